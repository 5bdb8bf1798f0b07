"""Dice: whose turn it is, throws that tumble, dynamite that goes off."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Who
from ...games.dice import events as dice
from ...games.dice.data import BASE, BULLET, DYNAMITE, FACES
from ..animate import call, change, fade, glide, pause, sequence, staggered, together
from ..die import Die
from ..motion import BANNER, FADE, MOVE, READ
from ..theme import NIGHT
from ..tumble import slide, throw
from .furniture import CUP, face_of, kind_of
from .makes import face_number

if TYPE_CHECKING:
    from .scene import DiceScene
    from .showing import Showing

HAND = 0.2
"""How far from the seat towards the tray the hand lets go."""


class DiceShow:
    """The tray and what happens in it."""

    def __init__(self, show: Showing) -> None:
        self.show = show
        # The Loudmouth or the Coward, if the player has just taken one along.
        self.saloon: str | None = None

    @property
    def scene(self) -> DiceScene:
        return self.show.scene

    def turn(self, event: dice.TurnBegan) -> QAbstractAnimation:
        """The light goes on to the next seat, and the cup is filled for it."""
        scene, things = self.scene, self.scene.middle_things
        scene.show_active([event.seat])
        for plate in scene.plates:
            plate.set_facts(
                active=plate.seat == event.seat,
                out=plate.out,
                figures=plate.figures,
                note=plate.note,
                badge=plate.badge,
            )
        things.set_dice([], [])
        self.saloon = None
        # So long as nobody has thrown, the row of cups stands ready; how many is in the view that follows.
        things.set_throws(0, max(len(things.cups), 3), True)
        cup = self.show.puff("dice/cup", CUP, CUP, self._hand(event.seat))
        cup.setOpacity(1.0)
        scene.sound("cup")
        moving = glide(cup, things.tray_centre(), scene.pace)
        gone = sequence(pause(self.show.ms(FADE)), call(lambda: cup.hide()))
        if event.again or event.ghost:
            id = "dice_table.show_again" if event.again else "dice_table.show_ghost_turn"
            word = self.show.banner(scene.say(id, who=Who(event.seat)), NIGHT.brass_light, 52, BANNER // 2)
            return together(sequence(moving, gone), word)
        return sequence(moving, gone)

    def _hand(self, seat: int) -> QPointF:
        """Where the dice leave somebody's hand."""
        start, goal = self.show.seat_spot(seat), self.scene.middle_things.tray_centre()
        return start + (goal - start) * HAND

    def die_taken(self, event: dice.DieTaken) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        card = things.saloon[event.kind]
        self.saloon = event.kind
        scene.sound("marker")
        word = self.show.banner(scene.speaker.text(f"dice.{event.kind}"), NIGHT.brass_light, 56, BANNER // 2)
        if not card.isVisible():
            return word
        home = card.pos()

        def back() -> None:
            card.hide()
            card.setPos(home)
            card.setScale(1.0)
            card.setOpacity(1.0)

        flight = sequence(
            together(glide(card, things.tray_centre(), scene.pace, scale=0.3), fade(card, 0.0, scene.pace)), call(back)
        )
        return together(word, flight)

    def set_dice(self, event: dice.DiceSet) -> QAbstractAnimation:
        """A Ghost's token has turned dice before anybody threw them."""
        scene, things = self.scene, self.scene.middle_things
        self._pool([(BASE, "")] * max(len(things.dice), max(event.dice) + 1))
        rising: list[QAbstractAnimation] = []
        spots = things.rough_places(event.dice)
        for number in event.dice:
            die = things.dice[number]
            die.show_face(face_number(kind_of(die), event.face))
            die.setPos(spots[number])
            die.setOpacity(0.0)
            die.setVisible(True)
            rising.append(fade(die, 1.0, scene.pace, MOVE * 2))
        scene.sound("ghost")
        return sequence(staggered(rising, scene.pace), pause(self.show.ms(READ)))

    def _kinds(self, faces: Sequence[str]) -> list[str]:
        """What the dice of the pool are: those that lie there, or as many as the throw has, the Saloon die last. If
        something was missed (the table was looked at in between), the faces themselves decide."""
        kinds = [kind_of(die) for die in self.scene.middle_things.dice]
        if len(kinds) != len(faces) or self.saloon is not None:
            kinds = [BASE] * (len(faces) - 1) + [self.saloon or BASE]
        return [
            kind if not face or face in FACES[kind] else next(other for other in FACES if face in FACES[other])
            for kind, face in zip(kinds, faces, strict=True)
        ]

    def _pool(self, pool: list[tuple[str, str]]) -> None:
        """Lay out the dice of a turn without faces, where they are not there yet."""
        things = self.scene.middle_things
        if len(things.dice) != len(pool):
            things.set_dice(pool, [False] * len(pool))

    def thrown(self, event: dice.DiceThrown) -> QAbstractAnimation:
        """Out of the hand, across the felt, to rest; then in order."""
        scene, things = self.scene, self.scene.middle_things
        kinds = self._kinds(event.faces)
        if [kind_of(die) for die in things.dice] != kinds:
            lying = [n for n, die in enumerate(things.dice) if die.isVisible() and n not in event.dice]
            pool = [(kind, event.faces[n] if n in lying else "") for n, kind in enumerate(kinds)]
            things.set_dice(pool, [False] * len(kinds))
        things.cup.hide()
        things.set_throws(event.throw, max(len(things.cups), event.throw), True)
        for card in things.saloon.values():
            card.hide()
        hand = self._hand(event.seat)
        spots = things.rough_places(event.dice)
        flying = []
        for number in event.dice:
            die = things.dice[number]
            die.setZValue(9.5 + number / 100)
            if not die.isVisible():
                die.setPos(hand)
                die.setOpacity(1.0)
            flying.append((die, face_number(kinds[number], event.faces[number]), spots[number]))
        scene.sound("dice")
        random = Random(event.throw * 31 + event.seat * 7 + len(event.dice))
        word: list[QAbstractAnimation] = []
        if event.forced:
            word = [self.show.banner(scene.say("dice_table.show_forced"), NIGHT.warn, 54, BANNER // 2)]
        return sequence(
            together(throw(flying, hand, scene.pace, random), *word),
            self._settle(event),
        )

    def _settle(self, event: dice.DiceThrown) -> QAbstractAnimation:
        """Pushed into a row, like beside like; what burns, burns."""
        things = self.scene.middle_things

        def order() -> None:
            for number, die in enumerate(things.dice):
                die.mark = "dice/flame" if event.faces[number] == DYNAMITE and self._burns(event.seat) else ""
                die.update()
            if DYNAMITE in [event.faces[number] for number in event.dice]:
                self.scene.sound("fuse")

        return sequence(call(order), _Row(self.scene), pause(self.show.ms(READ // 2)))

    def _burns(self, seat: int) -> bool:
        view = self.scene.view
        return view.ghost == seat or view.characters[seat] != "black_jack"

    def stopped(self, event: dice.Stopped) -> QAbstractAnimation:
        """That is enough: the cups that are left go over."""
        scene, things = self.scene, self.scene.middle_things
        things.set_throws(len(things.cups), len(things.cups), True)
        scene.sound("marker")
        return pause(self.show.ms(READ))

    def turned(self, event: dice.DieTurned) -> QAbstractAnimation:
        """The Doc turns one die over."""
        scene, things = self.scene, self.scene.middle_things
        scene.sound("flip")
        if event.die >= len(things.dice):  # the table was looked at in between, and nobody has thrown since
            return pause(self.show.ms(READ))
        die = things.dice[event.die]
        number = face_number(kind_of(die), event.face)

        def turn() -> None:
            die.mark = "dice/flame" if event.face == DYNAMITE and self._burns(event.seat) else ""
            die.show_face(number)

        hint = self.show.number(
            scene.speaker.text(f"dice.{event.face}"), die.pos() + QPointF(0, -70), NIGHT.brass_light, 30
        )
        over = sequence(
            change(die, "veil", 0.0, FADE if scene.pace.reduced else self.show.ms(FADE)),
            call(turn),
            change(die, "veil", 1.0, FADE if scene.pace.reduced else self.show.ms(FADE)),
        )
        return sequence(together(over, hint), _Row(scene))

    def exploded(self, event: dice.Exploded) -> QAbstractAnimation:
        """Three sticks of dynamite are too many."""
        scene, things = self.scene, self.scene.middle_things
        burning = [die for die in things.dice if die.isVisible() and face_of(die) == DYNAMITE]
        middle = things.tray_centre()
        if burning:
            middle = QPointF(sum(die.x() for die in burning) / len(burning), burning[0].y())
        word = self.show.banner(scene.say("dice_table.show_boom"), NIGHT.warn, 140, BANNER)
        return sequence(
            call(lambda: scene.sound("fuse")),
            pause(self.show.ms(READ)),
            call(lambda: scene.sound("boom")),
            self.show.flash(middle, 520),
            together(word, self.show.smoke(middle), self._jump(burning)),
        )

    def _jump(self, burning: list[Die]) -> QAbstractAnimation:
        """What lies there hops."""
        if self.scene.pace.reduced:
            return pause(0)
        hops = []
        for number, die in enumerate(burning):
            home = die.pos()
            up = home + QPointF((number - 1) * 16, -30)
            hops.append(sequence(slide(die, up, self.scene.pace, 90), slide(die, home, self.scene.pace, 200)))
        return together(*hops)

    def bullet(self, event: dice.BulletHit) -> QAbstractAnimation:
        """The Loudmouth has shot himself."""
        scene, things = self.scene, self.scene.middle_things
        start = next(
            (die.pos() for die in things.dice if die.isVisible() and face_of(die) == BULLET), things.tray_centre()
        )
        scene.sound("shot")
        return self.show.shot(start, self.show.seat_spot(event.seat), NIGHT.blood, first=40, last=60)


class _Row(QAbstractAnimation):
    """Puts the dice in order when its turn comes: only then is it known where they lie."""

    def __init__(self, scene: DiceScene) -> None:
        super().__init__()
        self._scene = scene
        self._length = 0 if scene.pace.reduced else scene.pace.ms(MOVE)
        self._ways: list[tuple[Die, QPointF, QPointF]] = []

    def duration(self) -> int:
        return self._length

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running and not self._ways:
            things = self._scene.middle_things
            places = things.die_places(things.order())
            self._ways = [(things.dice[n], things.dice[n].pos(), spot) for n, spot in places.items()]
            if self._length == 0:
                self.updateCurrentTime(0)

    def updateCurrentTime(self, now: int) -> None:
        share = 1.0 if self._length == 0 else min(now / self._length, 1.0)
        share = 1 - (1 - share) ** 3
        for die, start, end in self._ways:
            die.setPos(start + (end - start) * share)
