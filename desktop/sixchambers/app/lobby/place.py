"""One place at the table: its chair, the face above it, the card before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from .choices import KindButton, NameEdit
from .vacancy import FreeButton, GuestPlace

if TYPE_CHECKING:
    from .chairs import Chairs


class Place:
    """What one chair has on the table before it."""

    def __init__(self, row: Chairs, index: int) -> None:
        self.name = NameEdit(row)
        self.kind = KindButton(row, lambda: row.choices(index))
        self.free = FreeButton(row)
        self.guest = GuestPlace(row)
        self.head = QRectF()
        self.chair = QRectF()
        self.card = QRectF()
        self.name.editingFinished.connect(lambda: row.rename(index))
        self.kind.picked.connect(lambda kind: row.sit(index, kind))
        self.free.clicked.connect(lambda: row.add_one())

    def widgets(self) -> tuple[NameEdit, KindButton, FreeButton, GuestPlace]:
        return self.name, self.kind, self.free, self.guest

    def drop(self) -> None:
        for widget in self.widgets():
            widget.hide()
            widget.deleteLater()

    def lay(self, x: float, step: float, top: float, rim: float, card_height: float, unit: float) -> None:
        """Put chair, face and card at x; `rim` is where the table begins there."""
        wide = min(step * 0.84, (rim - top) * 1.02)
        self.chair = QRectF(x - wide / 2, top, wide, rim - top + 2)
        head = min(step * 0.7, (rim - top) * 0.8)
        self.head = QRectF(x - head / 2, rim - head + unit * 0.25, head, head)
        card = min(step - unit * 0.45, unit * 11.5)
        self.card = QRectF(x - card / 2, rim + unit * 1.35, card, card_height)
        inner = self.card.adjusted(4, 4, -4, -4).toRect()
        half = round(inner.height() * 0.53)
        self.name.setGeometry(inner.x(), inner.y(), inner.width(), half)
        self.kind.setGeometry(inner.x(), inner.y() + half, inner.width(), inner.height() - half)
        low = self.card.toRect()
        if not self.guest.isHidden():
            split = round(low.height() * 0.64)
            self.guest.setGeometry(low.x(), low.y() + split, low.width(), low.height() - split)
            low.setHeight(split)
        self.free.setGeometry(low)
