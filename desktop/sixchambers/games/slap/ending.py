"""The end of a round: the card goes, the next dealer comes, and a moment to read what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.questions import Answer, AnyQuestion
from ...engine.steps import Act, Race, Step
from .box import VERDICT_MS
from .events import RoundEnded

if TYPE_CHECKING:
    from .moves import SlapPlay


class EndRound(Act, frozen=True, gc=False):
    """The card is discarded unless somebody has it. Then the next living dealer; in a duel always the same."""

    phase: ClassVar[str] = "effects"

    def act(self, g: SlapPlay) -> Step | None:
        state = g.state
        verdict = state.verdict
        assert verdict is not None
        if state.card is not None:
            state.discard.append(state.card)
        state.card = None
        state.inputs = []
        state.shown = -1
        if g.heard:
            g.tell(RoundEnded(state.round, verdict))
        if g.end_check():
            return None
        if state.duel:
            state.dealer = state.dead[0] if state.dead else -1
        elif len(g.living()) == 2:
            g.begin_duel()
        else:
            state.dealer = g.next_living(state.dealer)
        return ShowVerdict(lasts=VERDICT_MS)


class ShowVerdict(Race, frozen=True, gc=False):
    """A moment to read what happened."""

    phase: ClassVar[str] = "verdict"

    def ask(self, g: SlapPlay) -> tuple[AnyQuestion, ...]:
        return ()

    def input(self, g: SlapPlay, seat: int, answer: Answer, at: int) -> Step:
        return self

    def time_up(self, g: SlapPlay) -> None:
        return None
