"""Arrows: out of the quiver, into the wood, back again; and the attack, when the last one is gone."""

from __future__ import annotations

from math import atan2, degrees
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from ...games.dice import events as dice
from ..animate import call, change, fade, pause, sequence, staggered, together
from ..dusk import Dusk
from ..motion import BANNER, FADE, MOVE, READ
from ..piece import Piece
from ..theme import NIGHT

if TYPE_CHECKING:
    from .scene import DiceScene
    from .showing import Showing

FLIGHT = (150.0, 30.0)
RAIN = 44
BEATS = 4


class ArrowShow:
    """The quiver and the wood."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> DiceScene:
        return self.show.scene

    # --- one by one ------------------------------------------------------------------------------------------

    def _fly(self, chief: bool, start: QPointF, end: QPointF, duration: int = MOVE) -> tuple[Piece, QAbstractAnimation]:
        """One arrow through the air, its point ahead."""
        name = "dice/arrow_chief" if chief else "dice/arrow"
        arrow = self.show.puff(name, *FLIGHT, start)
        way = end - start
        arrow.setRotation(degrees(atan2(way.y(), way.x())))
        pace = self.scene.pace
        if pace.reduced:
            arrow.setPos(start + way * 0.5)
            return arrow, sequence(fade(arrow, 1.0, pace), fade(arrow, 0.0, pace))
        flight = change(arrow, "pos", end, self.show.ms(duration), QEasingCurve.Type.InQuad)
        return arrow, sequence(call(lambda: arrow.setOpacity(1.0)), flight, call(lambda: arrow.hide()))

    def taken(self, event: dice.ArrowTaken) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.seat]
        stolen = event.from_seat >= 0
        start = scene.chairs[event.from_seat].plate.pos() if stolen else things.mouth()
        regular, chief = self.held(event.seat)
        if stolen:
            self._set(event.from_seat, self.held(event.from_seat)[0], False)
        else:
            self._set_pile(event.pile, event.chief)
        number = regular + chief
        _, flight = self._fly(event.chief, start, chair.arrow_spot(number, number + 1))

        def land() -> None:
            self._set(event.seat, regular + (not event.chief), chief or event.chief)
            scene.sound("arrow")

        last = event.pile == 0 and not stolen
        return sequence(flight, call(land), self._quiver(chair.arrows), pause(self.show.ms(READ if last else 40)))

    def _quiver(self, arrows: list[Piece]) -> QAbstractAnimation:
        """The one that has just struck trembles."""
        if self.scene.pace.reduced:
            return pause(FADE)
        return _Tremble(arrows, self.show.ms(170))

    def held(self, seat: int) -> tuple[int, bool]:
        """What sticks in somebody's plate as it is shown now."""
        fronts = [arrow.front for arrow in self.scene.chairs[seat].arrows]
        return fronts.count("dice/stuck"), "dice/stuck_chief" in fronts

    def _set(self, seat: int, regular: int, chief: bool) -> None:
        self.scene.chairs[seat].set_arrows(regular, chief)
        plate = self.scene.plates[seat]
        belt = self.scene.chairs[seat].belt
        plate.set_facts(
            active=plate.active,
            out=plate.out,
            figures=self.scene.figures(belt.life, belt.most, regular + chief),
            note=plate.note,
            badge=plate.badge,
        )

    def _set_pile(self, left: int, chief_moved: bool) -> None:
        """So many tokens are left; the Chief's Arrow is among them if it was and has not just moved."""
        things = self.scene.middle_things
        chief = any(arrow.front == "dice/stuck_chief" for arrow in things.pile) and not chief_moved
        things.set_pile(left - chief, chief)

    def returned(self, event: dice.ArrowsReturned) -> QAbstractAnimation:
        """Out of the wood and back into the quiver."""
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.seat]
        starts = [arrow.pos() for arrow in chair.arrows]
        regular, chief = self.held(event.seat)
        self._set(event.seat, max(regular - event.regular, 0), chief and not event.chief)
        scene.sound("pull")
        kinds = [False] * event.regular + [True] * event.chief
        flights = []
        for number, kind in enumerate(kinds):
            start = starts[-1 - number] if number < len(starts) else chair.plate.pos()
            flights.append(self._fly(kind, start, things.mouth(), MOVE)[1])
        chief_there = event.chief or any(arrow.front == "dice/stuck_chief" for arrow in things.pile)

        def land() -> None:
            things.set_pile(event.pile - chief_there, chief_there)

        quick = event.cause in ("attack", "eliminated")
        return sequence(staggered(flights, scene.pace, 30), call(land), pause(0 if quick else self.show.ms(READ // 2)))

    def swapped(self, event: dice.ArrowsSwapped) -> QAbstractAnimation:
        """Two bundles pass each other across the table."""
        scene = self.scene
        held = {seat: self.held(seat) for seat in (event.one, event.other)}
        flights = []
        for seat, goal in ((event.one, event.other), (event.other, event.one)):
            regular, chief = held[seat]
            start, end = self.show.seat_spot(seat), self.show.seat_spot(goal)
            flights += [self._fly(number >= regular, start, end, MOVE * 2)[1] for number in range(regular + chief)]
            self._set(seat, 0, False)
        scene.sound("pull")

        def land() -> None:
            self._set(event.one, *held[event.other])
            self._set(event.other, *held[event.one])
            scene.sound("arrow")

        return sequence(staggered(flights, scene.pace, 40), call(land), pause(self.show.ms(READ)))

    # --- the attack ------------------------------------------------------------------------------------------

    def attack(self, event: dice.IndianAttack) -> QAbstractAnimation:
        """The light goes down, a drum, a cry in wood type; then arrows rain on everybody who holds any."""
        scene = self.scene
        dusk = Dusk(scene, "#1a0705", 150)
        dusk.setOpacity(0.0)
        self.show.pass_by(dusk, 26)
        word = self.show.banner(scene.say("dice_table.show_attack"), "#f0643c", 132, BANNER)
        hit = [seat for seat, points in enumerate(event.losses) if points]
        drum = sequence(
            *(
                sequence(call(lambda: scene.sound("drum")), pause(self.show.ms(210)))
                for _ in range(1 if scene.pace.reduced else BEATS)
            )
        )
        return sequence(
            together(fade(dusk, 1.0, scene.pace, MOVE), drum, word),
            together(self._rain(hit), self._dust(hit)),
            together(*self._shield(event.shielded), fade(dusk, 0.0, scene.pace, MOVE * 2)),
        )

    def _shield(self, seat: int) -> list[QAbstractAnimation]:
        """The Chief's men ride past this one."""
        if seat < 0:
            return []
        spot = self.show.seat_spot(seat) + QPointF(0, -70)
        return [self.show.number(self.scene.say("dice_table.show_shielded"), spot, NIGHT.brass_light, 34)]

    def _rain(self, hit: list[int]) -> QAbstractAnimation:
        """Arrows out of the dark above; the same for everybody who watches."""
        scene = self.scene
        if scene.pace.reduced or not hit:
            return pause(FADE * 2)
        random = Random(len(hit))
        falling = []
        for number in range(RAIN):
            goal = self.show.seat_spot(hit[number % len(hit)])
            end = goal + QPointF(random.uniform(-130, 130), random.uniform(-46, 40))
            start = QPointF(end.x() + random.uniform(-240, 240), -80 - random.uniform(0, 200))
            falling.append(self._strike(start, end, number % 5 == 0))
        return staggered(falling, scene.pace, 17)

    def _strike(self, start: QPointF, end: QPointF, heard: bool) -> QAbstractAnimation:
        """One of many: it comes down, sticks for a moment, and is gone."""
        arrow = self.show.puff("dice/arrow", *FLIGHT, start)
        arrow.setZValue(31)
        way = end - start
        arrow.setRotation(degrees(atan2(way.y(), way.x())))

        def strike() -> None:
            if heard:
                self.scene.sound("arrow")

        return sequence(
            call(lambda: arrow.setOpacity(1.0)),
            change(arrow, "pos", end, self.show.ms(MOVE), QEasingCurve.Type.InQuad),
            call(strike),
            pause(self.show.ms(READ)),
            fade(arrow, 0.0, self.scene.pace, MOVE),
        )

    def _dust(self, hit: list[int]) -> QAbstractAnimation:
        if self.scene.pace.reduced:
            return pause(0)
        clouds = []
        for seat in hit:
            cloud = self.show.puff("table/dust", 240, 120, self.show.seat_spot(seat) + QPointF(0, 30))
            shown = call(lambda cloud=cloud: cloud.setOpacity(0.75))  # type: ignore[misc]
            clouds.append(sequence(pause(self.show.ms(MOVE)), shown, fade(cloud, 0.0, self.scene.pace, 700)))
        return together(*clouds) if clouds else pause(0)


class _Tremble(QAbstractAnimation):
    """The last of some arrows swings and comes to rest."""

    def __init__(self, arrows: list[Piece], duration: int) -> None:
        super().__init__()
        self._arrows, self._length = arrows, max(duration, 1)
        self._arrow: Piece | None = None
        self._rest = 0.0

    def duration(self) -> int:
        return self._length

    def updateCurrentTime(self, now: int) -> None:
        if self._arrow is None:
            if not self._arrows:
                return
            self._arrow = self._arrows[-1]
            self._rest = self._arrow.rotation()
        left = 1 - now / self._length
        swing = 0.0 if left <= 0 else (1 if now // 28 % 2 else -1) * 7 * left
        self._arrow.setRotation(self._rest + swing)
