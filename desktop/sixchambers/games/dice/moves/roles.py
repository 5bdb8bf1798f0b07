"""Role cards: who may hold what, and what the special ones do."""

from __future__ import annotations

from ..data import CHARACTER_CARDS, GOOD, TYPE_OF, UGLY
from ..events import DieTurned, PowerCancelled, RoleRevealed, SheriffChanged
from ..roles import POWERS
from ..roles.power import Power
from ..steps.ids import POWER
from ..steps.windows import UsePower
from .seats import SeatMoves


class RoleMoves(SeatMoves):
    """What may be said about hidden cards, and what happens when they are turned up."""

    __slots__ = ()

    def power(self, card: str) -> Power:
        return POWERS[card]

    def may_be_held(self, card: str) -> bool:
        """Could somebody hold this card, for all that lies open? It was not seen, and a role of its type is still
        face down."""
        state = self.state
        if state.options.special_roles == "off":
            return False
        roles = state.roles
        kind = TYPE_OF[card]
        possible = False
        for seat, shown in enumerate(state.shown):
            role = roles[seat]
            if shown:
                if role == card:
                    return False
            elif TYPE_OF[role] == kind:
                possible = True
        return possible

    def face_down(self) -> list[int]:
        """Whose role nobody else has seen; they are all in the game."""
        return [seat for seat, shown in enumerate(self.state.shown) if not shown]

    def may_hold_start_power(self, seat: int) -> bool:
        """May this seat, for all the others know, hold a card to be used at the start of a turn?"""
        if self.state.options.special_roles == "off" or self.state.shown[seat]:
            return False
        return self.may_be_held(GOOD) or self.may_be_held(UGLY)

    def turn_up(self, seat: int, target: int, way: str) -> None:
        """Face up for good, to use the power."""
        state = self.state
        state.shown[seat] = True
        state.deeds += 1
        if self.heard:
            self.tell(RoleRevealed(seat, state.roles[seat], target, way))

    def cancel_power(self, by: int) -> None:
        """The Judge strikes the power that was about to work."""
        for step in self.state.agenda:
            if isinstance(step, UsePower):
                self.cancel(POWER)
                if self.heard:
                    self.tell(PowerCancelled(by, step.seat, step.card))
                return

    def turn_die(self, by: int, die: int, face: str) -> None:
        """The die shows another face and counts as just thrown."""
        state = self.state
        before = state.faces[die]
        state.faces = (*state.faces[:die], face, *state.faces[die + 1 :])
        if die not in state.fresh:
            state.fresh = tuple(sorted((*state.fresh, die)))
        if self.heard:
            self.tell(DieTurned(by, state.active, die, before, face))

    def change_sheriff(self, seat: int) -> None:
        """The Good: both cards are open now, nobody's life changes, the old Sheriff's limit is his character's."""
        state = self.state
        before = state.sheriff
        roles = state.roles
        roles[seat], roles[before] = roles[before], roles[seat]
        state.sheriff = seat
        state.max_life[before] = CHARACTER_CARDS[state.characters[before]].life
        if self.heard:
            self.tell(SheriffChanged(seat, before, state.max_life[before]))
