"""What a perfect player still knows: every bullet he has seen, followed through every movement at the table.

Nothing in a view or an event says what lies in a chamber. A player knows it because he saw the bullet among his spares,
in his hands while loading, or by a lack of etiquette, and watched where it went. So does this memory: a fold over what
its own seat was told, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ...engine.events import Event
from ...engine.update import Update
from .box import CHAMBERS
from .cylinder import SAFE, turned
from .events import (
    Cycled,
    Dealt,
    Drew,
    Dumped,
    Eliminated,
    Loaded,
    Played,
    Redrew,
    RevolversSwapped,
    Rotated,
    SafesSwapped,
    SpareSwapped,
    Swapped,
    TrayLoaded,
    Turned,
)
from .events.base import KablamoEvent, Place
from .view import HIDDEN, KablamoView


class Trace(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A face-down bullet as somebody has followed it. `face` is 0 as long as he has not seen it."""

    face: int = 0
    # Who put it into a cylinder last, or -1; and in which round it came to where it lies.
    by: int = -1
    since: int = 0
    # How often it changed its place in an unusual way since it was seen, or first noticed.
    moves: int = 0
    # A number of its own, so that whoever forgets can forget it once and for all.
    serial: int = 0

    def moved(self) -> Trace:
        return Trace(self.face, self.by, self.since, self.moves + 1, self.serial)

    def loaded(self, by: int, since: int) -> Trace:
        return Trace(self.face, by, since, self.moves, self.serial)

    def seen_as(self, face: int) -> Trace:
        return self if self.face == face else Trace(face, self.by, self.since, 0, self.serial)


class KablamoMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """All cylinders and all spares, as far as they are known. `tray` is what this seat holds in its hands to load."""

    chambers: tuple[tuple[Trace | None, ...], ...]
    spares: tuple[tuple[Trace, ...], ...]
    tray: tuple[int, ...] = ()
    serial: int = 0


def first_memory(seats: int) -> KablamoMemory:
    return KablamoMemory(((None,) * CHAMBERS,) * seats, ((),) * seats)


def remember(memory: KablamoMemory, update: Update) -> KablamoMemory:
    mind = Mind(memory, update.view)
    for event in update.events:
        mind.watch(event)
    return mind.settled()


