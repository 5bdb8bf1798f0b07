"""One place at the table: its chair, the face above it, the card before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chair_row import Spot
from .choices import KindButton, NameEdit
from .vacancy import FreeButton, GuestPlace

if TYPE_CHECKING:
    from .chairs import Chairs


class Place(Spot):
    """What one chair has on the table before it."""

    def __init__(self, row: Chairs, index: int) -> None:
        super().__init__()
        self.name = NameEdit(row)
        self.kind = KindButton(row, lambda: row.choices(index))
        self.free = FreeButton(row)
        self.guest = GuestPlace(row)
        self.name.editingFinished.connect(lambda: row.rename(index))
        self.kind.picked.connect(lambda kind: row.sit(index, kind))
        self.free.clicked.connect(lambda: row.add_one())
        self.guest.clicked.connect(lambda: row.add_guest())

    def widgets(self) -> tuple[NameEdit, KindButton, FreeButton, GuestPlace]:
        return self.name, self.kind, self.free, self.guest

    def drop(self) -> None:
        for widget in self.widgets():
            widget.hide()
            widget.deleteLater()

    def lay(self, x: float, step: float, top: float, rim: float, card_height: float, unit: float) -> None:
        super().lay(x, step, top, rim, card_height, unit)
        inner = self.card.adjusted(4, 4, -4, -4).toRect()
        half = round(inner.height() * 0.53)
        self.name.setGeometry(inner.x(), inner.y(), inner.width(), half)
        self.kind.setGeometry(inner.x(), inner.y() + half, inner.width(), inner.height() - half)
        low = self.card.toRect()
        if not self.guest.isHidden():
            split = round(low.height() * 0.56)
            self.guest.setGeometry(low.x(), low.y() + split, low.width(), low.height() - split)
            low.setHeight(split - round(unit * 0.12))
        self.free.setGeometry(low)
