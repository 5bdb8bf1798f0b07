"""Who sits where. Knows names and kinds of players, and nothing of how a chair looks."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.naming import free_name, tidy
from ..names import BOT_NAMES

ME = "me"
FRIEND = "friend"
USUAL = (ME, "deputy", "greenhorn", "deputy")
"""The quick start, and what a newcomer finds at the table."""

PEOPLE_KEPT = 12


class Seat:
    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    def player(self) -> str:
        """As a journal writes it."""
        return "person" if is_person(self.kind) else self.kind


def is_person(kind: str) -> bool:
    return kind in (ME, FRIEND)


class Party:
    """The seats of one game, in order. `people` are the names of people, mine first, as they are remembered."""

    def __init__(self, people: Sequence[str] = (), me: str = "Doc", friend: str = "Partner") -> None:
        self.people = [name for name in dict.fromkeys(map(tidy, people)) if name]
        self.default_me = me
        self.default_friend = friend
        self.seats: list[Seat] = []

    def fill(self, kinds: Sequence[str], bots: Sequence[str] = ()) -> None:
        """Everybody anew: people by their remembered names, then bots by these names as far as they reach."""
        self.seats = [Seat(kind, "") for kind in kinds]
        wishes = map(tidy, bots)
        for index, seat in sorted(enumerate(self.seats), key=lambda one: not is_person(one[1].kind)):
            wish = "" if is_person(seat.kind) else next(wishes, "")
            seat.name = free_name(wish, self._taken(index)) if wish else self._fresh_name(seat.kind, index)

    def resize(self, number: int) -> None:
        """Bots sit down; or they leave, the last first, and people only when no bot is left."""
        while len(self.seats) > number:
            ranks = [(is_person(seat.kind), seat.kind == ME, -index) for index, seat in enumerate(self.seats)]
            del self.seats[-min(ranks)[2]]
        while len(self.seats) < number:
            bots = sum(not is_person(seat.kind) for seat in self.seats)
            kind = USUAL[1:][bots % (len(USUAL) - 1)]
            self.seats.append(Seat(kind, self._fresh_name(kind, len(self.seats))))

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
        keeps_name = is_person(kind) == is_person(seat.kind) and kind != ME
        seat.kind = kind
        if not keeps_name:
            seat.name = self._fresh_name(kind, index)

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

    def remember(self) -> list[str]:
        """The people to remember: me, those here, those of earlier evenings."""
        mine = self.my_index()
        me = self.seats[mine].name if mine is not None else next(iter(self.people), self.default_me)
        here = [seat.name for seat in self.seats if seat.kind == FRIEND]
        self.people = list(dict.fromkeys([me, *here, *self.people]))[:PEOPLE_KEPT]
        return self.people

    def _taken(self, index: int) -> list[str]:
        return [seat.name for number, seat in enumerate(self.seats) if number != index]

    def _fresh_name(self, kind: str, index: int) -> str:
        taken = self._taken(index)
        folded = {name.casefold() for name in taken}
        if kind == ME:
            return free_name(next(iter(self.people), self.default_me), taken)
        pool: Sequence[str] = self.people[1:] if kind == FRIEND else BOT_NAMES
        unused = (name for name in pool if name.casefold() not in folded)
        return next(unused, None) or free_name(self.default_friend if kind == FRIEND else pool[0], taken)
