"""The deduction notebook: for every seat the probability of each role, as it follows from what one seat knows.

Every layout of roles that fits the open ones, the number of each role and one's own is weighed by how well it explains
what everybody has openly done to whom (`deeds` in the memory). Nothing hidden goes in.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from .box import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from .memory import BangMemory
from .view import BangView

Chances = tuple[tuple[float, float, float, float], ...]
"""For each seat the probability of Sheriff, Deputy, Outlaw, Renegade."""

ORDER = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)
HIDDEN = (DEPUTY, OUTLAW, RENEGADE)

TEMPER = 0.4
"""How much a deed tells: a shot counts two points of it, a stolen card one, a favour less than none."""

MEANS = {
    # Towards the Sheriff, whom everybody knows, people act as they are.
    (DEPUTY, SHERIFF): -1.5,
    (OUTLAW, SHERIFF): 1.0,
    (RENEGADE, SHERIFF): -0.4,
    # Towards the rest they guess themselves.
    (DEPUTY, DEPUTY): -0.3,
    (DEPUTY, OUTLAW): 0.3,
    (DEPUTY, RENEGADE): 0.2,
    (OUTLAW, DEPUTY): 0.2,
    (OUTLAW, OUTLAW): -0.3,
    (OUTLAW, RENEGADE): 0.1,
    (RENEGADE, DEPUTY): 0.1,
    (RENEGADE, OUTLAW): 0.2,
    (RENEGADE, RENEGADE): 0.1,
}
"""Who is how likely to harm whom, above zero, or to spare him."""

MOST = 8
"""However often somebody does the same, there is an end to what it proves."""


def read(view: BangView, memory: BangMemory) -> Chances:
    """What this seat can say about everybody's role."""
    return _read(view.roles, memory.deeds or ((0,) * len(view.roles),) * len(view.roles))


def suspected(view: BangView, memory: BangMemory) -> Chances:
    """What somebody who only watches can say: what everybody at the table may believe about everybody."""
    own = view.seat
    shown = tuple(
        [
            None if seat == own and role != SHERIFF and view.alive[seat] and len(view.roles) > 3 else role
            for seat, role in enumerate(view.roles)
        ]
    )
    return _read(shown, memory.deeds or ((0,) * len(view.roles),) * len(view.roles))


@lru_cache(maxsize=64)
def _read(roles: tuple[str | None, ...], deeds: tuple[tuple[int, ...], ...]) -> Chances:
    hidden = [seat for seat, role in enumerate(roles) if role is None]
    counts = ROLES[len(roles)]
    left = tuple([counts.count(role) - roles.count(role) for role in HIDDEN])
    alone = [[_towards_known(seat, role, roles, deeds) for role in HIDDEN] for seat in hidden]
    pairs = [
        (one, other, min(deeds[hidden[one]][hidden[other]], MOST))
        for one in range(len(hidden))
        for other in range(len(hidden))
        if deeds[hidden[one]][hidden[other]]
    ]
    totals = [[0.0, 0.0, 0.0] for _ in hidden]
    for layout in layouts(left):
        tells = 0.0
        for place, kind in enumerate(layout):
            tells += alone[place][kind]
        for one, other, deed in pairs:
            tells += deed * MEANS[HIDDEN[layout[one]], HIDDEN[layout[other]]]
        weight = exp(TEMPER * tells)
        for place, kind in enumerate(layout):
            totals[place][kind] += weight
    chances = []
    for seat, role in enumerate(roles):
        if role is not None:
            chances.append(tuple([float(role == one) for one in ORDER]))
        else:
            row = totals[hidden.index(seat)]
            whole = sum(row)
            chances.append((0.0, *[part / whole for part in row]))
    return tuple(chances)  # type: ignore[arg-type]


def _towards_known(seat: int, role: str, roles: tuple[str | None, ...], deeds: tuple[tuple[int, ...], ...]) -> float:
    """What this seat's deeds towards people of known roles say for its having this one."""
    tells = 0.0
    for other, known in enumerate(roles):
        if known is not None and other != seat:
            tells += min(deeds[seat][other], MOST) * MEANS[role, known]
    return tells


@lru_cache(maxsize=100)
def layouts(left: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to lay so many Deputies, Outlaws and Renegades before as many seats; 210 at most."""
    if not any(left):
        return ((),)
    return tuple(
        [
            (kind, *rest)
            for kind, number in enumerate(left)
            if number
            for rest in layouts((*left[:kind], number - 1, *left[kind + 1 :]))
        ]
    )
