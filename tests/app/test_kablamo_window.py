"""Kablamo in the real window: bar, shortcuts, strip and sitting together, by keys, on foot and by mouse; giving up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.guests import AtWindow, Chatter, open_page
from helpers.kablamo import NAMES, random_answer
from sixchambers.app import sitting
from sixchambers.engine.questions import HOLD, Window
from sixchambers.games.kablamo.events import Conceded
from sixchambers.games.kablamo.game import KABLAMO
from table.kablamo_person import Gunman


class Guest(AtWindow, Gunman):
    """Somebody who plays Kablamo at a real window."""


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guest]:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))

    def open_it(seats: int, seed: object, **options: Any) -> Guest:
        voices = Chatter(lambda question, random: [random_answer(question, random)])
        options = {"reaction": "brisk", **options}
        return Guest(qtbot, open_page(qtbot, tmp_path, KABLAMO, NAMES[:seats], seed, voices, options))

    return open_it


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
def test_rounds_played_in_the_real_window(sit_down: Callable[..., Guest], way: str) -> None:
    guest = sit_down(3, way, helper="trainer")
    random = Random(3)
    met = set()
    for _ in range(9):
        question = guest.until_asked(lambda question: not isinstance(question, Window))
        if question is None:
            break
        met.add(question.about)
        answer = random_answer(question, random)
        guest.given.clear()
        guest.answer(question, answer, way)
        assert guest.given == [answer]
    assert "load" in met and len(met) > 1
    guest.page.close_table()


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_giving_up_takes_two_steps_and_one_can_think_better_of_it(sit_down: Callable[..., Guest], way: str) -> None:
    """Whoever lays his revolver down leaves at the next window; not while the revolvers are still being loaded."""
    guest = sit_down(3, "enough")
    scene, table = guest.scene, guest.page.table
    assert guest.until_asked() is not None and not scene.offers(), "there is nothing to give up yet"
    assert guest.until_asked(lambda question: question.about != "load" and not isinstance(question, Window)) is not None
    (offer,) = scene.offers()
    press = guest.key if way == "keys" else guest.button
    press("G" if way == "keys" else f"offer{offer.id}")
    assert scene.offer is not None and guest.page.bar.prompt.text() == scene.say(offer.question.prompt)
    press("Escape" if way == "keys" else "leave_offer")
    assert scene.offer is None and scene.question is not None and scene.owes, "back where one was"
    told: list[Conceded] = []
    table.listen(1, lambda update: told.extend(event for event in update.events if isinstance(event, Conceded)))
    press("G" if way == "keys" else f"offer{offer.id}")
    press("1" if way == "keys" else "pick0")
    assert [event.seat for event in told] == [0]

    def gone() -> bool:
        if scene.question is not None and scene.owes and scene.given != HOLD:
            scene.answer(scene.question.default)
        return not table.play.state.alive[0]

    assert guest.until(gone) or not table.play.state.alive[0]
    guest.page.close_table()
