"""What can happen at a table of Klack Klack Bang. Every event of this game is public: what is secret (purses,
bids that are not open yet) is never part of one."""

from __future__ import annotations

from typing import ClassVar

from ...engine.events import Event
from ...engine.message import Many, Message, Pair, Who, message
from .money import Holding, amount, cash


class RoundBegan(Event, frozen=True, gc=False):
    """A new round: the end check let the game go on."""

    round: int
    centre: int
    rule: ClassVar[str] = "klack/round"
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        return message("klack.log_round", round=self.round, n=self.centre)


class Converted(Event, frozen=True, gc=False):
    """A player without bid money turned a click stack back into bid money; its marker is in the centre again."""

    seat: int
    stack: int
    bills: Holding
    rule: ClassVar[str] = "klack/solvency"

    def line(self) -> Message:
        return message("klack.log_converted", who=Who(self.seat), bills=cash(self.bills))


class Left(Event, frozen=True, gc=False):
    """No bid money, no stack: the Mob takes him. His bid of this round is removed from the game."""

    seat: int
    bid: Holding
    rule: ClassVar[str] = "klack/solvency"

    def line(self) -> Message:
        return message("klack.log_left", who=Who(self.seat))


class BidsShown(Event, frozen=True, gc=False):
    """All bids turned over at once."""

    bids: tuple[Holding | None, ...]
    rule: ClassVar[str] = "klack/bids"
    reveals: ClassVar[str] = "klack.learned_bids"

    def line(self) -> Message:
        return message("klack.log_bids", bids=_by_seat(self.bids))


class RaisesShown(Event, frozen=True, gc=False):
    """The raises of the tied players turned over at once."""

    raises: tuple[Holding | None, ...]
    rule: ClassVar[str] = "klack/ties"
    reveals: ClassVar[str] = "klack.learned_raises"

    def line(self) -> Message:
        return message("klack.log_raises", bids=_by_seat(self.raises))


class Tied(Event, frozen=True, gc=False):
    """Several share the highest bid."""

    seats: tuple[int, ...]
    total: int
    rule: ClassVar[str] = "klack/ties"

    def line(self) -> Message:
        who = Many(tuple(Who(seat) for seat in self.seats))
        return message("klack.log_tied", who=who, total=amount(self.total))


class HighBidder(Event, frozen=True, gc=False):
    """One player has the highest bid and will name who pulls the trigger."""

    seat: int
    total: int
    pot: Holding
    rule: ClassVar[str] = "klack/choice"

    def line(self) -> Message:
        total = amount(self.total)
        return message("klack.log_high", who=Who(self.seat), total=total, pot=cash(self.pot))


class Chosen(Event, frozen=True, gc=False):
    """The high bidder named somebody, perhaps himself."""

    by: int
    seat: int
    rule: ClassVar[str] = "klack/choice"

    def line(self) -> Message:
        if self.by == self.seat:
            return message("klack.log_chose_self", who=Who(self.by))
        return message("klack.log_chose", who=Who(self.by), target=Who(self.seat))


class Clicked(Event, frozen=True, gc=False):
    """Blank: the pot is a new click stack with the marker on top."""

    seat: int
    pot: Holding
    rule: ClassVar[str] = "klack/roulette"
    reveals: ClassVar[str] = "klack.learned_die"

    def line(self) -> Message:
        return message("klack.log_click", who=Who(self.seat), pot=cash(self.pot))


class Banged(Event, frozen=True, gc=False):
    """Bullet: out of the game; own bid and purse are removed, the others' bids go where the option says."""

    seat: int
    bids: tuple[Holding | None, ...]
    others: str
    rule: ClassVar[str] = "klack/roulette"
    reveals: ClassVar[str] = "klack.learned_die"

    def line(self) -> Message:
        if self.others == "return":
            return message("klack.log_bang_return", who=Who(self.seat))
        if self.others == "carry":
            return message("klack.log_bang_carry", who=Who(self.seat))
        return message("klack.log_bang_remove", who=Who(self.seat))


class BidReturned(Event, frozen=True, gc=False):
    """The last player at the table takes his bid back: nothing is left to bid for."""

    seat: int
    bid: Holding
    rule: ClassVar[str] = "klack/ties"

    def line(self) -> Message:
        return message("klack.log_bid_back", who=Who(self.seat))


class GameEnded(Event, frozen=True, gc=False):
    """The score is laid open."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: str
    rule: ClassVar[str] = "klack/scoring"

    def line(self) -> Message:
        best = amount(max(self.scores))
        who = Many(tuple(Who(seat) for seat in self.winners))
        if not self.winners:
            return message("klack.log_draw")
        return message("klack.log_won" if len(self.winners) == 1 else "klack.log_shared", who=who, score=best)


def _by_seat(bids: tuple[Holding | None, ...]) -> Many:
    return Many(tuple(Pair(Who(seat), cash(bid)) for seat, bid in enumerate(bids) if bid is not None))


EVENTS = (
    RoundBegan,
    Converted,
    Left,
    BidsShown,
    RaisesShown,
    Tied,
    HighBidder,
    Chosen,
    Clicked,
    Banged,
    BidReturned,
    GameEnded,
)
