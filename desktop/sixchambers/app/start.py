"""Opens the program."""

from __future__ import annotations

import os
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from .guard import refuse_broken_qt
from .settings import Settings


def has_display() -> bool:
    """Can a window be opened here? On Linux that takes an X or Wayland server, or a platform chosen on purpose."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_window(language: str = "") -> int:
    """The window, until it is closed."""
    refuse_broken_qt()
    QGuiApplication.setApplicationName("sixchambers")
    QGuiApplication.setApplicationDisplayName("Six Chambers")
    QGuiApplication.setDesktopFileName("sixchambers")
    app = QApplication(sys.argv[:1])
    settings = Settings()
    if language:
        settings.language = language
    from .window import Window

    window = Window(settings)
    window.show()
    return app.exec()
