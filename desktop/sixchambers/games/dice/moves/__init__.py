"""The moves of BANG! The Dice Game: what steps do to the state, each once."""

from __future__ import annotations

from .dice import DiceMoves
from .life import LifeMoves
from .roles import RoleMoves
from .victory import VictoryMoves


class DicePlay(DiceMoves, LifeMoves, VictoryMoves, RoleMoves):
    """A game of BANG! The Dice Game on its way."""

    __slots__ = ()
