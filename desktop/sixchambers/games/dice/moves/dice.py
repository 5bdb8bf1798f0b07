"""Dice in hand."""

from __future__ import annotations

from ..data import BASE, BASE_DICE, BASE_FACES, DYNAMITE, EXPLOSION, FACES, STREAMS, THROWS
from ..events import BeersServed, BulletHit, DiceSet, DiceThrown, DieTaken, Exploded, GatlingFired, ShotsFired, Stopped
from .seats import SeatMoves

UNTHROWN = [("",) * number for number in range(7)]
PLACES = [tuple(range(number)) for number in range(7)]


class DiceMoves(SeatMoves):
    """Throwing, and what the symbols are used for."""

    __slots__ = ()

    def take_saloon_die(self, seat: int, kind: str) -> tuple[str, ...]:
        """The dice of a turn with a Saloon die: it replaces a base die, unless the character adds it."""
        extra = self.character(seat).extra_die == kind
        if self.heard:
            self.tell(DieTaken(seat, kind, extra))
        return (BASE,) * (BASE_DICE if extra else BASE_DICE - 1) + (kind,)

    def lay_out(self, kinds: tuple[str, ...]) -> tuple[int, ...]:
        """The dice of this turn, those of a Ghost token set to its face; which are to be thrown."""
        state = self.state
        number = len(kinds)
        state.kinds = kinds
        state.faces = UNTHROWN[number]
        if state.token_holder != state.active:
            return PLACES[number]
        set_dice = 2 if state.token_double else 1
        state.faces = (state.token_face,) * set_dice + ("",) * (number - set_dice)
        state.set_dice = tuple(range(set_dice))
        if self.heard:
            self.tell(DiceSet(state.active, state.token_face, state.set_dice))
        return tuple(range(set_dice, number))

    def throw(self, dice: tuple[int, ...], forced: bool) -> None:
        """Chance decides; dice that a Ghost token has set count as thrown with the first throw."""
        state = self.state
        kinds = state.kinds
        chance = self.core.chance
        last = kinds[-1]
        if last == BASE and len(dice) == len(kinds):
            state.faces = tuple([BASE_FACES[face] for face in chance.roll("die", 6, len(dice))])
        else:
            faces = list(state.faces)
            base = dice
            if last != BASE and dice[-1] == len(kinds) - 1:  # a Saloon die lies behind the base dice
                base = dice[:-1]
                faces[-1] = FACES[last][chance.below(STREAMS[last], 6)]
            for die, face in zip(base, chance.roll("die", 6, len(base)), strict=True):
                faces[die] = BASE_FACES[face]
            state.faces = tuple(faces)
        state.fresh = dice
        if state.set_dice:
            if state.throws == 0:
                state.fresh = state.set_dice + dice
            else:
                state.set_dice = tuple([die for die in state.set_dice if die not in dice])
        if not forced:
            state.throws += 1
        if self.heard:
            self.tell(DiceThrown(state.active, state.throws, dice, state.faces, forced))

    def rolling_is_over(self) -> bool:
        """The last throw is used up, or too many dynamites burn."""
        state = self.state
        most = THROWS if state.active == state.ghost else self.character(state.active).throws
        return state.throws >= most or state.faces.count(DYNAMITE) >= EXPLOSION

    def fire(self, symbols: tuple[str, ...], targets: tuple[int, ...], doubled: int) -> tuple[tuple[int, int], ...]:
        """Every shot has its target; who must lose how much."""
        state = self.state
        seat = state.active
        state.deeds += len(targets)
        if self.heard:
            choices = tuple([self.reach(seat, symbol) for symbol in symbols])
            self.tell(ShotsFired(seat, symbols, targets, choices, doubled))
        return tuple([(other, targets.count(other) + (other == doubled)) for other in dict.fromkeys(targets)])

    def serve(self, receivers: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        """Every beer has its receiver; who shall gain how much."""
        state = self.state
        seat = state.active
        state.deeds += len(receivers)
        if self.heard:
            self.tell(BeersServed(seat, receivers))
        own = self.character(seat).own_beer(state.life[seat])
        return tuple(
            [(other, receivers.count(other) * (own if other == seat else 1)) for other in dict.fromkeys(receivers)]
        )

    def gatlings_matter(self, symbols: int) -> bool:
        """Do so many Gatling symbols do anything?"""
        character = self.character(self.state.active)
        return symbols >= character.gatling_needs or character.after_gatling(symbols) is not None

    def tell_stopped(self) -> None:
        if self.heard:
            self.tell(Stopped(self.state.active))

    def tell_bullet(self, seat: int) -> None:
        if self.heard:
            self.tell(BulletHit(seat))

    def tell_explosion(self, seat: int, dynamites: int) -> None:
        if self.heard:
            self.tell(Exploded(seat, dynamites))

    def tell_gatling(self, seat: int) -> None:
        self.state.deeds += 1
        if self.heard:
            self.tell(GatlingFired(seat))
