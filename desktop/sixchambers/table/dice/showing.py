"""How the events of BANG! The Dice Game are shown: every event has its moment, its sound and its place on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.events import Event
from ...games.dice import events as dice
from ..animate import pause
from ..director import Beat
from ..effects import PUFF, Effects
from .show_arrows import ArrowShow
from .show_dice import DiceShow
from .show_life import LifeShow
from .show_roles import RoleShow

if TYPE_CHECKING:
    from .scene import DiceScene

Show = Callable[[Any], QAbstractAnimation | None]


class Showing(Effects):
    """Beats for every event, from four troupes: dice, arrows, life, roles."""

    def __init__(self, scene: DiceScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.dice = DiceShow(self)
        self.arrows = ArrowShow(self)
        self.life = LifeShow(self)
        self.roles = RoleShow(self)
        self._acts: dict[type[Event], Show] = {
            dice.GameBegan: self.roles.began,
            dice.TurnBegan: self.dice.turn,
            dice.DieTaken: self.dice.die_taken,
            dice.DiceSet: self.dice.set_dice,
            dice.DiceThrown: self.dice.thrown,
            dice.Stopped: self.dice.stopped,
            dice.DieTurned: self.dice.turned,
            dice.ArrowTaken: self.arrows.taken,
            dice.ArrowsReturned: self.arrows.returned,
            dice.ArrowsSwapped: self.arrows.swapped,
            dice.IndianAttack: self.arrows.attack,
            dice.Exploded: self.dice.exploded,
            dice.BulletHit: self.dice.bullet,
            dice.ShotsFired: self.life.shots,
            dice.BeersServed: self.life.beers,
            dice.GatlingFired: self.life.gatling,
            dice.LifeLost: self.life.lost,
            dice.TakenOver: self.life.taken_over,
            dice.LifeGiven: self.life.given,
            dice.LifeGained: self.life.gained,
            dice.GainLost: self.life.gain_lost,
            dice.Eliminated: self.life.eliminated,
            dice.RoleRevealed: self.roles.revealed,
            dice.PowerCancelled: self.roles.cancelled,
            dice.SheriffChanged: self.roles.sheriff_changed,
            dice.Rescued: self.life.rescued,
            dice.TokenGiven: self.roles.token_given,
            dice.TokenReturned: self.roles.token_returned,
            dice.GameEnded: self.roles.ended,
        }

    def stage_middle(self) -> QPointF:
        return self.scene.middle + QPointF(0, -24)

    def beats(self, event: Event) -> list[Beat]:
        show = self._acts.get(type(event))
        return [partial(show, event)] if show is not None else []

    def read(self, duration: int) -> QAbstractAnimation:
        """A moment to take something in."""
        return pause(self.ms(duration))

    def seat_spot(self, seat: int) -> QPointF:
        return self.scene.plates[seat].pos()

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        smoke = [(f"table/smoke_{number}", PUFF, PUFF, False) for number in (1, 2, 3)]
        return [("table/muzzle_flash", 420, 420, False), *smoke, ("dice/arrow", 150, 30, False)]
