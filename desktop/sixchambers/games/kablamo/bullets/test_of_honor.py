"""Test of honor (action)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion
from ....engine.steps import Ask
from ..cylinder import SAFE
from ..loading import chosen, loading_question
from .asking import ask_seat
from .effect import Delayed

if TYPE_CHECKING:
    from ..moves import KablamoPlay

CHOOSE = message("kablamo.ask_test_whom")
LOAD = message("kablamo.ask_test_load")
NO_ROOM = message("kablamo.no_room")


class TestOfHonor(Delayed):
    """A token in front of the assignee. At the very start of this round's reload he picks another player who has an
    empty chamber besides the safe one, and fills all such chambers with spares of his own, as far as they last. Without
    spares, or with nobody to test, nothing happens."""

    kind = "test_of_honor"
    on_revolver = False


def open_chambers(g: KablamoPlay, owner: int) -> list[int]:
    """Where somebody else may load this revolver: everything empty but the safe position."""
    return [position for position in g.state.revolvers[owner].empty() if position != SAFE]


def testable(g: KablamoPlay, tester: int) -> list[int]:
    return [seat for seat in g.clockwise(tester + 1) if seat != tester and open_chambers(g, seat)]


class HonorWhom(Ask, frozen=True, gc=False):
    """The tester chooses whose revolver he loads."""

    tester: int
    phase: ClassVar[str] = "reload"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        options = testable(g, self.tester)
        return ask_seat(g, self.tester, CHOOSE, sorted(options), options[0], NO_ROOM)

    def answered(self, g: KablamoPlay, answer: Answer) -> HonorLoad:
        return HonorLoad(self.tester, answer)


class HonorLoad(Ask, frozen=True, gc=False):
    """Which of his spares go where. He sees them, so he is asked even if there is nothing to choose."""

    tester: int
    owner: int
    phase: ClassVar[str] = "reload"
    asks_always: ClassVar[bool] = True

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        faces = [bullet.face for bullet in g.state.spares[self.tester]]
        places = [(self.owner, position) for position in open_chambers(g, self.owner)]
        return loading_question(self.tester, LOAD, faces, places)

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        places: Iterable[int] = open_chambers(g, self.owner)
        g.load(self.tester, self.owner, chosen(answer, places), "test_of_honor")