class Mind:
    """A memory while events pass by."""

    def __init__(self, memory: KablamoMemory, view: KablamoView) -> None:
        self.view = view
        self.round = view.round
        self.chambers = [list(chambers) for chambers in memory.chambers]
        self.spares = [list(spares) for spares in memory.spares]
        self.tray = memory.tray
        self.serial = memory.serial

    def watch(self, event: Event) -> None:
        handle = _WATCHED.get(type(event))
        if handle is not None:
            handle(self, event)
        if isinstance(event, KablamoEvent):
            for seat, position in event.emptied():
                self.chambers[seat][position] = None

    def settled(self) -> KablamoMemory:
        """What lies open now outweighs whatever was followed: one may have come late, or had a bullet shown."""
        view = self.view
        for seat, revolver in enumerate(view.revolvers):
            chambers = self.chambers[seat]
            for position, face in enumerate(revolver.chambers):
                if face == 0:
                    chambers[position] = None
                else:
                    trace = chambers[position] or self.unknown()
                    chambers[position] = trace if face == HIDDEN else trace.seen_as(face)
        for seat, faces in enumerate(view.spares):
            spares = self.spares[seat]
            if len(spares) != len(faces):
                self.spares[seat] = spares = [self.unknown() for _ in faces]
            for slot, face in enumerate(faces):
                if face != HIDDEN:
                    spares[slot] = spares[slot].seen_as(face)
        for (seat, position), face in view.sights:
            self.chambers[seat][position] = (self.chambers[seat][position] or self.unknown()).seen_as(face)
        tray = view.tray if view.tray_of == view.seat else ()
        return KablamoMemory(tuple(map(tuple, self.chambers)), tuple(map(tuple, self.spares)), tray, self.serial)

    # --- one thing after another -----------------------------------------------------------------------------

    def unknown(self, face: int = 0) -> Trace:
        self.serial += 1
        return Trace(face, -1, self.round, 0, self.serial)

    def at(self, place: Place) -> Trace:
        return self.chambers[place[0]][place[1]] or self.unknown()

    def put(self, place: Place, trace: Trace) -> None:
        self.chambers[place[0]][place[1]] = trace

    def spare(self, seat: int, slot: int) -> Trace:
        spares = self.spares[seat]
        return spares[slot] if slot < len(spares) else self.unknown()

    def turn(self, seat: int, steps: int) -> None:
        self.chambers[seat] = turned(self.chambers[seat], steps)

    def draw(self, seat: int, count: int) -> None:
        self.spares[seat] += [self.unknown() for _ in range(count)]

    def drop_slots(self, seat: int, slots: set[int]) -> None:
        self.spares[seat] = [trace for slot, trace in enumerate(self.spares[seat]) if slot not in slots]

    # --- events ----------------------------------------------------------------------------------------------

    def dealt(self, event: Dealt) -> None:
        for seat, count in enumerate(event.counts):
            self.spares[seat] = []
            self.draw(seat, count)

    def redrew(self, event: Redrew) -> None:
        for seat in event.seats:
            del self.spares[seat][event.kept :]
            self.draw(seat, event.counts[seat] - event.kept)

    def drew(self, event: Drew) -> None:
        for seat, count in enumerate(event.counts):
            self.draw(seat, count)

    def loaded(self, event: Loaded) -> None:
        for slot, position in event.moves:
            self.put((event.owner, position), self.spare(event.by, slot).loaded(event.by, self.round))
        self.drop_slots(event.by, {slot for slot, _ in event.moves})

    def tray_loaded(self, event: TrayLoaded) -> None:
        own = self.tray if event.seat == self.view.seat else ()
        for place, position in event.moves:
            trace = self.unknown(own[place] if place < len(own) else 0)
            self.put((event.seat, position), trace.loaded(event.seat, self.round))
        # What was kept is among the spares now; one's own are shown.
        self.draw(event.seat, event.kept)

    def rotated(self, event: Rotated) -> None:
        for seat, steps in enumerate(event.steps):
            if steps:
                self.turn(seat, steps)

    def turned(self, event: Turned) -> None:
        self.turn(event.seat, event.steps)
        if event.steps:
            moved = [trace.moved() if trace else None for trace in self.chambers[event.seat]]
            self.chambers[event.seat] = moved

    def swapped(self, event: Swapped) -> None:
        one, other = self.at(event.one), self.at(event.other)
        self.put(event.one, other.moved())
        self.put(event.other, one.moved())

    def cycled(self, event: Cycled) -> None:
        one, two, three = event.places
        first, second, third = self.at(one), self.at(two), self.at(three)
        self.put(two, first.moved())
        self.put(three, second.moved())
        self.put(one, third.moved())

    def spare_swapped(self, event: SpareSwapped) -> None:
        loaded, spare = self.at(event.place), self.spare(event.owner, event.slot)
        self.put(event.place, spare.loaded(event.owner, self.round).moved())
        if event.slot < len(self.spares[event.owner]):
            self.spares[event.owner][event.slot] = loaded.loaded(-1, self.round).moved()

    def safes_swapped(self, event: SafesSwapped) -> None:
        for seat, slot in enumerate(event.slots):
            if slot >= 0:
                safe, spare = self.at((seat, SAFE)), self.spare(seat, slot)
                self.put((seat, SAFE), spare.loaded(seat, self.round))
                if slot < len(self.spares[seat]):
                    self.spares[seat][slot] = safe.loaded(-1, self.round)

    def revolvers_swapped(self, event: RevolversSwapped) -> None:
        chambers = self.chambers
        chambers[event.one], chambers[event.other] = chambers[event.other], chambers[event.one]
        for seat in (event.one, event.other):
            chambers[seat] = [trace.moved() if trace else None for trace in chambers[seat]]

    def played(self, event: Played) -> None:
        self.drop_slots(event.seat, {event.slot})

    def dumped(self, event: Dumped) -> None:
        if event.kind == "wet_powder":
            self.spares[event.seat] = []

    def eliminated(self, event: Eliminated) -> None:
        self.chambers[event.seat] = [None] * CHAMBERS
        self.spares[event.seat] = []


_WATCHED: dict[type[Event], Callable[[Mind, Any], None]] = {
    Dealt: Mind.dealt,
    Redrew: Mind.redrew,
    Drew: Mind.drew,
    Loaded: Mind.loaded,
    TrayLoaded: Mind.tray_loaded,
    Rotated: Mind.rotated,
    Turned: Mind.turned,
    Swapped: Mind.swapped,
    Cycled: Mind.cycled,
    SpareSwapped: Mind.spare_swapped,
    SafesSwapped: Mind.safes_swapped,
    RevolversSwapped: Mind.revolvers_swapped,
    Played: Mind.played,
    Dumped: Mind.dumped,
    Eliminated: Mind.eliminated,
}
