"""The round of Klack Klack Bang, step by step, as the rules name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import Message, message
from ...engine.questions import Answer, AnyQuestion, Barred, ChooseCounts, ChooseOne
from ...engine.steps import Act, Ask, AskAll, Step
from .money import cheapest_bid

if TYPE_CHECKING:
    from .moves import KlackPlay

BID = message("klack.ask_bid")
RAISE = message("klack.ask_raise")
CONVERT = message("klack.ask_convert")
CHOOSE = message("klack.ask_choose")
PULL = message("klack.ask_pull")
NO_BILL = message("klack.no_bill")
NOT_ENOUGH = message("klack.not_enough")
OUT_OF_GAME = message("klack.out_of_game")
BILL_KINDS = ("1000", "2000")


class EndCheck(Act, frozen=True, gc=False):
    """Before bidding opens: no marker in the centre, or at most one player left at the table, ends the game."""

    phase: ClassVar[str] = "solvency"

    def act(self, g: KlackPlay) -> Step:
        if g.state.centre == 0:
            return Scoring("klack.end_markers")
        if len(g.living()) <= 1:
            return Scoring("klack.end_alone")
        if g.round_limit_reached():
            return Scoring("klack.end_limit")
        g.begin_round()
        return Solvency()


class Solvency(AskAll, frozen=True, gc=False):
    """Who has no bid money must convert exactly one click stack, or leaves if he has none."""

    phase: ClassVar[str] = "solvency"

    def ask(self, g: KlackPlay) -> tuple[AnyQuestion, ...]:
        return g.ask_broke(g.living())

    def all_in(self, g: KlackPlay, answers: Mapping[int, Answer]) -> Step:
        g.settle_broke(g.living(), answers)
        if len(g.living()) <= 1:
            return Scoring("klack.end_alone")
        return Bids()


class Bids(AskAll, frozen=True, gc=False):
    """Everybody secretly picks at least one bill; all bids are shown at once."""

    phase: ClassVar[str] = "bids"

    def ask(self, g: KlackPlay) -> tuple[AnyQuestion, ...]:
        purses = g.state.purses
        return tuple([bid_question(seat, purses[seat], BID) for seat in g.living()])

    def all_in(self, g: KlackPlay, answers: Mapping[int, Answer]) -> Step:
        g.place_bids(answers)
        return Compare(g.living())


class Compare(Act, frozen=True, gc=False):
    """A single highest total is the high bidder; a shared one is a tie among those who share it."""

    among: tuple[int, ...]
    phase: ClassVar[str] = "bids"

    def act(self, g: KlackPlay) -> Step:
        tied = g.highest(self.among)
        if len(tied) == 1:
            return g.choice_of(tied[0])
        g.tell_tie(tied)
        return TieSolvency(tied)


class TieSolvency(AskAll, frozen=True, gc=False):
    """Tied players without bid money convert a stack or leave, before anybody raises."""

    tied: tuple[int, ...]
    phase: ClassVar[str] = "tie_solvency"

    def ask(self, g: KlackPlay) -> tuple[AnyQuestion, ...]:
        return g.ask_broke(self.tied)

    def all_in(self, g: KlackPlay, answers: Mapping[int, Answer]) -> Step:
        g.settle_broke(self.tied, answers)
        if len(g.living()) <= 1:
            g.return_last_bid()
            return Scoring("klack.end_alone")
        staying = tuple([seat for seat in self.tied if g.state.alive[seat]])
        if not staying:
            return Compare(g.living())
        if len(staying) == 1:
            return g.choice_of(staying[0])
        return Raise(staying)


class Raise(AskAll, frozen=True, gc=False):
    """Each tied player secretly adds at least one bill; totals are compared among them alone."""

    tied: tuple[int, ...]
    phase: ClassVar[str] = "ties"

    def ask(self, g: KlackPlay) -> tuple[AnyQuestion, ...]:
        purses = g.state.purses
        return tuple([bid_question(seat, purses[seat], RAISE) for seat in self.tied])

    def all_in(self, g: KlackPlay, answers: Mapping[int, Answer]) -> Step:
        g.place_raises(answers)
        return Compare(self.tied)


class Choice(Ask, frozen=True, gc=False):
    """The high bidder names one living player, himself allowed. Nobody can refuse."""

    high: int
    phase: ClassVar[str] = "choice"

    def ask(self, g: KlackPlay) -> AnyQuestion:
        return ChooseOne(
            seat=self.high,
            prompt=CHOOSE,
            default=self.high,
            about="seat",
            options=g.living(),
            barred=tuple([Barred(seat, OUT_OF_GAME) for seat, alive in enumerate(g.state.alive) if not alive]),
        )

    def answered(self, g: KlackPlay, answer: Answer) -> Step:
        g.tell_choice(self.high, answer)
        if g.state.options.pull == "hand":
            return Trigger(self.high, answer)
        return Roulette(answer)


class Trigger(Ask, frozen=True, gc=False):
    """Whoever was named pulls the trigger himself. There is no choice in it, only drama."""

    high: int
    chosen: int
    phase: ClassVar[str] = "pull"
    asks_always: ClassVar[bool] = True

    def ask(self, g: KlackPlay) -> AnyQuestion:
        return ChooseOne(seat=self.chosen, prompt=PULL, default="pull", about="trigger", options=("pull",))

    def answered(self, g: KlackPlay, answer: Answer) -> Step:
        return Roulette(self.chosen)


class Roulette(Act, frozen=True, gc=False):
    """One fair roll: the bullet with 1/6, else a click that wins the pot."""

    chosen: int
    phase: ClassVar[str] = "pull"

    def act(self, g: KlackPlay) -> Step:
        if g.roll_is_bullet():
            g.bang(self.chosen)
        else:
            g.click(self.chosen)
        return EndCheck()


class Scoring(Act, frozen=True, gc=False):
    """Click money times click markers; equal highest scores share the victory."""

    why: str
    phase: ClassVar[str] = "over"

    def act(self, g: KlackPlay) -> None:
        g.lay_scores_open(self.why)


def bid_question(seat: int, purse: tuple[int, int], prompt: Message) -> ChooseCounts:
    return ChooseCounts(
        seat=seat,
        prompt=prompt,
        default=cheapest_bid(purse),
        about="bills",
        secret=True,
        changeable=True,
        kinds=BILL_KINDS,
        have=purse,
        least=1,
        most=purse[0] + purse[1],
        none_chosen=NO_BILL,
        not_enough=NOT_ENOUGH,
    )


AnyStep = EndCheck | Solvency | Bids | Compare | TieSolvency | Raise | Choice | Trigger | Roulette | Scoring
