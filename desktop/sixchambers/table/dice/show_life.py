"""Life: shots, beers, the Gatling, bullets that leave a belt or come into it, and whoever has none left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Who
from ...games.dice import events as dice
from ...games.dice.data import ONE
from ..animate import call, fade, flip, glide, pause, sequence, staggered, together
from ..motion import BANNER, MOVE, READ
from ..piece import Piece
from ..theme import NIGHT
from .furniture import face_of

if TYPE_CHECKING:
    from .scene import DiceScene
    from .showing import Showing

SHOT_INK = "#ff7a5c"
GAIN_INK = "#9fe08a"
LOSS_INK = "#ff8a70"
MUG = 60.0


class LifeShow:
    """Belts, and what happens to them."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> DiceScene:
        return self.show.scene

    # --- causes ----------------------------------------------------------------------------------------------

    def shots(self, event: dice.ShotsFired) -> QAbstractAnimation:
        """All at once, but the eye may follow: a line for each, a breath apart."""
        scene = self.scene
        start = self.show.seat_spot(event.seat)
        firing: list[QAbstractAnimation] = []
        for symbol, target in zip(event.symbols, event.targets, strict=True):
            ink = SHOT_INK if symbol == ONE else NIGHT.warn
            line = self.show.shot(start, self.show.seat_spot(target), ink, first=90, last=78)
            firing.append(sequence(call(partial(scene.sound, "shot")), line))
        flash = self.show.flash(start + (scene.middle - start) * 0.16, 190)
        doubled: list[QAbstractAnimation] = []
        if event.doubled >= 0:
            spot = self.show.seat_spot(event.doubled) + QPointF(0, -72)
            doubled = [self.show.number("×2", spot, NIGHT.warn, 46)]
        return together(flash, staggered(firing, scene.pace, 110), *doubled)

    def gatling(self, event: dice.GatlingFired) -> QAbstractAnimation:
        """It sweeps once round the table."""
        scene = self.scene
        view = scene.view
        start = self.show.seat_spot(event.seat)
        seats = len(scene.plates)
        others = [(event.seat + number) % seats for number in range(1, seats)]
        sweep = []
        for seat in others:
            if view.alive[seat]:
                line = self.show.shot(start, self.show.seat_spot(seat), SHOT_INK, first=90, last=78)
                sweep.append(sequence(call(partial(scene.sound, "shot")), line))
        word = self.show.banner(scene.say("dice_table.show_gatling"), NIGHT.warn, 108, BANNER // 2)
        scene.sound("gatling")
        return together(word, staggered(sweep, scene.pace, 90)) if sweep else word

    def beers(self, event: dice.BeersServed) -> QAbstractAnimation:
        """Mugs slide over the counter."""
        scene, things = self.scene, self.scene.middle_things
        mugs = [die.pos() for die in things.dice if die.isVisible() and face_of(die).endswith("beer")]
        sliding: list[QAbstractAnimation] = []
        for number, seat in enumerate(event.receivers):
            start = mugs[min(number, len(mugs) - 1)] if mugs else things.tray_centre()
            mug = self.show.puff("dice/sym_coward_beer", MUG, MUG, start)
            goal = self.show.seat_spot(seat) + QPointF(60, -8)
            sliding.append(
                sequence(
                    call(partial(_appear, mug)),
                    call(partial(scene.sound, "slide")),
                    glide(mug, goal, scene.pace, duration=MOVE * 2),
                    fade(mug, 0.0, scene.pace, 160),
                )
            )
        return staggered(sliding, scene.pace, 120)

    def given(self, event: dice.LifeGiven) -> QAbstractAnimation:
        """Sid Ketchum passes a bottle round."""
        scene = self.scene
        bottle = self.show.puff("dice/char_sid_ketchum", MUG * 1.3, MUG * 1.3, self.show.seat_spot(event.by))
        scene.sound("slide")
        goal = self.show.seat_spot(event.seat) + QPointF(60, -8)
        return sequence(
            call(partial(_appear, bottle)),
            glide(bottle, goal, scene.pace, duration=MOVE * 2),
            fade(bottle, 0.0, scene.pace, 160),
        )

    # --- belts -----------------------------------------------------------------------------------------------

    def _facts(self, seat: int, life: int) -> None:
        """The belt and the numbers on the plate, as they are from now on."""
        scene = self.scene
        chair, plate = scene.chairs[seat], scene.plates[seat]
        chair.belt.set_life(life, chair.belt.most)
        arrows = len(chair.arrows)
        plate.set_facts(
            active=plate.active,
            out=plate.out,
            figures=scene.figures(life, chair.belt.most, arrows),
            note=plate.note,
            badge=plate.badge,
        )

    def lost(self, event: dice.LifeLost) -> QAbstractAnimation:
        """Bullets fall out of the belt."""
        scene = self.scene
        belt = scene.chairs[event.seat].belt
        falling: list[QAbstractAnimation] = []
        for number in range(event.life, min(event.life + event.points, max(belt.life, 0))):
            bullet = self.show.puff("table/bullet", 15, 35, belt.spot(number))
            away = bullet.pos() + QPointF((number % 3 - 1) * 26, 74)
            falling.append(
                sequence(
                    call(partial(_appear, bullet)),
                    together(
                        glide(bullet, away, scene.pace, rotation=60 - 50 * (number % 3), duration=MOVE * 2),
                        fade(bullet, 0.0, scene.pace, MOVE * 2),
                    ),
                )
            )
        scene.sound("hit")
        self._facts(event.seat, max(event.life, 0))
        spot = self.show.seat_spot(event.seat) + QPointF(96, -30)
        return together(*falling, self.show.number(f"−{event.points}", spot, LOSS_INK))

    def gained(self, event: dice.LifeGained) -> QAbstractAnimation:
        """Bullets come into the belt."""
        scene = self.scene
        belt = scene.chairs[event.seat].belt
        coming: list[QAbstractAnimation] = []
        for number in range(max(event.life - event.points, 0), event.life):
            goal = belt.spot(number)
            bullet = self.show.puff("table/bullet", 15, 35, goal + QPointF(0, 66))
            coming.append(sequence(call(partial(_appear, bullet)), glide(bullet, goal, scene.pace, duration=MOVE)))
        scene.sound("gain")
        spot = self.show.seat_spot(event.seat) + QPointF(96, -30)
        return sequence(
            together(*coming, self.show.number(f"+{event.points}", spot, GAIN_INK)),
            call(lambda: self._facts(event.seat, event.life)),
        )

    def gain_lost(self, event: dice.GainLost) -> QAbstractAnimation:
        """The Bad has spilt it."""
        scene = self.scene
        scene.sound("refuse")
        spot = self.show.seat_spot(event.seat) + QPointF(60, -30)
        mug = self.show.puff("dice/sym_coward_beer", MUG, MUG, spot)
        mug.setOpacity(1.0)
        tipped = together(
            glide(mug, spot + QPointF(24, 20), scene.pace, rotation=110, duration=MOVE * 2),
            fade(mug, 0.0, scene.pace, MOVE * 3),
        )
        return together(tipped, self.show.number(scene.say("dice_table.show_spilt"), spot, NIGHT.warn, 34))

    def taken_over(self, event: dice.TakenOver) -> QAbstractAnimation:
        """Molly Stark steps in between."""
        scene = self.scene
        start, end = self.show.seat_spot(event.by), self.show.seat_spot(event.seat)
        line = self.show.shot(start, end, GAIN_INK, first=90, last=78)
        heart = self.show.puff("dice/char_molly_stark", 84, 84, start)
        scene.sound("card")
        moving = sequence(
            call(partial(_appear, heart)),
            glide(heart, end, scene.pace, duration=MOVE * 2),
            pause(self.show.ms(READ)),
            fade(heart, 0.0, scene.pace),
        )
        return together(line, moving)

    # --- the end of somebody ---------------------------------------------------------------------------------

    def eliminated(self, event: dice.Eliminated) -> QAbstractAnimation:
        """A stone where there was a face; the role lies open."""
        scene = self.scene
        chair, plate = scene.chairs[event.seat], scene.seats[event.seat]
        hidden = not chair.role.face_up
        if hidden:
            chair.open_role(event.role)

        def stone() -> None:
            plate.set_facts(active=False, out=not event.ghost, figures=[], note=plate.note, badge=plate.badge)
            plate.set_signs(star=plate.star, ghost=event.ghost)
            chair.belt.setVisible(False)
            chair.character.pale = True
            chair.character.update()
            scene.sound("ghost" if event.ghost else "lose")

        id = "dice_table.show_ghost" if event.ghost else "dice_table.show_out"
        word = self.show.banner(
            scene.say(id, who=Who(event.seat), role=scene.speaker.text(f"dice.{event.role}")), NIGHT.bone, 56
        )
        turning = (
            sequence(call(partial(scene.sound, "flip")), flip(chair.role, True, scene.pace)) if hidden else pause(0)
        )
        rising: list[QAbstractAnimation] = []
        if event.ghost:
            spirit = self.show.puff("dice/role_ghost", 150, 150, plate.pos())
            up = plate.pos() + QPointF(0, 90 if plate.y() < scene.middle.y() else -110)
            rising = [
                sequence(
                    call(partial(_appear, spirit, 0.9)),
                    together(glide(spirit, up, scene.pace, duration=1100), fade(spirit, 0.0, scene.pace, 1100)),
                )
            ]
        smoke = [] if event.ghost else [self.show.smoke(plate.pos(), 190)]
        return sequence(call(stone), together(turning, word, *rising, *smoke))

    def rescued(self, event: dice.Rescued) -> QAbstractAnimation:
        """The Left Hand of the Devil holds somebody back."""
        scene = self.scene
        plate = scene.plates[event.seat]
        hand = self.show.puff("dice/role_left_hand", 190, 190, plate.pos() + QPointF(0, 60))
        scene.sound("suspense")
        lifting = sequence(
            call(partial(_appear, hand)),
            glide(hand, plate.pos(), scene.pace, duration=MOVE * 2),
            call(lambda: self._facts(event.seat, event.life)),
            fade(hand, 0.0, scene.pace, MOVE * 2),
        )
        text = scene.say("dice_table.show_rescued", who=Who(event.seat))
        return together(lifting, self.show.banner(text, NIGHT.brass_light, 54))


def _appear(piece: Piece, opacity: float = 1.0) -> None:
    piece.setOpacity(opacity)
