"""BANG! The Dice Game as plain data. Lists run over the seats; -1 stands for nobody."""

from __future__ import annotations

from ...engine.state import Core, State
from .agenda import AnyStep
from .options import DiceOptions

NOBODY = -1
PILE = -1
"""Where the Chief's Arrow lies when nobody holds it."""
NO_CHIEF = -2
"""Where it lies when it is not in the game."""


class DiceState(State):
    """The table's truth."""

    core: Core
    agenda: list[AnyStep]
    # This game has no standing offers.
    offers: list[AnyStep]
    options: DiceOptions
    turn: int
    active: int
    # Regular arrows in the pile; the Chief's Arrow is counted apart.
    pile: int
    chief: int
    sheriff: int
    ghost: int
    # The Ghost token: who holds it, its face, and whether the doubler came with it.
    token_holder: int
    token_face: str
    token_double: bool
    # The dice of this turn: what each is, what it shows ("": not thrown yet), and which showed their face just now.
    kinds: tuple[str, ...]
    faces: tuple[str, ...]
    fresh: tuple[int, ...]
    # Those a Ghost token has set and nobody has thrown since.
    set_dice: tuple[int, ...]
    throws: int
    # Counts what memory keeps as deeds, so that memory can forget what was taken back.
    deeds: int
    characters: list[str]
    roles: list[str]
    shown: list[bool]
    alive: list[bool]
    life: list[int]
    max_life: list[int]
    arrows: list[int]

    def copy(self) -> DiceState:
        return DiceState(
            self.core.copy(),
            self.agenda.copy(),
            self.offers.copy(),
            self.options,
            self.turn,
            self.active,
            self.pile,
            self.chief,
            self.sheriff,
            self.ghost,
            self.token_holder,
            self.token_face,
            self.token_double,
            self.kinds,
            self.faces,
            self.fresh,
            self.set_dice,
            self.throws,
            self.deeds,
            self.characters.copy(),
            self.roles.copy(),
            self.shown.copy(),
            self.alive.copy(),
            self.life.copy(),
            self.max_life.copy(),
            self.arrows.copy(),
        )
