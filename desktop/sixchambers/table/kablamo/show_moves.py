"""Cylinders that turn, bullets that change places: what everybody has to follow."""

from __future__ import annotations

from functools import partial
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, QVariantAnimation

from ...games.kablamo import events as kablamo
from ...games.kablamo.cylinder import SAFE
from ..animate import call, change, fade, pause, sequence, together
from ..cylinder import COCKED
from ..dusk import Dusk
from ..effects import Effects
from ..line import Line, shortened
from ..motion import FADE, HAMMER, MOVE, NOTCH, READ, TURN
from ..theme import NIGHT

if TYPE_CHECKING:
    from .disc import Disc
    from .drum import Drum
    from .scene import KablamoScene
    from .showing import Showing

Place = tuple[int, int]
HANDOVER = 1500
"""Two revolvers cross the table in the dark."""
LIFTED = 1.18


class Handover(QVariantAnimation):
    """A revolver crosses the table with everything in it, in a bow, so that two of them can be told apart."""

    BOW = 0.34
    LEAST = 150.0

    def __init__(self, drum: Drum, end: QPointF, diameter: float, duration: int) -> None:
        super().__init__()
        self._drum, self._start = drum, drum.pos()
        self._way = end - self._start
        side = QPointF(self._way.y(), -self._way.x())
        far = max(hypot(side.x(), side.y()), 1.0)
        self._bow = side / far * max(far * self.BOW, self.LEAST)
        self._grown = diameter / drum.diameter
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(TURN)
        self.setDuration(max(duration, 1))

    def updateCurrentValue(self, value: object) -> None:
        assert isinstance(value, float)
        self._drum.setProperty("swell", 1 + (self._grown - 1) * value)
        self._drum.setProperty("hand_over", self._start + self._way * value + self._bow * (4 * value * (1 - value)))


