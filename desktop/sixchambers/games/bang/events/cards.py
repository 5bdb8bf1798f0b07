"""Cards on their way: drawn, shown, stolen, played, discarded."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Who, message
from ..box import NAME
from .things import NOBODY, card_name, card_names, named, thing


class Drew(Event, frozen=True, gc=False):
    """Cards from the draw pile into a hand: only the owner sees which. `cause` is empty in the draw phase."""

    seat: int
    count: int
    cards: tuple[int, ...]
    cause: str
    rule: ClassVar[str] = "bang/draw_phase"
    reveals: ClassVar[str] = "bang.learned_card"

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, self.count, (), self.cause)

    def line(self) -> Message:
        if not self.cause:
            return message("bang.log_drew", who=Who(self.seat), n=self.count)
        return message("bang.log_drew_because", who=Who(self.seat), n=self.count, what=thing(self.cause))

    def anchor(self) -> str:
        return f"bang/{self.cause}" if self.cause else self.rule


class CardShown(Event, frozen=True, gc=False):
    """Black Jack shows the second card he has drawn."""

    seat: int
    card: int
    rule: ClassVar[str] = "bang/black_jack"
    reveals: ClassVar[str] = "bang.learned_card"

    def line(self) -> Message:
        return message("bang.log_showed", who=Who(self.seat), card=card_name(self.card))


class LookedAt(Event, frozen=True, gc=False):
    """Kit Carlson looks at the top of the draw pile; nobody else does."""

    seat: int
    count: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "bang/kit_carlson"
    reveals: ClassVar[str] = "bang.learned_card"

    def seen_by(self, seat: int | None) -> LookedAt:
        return self if seat == self.seat else LookedAt(self.seat, self.count, ())

    def line(self) -> Message:
        return message("bang.log_looked", who=Who(self.seat), n=self.count)


class PutBack(Event, frozen=True, gc=False):
    """Kit Carlson puts a card back on top of the draw pile, face down."""

    seat: int
    card: int
    rule: ClassVar[str] = "bang/kit_carlson"

    def seen_by(self, seat: int | None) -> PutBack:
        return self if seat == self.seat else PutBack(self.seat, NOBODY)

    def line(self) -> Message:
        return message("bang.log_put_back", who=Who(self.seat))


class TookDiscard(Event, frozen=True, gc=False):
    """Pedro Ramirez takes the top of the discard pile."""

    seat: int
    card: int
    rule: ClassVar[str] = "bang/pedro_ramirez"

    def line(self) -> Message:
        return message("bang.log_took_discard", who=Who(self.seat), card=card_name(self.card))


class Stole(Event, frozen=True, gc=False):
    """A card from somebody's hand, unseen, into another's: only these two know which."""

    seat: int
    victim: int
    card: int
    cause: str
    rule: ClassVar[str] = "bang/panic"
    reveals: ClassVar[str] = "bang.learned_card"

    def seen_by(self, seat: int | None) -> Stole:
        if seat == self.seat or seat == self.victim:
            return self
        return Stole(self.seat, self.victim, NOBODY, self.cause)

    def line(self) -> Message:
        who, target, what = Who(self.seat), Who(self.victim), thing(self.cause)
        if self.card == NOBODY:
            return message("bang.log_stole", who=who, target=target, what=what)
        return message("bang.log_stole_card", who=who, target=target, what=what, card=card_name(self.card))

    def anchor(self) -> str:
        return f"bang/{self.cause}"


class TookInPlay(Event, frozen=True, gc=False):
    """An open card in front of somebody goes into a hand."""

    seat: int
    victim: int
    card: int
    cause: str
    rule: ClassVar[str] = "bang/panic"

    def line(self) -> Message:
        card = card_name(self.card)
        if self.seat == self.victim:
            return message("bang.log_took_own", who=Who(self.seat), card=card)
        return message("bang.log_took_in_play", who=Who(self.seat), target=Who(self.victim), card=card)

    def anchor(self) -> str:
        return f"bang/{self.cause}"


class Removed(Event, frozen=True, gc=False):
    """Somebody has to discard a card because of another: one of his hand, unseen, or an open one."""

    seat: int
    victim: int
    card: int
    cause: str
    from_hand: bool
    rule: ClassVar[str] = "bang/cat_balou"
    reveals: ClassVar[str] = "bang.learned_card"

    def line(self) -> Message:
        card = card_name(self.card)
        if self.seat == self.victim:
            return message("bang.log_removed_own", who=Who(self.seat), card=card)
        return message("bang.log_removed", who=Who(self.seat), target=Who(self.victim), card=card)

    def anchor(self) -> str:
        return f"bang/{self.cause}"


class Played(Event, frozen=True, gc=False):
    """A brown card is played and discarded at once. `as_name` differs from its own name with Calamity Janet."""

    seat: int
    card: int
    target: int
    as_name: str
    rule: ClassVar[str] = "bang/play_phase"

    def line(self) -> Message:
        who, card = Who(self.seat), card_name(self.card)
        if self.target in (NOBODY, self.seat):
            return message("bang.log_played", who=who, card=card)
        return message("bang.log_played_at", who=who, card=card, target=Who(self.target))

    def anchor(self) -> str:
        return f"bang/{self.as_name}"


class PutDown(Event, frozen=True, gc=False):
    """A blue card is laid in front of its player or, with Jail, of somebody else."""

    seat: int
    card: int
    target: int
    rule: ClassVar[str] = "bang/play_phase"

    def line(self) -> Message:
        who, card = Who(self.seat), card_name(self.card)
        if self.target == self.seat:
            return message("bang.log_put_down", who=who, card=card)
        return message("bang.log_put_down_at", who=who, card=card, target=Who(self.target))

    def anchor(self) -> str:
        return _of_card(self.card)


class Passed(Event, frozen=True, gc=False):
    """The Dynamite goes on to the next player."""

    seat: int
    card: int
    target: int
    rule: ClassVar[str] = "bang/dynamite"

    def line(self) -> Message:
        return message("bang.log_passed", who=Who(self.seat), card=card_name(self.card), target=Who(self.target))


class Discarded(Event, frozen=True, gc=False):
    """Cards somebody discards himself, from his hand or from in front of him."""

    seat: int
    cards: tuple[int, ...]
    cause: str
    from_hand: bool
    rule: ClassVar[str] = "bang/discard_phase"

    def line(self) -> Message:
        if not named(self.cause):
            return message("bang.log_discarded", who=Who(self.seat), cards=card_names(self.cards))
        who, cards, what = Who(self.seat), card_names(self.cards), thing(self.cause)
        return message("bang.log_discarded_because", who=who, cards=cards, what=what)

    def anchor(self) -> str:
        return f"bang/{self.cause}" if self.cause else self.rule


class Answered(Event, frozen=True, gc=False):
    """A card from the hand in answer: a Missed! to a shot, a BANG! to a Duel or to Indians!."""

    seat: int
    card: int
    cause: str
    rule: ClassVar[str] = "bang/defending"

    def line(self) -> Message:
        return message("bang.log_answered", who=Who(self.seat), card=card_name(self.card))

    def anchor(self) -> str:
        return f"bang/{self.cause}" if self.cause in ("duel", "indians") else self.rule


class StoreOpened(Event, frozen=True, gc=False):
    """The General Store lays out a card for everybody in the game."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "bang/general_store"
    reveals: ClassVar[str] = "bang.learned_card"

    def line(self) -> Message:
        return message("bang.log_store", cards=card_names(self.cards))


class StoreTook(Event, frozen=True, gc=False):
    """Somebody takes a card out of the General Store."""

    seat: int
    card: int
    rule: ClassVar[str] = "bang/general_store"

    def line(self) -> Message:
        return message("bang.log_store_took", who=Who(self.seat), card=card_name(self.card))


class Reshuffled(Event, frozen=True, gc=False):
    """The draw pile was empty: the discard pile becomes a new one."""

    count: int
    rule: ClassVar[str] = "bang/reshuffle"
    reveals: ClassVar[str] = "bang.learned_shuffle"

    def line(self) -> Message:
        return message("bang.log_reshuffled", n=self.count)


def _of_card(card: int) -> str:
    return f"bang/{NAME[card]}"


CARD_EVENTS = (
    Drew,
    CardShown,
    LookedAt,
    PutBack,
    TookDiscard,
    Stole,
    TookInPlay,
    Removed,
    Played,
    PutDown,
    Passed,
    Discarded,
    Answered,
    StoreOpened,
    StoreTook,
    Reshuffled,
)
