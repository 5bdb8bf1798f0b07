"""The contents: chapters and their sections, the one being read marked."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...engine.rulebook import Rulebook
from ...table.theme import Theme, colour, sans, slab
from ...words.speaker import Speaker
from ..widgets import make_label, named

ANCHOR = Qt.ItemDataRole.UserRole
WIDEST = 0.38
"""The share of the window the contents may take."""


class Contents(QWidget):
    """A tree at the left. Only the chapter being read is unfolded."""

    chosen = Signal(str)  # an anchor somebody clicked or confirmed
    passed = Signal(str)  # an anchor the arrow keys came past

    def __init__(self, book: Rulebook) -> None:
        super().__init__()
        named(self, "contents")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.book = book
        self.title = make_label("heading")
        self.tree = _Tree()
        self._text = 15.0
        column = QVBoxLayout(self)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.tree, 1)
        for chapter in book.chapters:
            item = QTreeWidgetItem(self.tree)
            item.setData(0, ANCHOR, chapter.sections[0].anchor)
            for section in chapter.sections:
                QTreeWidgetItem(item).setData(0, ANCHOR, section.anchor)
        self.tree.itemClicked.connect(lambda item: self._choose(item))
        self.tree.confirmed.connect(lambda: self._choose(self.tree.currentItem()))
        self.tree.arrived.connect(self._pass)

    def _anchor(self, item: QTreeWidgetItem | None) -> str:
        return str(item.data(0, ANCHOR)) if item is not None else ""

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(self._anchor(item))

    def _pass(self) -> None:
        item = self.tree.currentItem()
        if item is not None:
            self.tree.mark(item)
            self.passed.emit(self._anchor(item))

    def _rows(self) -> list[tuple[QTreeWidgetItem, str, bool]]:
        """Every row with its message id, and whether it is a chapter."""
        rows: list[tuple[QTreeWidgetItem, str, bool]] = []
        for number, chapter in enumerate(self.book.chapters):
            item = self.tree.topLevelItem(number)
            assert item is not None
            rows.append((item, chapter.title, True))
            for place, section in enumerate(chapter.sections):
                child = item.child(place)
                assert child is not None
                rows.append((child, section.title, False))
        return rows

    def retranslate(self, speaker: Speaker) -> None:
        self.title.setText(speaker.text("rules.ui_contents"))
        self.tree.setAccessibleName(speaker.text("rules.ui_contents"))
        for item, id, chapter in self._rows():
            text = speaker.text(id)
            if chapter:
                text = f"{self.tree.indexOfTopLevelItem(item) + 1}  {text}"
            item.setText(0, text)
            item.setToolTip(0, "")
        self._fit()

    def apply_theme(self, theme: Theme, text: float) -> None:
        self._text = text
        self.tree.setIndentation(round(text * 1.1))
        for item, _, chapter in self._rows():
            item.setFont(0, self._font(chapter))
            item.setForeground(0, colour(theme.brass_light if chapter else theme.text))
        self._fit()

    def _font(self, chapter: bool) -> QFont:
        return slab(self._text * 1.02) if chapter else sans(self._text)

    def _fit(self) -> None:
        """As wide as the longest title, if the window has the room for it; else titles take two lines."""
        margin = round(self._text * 0.6)
        column = self.layout()
        assert column is not None
        column.setContentsMargins(margin, margin, margin, margin)
        around = self._text * 2.6 + 2 * margin  # padding of the row, scroll bar
        need = max(
            QFontMetrics(self._font(chapter)).horizontalAdvance(item.text(0)) + (0 if chapter else self._text * 2.2)
            for item, _, chapter in self._rows()
        )
        window = self.window().width()
        self.setFixedWidth(round(min(need + around, window * WIDEST)))
        for item, _, chapter in self._rows():
            room = self.width() - around - (0 if chapter else self._text * 2.2)
            metrics = QFontMetrics(self._font(chapter))
            box = metrics.boundingRect(0, 0, round(room), 1000, Qt.TextFlag.TextWordWrap, item.text(0))
            item.setSizeHint(0, QSize(0, box.height() + round(self._text * 0.52) + 4))

    def fit_window(self) -> None:
        self._fit()

    def mark(self, anchor: str) -> None:
        """Show which section is being read."""
        current = self.tree.currentItem()
        if current is not None and current.parent() is not None and self._anchor(current) == anchor:
            return
        for item, _, chapter in self._rows():
            if not chapter and self._anchor(item) == anchor:
                self.tree.mark(item)
                return


class _Tree(QTreeWidget):
    """Arrow keys turn the pages, Return confirms."""

    confirmed = Signal()
    arrived = Signal()

    def __init__(self) -> None:
        super().__init__()
        named(self, "chapters")
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(False)

    def mark(self, item: QTreeWidgetItem) -> None:
        """Make a row the current one and unfold its chapter alone."""
        chapter = item.parent() or item
        for number in range(self.topLevelItemCount()):
            other = self.topLevelItem(number)
            if other is not None and other is not chapter:
                other.setExpanded(False)
        chapter.setExpanded(True)
        self.setCurrentItem(item)

    def drawRow(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The mark of the current row begins where its text does."""
        painter.save()
        painter.setClipRect(self.visualRect(index))
        super().drawRow(painter, option, index)
        painter.restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.confirmed.emit()
            return
        before = self.currentItem()
        super().keyPressEvent(event)
        if self.currentItem() is not before:
            self.arrived.emit()
