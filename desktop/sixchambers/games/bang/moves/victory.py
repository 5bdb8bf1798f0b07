"""Who has won, if anybody has."""

from __future__ import annotations

from msgspec import Struct

from ..box import DEPUTY, HUNTS, LAW, OUTLAW, RENEGADE, SHERIFF
from ..state import BangState


class Won(Struct, frozen=True, gc=False):
    winners: tuple[int, ...]
    why: str


def judge(state: BangState) -> Won | None:
    """Looked at once after every effect that eliminated somebody."""
    if len(state.roles) == 3:
        return _among_three(state)
    if not state.alive[state.roles.index(SHERIFF)]:
        return _without_a_sheriff(state)
    if any(alive and role in (OUTLAW, RENEGADE) for alive, role in zip(state.alive, state.roles, strict=True)):
        return None
    return Won(_side(state, LAW), "bang.end_law")


def _without_a_sheriff(state: BangState) -> Won:
    """A Renegade wins alone if nobody else is in the game, a shadow in its turn included; else the Outlaws do,
    even if they are all dead."""
    present = state.present
    if len(present) == 1 and state.alive[present[0]] and state.roles[present[0]] == RENEGADE:
        return Won(present, "bang.end_renegade")
    return Won(_side(state, OUTLAW), "bang.end_outlaws")


def _side(state: BangState, side: str) -> tuple[int, ...]:
    """Everybody on a side, living or dead; of the Renegades those whose shadow is on it."""
    roles = (SHERIFF, DEPUTY) if side == LAW else (OUTLAW,)
    return tuple(
        [
            seat
            for seat, role in enumerate(state.roles)
            if role in roles or (role == RENEGADE and not state.alive[seat] and state.sides[seat] == side)
        ]
    )


def _among_three(state: BangState) -> Won | None:
    """Whoever eliminates his own target himself has won; otherwise the last one is."""
    for victim, by in state.doomed:
        if by >= 0 and HUNTS[state.roles[by]] == state.roles[victim] and state.alive[by]:
            return Won((by,), "bang.end_hunted")
    living = tuple([seat for seat, alive in enumerate(state.alive) if alive])
    return Won(living, "bang.end_last") if len(living) <= 1 else None
