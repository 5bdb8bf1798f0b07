"""Cards: paper with a sign or a head on it, a name where there is room for letters, and a back.

What is printed on a card is a `CardFace`. A small card shows its picture and its marks; whatever has to be read stands
on the zoom card. A printed face is painted once for each size and then only shown.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from . import art
from .labels import fitted, fitting
from .piece import Piece
from .portraits import portrait_pixmap
from .theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from .stage import Stage

RATIO = 88 / 63
CORNER = 0.045
LEGIBLE = 13
"""Pixels below which letters are left out."""
NARROW = 84
"""How wide letters are where names are long, in per cent."""
FEW = 4
"""So few letters of a name would not tell which it is."""
INDEX = 0.2
"""How large rank and suit are, in widths of the card."""
BUDGET = 24 * 1024 * 1024


@dataclass(frozen=True)
class CardFace:
    """What is printed on one side. `frame`, `sign`, `mark` and `suit` are drawings; the rest is text."""

    frame: str
    # In the upper two thirds: a drawing, or the head of somebody with this name.
    sign: str = ""
    portrait: str = ""
    # Below a head: what the person can do, as a drawing.
    mark: str = ""
    title: str = ""
    # What sort of card it is, and its rule. Both are read on the zoom card.
    kind: str = ""
    text: str = ""
    # Large in two corners, for cards that have them.
    suit: str = ""
    rank: str = ""
    # The frame of a card with rank and suit where it is too small for letters; its picture is larger then.
    small: str = ""


def paint_face(painter: QPainter, face: CardFace, width: float, legible: float = LEGIBLE) -> None:
    """The face in a field `width` wide, from its upper left corner, in device pixels. Letters that would come out
    smaller than `legible` are left out."""
    height = width * RATIO
    if face.rank:
        _paint_with_index(painter, face, width, legible)
        return
    _draw(painter, face.frame, QRectF(0, 0, width, height))
    if face.portrait:
        size = width * 0.86
        head = portrait_pixmap(face.portrait, max(round(size), 1))
        painter.drawPixmap(QRectF((width - size) / 2, height * 0.38 - size / 2, size, size), head, QRectF(head.rect()))
        if face.mark:
            _draw_amid(painter, face.mark, width / 2, height * 0.815, width * 0.4)
    elif face.sign:
        _draw_amid(painter, face.sign, width / 2, height * 0.398, width * 0.66)
    if face.title and not face.portrait:
        _letter(painter, face.title, QRectF(width * 0.14, height * 0.782, width * 0.72, height * 0.1), legible)


def _paint_with_index(painter: QPainter, face: CardFace, width: float, legible: float) -> None:
    """Playing cards: the picture over a ribbon, a foot with a mark, rank and suit in two corners."""
    height = width * RATIO
    if face.small and width * INDEX < legible:
        _draw(painter, face.small, QRectF(0, 0, width, height))
        _draw_amid(painter, face.sign, width / 2, height / 2, width * 0.84)
        return
    _draw(painter, face.frame, QRectF(0, 0, width, height))
    _draw_amid(painter, face.sign, width * 0.53, height * 0.36, width * 0.7)
    if face.mark:
        _draw(painter, face.mark, QRectF(width * 0.085, height * 0.838, width * 0.43, width * 0.129))
    ribbon = QRectF(width * 0.05, height * 0.621, width * 0.9, height * 0.178)
    if not _letter(painter, face.title, ribbon, legible):
        _begin_letters(painter, face.title, ribbon, legible)
    _paint_corners(painter, face, width, height)


def _draw(painter: QPainter, name: str, rect: QRectF) -> None:
    picture = art.pixmap(name, rect.width(), rect.height())
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))


def _draw_amid(painter: QPainter, name: str, x: float, y: float, size: float) -> None:
    _draw(painter, name, QRectF(x - size / 2, y - size / 2, size, size))


def _letter(painter: QPainter, text: str, rect: QRectF, legible: float) -> bool:
    """On the ribbon, if it can be read there: in wood type, or at least in a plain face, or a narrow one."""
    for face in (slab, _bold, _narrow):
        font = fitting(face, rect.height() * 0.72, text, rect.width())
        if font.pixelSize() >= legible:
            painter.setFont(font)
            painter.setPen(colour(NIGHT.bone))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
            return True
    return False


def _begin_letters(painter: QPainter, text: str, rect: QRectF, legible: float) -> None:
    """A long name on a small card of a hand: its beginning, for an empty ribbon would say nothing at all."""
    font = _narrow(legible)
    begun = fitted(text, font, rect.width())
    if len(begun) > FEW:
        painter.setFont(font)
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, begun)


def _bold(pixels: float) -> QFont:
    return sans(pixels, QFont.Weight.DemiBold)


def _narrow(pixels: float) -> QFont:
    font = _bold(pixels)
    font.setStretch(NARROW)
    return font


def _paint_corners(painter: QPainter, face: CardFace, width: float, height: float) -> None:
    """Rank and suit in the upper left corner, one below the other; in the foot side by side and upside down."""
    painter.save()
    size = width * INDEX
    spot = QRectF(width * 0.075, width * 0.06, size * 1.1, size)
    for beside in (False, True):
        painter.setFont(sans(size, QFont.Weight.Bold))
        painter.setPen(colour(NIGHT.ink))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, face.rank)
        if face.suit:
            way = QPointF(size * 1.05, size * 0.04) if beside else QPointF(0, size)
            suit = spot.center() + way
            _draw_amid(painter, face.suit, suit.x(), suit.y(), size * 0.86)
        painter.translate(width, height)
        painter.rotate(180)
    painter.restore()


_printed: OrderedDict[tuple[CardFace, int, float], QPixmap] = OrderedDict()
_spent = 0


def printed(face: CardFace, pixels: float, ratio: float = 1.0) -> QPixmap:
    """The face as a picture, so many device pixels wide; `ratio` of them are one pixel of the window."""
    global _spent
    width = max(round(pixels), 4)
    key = (face, width, ratio)
    found = _printed.get(key)
    if found is not None:
        _printed.move_to_end(key)
        return found
    picture = QPixmap(width, max(round(width * RATIO), 4))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_face(painter, face, width, LEGIBLE * ratio)
    painter.end()
    _printed[key] = picture
    _spent += picture.width() * picture.height() * 4
    while _spent > BUDGET and len(_printed) > 1:
        _, old = _printed.popitem(last=False)
        _spent -= old.width() * old.height() * 4
    return picture


class Card(Piece):
    """A card on the table. It can always be pointed at, for reading it; `face` is None as long as nobody may know."""

    POINTABLE = True

    def __init__(self, stage: Stage, width: float, back: str = "table/card_back") -> None:
        super().__init__(stage, "", width, width * RATIO, back)
        self.corner = width * CORNER
        self.face: CardFace | None = None
        self.pale = False
        self.set_face_up(False)
        self.set_state()

    def set_face(self, face: CardFace | None) -> None:
        if face != self.face:
            self.face = face
            self.update()

    def set_width(self, width: float) -> None:
        if width != self.width:
            self.prepareGeometryChange()
            self.width, self.height = width, width * RATIO
            self.corner = width * CORNER
            self.update()

    def lie(self, spot: QPointF, *, now: bool = True) -> None:
        """This is its place; it is there now, or on its way."""
        if now:
            self.setPos(spot)

    def keycap_spot(self) -> QPointF:
        """Above the rank, where there is one."""
        above = self.face is not None and self.face.rank
        return self.body().topLeft() + (QPointF(20, -11) if above else QPointF(6, 6))

    @property
    def readable(self) -> CardFace | None:
        """What can be read on it now."""
        return self.face if self.face_up else None

    def paint_body(self, painter: QPainter) -> None:
        turn = self._turn
        rect = self.body()
        if 0.0 < turn < 1.0:
            squeeze = max(abs(2 * turn - 1), 0.02)
            rect = QRectF(rect.x() * squeeze, rect.y(), rect.width() * squeeze, rect.height())
        if self.pale:
            painter.setOpacity(painter.opacity() * 0.55)
        if turn > 0.5 and self.face is not None:
            self._paint_shadow(painter, rect)
            picture = printed(self.face, self.width * self.stage.density, self.stage.devicePixelRatioF())
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        else:
            self.draw_art(painter, self.back, rect, shadow=True)

    def _paint_shadow(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, dark in ((4.0, 34), (2.0, 48)):
            painter.setBrush(colour("#000000", dark))
            around = rect.adjusted(-grow, -grow, grow, grow).translated(0, 2.5)
            painter.drawRoundedRect(around, self.corner + grow, self.corner + grow)
