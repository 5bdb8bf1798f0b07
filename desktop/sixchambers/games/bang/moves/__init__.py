"""The moves of BANG!: what steps do to the state, each once. Cards, gold and wounds have files of their own."""

from __future__ import annotations

from ....engine.message import Thing, message
from ....engine.questions import Barred
from ....engine.state import Outcome
from ....engine.steps import Step
from ..box import DEPUTY, RENEGADE, SHERIFF
from ..cards.base import absent
from ..cards.cat_balou import HAS_NOTHING
from ..characters.sid_ketchum import SID_OFFER_ID, SidOffer
from ..drawn_equipment import UseDrawn
from ..equipment.registry import EQUIPMENT_KINDS
from ..events.gold import GoldPaid
from ..events.things import NOBODY
from ..events.turns import (
    CharactersShown,
    Dealt,
    FirstTurn,
    GameEnded,
    RolesShown,
    RowLaid,
    ShadowLeft,
    SheriffShown,
    SideTaken,
    TurnBegan,
)
from ..reach import reaches
from ..setup import life_points
from ..state import TURN_LIMIT, WEARY_AFTER
from ..steps.ask import Steps
from .victory import Won
from .wounds import TURN_ID, Wounds

NOTHING_OF_YOURS = message("bang.no_own_cards")


class BangPlay(Wounds):
    """A game of BANG! on its way."""

    __slots__ = ()

    def then(self, first: Steps, second: Steps) -> Steps:
        """One after the other."""
        if first is None:
            return second
        if second is None:
            return first
        before = first if isinstance(first, tuple) else (first,)
        return (*before, *second) if isinstance(second, tuple) else (*before, second)

    # --- setup -----------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Characters are known: life points, hands, and everything that lies open from the start."""
        state = self.state
        seats = range(len(state.roles))
        state.candidates = [()] * len(state.roles)
        state.most = [life_points(state, seat) for seat in seats]
        state.life = state.most.copy()
        for seat in seats:
            state.hands[seat] = self.take(state.most[seat])
        if "sid_ketchum" in state.characters:
            state.offers.append(SidOffer(state.characters.index("sid_ketchum"), id=SID_OFFER_ID))
        if not self.heard:
            return
        if len(state.roles) == 3:
            self.tell(RolesShown(tuple(state.roles)))
        else:
            self.tell(SheriffShown(state.roles.index(SHERIFF)))
        self.tell(CharactersShown(tuple(state.characters)))
        self.tell(Dealt(tuple(state.most), tuple(state.hands)))
        if state.options.gold_rush:
            self.tell(RowLaid(state.row))

    # --- turns -----------------------------------------------------------------------------------------------

    def next_seat(self) -> int:
        """Whose turn comes now: the same seat's for an extra turn, else the next one's who is living or may ride as
        a shadow. NOBODY: the game has lasted too long and is over."""
        state = self.state
        if state.turns >= TURN_LIMIT:
            self.end_game(Won((), "bang.end_limit"))
            return NOBODY
        if state.turns == 0:
            return state.roles.index(SHERIFF if len(state.roles) > 3 else DEPUTY)
        state.extra = state.more > 0
        if state.extra:
            state.more -= 1
            return state.turn
        seats = len(state.roles)
        shadows = self.shadows_ride() and not self._quiet()
        seat = (state.turn + 1) % seats
        while not (state.alive[seat] or shadows):
            seat = (seat + 1) % seats
        return seat

    def _quiet(self) -> bool:
        """The option: shadows rest once only the Sheriff and a Renegade live."""
        state = self.state
        if not state.options.quiet_showdown:
            return False
        return sorted(role for role, alive in zip(state.roles, state.alive, strict=True) if alive) == [
            RENEGADE,
            SHERIFF,
        ]

    def begin_turn(self, seat: int) -> None:
        state = self.state
        state.turn = seat
        state.turns += 1
        state.bangs = 0
        shadow = not state.alive[seat]
        if shadow:
            state.present = tuple([one for one, alive in enumerate(state.alive) if alive or one == seat])
        if self.heard:
            kind = TurnBegan if state.turns > 1 else FirstTurn
            self.tell(kind(seat, state.turns, state.extra, shadow))
        if shadow and state.roles[seat] == RENEGADE:
            state.sides[seat] = self.side_of(seat)
            if self.heard:
                self.tell(SideTaken(seat, state.sides[seat]))

    def is_weary(self) -> bool:
        return self.state.options.stall_breaker and self.state.shuffles >= WEARY_AFTER

    def end_turn_at_once(self) -> None:
        """Jail: nothing of this turn takes place any more."""
        self.unwind(TURN_ID)

    def close_turn(self) -> None:
        """What was only for this turn is over: nuggets that served as counters go to the heap."""
        state = self.state
        state.heap += state.pan + state.snake
        state.pan = state.snake = 0
        state.discounted = False

    def shadow_leaves(self, seat: int) -> None:
        state = self.state
        hand, in_play, equipment = state.hands[seat], state.in_play[seat], state.equipment[seat]
        state.hands[seat] = state.in_play[seat] = ()
        state.discard.extend(hand + in_play)
        state.equipment[seat] = ()
        state.present = tuple([one for one in state.present if one != seat])
        if self.heard:
            self.tell(ShadowLeft(seat, hand, in_play, equipment))
        self.put_under(seat, equipment, "shadow")

    def end_game(self, won: Won) -> None:
        state = self.state
        scores = tuple([int(seat in won.winners) for seat in range(len(state.roles))])
        self.finish(Outcome(won.winners, scores, message(won.why)))
        if self.heard:
            self.tell(GameEnded(won.winners, won.why, tuple(state.roles)))

    # --- equipment -------------------------------------------------------------------------------------------

    def lay_nugget(self, seat: int, cause: str) -> None:
        """A nugget paid that stays as a counter until the turn is over."""
        self.state.nuggets[seat] -= 1
        if self.heard:
            self.tell(GoldPaid(seat, 1, cause, NOBODY))

    def apply_equipment(self, seat: int, name: str, target: int, way: str) -> Steps:
        self.state.using = name
        return EQUIPMENT_KINDS[name].apply(self, seat, target, way)

    def use_drawn_equipment(self, seat: int, name: str) -> Step | None:
        """Josh McCloud's card. Only a Wanted can find nobody to go to; then it is discarded like a used card. And a
        shadow drinks its Rhum in vain."""
        if EQUIPMENT_KINDS[name].uses(self, seat):
            return UseDrawn(seat, name)
        return None

    # --- why not ---------------------------------------------------------------------------------------------

    def out_of_range(self, seat: int, what: int | str) -> tuple[Barred, ...]:
        """Everybody a shot would not reach, with the distance and the weapon."""
        found = absent(self, what)
        for reach in reaches(self.state, seat):
            if not reach.shoots:
                weapon = Thing(f"bang.card_{reach.weapon}")
                why = message("bang.no_out_of_range", distance=reach.distance, weapon=weapon, range=reach.range)
                found.append(Barred((what, reach.seat), why))
        return tuple(found)

    def too_far_to_grab(self, seat: int, what: int | str) -> tuple[Barred, ...]:
        """Everybody a Panic! would not reach, or who has nothing to take."""
        found = absent(self, what)
        for reach in reaches(self.state, seat):
            if not reach.grabs:
                found.append(Barred((what, reach.seat), message("bang.no_too_far", distance=reach.distance)))
            elif not self.all_cards(reach.seat):
                found.append(Barred((what, reach.seat), HAS_NOTHING))
        if not self.state.in_play[seat]:
            found.append(Barred((what, seat), NOTHING_OF_YOURS))
        return tuple(found)
