"""Who sits where, who lives, who can do what."""

from __future__ import annotations

from functools import lru_cache

from ....engine.play import Play
from ..characters import CHARACTERS
from ..characters.character import Character
from ..events import GameBegan, TurnBegan
from ..ring import from_seat, others
from ..state import DiceState


@lru_cache(maxsize=20_000)
def reach(alive: tuple[bool, ...], seat: int, character: str, symbol: str) -> tuple[int, ...]:
    return CHARACTERS[character].reach(others(alive, seat), symbol)


class SeatMoves(Play[DiceState]):
    """Seats and turns."""

    __slots__ = ()

    def character(self, seat: int) -> Character:
        return CHARACTERS[self.state.characters[seat]]

    def living_from(self, seat: int) -> tuple[int, ...]:
        """All the living, clockwise from this seat."""
        return from_seat(self.state.alive, seat)

    def others(self, seat: int) -> tuple[int, ...]:
        """The other living seats clockwise."""
        return others(self.state.alive, seat)

    def reach(self, seat: int, symbol: str) -> tuple[int, ...]:
        """Whom he can hit with a 1 or a 2 on the ring as it is."""
        state = self.state
        return reach(tuple(state.alive), seat, state.characters[seat], symbol)

    def next_seat(self) -> int:
        """Clockwise the next who is living, or the Ghost."""
        state = self.state
        seats = len(state.alive)
        seat = (state.active + 1) % seats
        while not state.alive[seat] and seat != state.ghost:
            seat = (seat + 1) % seats
        return seat

    def begin_turn(self, seat: int, again: bool) -> None:
        state = self.state
        state.turn += 1
        state.active = seat
        state.kinds = state.faces = ()
        state.fresh = state.set_dice = ()
        state.throws = 0
        if self.heard:
            self.tell(TurnBegan(seat, state.turn, seat == state.ghost, again))

    def tell_began(self) -> None:
        state = self.state
        if self.heard:
            self.tell(GameBegan(tuple(state.characters), tuple(state.roles), tuple(state.shown), state.active))
