"""The window for tests: real windows in a folder of their own, and hands that use keys and mouse and nothing else."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from helpers.klack import random_answer
from sixchambers.app import sitting
from sixchambers.app.curtain import SETTLE
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.settings import Settings
from sixchambers.app.table_page import TablePage
from sixchambers.app.voices import BotVoices
from sixchambers.app.window import Window
from sixchambers.app.worker_process import WorkerProcess
from sixchambers.engine.chance import seed_from_text
from sixchambers.engine.journal import Journal, SeatInfo
from sixchambers.engine.questions import AnyQuestion, ChooseCounts
from sixchambers.engine.table import Table, open_table
from sixchambers.games.klack.game import KLACK
from sixchambers.table.klack.scene import KlackScene
from sixchambers.table.piece import Piece
from sixchambers.table.sound import Sound

PATIENCE = 20_000
WHOLE_GAME = 90
"""Seconds: generous, for a machine that is busy with other tests."""
"""Milliseconds until something is taken for lost; nothing waits that long unless it is broken."""


def seats(*players: str) -> tuple[SeatInfo, ...]:
    """ "Anna" is a person here, "Rosa:deputy" a bot."""
    parts = [player.partition(":") for player in players]
    return tuple(SeatInfo(name, kind or "person") for name, _, kind in parts)


ALONE = seats("Anna", "Rosa:greenhorn", "Clem:deputy")
TOGETHER = seats("Anna", "Bert", "Cleo")


class House:
    """Opens windows on one settings file and one saves folder, as one person's machine would."""

    def __init__(self, qtbot: QtBot, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.patch = patch
        self.saves = folder / "data" / "sixchambers" / "saves"
        self.file = folder / "settings.ini"
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        # Bots seem to think for a shorter while; they still think in their own process.
        patch.setattr(sitting, "BOT_PAUSE", (20, 90))

    def settings(self, **wanted: Any) -> Settings:
        settings = Settings(self.file)
        for name, value in {"speed": 4.0, "reduced_motion": True, "language": "en", **wanted}.items():
            setattr(settings, name, value)
        return settings

    def open(self, size: tuple[int, int] = (1280, 800), **wanted: Any) -> Hands:
        """A window with its lobby, on the screen and in front."""
        return self.show(Window(self.settings(**wanted), Sound(self.folder / "silence")), size)

    def show(self, window: Window, size: tuple[int, int] | None = (1280, 800)) -> Hands:
        self.qtbot.addWidget(window)
        if size is not None:
            window.resize(*size)
        window.show()
        window.activateWindow()
        self.qtbot.waitUntil(lambda: window._lobby is not None and window.lobby.furnished, timeout=PATIENCE)
        self.qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
        return Hands(self, window)

    def at_table(
        self,
        players: tuple[SeatInfo, ...] = ALONE,
        seed: str = "house",
        size: tuple[int, int] = (1280, 800),
        time_limit: int | None = None,
        options: dict[str, Any] | None = None,
        **wanted: Any,
    ) -> Hands:
        """A window in which a game has just begun."""
        hands = self.open(size, **wanted)
        hands.window.start(GameSetup("klack", players, {"pull": "hand", **(options or {})}, seed, time_limit))
        return hands

    def saved(
        self,
        until: Callable[[Table], bool],
        players: tuple[SeatInfo, ...] = ALONE,
        options: dict[str, Any] | None = None,
        name: str = "saved",
    ) -> Path:
        """A saved game in which something is the case: seeds and random answers are tried until it is."""
        path = self.saves / f"{name}.sixchambers"
        for number in range(400):
            table = open_table(KLACK, players, options=options or {}, seed=seed_from_text(f"{name} {number}"))
            path.unlink(missing_ok=True)
            table.journal = Journal.begin(path, table.header)
            random = Random(number)
            while table.outcome is None and not until(table):
                seat = random.choice(table.play.owing())
                question = table.play.question(seat)
                assert question is not None
                table.submit(seat, random_answer(question, random))
            table.journal.close()
            if table.outcome is None:
                return path
        raise AssertionError("no game came to that")

    def back_at(self, path: Path, size: tuple[int, int] = (1280, 800), **wanted: Any) -> Hands:
        """A window in which a saved game goes on."""
        hands = self.open(size, last_game=str(path), **wanted)
        hands.window.resume()
        return hands

    def forget(self) -> None:
        """Another person's machine: no settings, no saved games."""
        self.file = self.file.with_name(f"other {self.file.name}")
        self.saves = self.saves.parent.parent.parent / "other" / "sixchambers" / "saves"
        self.patch.setenv("XDG_DATA_HOME", str(self.saves.parent.parent))

    def wait(self, until: Callable[[], Any], why: str = "") -> None:
        """Until something is so; in case it never is, say what was hoped for."""
        try:
            self.qtbot.waitUntil(lambda: bool(until()), timeout=PATIENCE)
        except AssertionError:
            raise AssertionError(f"in vain: {why or until}") from None


class Hands:
    """One person's hands at a window. Everything they do is a key event or a mouse event."""

    def __init__(self, house: House, window: Window) -> None:
        self.house = house
        self.qtbot = house.qtbot
        self.window = window

    @property
    def page(self) -> TablePage:
        assert self.window.page is not None
        return self.window.page

    def page_or_none(self) -> TablePage | None:
        return self.window.page

    @property
    def scene(self) -> KlackScene:
        scene = self.page.scene
        assert isinstance(scene, KlackScene)
        return scene

    @property
    def sounds(self) -> list[str]:
        return list(self.window.sound.last_played)

    # --- keys and mouse ----------------------------------------------------------------------------------------

    def key(self, key: Qt.Key | str, *modifiers: Qt.KeyboardModifier) -> None:
        """Press a key where the focus is, and let what follows from it happen."""
        target = QApplication.focusWidget() or self.window
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= modifier
        self.qtbot.keyClick(target, key, held)
        self.qtbot.wait(1)

    def click(self, piece: Piece) -> None:
        self.qtbot.mouseClick(self.scene.viewport(), Qt.MouseButton.LeftButton, pos=self.spot(piece))
        self.qtbot.wait(1)

    def spot(self, piece: Piece) -> QPoint:
        """Where nothing lies on it: overlapping bills show their left edges."""
        body = piece.body()
        for share in (0.5, 0.25, 0.12, 0.06, 0.03):
            spot = self.scene.mapFromScene(piece.mapToScene(QPointF(body.left() + body.width() * share, 0)))
            if self.scene.itemAt(spot) is piece:
                return spot
        raise AssertionError(f"{piece.front} cannot be reached with the mouse")

    def click_felt(self) -> None:
        """On the table where nothing lies."""
        self.qtbot.mouseClick(self.scene.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        self.qtbot.wait(1)

    def press(self, id: str) -> None:
        """A button of the bar, with the mouse."""
        button = self.page.bar.button(id)
        assert button is not None, f"no button {id} among {list(self.page.bar._made)}"
        self.click_widget(button)

    def click_widget(self, widget: QWidget) -> None:
        """In its middle, if nothing covers it."""
        self.qtbot.wait(1)  # a new button gets its place
        middle = widget.rect().center()
        assert self.window.childAt(widget.mapTo(self.window, middle)) is widget, f"{widget} is covered"
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)
        self.qtbot.wait(1)

    def menu(self, text: str) -> QAction:
        """The entry of the menu bar that reads so."""
        entries = [action for menu in self.window.findChildren(QMenu) for action in menu.actions()]
        return next(action for action in entries if action.text().replace("&", "") == text)

    def hover(self, piece: Piece | None) -> None:
        spot = QPoint(3, 3) if piece is None else self.spot(piece)
        self.qtbot.mouseMove(self.scene.viewport(), spot)
        self.qtbot.wait(1)

    # --- waiting -----------------------------------------------------------------------------------------------

    def wait(self, until: Callable[[], Any], why: str = "") -> None:
        self.house.wait(until, why)

    def hurry(self) -> None:
        """The key every table has for it."""
        if self.scene.director.busy:
            self.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)

    def is_asked(self, about: str = "") -> bool:
        question = self.scene.question
        return bool(question is not None and self.scene.owes and (not about or question.about == about))

    def until_asked(self, about: str = "") -> AnyQuestion:
        """What has to be shown is hurried over; what bots have to think about is waited for."""

        def asked() -> bool:
            self.hurry()
            return self.is_asked(about)

        self.wait(asked, f"asked about {about or 'anything'}")
        assert self.scene.question is not None
        return self.scene.question

    def until_quiet(self) -> None:
        """Nothing moves any more."""
        self.wait(lambda: not self.scene.director.busy, "a table at rest")

    def until_curtain(self) -> None:
        def down() -> bool:
            self.hurry()
            return self.page.curtain.isVisible()

        self.wait(down, "a curtain")

    def lift(self) -> None:
        self.key(Qt.Key.Key_Return)

    def lift_by_mouse(self) -> None:
        """Not at once: whoever has just clicked may do so twice."""
        self.qtbot.wait(SETTLE + 10)
        self.qtbot.mouseClick(self.page.curtain, Qt.MouseButton.LeftButton)
        self.qtbot.wait(1)

    # --- the bots' process ---------------------------------------------------------------------------------------

    @property
    def worker(self) -> WorkerProcess:
        voices = self.page.sitting.voices
        assert isinstance(voices, BotVoices)
        return voices.worker

    def freeze_bots(self) -> None:
        """No bot answers until they are thawed."""
        self.wait(lambda: self.worker.pid, "a worker")
        os.kill(self.worker.pid, signal.SIGSTOP)

    def thaw_bots(self) -> None:
        os.kill(self.worker.pid, signal.SIGCONT)

    # --- dialogs -----------------------------------------------------------------------------------------------

    def in_dialog(self, do: Callable[[QWidget], Any], open: Callable[[], Any]) -> Any:
        """Open a dialog that waits for somebody, and be that somebody."""
        result: list[Any] = []
        waiting = True

        def act() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                if waiting:  # no dialog of a later test is meant
                    QTimer.singleShot(10, act)
                return
            try:
                result.append(do(dialog))
            finally:
                if dialog.isVisible():
                    dialog.close()

        QTimer.singleShot(0, act)
        try:
            open()
        finally:
            waiting = False
        assert result, "no dialog came"
        if self.window.isVisible():  # a window manager would do this
            self.window.activateWindow()
            self.wait(self.window.isActiveWindow, "the window in front again")
        return result[0]

    def told(self, open: Callable[[], Any]) -> str:
        """The sentence of a message box."""

        def read(box: QWidget) -> str:
            assert isinstance(box, QMessageBox)
            return box.text()

        text = self.in_dialog(read, open)
        assert isinstance(text, str)
        return text


