"""The Ghost's turn: two dice, and a token for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, Move, PlayOne
from ....engine.steps import Ask

if TYPE_CHECKING:
    from ..moves import DicePlay

HAUNT = message("dice.ask_token")


class GiveToken(Ask, frozen=True, gc=False):
    """He gives the token of one of his two faces to a living player; two equal faces go together with the doubler.
    He has to."""

    phase: ClassVar[str] = "token"

    def ask(self, g: DicePlay) -> AnyQuestion:
        state = g.state
        living = g.others(state.ghost)
        return PlayOne(
            seat=state.ghost,
            prompt=HAUNT,
            default=(state.faces[0], living[0], None),
            about="token",
            moves=tuple([Move(face, living) for face in dict.fromkeys(state.faces)]),
            may_pass=False,
        )

    def answered(self, g: DicePlay, answer: Answer) -> None:
        face, seat, _ = answer
        g.give_token(seat, face, double=len(set(g.state.faces)) == 1)
