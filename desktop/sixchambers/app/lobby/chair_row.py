"""Chairs drawn up to the far side of a table, a face above each and a card before it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...table.theme import NIGHT, Theme
from .choices import KindButton
from .facts import SEATS
from .furniture import paint_badge, paint_card, paint_chair, paint_medallion, paint_stranger
from .room import paint_table, paint_table_draft


class Spot:
    """Where one chair stands, its face and its card."""

    def __init__(self) -> None:
        self.head = QRectF()
        self.chair = QRectF()
        self.card = QRectF()

    def lay(self, x: float, step: float, top: float, rim: float, card_height: float, unit: float) -> None:
        """Put chair, face and card at x; `rim` is where the table begins there."""
        wide = min(step * 0.84, (rim - top) * 1.02)
        self.chair = QRectF(x - wide / 2, top, wide, rim - top + 2)
        head = min(step * 0.7, (rim - top) * 0.8)
        self.head = QRectF(x - head / 2, rim - head + unit * 0.25, head, head)
        card = min(step - unit * 0.45, unit * 11.5)
        self.card = QRectF(x - card / 2, rim + unit * 1.35, card, card_height)


class Sitter:
    """Who is shown on a chair. Somebody without a face is expected, but not there yet."""

    def __init__(self, name: str, *, face: bool = True, card: bool = True, me: bool = False, mark: str = "") -> None:
        self.name = name
        self.face = face
        self.card = card
        self.me = me  # under the star
        self.mark = mark  # a small sign beside the face


class ChairRow(QWidget):
    """Lays and paints. What stands on the cards, and what one can do there, is the business of its heirs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = next(iter(SEATS))
        self.draft = False  # true until the first frame is out
        self._theme: Theme = NIGHT
        self._unit = 15.0
        self._inset = 0
        self._scene: QPixmap | None = None
        self._faces: dict[str, QPixmap] = {}
        self._portraits = QTimer(self)
        self._portraits.setSingleShot(True)
        self._portraits.timeout.connect(self._draw_next_face)

    # for its heirs

    def spots(self) -> Sequence[Spot]:
        """All chairs, free ones included."""
        raise NotImplementedError

    def sitters(self) -> Sequence[Sitter]:
        """From the first chair on; whatever chairs are left over are free."""
        raise NotImplementedError

    def kinds(self) -> list[KindButton]:
        """The buttons that should look alike."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Put down what is so."""
        raise NotImplementedError

    # what is shown

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit
        self.refresh()

    def set_inset(self, pixels: int) -> None:
        """Keep so much free at the right."""
        if pixels != self._inset:
            self._inset = pixels
            self.refresh()

    # places

    def least_height(self, room: int) -> int:
        """Enough to see the faces; less of them where large type leaves everything else little room."""
        return round(max(self._unit * 9.6, min(self._unit * 14.8, room * 0.34)))

    def _drop(self) -> float:
        return min(self.height() * 0.09, self._unit * 1.6)

    def _rim(self, x: float) -> float:
        share = (x - self.width() / 2) / max(self.width() / 2, 1)
        return self._rim_top() + self._drop() * share * share

    def _card_height(self) -> float:
        return self._unit * 4.2

    def _rim_top(self) -> float:
        return self.height() - self._drop() - self._card_height() - self._unit * 1.9

    def arrange(self) -> None:
        self._scene = None
        spots = self.spots()
        unit, number = self._unit, len(spots)
        if number:
            left, right = unit * 0.8, self.width() - self._inset - unit * 0.8
            step = min((right - left) / number, unit * 13)
            first = (left + right) / 2 - step * (number - 1) / 2
            top = unit * 0.35 + self._drop() * 0.5
            for index, spot in enumerate(spots):
                x = first + step * index
                spot.lay(x, step, top, self._rim(x), self._card_height(), unit)
            self._set_kinds(self.kinds())
        self._portraits.start(0)
        self.update()

    def _set_kinds(self, kinds: list[KindButton]) -> None:
        """The players in one size of type, and in full where every card has room for that."""
        wordy = all(kind.largest_type(wordy=True) >= round(self._unit) for kind in kinds)
        size = min((kind.largest_type(wordy) for kind in kinds), default=0)
        for kind in kinds:
            kind.wordy, kind.type_size = wordy, size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._scene is None or self._scene.devicePixelRatio() != ratio:
            self._scene = self._paint_scene(ratio)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0, 0), self._scene)
        for spot, sitter in zip(self.spots(), self.sitters(), strict=False):
            if not self._shows_head(spot):
                continue
            face = self._faces.get(sitter.name)
            if not sitter.face:
                paint_stranger(painter, spot.head.center(), spot.head.width() / 2, ratio)
            elif face is None:
                paint_medallion(painter, spot.head.center(), spot.head.width() / 2)
            else:
                painter.drawPixmap(spot.head, face, QRectF(face.rect()))
            size = min(self._unit * 0.72, spot.head.width() * 0.17)
            if sitter.me:
                paint_badge(painter, spot.head.bottomRight() - QPointF(0.16, 0.2) * spot.head.width(), size)
            if sitter.mark:
                centre = spot.head.topRight() + QPointF(-0.14, 0.22) * spot.head.width()
                self.paint_mark(painter, sitter.mark, centre, size * 1.1)
        painter.end()

    def _shows_head(self, spot: Spot) -> bool:
        """Very large type leaves no room above the table: then nobody is better than a thumbnail."""
        return spot.head.width() >= self._unit * 1.6

    def paint_mark(self, painter: QPainter, mark: str, centre: QPointF, radius: float) -> None:
        """The small sign beside a face."""

    def _paint_scene(self, ratio: float) -> QPixmap:
        from ...table.backdrop import INLAYS

        inlay = INLAYS[self.game]
        scene = QPixmap(self.size() * ratio)
        scene.setDevicePixelRatio(ratio)
        scene.fill(Qt.GlobalColor.transparent)
        painter = QPainter(scene)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sitters = self.sitters()
        for index, spot in enumerate(self.spots()):
            free = index >= len(sitters)
            if self._shows_head(spot):
                paint_chair(painter, spot.chair, (inlay.light, inlay.deep), self._theme, free=free)
        area = QRectF(self.rect())
        felt = (inlay.light, inlay.deep, inlay.trim)
        lay = paint_table_draft if self.draft else paint_table
        lay(painter, area, self._rim_top(), self._drop(), felt, self._theme, self._unit)
        for spot, sitter in zip(self.spots(), sitters, strict=False):
            if sitter.card:
                paint_card(painter, spot.card, sitter.me, self._theme)
        painter.end()
        return scene

    def _draw_next_face(self) -> None:
        """Portraits come after the first frame, one at a time."""
        from ...table.portraits import portrait_pixmap

        ratio = self.devicePixelRatioF()
        for spot, sitter in zip(self.spots(), self.sitters(), strict=False):
            size = round(spot.head.width())
            face = self._faces.get(sitter.name)
            if sitter.face and size > 0 and (face is None or face.width() != round(size * ratio)):
                self._faces[sitter.name] = portrait_pixmap(sitter.name, size, ratio)
                self.update()
                self._portraits.start(0)
                return
        here = {sitter.name for sitter in self.sitters()}
        self._faces = {name: face for name, face in self._faces.items() if name in here}
