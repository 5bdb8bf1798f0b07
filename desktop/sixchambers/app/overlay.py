"""The keys, on one page over everything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from ..table.labels import fitting
from ..table.theme import NIGHT, colour, sans, slab
from ..words.speaker import Speaker

ROWS = (
    ("← → ↑ ↓", "app.key_choose"),
    ("Space", "app.key_pick"),
    ("1 2 3 …", "app.key_numbers"),
    ("Return", "app.key_main"),
    ("Backspace", "app.key_back"),
    ("Ctrl+Space", "app.key_skip"),
    ("H", "app.key_hint"),
    ("V", "app.key_peek"),
    ("Ctrl+Z", "app.key_undo"),
    ("Ctrl+L", "app.key_log"),
    ("Ctrl+M", "app.key_mute"),
    ("F11", "app.key_full"),
    ("F2", "app.key_rules"),
    ("F1", "app.key_keys"),
    ("Ctrl+W", "app.key_leave"),
)


def key_name(key: str) -> str:
    """What the key is called in the language of Qt's own texts: Strg, Leertaste ..."""
    sequence = QKeySequence(key)
    native = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    return native if native and len(key) > 1 and " " not in key else key


class KeysPage(QWidget):
    """Shown with F1, gone with any key or click."""

    def __init__(self, parent: QStackedWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.speaker: Speaker | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._before: QWidget | None = None
        # Keys only the game on the table has, with what they do there.
        self._own: Sequence[tuple[str, str]] = ()
        self.hide()

    def open(self, speaker: Speaker, own: Sequence[tuple[str, str]] = ()) -> None:
        self.speaker = speaker
        self._own = own
        self._before = self.window().focusWidget()
        self.setGeometry(self._over.rect())
        title = speaker.text("app.keys_title")
        self.setAccessibleName(title + ": " + "; ".join(f"{key}: {what}" for key, what in (*own, *self._house())))
        self.show()
        self.raise_()
        self.setFocus()

    def _house(self) -> list[tuple[str, str]]:
        """The keys that are the same in every game."""
        assert self.speaker is not None
        return [(key_name(key), self.speaker.text(id)) for key, id in ROWS]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.speaker is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colour(NIGHT.room, 215))
        height, width = self.height(), self.width()
        row = height * 0.047
        broad = min(width * 0.96, row * 40) if self._own else min(width * 0.8, row * 21)
        box = QRectF(0, 0, broad, row * (len(ROWS) + 4.2))
        box.moveCenter(self.rect().center().toPointF())
        painter.setPen(QPen(colour(NIGHT.brass), 2))
        painter.setBrush(colour("#221811"))
        painter.drawRoundedRect(box, 12, 12)
        painter.setPen(colour(NIGHT.brass_light))
        painter.setFont(slab(row * 0.9))
        painter.drawText(
            QRectF(box.x(), box.y() + row * 0.4, box.width(), row * 1.3),
            Qt.AlignmentFlag.AlignCenter,
            self.speaker.text("app.keys_title"),
        )
        column = box.adjusted(0, row * 2, 0, 0)
        if self._own:  # what one needs most at this table stands first
            column.setWidth(box.width() / 2)
            self._paint_rows(painter, column, row, self._own, 0.4)
            column.translate(column.width(), 0)
        self._paint_rows(painter, column, row, self._house(), 0.26)
        y = box.y() + row * (2 + len(ROWS))
        painter.setPen(colour("#b9a98a"))
        painter.setFont(sans(row * 0.52))
        painter.drawText(
            QRectF(box.x(), y + row * 0.5, box.width(), row),
            Qt.AlignmentFlag.AlignCenter,
            self.speaker.text("app.keys_close"),
        )

    def _paint_rows(
        self, painter: QPainter, field: QRectF, row: float, rows: Sequence[tuple[str, str]], share: float
    ) -> None:
        """Keys on the left, in their share of the width; what they do beside them."""
        keys = field.width() * share
        left, y = field.x() + row + keys, field.y()
        for key, what in rows:
            painter.setFont(fitting(lambda size: sans(size, QFont.Weight.Bold), row * 0.52, key, keys - row * 0.4))
            painter.setPen(colour(NIGHT.brass_light))
            painter.drawText(QRectF(field.x() + row, y, keys, row), Qt.AlignmentFlag.AlignVCenter, key)
            room = QRectF(left, y, field.right() - left - row * 0.6, row)
            painter.setFont(fitting(sans, row * 0.52, what, room.width()))
            painter.setPen(colour(NIGHT.bone))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, what)
            y += row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.leave()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.leave()

    def leave(self) -> None:
        """Gone, and the keys go where they went before; if that is gone too, to the page below."""
        self.hide()
        before = self._before
        if before is None or not isValid(before) or not before.isVisible():
            before = self._over.currentWidget()
        if before is not None:
            before.setFocus()
        self.deleteLater()
