"""BANG! The Dice Game in the real window: bar, shortcuts, strip and sitting together, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.guests import AtWindow, Chatter, open_page
from sixchambers.app import sitting
from sixchambers.engine.questions import HOLD, Window
from sixchambers.games.dice.game import DICE
from table.dice_person import Person
from table.dice_tables import NAMES, options_for, some_answers


class Guest(AtWindow, Person):
    """Somebody who plays the dice game at a real window."""


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guest]:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))

    def open_it(seats: int, seed: object, **options: Any) -> Guest:
        return Guest(qtbot, open_page(qtbot, tmp_path, DICE, NAMES[:seats], seed, Chatter(some_answers), options))

    return open_it


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
def test_turns_played_in_the_real_window(sit_down: Callable[..., Guest], way: str) -> None:
    guest = sit_down(4, way, saloon_dice=True, chiefs_arrow=True, new_characters=True, throw="hand", notebook=True)
    random = Random(3)
    met = set()
    for _ in range(22):
        question = guest.until_asked()
        if question is None:
            break
        met.add(question.about)
        answer = some_answers(question, random)[0]
        guest.given.clear()
        guest.answer(question, answer, way)
        assert guest.given == [answer]
    assert {"start", "reroll"} <= met
    guest.page.close_table()


def test_a_power_is_revealed_in_a_window(sit_down: Callable[..., Guest]) -> None:
    """The key stops the clock, the bar asks for the rest, and everybody sees the card."""
    for seed in range(40):
        guest = sit_down(4, seed, **options_for(4, "special"))
        role = guest.page.table.play.state.roles[0]
        if role == "the_gambler":
            break
        guest.page.close_table()
        guest.page.hide()
    question = guest.until_asked(
        lambda question: question.about == "last_throw" and bool(getattr(question, "moves", ()))
    )
    assert isinstance(question, Window)
    strip = guest.scene.windows.strip
    assert strip.isVisible()
    revealed: list[str] = []
    guest.scene.happened.connect(lambda event: revealed.append(getattr(event, "role", "")))
    guest.given.clear()
    guest.key("R")
    assert guest.given == [HOLD]
    question = guest.until_asked()
    assert isinstance(question, Window) and guest.scene.asking.picker is not None
    assert guest.page.bar.button("confirm") is not None
    guest.key("Return")
    assert guest.given[-1] == ("the_gambler", None, None)
    assert guest.until(lambda: "the_gambler" in revealed)
    assert guest.scene.chairs[0].role.face_up
    guest.page.close_table()
