"""Not a test: the program of `test_killed.py`. `sixchambers play`, with somebody at its keyboard who tells what is shown.

`python killed_program.py SEED` begins a game in the lobby, or goes back to the one that was interrupted, and plays it
with key events until it is over or the process is killed. What the screen shows is told line by line as JSON.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

TICK = 4


class Player:
    """Somebody at the keyboard. `tell` runs before the program can do anything else."""

    def __init__(self, window: Any, seed: str) -> None:
        from PySide6.QtCore import QTimer

        self.window = window
        self.seed = seed
        self.random = Random(seed)
        self._asked: object = None
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK)

    @staticmethod
    def tell(**what: Any) -> None:
        print(json.dumps(what), flush=True)

    def watch(self, page: Any) -> None:
        """Before the game begins or goes on: from now on everything it shows is told."""
        encode = page.table.game.codec.encode
        page.sitting.opened.connect(lambda update: self.tell(opened=encode(update).decode(), worker=self._worker(page)))
        page.scene.answered.connect(lambda answer: self.tell(gave=answer))
        page.scene.happened.connect(self._shown)

    def _worker(self, page: Any) -> int:
        pid: int = page.sitting.voices.worker.pid
        return pid

    def _shown(self, event: Any) -> None:
        line = event.line()
        if line is not None:
            self.tell(shown=self.window.speaker.say(line, self.window.page.names))

    def _press(self, key: Any, held: Any = None) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        QTest.keyClick(QApplication.focusWidget() or self.window, key, held or Qt.KeyboardModifier.NoModifier)

    def _tick(self) -> None:
        from PySide6.QtCore import Qt

        page = self.window.page
        if page is None:
            self._sit_down()
        elif page.sitting.over:
            self.tell(over=True)
            self._timer.stop()
            self.window.close()
        elif page.scene.question is not None and page.scene.owes:
            self._answer(page.scene.question)
        elif page.scene.director.busy and self.random.random() < 0.05:
            self._press(Qt.Key.Key_Space)

    def _sit_down(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        lobby = self.window.lobby
        if not lobby.furnished:
            return
        if lobby.strip.resume.isVisible():
            QTest.mouseClick(lobby.strip.resume, Qt.MouseButton.LeftButton)
        else:
            lobby.rules.seed.setText(self.seed)
            self._press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _answer(self, question: Any) -> None:
        from PySide6.QtCore import Qt

        from sixchambers.engine.questions import ChooseCounts

        now = (self.window.page.sitting.asked_now, question.about)
        if now != self._asked:
            self._asked = now
            self.tell(asked=now[0][1], about=question.about)
            return
        if isinstance(question, ChooseCounts):
            self._press(self.random.choice([Qt.Key.Key_1, Qt.Key.Key_2]))
        elif question.about != "trigger":
            self._press(Qt.Key(Qt.Key.Key_1 + self.random.choice(list(question.legal()))))
        self._press(Qt.Key.Key_Return)


def main(seed: str) -> int:
    from sixchambers.__main__ import main as program
    from sixchambers.app import sitting, start
    from sixchambers.app.table_page import TablePage

    sitting.BOT_PAUSE = (1, 40)
    guard, begin = start._guard, TablePage.begin
    players: list[Player] = []

    def come(window: Any) -> None:
        guard(window)
        players.append(Player(window, seed))

    def begin_watched(page: Any, heard: Any = None) -> None:
        players[0].watch(page)
        begin(page, heard)

    start._guard = come
    TablePage.begin = begin_watched  # type: ignore[method-assign]
    sys.argv = ["sixchambers", "play", "--lang", "en"]
    return program()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
