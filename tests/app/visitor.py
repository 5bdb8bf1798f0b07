"""A short visit to the program, in a process of its own: open the window, sit down, play a little, look around.

`python visitor.py RESOURCES TRANSLATIONS SETTINGS [PICTURE]` takes drawings, sounds, fonts and words from these folders,
and prints what it saw as JSON. Whatever fails on the way ends up on stderr as a traceback.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic

import sixchambers.places as places

PATIENCE = 40.0


def main(resources: str, translations: str, settings_file: str, picture: str = "") -> None:
    places.resources = lambda: Path(resources)
    places.translations = lambda: Path(translations)
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from sixchambers.app import sitting
    from sixchambers.app.lobby.setup import GameSetup
    from sixchambers.app.settings import Settings
    from sixchambers.app.window import Window
    from sixchambers.engine.journal import SeatInfo

    app = QApplication(["visitor"])
    sitting.BOT_PAUSE = (5, 20)
    settings = Settings(Path(settings_file))
    settings.speed = 4.0
    window = Window(settings)
    window.show()
    window.activateWindow()

    def until(wanted: object, what: str) -> None:
        end = monotonic() + PATIENCE
        while not wanted():  # type: ignore[operator]
            if monotonic() > end:
                raise TimeoutError(what)
            QTest.qWait(10)

    until(lambda: window._lobby is not None and window.lobby.furnished, "a lobby")
    until(window.isActiveWindow, "a window in front")
    status = window.statusBar().currentMessage()
    window.grab()
    seats = (SeatInfo("Anna"), SeatInfo("Rosa", "greenhorn"), SeatInfo("Clem", "greenhorn"))
    window.start(GameSetup("klack", seats, {}, "visit"))
    page = window.page
    assert page is not None
    rounds: set[int] = set()
    end = monotonic() + PATIENCE
    while not page.sitting.over and len(rounds) < 4:
        if monotonic() > end:
            raise TimeoutError(page.bar.prompt.text())
        until(lambda: page.scene.director.skip() or page.sitting.over or page.scene.question is not None, "a question")
        question = page.scene.question
        rounds.add(page.table.play.state.round)
        if question is not None and page.scene.owes:
            if question.about == "bills":
                QTest.keyClick(page.scene, Qt.Key.Key_1 if question.have[0] else Qt.Key.Key_2)
            else:
                QTest.keyClick(page.scene, Qt.Key(Qt.Key.Key_1 + question.default))
            QTest.keyClick(page.scene, Qt.Key.Key_Return)
        window.grab()
        QTest.qWait(10)
    if picture:
        window.grab().save(picture)
    seen = {"status": status, "rounds": len(rounds), "title": window.windowTitle(), "prompt": page.bar.prompt.text()}
    window.close()
    app.processEvents()
    print(json.dumps(seen))


if __name__ == "__main__":
    main(*sys.argv[1:])
