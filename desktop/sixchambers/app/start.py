"""Opens the program."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from .first_paint import FirstPaint
from .guard import refuse_broken_qt
from .settings import Settings

if TYPE_CHECKING:
    from .errands import Errand
    from .window import Window


def has_display() -> bool:
    """Can a window be opened here? On Linux that takes an X or Wayland server, or a platform chosen on purpose."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    if os.environ.get("WAYLAND_DISPLAY"):
        return True
    return _x_server_answers(os.environ.get("DISPLAY", ""))


def _x_server_answers(display: str) -> bool:
    """Is somebody there? Qt ends the program if nobody is, so we knock first."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not number.isdigit():
        return False
    if host and host != "unix":
        try:
            with socket.create_connection((host, 6000 + int(number)), timeout=2):
                return True
        except OSError:
            return False
    for name in (f"/tmp/.X11-unix/X{number}", f"\0/tmp/.X11-unix/X{number}"):
        with suppress(OSError), socket.socket(socket.AF_UNIX) as knock:
            knock.connect(name)
            return True
    return False


def open_window(
    language: str = "", file: Path | None = None, errand: Errand | None = None, people: Sequence[str] = ()
) -> int:
    """The window, until it is closed; with a saved game in it, if one is named, or on some other errand."""
    refuse_broken_qt()
    QGuiApplication.setApplicationName("sixchambers")
    QGuiApplication.setApplicationDisplayName("Six Chambers")
    QGuiApplication.setDesktopFileName("sixchambers")
    app = Program(sys.argv[:1])
    settings = Settings()
    if language:
        settings.language = language
    if people:
        settings.names = list(dict.fromkeys([*people, *settings.names]))
    from .window import Window

    window = Window(settings)
    app.open = window.open_save
    window.show()
    if file is not None:
        FirstPaint(window.entrance, lambda: window.open_save(file))
    elif errand is not None:
        FirstPaint(window.entrance, lambda: errand(window))
    FirstPaint(window.entrance, lambda: _guard(window))
    return app.exec()


def painted(window: Window) -> None:
    """The errand of whoever measures: say that the first frame is there, and go."""
    print("painted", flush=True)
    QApplication.exit()


class Program(QApplication):
    """macOS hands over a file that was double-clicked as an event, and not on the command line."""

    open: Callable[[Path], object] | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file() and self.open is not None:
            self.open(Path(event.file()))
            return True
        return super().event(event)


def _guard(window: Window) -> None:
    from .care.crash import CrashGuard

    CrashGuard(window).install()
