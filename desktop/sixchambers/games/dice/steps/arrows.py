"""Arrows: from the pile to the players, and the attack when the last one is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne, Move, PlayOne
from ....engine.steps import Act, Ask, Step
from ..data import CHIEF, REGULAR, STEAL
from .loss import NOBODY_DID_IT, Hurt, Loss

if TYPE_CHECKING:
    from ..moves import DicePlay

TAKE = message("dice.ask_arrow")
DIVERT = message("dice.ask_divert")
BREAK = message("dice.ask_broken_arrow")


class TakeArrows(Act, frozen=True, gc=False):
    """Each arrow of a throw takes a token, one after another. Whoever takes the last one starts an attack at once;
    arrows of the throw that are still unpaid are taken from the pile as it is afterwards."""

    left: int
    # Has Elena Fuente had her say about this throw?
    settled: bool = False
    phase: ClassVar[str] = "arrow"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        return take_arrows(g, self.left, self.settled)


def take_arrows(g: DicePlay, left: int, settled: bool = False) -> tuple[Step, ...]:
    """All that are left of a throw, up to the first choice or attack."""
    seat = g.state.active
    if g.may_choose_arrow(settled):
        return (TakeArrow(seat=seat, left=left, thrown=True, settled=settled),)
    rest = left - g.take_plain_arrows(seat, left)
    if not g.pile_is_empty():
        return ()
    return (Attack(), TakeArrows(left=rest, settled=settled)) if rest else (Attack(),)


class TakeArrow(Ask, frozen=True, gc=False):
    """One token with a choice in it: the Chief's Arrow pays for one result like any other. Apache Kid may take it
    from another player instead, and then nothing leaves the pile. Elena Fuente may pass one arrow of each throw on."""

    seat: int
    # Arrows of the throw still to be taken, this one included.
    left: int
    thrown: bool
    settled: bool = False
    phase: ClassVar[str] = "arrow"

    def ask(self, g: DicePlay) -> AnyQuestion:
        moves = arrow_moves(g, self.seat, self.thrown, self.settled)
        divert = self.thrown and g.may_divert(self.settled)
        first = moves[0].card
        return PlayOne(
            seat=self.seat,
            prompt=DIVERT if divert else TAKE,
            default=(first, self.seat if divert else None, None),
            about="arrow",
            moves=moves,
            may_pass=False,
        )

    def answered(self, g: DicePlay, answer: Answer) -> tuple[Step, ...]:
        kind, target, _ = answer
        # One arrow is like another unless the Chief's is among them or the pile runs out on the way: asked once then.
        alike = kind == REGULAR and g.state.pile > self.left and not g.chief_in_pile()
        given_away = target not in (None, self.seat)
        g.take_arrow(self.seat, kind, target, "throw" if self.thrown else "gringo")
        steps: list[Step] = []
        if g.pile_is_empty():
            steps.append(Attack())
        if self.left > 1:
            settled = self.settled or given_away or (alike and target is not None)
            steps.append(TakeArrows(left=self.left - 1, settled=settled))
        return tuple(steps)


def arrow_moves(g: DicePlay, seat: int, thrown: bool, settled: bool) -> tuple[Move, ...]:
    """The tokens one may take now, and (Elena Fuente) for whom."""
    targets = g.living_from(seat) if thrown and g.may_divert(settled) else ()
    state = g.state
    moves = []
    if state.pile:
        moves.append(Move(REGULAR, targets))
    if g.chief_in_pile():
        moves.append(Move(CHIEF, targets))
    if thrown and g.may_steal_chief():
        moves.append(Move(STEAL, targets[:1]))
    return tuple(moves)


class Attack(Act, frozen=True, gc=False):
    """Everybody loses a life point for each arrow he holds, all at the same time; then all arrows go back. Whoever
    alone has the greatest weight of arrows, the Chief's among them, is spared."""

    phase: ClassVar[str] = "arrow"

    def act(self, g: DicePlay) -> Step:
        return Hurt(loss=Loss("indians", NOBODY_DID_IT, g.attack()))


class BreakArrow(Act, frozen=True, gc=False):
    """Broken arrow: one regular arrow of anybody goes back. Nothing happens if nobody holds one."""

    phase: ClassVar[str] = "broken_arrow"

    def act(self, g: DicePlay) -> Step | None:
        return PickBroken() if any(g.state.arrows) else None


class PickBroken(Ask, frozen=True, gc=False):
    """The roller must name somebody who holds a regular arrow; the Chief's Arrow cannot be broken."""

    phase: ClassVar[str] = "broken_arrow"

    def ask(self, g: DicePlay) -> AnyQuestion:
        state = g.state
        holders = tuple([seat for seat in g.living_from(state.active) if state.arrows[seat]])
        return ChooseOne(seat=state.active, prompt=BREAK, default=holders[0], about="broken_arrow", options=holders)

    def answered(self, g: DicePlay, answer: Answer) -> None:
        g.return_arrows(answer, 1, False, "broken_arrow", g.state.active)
