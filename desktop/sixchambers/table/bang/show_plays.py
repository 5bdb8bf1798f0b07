"""Playing a card: it is held up for everybody, a line shows whom it is for, and then it does its work."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...games.bang.box import NAME
from ...games.bang.events import cards
from ...games.bang.events.things import NOBODY
from ..animate import call, fade, glide, pause, sequence, staggered, together
from ..motion import BANNER, MOVE, READ
from ..spread import Place
from ..theme import NIGHT
from .cards import playing_card
from .hands import leaving, take_out

if TYPE_CHECKING:
    from .scene import BangScene
    from .showing import Showing

SHOT_INK, AIM_INK = "#ff7a5c", "#e0a33a"
SHOTS = ("bang", "gatling")
SOUNDS = {
    "bang": "shot",
    "beer": "clink",
    "saloon": "clink",
    "duel": "cock",
    "indians": "drum",
    "gatling": "gatling",
    "stagecoach": "hooves",
    "wells_fargo": "hooves",
    "general_store": "reveal",
    "panic": "slide",
    "cat_balou": "slide",
}


class PlayShow:
    """From the hand over the middle to wherever it belongs."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> BangScene:
        return self.show.scene

    # --- brown cards -----------------------------------------------------------------------------------------

    def played(self, event: cards.Played) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.seat]
        grand = things.grand
        face = playing_card(scene, event.card)
        up = self.show.fly(
            face,
            leaving(chair, event.card),
            grand,
            up=(chair.sees_own, True),
            leaves=partial(take_out, chair, event.card),
        )
        piece = self.show.flyer(face, grand, things.discard_place, True)
        stay = sequence(call(partial(piece.setOpacity, 1.0)), self.effect(event.seat, event.as_name, event.target))
        away = sequence(
            glide(piece, things.discard_place.spot, scene.pace, scale=things.discard_place.width / piece.width),
            call(piece.hide),
            call(partial(self.show.cards.on_discard, event.card)),
        )
        return sequence(up, stay, away)

    def effect(self, seat: int, name: str, target: int) -> QAbstractAnimation:
        """What is seen while the card is held up."""
        scene = self.scene
        sound = call(partial(scene.sound, SOUNDS.get(name, "reveal")))
        if name in SHOTS:
            return together(sound, self._shots(seat, name, target))
        if name == "indians":
            return together(sound, self._raid(seat))
        if name == "duel" and target != NOBODY:
            return together(sound, self._challenge(seat, target))
        if target not in (NOBODY, seat):
            return together(sound, self.aim(seat, target), pause(self.show.ms(READ * 2)))
        return together(sound, pause(self.show.ms(READ * 2)))

    def aim(self, seat: int, target: int, ink: str = AIM_INK) -> QAbstractAnimation:
        return self.show.shot(self.show.anchor(seat), self.show.anchor(target), ink, first=90, last=80)

    def _targets(self, seat: int, target: int) -> list[int]:
        present = self.scene.view.present
        if target != NOBODY:
            return [target]
        count = len(self.scene.names)
        return [other for other in ((seat + step) % count for step in range(1, count)) if other in present]

    def _shots(self, seat: int, name: str, target: int) -> QAbstractAnimation:
        """A flash and a line; the Gatling sweeps once round the table."""
        scene = self.scene
        start = self.show.anchor(seat)
        lines = [
            sequence(
                call(partial(scene.sound, "shot")) if name == "gatling" else pause(0), self.aim(seat, one, SHOT_INK)
            )
            for one in self._targets(seat, target)
        ]
        toward = scene.middle - start
        flash = self.show.flash(start + toward * 0.16, 190)
        return together(flash, staggered(lines, scene.pace, 90)) if lines else flash

    def _raid(self, seat: int) -> QAbstractAnimation:
        """Feathers come over the hill, towards everybody at once."""
        scene = self.scene
        riders: list[QAbstractAnimation] = []
        for other in self._targets(seat, NOBODY):
            rider = self.show.puff("bang/card_indians", 96, 96, scene.middle)
            goal = scene.middle + (self.show.anchor(other) - scene.middle) * 0.72
            riders.append(
                sequence(
                    call(partial(rider.setOpacity, 0.95)),
                    glide(rider, goal, scene.pace, duration=MOVE * 3),
                    fade(rider, 0.0, scene.pace),
                )
            )
        return together(*riders) if riders else pause(self.show.ms(READ))

    def _challenge(self, seat: int, target: int) -> QAbstractAnimation:
        """Two who look each other in the eye."""
        scene = self.scene
        word = self.show.banner(scene.speaker.text("bang.card_duel"), NIGHT.warn, 84, BANNER // 2, lift=170)
        there, back = self.aim(seat, target, SHOT_INK), self.aim(target, seat, AIM_INK)
        return together(word, there, back)

    # --- answers ---------------------------------------------------------------------------------------------

    def answered(self, event: cards.Answered) -> QAbstractAnimation:
        """A BANG! in a Duel is a shot at the other; against Indians it goes into the air."""
        scene = self.scene
        flight = self.show.cards.to_discard(event.seat, event.card, True, slow=1.2)
        if event.cause == "duel":
            other = self._opponent(event.seat)
            flash = self.show.flash(self.show.anchor(event.seat), 170)
            line = [self.aim(event.seat, other, SHOT_INK)] if other is not None else []
            return sequence(call(partial(scene.sound, "shot")), together(flight, flash, *line))
        if event.cause == "indians":
            flash = self.show.flash(self.show.anchor(event.seat), 170)
            return sequence(call(partial(scene.sound, "shot")), together(flight, flash))
        return flight

    def _opponent(self, seat: int) -> int | None:
        """The other one in the Duel that is on, as far as the table knew when it was last at rest."""
        for step in reversed(self.scene.view.agenda):
            challenger = getattr(step, "challenger", None)
            if challenger is not None:
                target: int = getattr(step, "target")  # noqa: B009
                return target if challenger == seat else int(challenger)
        return None

    # --- blue cards ------------------------------------------------------------------------------------------

    def put_down(self, event: cards.PutDown) -> QAbstractAnimation:
        """In front of oneself; Jail in front of somebody else, and the door falls shut."""
        scene = self.scene
        chair, goal = scene.chairs[event.seat], scene.chairs[event.target]
        face = playing_card(scene, event.card)
        jail = NAME[event.card] == "jail"

        def land() -> None:
            goal.in_play.add(event.card, face)
            goal.arrange()
            if jail:
                goal.plate.set_signs(star=goal.plate.star, jailed=True, shadow=goal.plate.shadow)
                scene.sound("jail")

        flight = self.show.fly(
            face,
            leaving(chair, event.card),
            goal.in_play.next_place(),
            up=(chair.sees_own, True),
            leaves=partial(take_out, chair, event.card),
            lands=land,
            slow=1.6 if event.target != event.seat else 1.0,
        )
        parts = [flight, *goal.in_play.closing(scene.pace, 1)]
        if event.target != event.seat:
            parts.append(self.aim(event.seat, event.target))
        if NAME[event.card] == "dynamite":
            parts.append(sequence(call(partial(scene.sound, "fuse")), pause(self.show.ms(READ))))
        return together(*parts)

    def passed(self, event: cards.Passed) -> QAbstractAnimation:
        """The Dynamite goes on, its fuse burning, and everybody follows it with the eyes."""
        scene = self.scene
        giver, taker = scene.chairs[event.seat], scene.chairs[event.target]
        row = giver.in_play
        start = row.place_of(event.card) if event.card in row.cards else Place(self.show.anchor(event.seat), row.width)
        end = taker.in_play.next_place()
        face = playing_card(scene, event.card)
        over = scene.middle + (start.spot + end.spot - scene.middle * 2) * 0.32
        waypoint = Place(over, 124.0)
        spark = self.show.puff("bang/spark", 110, 110, start.spot + QPointF(20, -30))
        spark.setZValue(40)

        def land() -> None:
            taker.in_play.add(event.card, face)
            taker.arrange()

        scene.sound("fuse")
        first = self.show.fly(
            face, start, waypoint, leaves=partial(self.show.cards.lift, event.seat, event.card), sound="slide", slow=2.0
        )
        second = self.show.fly(face, waypoint, end, lands=land, slow=2.0)
        shining = sequence(
            call(partial(spark.setOpacity, 1.0)),
            glide(spark, over + QPointF(42, -62), scene.pace, duration=int(MOVE * 2.6)),
            glide(spark, end.spot + QPointF(20, -30), scene.pace, duration=int(MOVE * 2.6)),
            fade(spark, 0.0, scene.pace),
        )
        return together(sequence(first, second), shining)
