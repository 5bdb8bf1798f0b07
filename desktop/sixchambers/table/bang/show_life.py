"""Life: bullets that leave a belt or come into it, shots that go wide, and whoever has no bullet left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Who
from ...games.bang.events import life
from ...games.bang.events.things import NOBODY
from ..animate import call, change, fade, glide, pause, sequence, staggered, together
from ..motion import BANNER, MOVE, READ
from ..spread import Place
from ..theme import NIGHT
from .cards import ROLE_BACK

if TYPE_CHECKING:
    from .chairs import Chair
    from .scene import BangScene
    from .showing import Showing

GAIN_INK, LOSS_INK = "#9fe08a", "#ff8a70"


class LifeShow:
    """Belts, and what happens to them."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> BangScene:
        return self.show.scene

    def lost(self, event: life.LifeLost) -> QAbstractAnimation:
        """Bullets fall out of the belt, the plate jolts."""
        scene = self.scene
        chair = scene.chairs[event.seat]
        belt = chair.belt
        falling: list[QAbstractAnimation] = []
        for number in range(max(event.life, 0), max(min(event.life + event.points, belt.life), 0)):
            bullet = self.show.puff("table/bullet", 15, 35, belt.spot(number))
            away = bullet.pos() + QPointF((number % 3 - 1) * 26, 74)
            falling.append(
                sequence(
                    call(partial(bullet.setOpacity, 1.0)),
                    together(
                        glide(bullet, away, scene.pace, rotation=60 - 50 * (number % 3), duration=MOVE * 2),
                        fade(bullet, 0.0, scene.pace, MOVE * 2),
                    ),
                )
            )

        def shrink() -> None:
            belt.set_life(max(event.life, 0), belt.most)
            chair.show_figures(event.life)
            scene.sound("hit")

        spot = chair.plate.pos() + QPointF(60, -20)
        less = self.show.number(f"−{event.points}", spot, LOSS_INK)
        return sequence(call(shrink), together(less, self._jolt(event.seat), *falling))

    def _jolt(self, seat: int) -> QAbstractAnimation:
        """Two units, and back."""
        scene = self.scene
        plate = scene.plates[seat]
        if scene.pace.reduced:
            return pause(0)
        home = plate.pos()
        return sequence(
            change(plate, "pos", home + QPointF(7, 3), self.show.ms(50)),
            change(plate, "pos", home - QPointF(5, 2), self.show.ms(50)),
            change(plate, "pos", home, self.show.ms(60)),
        )

    def gained(self, event: life.LifeGained) -> QAbstractAnimation:
        """A mug comes over the table, and the belt is fuller."""
        scene = self.scene
        chair = scene.chairs[event.seat]

        def grow() -> None:
            chair.belt.set_life(event.life, chair.belt.most)
            chair.show_figures(event.life)
            scene.sound("gain")

        number = self.show.number(f"+{event.points}", chair.plate.pos() + QPointF(60, -20), GAIN_INK)
        return together(
            self.show.sign(event.seat, event.cause), sequence(pause(self.show.ms(MOVE)), call(grow), number)
        )

    def no_effect(self, event: life.NoEffect) -> QAbstractAnimation:
        """It was for nothing, and one sees why."""
        scene = self.scene
        text = scene.speaker.text(f"bang_table.show_nothing_{event.why}")
        number = self.show.number(text, self.show.anchor(event.seat) + QPointF(0, -30), NIGHT.warn, 30)
        sign = self.show.sign(event.seat, "calumet" if event.why == "calumet" else event.cause)
        return together(call(partial(scene.sound, "refuse")), number, sign)

    def escaped(self, event: life.Escaped) -> QAbstractAnimation:
        """It whistles past the ear."""
        scene = self.scene
        spot = self.show.anchor(event.seat)
        start = self.show.anchor(event.by) if event.by != NOBODY else scene.middle
        past = spot + (spot - start) * 0.12 + QPointF(0, -70)
        scene.sound("ricochet")
        line = self.show.shot(spot + (start - spot) * 0.3, past, "#c9b58a", first=0, last=0)
        text = scene.speaker.text("bang_table.show_missed")
        return together(line, self.show.number(text, spot + QPointF(40, -30), NIGHT.bone, 34))

    # --- the end of somebody ---------------------------------------------------------------------------------

    def eliminated(self, event: life.Eliminated) -> QAbstractAnimation:
        """A stone where there was a face; the role lies open."""
        scene = self.scene
        chair, plate = scene.chairs[event.seat], scene.seats[event.seat]
        hidden = not chair.role.face_up
        if hidden:
            chair.open_role(event.role)

        def stone() -> None:
            plate.set_facts(active=False, out=True, figures=plate.figures, note=plate.note, badge=plate.badge)
            plate.set_signs(star=plate.star, jailed=False, shadow=False)
            chair.belt.setVisible(False)
            chair.character.pale = True
            chair.character.update()
            scene.sound("lose")

        role = scene.speaker.text(f"bang.role_{event.role}")
        word = self.show.banner(
            scene.say("bang_table.show_out", who=Who(event.seat), role=role), NIGHT.bone, 58, BANNER, lift=150
        )
        reveal = self._hold_up_role(chair) if hidden else pause(0)
        return sequence(call(stone), together(reveal, word, self.show.smoke(plate.pos(), 190)))

    def _hold_up_role(self, chair: Chair) -> QAbstractAnimation:
        """The card comes to the middle, turns over, is looked at, and goes back to lie face up."""
        scene = self.scene
        face = chair.role.face
        home = Place(chair.role.pos(), chair.role.width)
        grand = Place(scene.middle + QPointF(0, 66), scene.middle_things.centre.grand)

        def open_here() -> None:
            chair.role.set_face_up(True)
            chair.role.setOpacity(1.0)

        there = self.show.fly(
            face, home, grand, up=(False, True), back=ROLE_BACK, sound="reveal",
            leaves=partial(chair.role.setOpacity, 0.2), slow=1.8,
        )  # fmt: skip
        piece = self.show.flyer(face, grand, grand, True, ROLE_BACK)
        held = sequence(call(partial(piece.setOpacity, 1.0)), pause(self.show.ms(READ * 2)), call(piece.hide))
        back = self.show.fly(face, grand, home, back=ROLE_BACK, sound="", lands=open_here)
        return sequence(there, held, back)

    def inherited(self, event: life.Inherited) -> QAbstractAnimation:
        """Vulture Sam takes everything."""
        scene = self.scene
        victim, heir = scene.chairs[event.victim], scene.chairs[event.seat]
        hand = event.hand or (NOBODY,) * event.count
        flights: list[QAbstractAnimation] = []
        for number, card in enumerate((*hand, *event.in_play)):
            from_hand = number < len(hand)
            flights.append(self.show.cards.between(victim, heir, card, from_hand))
        sign = self.show.sign(event.seat, "vulture_sam")
        return together(staggered(flights, scene.pace, 90), sign) if flights else sign

    def cards_left(self, event: life.CardsLeft) -> QAbstractAnimation:
        """Everything goes to the discard pile."""
        scene = self.scene
        chair = scene.chairs[event.seat]
        open_ones = set(chair.in_play.keys)
        flights = [self.show.cards.to_discard(event.seat, card, card not in open_ones) for card in event.cards]
        scene.sound("shuffle")
        leaving = staggered(flights, scene.pace, 60) if flights else pause(self.show.ms(READ))
        if event.cause == "penalty":
            text = scene.say("bang_table.show_penalty", who=Who(event.seat))
            return together(leaving, self.show.banner(text, NIGHT.warn, 52, BANNER))
        return leaving
