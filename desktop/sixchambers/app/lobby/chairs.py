"""The chairs drawn up to the table, one for everybody who may sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from .chair_row import ChairRow, Sitter
from .choices import Choice, KindButton
from .facts import SEATS
from .party import FRIEND, GUEST, ME, Party, is_bot
from .place import Place

if TYPE_CHECKING:
    from ...words.speaker import Speaker

SIGNS = {ME: "person", FRIEND: "friend", GUEST: "guest"}


class Chairs(ChairRow):
    """Shows a party and changes it. `changed` after every change."""

    changed = Signal()

    def __init__(self, speaker: Speaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.party = Party()
        self.places: list[Place] = []
        self.draft = True
        self._speaker = speaker

    # what is shown

    def spots(self) -> list[Place]:
        return self.places

    def sitters(self) -> list[Sitter]:
        return [Sitter(seat.name, face=seat.kind != GUEST, me=seat.kind == ME) for seat in self.party.seats]

    def kinds(self) -> list[KindButton]:
        return [place.kind for place in self.places[: len(self.party.seats)]]

    def set_party(self, game: str, party: Party) -> None:
        from ...players import nearest_level

        self.game, self.party = game, party
        for seat in party.seats:
            if is_bot(seat.kind):
                seat.kind = nearest_level(game, seat.kind)
        most = SEATS[game][-1]
        while len(self.places) > most:
            self.places.pop().drop()
        while len(self.places) < most:
            self.places.append(Place(self, len(self.places)))
        self.refresh()

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("lobby.chairs"))
        self.party.call_guests(speaker.text("lobby.guest_name"))
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
            place.guest.setToolTip(say.say("lobby.invite", seat=index + 1))
            place.guest.setAccessibleName(place.guest.toolTip())
            place.free.setText(say.text("lobby.free_chair"))
            place.free.setToolTip(say.say("lobby.fill_chair", seat=index + 1))
            place.free.setAccessibleName(place.free.toolTip())
            if seat is None:
                continue
            place.name.show_name(seat.name)
            place.name.setEnabled(seat.kind != GUEST)  # a guest brings his own
            place.name.setAccessibleName(say.say("lobby.name_at", seat=index + 1))
            short, long = self._kind_texts(seat.kind)
            place.kind.show_kind(seat.kind, short, long, SIGNS.get(seat.kind, "bot"))
            told = say.say("lobby.kind_at", seat=index + 1, name=seat.name, kind=long)
            place.kind.setAccessibleName(told)
            place.kind.setToolTip(say.text(f"bot.{seat.kind}_about") if is_bot(seat.kind) else "")
        self.arrange()

    def _kind_texts(self, kind: str) -> tuple[str, str]:
        """Short for a small card, and in full."""
        if not is_bot(kind):
            text = self._speaker.text(f"lobby.kind_{kind}")
            return text, text
        level = self._speaker.text(f"bot.{kind}")
        return level, self._speaker.say("lobby.kind_bot", level=level)

    def choices(self, index: int) -> list[Choice]:
        """Who may sit on this chair."""
        from ...players import levels

        say = self._speaker
        rows = [Choice(kind, say.text(f"lobby.pick_{kind}"), SIGNS[kind]) for kind in (ME, FRIEND)]
        for level in levels(self.game):
            about = say.say("lobby.pick_bot", level=say.text(f"bot.{level}"), about=say.text(f"bot.{level}_about"))
            rows.append(Choice(level, about, "bot"))
        rows.append(Choice(GUEST, say.text("lobby.pick_guest"), SIGNS[GUEST]))
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

    def add_guest(self) -> None:
        """The next free chair is kept for somebody at another computer."""
        self.resize_party(len(self.party.seats) + 1)
        self.sit(len(self.party.seats) - 1, GUEST)
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
        return [widget for place in self.places for widget in (place.name, place.kind, place.free, place.guest)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a face: write the name."""
        for place, _ in zip(self.places, self.party.seats, strict=False):
            if place.head.contains(event.position()) or place.card.contains(event.position()):
                place.name.setFocus(Qt.FocusReason.MouseFocusReason)
                return
        super().mousePressEvent(event)
