"""Bullets out of the bag, into hands, and into chambers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...games.kablamo import events as kablamo
from ..animate import call, pause, sequence, staggered, together
from ..motion import MOVE, STAGGER, SWAP

if TYPE_CHECKING:
    from .disc import Disc
    from .scene import KablamoScene
    from .showing import Showing


class LoadShow:
    """The bag, the spares, the chambers."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> KablamoScene:
        return self.show.scene

    # --- drawing ---------------------------------------------------------------------------------------------

    def _draw(self, counts: tuple[int, ...]) -> QAbstractAnimation:
        """So many each, from the bag to the right end of the spares."""
        scene, things = self.scene, self.scene.middle_things
        flights: list[QAbstractAnimation] = []
        total = sum(counts)
        things.set_bag(max(int(things.left.text or 0) - total, 0))
        for seat, count in enumerate(counts):
            chair = scene.chairs[seat]
            fresh = [scene.new_disc(chair.spare_width) for _ in range(count)]
            chair.spares += fresh
            spots = chair.spare_spots(len(chair.spares))
            for disc, spot in zip(chair.spares, spots, strict=True):
                if disc in fresh:
                    disc.forget()
                    disc.rest(things.bag_spot())
                    disc.setScale(0.4)
                    flights.append(self.show.carry(disc, spot, chair.spare_width, duration=MOVE * 2, bend=0.06))
                else:
                    disc.rest(spot)
        scene.sound("rummage")
        self._count_spares()
        return sequence(staggered(flights, scene.pace, STAGGER // 2), pause(self.show.ms(120)))

    def _count_spares(self) -> None:
        """The numbers on the plates, as they are from now on."""
        for chair in self.scene.chairs:
            plate = chair.plate
            plate.set_facts(
                active=plate.active,
                out=plate.out,
                figures=[] if plate.out else self.scene.figures(len(chair.spares)),
                badge=plate.badge,
            )

    def dealt(self, event: kablamo.Dealt) -> QAbstractAnimation:
        for chair in self.scene.chairs:
            chair.set_spare_count(0)
        return self._draw(event.counts)

    def redrew(self, event: kablamo.Redrew) -> QAbstractAnimation:
        """Everything back into the bag, and one fewer out of it."""
        scene, things = self.scene, self.scene.middle_things
        back: list[QAbstractAnimation] = []
        for seat in event.seats:
            chair = scene.chairs[seat]
            for disc in chair.spares[event.kept :]:
                disc.forget()
                self.show.passing.append(disc)
                flight = self.show.carry(disc, things.bag_spot(), disc.width * 0.5, duration=MOVE * 2, sink=True)
                back.append(sequence(flight, call(partial(disc.setVisible, False))))
            del chair.spares[event.kept :]
        scene.sound("bag")
        counts = tuple(
            event.counts[seat] - event.kept if seat in event.seats else 0 for seat in range(len(scene.chairs))
        )
        things.set_bag(int(things.left.text or 0) + sum(counts) + len(event.seats))
        if not back:
            return pause(self.show.ms(MOVE))
        return sequence(staggered(back, scene.pace, 30), self._draw(counts))

    def drew(self, event: kablamo.Drew) -> QAbstractAnimation:
        self.show.traces.clear()
        return self._draw(event.counts)

    def drew_to_tray(self, event: kablamo.DrewToTray) -> QAbstractAnimation:
        """Into somebody's hands, over his cylinder."""
        scene, things = self.scene, self.scene.middle_things
        spots = things.tray_spots(event.seat, event.count)
        things.set_bag(max(int(things.left.text or 0) - event.count, 0))
        width = 86.0 if scene.chairs[event.seat].own else 44.0
        flights: list[QAbstractAnimation] = []
        for spot in spots:
            disc = scene.new_disc(width)
            disc.rest(things.bag_spot())
            disc.setScale(0.4)
            things.tray.append(disc)
            flights.append(self.show.carry(disc, spot, width, duration=MOVE * 2, bend=0.06))
        scene.sound("rummage")
        return sequence(staggered(flights, scene.pace, STAGGER), pause(self.show.ms(150)))

    # --- loading ---------------------------------------------------------------------------------------------

    def _load(self, moving: list[tuple[Disc, int]], owner: int) -> QAbstractAnimation:
        """Bullets into chambers, face down by the time they get there."""
        scene, show = self.scene, self.show
        drum = scene.chairs[owner].drum
        flights: list[QAbstractAnimation] = []
        ways: list[tuple[QPointF, QPointF]] = []
        for disc, position in moving:
            ways.append((disc.pos(), drum.spot(position)))
            down = show.turn_down(disc)
            flight = show.carry(disc, drum.spot(position), drum.disc_width, duration=MOVE * 2 + 80, bend=0.08)
            land = call(partial(self._land, owner, position, disc))
            flights.append(sequence(together(down, flight), land))
        show.traces.clear()
        scene.sound("lift")
        if scene.pace.reduced:
            show.traces.moved(ways)
        return staggered(flights, scene.pace, 110) if flights else pause(show.ms(MOVE))

    def _land(self, owner: int, position: int, disc: Disc) -> None:
        drum = self.scene.chairs[owner].drum
        disc.forget()
        drum.discs[position] = disc
        drum.settle()
        self.scene.sound("chamber")

    def loaded(self, event: kablamo.Loaded) -> QAbstractAnimation:
        scene = self.scene
        chair = scene.chairs[event.by]
        moving = [(chair.spares[slot], position) for slot, position in event.moves if slot < len(chair.spares)]
        used = {disc for disc, _ in moving}
        chair.spares = [disc for disc in chair.spares if disc not in used]
        self._count_spares()
        loading = self._load(moving, event.owner)
        return sequence(loading, call(chair.lay_spares), pause(self.show.ms(90)))

    def tray_loaded(self, event: kablamo.TrayLoaded) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.seat]
        tray, things.tray = things.tray, []
        moving = [(tray[place], position) for place, position in event.moves if place < len(tray)]
        used = {disc for disc, _ in moving}
        kept = [disc for disc in tray if disc not in used]
        loading = self._load(moving, event.seat)
        chair.spares += kept
        spots = chair.spare_spots(len(chair.spares))[len(chair.spares) - len(kept) :]
        aside = [
            self.show.carry(disc, spot, chair.spare_width, duration=SWAP // 2)
            for disc, spot in zip(kept, spots, strict=True)
        ]
        self._count_spares()
        return sequence(together(loading, *aside), call(chair.lay_spares), pause(self.show.ms(90)))
