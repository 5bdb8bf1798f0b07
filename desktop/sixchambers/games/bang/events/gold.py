"""Gold Rush: nuggets and equipment on their way."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Who, message
from .things import NOBODY, named, thing, things


class GoldTaken(Event, frozen=True, gc=False):
    """Nuggets from the heap."""

    seat: int
    count: int
    cause: str
    rule: ClassVar[str] = "bang/nuggets"

    def line(self) -> Message:
        if not named(self.cause):
            return message("bang.log_gold", who=Who(self.seat), n=self.count)
        return message("bang.log_gold_because", who=Who(self.seat), n=self.count, what=thing(self.cause))

    def anchor(self) -> str:
        return f"bang/{self.cause}" if named(self.cause) else self.rule


class GoldPaid(Event, frozen=True, gc=False):
    """Nuggets paid for an ability: a character's or that of equipment. `target` is whom it is aimed at."""

    seat: int
    count: int
    cause: str
    target: int
    rule: ClassVar[str] = "bang/nuggets"

    def line(self) -> Message:
        who, what = Who(self.seat), thing(self.cause)
        if self.target == NOBODY:
            return message("bang.log_paid", who=who, n=self.count, what=what)
        return message("bang.log_paid_at", who=who, n=self.count, what=what, target=Who(self.target))

    def anchor(self) -> str:
        return f"bang/{self.cause}"


class GoldLost(Event, frozen=True, gc=False):
    """Nuggets back to the heap: their owner is out."""

    seat: int
    count: int
    rule: ClassVar[str] = "bang/elimination"

    def line(self) -> Message:
        return message("bang.log_gold_lost", who=Who(self.seat), n=self.count)


class Bought(Event, frozen=True, gc=False):
    """Equipment is bought from the row."""

    seat: int
    slot: int
    name: str
    price: int
    target: int
    way: str
    rule: ClassVar[str] = "bang/row"

    def line(self) -> Message:
        who, what = Who(self.seat), thing(self.name)
        if self.target == NOBODY:
            return message("bang.log_bought", who=who, what=what, n=self.price)
        return message("bang.log_bought_at", who=who, what=what, n=self.price, target=Who(self.target))

    def anchor(self) -> str:
        return f"bang/{self.name}"


class RowFilled(Event, frozen=True, gc=False):
    """The gap in the row is filled from the equipment deck."""

    slot: int
    name: str
    rule: ClassVar[str] = "bang/row"
    reveals: ClassVar[str] = "bang.learned_equipment"

    def line(self) -> Message:
        return message("bang.log_row_filled", what=thing(self.name))


class EquipmentDrawn(Event, frozen=True, gc=False):
    """Josh McCloud turns over the top card of the equipment deck and has to take it."""

    seat: int
    name: str
    rule: ClassVar[str] = "bang/josh_mccloud"
    reveals: ClassVar[str] = "bang.learned_equipment"

    def line(self) -> Message:
        return message("bang.log_equipment_drawn", who=Who(self.seat), what=thing(self.name))


class EquipmentUsed(Event, frozen=True, gc=False):
    """What Josh McCloud does with the card he has turned over."""

    seat: int
    name: str
    target: int
    way: str
    rule: ClassVar[str] = "bang/josh_mccloud"

    def anchor(self) -> str:
        return f"bang/{self.name}"


class EquipmentPlaced(Event, frozen=True, gc=False):
    """Black equipment lies in front of somebody from now on."""

    seat: int
    name: str
    target: int
    rule: ClassVar[str] = "bang/row"

    def line(self) -> Message | None:
        if self.seat == self.target:
            return None
        return message("bang.log_placed_at", who=Who(self.seat), what=thing(self.name), target=Who(self.target))

    def anchor(self) -> str:
        return f"bang/{self.name}"


class ForcedDiscard(Event, frozen=True, gc=False):
    """Somebody pays to rid another of a piece of equipment."""

    seat: int
    victim: int
    name: str
    price: int
    rule: ClassVar[str] = "bang/force"

    def line(self) -> Message:
        who, target, what = Who(self.seat), Who(self.victim), thing(self.name)
        return message("bang.log_forced", who=who, target=target, what=what, n=self.price)


class EquipmentUnder(Event, frozen=True, gc=False):
    """Equipment goes face up under the equipment deck. `seat` had it; NOBODY for a card just used."""

    seat: int
    names: tuple[str, ...]
    cause: str
    rule: ClassVar[str] = "bang/equipment_deck"

    def line(self) -> Message | None:
        if self.seat == NOBODY:
            return None
        return message("bang.log_equipment_under", who=Who(self.seat), what=things(self.names))


class EquipmentShuffled(Event, frozen=True, gc=False):
    """A face-up card lay on top of the equipment deck: all of it is shuffled and turned face down."""

    count: int
    rule: ClassVar[str] = "bang/equipment_deck"
    reveals: ClassVar[str] = "bang.learned_shuffle"

    def line(self) -> Message:
        return message("bang.log_equipment_shuffled", n=self.count)


GOLD_EVENTS = (
    GoldTaken,
    GoldPaid,
    GoldLost,
    Bought,
    RowFilled,
    EquipmentDrawn,
    EquipmentUsed,
    EquipmentPlaced,
    ForcedDiscard,
    EquipmentUnder,
    EquipmentShuffled,
)
