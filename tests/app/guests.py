"""One person at a real window, and seats that answer at once: for tests of a game's table, bar and sitting together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixchambers.app.settings import Settings
from sixchambers.app.table_page import TablePage
from sixchambers.engine.game import AnyGame
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.message import message
from sixchambers.engine.questions import HOLD, Answer, AnyQuestion, Window
from sixchambers.engine.table import open_table
from sixchambers.engine.update import Update
from sixchambers.players.arena import derived_seed
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import speaker

WHOLE_TEST = 60
"""Seconds, on a machine that is busy with other things."""


class Chatter:
    """Seats without a person answer at once, at random; in windows they let everything pass."""

    def __init__(self, answers: Callable[[AnyQuestion, Random], Sequence[Answer]]) -> None:
        self.answers = answers
        self.random = Random(5)

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None: ...

    def hear(self, update: Update) -> None: ...

    def think(self, update: Update, deliver: Callable[[Answer, Any], None]) -> None:
        assert update.question is not None
        deliver(self.choose(update.question), message("engine.not_asked"))

    def choose(self, question: AnyQuestion) -> Answer:
        return None if isinstance(question, Window) else self.answers(question, self.random)[0]

    def close(self) -> None: ...


class AtWindow:
    """Mixed into a game's person: keys go to whatever has the focus, clicks to what is under the mouse."""

    scene: Any
    given: list[Answer]

    def __init__(self, qtbot: QtBot, page: TablePage) -> None:
        super().__init__(page.scene)  # type: ignore[call-arg]
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

    def until(self, wanted: Callable[[], bool]) -> bool:
        """Let the game go on until this is so; False when it is over."""
        end = monotonic() + WHOLE_TEST
        while monotonic() < end:
            if self.page.sitting.over:
                return False
            if not self.scene.director.busy and wanted():
                return True
            self.scene.skip()
            self.qtbot.wait(1)
        raise AssertionError(f"stuck at {self.page.bar.prompt.text()!r}")

    def until_asked(self, wanted: Callable[[AnyQuestion], bool] = lambda question: True) -> AnyQuestion | None:
        """The next question of this kind for the person here, or None when the game is over; to anything else the
        usual answer is given."""
        scene = self.scene

        def asked() -> bool:
            question = scene.question
            if question is None or not (scene.owes or scene.given == HOLD):
                return False
            if not wanted(question):
                scene.answer(question.default)
                return False
            return True

        return scene.question if self.until(asked) else None


def open_page(
    qtbot: QtBot,
    tmp_path: Path,
    game: AnyGame,
    names: Sequence[str],
    seed: object,
    voices: Chatter,
    options: dict[str, Any],
) -> TablePage:
    """A table at which the first one is a person, shown and begun."""
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion, settings.speed = True, 4.0
    people = [SeatInfo(names[0]), *(SeatInfo(name, "greenhorn") for name in names[1:])]
    table = open_table(game, people, options=options, seed=derived_seed(f"{game.id} window", seed))
    page = TablePage(table, speaker("en"), settings, Sound(tmp_path / "silence"), voices)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=20_000)
    page.begin()
    return page
