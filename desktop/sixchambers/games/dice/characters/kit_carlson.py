"""Kit Carlson."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, Move, PlayOne
from ....engine.steps import Act, Ask, Step
from ..data import CHIEF, REGULAR
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay

RETURN = message("dice.ask_kit")


class KitCarlson(Character):
    """For each Gatling symbol he may return an arrow of anybody, beside the Gatling Gun and after it."""

    def after_gatling(self, symbols: int) -> Step | None:
        return KitReturns(left=symbols)


class KitReturns(Act, frozen=True, gc=False):
    """As long as there are symbols, and arrows anywhere."""

    left: int
    phase: ClassVar[str] = "kit"

    def act(self, g: DicePlay) -> Step | None:
        return KitPicks(left=self.left) if g.anybody_holds_arrows() else None


class KitPicks(Ask, frozen=True, gc=False):
    """One arrow, or enough of it."""

    left: int
    phase: ClassVar[str] = "kit"

    def ask(self, g: DicePlay) -> AnyQuestion:
        state = g.state
        moves = []
        holders = tuple([seat for seat in g.living_from(state.active) if state.arrows[seat]])
        if holders:
            moves.append(Move(REGULAR, holders))
        if state.chief >= 0:
            moves.append(Move(CHIEF, (state.chief,)))
        return PlayOne(seat=state.active, prompt=RETURN, default=PASS, about="kit", moves=tuple(moves), may_pass=True)

    def answered(self, g: DicePlay, answer: Answer) -> Step | None:
        if answer is PASS:
            return None
        kind, seat, _ = answer
        g.return_arrows(seat, int(kind == REGULAR), kind == CHIEF, "kit", g.state.active)
        return KitReturns(left=self.left - 1) if self.left > 1 else None
