"""The middle of the table: the bag, the discards, the rules in force, and what comes next, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...games.kablamo.pieces import Token
from ..labels import Tag
from ..layout import row
from ..line import Line, shortened
from ..theme import NIGHT, colour
from .chairs import _flat, show_tokens
from .disc import Disc
from .faces import printed_face

if TYPE_CHECKING:
    from ...games.kablamo.view import KablamoView
    from .scene import KablamoScene

BAG = (112.0, 128.0)
PILE = 78.0
ENTRY = 76.0
TOKEN = 50.0


@dataclass(frozen=True)
class Entry:
    """One bullet of the row: `state` is "doing" while it is carried out, "played" from somebody's hand, or "active"."""

    face: int
    state: str
    by: int = -1
    to: int = -1
    target: int = 0


def entries(view: KablamoView) -> list[Entry]:
    """What is being carried out, what was announced on top of it (the last first), then the active bullets by their
    numbers."""
    made = [Entry(view.carrying, "doing")] if view.carrying else []
    announced = {item.bullet: item for item in view.pending}
    made += [
        Entry(item.bullet, "played", item.by, item.to, item.target) for item in reversed(view.pending) if not item.fired
    ]
    active = sorted(revolver.chambers[revolver.active] for revolver in view.revolvers if revolver.active >= 0)
    for face in active:
        item = announced.get(face)
        made.append(Entry(face, "active", item.by, item.to, item.target) if item else Entry(face, "active"))
    return made


