"""The moves of Klack Klack Bang: what steps do to the state, each once."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.message import message
from ...engine.play import Play
from ...engine.questions import Answer, AnyQuestion, ChooseOne
from ...engine.state import Outcome
from .events import (
    Banged,
    BidReturned,
    BidsShown,
    Chosen,
    Clicked,
    Converted,
    GameEnded,
    HighBidder,
    Left,
    RaisesShown,
    RoundBegan,
    Tied,
)
from .money import NOTHING, Holding, minus, plus, score, smallest_stack, worth
from .state import BULLET, FACES, ROUND_LIMIT, KlackState
from .steps import CONVERT, Choice


class KlackPlay(Play[KlackState]):
    """A game of Klack Klack Bang on its way."""

    __slots__ = ()

    def living(self) -> tuple[int, ...]:
        return tuple([seat for seat, alive in enumerate(self.state.alive) if alive])

    # --- the round -------------------------------------------------------------------------------------------

    def round_limit_reached(self) -> bool:
        return self.state.round >= ROUND_LIMIT

    def begin_round(self) -> None:
        state = self.state
        state.round += 1
        state.bids = [None] * len(state.bids)
        if self.heard:
            self.tell(RoundBegan(state.round, state.centre))

    # --- solvency --------------------------------------------------------------------------------------------

    def ask_broke(self, seats: tuple[int, ...]) -> tuple[AnyQuestion, ...]:
        """Only who has a choice of stacks is asked: everything about this is open."""
        state = self.state
        purses = state.purses
        questions = []
        for seat in seats:
            if purses[seat] == NOTHING and len(state.stacks[seat]) > 1:
                stacks = state.stacks[seat]
                smallest = smallest_stack(stacks)
                questions.append(
                    ChooseOne(
                        seat=seat,
                        prompt=CONVERT,
                        default=smallest,
                        about="stack",
                        changeable=True,
                        options=tuple(range(len(stacks))),
                    )
                )
        return tuple(questions)

    def settle_broke(self, seats: tuple[int, ...], answers: Mapping[int, Answer]) -> None:
        state = self.state
        for seat in seats:
            if state.purses[seat] == NOTHING:
                if state.stacks[seat]:
                    self.convert(seat, answers.get(seat, 0))
                else:
                    self.leave(seat)

    def convert(self, seat: int, number: int) -> None:
        """A stack becomes bid money again; its marker goes back to the centre."""
        state = self.state
        stacks = state.stacks[seat]
        state.stacks[seat] = stacks[:number] + stacks[number + 1 :]
        state.purses[seat] = plus(state.purses[seat], stacks[number])
        state.centre += 1
        if self.heard:
            self.tell(Converted(seat, number, stacks[number]))

    def leave(self, seat: int) -> None:
        """Out for lack of money, like a bang without a roll: his bid of this round is removed."""
        state = self.state
        bid = state.bids[seat] or NOTHING
        state.alive[seat] = False
        state.bids[seat] = None
        state.removed = plus(state.removed, bid)
        if self.heard:
            self.tell(Left(seat, bid))

    # --- bids ------------------------------------------------------------------------------------------------

    def place_bids(self, bids: Mapping[int, Holding]) -> None:
        state = self.state
        purses = state.purses
        for seat, bid in bids.items():
            state.bids[seat] = bid
            purses[seat] = minus(purses[seat], bid)
        if self.heard:
            self.tell(BidsShown(tuple(state.bids)))

    def place_raises(self, raises: Mapping[int, Holding]) -> None:
        state = self.state
        for seat, bills in raises.items():
            state.bids[seat] = plus(state.bids[seat] or NOTHING, bills)
            state.purses[seat] = minus(state.purses[seat], bills)
        if self.heard:
            self.tell(RaisesShown(tuple([raises.get(seat) for seat in range(len(state.bids))])))

    def highest(self, among: tuple[int, ...]) -> tuple[int, ...]:
        """Who of these shares the highest total."""
        bids = self.state.bids
        totals = [worth(bids[seat] or NOTHING) for seat in among]
        best = max(totals)
        return tuple([seat for seat, total in zip(among, totals, strict=True) if total == best])

    def tell_tie(self, tied: tuple[int, ...]) -> None:
        if self.heard:
            self.tell(Tied(tied, worth(self.state.bids[tied[0]] or NOTHING)))

    def return_last_bid(self) -> None:
        """The round stops; the last player at the table, if there is one, takes his bid back."""
        state = self.state
        for seat in self.living():
            bid = state.bids[seat] or NOTHING
            state.purses[seat] = plus(state.purses[seat], bid)
            state.bids[seat] = None
            if self.heard:
                self.tell(BidReturned(seat, bid))

    def pot(self) -> Holding:
        """All that lies on the table: bids, raises, and what an earlier bang left there."""
        ones, twos = self.state.carried
        for bid in self.state.bids:
            if bid is not None:
                ones += bid[0]
                twos += bid[1]
        return (ones, twos)

    # --- choice and roulette ---------------------------------------------------------------------------------

    def choice_of(self, seat: int) -> Choice:
        if self.heard:
            self.tell(HighBidder(seat, worth(self.state.bids[seat] or NOTHING), self.pot()))
        return Choice(seat)

    def tell_choice(self, by: int, seat: int) -> None:
        if self.heard:
            self.tell(Chosen(by, seat))

    def roll_is_bullet(self) -> bool:
        return self.core.chance.below("die", FACES) == BULLET

    def click(self, seat: int) -> None:
        """The whole pot becomes one new click stack under a marker from the centre."""
        state = self.state
        pot = self.pot()
        state.stacks[seat] += (pot,)
        state.centre -= 1
        state.carried = NOTHING
        self._clear_bids()
        if self.heard:
            self.tell(Clicked(seat, pot))

    def bang(self, seat: int) -> None:
        """Out: own bid and purse are removed, stacks stay and score. The others' bids follow the option."""
        state = self.state
        bids = tuple(state.bids)
        others = state.options.bang_other_bids
        state.alive[seat] = False
        state.removed = plus(plus(state.removed, state.purses[seat]), bids[seat] or NOTHING)
        state.purses[seat] = NOTHING
        for other, bid in enumerate(bids):
            if other == seat or bid is None:
                continue
            if others == "return":
                state.purses[other] = plus(state.purses[other], bid)
            elif others == "remove":
                state.removed = plus(state.removed, bid)
            else:
                state.carried = plus(state.carried, bid)
        self._clear_bids()
        if self.heard:
            self.tell(Banged(seat, bids, others))

    def _clear_bids(self) -> None:
        self.state.bids = [None] * len(self.state.bids)

    # --- scoring ---------------------------------------------------------------------------------------------

    def lay_scores_open(self, why: str) -> None:
        """Equal highest scores share the victory; all zero is a draw."""
        scores = tuple([score(stacks) for stacks in self.state.stacks])
        best = max(scores)
        beyond_limit = why == "klack.end_limit"
        winners = (
            tuple([seat for seat, points in enumerate(scores) if points == best]) if best and not beyond_limit else ()
        )
        self.finish(Outcome(winners, scores, message(why)))
        if self.heard:
            self.tell(GameEnded(winners, scores, why))
