"""Gold Rush: nuggets that fly, equipment that is bought, used, taken away and shuffled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...games.bang.box import EQUIPMENT, LASTING
from ...games.bang.events import gold, turns
from ...games.bang.events.things import NOBODY
from ..animate import call, fade, glide, pause, sequence, staggered, together
from ..motion import MOVE, READ
from ..spread import Place
from .cards import GOLD_BACK, equipment_card

if TYPE_CHECKING:
    from ..purse import Purse
    from .scene import BangScene
    from .showing import Showing

NUGGET = 36.0
MOST = 8
"""More nuggets than this at once nobody can follow."""


class GoldShow:
    """The heap, the plank, and what is bought there."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> BangScene:
        return self.show.scene

    # --- nuggets ---------------------------------------------------------------------------------------------

    def _nuggets(self, count: int, start: QPointF, end: QPointF) -> QAbstractAnimation:
        scene = self.scene
        flights: list[QAbstractAnimation] = []
        for number in range(min(count, MOST)):
            piece = self.show.puff("bang/nugget", NUGGET, NUGGET, start + QPointF((number % 3 - 1) * 9, 0))
            flights.append(
                sequence(
                    call(partial(piece.setOpacity, 1.0)),
                    call(partial(scene.sound, "coin")),
                    glide(piece, end, scene.pace, rotation=180, duration=int(MOVE * 1.6)),
                    call(piece.hide),
                )
            )
        return staggered(flights, scene.pace, 80) if flights else pause(self.show.ms(READ // 2))

    def _give(self, seat: int, count: int) -> None:
        chair, things = self.scene.chairs[seat], self.scene.middle_things
        chair.purse.set_count(max(chair.purse.count + count, 0))
        chair.show_figures()
        things.set_heap(things.heap_now - count)

    def taken(self, event: gold.GoldTaken) -> QAbstractAnimation:
        purse = self.scene.chairs[event.seat].purse
        flight = self._nuggets(event.count, self.scene.middle_things.centre.heap, purse.spot(purse.count))
        return sequence(flight, call(partial(self._give, event.seat, event.count)))

    def _pay(self, seat: int, count: int) -> QAbstractAnimation:
        purse = self.scene.chairs[seat].purse
        start = purse.spot(purse.count - 1)
        return sequence(
            call(partial(self._give, seat, -count)), self._nuggets(count, start, self.scene.middle_things.centre.heap)
        )

    def _lay_on(self, purse: Purse, seat: int, count: int) -> QAbstractAnimation:
        """For a draw: the nuggets stay on the card that allows it until the turn is over."""
        chair = self.scene.chairs[seat]
        start = chair.purse.spot(chair.purse.count - 1)

        def leave() -> None:
            chair.purse.set_count(max(chair.purse.count - count, 0))
            chair.show_figures()

        flight = self._nuggets(count, start, purse.spot(purse.count))
        return sequence(call(leave), flight, call(lambda: purse.set_count(purse.count + count)))

    def turn_over(self) -> list[QAbstractAnimation]:
        """What lies on pans and snakes goes back to the heap."""
        things = self.scene.middle_things
        flights = []
        for chair in self.scene.chairs:
            for purse in (chair.pan, chair.snake):
                count = purse.count
                if count:
                    start = purse.spot(0)
                    purse.set_count(0)
                    things.set_heap(things.heap_now + count)
                    flights.append(self._nuggets(count, start, things.centre.heap))
        return flights

    def paid(self, event: gold.GoldPaid) -> QAbstractAnimation:
        chair = self.scene.chairs[event.seat]
        kept = {"gold_pan": chair.pan, "raddie_snake": chair.snake}.get(event.cause)
        if kept is not None:
            return together(self._lay_on(kept, event.seat, event.count), self.show.sign(event.seat, event.cause))
        parts = [self._pay(event.seat, event.count), self.show.sign(event.seat, event.cause)]
        if event.target != NOBODY:
            parts.append(
                sequence(call(partial(self.scene.sound, "shot")), self.show.plays.aim(event.seat, event.target))
            )
        return together(*parts)

    def lost(self, event: gold.GoldLost) -> QAbstractAnimation:
        return self._pay(event.seat, event.count)

    # --- the plank -------------------------------------------------------------------------------------------

    def row_laid(self, event: turns.RowLaid) -> QAbstractAnimation:
        things = self.scene.middle_things
        for slot in range(len(event.row)):
            things.set_slot(slot, "")
        things.set_shelf(len(EQUIPMENT))
        return staggered([self._fill(slot, name) for slot, name in enumerate(event.row)], self.scene.pace, 140)

    def _fill(self, slot: int, name: str) -> QAbstractAnimation:
        things = self.scene.middle_things
        return self.show.fly(
            equipment_card(self.scene, name),
            things.shelf_place,
            things.slot_place(slot),
            up=(False, True),
            back=GOLD_BACK,
            sound="flip",
            leaves=lambda: things.set_shelf(max(things.shelf.count - 1, 0)),
            lands=partial(things.set_slot, slot, name),
        )

    def filled(self, event: gold.RowFilled) -> QAbstractAnimation:
        return self._fill(event.slot, event.name)

    def bought(self, event: gold.Bought) -> QAbstractAnimation:
        """Gold on the plank, the card off it."""
        things = self.scene.middle_things
        taking = self.show.fly(
            equipment_card(self.scene, event.name),
            things.slot_place(event.slot),
            things.using_place,
            back=GOLD_BACK,
            leaves=partial(things.set_slot, event.slot, ""),
            lands=partial(things.show_using, event.name),
        )
        pay = [self._pay(event.seat, event.price)] if event.price else []
        parts: list[QAbstractAnimation] = [*pay, taking]
        if event.name not in LASTING:
            parts.append(self._effect(event.seat, event.name, event.target, event.way))
        return sequence(*parts)

    def _effect(self, seat: int, name: str, target: int, way: str) -> QAbstractAnimation:
        """A Bottle that is a shot looks like one; whatever is aimed at somebody has a line."""
        if way:
            known = "cat_balou" if way.startswith("cat_") else "panic" if way.startswith("panic_") else way
            return self.show.plays.effect(seat, known, target)
        if target not in (NOBODY, seat):
            return together(call(partial(self.scene.sound, "reveal")), self.show.plays.aim(seat, target))
        sounds = {"rhum": "clink", "shot": "clink", "union_pacific": "hooves", "gold_rush": "win"}
        return sequence(call(partial(self.scene.sound, sounds.get(name, "reveal"))), pause(self.show.ms(READ)))

    def drawn(self, event: gold.EquipmentDrawn) -> QAbstractAnimation:
        """Josh McCloud lifts the cloth."""
        things = self.scene.middle_things
        return sequence(
            self.show.fly(
                equipment_card(self.scene, event.name),
                things.shelf_place,
                things.using_place,
                up=(False, True),
                back=GOLD_BACK,
                sound="flip",
                leaves=lambda: things.set_shelf(max(things.shelf.count - 1, 0)),
                lands=partial(things.show_using, event.name),
                slow=1.5,
            ),
            self.show.read(READ),
        )

    def used(self, event: gold.EquipmentUsed) -> QAbstractAnimation:
        return self._effect(event.seat, event.name, event.target, event.way)

    def placed(self, event: gold.EquipmentPlaced) -> QAbstractAnimation:
        """From the middle to whoever has it from now on."""
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.target]
        face = equipment_card(scene, event.name)

        def land() -> None:
            chair.equipment.add(event.name, face)
            chair.arrange()

        flight = self.show.fly(
            face,
            things.using_place,
            chair.equipment.next_place(),
            back=GOLD_BACK,
            leaves=partial(things.show_using, ""),
            lands=land,
            slow=1.4,
        )
        return together(flight, *chair.equipment.closing(scene.pace, 1))

    def forced(self, event: gold.ForcedDiscard) -> QAbstractAnimation:
        """Gold buys somebody rid of something he would rather have kept."""
        scene = self.scene
        chair = scene.chairs[event.victim]
        row = chair.equipment
        start = (
            row.place_of(event.name) if event.name in row.cards else Place(self.show.anchor(event.victim), row.width)
        )
        things = scene.middle_things
        lifting = self.show.fly(
            equipment_card(scene, event.name),
            start,
            things.using_place,
            back=GOLD_BACK,
            sound="slide",
            leaves=partial(row.remove, event.name),
            lands=partial(things.show_using, event.name),
            slow=1.4,
        )
        aim = self.show.plays.aim(event.seat, event.victim)
        return sequence(self._pay(event.seat, event.price), together(aim, lifting))

    def under(self, event: gold.EquipmentUnder) -> QAbstractAnimation:
        """Face up under the deck."""
        scene, things = self.scene, self.scene.middle_things
        flights: list[QAbstractAnimation] = []
        below = Place(things.shelf_place.spot + QPointF(6, 14), things.shelf_place.width)
        for name in event.names:
            row = scene.chairs[event.seat].equipment if event.seat != NOBODY else None
            start = row.place_of(name) if row is not None and name in row.cards else things.using_place
            flights.append(
                self.show.fly(
                    equipment_card(scene, name),
                    start,
                    below,
                    back=GOLD_BACK,
                    leaves=partial(self._gone, event.seat, name),
                    lands=lambda: things.set_shelf(things.shelf.count + 1),
                )
            )
        return staggered(flights, scene.pace, 80) if flights else pause(0)

    def _gone(self, seat: int, name: str) -> None:
        if seat == NOBODY:
            self.scene.middle_things.show_using("")
        else:
            self.scene.chairs[seat].equipment.remove(name)
            self.scene.chairs[seat].arrange()

    def shuffled(self, event: gold.EquipmentShuffled) -> QAbstractAnimation:
        """The deck is taken up, riffled and put down."""
        scene, things = self.scene, self.scene.middle_things
        spot = things.shelf_place
        halves: list[QAbstractAnimation] = []
        for side in (-1, 1):
            aside = Place(spot.spot + QPointF(side * 34, -16), spot.width, side * 8)
            piece = self.show.flyer(None, spot, aside, False, GOLD_BACK)
            halves.append(
                sequence(
                    call(partial(piece.setOpacity, 1.0)),
                    glide(piece, aside.spot, scene.pace, rotation=aside.tilt),
                    glide(piece, spot.spot, scene.pace, rotation=0.0),
                    fade(piece, 0.0, scene.pace, 60),
                )
            )
        things.set_shelf(event.count)
        scene.sound("shuffle")
        return together(*halves)
