"""Whom this seat wants out of the game, and how much, from its role and what it believes about the others."""

from __future__ import annotations

from ...games.bang.box import DEPUTY, HUNTS, LAW, OUTLAW, RENEGADE, SHERIFF
from ...games.bang.notebook import Chances
from ...games.bang.view import BangView

Stakes = tuple[float, ...]
"""For each seat how glad this one would be to see it lose a life point: 1 is the archenemy, below 0 a friend."""

FRIEND = -1.5


def stakes(view: BangView, chances: Chances, seat: int) -> Stakes:
    """By what one is for now: a shadow-Renegade is for the side he is on."""
    role = view.roles[seat] or OUTLAW
    if len(view.roles) == 3:
        return _hunter(view, role, seat)
    if role == RENEGADE and not view.alive[seat]:
        role = DEPUTY if view.sides[seat] == LAW else OUTLAW
    if role == RENEGADE:
        return _renegade(view, chances, seat)
    worth = _LAW if role in (SHERIFF, DEPUTY) else _OUTLAW
    found = []
    for other, (sheriff, deputy, outlaw, renegade) in enumerate(chances):
        if other == seat or not view.alive[other]:
            found.append(0.0)
        else:
            found.append(sheriff * worth[0] + deputy * worth[1] + outlaw * worth[2] + renegade * worth[3])
    return tuple(found)


_LAW = (FRIEND * 2, FRIEND, 1.0, 0.7)
_OUTLAW = (1.0, 0.35, FRIEND, 0.1)


def _hunter(view: BangView, role: str, seat: int) -> Stakes:
    """Three players: one's own target, and whoever is after oneself."""
    living = sum(view.alive)
    return tuple(
        [
            0.0 if other == seat or not alive else 1.0 if living == 2 or view.roles[other] == HUNTS[role] else 0.25
            for other, alive in enumerate(view.alive)
        ]
    )


def _renegade(view: BangView, chances: Chances, seat: int) -> Stakes:
    """Everybody has to go, the Sheriff last. Until then the stronger side is the enemy, and the Sheriff a friend as
    long as the Outlaws could get him."""
    others = [other for other, alive in enumerate(view.alive) if alive and other != seat]
    if len(others) == 1:
        return tuple([float(other in others) for other in range(len(view.alive))])
    outlaws = sum(chances[other][2] * view.life[other] for other in others)
    law = sum((chances[other][0] + chances[other][1]) * view.life[other] for other in others)
    lean = 0.15 if outlaws > law else -0.15
    sheriff = -0.8 if outlaws > 0.5 else -0.4
    worth = (sheriff, 0.4 - lean, 0.45 + lean, 0.5)
    found = []
    for other, row in enumerate(chances):
        if other not in others:
            found.append(0.0)
        else:
            found.append(sum(part * what for part, what in zip(row, worth, strict=True)))
    return tuple(found)
