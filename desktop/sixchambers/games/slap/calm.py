"""Calm mode: nobody has to be fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import Answer, AnyQuestion, Move, PlayOne
from ...engine.steps import AskAll, Step
from .box import CALM_MS, CALM_STEP_US, MOVE
from .judge import Input
from .judge.shapes import Kind
from .race import so_far
from .resolve import rule

if TYPE_CHECKING:
    from .moves import SlapPlay


class CalmChoice(AskAll, frozen=True, gc=False):
    """The card lies open. Everybody chooses one action in secret, within ten seconds; then lots decide who comes first,
    and the judge does the rest as if it had happened in that order."""

    phase: ClassVar[str] = "calm"
    own_time: ClassVar[int | None] = CALM_MS

    def ask(self, g: SlapPlay) -> tuple[AnyQuestion, ...]:
        return tuple(
            [
                PlayOne(
                    seat=seat,
                    prompt=message("slap.ask_calm"),
                    default=None,
                    about="calm",
                    secret=True,
                    changeable=True,
                    moves=actions(g, seat),
                )
                for seat in g.living()
            ]
        )

    def all_in(self, g: SlapPlay, answers: Mapping[int, Answer]) -> Step | tuple[Step, ...]:
        order = [seat for seat in sorted(answers) if answers[seat] is not None]
        g.core.chance.shuffle("calm", order)
        for place, seat in enumerate(order, 1):
            kind, arg, _ = answers[seat]
            done: Kind = "slap" if kind == "open" else kind
            g.state.inputs.append(Input(place * CALM_STEP_US, seat, done, -1 if arg is None else arg))
        return rule(g, so_far(g))


def actions(g: SlapPlay, seat: int) -> tuple[Move, ...]:
    """Point at somebody and slap, slap open-handed, go for a base that may do."""
    state = g.state
    hands = state.hands[seat]
    moves = [Move("slap", tuple([other for other in g.living() if other != seat])), Move("open")]
    moving = state.card == MOVE
    bases = tuple([base for base in state.bases if base not in hands])
    if bases and (moving or hands[0] < 0):
        moves.append(Move("cover", bases))
    elif bases and len(hands) == 2 and hands[1] < 0 and seat != state.dealer:
        moves.append(Move("cover2", bases))
    return tuple(moves)
