"""What is always true of a table: nothing is lost or made on the way."""

from __future__ import annotations

from collections import Counter

from .data import ARROWS, FACES, GOOD, ROLE_COUNTS, SHERIFF, TYPE_OF
from .state import NO_CHIEF, NOBODY, PILE, DiceState


def check(state: DiceState) -> None:
    """Raise AssertionError if something cannot be."""
    _arrows(state)
    _roles(state)
    _life(state)
    _dice(state)


def _arrows(state: DiceState) -> None:
    held = sum(state.arrows)
    assert state.pile + held == ARROWS, f"{state.pile} arrows in the pile, {held} with players"
    assert min(state.arrows) >= 0 <= state.pile
    chief = state.chief
    assert (chief == NO_CHIEF) == (not state.options.chiefs_arrow)
    assert chief in (NO_CHIEF, PILE) or state.alive[chief], "the Chief's Arrow is with the dead"
    for seat, alive in enumerate(state.alive):
        assert alive or not state.arrows[seat], f"seat {seat} is out and holds arrows"


def _roles(state: DiceState) -> None:
    seats = len(state.roles)
    dealt = Counter([TYPE_OF[role] for role in state.roles])
    wanted = {kind: number for kind, number in ROLE_COUNTS[seats].items() if number}
    assert dealt == wanted, f"{dealt} instead of {wanted}"
    special = [role for role in state.roles if role not in ROLE_COUNTS[seats]]
    assert len(set(special)) == len(special), "a special role was dealt twice"
    assert not special or state.options.special_roles != "off"
    if state.sheriff == NOBODY:
        assert seats == 3 and all(state.shown)
    else:
        assert TYPE_OF[state.roles[state.sheriff]] == SHERIFF and state.shown[state.sheriff]
    for seat, alive in enumerate(state.alive):
        assert alive or state.shown[seat], f"seat {seat} is out, its role face down"


def _life(state: DiceState) -> None:
    ghost = state.ghost
    assert ghost == NOBODY or (state.options.ghost and not state.alive[ghost])
    for seat, life in enumerate(state.life):
        assert life >= 0
        # An old Sheriff keeps what he has above his new limit.
        surplus = state.roles[seat] == GOOD and state.shown[seat]
        assert surplus or life <= state.max_life[seat], f"seat {seat} has {life} of {state.max_life[seat]}"
        assert state.alive[seat] or life == 0
    # Whoever lives without life is about to be eliminated, and that is on the agenda.
    doomed = [seat for seat, alive in enumerate(state.alive) if alive and state.life[seat] == 0]
    assert not doomed or any(type(step).__name__ == "Eliminate" for step in state.agenda), f"{doomed} play on"
    holder = state.token_holder
    assert holder == NOBODY or (ghost != NOBODY and state.alive[holder] and state.token_face)


def _dice(state: DiceState) -> None:
    assert len(state.kinds) == len(state.faces) and len(state.kinds) in (0, 2, 5, 6)
    for kind, face in zip(state.kinds, state.faces, strict=True):
        assert face in FACES[kind] or (face == "" and state.throws == 0), f"{kind} shows {face}"
    assert set(state.fresh) <= set(range(len(state.kinds)))
