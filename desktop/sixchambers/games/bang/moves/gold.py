"""Gold Rush: nuggets, the row, the equipment deck."""

from __future__ import annotations

from ..box import COST
from ..events.gold import (
    Bought,
    EquipmentPlaced,
    EquipmentShuffled,
    EquipmentUnder,
    ForcedDiscard,
    GoldLost,
    GoldPaid,
    GoldTaken,
    RowFilled,
)
from ..events.things import NOBODY
from .piles import Piles


class Gold(Piles):
    """Whatever moves nuggets and equipment."""

    __slots__ = ()

    def gain(self, seat: int, count: int, cause: str) -> None:
        """Nuggets from the heap, which never runs out: below zero it lends substitutes."""
        state = self.state
        if not state.options.gold_rush:
            return
        state.nuggets[seat] += count
        state.heap -= count
        if self.heard:
            self.tell(GoldTaken(seat, count, cause))

    def pay(self, seat: int, count: int, cause: str, target: int = NOBODY) -> None:
        """Nuggets back to the heap, for an ability."""
        self.spend(seat, count)
        if self.heard:
            self.tell(GoldPaid(seat, count, cause, target))

    def spend(self, seat: int, count: int) -> None:
        self.state.nuggets[seat] -= count
        self.state.heap += count

    def nuggets_go(self, seat: int) -> None:
        count = self.state.nuggets[seat]
        if count:
            self.spend(seat, count)
            if self.heard:
                self.tell(GoldLost(seat, count))

    # --- the equipment deck ----------------------------------------------------------------------------------

    def take_equipment(self) -> str:
        """The top of the equipment deck. If it lies face up, all of it is shuffled and turned face down first."""
        state = self.state
        if state.face_up == len(state.shelf):
            self.core.chance.shuffle("equipment", state.shelf)
            state.face_up = 0
            if self.heard:
                self.tell(EquipmentShuffled(len(state.shelf)))
        return state.shelf.pop()

    def put_under(self, seat: int, names: tuple[str, ...], cause: str) -> None:
        """Discarded equipment goes face up to the bottom of its deck, one after the other."""
        state = self.state
        for name in names:
            state.shelf.insert(0, name)
        state.face_up += len(names)
        if self.heard and names:
            self.tell(EquipmentUnder(seat, names, cause))

    def place_equipment(self, seat: int, name: str, target: int) -> None:
        self.state.equipment[target] += (name,)
        if self.heard:
            self.tell(EquipmentPlaced(seat, name, target))

    def lose_equipment(self, seat: int, name: str) -> None:
        kept = list(self.state.equipment[seat])
        kept.remove(name)
        self.state.equipment[seat] = tuple(kept)

    def equipment_goes(self, seat: int) -> None:
        names = self.state.equipment[seat]
        self.state.equipment[seat] = ()
        self.put_under(seat, names, "elimination")

    # --- the row ---------------------------------------------------------------------------------------------

    def price(self, name: str, discount: bool) -> int:
        return COST[name] - discount

    def buy(self, seat: int, slot: int, target: int, way: str, discount: bool) -> str:
        """Pay, take the card, and fill the gap before anything comes of it."""
        state = self.state
        name = state.row[slot]
        price = self.price(name, discount)
        self.spend(seat, price)
        if discount:
            state.discounted = True
        if self.heard:
            self.tell(Bought(seat, slot, name, price, target, way))
        filled = self.take_equipment()
        state.row = (*state.row[:slot], filled, *state.row[slot + 1 :])
        if self.heard:
            self.tell(RowFilled(slot, filled))
        return name

    def force(self, seat: int, victim: int, name: str) -> None:
        """One nugget more than it costs, and another's equipment goes."""
        price = COST[name] + 1
        self.spend(seat, price)
        self.lose_equipment(victim, name)
        if self.heard:
            self.tell(ForcedDiscard(seat, victim, name, price))
        self.put_under(NOBODY, (name,), "force")
