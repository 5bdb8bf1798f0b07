"""Who is at a table that is open on the network. Pure: knows no sockets, no clock and no Qt.

A guest is a machine with some people at it (or none, to look on). Guests sit down on the chairs that are for guests;
everybody else here is at the host's machine.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from ..engine.journal import SeatInfo
from ..engine.message import Message, message
from ..engine.naming import free_name, tidy
from .messages import Chair, Hello, Visitor

TOKEN_BYTES = 16
MOST_GUESTS = 24
"""Machines that may be in the room, looking on included."""

Kind = Literal["here", "bot", "guest"]
Presence = Literal["there", "gone", "held"]

NO_SUCH_CHAIR = message("lan.no_such_chair")
CHAIR_TAKEN = message("lan.chair_taken")
NOT_YOUR_CHAIR = message("lan.not_your_chair")
FULL = message("lan.full")
CROWDED = message("lan.crowded")


class Stool(Struct):
    """A chair, as the host keeps it."""

    name: str
    kind: Kind
    level: str = ""
    guest: int = 0
    presence: Presence = "there"
    # Of a guest's chair that a bot has for the rest of the game: whose it is (0: nobody's). None: it is no such chair.
    lent_by: int | None = None


class Guest(Struct):
    """A machine that was let in once. `token` lets it in again."""

    number: int
    name: str
    token: bytes
    people: tuple[str, ...] = ()
    ready: bool = False
    there: bool = True
    delay: int | None = None
    # Seconds until a bot takes its chairs, while it is gone.
    left: int = 0
    # The last question that was asked when everything before it had been shown there.
    shown: int = 0


class Company:
    """The chairs and the guests. Whatever is refused comes back with the reason and changes nothing."""

    def __init__(self, stools: Sequence[Stool]) -> None:
        self.stools = list(stools)
        self.guests: dict[int, Guest] = {}
        self._next = 1

    # --- who is who --------------------------------------------------------------------------------------------

    def seats_of(self, guest: int) -> list[int]:
        return [seat for seat, stool in enumerate(self.stools) if stool.guest == guest and stool.kind == "guest"]

    def here(self) -> list[int]:
        """The seats of the people at the host's machine."""
        return [seat for seat, stool in enumerate(self.stools) if stool.kind == "here"]

    def free_chairs(self) -> list[int]:
        return [seat for seat, stool in enumerate(self.stools) if stool.kind == "guest" and not stool.guest]

    def by_token(self, token: bytes) -> Guest | None:
        found = None
        for guest in self.guests.values():
            # All are compared, so that the time it takes tells nobody how near he came.
            if secrets.compare_digest(guest.token, token):
                found = guest
        return found

    def seat_infos(self, stand_in: str) -> tuple[SeatInfo, ...]:
        """For the game's header. A guest's chair that stayed empty goes to a bot."""
        return tuple(SeatInfo(stool.name, self._player(stool, stand_in)) for stool in self.stools)

    def _player(self, stool: Stool, stand_in: str) -> str:
        if stool.kind == "bot":
            return stool.level
        return stand_in if stool.kind == "guest" and not stool.guest else "person"

    # --- coming and going --------------------------------------------------------------------------------------

    def arrive(self, hello: Hello) -> Guest | Message:
        """Let a guest in; its people sit down on the first free chairs."""
        people = [name for name in map(tidy, hello.people) if name]
        if len(self.guests) >= MOST_GUESTS and not self._forget_somebody():
            return CROWDED
        free = self.free_chairs()
        if people and not free:
            return FULL
        guest = Guest(self._next, "", secrets.token_bytes(TOKEN_BYTES))
        self._next += 1
        self.guests[guest.number] = guest
        for seat, name in zip(free, people, strict=False):
            self._seat(guest, seat, name)
        guest.people = tuple(self.stools[seat].name for seat in self.seats_of(guest.number))
        self._name(guest, tidy(hello.name))
        return guest

    def restore(self, guest: Guest, seats: Iterable[int]) -> None:
        """A guest of before: on its chairs, if they are still for guests."""
        self.guests[guest.number] = guest
        self._next = max(self._next, guest.number + 1)
        for seat in seats:
            if 0 <= seat < len(self.stools):
                self.stools[seat].kind, self.stools[seat].guest = "guest", guest.number

    def sit(self, number: int, seat: int, name: str) -> Message | None:
        """One of a guest's people sits down here; on a chair of its own: under another name."""
        if not 0 <= seat < len(self.stools):
            return NO_SUCH_CHAIR
        stool = self.stools[seat]
        if stool.kind != "guest" or stool.guest not in (0, number):
            return CHAIR_TAKEN
        guest = self.guests[number]
        self._seat(guest, seat, tidy(name) or stool.name)
        guest.ready = False
        self._name(guest)
        return None

    def stand(self, number: int, seat: int) -> Message | None:
        if not 0 <= seat < len(self.stools) or self.stools[seat].guest != number:
            return NOT_YOUR_CHAIR
        self._free(seat)
        self.guests[number].ready = False
        self._name(self.guests[number])
        return None

    def leave(self, number: int) -> None:
        """Gone for good, before the game has begun: the chairs are free again."""
        for seat in self.seats_of(number):
            self._free(seat)
        for stool in self.stools:
            if stool.lent_by == number:
                stool.lent_by = 0
        self.guests.pop(number, None)

    def set_chair(self, seat: int, kind: Kind, name: str, level: str = "") -> None:
        """The host decides about a chair. The guest who sat there, if any, has to get up."""
        stool = self.stools[seat]
        if stool.kind == "guest" and kind == "guest":
            return
        self.stools[seat] = Stool(free_name(tidy(name) or stool.name, self._names(but=seat)), kind, level)
        if stool.guest in self.guests:
            self._name(self.guests[stool.guest])

    def lend(self, seat: int, level: str, owner: int | None = None) -> None:
        """A bot has a guest's chair for the rest of this game."""
        stool = self.stools[seat]
        self.stools[seat] = Stool(stool.name, "bot", level, lent_by=stool.guest if owner is None else owner)

    def lent(self) -> tuple[tuple[int, int], ...]:
        """These chairs, and whose they are."""
        chairs = enumerate(self.stools)
        return tuple((seat, stool.lent_by) for seat, stool in chairs if stool.lent_by is not None)

    def ask_back(self) -> None:
        """The game is over: lent chairs belong to whoever lent them, or are free for guests."""
        for seat, owner in self.lent():
            self._free(seat)
            if owner in self.guests:
                self._seat(self.guests[owner], seat, self.stools[seat].name)
                self._name(self.guests[owner])

    def mark(self, number: int, presence: Presence) -> None:
        for seat in self.seats_of(number):
            self.stools[seat].presence = presence

    # --- for everybody to see ----------------------------------------------------------------------------------

    def chairs(self) -> tuple[Chair, ...]:
        return tuple(map(self._chair, self.stools))

    def _chair(self, stool: Stool) -> Chair:
        guest = self.guests.get(stool.guest)
        ready = stool.kind != "guest" or (guest is not None and guest.ready)
        left = guest.left if guest is not None and stool.presence == "gone" else 0
        return Chair(stool.name, stool.kind, stool.level, stool.guest, ready, stool.presence, left)

    def visitors(self) -> tuple[Visitor, ...]:
        return tuple(
            Visitor(guest.number, guest.name, not self.seats_of(guest.number), guest.there, guest.delay)
            for guest in self.guests.values()
        )

    # --- inside ------------------------------------------------------------------------------------------------

    def _forget_somebody(self) -> bool:
        """Whoever only watched and is gone makes room for whoever comes."""
        gone = next((one.number for one in self.guests.values() if not one.there and not self.seats_of(one.number)), 0)
        return self.guests.pop(gone, None) is not None

    def _seat(self, guest: Guest, seat: int, name: str) -> None:
        self.stools[seat] = Stool(free_name(name, self._names(but=seat)), "guest", "", guest.number)

    def _free(self, seat: int) -> None:
        self.stools[seat] = Stool(self.stools[seat].name, "guest")

    def _names(self, but: int) -> list[str]:
        return [stool.name for seat, stool in enumerate(self.stools) if seat != but]

    def _name(self, guest: Guest, wish: str = "") -> None:
        """A machine is called after its people."""
        seated = [self.stools[seat].name for seat in self.seats_of(guest.number)]
        if seated:
            guest.name = ", ".join(seated)[:40]
        else:
            others = [other.name for other in self.guests.values() if other is not guest]
            guest.name = free_name(wish or guest.name or "?", others)


def quality(delay: int | None) -> int | None:
    """How good a link is, from 1 to 4: up to two, one feels it at the table. None while it has not been measured."""
    return None if delay is None else 4 - sum(delay > limit for limit in (40, 120, 300))
