"""From the last life point to the grave, in the order of the rules.

Whoever loses life within a card has his last chance at once. Only when the card is through with everybody are those
who are lost eliminated, one by one; then one look at victory; then survivors draw for their wounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, ChooseOne, ChooseSome
from ....engine.steps import Act, Ask
from ..box import BEERS
from .ask import Steps, other_cards

if TYPE_CHECKING:
    from ..moves import BangPlay

RESCUE = message("bang.ask_rescue")
ONLY_BEER = message("bang.only_beer")
WHICH_TWO = message("bang.ask_sid")
ON_TOP = message("bang.ask_top")


class LastChance(Ask, frozen=True, gc=False):
    """At zero or below: Beer (three or more in the game), Sid Ketchum's two cards, the Rucksack's two nuggets, in
    any mix, until one life point is there again or the player gives up. Asked whenever what lies open allows a
    rescue."""

    seat: int
    phase: ClassVar[str] = "last_chance"
    asks_always: ClassVar[bool] = True

    def ask(self, g: BangPlay) -> AnyQuestion:
        options = g.rescues(self.seat)
        return ChooseOne(
            seat=self.seat,
            prompt=RESCUE,
            default=options[0] if options else PASS,
            about="rescue",
            secret=True,
            options=options,
            may_pass=True,
            barred=other_cards(g, self.seat, BEERS if len(g.state.present) > 2 else (), ONLY_BEER),
        )

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        seat = self.seat
        if answer is PASS:
            g.doom(seat)
            return None
        if answer == "sid_ketchum":
            return (SidPays(seat), StillDying(seat))
        if answer == "rucksack":
            g.pay(seat, 2, "rucksack")
            g.heal(seat, 1, "rucksack")
        else:
            g.drink_to_survive(seat, answer)
        return g.dying(seat)


class StillDying(Act, frozen=True, gc=False):
    """Sid Ketchum has paid two cards: was it enough?"""

    seat: int
    phase: ClassVar[str] = "last_chance"

    def act(self, g: BangPlay) -> Steps:
        return g.dying(self.seat)


class SidPays(Ask, frozen=True, gc=False):
    """Two cards of the hand for one life point."""

    seat: int
    phase: ClassVar[str] = "sid"

    def ask(self, g: BangPlay) -> AnyQuestion:
        return two_cards(g, self.seat)

    def answered(self, g: BangPlay, answer: Answer) -> None:
        g.sid_heals(self.seat, answer)


def two_cards(g: BangPlay, seat: int) -> ChooseSome:
    hand = g.state.hands[seat]
    return ChooseSome(
        seat=seat, prompt=WHICH_TWO, default=hand[:2], about="sid", secret=True, options=hand, least=2, most=2
    )


class Settle(Act, frozen=True, gc=False):
    """An effect is over: bury the dead, look whether somebody has won, let survivors draw, Suzy last of all."""

    phase: ClassVar[str] = "settling"

    def act(self, g: BangPlay) -> Steps:
        return g.settle()


class Eliminate(Act, frozen=True, gc=False):
    """The role is turned over; who put the Wanted to use is paid; then what he had goes its way."""

    seat: int
    by: int
    phase: ClassVar[str] = "settling"

    def act(self, g: BangPlay) -> Steps:
        return g.eliminate(self.seat, self.by)


class OnTop(Ask, frozen=True, gc=False):
    """All somebody's cards are discarded. Only with Pedro Ramirez about does the order matter, and only the top."""

    seat: int
    cause: str
    phase: ClassVar[str] = "settling"

    def ask(self, g: BangPlay) -> AnyQuestion:
        cards = g.all_cards(self.seat)
        return ChooseOne(seat=self.seat, prompt=ON_TOP, default=cards[-1], about="top", secret=True, options=cards)

    def answered(self, g: BangPlay, answer: Answer) -> None:
        g.leave_cards(self.seat, self.cause, answer)


class Reckoning(Act, frozen=True, gc=False):
    """Reward and penalty: three cards for an Outlaw, everything for a Sheriff who shot his Deputy."""

    seat: int
    by: int
    phase: ClassVar[str] = "settling"

    def act(self, g: BangPlay) -> Steps:
        return g.reckon(self.seat, self.by)


class Verdict(Act, frozen=True, gc=False):
    """One look at victory for the whole card, then the survivors draw for their wounds."""

    phase: ClassVar[str] = "settling"

    def act(self, g: BangPlay) -> None:
        if not g.somebody_won():
            g.aftermath()


SETTLE = Settle()
VERDICT = Verdict()
DYING_STEPS = LastChance | StillDying | SidPays | Settle | Eliminate | OnTop | Reckoning | Verdict
