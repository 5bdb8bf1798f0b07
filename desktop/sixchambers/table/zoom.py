"""Reading a card: a large one beside it with its text, while one points at it, focuses it or holds a key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .card import RATIO, Card, CardFace, printed
from .theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from .stage import Stage

PICTURE = 196.0
TEXT = 380.0
READING = 25.5
"""Units: more than thirteen pixels in the smallest window."""
PAD = 20.0
KEY = Qt.Key.Key_Z
HELD = 350
"""Milliseconds from which a key was held and not pressed: released, it lets go."""
PATIENCE = 220
"""Milliseconds a mouse has to rest on a card; sweeping over the table opens nothing."""

_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


def _area(box: QRectF) -> float:
    return 0.0 if box.isEmpty() else box.width() * box.height()


class ZoomCard(QGraphicsObject):
    """The large card and its text. It lies over everything and is in nobody's way: no mouse ever meets it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.face: CardFace | None = None
        self._box = QRectF(0, 0, 10, 10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(90)
        self.hide()

    # --- measures --------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return min(self.stage.text_scale, 1.5)

    def _title_font(self) -> QFont:
        return slab(33 * min(self._scale, 1.2))

    def _kind_font(self) -> QFont:
        return sans(READING * 0.96 * self._scale, QFont.Weight.DemiBold)

    def _text_font(self) -> QFont:
        return sans(READING * self._scale)

    def _text_width(self) -> float:
        return TEXT * (0.6 + 0.4 * self._scale)

    def _heights(self, face: CardFace) -> list[float]:
        rows = ((self._title_font(), face.title), (self._kind_font(), face.kind), (self._text_font(), face.text))
        field = QRectF(0, 0, self._text_width(), 4000)
        return [QFontMetricsF(font).boundingRect(field, _WRAP, text).height() if text else 0.0 for font, text in rows]

    def show_face(self, face: CardFace, beside: QRectF, clear: Sequence[QRectF] = ()) -> None:
        """Beside this place, where it covers least of what should stay in sight."""
        self.prepareGeometryChange()
        self.face = face
        height = max(sum(self._heights(face)) + 2 * 10, PICTURE * RATIO) + 2 * PAD
        self._box = QRectF(0, 0, PICTURE + self._text_width() + 3 * PAD, height)
        self.setPos(self._best_place(beside, clear))
        self.show()
        self.update()

    def _best_place(self, beside: QRectF, clear: Sequence[QRectF]) -> QPointF:
        room, wide, high = self.stage.extent, self._box.width(), self._box.height()
        levels = (beside.center().y() - high / 2, beside.bottom() - high, beside.top())
        overs = (beside.center().x() - wide / 2, beside.left(), beside.right() - wide)
        wanted = [QPointF(x, y) for x in (beside.right() + 18, beside.left() - wide - 18) for y in levels]
        wanted += [QPointF(x, y) for y in (beside.top() - high - 18, beside.bottom() + 18) for x in overs]

        def inside(spot: QPointF) -> QPointF:
            x = min(max(spot.x(), 8), max(room.width() - wide - 8, 8))
            y = min(max(spot.y(), 8), max(room.height() - high - 8, 8))
            return QPointF(x, y)

        def covers(spot: QPointF) -> float:
            box = QRectF(spot.x(), spot.y(), wide, high)
            on_itself = _area(box.intersected(beside))
            return on_itself * 1000 + sum(_area(box.intersected(other)) for other in clear)

        return min((inside(spot) for spot in wanted), key=covers)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-8, -8, 8, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        face = self.face
        if face is None:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 90))
        painter.drawRoundedRect(self._box.adjusted(-5, -3, 5, 9), 18, 18)
        painter.setPen(QPen(colour(NIGHT.brass), 3))
        painter.setBrush(colour(NIGHT.panel))
        painter.drawRoundedRect(self._box, 14, 14)
        picture = printed(face, PICTURE * self.stage.density)
        painter.drawPixmap(QRectF(PAD, PAD, PICTURE, PICTURE * RATIO), picture, QRectF(picture.rect()))
        left, top, width = PICTURE + 2 * PAD, PAD, self._text_width()
        fonts = (self._title_font(), self._kind_font(), self._text_font())
        inks = (NIGHT.brass_light, NIGHT.faint, NIGHT.bone)
        rows = zip(fonts, inks, (face.title, face.kind, face.text), self._heights(face), strict=True)
        for font, ink, text, height in rows:
            if text:
                painter.setFont(font)
                painter.setPen(colour(ink))
                painter.drawText(QRectF(left, top, width, height + 6), _WRAP, text)
                top += height + 10


class Reading:
    """Opens and closes the zoom card. `cards` are those that can be walked through by key, in reading order."""

    def __init__(
        self,
        stage: Stage,
        cards: Callable[[], Sequence[Card]],
        clear: Callable[[], Sequence[QRectF]] = lambda: (),
    ) -> None:
        self.stage = stage
        self.cards = cards
        self.clear = clear
        self.card = ZoomCard(stage)
        stage.scene().addItem(self.card)
        self._pointed: Card | None = None
        self._walking: Card | None = None
        self._held = QElapsedTimer()
        self._wait = QTimer(stage)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PATIENCE)
        self._wait.timeout.connect(self._show)

    def readable(self) -> list[Card]:
        return [card for card in self.cards() if card.isVisible() and card.readable is not None]

    def point(self, card: Card | None) -> None:
        """The mouse or the focus came to a card, or left it."""
        self._pointed = card
        if self._walking is not None:
            return
        if card is None:
            self.close()
        elif card.hasFocus():
            self._show()
        else:
            self._wait.start()

    def close(self) -> None:
        self._wait.stop()
        self._walking = None
        self.card.hide()

    def refresh(self) -> None:
        """The table was laid afresh: what is read must still be there."""
        if self.card.isVisible():
            self._show()

    @property
    def shown(self) -> Card | None:
        return self._walking or self._pointed

    def _show(self) -> None:
        card = self.shown
        if card is None or card.scene() is None or card.readable is None:
            self.card.hide()
            return
        self.card.show_face(card.readable, card.mapRectToScene(card.body()), self.clear())

    # --- by key ----------------------------------------------------------------------------------------------

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Z opens and closes; while open, the arrow keys walk from card to card."""
        if event.key() == KEY and not event.modifiers():
            if not event.isAutoRepeat():
                self._toggle()
            return True
        if self._walking is None:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return True
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            return False
        self._walk(step)
        return True

    def key_released(self, event: QKeyEvent) -> bool:
        if event.key() != KEY or event.isAutoRepeat():
            return False
        if self._walking is not None and self._held.isValid() and self._held.elapsed() > HELD:
            self.close()
        return True

    def _toggle(self) -> None:
        if self._walking is not None:
            self.close()
            return
        cards = self.readable()
        if cards:
            self._walking = self._pointed if self._pointed in cards else cards[0]
            self._held.start()
            self._show()

    def _walk(self, step: int) -> None:
        cards = self.readable()
        if not cards:
            self.close()
            return
        now = cards.index(self._walking) if self._walking in cards else 0
        self._walking = cards[(now + step) % len(cards)]
        self._held.invalidate()  # whoever walks wants to stay
        self._show()

    @property
    def walking(self) -> Card | None:
        return self._walking
