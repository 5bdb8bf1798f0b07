"""Moment of truth (HV)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import AskAll
from ..cylinder import SAFE
from ..events import SafesSwapped
from ..pieces import Bullet
from .effect import FINISH, Effect, Steps, spares_besides

if TYPE_CHECKING:
    from ..moves import KablamoPlay

SPARE = message("kablamo.ask_truth")


class MomentOfTruth(Effect):
    """Everybody exchanges the bullet in his own safe position for one of his spares, all at once and in secret, and may
    look at what he got once it is in his hand. Whoever has no spare, or nothing loaded there, is skipped."""

    kind = "moment_of_truth"
    assigned: ClassVar[bool] = False

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return bool(able(g, itself))

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (TruthPick(), FINISH)


def able(g: KablamoPlay, itself: int = 0) -> list[int]:
    return [seat for seat in g.living() if SAFE in g.state.revolvers[seat].loaded() and spares_besides(g, seat, itself)]


class TruthPick(AskAll, frozen=True, gc=False):
    """The spare each of them puts into his safe position."""

    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        spares = g.state.spares
        return tuple(
            [
                ChooseOne(
                    seat=seat,
                    prompt=SPARE,
                    default=0,
                    about="slot",
                    secret=True,
                    changeable=True,
                    options=tuple(range(len(spares[seat]))),
                )
                for seat in able(g)
            ]
        )

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> None:
        marked = g.state.options.socialite
        for seat, slot in answers.items():
            spares, safe = g.state.spares[seat], g.loaded_at((seat, SAFE))
            g.put((seat, SAFE), Bullet(spares[slot].face, seat if marked else -1, spares[slot].seen))
            spares[slot] = Bullet(safe.face, -1, safe.seen | 1 << seat)
        if g.heard:
            g.tell(SafesSwapped(tuple([answers.get(seat, -1) for seat in range(len(g.state.alive))])))