class MoveShow:
    """Everything that turns or changes places."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> KablamoScene:
        return self.show.scene

    # --- turning ---------------------------------------------------------------------------------------------

    def rotated(self, event: kablamo.Rotated) -> QAbstractAnimation:
        """The hammers go back and all cylinders turn at once. One that is stuck only clicks."""
        scene, show = self.scene, self.show
        show.traces.clear()
        turning: list[QAbstractAnimation] = []
        cocking: list[QAbstractAnimation] = []
        for seat, steps in enumerate(event.steps):
            if steps is None:
                continue
            if not scene.pace.reduced:
                cocking.append(change(scene.chairs[seat].drum, "hammer", COCKED, show.ms(HAMMER * 3)))
            if steps:
                turning.append(show.turn(seat, steps, NOTCH + 180))
            else:
                stuck = show.number(scene.say("kablamo_table.show_held"), show.seat_spot(seat), NIGHT.warn, 32)
                turning.append(sequence(call(partial(scene.sound, "jam")), stuck))
        scene.sound("cock")
        return sequence(together(*cocking), together(*turning), pause(show.ms(160)))

    def turned(self, event: kablamo.Turned) -> QAbstractAnimation:
        show = self.show
        show.traces.clear()
        if not event.steps:
            spot = show.seat_spot(event.seat)
            self.scene.sound("button")
            return show.number("0", spot, NIGHT.bone, 40)
        return sequence(show.turn(event.seat, event.steps), pause(show.ms(160)))

    # --- changing places -------------------------------------------------------------------------------------

    def _rise(self, discs: list[Disc]) -> QAbstractAnimation:
        """What is about to move is lifted first, so that every eye is on it."""
        for disc in discs:
            disc.setZValue(20)
        if self.scene.pace.reduced:
            return pause(FADE)
        return together(*(change(disc, "scale", disc.scale() * LIFTED, self.show.ms(MOVE)) for disc in discs))

    def _exchange(self, moves: list[tuple[Place, Place]]) -> QAbstractAnimation:
        """Bullets from places to places, all at once, each round the others on the same side."""
        scene, show = self.scene, self.show
        drums = [chair.drum for chair in scene.chairs]
        show.traces.clear()
        carried: list[tuple[Disc, Place]] = []
        ways: list[tuple[QPointF, QPointF]] = []
        for start, end in moves:
            disc = drums[start[0]].discs[start[1]]
            ways.append((drums[start[0]].spot(start[1]), drums[end[0]].spot(end[1])))
            if disc is not None:
                carried.append((disc, end))
        discs = [disc for disc, _ in carried]
        for start, _ in moves:
            drums[start[0]].discs[start[1]] = None
        flights = [
            show.carry(disc, drums[end[0]].spot(end[1]), drums[end[0]].disc_width, bend=0.2) for disc, end in carried
        ]

        def land() -> None:
            for disc, end in carried:
                drums[end[0]].discs[end[1]] = disc
            for seat in {end[0] for _, end in carried}:
                drums[seat].settle()
            scene.sound("chamber")

        scene.sound("lift")
        if scene.pace.reduced:
            show.traces.moved(ways)
        return sequence(self._rise(discs), together(*flights), call(land), pause(show.ms(READ)))

    def swapped(self, event: kablamo.Swapped) -> QAbstractAnimation:
        return self._exchange([(event.one, event.other), (event.other, event.one)])

    def cycled(self, event: kablamo.Cycled) -> QAbstractAnimation:
        one, two, three = event.places
        return self._exchange([(one, two), (two, three), (three, one)])

    def _with_spares(self, moves: list[tuple[Place, int, int]]) -> QAbstractAnimation:
        """Loaded bullets and spares change places: a place, and an owner with a slot each."""
        scene, show = self.scene, self.show
        show.traces.clear()
        parts: list[QAbstractAnimation] = []
        landing: list[tuple[Disc, Place, Disc, int, int]] = []
        ways: list[tuple[QPointF, QPointF]] = []
        for place, owner, slot in moves:
            drum, chair = scene.chairs[place[0]].drum, scene.chairs[owner]
            loaded, spare = drum.discs[place[1]], chair.spares[slot] if slot < len(chair.spares) else None
            if loaded is None or spare is None:
                continue
            drum.discs[place[1]] = None
            here, there = drum.spot(place[1]), chair.spare_spots(len(chair.spares))[slot]
            ways += [(here, there), (there, here)]
            down = show.turn_down(spare)
            parts.append(show.carry(loaded, there, chair.spare_width, bend=0.2))
            parts.append(together(down, show.carry(spare, here, drum.disc_width, bend=0.2)))
            landing.append((loaded, place, spare, owner, slot))

        def land() -> None:
            for loaded, place, spare, owner, slot in landing:
                spare.forget()
                scene.chairs[place[0]].drum.discs[place[1]] = spare
                scene.chairs[owner].spares[slot] = loaded
                scene.chairs[place[0]].drum.settle()
                scene.chairs[owner].lay_spares()
            scene.sound("chamber")

        scene.sound("lift")
        if scene.pace.reduced:
            show.traces.moved(ways)
        lifted = [disc for loaded, _, spare, _, _ in landing for disc in (loaded, spare)]
        return sequence(self._rise(lifted), together(*parts), call(land), pause(show.ms(READ)))

    def spare_swapped(self, event: kablamo.SpareSwapped) -> QAbstractAnimation:
        return self._with_spares([(event.place, event.owner, event.slot)])

    def safes_swapped(self, event: kablamo.SafesSwapped) -> QAbstractAnimation:
        return self._with_spares([((seat, SAFE), seat, slot) for seat, slot in enumerate(event.slots) if slot >= 0])

    # --- whole revolvers -------------------------------------------------------------------------------------

    def revolvers_swapped(self, event: kablamo.RevolversSwapped) -> QAbstractAnimation:
        """The light goes out, two revolvers pass each other, and the light comes back."""
        scene, show = self.scene, self.show
        show.traces.clear()
        one, other = scene.chairs[event.one], scene.chairs[event.other]
        dusk = Dusk(scene)
        dusk.setOpacity(0.0)
        show.pass_by(dusk, 13.5)
        spots = {chair.seat: chair.drum.pos() for chair in (one, other)}
        if scene.pace.reduced:
            show.traces.moved([(spots[event.one], spots[event.other]), (spots[event.other], spots[event.one])])
        scene.sound("lights_out")

        def land() -> None:
            one.drum.discs, other.drum.discs = other.drum.discs, one.drum.discs
            one.tokens, other.tokens = other.tokens, one.tokens
            for chair in (one, other):
                chair.drum.lay(spots[chair.seat])
                chair.lay_tokens()
                chair.drum.setZValue(4)
            scene.sound("chamber")

        crossing: list[QAbstractAnimation] = []
        for mine, theirs in ((one, other), (other, one)):
            drum = mine.drum
            if scene.pace.reduced:
                continue
            drum.setZValue(15)
            for disc in drum.discs:
                if disc is not None:
                    disc.setZValue(16)
            crossing.append(Handover(drum, spots[theirs.seat], theirs.drum.diameter, show.ms(HANDOVER)))
        return sequence(
            fade(dusk, 1.0, scene.pace, MOVE * 2),
            together(*crossing) if crossing else pause(FADE * 4),
            call(land),
            fade(dusk, 0.0, scene.pace, MOVE * 2),
            pause(show.ms(READ)),
        )

    # --- pointing and looking --------------------------------------------------------------------------------

    def _line_to(self, seat: int, place: Place, ink: str) -> QAbstractAnimation:
        show: Effects = self.show
        start, end = self.scene.plates[seat].pos(), self.scene.chairs[place[0]].drum.spot(place[1])
        line = Line(*shortened(start, end, 50, 26), ink, width=5, bend=0.12, dashed=True)
        show.pass_by(line, 28)
        pace = self.scene.pace
        gone = sequence(pause(show.ms(READ * 2)), fade(line, 0.0, pace, MOVE), call(lambda: line.hide()))
        if pace.reduced:
            return gone
        line.set_grown(0.0)
        return sequence(change(line, "grown", 1.0, show.ms(MOVE)), gone)

    def pointed(self, event: kablamo.Pointed) -> QAbstractAnimation:
        self.scene.sound("button")
        return self._line_to(event.seat, event.place, NIGHT.warn)

    def looked(self, event: kablamo.Looked) -> QAbstractAnimation:
        """Everybody sees which bullet was lifted, nobody else what it is."""
        self.scene.sound("lift")
        disc = self.scene.chairs[event.place[0]].drum.discs[event.place[1]]
        line = self._line_to(event.seat, event.place, "#cfe6ff")
        if disc is None or self.scene.pace.reduced:
            return line
        disc.setZValue(20)
        up = change(disc, "scale", 1.35, self.show.ms(MOVE))
        down = change(disc, "scale", 1.0, self.show.ms(MOVE))
        return together(line, sequence(up, pause(self.show.ms(READ)), down))
