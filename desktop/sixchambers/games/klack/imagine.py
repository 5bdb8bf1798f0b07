"""A full state that fits what one seat sees and remembers."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.questions import Answer
from ...engine.state import Core
from .money import NOTHING, Holding, minus, plus
from .state import KlackOptions, KlackState
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
    if view.phase in ("solvency", "tie_solvency"):
        _find_broke(view, known, chance)
    pool = [6 * len(known), 6 * len(known)]
    for holding in [*known, *view.bids, view.carried, *(bills for stacks in view.stacks for bills in stacks)]:
        if holding is not None:
            pool[0] -= holding[0]
            pool[1] -= holding[1]
    bidders = {"bids": [seat for seat, alive in enumerate(view.alive) if alive], "ties": view.tied}
    needy = [seat for seat in bidders.get(view.phase, ()) if known[seat] is None]
    purses: list[Holding] = []
    for seat, purse in enumerate(known):
        if purse is None:
            still_needy = sum(other > seat for other in needy)
            purse = _deal(pool, still_needy, chance) if view.alive[seat] else NOTHING
        purses.append(purse)
    return purses


def _find_broke(view: KlackView, known: list[Holding | None], chance: Chance) -> None:
    """Only who has no bid money is asked anything now: whoever has answered, and somebody who has not yet."""
    for seat, ready in enumerate(view.ready):
        if ready:
            known[seat] = NOTHING
    askable = [
        seat
        for seat, alive in enumerate(view.alive)
        if alive and not view.ready[seat] and len(view.stacks[seat]) > 1 and (not view.tied or seat in view.tied)
    ]
    unknown = [seat for seat in askable if known[seat] is None]
    if unknown and all(known[seat] != NOTHING for seat in askable):
        known[chance.pick("imagine", unknown)] = NOTHING


def _deal(pool: list[int], left_for: int, chance: Chance) -> Holding:
    """Some of the unseen bills, at least one where there is one to spare: so many others need one as well."""
    spare = pool[0] + pool[1] - left_for
    ones = chance.below("imagine", min(pool[0], 6, spare) + 1)
    twos = chance.below("imagine", min(pool[1], 6, spare - ones) + 1)
    if ones + twos == 0 and spare:
        ones, twos = (1, 0) if pool[0] else (0, 1)
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
