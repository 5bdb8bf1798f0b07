"""What there is to see: the window in both languages, and a game of bots at each table."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

from ...words.speaker import LANGUAGES
from ..demonstration import demonstration_of
from ..settings import Settings
from ..window import Window
from .found import expect, until

SIZE = (1024, 640)
COLOURFUL = 200
"""So many colours at least are in a picture of anything of ours; a blank one has a handful."""


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 6) for y in range(0, image.height(), 6)})


def window() -> str:
    """The real one, with the lobby in it; its menus change their language."""
    with tempfile.TemporaryDirectory() as folder:
        shown = Window(Settings(Path(folder) / "settings.ini"))
        shown.show()
        until(shown.isVisible, "a window")
        until(lambda: shown.lobby.furnished, "the lobby")
        titles = set()
        for language in LANGUAGES:
            shown.settings.language = language
            expect(shown.speaker.language == language, "the language stays the same")
            titles.add(tuple(action.text() for action in shown.menuBar().actions()))
        seen = colours(shown.grab().toImage())
        shown.close()
        shown.deleteLater()
    expect(len(titles) == len(LANGUAGES), "the menus are the same in both languages")
    expect(seen >= COLOURFUL, f"only {seen} colours in the lobby")
    screen = QGuiApplication.primaryScreen().size()
    return f"{QGuiApplication.platformName()}, {screen.width()} × {screen.height()}"


def game(name: str, language: str, seats: int = 4) -> str:
    """Bots play it to its end, the real scene shows it."""
    with tempfile.TemporaryDirectory() as folder:
        shown = demonstration_of(name)(name, seats, "checkup", Path(folder), SIZE, language, {}, "night")
        shown.run()
        shown.scene.close()
        seen = colours(QImage(str(Path(folder) / "end.png")))
    expect(seen >= COLOURFUL, f"only {seen} colours on the table")
    return f"{shown.rounds}"
