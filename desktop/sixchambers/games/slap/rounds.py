"""The beginning of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.steps import Act, Step
from .between import begin
from .events import RoundBegan

if TYPE_CHECKING:
    from .moves import SlapPlay


class StartRound(Act, frozen=True, gc=False):
    """One card for each dealer. The middle of the table is empty, and the rest before the next card begins; this step
    waits below everything the round brings."""

    phase: ClassVar[str] = "between"

    def act(self, g: SlapPlay) -> tuple[Step, ...]:
        state = g.state
        state.round += 1
        if g.heard:
            g.tell(RoundBegan(state.round, state.dealer, state.duel))
        state.card = None
        state.shown = -1
        state.inputs = []
        state.live = state.hands.copy()
        state.peeked = False
        state.pick = 0
        state.feints = 0
        if state.duel:
            g.fill_deck()
        g.rest_begins()
        return (begin(g), self)
