"""The Doc (Deputy)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ..data import DOC, FACES
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class TheDoc(Power):
    """After any throw of anybody, before anything of it happens, he turns one die to another of its own faces. It
    counts as just thrown."""

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        state = g.state
        return [
            Move(DOC, (die,), tuple([other for other in FACES[kind] if other != face]))
            for die, (kind, face) in enumerate(zip(state.kinds, state.faces, strict=True))
        ]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> None:
        g.turn_die(seat, target, way)
