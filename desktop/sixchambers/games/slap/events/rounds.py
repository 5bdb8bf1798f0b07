"""A round from its beginning to the judge."""

from __future__ import annotations

from typing import ClassVar

from ....engine.message import Message, message
from .. import anchors
from ..anchors import of_card
from ..box import Card
from ..judge.shapes import Ruling
from ..names import card_name
from ..verdict import OutcomeId, Timed, Verdict
from .base import SlapEvent, who


class RoundBegan(SlapEvent, frozen=True, gc=False):
    """The next card is this seat's to deal (-1: the table deals)."""

    round: int
    dealer: int
    duel: bool
    rule: ClassVar[str] = anchors.DEALER
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        if self.dealer < 0:
            return message("slap.log_round_table", number=self.round)
        return message(
            "slap.log_round_duel" if self.duel else "slap.log_round", number=self.round, who=who(self.dealer)
        )


class CardDealt(SlapEvent, frozen=True, gc=False):
    """The deck is touched: a card is coming, nobody knows when. `seat` deals (-1: the table)."""

    seat: int
    rule: ClassVar[str] = anchors.DEALER
    reveals: ClassVar[str] = "slap.learned_deal"


class CardShown(SlapEvent, frozen=True, gc=False):
    """All can see it, from engine time `at` on."""

    card: Card
    at: int
    rule: ClassVar[str] = anchors.ROUND
    reveals: ClassVar[str] = "slap.learned_card"

    def line(self) -> Message:
        return message("slap.log_card", card=card_name(self.card))

    def anchor(self) -> str:
        return of_card(self.card)


class HandMoved(SlapEvent, frozen=True, gc=False):
    """A hand goes to a base, to the card (ON_CARD, -3) or to the hip (-1); pressed at `c`, down at `lands` (card time
    in microseconds; before the card both are -1)."""

    seat: int
    hand: int
    to: int
    c: int = -1
    lands: int = -1
    target: int = -1
    rule: ClassVar[str] = anchors.COVER


class Flinched(SlapEvent, frozen=True, gc=False):
    """Too early: void, and the hand is locked for a while."""

    seat: int
    c: int
    rule: ClassVar[str] = anchors.FLINCH

    def line(self) -> Message:
        return message("slap.log_flinch", who=who(self.seat))


class Fumbled(SlapEvent, frozen=True, gc=False):
    """An input that did nothing, and why."""

    seat: int
    kind: str
    to: int
    c: int
    why: Ruling
    rule: ClassVar[str] = anchors.COVER


class Judged(SlapEvent, frozen=True, gc=False):
    """The judge has spoken. `outcome` is what happens unless a power is paid for; `pending` says that somebody is asked
    now. `times` has every input, the earliest first; `end` is the decisive card time in microseconds, else -1."""

    outcome: OutcomeId
    card: Card
    by: int
    target: int
    loser: int
    end: int
    times: tuple[Timed, ...]
    pending: bool = False
    rule: ClassVar[str] = anchors.ROUND
    reveals: ClassVar[str] = "slap.learned_verdict"

    def line(self) -> Message:
        outcome = self.outcome
        if outcome in ("timeout", "all_late", "too_close", "misdeal"):
            return message(f"slap.log_{outcome}")
        if outcome == "last":
            return message("slap.log_last", who=who(self.loser))
        return message(f"slap.log_{outcome}", who=who(self.by), whom=who(self.target), ms=round(self.reaction() / 1000))

    def reaction(self) -> int:
        """When the hand that counted came down, as that seat measured it."""
        mine = [timed for timed in self.times if timed.seat == self.by and timed.kind == "slap" and not timed.ruling]
        return mine[0].lands if mine else self.end

    def anchor(self) -> str:
        return anchors.CLOSE if self.outcome == "too_close" else of_card(self.card)

    def concerns(self, seat: int) -> bool:
        return seat in (self.by, self.target, self.loser)


class RoundEnded(SlapEvent, frozen=True, gc=False):
    """Everything has been carried out: this is how it stands."""

    round: int
    verdict: Verdict
    rule: ClassVar[str] = anchors.ROUND


class Peeking(SlapEvent, frozen=True, gc=False):
    """The Railroad looks at the top card, before it has to turn that very card."""

    seat: int
    rule: ClassVar[str] = anchors.of_gang("railroad")
    reveals: ClassVar[str] = "slap.learned_peek"

    def line(self) -> Message:
        return message("slap.log_peek", who=who(self.seat))


class Feinted(SlapEvent, frozen=True, gc=False):
    """The dealer of a duel pretends."""

    seat: int
    rule: ClassVar[str] = anchors.DUEL

    def line(self) -> Message:
        return message("slap.log_feint", who=who(self.seat))


class Reshuffled(SlapEvent, frozen=True, gc=False):
    cards: int
    rule: ClassVar[str] = anchors.RESHUFFLE

    def line(self) -> Message:
        return message("slap.log_reshuffle", n=self.cards)


class Misdealt(SlapEvent, frozen=True, gc=False):
    """The card could not be shown to all in time: it goes back into the deck and nothing has happened."""

    rule: ClassVar[str] = anchors.MISDEAL

    def line(self) -> Message:
        return message("slap.log_misdeal")


class PauseCalled(SlapEvent, frozen=True, gc=False):
    """Somebody needs a break; it goes on when all are ready."""

    seat: int
    rule: ClassVar[str] = anchors.ROUND

    def line(self) -> Message:
        return message("slap.log_pause", who=who(self.seat))
