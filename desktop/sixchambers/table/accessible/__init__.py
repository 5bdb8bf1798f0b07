"""The table for screen readers.

Qt knows nothing of what lies in a graphics scene. Here each thing on the table gets an interface of its own, made when
somebody asks for it: without a screen reader none of this exists, and a table costs not one call more.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_installed = False


def install() -> None:
    """From now on Qt asks us about tables. Once a program; until a screen reader asks Qt, nothing comes of it."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_make)


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    from ..scene import GameScene

    if not isinstance(thing, GameScene):
        return None
    from .tree import TableInterface, hold

    return hold(TableInterface(thing))


def announce(widget: QWidget, text: str) -> None:
    """Say something that is no thing on the table: what happened, what is asked, why not. It waits its turn."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
