"""A break, between two cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import Answer, AnyQuestion, ChooseOne
from ...engine.steps import AskAll

if TYPE_CHECKING:
    from .moves import SlapPlay

READY = message("slap.ask_ready")


class Paused(AskAll, frozen=True, gc=False):
    """Anybody may ask for one; it goes on as soon as all who play or deal are ready."""

    phase: ClassVar[str] = "paused"

    def ask(self, g: SlapPlay) -> tuple[AnyQuestion, ...]:
        seats = sorted({*g.living(), *([g.state.dealer] if g.state.dealer >= 0 else [])})
        return tuple(
            [ChooseOne(seat=seat, prompt=READY, default="ready", about="ready", options=("ready",)) for seat in seats]
        )

    def all_in(self, g: SlapPlay, answers: Mapping[int, Answer]) -> None:
        """Then the rest between two cards begins anew."""
        g.rest_begins()
