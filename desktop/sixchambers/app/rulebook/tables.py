"""The example tables of a page: laid when they come into sight, moved along as the page is scrolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QTextDocument, QTextFragment
from PySide6.QtWidgets import QApplication, QWidget

from ...engine.rulebook import Example
from .example import ExampleTable, room_for

if TYPE_CHECKING:
    from .page import Page

SOON = 40
"""Milliseconds of rest before a table is laid: nobody who scrolls past has to wait for it."""


def fragments(document: QTextDocument) -> Iterator[QTextFragment]:
    """Every stretch of text or picture, in reading order."""
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            yield pieces.fragment()
            pieces += 1
        block = block.next()


def images(document: QTextDocument) -> Iterator[tuple[str, QTextFragment]]:
    """Every picture of a document with its name."""
    for piece in fragments(document):
        if piece.charFormat().isImageFormat():
            yield piece.charFormat().toImageFormat().name(), piece


class Tables(QObject):
    """Lays tables over the places the page keeps free for them."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.page = page
        self.laid: dict[str, ExampleTable] = {}
        self._examples = {example.id: example for example in page.book.examples()}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SOON)
        self._timer.timeout.connect(self.wake)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    def clear(self) -> None:
        for table in self.laid.values():
            table.sleep()
            table.hide()
            table.deleteLater()
        self.laid = {}

    def soon(self) -> None:
        if self.page.painted:
            self._timer.start()

    def _places(self) -> Iterator[tuple[Example, QRectF]]:
        """Where on the page each example belongs."""
        document = self.page.document()
        for name, piece in images(document):
            scheme, _, id = name.partition(":")
            if scheme == "example":
                block = document.findBlock(piece.position())
                yield self._examples[id], document.documentLayout().blockBoundingRect(block)

    def wake(self) -> None:
        """Lay the tables that are in sight."""
        if not self.page.isVisible():
            return
        top = self.page.verticalScrollBar().value()
        bottom = top + self.page.viewport().height()
        for example, rect in self._places():
            if rect.bottom() > top and rect.top() < bottom:
                if example.id not in self.laid:
                    self.laid[example.id] = self._lay(example)
                self.laid[example.id].wake()
        self.follow()

    def _lay(self, example: Example) -> ExampleTable:
        page = self.page
        table = ExampleTable(example, page.book.game, page.speaker, page.settings, page.text, page.viewport())
        table.take(*self.room(example))
        table.mark(page.words)
        return table

    def room(self, example: Example) -> tuple[int, int]:
        return room_for(example, self.page.speaker, self.page.text, self.page.column())

    def follow(self) -> None:
        """The page was scrolled: the tables go with it."""
        if not self.laid:
            return
        top = self.page.verticalScrollBar().value()
        for example, rect in self._places():
            table = self.laid.get(example.id)
            if table is not None:
                table.move(round((self.page.viewport().width() - table.width()) / 2), round(rect.top() - top))
                table.show()

    def mark(self, words: str) -> None:
        for table in self.laid.values():
            table.mark(words)

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """The keyboard went to a button of an example: that example has to be in sight."""
        for table in self.laid.values():
            if new is not None and table.isAncestorOf(new):
                place, height = table.geometry(), self.page.viewport().height()
                shift = min(place.top(), 0) or max(place.bottom() - height + round(self.page.text), 0)
                bar = self.page.verticalScrollBar()
                bar.setValue(bar.value() + shift)