Player = Callable[[Hands, AnyQuestion], None]


def play(hands: Hands, player: Player, watch: Callable[[Hands], None] | None = None, mouse: bool = False) -> None:
    """To the end of the game. `watch` is called at every moment: before every key, between and while things move."""
    end = monotonic() + WHOLE_GAME
    while not hands.page.sitting.over:
        assert monotonic() < end, f"stuck: {hands.page.bar.prompt.text()!r}"
        if watch is not None:
            watch(hands)
        if hands.page.curtain.isVisible():
            hands.lift_by_mouse() if mouse else hands.lift()
        elif hands.is_asked():
            assert hands.scene.question is not None
            player(hands, hands.scene.question)
        elif hands.scene.director.busy:
            hands.click_felt() if mouse else hands.key(Qt.Key.Key_Space)
        else:
            hands.qtbot.wait(5)


class Keys:
    """Plays with the keyboard alone, and tries every way it has."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)
        self.used: set[str] = set()

    def __call__(self, hands: Hands, question: AnyQuestion) -> None:
        if question.about == "trigger":
            self._say("pull")
            hands.key(self.random.choice([Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter]))
            return
        if isinstance(question, ChooseCounts):
            self._bid(hands, question)
            hands.key(Qt.Key.Key_Return)
            return
        answer = self.random.choice(list(question.legal()))
        if self.random.random() < 0.5:
            self._say("number")
            hands.key(Qt.Key(Qt.Key.Key_1 + answer))
            hands.key(Qt.Key.Key_Return)
        else:
            self._say("walk")
            goal = hands.scene.plates[answer] if question.about == "seat" else hands.scene.stacks[question.seat][answer]
            self._walk(hands, goal)
            hands.key(Qt.Key.Key_Space)
            hands.key(Qt.Key.Key_Space)

    def _bid(self, hands: Hands, question: ChooseCounts) -> None:
        ones, twos = random_answer(question, self.random)
        if self.random.random() < 0.5:
            self._say("number")
            for key, times in ((Qt.Key.Key_1, ones), (Qt.Key.Key_2, twos)):
                for _ in range(times):
                    hands.key(key)
        else:
            self._say("walk")
            have = question.have[0]
            for number in (*range(ones), *range(have, have + twos)):
                self._walk(hands, hands.scene.purse[number])
                hands.key(Qt.Key.Key_Space)

    def _walk(self, hands: Hands, goal: Piece) -> None:
        step = self.random.choice([Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up])
        for _ in range(len(hands.scene.targets) + 1):
            if goal.hasFocus():
                return
            hands.key(step)
        raise AssertionError("the arrow keys do not get there")

    def _say(self, way: str) -> None:
        self.used.add(way)


class Mouse:
    """Plays with the mouse alone."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)

    def __call__(self, hands: Hands, question: AnyQuestion) -> None:
        scene = hands.scene
        if question.about == "trigger":
            hands.press("pull")
        elif isinstance(question, ChooseCounts):
            ones, twos = random_answer(question, self.random)
            have = question.have[0]
            for number in (*range(ones), *range(have, have + twos)):
                hands.click(scene.purse[number])
            hands.press("place")
        else:
            answer = self.random.choice(list(question.legal()))
            goal = scene.plates[answer] if question.about == "seat" else scene.stacks[question.seat][answer]
            hands.click(goal)
            if self.random.random() < 0.5:
                hands.click(goal)
            else:
                hands.press("confirm")
