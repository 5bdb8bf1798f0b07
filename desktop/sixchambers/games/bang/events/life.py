"""Luck, wounds and death: "draw!", life lost and regained, eliminations."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Thing, Who, message
from .things import NOBODY, card_names, named, thing


class Flipped(Event, frozen=True, gc=False):
    """A "draw!": the top card, or several, turned over to decide something."""

    seat: int
    cards: tuple[int, ...]
    what: str
    rule: ClassVar[str] = "bang/draw_check"
    reveals: ClassVar[str] = "bang.learned_flip"

    def line(self) -> Message:
        return message("bang.log_flipped", who=Who(self.seat), what=thing(self.what), cards=card_names(self.cards))


class Tested(Event, frozen=True, gc=False):
    """What a "draw!" has decided. `card` is the one that counted; NOBODY if no card was left to turn over."""

    seat: int
    what: str
    card: int
    good: bool
    rule: ClassVar[str] = "bang/draw_check"

    def line(self) -> Message:
        who = Who(self.seat)
        match self.what:
            case "jail":
                return message("bang.log_jail_opens" if self.good else "bang.log_jail_holds", who=who)
            case "dynamite":
                return message("bang.log_dynamite_fizzles" if self.good else "bang.log_dynamite_blows", who=who)
            case "don_bell":
                return message("bang.log_bell_rings" if self.good else "bang.log_bell_silent", who=who)
        return message("bang.log_barrel_holds" if self.good else "bang.log_barrel_fails", who=who)

    def anchor(self) -> str:
        return f"bang/{self.what}"


class LifeLost(Event, frozen=True, gc=False):
    """Life points lost; `by` is who made it happen, NOBODY for Dynamite and the like."""

    seat: int
    points: int
    by: int
    life: int
    cause: str
    rule: ClassVar[str] = "bang/losing_life"

    def line(self) -> Message:
        if self.by in (NOBODY, self.seat):
            return message("bang.log_lost_life", who=Who(self.seat), n=self.points, what=thing(self.cause))
        return message("bang.log_was_hit", who=Who(self.by), target=Who(self.seat), n=self.points)

    def anchor(self) -> str:
        return f"bang/{self.cause}" if named(self.cause) else self.rule


class LifeGained(Event, frozen=True, gc=False):
    """Life points regained, never above the most one can have."""

    seat: int
    points: int
    life: int
    cause: str
    rule: ClassVar[str] = "bang/losing_life"

    def line(self) -> Message:
        return message("bang.log_gained_life", who=Who(self.seat), n=self.points, what=thing(self.cause))

    def anchor(self) -> str:
        return f"bang/{self.cause}"


class NoEffect(Event, frozen=True, gc=False):
    """Something was played or bought and did nothing for somebody. `why`: full, two_players, shadow, calumet."""

    seat: int
    why: str
    cause: str
    rule: ClassVar[str] = "bang/play_phase"

    def line(self) -> Message:
        return message("bang.log_no_effect", who=Who(self.seat), what=thing(self.cause))

    def anchor(self) -> str:
        return "bang/calumet" if self.why == "calumet" else f"bang/{self.cause}"


class Escaped(Event, frozen=True, gc=False):
    """A shot was cancelled."""

    seat: int
    by: int
    rule: ClassVar[str] = "bang/defending"

    def line(self) -> Message:
        return message("bang.log_escaped", who=Who(self.seat))


class Eliminated(Event, frozen=True, gc=False):
    """Somebody is out, and his role is turned over. `by` gets the credit; NOBODY where nobody does."""

    seat: int
    role: str
    by: int
    rule: ClassVar[str] = "bang/elimination"
    reveals: ClassVar[str] = "bang.learned_role"

    def line(self) -> Message:
        role = Thing(f"bang.role_{self.role}")
        if self.by == NOBODY:
            return message("bang.log_eliminated", who=Who(self.seat), role=role)
        return message("bang.log_eliminated_by", who=Who(self.seat), role=role, by=Who(self.by))


class Inherited(Event, frozen=True, gc=False):
    """Vulture Sam takes what an eliminated player had. The hand is known to him and to its dead owner."""

    seat: int
    victim: int
    in_play: tuple[int, ...]
    count: int
    hand: tuple[int, ...]
    rule: ClassVar[str] = "bang/vulture_sam"
    reveals: ClassVar[str] = "bang.learned_card"

    def seen_by(self, seat: int | None) -> Inherited:
        if seat == self.seat or seat == self.victim:
            return self
        return Inherited(self.seat, self.victim, self.in_play, self.count, ())

    def line(self) -> Message:
        cards = len(self.in_play) + self.count
        return message("bang.log_inherited", who=Who(self.seat), target=Who(self.victim), n=cards)


class CardsLeft(Event, frozen=True, gc=False):
    """All somebody had goes to the discard pile, the last one on top: he is out, or shot his own Deputy."""

    seat: int
    cards: tuple[int, ...]
    cause: str
    rule: ClassVar[str] = "bang/elimination"

    def line(self) -> Message:
        if self.cause == "penalty":
            return message("bang.log_penalty", who=Who(self.seat))
        return message("bang.log_cards_left", who=Who(self.seat), cards=card_names(self.cards))

    def anchor(self) -> str:
        return "bang/rewards" if self.cause == "penalty" else self.rule


LIFE_EVENTS = (
    Flipped,
    Tested,
    LifeLost,
    LifeGained,
    NoEffect,
    Escaped,
    Eliminated,
    Inherited,
    CardsLeft,
)
