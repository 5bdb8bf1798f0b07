"""A bullet: a round disc, face down as long as it lies loaded, and the same from all sides then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from ..held import RISE, HeldCard
from ..piece import Piece
from ..theme import NIGHT, colour, sans

if TYPE_CHECKING:
    from ..card import CardFace
    from ..stage import Stage

BACK = "kablamo/back"
NUMBER = 24.0
"""Units: thirteen pixels in the smallest window."""
ROOM_FOR_NUMBER = 72.0
SEAT_INKS = ("#e9c46a", "#7cc7ff", "#f28b82", "#8fd694", "#c9a6ff")


class Disc(HeldCard):
    """`number` is what it resolves by, once it is face up. Nothing else of it is known to a disc that lies face down:
    its face is gone, not covered."""

    def __init__(self, stage: Stage, width: float) -> None:
        super().__init__(stage, width, BACK)
        self.height = width
        self.round = True
        self.shadow = False
        self.number = 0
        # Whose marker it carries (Socialite), or -1.
        self.owner = -1
        # With the helper: the drawing of what its viewer knows it to be.
        self.pencilled = ""
        # A token that has begun to work has a bright ring.
        self.at_work = False

    # --- what it is ------------------------------------------------------------------------------------------

    def set_width(self, width: float) -> None:
        if width != self.width:
            self.prepareGeometryChange()
            self.width = self.height = width
            self.update()

    def turn_up(self, face: CardFace, number: int) -> None:
        """Face up, at once."""
        self.open(face, number)
        self.set_face_up(True)
        self._take_hover()

    def open(self, face: CardFace, number: int) -> None:
        """It is about to be turned up: from now on it has a face."""
        self.set_face(face)
        self.number = number
        self.pencilled = ""

    def forget(self) -> None:
        """Face down, and nothing on it says any more what it was."""
        self.set_face(None)
        self.number = 0
        self.pencilled = ""
        self.at_work = False
        self.setToolTip("")
        self.set_face_up(False)
        self._take_hover()

    def mark(self, owner: int, pencilled: str) -> None:
        if (owner, pencilled) != (self.owner, self.pencilled):
            self.owner, self.pencilled = owner, pencilled
            self.update()

    # --- being met -------------------------------------------------------------------------------------------

    def set_state(self, *, lit: bool = False, chosen: bool = False, barred: str = "") -> None:
        super().set_state(lit=lit, chosen=chosen, barred=barred)
        self._take_hover()

    def _take_hover(self) -> None:
        """What lies face down is nothing to point at, unless it may be chosen."""
        able = self.lit or bool(self.barred) or (self.face is not None and self.face_up)
        self.setAcceptHoverEvents(able)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if able else Qt.MouseButton.NoButton)
        self.setFlag(self.GraphicsItemFlag.ItemIsFocusable, able)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(self.body())
        if self.raised:
            body = self.body()
            path.addRect(QRectF(body.left(), body.center().y(), body.width(), body.height() / 2 + RISE))
        return path

    def rest(self, spot: QPointF) -> None:
        """It lies here and does not rise: in a chamber, on a pile."""
        self._stay()
        self.home = None
        self.setPos(spot)

    def lie(self, spot: QPointF, *, now: bool = True) -> None:
        self._stay()
        super().lie(spot, now=now)

    def _stay(self) -> None:
        """Whatever small movement it was about to make is over."""
        if self.travel is not None:
            self.travel.stop()
            self.travel = None

    # --- painting --------------------------------------------------------------------------------------------

    def paint_body(self, painter: QPainter) -> None:
        turn = self._turn
        rect = self.body()
        if 0.0 < turn < 1.0:
            squeeze = max(abs(2 * turn - 1), 0.02)
            rect = QRectF(rect.x() * squeeze, rect.y(), rect.width() * squeeze, rect.height())
        up = turn > 0.5 and self.face is not None
        self.draw_art(painter, self.face.sign if up and self.face is not None else self.back, rect)
        if turn not in (0.0, 1.0):
            return
        if up:
            if self.at_work:
                painter.setPen(QPen(colour(NIGHT.warn), 4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
            if self.number and self.width >= ROOM_FOR_NUMBER:
                self._paint_number(painter)
        else:
            self._paint_marks(painter)

    def _paint_number(self, painter: QPainter) -> None:
        """On the lower edge, for whoever counts who comes first."""
        size = NUMBER * min(max(self.stage.text_scale, 1.0), 1.3)
        pill = QRectF(-size * 0.85, self.height / 2 - size * 0.95, size * 1.7, size * 1.16)
        painter.setPen(QPen(colour(NIGHT.brass), 1.5))
        painter.setBrush(colour(NIGHT.room, 230))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(sans(size, QFont.Weight.DemiBold))
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(self.number))

    def _paint_marks(self, painter: QPainter) -> None:
        if self.pencilled:
            size = self.width * 0.7
            painter.save()
            painter.setOpacity(painter.opacity() * 0.82)
            self.draw_art(painter, self.pencilled, QRectF(-size / 2, -size / 2, size, size))
            painter.restore()
        if self.owner >= 0:
            self._paint_owner(painter)

    def _paint_owner(self, painter: QPainter) -> None:
        """A dab of paint with the seat's number: whoever loaded it."""
        size = max(self.width * 0.4, 26.0)
        spot = QRectF(-size / 2, -size / 2, size, size)
        if self.pencilled:
            spot.moveCenter(QPointF(self.width * 0.32, self.width * 0.32))
        painter.setPen(QPen(colour(NIGHT.room), 2))
        painter.setBrush(colour(SEAT_INKS[self.owner % len(SEAT_INKS)]))
        painter.drawEllipse(spot)
        painter.setFont(sans(size * 0.86, QFont.Weight.Bold))
        painter.setPen(colour(NIGHT.ink))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(self.owner + 1))


class Chamber(Piece):
    """A position of a board: what is pressed and walked to. It paints only what is to be said about it."""

    def __init__(self, stage: Stage, seat: int, position: int) -> None:
        super().__init__(stage, "", 10, 10)
        self.seat, self.position = seat, position
        self.round = True
        self.shadow = False
        # In how many rounds a bullet here is fired, while one is loading.
        self.label = ""
        # The how manieth of several picks it was.
        self.picked = ""
        self.set_state()

    def set_width(self, width: float) -> None:
        if width != self.width:
            self.prepareGeometryChange()
            self.width = self.height = width

    def say_on_it(self, label: str, picked: str) -> None:
        if (label, picked) != (self.label, self.picked):
            self.label, self.picked = label, picked
            self.update()

    def paint_body(self, painter: QPainter) -> None:
        """The bullet is a piece of its own."""
        if self.label:
            self._badge(painter, self.label, NIGHT.brass_light, NIGHT.room)
        elif self.picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._outline(painter, QPen(colour(NIGHT.warn), 5), 1)
            self._badge(painter, self.picked, NIGHT.warn, NIGHT.room)

    def _badge(self, painter: QPainter, text: str, ground: str, ink: str) -> None:
        size = NUMBER * min(max(self.stage.text_scale, 1.0), 1.3)
        spot = QRectF(-size * 0.62, -size * 0.62, size * 1.24, size * 1.24)
        painter.setPen(QPen(colour(NIGHT.room), 2))
        painter.setBrush(colour(ground))
        painter.drawEllipse(spot)
        painter.setFont(sans(size, QFont.Weight.Bold))
        painter.setPen(colour(ink))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, text)
