"""The Ghost's tokens."""

from __future__ import annotations

from ..events import TokenGiven, TokenReturned
from ..state import NOBODY
from .seats import SeatMoves


class GhostMoves(SeatMoves):
    """Given, used in the receiver's next turn, and back."""

    __slots__ = ()

    def give_token(self, seat: int, face: str, double: bool) -> None:
        state = self.state
        state.token_holder = seat
        state.token_face = face
        state.token_double = double
        state.deeds += 1
        if self.heard:
            self.tell(TokenGiven(state.ghost, seat, face, double))

    def return_token(self, seat: int) -> None:
        """Back to the Ghost, if this seat holds it."""
        state = self.state
        if state.token_holder != seat:
            return
        state.token_holder = NOBODY
        state.token_face = ""
        state.token_double = False
        if self.heard:
            self.tell(TokenReturned(seat))
