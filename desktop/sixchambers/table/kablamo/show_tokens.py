"""Bullets with a delayed effect: laid down, set to work, used up, swept away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation

from ...games.kablamo import events as kablamo
from ...games.kablamo.pieces import Token
from ..animate import call, change, pause, sequence, staggered
from ..motion import BANNER, FADE, MOVE, READ
from ..theme import NIGHT
from .chairs import TOKEN
from .disc import Disc
from .faces import token_face

if TYPE_CHECKING:
    from .scene import KablamoScene
    from .showing import Showing

IN_FRONT = ("trigger_happy", "test_of_honor")
"""Tokens that belong to the player; the others belong to the revolver."""


class TokenShow:
    """Tokens on revolvers, in front of players, and in the middle."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> KablamoScene:
        return self.show.scene

    def _pool(self, seat: int, kind: str) -> list[Disc]:
        if seat < 0:
            return self.scene.middle_things.rules
        chair = self.scene.chairs[seat]
        return chair.front if kind in IN_FRONT else chair.tokens

    def _find(self, seat: int, kind: str, bullet: int) -> Disc | None:
        return next((disc for disc in self._pool(seat, kind) if disc.number == bullet), None)

    def _lay(self) -> None:
        self.scene.middle_things.lay_rules()
        for chair in self.scene.chairs:
            chair.lay_tokens()

    def laid(self, event: kablamo.TokenLaid) -> QAbstractAnimation:
        """From the row to where it belongs."""
        scene, show, things = self.scene, self.show, self.scene.middle_things
        disc = things.take_from_row(event.bullet) or scene.new_disc(TOKEN)
        if disc.pos().isNull():
            disc.rest(things.centre())
        disc.turn_up(token_face(scene, Token(event.bullet, event.kind)), event.bullet)
        pool = self._pool(event.seat, event.kind)
        pool.append(disc)
        if event.seat < 0:
            spot = things.rule_spots(len(pool))[-1]
        else:
            chair = scene.chairs[event.seat]
            in_front = event.kind in IN_FRONT
            number = len(pool) - 1
            spot = chair.front_spot(number) if in_front else chair.token_spot(number, len(pool))
        things.lay_row()
        scene.remove(things.aims)
        scene.sound("marker")
        flight = show.carry(disc, spot, TOKEN, duration=MOVE * 3, bend=0.1)
        return sequence(flight, call(self._lay), pause(show.ms(READ)))

    def changed(self, event: kablamo.TokenChanged) -> QAbstractAnimation:
        """It has begun to work."""
        scene, show = self.scene, self.show
        disc = self._find(event.seat, event.kind, event.bullet)
        scene.sound("marker")
        if disc is None:
            return pause(show.ms(FADE))
        disc.turn_up(token_face(scene, Token(event.bullet, event.kind, event.state)), event.bullet)
        disc.at_work = event.state not in ("waiting", "next")
        disc.update()
        if scene.pace.reduced:
            return pause(FADE * 2)
        return sequence(change(disc, "scale", 1.4, show.ms(MOVE // 2)), change(disc, "scale", 1.0, show.ms(MOVE)))

    def spent(self, event: kablamo.TokenSpent) -> QAbstractAnimation:
        pool = self._pool(event.seat, event.kind)
        disc = self._find(event.seat, event.kind, event.bullet)
        if disc is None:
            self.scene.sound("marker")
            return pause(self.show.ms(FADE))
        pool.remove(disc)
        return sequence(self.show.away([(disc, event.bullet)]), call(self._lay))

    def overhauled(self, event: kablamo.Overhauled) -> QAbstractAnimation:
        """All malfunctions at once."""
        scene, show = self.scene, self.show
        leaving: list[tuple[Disc, int]] = []
        for seat, bullet in event.tokens:
            chair = scene.chairs[seat]
            disc = next((disc for disc in chair.tokens if disc.number == bullet), None)
            if disc is not None:
                chair.tokens.remove(disc)
                leaving.append((disc, bullet))
        scene.sound("overhaul")
        word = show.banner(scene.say("kablamo_table.show_overhaul"), NIGHT.brass_light, 56, BANNER // 2)
        return sequence(staggered([word, show.away(leaving)], scene.pace), call(self._lay))
