"""Who sits where. Knows names and kinds of players, and nothing of how a chair looks."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.naming import free_name, tidy
from ..names import BOT_NAMES

ME = "me"
FRIEND = "friend"
GUEST = "guest"
"""Somebody at another computer, who brings his own name."""
USUAL = (ME, "deputy", "greenhorn", "deputy")
"""The quick start, and what a newcomer finds at the table."""

PEOPLE_KEPT = 12


class Seat:
    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    def player(self) -> str:
        """As a journal writes it."""
        return self.kind if is_bot(self.kind) else "person"


def is_person(kind: str) -> bool:
    """Somebody at this screen."""
    return kind in (ME, FRIEND)


def is_bot(kind: str) -> bool:
    return kind not in (ME, FRIEND, GUEST)


def _worth(kind: str) -> int:
    """Who stays longest when chairs are carried off."""
    return (GUEST, FRIEND, ME).index(kind) + 1 if not is_bot(kind) else 0


class Party:
    """The seats of one game, in order. `people` are the names of people, mine first, as they are remembered."""

    def __init__(
        self, people: Sequence[str] = (), me: str = "Doc", friend: str = "Partner", guest: str = "Guest"
    ) -> None:
        self.people = [name for name in dict.fromkeys(map(tidy, people)) if name]
        self.default_me = me
        self.default_friend = friend
        self.default_guest = guest
        self.seats: list[Seat] = []

    def copy(self) -> Party:
        other = Party(self.people, self.default_me, self.default_friend, self.default_guest)
        other.seats = [Seat(seat.kind, seat.name) for seat in self.seats]
        return other

    def fill(self, kinds: Sequence[str], bots: Sequence[str] = ()) -> None:
        """Everybody anew: people by their remembered names, then bots by these names as far as they reach."""
        self.seats = [Seat(kind, "") for kind in kinds]
        wishes = map(tidy, bots)
        for index, seat in sorted(enumerate(self.seats), key=lambda one: not is_person(one[1].kind)):
            wish = next(wishes, "") if is_bot(seat.kind) else ""
            taken = self._taken(index)
            seat.name = free_name(wish, taken) if wish else self.fresh_name(seat.kind, taken)

    def resize(self, number: int) -> None:
        """Bots sit down; or they leave, the last first, then guests, and people only when nobody else is left."""
        while len(self.seats) > number:
            ranks = [(_worth(seat.kind), -index) for index, seat in enumerate(self.seats)]
            del self.seats[-min(ranks)[1]]
        while len(self.seats) < number:
            bots = sum(is_bot(seat.kind) for seat in self.seats)
            self.add(USUAL[1:][bots % (len(USUAL) - 1)])

    def add(self, kind: str) -> None:
        """One chair more."""
        self.seats.append(Seat(kind, self.fresh_name(kind, self._taken(-1))))

    def leave(self, index: int) -> None:
        del self.seats[index]

    def sit(self, index: int, kind: str) -> None:
        """Another kind of player. If I want to sit elsewhere, I change places with whoever is there."""
        seat = self.seats[index]
        if seat.kind == kind:
            return
        mine = self.my_index()
        if kind == ME and mine is not None:
            self.seats[index], self.seats[mine] = self.seats[mine], seat
            return
        alike = [same(kind) == same(seat.kind) for same in (is_person, is_bot)]
        seat.kind = kind
        if kind == ME or not all(alike):
            seat.name = self.fresh_name(kind, self._taken(index))

    def rename(self, index: int, name: str) -> str:
        """The name as it now stands: tidied, not empty, nobody else's."""
        seat = self.seats[index]
        before = seat.name
        seat.name = free_name(tidy(name) or before, self._taken(index))
        if is_person(seat.kind) and seat.name != before:
            self.people = [seat.name if one == before else one for one in self.people]
        return seat.name

    def my_index(self) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.kind == ME), None)

    def guests(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == GUEST]

    def call_guests(self, name: str) -> None:
        """What a guest's chair is called until somebody sits on it."""
        self.default_guest = name
        for index in self.guests():
            self.seats[index].name = ""
        for index in self.guests():
            self.seats[index].name = self.fresh_name(GUEST, self._taken(index))

    def open_chairs(self, most: int) -> None:
        """If no chair is for guests yet, all bots make room for them: on chairs that stay empty a bot sits anyway."""
        if self.guests():
            return
        bots = [index for index, seat in enumerate(self.seats) if is_bot(seat.kind)]
        for index in bots:
            self.sit(index, GUEST)
        if not bots and len(self.seats) < most:
            self.add(GUEST)
        elif not bots:
            self.sit(max(index for index, seat in enumerate(self.seats) if seat.kind != ME), GUEST)

    def remember(self) -> list[str]:
        """The people to remember: me, those here, those of earlier evenings."""
        mine = self.my_index()
        me = self.seats[mine].name if mine is not None else next(iter(self.people), self.default_me)
        here = [seat.name for seat in self.seats if seat.kind == FRIEND]
        self.people = list(dict.fromkeys([me, *here, *self.people]))[:PEOPLE_KEPT]
        return self.people

    def _taken(self, index: int) -> list[str]:
        return [seat.name for number, seat in enumerate(self.seats) if number != index]

    def fresh_name(self, kind: str, taken: Sequence[str]) -> str:
        """For somebody who sits down now."""
        folded = {name.casefold() for name in taken}
        if kind == GUEST:
            return free_name(self.default_guest, taken)
        if kind == ME:
            return free_name(next(iter(self.people), self.default_me), taken)
        pool: Sequence[str] = self.people[1:] if kind == FRIEND else BOT_NAMES
        unused = (name for name in pool if name.casefold() not in folded)
        return next(unused, None) or free_name(self.default_friend if kind == FRIEND else pool[0], taken)
