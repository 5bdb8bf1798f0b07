"""The chairs of the waiting room: who sits where, who is ready, and which are still free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ...players import levels
from ...table.labels import plain_tip
from ...table.theme import NIGHT
from ..lobby.chair_row import ChairRow, Sitter, Spot
from ..lobby.choices import Choice, KindButton, NameEdit
from ..lobby.poster_art import paint_tick
from ..lobby.vacancy import FreeButton
from .guests_list import gone_for

if TYPE_CHECKING:
    from ...lan.messages import Chair, Room
    from ...words.speaker import Speaker

SIGNS = {"here": "person", "bot": "bot", "guest": "guest"}
READY, NOT_READY = "ready", "not ready"
GET_UP = "get up"


class RoomPlace(Spot):
    """What lies before one chair."""

    def __init__(self, row: RoomChairs, seat: int) -> None:
        super().__init__()
        self.name = NameEdit(row)
        self.kind = KindButton(row, lambda: row.choices(seat))
        self.kind.steps = False  # a guest is not turned out by a slip of the finger
        self.take = FreeButton(row)
        self.name.editingFinished.connect(lambda: row.rename(seat))
        self.kind.picked.connect(lambda kind: row.pick(seat, kind))
        self.take.clicked.connect(lambda: row.taken.emit(seat))

    def widgets(self) -> tuple[NameEdit, KindButton, FreeButton]:
        return self.name, self.kind, self.take

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
        self.take.setGeometry(self.card.toRect())


class RoomChairs(ChairRow):
    """Shows the chairs of a room. The host decides about all of them, a guest about its own and the free ones."""

    decided = Signal(int, str)  # the host: this seat is for "here", "guest" or a bot of this level
    renamed = Signal(int, str)
    taken = Signal(int)
    left = Signal(int)

    def __init__(self, speaker: Speaker, hosting: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hosting = hosting
        self.places: list[RoomPlace] = []
        self._speaker = speaker
        self._chairs: tuple[Chair, ...] = ()
        self._mine: list[int] = []

    # what is shown

    def show_room(self, room: Room, mine: list[int]) -> None:
        if (room.game, room.chairs, mine) == (self.game, self._chairs, self._mine):
            return
        self.game, self._chairs, self._mine = room.game, room.chairs, mine
        while len(self.places) > len(room.chairs):
            self.places.pop().drop()
        while len(self.places) < len(room.chairs):
            self.places.append(RoomPlace(self, len(self.places)))
        self.refresh()

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("network.chairs"))
        self.refresh()

    def spots(self) -> list[RoomPlace]:
        return self.places

    def sitters(self) -> list[Sitter]:
        return [self._sitter(seat, chair) for seat, chair in enumerate(self._chairs)]

    def _sitter(self, seat: int, chair: Chair) -> Sitter:
        free = self._is_free(chair)
        return Sitter(
            chair.name, face=not free, card=self.hosting or not free, me=seat in self._mine, mark=self._mark(chair)
        )

    def kinds(self) -> list[KindButton]:
        return [place.kind for place in self.places]

    @staticmethod
    def _is_free(chair: Chair) -> bool:
        return chair.kind == "guest" and not chair.guest

    def _mark(self, chair: Chair) -> str:
        if chair.kind != "guest" or not chair.guest:
            return ""
        return READY if chair.ready else NOT_READY

    def refresh(self) -> None:
        say = self._speaker
        for seat, (place, chair) in enumerate(zip(self.places, self._chairs, strict=True)):
            for widget in place.widgets():
                widget.pixels = self._unit
            place.kind.theme = place.take.theme = self._theme
            mine = seat in self._mine
            open_to_us = self._is_free(chair) and not self.hosting
            place.take.setVisible(open_to_us)
            place.name.setVisible(not open_to_us)
            place.kind.setVisible(not open_to_us)
            place.take.setText(say.text("network.sit_here"))
            place.take.setToolTip(say.say("network.sit_here_tip", seat=seat + 1))
            place.take.setAccessibleName(place.take.toolTip())
            place.name.show_name(chair.name)
            place.name.setEnabled(mine or (self.hosting and chair.kind == "bot"))
            place.name.setAccessibleName(say.say("lobby.name_at", seat=seat + 1))
            short, long = self._kind_texts(chair, mine)
            place.kind.fixed = not self.hosting and not mine
            place.kind.show_kind(self._kind(chair), short, long, SIGNS[chair.kind])
            told = "network.chair_told" if place.kind.fixed else "network.chair_menu"
            place.kind.setAccessibleName(say.say(told, seat=seat + 1, name=chair.name, kind=long))
            place.kind.setToolTip(plain_tip(chair.name))
        self.arrange()

    @staticmethod
    def _kind(chair: Chair) -> str:
        return chair.level if chair.kind == "bot" else chair.kind

    def _kind_texts(self, chair: Chair, mine: bool) -> tuple[str, str]:
        """Short for a small card, and in full."""
        say = self._speaker
        if chair.kind == "bot":
            level = say.text(f"bot.{chair.level}")
            return level, say.say("lobby.kind_bot", level=level)
        if chair.kind == "here":
            here = say.text("network.here")
            return (here, here) if self.hosting else (say.text("network.short_host"), say.text("network.at_host"))
        if not chair.guest:
            return say.text("network.short_waiting"), say.text("network.waiting_chair")
        if chair.presence == "gone":
            return gone_for(say, chair.left), gone_for(say, chair.left)
        if chair.ready:
            return say.text("network.guest_ready"), say.text("network.you_ready" if mine else "network.guest_ready")
        short = say.text("network.short_not_ready")
        return short, say.text("network.you_not_ready" if mine else "network.guest_not_ready")

    def choices(self, seat: int) -> list[Choice]:
        """What may become of this chair."""
        say = self._speaker
        if not self.hosting:
            rows = [Choice("guest", say.text("network.keep_chair"), "check")]
            return [*rows, Choice(GET_UP, say.text("network.give_back"), "close")]
        rows = [Choice("here", say.text("network.pick_here"), SIGNS["here"])]
        for level in levels(self.game):
            about = say.say("lobby.pick_bot", level=say.text(f"bot.{level}"), about=say.text(f"bot.{level}_about"))
            rows.append(Choice(level, about, SIGNS["bot"]))
        return [*rows, Choice("guest", say.text("network.pick_guest"), SIGNS["guest"])]

    # changes

    def rename(self, seat: int) -> None:
        if seat < len(self._chairs):
            name = self.places[seat].name.text()
            if name != self._chairs[seat].name and self.places[seat].name.isEnabled():
                self.renamed.emit(seat, name)

    def pick(self, seat: int, kind: str) -> None:
        if kind == GET_UP:
            self.left.emit(seat)
        elif self.hosting and kind != self._kind(self._chairs[seat]):
            self.decided.emit(seat, kind)

    def stops(self) -> list[QWidget]:
        """In the order of the Tab key."""
        return [widget for place in self.places for widget in place.widgets()]

    # painting

    def paint_mark(self, painter: QPainter, mark: str, centre: QPointF, radius: float) -> None:
        """A tick for who is ready; for who is not, an hourglass that still runs."""
        if mark == READY:
            paint_tick(painter, centre, radius)
            return
        painter.setPen(QPen(QColor(NIGHT.brass), max(radius * 0.14, 1.2)))
        painter.setBrush(QColor("#14100d"))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(
            QPen(QColor(NIGHT.bone), max(radius * 0.16, 1.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        glass = QRectF(centre.x() - radius * 0.34, centre.y() - radius * 0.5, radius * 0.68, radius)
        painter.drawLine(glass.topLeft(), glass.topRight())
        painter.drawLine(glass.bottomLeft(), glass.bottomRight())
        painter.drawLine(glass.topLeft(), glass.bottomRight())
        painter.drawLine(glass.topRight(), glass.bottomLeft())
