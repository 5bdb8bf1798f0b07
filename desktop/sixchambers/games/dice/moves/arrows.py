"""Arrows between the pile and the players, and the Chief's among them."""

from __future__ import annotations

from ..data import CHIEF, CHIEF_WEIGHT, STEAL
from ..events import NOBODY, ArrowsReturned, ArrowsSwapped, ArrowTaken, IndianAttack
from ..state import NO_CHIEF, PILE
from .seats import SeatMoves


class ArrowMoves(SeatMoves):
    """Taking, returning, attacking."""

    __slots__ = ()

    def chief_in_pile(self) -> bool:
        return self.state.chief == PILE

    def pile_size(self) -> int:
        """All tokens in the pile."""
        return self.state.pile + (self.state.chief == PILE)

    def pile_is_empty(self) -> bool:
        return self.state.pile == 0 and self.state.chief != PILE

    def holds_arrows(self, seat: int) -> bool:
        return self.state.arrows[seat] > 0 or self.state.chief == seat

    def anybody_holds_arrows(self) -> bool:
        return self.state.chief >= 0 or any(self.state.arrows)

    def may_divert(self, settled: bool) -> bool:
        """May Elena Fuente pass an arrow of this throw on?"""
        return not settled and self.character(self.state.active).diverts_arrows

    def may_steal_chief(self) -> bool:
        """May Apache Kid take the Chief's Arrow from somebody?"""
        state = self.state
        return state.chief >= 0 and state.chief != state.active and self.character(state.active).steals_chief

    def may_choose_arrow(self, settled: bool) -> bool:
        """Is there anything to decide about an arrow that was thrown?"""
        state = self.state
        if state.chief != NO_CHIEF and ((state.chief == PILE and state.pile > 0) or self.may_steal_chief()):
            return True
        return self.may_divert(settled)

    def take_plain_arrows(self, seat: int, number: int, cause: str = "throw") -> int:
        """As many tokens as there are, up to this number, where there is no choice in it; how many it were."""
        state = self.state
        taken = min(number, state.pile)
        state.pile -= taken
        state.arrows[seat] += taken
        if self.heard:
            for left in range(taken - 1, -1, -1):
                pile = state.pile + left + (state.chief == PILE)
                self.tell(ArrowTaken(seat, False, cause, seat, NOBODY, pile))
        if taken == 0 and state.chief == PILE:
            self.take_arrow(seat, CHIEF, None, cause)
            return 1
        return taken

    def take_arrow(self, seat: int, kind: str, target: int | None, cause: str) -> None:
        """One token of this kind for him, or for whom he names."""
        state = self.state
        receiver = seat if target is None else target
        loser = NOBODY
        if kind == STEAL:
            loser, state.chief, cause = state.chief, receiver, "stolen"
        elif kind == CHIEF:
            state.chief = receiver
        else:
            state.pile -= 1
            state.arrows[receiver] += 1
        if receiver != seat:
            cause = "diverted"
        state.deeds += cause in ("stolen", "diverted")
        if self.heard:
            self.tell(ArrowTaken(receiver, kind != "regular", cause, seat, loser, self.pile_size()))

    def return_arrows(self, seat: int, regular: int, chief: bool, cause: str, by: int) -> None:
        """So many arrows of this seat back to the pile."""
        state = self.state
        state.arrows[seat] -= regular
        state.pile += regular
        if chief:
            state.chief = PILE
        state.deeds += cause in ("broken_arrow", "kit")
        if self.heard:
            self.tell(ArrowsReturned(seat, regular, chief, cause, by, self.pile_size()))

    def return_arrows_of(self, seat: int, cause: str) -> None:
        """All arrows of one seat."""
        if self.holds_arrows(seat):
            self.return_arrows(seat, self.state.arrows[seat], self.state.chief == seat, cause, NOBODY)

    def return_all_arrows(self) -> None:
        """After an attack: every arrow of everybody."""
        for seat in range(len(self.state.arrows)):
            self.return_arrows_of(seat, "attack")

    def swap_arrows(self, by: int, one: int, other: int) -> None:
        state = self.state
        arrows = state.arrows
        arrows[one], arrows[other] = arrows[other], arrows[one]
        if state.chief in (one, other):
            state.chief = one + other - state.chief
        if self.heard:
            self.tell(ArrowsSwapped(by, one, other))

    def attack(self) -> tuple[tuple[int, int], ...]:
        """Who must lose how much, clockwise from the active seat."""
        state = self.state
        chief = state.chief
        weights = list(state.arrows)
        shielded = NOBODY
        if chief >= 0:
            weights[chief] += CHIEF_WEIGHT
            if all(weights[chief] > weight for seat, weight in enumerate(weights) if seat != chief):
                weights[chief] = 0
                shielded = chief
        if self.heard:
            self.tell(IndianAttack(tuple(weights), shielded))
        return tuple([(seat, weights[seat]) for seat in self.living_from(state.active) if weights[seat]])
