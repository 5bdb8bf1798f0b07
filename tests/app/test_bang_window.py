"""BANG! in the real window: bar, shortcuts and sitting together, by keys and by mouse; and Sid Ketchum in between."""

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
from sixchambers.engine.questions import Answer, AnyQuestion
from sixchambers.engine.table import open_table
from sixchambers.engine.update import Update
from sixchambers.games.bang.game import BANG
from sixchambers.players.arena import derived_seed
from sixchambers.table.bang.scene import BangScene
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import speaker
from table.bang_person import BangPerson
from table.bang_tables import NAMES, some_answers

WHOLE_TEST = 60
"""Seconds, on a machine that is busy with other things."""


class Chatter:
    """Seats without a person answer at once, at random, and never end a turn while they can do something else."""

    def __init__(self) -> None:
        self.random = Random(5)

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None: ...

    def hear(self, update: Update) -> None: ...

    def think(self, update: Update, deliver: Callable[[Answer, Any], None]) -> None:
        assert update.question is not None
        answers = some_answers(update.question, self.random)
        if update.question.about == "play" and len(answers) > 1:
            answers.remove(None)
        deliver(answers[0], message("engine.not_asked"))

    def close(self) -> None: ...


class Guest(BangPerson):
    """At a real window: keys go to whatever has the focus, clicks to what is under the mouse."""

    def __init__(self, qtbot: QtBot, page: TablePage) -> None:
        assert isinstance(page.scene, BangScene)
        super().__init__(page.scene)  # type: ignore[arg-type]
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
        assert widget is not None and widget.isVisibleTo(self.page) and widget.isEnabled(), id
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.qtbot.wait(1)


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guest]:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))

    def open_it(seats: int, seed: object, **options: Any) -> Guest:
        settings = Settings(tmp_path / "settings.ini")
        settings.reduced_motion, settings.speed = True, 4.0
        people = [SeatInfo(NAMES[0]), *(SeatInfo(name, "greenhorn") for name in NAMES[1:seats])]
        table = open_table(BANG, people, options=options, seed=derived_seed("bang window", seed))
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


def until(guest: Guest, wanted: Callable[[], bool]) -> bool:
    """Let the game go on until this is so; False when it is over."""
    end = monotonic() + WHOLE_TEST
    while monotonic() < end:
        if guest.page.sitting.over:
            return False
        if not guest.scene.director.busy and wanted():
            return True
        guest.scene.skip()
        guest.qtbot.wait(1)
    raise AssertionError(f"stuck at {guest.page.bar.prompt.text()!r}")


def until_asked(guest: Guest) -> AnyQuestion | None:
    """The next question for the person here, or None when the game is over."""
    scene = guest.scene
    return scene.question if until(guest, lambda: scene.question is not None and scene.owes) else None


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
def test_turns_played_in_the_real_window(sit_down: Callable[..., Guest], way: str) -> None:
    guest = sit_down(5, way, characters="pick", notebook=True)
    random = Random(3)
    met = set()
    for _ in range(24):
        question = until_asked(guest)
        if question is None:
            break
        met.add(question.about)
        answers = some_answers(question, random)
        if question.about == "play" and len(answers) > 1 and random.random() < 0.8:
            answers.remove(None)
        guest.given.clear()
        guest.answer(question, answers[0], way)
        assert guest.given == [answers[0]]
    assert {"character", "play"} <= met and len(met) > 2
    guest.page.close_table()


def test_sid_ketchum_heals_while_others_are_asked(sit_down: Callable[..., Guest]) -> None:
    """The offer has a button of its own; nobody answers past whoever is using it; then the game goes on."""
    for seed in range(200):
        table = open_table(
            BANG, [SeatInfo(name) for name in NAMES[:5]], options={}, seed=derived_seed("bang window", seed)
        )
        if table.play.state.characters[0] == "sid_ketchum":
            break
    guest = sit_down(5, seed)
    scene, page, state = guest.scene, guest.page, guest.page.table.play.state

    def offered() -> bool:
        if scene.question is not None and scene.owes and not scene.offers():
            scene.answer(scene.question.default)
        return bool(scene.offers())

    assert until(guest, offered), "he was never wounded with two cards in his hand"
    state = page.table.play.state
    life = state.life[0]
    guest.key("S")
    assert scene.offer is not None and page.bar.prompt.text()
    assert "Back" in page.bar.button("leave_offer").text()  # type: ignore[union-attr]
    pair = next(iter(scene.offer.question.legal()))
    for card in pair:
        guest.pick("sid", card, "mouse")
    guest.button("confirm")
    assert until(guest, lambda: page.table.play.state.life[0] != life)
    state = page.table.play.state
    assert state.life[0] == life + 1 and not set(pair) & set(state.hands[0])
    page.close_table()


def test_whoever_cannot_answer_may_stop_being_asked_this_turn(sit_down: Callable[..., Guest]) -> None:
    """Only where passing is all one can do, and only until the turn is over."""
    for seed in range(30):
        guest = sit_down(6, ("pass", seed), gold_rush=False)
        scene, page = guest.scene, guest.page
        asked: list[AnyQuestion] = []

        def hopeless() -> bool:
            question = scene.question  # noqa: B023
            if question is None or not scene.owes:  # noqa: B023
                return False
            if any(action.id == "pass_turn" for action in scene.choices()):  # noqa: B023
                return True
            scene.answer(question.default)  # noqa: B023
            return False

        if not until(guest, hopeless):
            page.close_table()
            continue
        assert scene.question is not None and scene.question.only() == (None,)
        guest.key("P")
        assert page.sitting.passing.until(0) == "turn"

        def over() -> bool:
            question = scene.question  # noqa: B023
            if page.sitting.passing.until(0) is None:  # noqa: B023
                return True
            if question is not None and scene.owes:  # noqa: B023
                asked.append(question)  # noqa: B023
                scene.answer(question.default)  # noqa: B023
            return False

        until(guest, over)
        assert all(question.only() != (None,) for question in asked)
        page.close_table()
        return
    raise AssertionError("everybody always had an answer")
