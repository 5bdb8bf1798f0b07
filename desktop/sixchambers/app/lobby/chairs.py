"""The chairs drawn up to the table, one for everybody who may sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...table.theme import NIGHT, Theme
from .choices import Choice, KindButton
from .facts import SEATS
from .furniture import paint_badge, paint_card, paint_chair, paint_medallion
from .party import FRIEND, ME, Party, is_person
from .place import Place
from .room import paint_table, paint_table_draft

if TYPE_CHECKING:
    from ...words.speaker import Speaker

SIGNS = {ME: "person", FRIEND: "friend"}


class Chairs(QWidget):
    """Shows a party and changes it. `changed` after every change."""

    changed = Signal()

    def __init__(self, speaker: Speaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.party = Party()
        self.game = next(iter(SEATS))
        self.places: list[Place] = []
        self.draft = True  # until the first frame is out
        self._speaker = speaker
        self._theme: Theme = NIGHT
        self._unit = 15.0
        self._inset = 0
        self._scene: QPixmap | None = None
        self._faces: dict[str, QPixmap] = {}
        self._portraits = QTimer(self)
        self._portraits.setSingleShot(True)
        self._portraits.timeout.connect(self._draw_next_face)

    # what is shown

    def set_party(self, game: str, party: Party) -> None:
        self.game, self.party = game, party
        most = SEATS[game][-1]
        while len(self.places) > most:
            self.places.pop().drop()
        while len(self.places) < most:
            self.places.append(Place(self, len(self.places)))
        self.refresh()

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit
        self.refresh()

    def set_inset(self, pixels: int) -> None:
        """Keep so much free at the right."""
        if pixels != self._inset:
            self._inset = pixels
            self.refresh()

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("lobby.chairs"))
        self.refresh()

    def refresh(self) -> None:
        """Put down what the party says."""
        say = self._speaker
        for index, place in enumerate(self.places):
            seat = self.party.seats[index] if index < len(self.party.seats) else None
            for widget in place.widgets():
                widget.pixels = self._unit
            place.kind.theme = place.free.theme = place.guest.theme = self._theme
            place.name.setVisible(seat is not None)
            place.kind.setVisible(seat is not None)
            place.free.setVisible(seat is None)
            place.guest.setVisible(index == len(self.party.seats))
            place.guest.setText(say.text("lobby.kind_guest"))
            place.guest.setToolTip(say.text("lobby.guest_later"))
            place.guest.setAccessibleName(place.guest.text())
            place.guest.setAccessibleDescription(place.guest.toolTip())
            place.free.setText(say.text("lobby.free_chair"))
            place.free.setToolTip(say.say("lobby.fill_chair", seat=index + 1))
            place.free.setAccessibleName(place.free.toolTip())
            if seat is None:
                continue
            place.name.show_name(seat.name)
            place.name.setAccessibleName(say.say("lobby.name_at", seat=index + 1))
            short, long = self._kind_texts(seat.kind)
            place.kind.show_kind(seat.kind, short, long, SIGNS.get(seat.kind, "bot"))
            told = say.say("lobby.kind_at", seat=index + 1, name=seat.name, kind=long)
            place.kind.setAccessibleName(told)
            place.kind.setToolTip("" if is_person(seat.kind) else say.text(f"bot.{seat.kind}_about"))
        self._arrange()

    def _kind_texts(self, kind: str) -> tuple[str, str]:
        """Short for a small card, and in full."""
        if is_person(kind):
            text = self._speaker.text(f"lobby.kind_{kind}")
            return text, text
        level = self._speaker.text(f"bot.{kind}")
        return level, self._speaker.say("lobby.kind_bot", level=level)

    def choices(self, index: int) -> list[Choice]:
        """Who may sit on this chair."""
        from ...players import LEVELS

        say = self._speaker
        rows = [Choice(kind, say.text(f"lobby.pick_{kind}"), SIGNS[kind]) for kind in (ME, FRIEND)]
        for level in LEVELS:
            about = say.say("lobby.pick_bot", level=say.text(f"bot.{level}"), about=say.text(f"bot.{level}_about"))
            rows.append(Choice(level, about, "bot"))
        rows.append(Choice("", say.text("lobby.pick_guest"), "guest", open=False, tip=say.text("lobby.guest_later")))
        if len(self.party.seats) - 1 in SEATS[self.game]:
            rows.append(Choice("", say.text("lobby.pick_nobody"), "close"))
        return rows

    # changes

    def rename(self, index: int) -> None:
        if index < len(self.party.seats):
            place = self.places[index]
            if place.name.text() != self.party.seats[index].name:
                place.name.setText(self.party.rename(index, place.name.text()))
                self._after_change()

    def sit(self, index: int, kind: str) -> None:
        if kind:
            self.party.sit(index, kind)
        else:
            self.party.leave(index)
        self._after_change()

    def resize_party(self, number: int) -> None:
        if number in SEATS[self.game] and number != len(self.party.seats):
            self.party.resize(number)
            self._after_change()

    def add_one(self) -> None:
        """A bot sits down on the next free chair, and the keyboard is there."""
        self.resize_party(len(self.party.seats) + 1)
        self.places[len(self.party.seats) - 1].kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def commit(self) -> None:
        """Take over a name that is still being written."""
        for index in range(len(self.party.seats)):
            self.rename(index)

    def _after_change(self) -> None:
        self.refresh()
        self.changed.emit()

    def stops(self) -> list[QWidget]:
        """In the order of the Tab key."""
        return [widget for place in self.places for widget in (place.name, place.kind, place.free)]

    # places

    def least_height(self, room: int) -> int:
        """Enough to see the faces; less of them where large type leaves the posters little room."""
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

    def _arrange(self) -> None:
        self._scene = None
        unit, number = self._unit, len(self.places)
        if number:
            left, right = unit * 0.8, self.width() - self._inset - unit * 0.8
            step = min((right - left) / number, unit * 13)
            first = (left + right) / 2 - step * (number - 1) / 2
            top = unit * 0.35 + self._drop() * 0.5
            for index, place in enumerate(self.places):
                x = first + step * index
                place.lay(x, step, top, self._rim(x), self._card_height(), unit)
            self._set_kinds([place.kind for place in self.places[: len(self.party.seats)]])
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
        self._arrange()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._scene is None or self._scene.devicePixelRatio() != ratio:
            self._scene = self._paint_scene(ratio)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0, 0), self._scene)
        for place, seat in zip(self.places, self.party.seats, strict=False):
            face = self._faces.get(seat.name)
            if face is None:
                paint_medallion(painter, place.head.center(), place.head.width() / 2)
            else:
                painter.drawPixmap(place.head, face, QRectF(face.rect()))
            if seat.kind == ME:
                spot = place.head.bottomRight() - QPointF(0.16, 0.2) * place.head.width()
                paint_badge(painter, spot, min(self._unit * 0.72, place.head.width() * 0.17))
        painter.end()

    def _paint_scene(self, ratio: float) -> QPixmap:
        from ...table.backdrop import INLAYS

        inlay = INLAYS[self.game]
        scene = QPixmap(self.size() * ratio)
        scene.setDevicePixelRatio(ratio)
        scene.fill(Qt.GlobalColor.transparent)
        painter = QPainter(scene)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, place in enumerate(self.places):
            free = index >= len(self.party.seats)
            paint_chair(painter, place.chair, (inlay.light, inlay.deep), self._theme, free=free)
        area = QRectF(self.rect())
        felt = (inlay.light, inlay.deep, inlay.trim)
        lay = paint_table_draft if self.draft else paint_table
        lay(painter, area, self._rim_top(), self._drop(), felt, self._theme, self._unit)
        mine = self.party.my_index()
        for index, place in enumerate(self.places[: len(self.party.seats)]):
            paint_card(painter, place.card, index == mine, self._theme)
        painter.end()
        return scene

    def _draw_next_face(self) -> None:
        """Portraits come after the first frame, one at a time."""
        from ...table.portraits import portrait_pixmap

        ratio = self.devicePixelRatioF()
        for place, seat in zip(self.places, self.party.seats, strict=False):
            size = round(place.head.width())
            face = self._faces.get(seat.name)
            if size > 0 and (face is None or face.width() != round(size * ratio)):
                self._faces[seat.name] = portrait_pixmap(seat.name, size, ratio)
                self.update()
                self._portraits.start(0)
                return
        here = {seat.name for seat in self.party.seats}
        self._faces = {name: face for name, face in self._faces.items() if name in here}

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a face: write the name."""
        for place, _ in zip(self.places, self.party.seats, strict=False):
            if place.head.contains(event.position()) or place.card.contains(event.position()):
                place.name.setFocus(Qt.FocusReason.MouseFocusReason)
                return
        super().mousePressEvent(event)
