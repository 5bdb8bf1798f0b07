"""BANG! The Dice Game in the real window: bar, shortcuts, strip and sitting together, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixchambers.app import sitting
from sixchambers.app.settings import Settings
from sixchambers.app.table_page import TablePage
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.message import message
from sixchambers.engine.questions import HOLD, Answer, AnyQuestion, Window
from sixchambers.engine.table import open_table
from sixchambers.engine.update import Update
from sixchambers.games.dice.game import DICE
from sixchambers.players.arena import derived_seed
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import speaker
from table.dice_person import Person
from table.dice_tables import NAMES, options_for, some_answers

WHOLE_TEST = 60
"""Seconds, on a machine that is busy with other things."""


class Chatter:
    """Seats without a person answer at once, at random."""

    def __init__(self) -> None:
        self.random = Random(5)

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None: ...

    def hear(self, update: Update) -> None: ...

    def think(self, update: Update, deliver: Callable[[Answer, Any], None]) -> None:
        assert update.question is not None
        passes = isinstance(update.question, Window)
        deliver(None if passes else some_answers(update.question, self.random)[0], message("engine.not_asked"))

    def close(self) -> None: ...


class Guest(Person):
    """At a real window: keys go to whatever has the focus, clicks to what is under the mouse."""

    def __init__(self, qtbot: QtBot, page: TablePage) -> None:
        assert isinstance(page.scene, DiceScene)
        super().__init__(page.scene)
        self.qtbot = qtbot
        self.page = page

    def _answered(self, answer: Answer) -> None:
        self.given.append(answer)

    def key(self, key: str) -> None:
        stroke = QKeySequence(key)[0]
        target = QApplication.focusWidget() or self.page
        self.qtbot.keyClick(target, stroke.key(), stroke.keyboardModifiers())
        self.qtbot.wait(1)

    def button(self, id: str) -> None:
        self.qtbot.wait(1)
        widget = self.page.bar.button(id)
        if widget is None:
            widget = next(button for button in self.scene.windows.strip._buttons if button.objectName() == id)
        assert widget.isVisibleTo(self.page) and widget.isEnabled(), id
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.qtbot.wait(1)


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guest]:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))

    def open_it(seats: int, seed: object, **options: Any) -> Guest:
        settings = Settings(tmp_path / "settings.ini")
        settings.reduced_motion, settings.speed = True, 4.0
        people = [SeatInfo(NAMES[0]), *(SeatInfo(name, "greenhorn") for name in NAMES[1:seats])]
        table = open_table(DICE, people, options=options, seed=derived_seed("window", seed))
        page = TablePage(table, speaker("en"), settings, Sound(tmp_path / "silence"), Chatter())
        qtbot.addWidget(page)
        page.resize(1024, 640)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow, timeout=20_000)
        page.begin()
        return Guest(qtbot, page)

    return open_it


def until_asked(guest: Guest, wanted: Callable[[AnyQuestion], bool] = lambda question: True) -> AnyQuestion | None:
    """The next question for the person here, or None when the game is over."""
    end = monotonic() + WHOLE_TEST
    while monotonic() < end:
        scene, page = guest.scene, guest.page
        if page.sitting.over:
            return None
        question = scene.question
        if question is not None and (scene.owes or scene.given == HOLD) and not scene.director.busy:
            if wanted(question):
                return question
            scene.answer(question.default)
        if scene.director.busy:
            scene.skip()
        guest.qtbot.wait(1)
    raise AssertionError(f"stuck at {guest.page.bar.prompt.text()!r}")


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
def test_turns_played_in_the_real_window(sit_down: Callable[..., Guest], way: str) -> None:
    guest = sit_down(4, way, saloon_dice=True, chiefs_arrow=True, new_characters=True, throw="hand", notebook=True)
    random = Random(3)
    met = set()
    for _ in range(22):
        question = until_asked(guest)
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
    question = until_asked(
        guest, lambda question: question.about == "last_throw" and bool(getattr(question, "moves", ()))
    )
    assert isinstance(question, Window)
    strip = guest.scene.windows.strip
    assert strip.isVisible()
    revealed: list[str] = []
    guest.scene.happened.connect(lambda event: revealed.append(getattr(event, "role", "")))
    guest.given.clear()
    guest.key("R")
    assert guest.given == [HOLD]
    question = until_asked(guest)
    assert isinstance(question, Window) and guest.scene.asking.picker is not None
    assert guest.page.bar.button("confirm") is not None
    guest.key("Return")
    assert guest.given[-1] == ("the_gambler", None, None)
    end = monotonic() + WHOLE_TEST
    while "the_gambler" not in revealed:
        assert monotonic() < end
        guest.scene.skip()
        guest.qtbot.wait(5)
    assert guest.scene.chairs[0].role.face_up
    guest.page.close_table()
