"""Small helpers for widgets."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

W = TypeVar("W", bound=QWidget)


def named(widget: W, name: str) -> W:
    """Give a widget the object name by which the style sheet knows it."""
    widget.setObjectName(name)
    return widget


def make_label(name: str = "") -> QLabel:
    """What it shows is text, whatever it looks like: names come from other people."""
    label = named(QLabel(), name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def make_button(name: str = "") -> QPushButton:
    return named(QPushButton(), name)
