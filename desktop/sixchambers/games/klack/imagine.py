"""A full state that fits what one seat sees and remembers."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.questions import Answer
from ...engine.state import Core
from .state import NOTHING, Holding, KlackOptions, KlackState, minus, plus
from .steps import Bids, Choice, Raise, Solvency, TieSolvency, Trigger
from .view import KlackMemory, KlackView


def imagine(view: KlackView, memory: KlackMemory, chance: Chance) -> KlackState:
    """Purses come from memory, or are dealt from the bills nobody can see; answers that are in but hidden are
    drawn from what that seat could have given."""
    seats = len(view.alive)
    purses = _purses(view, memory, chance)
    state = KlackState(
        Core(chance, asked=1),
        [],
        [],
        KlackOptions(view.bang_other_bids, view.open_books, view.pull),  # type: ignore[arg-type]
        view.round,
        view.centre,
        list(view.alive),
        purses,
        list(view.bids),
        list(view.stacks),
        view.carried,
        NOTHING,
    )
    state.removed = minus((6 * seats, 6 * seats), _in_play(state))
    step = _step(view)
    if step is not None:
        state.agenda.append(step)
    for seat, ready in enumerate(view.ready):
        if ready:
            state.core.given[seat] = _hidden_answer(state, seat, chance)
    return state


def _step(view: KlackView) -> Bids | Solvency | TieSolvency | Raise | Choice | Trigger | None:
    """The step whose question is open."""
    if view.phase == "solvency":
        return Solvency()
    if view.phase == "bids":
        return Bids()
    if view.phase == "tie_solvency":
        return TieSolvency(view.tied)
    if view.phase == "ties":
        return Raise(view.tied)
    if view.phase == "choice" and view.high is not None:
        return Choice(view.high)
    if view.phase == "pull" and view.high is not None and view.chosen is not None:
        return Trigger(view.high, view.chosen)
    return None


def _purses(view: KlackView, memory: KlackMemory, chance: Chance) -> list[Holding]:
    known = [
        shown if shown is not None else remembered for shown, remembered in zip(view.purses, memory.purses, strict=True)
    ]
    pool = [6 * len(known), 6 * len(known)]
    for holding in [*known, *view.bids, view.carried, *(bills for stacks in view.stacks for bills in stacks)]:
        if holding is not None:
            pool[0] -= holding[0]
            pool[1] -= holding[1]
    purses: list[Holding] = []
    for seat, purse in enumerate(known):
        if purse is None:
            purse = _deal(pool, chance) if view.alive[seat] else NOTHING
        purses.append(purse)
    return purses


def _deal(pool: list[int], chance: Chance) -> Holding:
    """Some of the unseen bills, at least one where there is one."""
    ones = chance.below("imagine", min(pool[0], 6) + 1)
    twos = chance.below("imagine", min(pool[1], 6) + 1)
    if ones + twos == 0:
        ones, twos = (1, 0) if pool[0] else (0, min(pool[1], 1))
    pool[0] -= ones
    pool[1] -= twos
    return (ones, twos)


def _hidden_answer(state: KlackState, seat: int, chance: Chance) -> Answer:
    ones, twos = state.purses[seat]
    if ones + twos == 0:
        return chance.below("imagine", len(state.stacks[seat]))
    number = 1 + chance.below("imagine", (ones + 1) * (twos + 1) - 1)
    return (number % (ones + 1), number // (ones + 1))


def _in_play(state: KlackState) -> Holding:
    total = state.carried
    for holding in [*state.purses, *state.bids, *(bills for stacks in state.stacks for bills in stacks)]:
        if holding is not None:
            total = plus(total, holding)
    return total
