"""Roles: the deal, a card turned up for all to see, the star that changes hands, the Ghost, and the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Who
from ...games.dice import events as dice
from ..animate import call, fade, flip, glide, pause, sequence, staggered, together
from ..card import Card
from ..motion import BANNER, MOVE, READ
from ..theme import NIGHT
from .cards import role_face
from .chairs import TOKEN

if TYPE_CHECKING:
    from .scene import DiceScene
    from .showing import Showing

GRAND = 230.0
"""The width of a card everybody is to look at."""


class RoleShow:
    """Cards that lie face down, until they do not."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> DiceScene:
        return self.show.scene

    def began(self, event: dice.GameBegan) -> QAbstractAnimation:
        """Role cards fly out of the middle; the star goes where it belongs."""
        scene = self.scene
        dealing: list[QAbstractAnimation] = []
        for seat, chair in enumerate(scene.chairs):
            home = chair.role.pos()
            up = chair.role.face is not None
            chair.role.set_face_up(False)
            chair.role.setPos(scene.middle)
            deal: list[QAbstractAnimation] = [
                call(partial(scene.sound, "card")),
                glide(chair.role, home, scene.pace),
            ]
            if up and event.roles[seat] is not None:
                deal.append(flip(chair.role, True, scene.pace))
            dealing.append(sequence(*deal))
        word = self.show.banner(scene.say("dice_table.show_began"), NIGHT.brass_light, 84, BANNER)
        return together(staggered(dealing, scene.pace, 70), word)

    def _grand(self, seat: int, role: str, text: str) -> QAbstractAnimation:
        """A card comes to the middle, turns over, is looked at, and goes back to lie face up."""
        scene = self.scene
        chair = scene.chairs[seat]
        card = Card(scene, GRAND)
        card.set_face(role_face(scene, role))
        card.set_face_up(False)
        card.setPos(chair.role.pos())
        card.setScale(chair.role.width / GRAND)
        self.show.pass_by(card, 38)
        middle = scene.middle + QPointF(0, 50)
        word = self.show.banner(text, NIGHT.brass_light, 60, BANNER + READ * 2, lift=150)

        def open_here() -> None:
            chair.open_role(role)
            chair.role.set_face_up(True)
            chair.role.setOpacity(1.0)
            card.hide()

        chair.role.setOpacity(0.25)
        scene.sound("reveal")
        return sequence(
            glide(card, middle, scene.pace, scale=1.0, duration=MOVE * 2),
            call(partial(scene.sound, "flip")),
            together(flip(card, True, scene.pace), word),
            glide(card, chair.role.pos(), scene.pace, scale=chair.role.width / GRAND, duration=MOVE * 2),
            call(open_here),
        )

    def revealed(self, event: dice.RoleRevealed) -> QAbstractAnimation:
        """A moment everybody sees."""
        scene = self.scene
        name = scene.speaker.text(f"dice.{event.role}")
        return self._grand(
            event.seat, event.role, scene.say("dice_table.show_revealed", who=Who(event.seat), role=name)
        )

    def cancelled(self, event: dice.PowerCancelled) -> QAbstractAnimation:
        """The gavel comes down."""
        scene = self.scene
        spot = self.show.seat_spot(event.seat) + QPointF(0, -20)
        gavel = self.show.puff("dice/role_the_judge", 190, 190, spot + QPointF(70, -120))
        gavel.setRotation(40)
        strike = sequence(
            call(lambda: gavel.setOpacity(1.0)),
            glide(gavel, spot, scene.pace, rotation=-12, duration=MOVE),
            call(partial(scene.sound, "gavel")),
            pause(self.show.ms(READ)),
            fade(gavel, 0.0, scene.pace, MOVE),
        )
        return together(strike, self.show.banner(scene.say("dice_table.show_cancelled"), NIGHT.warn, 60))

    def sheriff_changed(self, event: dice.SheriffChanged) -> QAbstractAnimation:
        """The star flies across the table."""
        scene = self.scene
        old, new = scene.seats[event.before], scene.seats[event.seat]
        star = self.show.puff("dice/role_sheriff", 120, 120, old.pos())
        old.set_signs(star=False, ghost=old.ghost)
        scene.sound("coin")

        def pin() -> None:
            new.set_signs(star=True, ghost=new.ghost)
            chair = scene.chairs[event.before]
            chair.belt.set_life(chair.belt.life, event.max_life)
            scene.sound("marker")

        flight = sequence(
            call(lambda: star.setOpacity(1.0)),
            glide(star, new.pos(), scene.pace, rotation=360, duration=MOVE * 4),
            call(pin),
            fade(star, 0.0, scene.pace),
        )
        return together(
            flight, self.show.banner(scene.say("dice_table.show_sheriff", who=Who(event.seat)), NIGHT.brass_light, 58)
        )

    # --- the Ghost -------------------------------------------------------------------------------------------

    def token_given(self, event: dice.TokenGiven) -> QAbstractAnimation:
        scene = self.scene
        chair = scene.chairs[event.seat]
        names = ["token_double"] * event.double + [f"token_{event.face}"]
        flights = []
        for number, name in enumerate(names):
            token = self.show.puff(f"dice/{name}", TOKEN * 1.5, TOKEN * 1.5, self.show.seat_spot(event.by))
            goal = chair.token_spot(number)
            flights.append(
                sequence(
                    call(lambda token=token: token.setOpacity(0.95)),  # type: ignore[misc]
                    glide(token, goal, scene.pace, scale=1 / 1.5, duration=MOVE * 3),
                    call(lambda token=token: token.hide()),  # type: ignore[misc]
                )
            )
        scene.sound("ghost")
        return sequence(staggered(flights, scene.pace, 90), call(lambda: chair.set_tokens(names)))

    def token_returned(self, event: dice.TokenReturned) -> QAbstractAnimation:
        """Back to where it came from."""
        scene = self.scene
        chair = scene.chairs[event.seat]
        names = [token.front for token in chair.tokens]
        home = self.show.seat_spot(event.seat if scene.view.ghost is None else scene.view.ghost)
        flights = []
        for number, name in enumerate(names):
            token = self.show.puff(name, TOKEN, TOKEN, chair.token_spot(number))
            token.setOpacity(0.95)
            flights.append(
                together(glide(token, home, scene.pace, duration=MOVE * 2), fade(token, 0.0, scene.pace, MOVE * 3))
            )
        chair.set_tokens([])
        scene.sound("ghost")
        return staggered(flights, scene.pace) if flights else pause(self.show.ms(READ // 2))

    # --- the end ---------------------------------------------------------------------------------------------

    def ended(self, event: dice.GameEnded) -> QAbstractAnimation:
        """Everybody turns over."""
        scene = self.scene
        turning: list[QAbstractAnimation] = []
        for seat, chair in enumerate(scene.chairs):
            if not chair.role.face_up:
                chair.open_role(event.roles[seat])
                turning.append(flip(chair.role, True, scene.pace))
        for plate in scene.plates:
            if plate.seat in event.winners:
                plate.set_facts(active=True, out=plate.out, figures=plate.figures, note=plate.note, badge="winner")
        scene.sound("win")
        word = self.show.banner(scene.say(event.line()), NIGHT.brass_light, 52, BANNER * 2)
        return together(staggered(turning, scene.pace, 80), word) if turning else word
