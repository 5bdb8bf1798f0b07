"""Bills on the table: piles of a bid, the purse in one's hand, click stacks under their markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from ...games.klack.money import Holding, dollars, worth
from .. import art
from ..labels import fitting
from ..piece import Piece
from ..theme import NIGHT, colour, sans

if TYPE_CHECKING:
    from ..scene import GameScene

BILL_WIDTH, BILL_HEIGHT = 150.0, 68.2
SMALL = 0.72
FRONTS = ("table/bill_1000", "table/bill_2000")
BACK = "table/bill_back"

FACE_DOWN = 3
"""A bid nobody may know is always a packet of so many backs: not even the number of bills shows."""


def bill(scene: GameScene, kind: int, *, face_up: bool = True) -> Piece:
    piece = Piece(scene, FRONTS[kind], BILL_WIDTH, BILL_HEIGHT, BACK)
    piece.corner = 4.0
    piece.set_face_up(face_up)
    return piece


def kinds(holding: Holding) -> list[int]:
    """1000s first: 0, 0, 1 for two 1000s and a 2000."""
    return [0] * holding[0] + [1] * holding[1]


def pile_places(count: int, centre: QPointF, spread: float = 26.0, most: float = 210.0) -> list[tuple[QPointF, float]]:
    """Where the bills of an open bid lie: a loose fan, tighter the more there are."""
    step = min(spread, most / max(count - 1, 1))
    first = -(count - 1) / 2
    places = []
    for number in range(count):
        offset = first + number
        tilt = offset * min(4.0, 24.0 / max(count, 1))
        places.append((centre + QPointF(offset * step, abs(offset) * 1.2), tilt))
    return places


def hand_places(count: int, centre: QPointF, room: float) -> list[tuple[QPointF, float]]:
    """Where the bills of one's own purse lie: a wide fan that always fits the room it has."""
    step = min(74.0, (room - BILL_WIDTH) / max(count - 1, 1))
    first = -(count - 1) / 2
    return [
        (
            centre + QPointF((first + number) * step, ((first + number) / max(count, 1)) ** 2 * 46),
            (first + number) * 1.3,
        )
        for number in range(count)
    ]


def _bold(pixels: float) -> QFont:
    return sans(pixels, QFont.Weight.DemiBold)


class ClickStack(Piece):
    """A won pot: bills in a neat pile with the click marker on top."""

    def __init__(self, scene: GameScene, holding: Holding, room: float = BILL_WIDTH) -> None:
        super().__init__(scene, "table/bill_1000", BILL_WIDTH * SMALL, BILL_HEIGHT * SMALL + 14)
        self.holding = holding
        self.label = scene.speaker.number(dollars(worth(holding)))
        self.room = room  # until the next stack begins
        self.shadow = False

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(self._tag().adjusted(-1, -1, 1, 1))

    def _tag_font(self) -> QFont:
        return fitting(_bold, 22 * max(self.stage.text_scale, 1.0), self.label, self.room - 14)

    def _tag(self) -> QRectF:
        metrics = QFontMetricsF(self._tag_font())
        width, height = metrics.horizontalAdvance(self.label) + 12, metrics.height() * 0.9
        return QRectF(-width / 2, self.height / 2 + 10 - height, width, height)

    def paint_body(self, painter: QPainter) -> None:
        bills = kinds(self.holding)
        shown = bills[-5:]
        width, height = BILL_WIDTH * SMALL, BILL_HEIGHT * SMALL
        density = self.stage.density
        for level, kind in enumerate(shown):
            picture = art.pixmap(FRONTS[kind], width * density, height * density, shadow=level == 0)
            grow = (picture.width() / density - width) / 2
            grow_y = (picture.height() / density - height) / 2
            top = self.height / 2 - height - level * 3.2
            rect = QRectF(-width / 2 + (level % 2) * 2, top, width, height)
            painter.drawPixmap(rect.adjusted(-grow, -grow_y, grow, grow_y), picture, QRectF(picture.rect()))
        size = 42.0
        marker = art.pixmap("table/click_marker", size * density, size * density)
        top = self.height / 2 - height - len(shown) * 3.2 + height / 2 - size / 2
        painter.drawPixmap(QRectF(-size / 2, top, size, size), marker, QRectF(marker.rect()))
        self._paint_worth(painter)

    def _paint_worth(self, painter: QPainter) -> None:
        """What the stack is worth, on a small tag at its foot: click money lies open."""
        tag = self._tag()
        painter.setPen(QPen(colour(NIGHT.brass, 150), 1))
        painter.setBrush(colour(NIGHT.room, 215))
        painter.drawRoundedRect(tag, 9, 9)
        painter.setFont(self._tag_font())
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self.label)
