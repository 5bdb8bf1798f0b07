"""The course of a game: the deal, whose turn it is, shadows that ride in and out, and the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Who
from ...games.bang.box import CARDS
from ...games.bang.events import turns
from ...games.bang.events.things import NOBODY
from ..animate import call, fade, flip, glide, pause, sequence, staggered, together
from ..motion import BANNER, MOVE, READ
from ..theme import NIGHT
from .cards import character_card, role_card

if TYPE_CHECKING:
    from ..card import Card
    from .scene import BangScene
    from .showing import Showing

GHOST_INK = "#b5aed6"


class TurnShow:
    """Before, between and after the shooting."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> BangScene:
        return self.show.scene

    # --- the beginning ---------------------------------------------------------------------------------------

    def sheriff(self, event: turns.SheriffShown) -> QAbstractAnimation:
        """Roles fly out of the middle; one of them is turned over, and a star is pinned on."""
        scene = self.scene
        chair = scene.chairs[event.seat]
        dealing = [self._deal(chair.role) for chair in scene.chairs]
        chair.open_role("sheriff")
        plate = chair.plate
        star = self.show.puff("bang/role_sheriff", 120, 120, scene.middle)

        def pin() -> None:
            plate.set_signs(star=True, jailed=plate.jailed, shadow=plate.shadow)
            scene.sound("marker")

        pinned = sequence(
            call(partial(star.setOpacity, 1.0)),
            glide(star, plate.pos(), scene.pace, rotation=360, duration=MOVE * 3),
            call(pin),
            fade(star, 0.0, scene.pace),
        )
        turning = [flip(one.role, True, scene.pace) for one in scene.chairs if one.role.face is not None]
        word = self.show.banner(scene.say("bang_table.show_sheriff", who=Who(event.seat)), NIGHT.brass_light, 60)
        scene.sound("shuffle")
        return sequence(staggered(dealing, scene.pace, 70), together(*turning), together(pinned, word))

    def _deal(self, card: Card) -> QAbstractAnimation:
        """From the middle to where it lies, face down."""
        scene = self.scene
        home, middle = card.pos(), scene.middle
        card.set_face_up(False)
        card.setPos(middle)
        return sequence(call(partial(scene.sound, "card")), glide(card, home, scene.pace))

    def roles(self, event: turns.RolesShown) -> QAbstractAnimation:
        scene = self.scene
        turning: list[QAbstractAnimation] = []
        for chair, role in zip(scene.chairs, event.roles, strict=True):
            chair.role.set_face(role_card(scene, role))
            turning.append(sequence(self._deal(chair.role), flip(chair.role, True, scene.pace)))
        scene.sound("reveal")
        return staggered(turning, scene.pace, 120)

    def characters(self, event: turns.CharactersShown) -> QAbstractAnimation:
        """Everybody turns over who they are."""
        scene = self.scene
        scene.middle_things.show_aside(())
        turning: list[QAbstractAnimation] = []
        for chair, name in zip(scene.chairs, event.characters, strict=True):
            chair.character.set_face(character_card(scene, name))
            dealt = self._deal(chair.character)
            turned = sequence(call(partial(scene.sound, "flip")), flip(chair.character, True, scene.pace))
            turning.append(sequence(dealt, turned))
        return sequence(staggered(turning, scene.pace, 90), pause(self.show.ms(READ)))

    def dealt(self, event: turns.Dealt) -> QAbstractAnimation:
        """A card each, and again, until everybody has as many as bullets."""
        scene, things = self.scene, self.scene.middle_things
        for chair, count in zip(scene.chairs, event.counts, strict=True):
            chair.empty_hand()
            chair.belt.set_life(count, count)  # a card for every bullet
            chair.belt.setVisible(True)
            chair.show_figures(count)
        things.set_deck(len(CARDS))
        flights: list[QAbstractAnimation] = []
        for number in range(max(event.counts)):
            for seat, count in enumerate(event.counts):
                if number < count:
                    known = event.hands[seat]
                    card = known[number] if number < len(known) else NOBODY
                    dealt = self.show.cards.to_hand(seat, card, things.deck_place, number, count)
                    flights.append(sequence(call(partial(self.show.cards.off_deck, 1)), dealt))
        scene.sound("shuffle")
        return staggered(flights, scene.pace, 60) if flights else pause(self.show.ms(READ))

    # --- turns -----------------------------------------------------------------------------------------------

    def began(self, event: turns.TurnBegan) -> QAbstractAnimation:
        """The small lamp goes on; a shadow rides in."""
        scene = self.scene
        back = self.show.gold.turn_over()

        def light() -> None:
            scene.show_active((event.seat,))
            for plate in scene.seats:
                if plate.seat == event.seat or plate.active:
                    active = plate.seat == event.seat
                    out = plate.out and not (active and event.shadow)
                    plate.set_facts(active=active, out=out, figures=plate.figures, note=plate.note, badge=plate.badge)

        if event.shadow:
            return sequence(call(light), together(self._ride_in(event.seat), *back))
        scene.sound("marker")
        if not event.extra:
            return sequence(call(light), together(pause(self.show.ms(READ // 2)), *back))
        word = self.show.banner(scene.say("bang_table.show_again", who=Who(event.seat)), NIGHT.brass_light, 60)
        return sequence(call(light), together(word, *back))

    def _ride_in(self, seat: int) -> QAbstractAnimation:
        scene = self.scene
        plate = scene.seats[seat]
        rider = self.show.puff("bang/shadow", 190, 190, scene.middle)
        scene.sound("ghost")

        def sit_down() -> None:
            plate.set_signs(star=plate.star, jailed=plate.jailed, shadow=True)

        ride = sequence(
            call(partial(rider.setOpacity, 0.9)),
            glide(rider, plate.pos(), scene.pace, scale=0.55, duration=MOVE * 4),
            call(sit_down),
            fade(rider, 0.0, scene.pace, MOVE),
        )
        return together(ride, self.show.banner(scene.say("bang_table.show_shadow", who=Who(seat)), GHOST_INK, 56))

    def side(self, event: turns.SideTaken) -> QAbstractAnimation:
        """The shadow-Renegade counts, and takes a side: a star or a scarf comes to lie on his card."""
        scene = self.scene
        chair = scene.chairs[event.seat]
        chair.show_role("renegade", shadow=True, side=event.side)
        name = "bang/role_sheriff" if event.side == "law" else "bang/role_outlaw"
        sign = self.show.puff(name, 130, 130, scene.middle)
        scene.sound("reveal")
        goes = sequence(
            call(partial(sign.setOpacity, 1.0)),
            pause(self.show.ms(READ)),
            glide(sign, chair.role.pos(), scene.pace, scale=0.5, duration=MOVE * 3),
            fade(sign, 0.0, scene.pace),
        )
        text = scene.speaker.text(f"bang_table.side_{event.side}")
        return together(goes, self.show.banner(text, GHOST_INK, 56, lift=150))

    def shadow_left(self, event: turns.ShadowLeft) -> QAbstractAnimation:
        """All it had goes, and it fades."""
        scene = self.scene
        chair, plate = scene.chairs[event.seat], scene.seats[event.seat]
        cards = self.show.cards
        flights = [cards.to_discard(event.seat, card, True) for card in event.hand]
        flights += [cards.to_discard(event.seat, card, False) for card in event.in_play]
        rider = self.show.puff("bang/shadow", 110, 110, plate.pos())

        def leave() -> None:
            plate.set_signs(star=plate.star, jailed=plate.jailed, shadow=False)
            plate.set_facts(active=False, out=True, figures=plate.figures, note=plate.note, badge=plate.badge)

        scene.sound("ghost")
        away = plate.pos() + QPointF(0, -90)
        fading = sequence(
            call(partial(rider.setOpacity, 0.8)),
            call(leave),
            together(glide(rider, away, scene.pace, duration=MOVE * 3), fade(rider, 0.0, scene.pace, MOVE * 3)),
        )
        chair.character.pale = True
        leaving = [staggered(flights, scene.pace, 60)] if flights else []
        return together(*leaving, fading)

    # --- the end ---------------------------------------------------------------------------------------------

    def ended(self, event: turns.GameEnded) -> QAbstractAnimation:
        """Everybody turns over."""
        scene = self.scene
        turning: list[QAbstractAnimation] = []
        for chair, role in zip(scene.chairs, event.roles, strict=True):
            if not chair.role.face_up:
                chair.open_role(role)
                turning.append(sequence(call(partial(scene.sound, "flip")), flip(chair.role, True, scene.pace)))
        for plate in scene.plates:
            if plate.seat in event.winners:
                plate.set_facts(active=True, out=plate.out, figures=plate.figures, note=plate.note, badge="winner")
        scene.sound("win")
        word = self.show.banner(scene.say(event.line()), NIGHT.brass_light, 52, BANNER * 2)
        return together(staggered(turning, scene.pace, 90), word) if turning else word
