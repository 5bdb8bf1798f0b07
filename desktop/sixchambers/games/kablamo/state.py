"""Kablamo as plain data: the whole truth, faces included."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...engine.state import Core, State
from .pieces import Bullet, Pending, Revolver, Token
from .setup import MayConcede
from .steps import AnyStep


class KablamoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The three optional rules, the switches of the rules file, the helper, and the pace of the windows."""

    socialite: bool = False
    iron_strategist: bool = False
    mulliganovski: bool = False
    # A1: does a cylinder malfunction turn back after the firing, or turn backwards instead?
    cylinder_malfunction_mode: Literal["after", "instead"] = "after"
    # A8: is a sleight of hand a dud if only whoever controls it has spares?
    sleight_dud: Literal["printed", "general"] = "printed"
    # May the table show what a seat has seen and followed? "trainer" allows the odds besides.
    helper: Literal["off", "memory", "trainer"] = "off"
    reaction: Literal["brisk", "steady", "calm"] = "steady"


class KablamoState(State):
    """The table's truth. Lists run over the seats."""

    core: Core
    agenda: list[AnyStep]
    offers: list[MayConcede]
    options: KablamoOptions
    round: int
    # Which pass of the repeat phase this is; 0 in the main firing.
    repeat: int
    alive: list[bool]
    # Who has conceded and leaves at the next general window.
    leaving: list[bool]
    revolvers: list[Revolver]
    spares: list[list[Bullet]]
    # Delayed effects in front of the players, and in the centre of the table.
    front: list[list[Token]]
    centre: list[Token]
    # Faces. The bag's order means nothing; the discard pile is open, the last one on top.
    bag: list[int]
    discard: list[int]
    # What has been announced and not carried out, the last on top.
    pending: list[Pending]
    # The face of the bullet just being carried out, or 0.
    carrying: int
    # Bullets somebody has drawn and must load, by face; only whoever drew them sees them.
    tray: list[int]
    tray_of: int
    # A bit for every high-velocity bullet that has been seen by all: it is in nobody's hand.
    shown: int

    def copy(self) -> KablamoState:
        return KablamoState(
            self.core.copy(),
            self.agenda.copy(),
            self.offers.copy(),
            self.options,
            self.round,
            self.repeat,
            self.alive.copy(),
            self.leaving.copy(),
            [revolver.copy() for revolver in self.revolvers],
            [spares.copy() for spares in self.spares],
            [tokens.copy() for tokens in self.front],
            self.centre.copy(),
            self.bag.copy(),
            self.discard.copy(),
            self.pending.copy(),
            self.carrying,
            self.tray.copy(),
            self.tray_of,
            self.shown,
        )
