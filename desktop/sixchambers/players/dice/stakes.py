"""What is at stake for a seat: what a life point of everybody is worth to it, and whose end ends the game.

Positive: somebody to keep alive; negative: somebody to get rid of. Everything follows from one's own role and from how
likely everybody else holds each role.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ...games.dice.data import DEPUTY, HUNTS, OUTLAW, RENEGADE, SHERIFF, TYPE_OF
from ...games.dice.notebook import Chances
from ...games.dice.view import DiceView

WIN = 10.0
"""The game itself, in life points of somebody who matters."""

LAW: dict[str, tuple[float, float, float, float]] = {
    SHERIFF: (2.0, 0.6, -1.0, -0.6),
    DEPUTY: (1.9, 0.6, -1.0, -0.6),
}
OUTLAWS = (-1.6, -0.55, 0.6, -0.15)
"""What a life point of a Sheriff, a Deputy, an Outlaw, a Renegade is worth to the law and to an Outlaw."""

OWN = {SHERIFF: 2.0, DEPUTY: 0.8, OUTLAW: 0.85, RENEGADE: 1.5}
"""And one's own."""

CLEANING_UP = -1.1
"""A Renegade, to the law, once no Outlaw is left."""


class Stakes(Struct, frozen=True):
    """`worth` of a life point, and what somebody's elimination is worth beyond that (`ends`), by seat."""

    worth: tuple[float, ...]
    ends: tuple[float, ...]


def stakes(view: DiceView, chances: Chances, seat: int, kind: str | None = None) -> Stakes:
    """For this seat, if it is of this type (its own by default)."""
    if view.sheriff is None:
        return _hunt(view, seat)
    kind = kind or side(view, seat)
    if kind == RENEGADE:
        return _alone(view, chances, seat)
    return _outlaw(view, chances, seat) if kind == OUTLAW else _law(view, chances, seat, kind)


def side(view: DiceView, seat: int) -> str:
    """The type whose victory is this seat's: a Ghost Renegade has taken a side."""
    role = view.roles[seat]
    assert role is not None
    if seat == view.ghost and view.ghost_side is not None:
        return view.ghost_side
    return TYPE_OF[role]


def _mixed(chances: Sequence[float], values: Sequence[float]) -> float:
    return chances[0] * values[0] + chances[1] * values[1] + chances[2] * values[2] + chances[3] * values[3]


def enemies_left(view: DiceView) -> tuple[int, int]:
    """Outlaws and Renegades still living: everybody can count them."""
    dead = [TYPE_OF[role] for role, alive in zip(view.roles, view.alive, strict=True) if role is not None and not alive]
    counts = dict(view.counts)
    return counts[OUTLAW] - dead.count(OUTLAW), counts[RENEGADE] - dead.count(RENEGADE)


def _law(view: DiceView, chances: Chances, seat: int, kind: str) -> Stakes:
    """The Sheriff must live, everybody on the other side must not."""
    outlaws, renegades = enemies_left(view)
    values = list(LAW[kind])
    if outlaws == 0:
        values[3] = CLEANING_UP
    worth = [_mixed(one, values) for one in chances]
    ends = [0.0] * len(worth)
    if outlaws + renegades == 1:
        ends = [WIN * (one[2] + one[3]) for one in chances]
    assert view.sheriff is not None
    ends[view.sheriff] = -WIN
    return _with_own(worth, ends, seat, OWN[kind], ends[seat])


def _outlaw(view: DiceView, chances: Chances, seat: int) -> Stakes:
    """The Sheriff's end is the victory; the others only stand in the way."""
    outlaws, renegades = enemies_left(view)
    worth = [_mixed(one, OUTLAWS) for one in chances]
    ends = [0.0] * len(worth)
    assert view.sheriff is not None
    ends[view.sheriff] = WIN
    last = view.alive[seat] and outlaws + renegades == 1
    return _with_own(worth, ends, seat, OWN[OUTLAW], -WIN if last else 0.0)


def _alone(view: DiceView, chances: Chances, seat: int) -> Stakes:
    """The Renegade: everybody goes, the Sheriff last. Whoever is ahead is brought down first."""
    living = [other for other, alive in enumerate(view.alive) if alive and other != seat]
    assert view.sheriff is not None
    ends = [0.0] * len(chances)
    if living == [view.sheriff]:
        worth = [0.0] * len(chances)
        worth[view.sheriff] = -1.6
        ends[view.sheriff] = WIN
        return _with_own(worth, ends, seat, OWN[RENEGADE], -WIN)
    law = sum([view.life[other] * (chances[other][0] + chances[other][1]) for other in living])
    outlaws = sum([view.life[other] * chances[other][2] for other in living])
    lead = max(-1.0, min(1.0, (outlaws - law) / max(law + outlaws, 1.0) * 1.5))
    sheriff = view.life[view.sheriff]
    guard = 0.9 if sheriff <= 4 else 0.3 if outlaws > 0 else -0.1
    values = (guard, -0.55 + 0.4 * lead, -0.65 - 0.4 * lead, -0.7)
    worth = [_mixed(one, values) for one in chances]
    ends[view.sheriff] = -WIN
    return _with_own(worth, ends, seat, OWN[RENEGADE], -WIN)


def _hunt(view: DiceView, seat: int) -> Stakes:
    """Three players: bring down the one you hunt, before your hunter gets you. After any other elimination the last
    one standing wins."""
    roles = view.roles
    mine = roles[seat]
    assert mine is not None
    worth = [0.0] * len(roles)
    ends = [0.0] * len(roles)
    everybody = all(view.alive)
    for other, role in enumerate(roles):
        if other == seat or not view.alive[other]:
            continue
        assert role is not None
        if not everybody or role == HUNTS[mine]:
            worth[other], ends[other] = -1.2, WIN
        else:
            # One's own hunter: his fall by our hand opens a duel; by the prey's hand it loses the game.
            worth[other] = -0.35 if view.life[other] > 2 else 0.1
    return _with_own(worth, ends, seat, 1.2, -WIN)


def _with_own(worth: list[float], ends: list[float], seat: int, own: float, end: float) -> Stakes:
    worth[seat], ends[seat] = own, end
    return Stakes(tuple(worth), tuple(ends))
