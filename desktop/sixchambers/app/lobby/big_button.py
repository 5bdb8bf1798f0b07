"""The big word on a bar of buttons."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton

LEAST = 13


def fit_big(button: QPushButton, free: int) -> None:
    """The word shrinks rather than push its neighbours out; the button stays as tall as it was."""
    button.setStyleSheet("")
    button.setMinimumHeight(0)
    hint = button.sizeHint()
    if 0 < free < hint.width():
        words = max(QFontMetrics(button.font()).horizontalAdvance(button.text()), 1)
        room = max(free - (hint.width() - words), 1)
        button.setMinimumHeight(hint.height())
        button.setStyleSheet(f"font-size: {max(int(button.font().pixelSize() * room / words), LEAST)}px;")


def big_height(button: QPushButton) -> int:
    """However small its word has become."""
    return max(button.sizeHint().height(), button.minimumHeight())