class Pad(QGraphicsItem):
    """A leather pad for one's own spares."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QRectF(0, 0, 10, 10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, field: QRectF) -> None:
        self.prepareGeometryChange()
        self.field = field

    def boundingRect(self) -> QRectF:
        return self.field.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(QPen(colour("#9fb6cc", 110), 2))
        painter.setBrush(colour("#0d1d2e", 150))
        painter.drawRoundedRect(self.field, 26, 26)
        painter.setPen(QPen(colour("#9fb6cc", 60), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.field.adjusted(8, 8, -8, -8), 20, 20)


class Middle:
    """Everything that belongs to nobody."""

    def __init__(self, scene: KablamoScene) -> None:
        self.scene = scene
        self.pad: Pad = scene.add(Pad(), 2)
        self.bag = scene.add(_flat(scene, "kablamo/bag", *BAG), 5)
        self.left: Tag = scene.add(Tag(25), 9.5)
        self.tin = scene.add(_flat(scene, "kablamo/tin", PILE * 1.3, PILE * 1.3), 4)
        self.top: Disc = scene.new_disc(PILE)
        self.thrown: Tag = scene.add(Tag(25), 9.5)
        self.row: list[tuple[Entry, Disc]] = []
        self.numbers: list[Tag] = []
        self.rules: list[Disc] = []
        self.aims: list[Line] = []
        self.tray: list[Disc] = []
        self.discarded: list[int] = []

    # --- places ----------------------------------------------------------------------------------------------

    def centre(self) -> QPointF:
        return self.scene.clearing().center()

    def bag_spot(self) -> QPointF:
        return self._below_boards(self.centre() - QPointF(326, 6), *BAG)

    def pile_spot(self) -> QPointF:
        return self._below_boards(self.centre() + QPointF(326, -6), PILE * 1.3, PILE * 1.3)

    def _below_boards(self, spot: QPointF, width: float, height: float) -> QPointF:
        """Where large text leaves the table little height, what lies in the middle gives way to the revolvers."""
        for chair in self.scene.chairs:
            board = chair.box()
            beside = abs(board.center().x() - spot.x()) >= (board.width() + width) / 2
            if not chair.own and not beside and board.center().y() < spot.y():
                spot.setY(max(spot.y(), board.bottom() + height / 2))
        return spot

    def row_spots(self, count: int) -> list[QPointF]:
        return row(count, self.centre() + QPointF(34, -24), ENTRY + 16, 380)

    def rule_spots(self, count: int) -> list[QPointF]:
        first = self.centre() - QPointF(232, 14)
        return [first + QPointF(0, (number - (count - 1) / 2) * (TOKEN + 2)) for number in range(count)]

    def tray_spots(self, seat: int, count: int) -> list[QPointF]:
        """Bullets in somebody's hands, over his cylinder."""
        chair = self.scene.chairs[seat]
        if chair.own:
            return row(count, self.centre() + QPointF(0, 0), 98, 560)
        return row(count, chair.drum.pos() + QPointF(0, chair.drum.diameter * 0.5), 46, 200)

    def boxes(self) -> list[QRectF]:
        """What a zoomed bullet should not cover."""
        spot = self.centre()
        own = self.scene.chairs[self.scene.home or 0]
        return [QRectF(spot.x() - 400, spot.y() - 70, 800, 140), own.box()]

    def lay_out(self) -> None:
        scale = min(max(self.scene.text_scale, 1.0), 1.3)
        self.pad.lay(self.scene.hand_field())
        self.bag.setPos(self.bag_spot())
        self.left.set_pixels(25 * scale)
        self.left.setPos(self.bag_spot() + QPointF(0, BAG[1] / 2 + 2))
        self.tin.setPos(self.pile_spot())
        self.top.rest(self.pile_spot())
        self.thrown.set_pixels(25 * scale)
        self.thrown.setPos(self.pile_spot() + QPointF(0, PILE * 0.65 + 8))
        self.lay_row()
        self.lay_rules()

    def lay_row(self) -> None:
        scale = min(max(self.scene.text_scale, 1.0), 1.3)
        for number, ((_, disc), spot) in enumerate(zip(self.row, self.row_spots(len(self.row)), strict=True)):
            disc.rest(spot)
            disc.set_width(ENTRY)
            disc.setScale(1.0)
            disc.setOpacity(1.0)
            disc.setZValue(8 + number * 0.01)
        self.scene.remove(self.numbers)
        for entry, disc in self.row:
            tag: Tag = self.scene.add(Tag(27 * scale), 9)
            tag.ink = NIGHT.warn if entry.state != "active" or entry.to >= 0 else NIGHT.bone
            tag.set_text(str(entry.face))
            tag.setPos(disc.pos() + QPointF(0, ENTRY / 2 + 17 * scale))
            self.numbers.append(tag)

    def lay_rules(self) -> None:
        for disc, spot in zip(self.rules, self.rule_spots(len(self.rules)), strict=True):
            disc.rest(spot)
            disc.set_width(TOKEN)
            disc.setScale(1.0)
            disc.setOpacity(1.0)
            disc.setZValue(9)

    # --- what it shows ---------------------------------------------------------------------------------------

    def sync(self, view: KablamoView) -> None:
        self.set_bag(view.bag)
        self.set_discards(view.discard)
        self.set_row(entries(view))
        self.set_rules(view.centre)
        self.set_tray(view)
        self.draw_aims()

    def set_bag(self, count: int) -> None:
        self.left.set_text(str(count))

    def set_discards(self, faces: Sequence[int]) -> None:
        self.discarded = list(faces)
        self.top.setVisible(bool(faces))
        if faces:
            self.top.turn_up(printed_face(self.scene, faces[-1]), 0)
        self.thrown.set_text(str(len(faces)) if faces else "")

    def throw_on(self, face: int) -> None:
        """One more on the pile."""
        self.set_discards([*self.discarded, face])

    def set_row(self, wanted: Sequence[Entry]) -> None:
        kept = {entry.face: disc for entry, disc in self.row}
        for face, disc in kept.items():
            if face not in {entry.face for entry in wanted}:
                self.scene.drop(disc)
        self.row = []
        for entry in wanted:
            disc = kept.get(entry.face) or self.scene.new_disc(ENTRY)
            disc.turn_up(printed_face(self.scene, entry.face), 0)
            disc.at_work = entry.state == "doing" or entry.to >= 0
            disc.setProperty("veil", 1.0)
            self.row.append((entry, disc))
        self.lay_row()

    def entry_of(self, face: int) -> Disc | None:
        return next((disc for entry, disc in self.row if entry.face == face), None)

    def take_from_row(self, face: int) -> Disc | None:
        """A bullet leaves the row; it goes on as a piece of its own."""
        disc = self.entry_of(face)
        if disc is not None:
            self.row = [(entry, other) for entry, other in self.row if other is not disc]
        return disc

    def set_rules(self, tokens: Sequence[Token]) -> None:
        show_tokens(self.scene, self.rules, tokens)
        self.lay_rules()

    def set_tray(self, view: KablamoView) -> None:
        """What somebody has drawn and must load: only he sees the faces."""
        while len(self.tray) > len(view.tray):
            self.scene.drop(self.tray.pop())
        while len(self.tray) < len(view.tray):
            self.tray.append(self.scene.new_disc(TOKEN))
        if not view.tray:
            return
        own = self.scene.chairs[view.tray_of].own
        spots = self.tray_spots(view.tray_of, len(self.tray))
        for disc, face, spot in zip(self.tray, view.tray, spots, strict=True):
            disc.set_width(86.0 if own else 44.0)
            disc.setZValue(12)
            disc.setOpacity(1.0)
            disc.setScale(1.0)
            if own:
                disc.lie(spot)
            else:
                disc.rest(spot)
            if face > 0:
                disc.turn_up(printed_face(self.scene, face), self.scene.number(face))
            else:
                disc.forget()

    def draw_aims(self) -> None:
        """Whom something announced is for, and what a response is aimed at."""
        self.scene.remove(self.aims)
        for entry, disc in self.row:
            if entry.to >= 0:
                self.aim(disc.pos(), self.scene.chairs[entry.to].plate.pos())
            target = self.entry_of(entry.target) if entry.target else None
            if target is not None:
                self.aim(disc.pos(), target.pos(), -0.5)

    def aim(self, start: QPointF, end: QPointF, bend: float = 0.1) -> None:
        line = Line(*shortened(start, end, 46, 58), NIGHT.warn, width=5, bend=bend, dashed=True)
        self.aims.append(self.scene.add(line, 8.8))

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        return [("kablamo/bag", *BAG, False), ("kablamo/tin", PILE * 1.3, PILE * 1.3, False)]
