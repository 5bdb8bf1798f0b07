"""How players of each role behave, as far as it can be told from outside: how likely a deed is for somebody who is a
Deputy, an Outlaw or a Renegade.

Nobody knows more than what lies open: whether somebody shoots at a seat depends on what *everybody* could believe about
that seat then. People err, bluff and play on a whim, so no single deed proves anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp

from .data import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from .memory import ARROW, BEER, GATLING, GIFT, HELP, RELIEF, SHOT, Deed

HIDDEN = (DEPUTY, OUTLAW, RENEGADE)
"""The types a role card that lies face down can have, in the order of all rows here."""

Row = tuple[float, float, float]
"""One number for each of the hidden types."""

Marginals = Sequence[Sequence[float]]
"""For each seat the probability of Sheriff, Deputy, Outlaw, Renegade."""

GRUDGE: dict[str, tuple[float, float, float, float]] = {
    DEPUTY: (-1.6, -0.7, 1.0, 0.5),
    OUTLAW: (1.4, 0.5, -0.7, 0.0),
    RENEGADE: (-0.7, 0.2, 0.4, 0.3),
}
"""How gladly each type hurts a Sheriff, a Deputy, an Outlaw, a Renegade."""

DUEL = (2.0, 0.2, 0.4, 0.3)
"""The same for a Renegade who is alone with the Sheriff: now he must."""

RESOLVE = 2.0
"""How strictly people follow their grudges."""

WHIM = 0.2
"""The share of deeds that mean nothing."""

GATLING_ODDS: Row = (0.8, 1.2, 1.0)
"""Whoever protects somebody throws for the Gatling less often."""

AGAIN = (1.0, 0.5, 0.3)
"""The second and third time in one turn say less than the first."""

HOSTILE = (SHOT, ARROW)
FRIENDLY = (BEER, GIFT, RELIEF, HELP)


def odds(deed: Deed, living: Iterable[int], marginals: Marginals, before: int) -> Row | None:
    """How likely the deed was for each type of its actor, or None if it says nothing. `before`: how often he did the
    same to the same seat in this turn."""
    if deed.kind == GATLING:
        return GATLING_ODDS
    if deed.kind in HOSTILE and not deed.what:
        sign = RESOLVE
    elif deed.kind in FRIENDLY and deed.target != deed.actor:
        sign = -RESOLVE
    else:
        return None
    there = [seat for seat in living if seat != deed.actor]
    choices = deed.choices or there
    if len(choices) < 2 or deed.target not in choices:
        return None
    weight = AGAIN[min(before, len(AGAIN) - 1)]
    duel = len(there) == 1
    place = choices.index(deed.target)
    row = [_chosen(_grudges(kind, choices, marginals, duel), place, sign) ** weight for kind in HIDDEN]
    return (row[0], row[1], row[2])


def _grudges(kind: str, choices: Sequence[int], marginals: Marginals, duel: bool) -> list[float]:
    """How gladly somebody of this type would hurt each of the seats."""
    sheriff, deputy, outlaw, renegade = DUEL if duel and kind == RENEGADE else GRUDGE[kind]
    return [
        sheriff * one[0] + deputy * one[1] + outlaw * one[2] + renegade * one[3]
        for one in [marginals[seat] for seat in choices]
    ]


def _chosen(grudges: list[float], place: int, sign: float) -> float:
    """The probability of choosing that place: the better it serves, the likelier, but for a whim."""
    pull = [exp(sign * grudge) for grudge in grudges]
    return WHIM / len(pull) + (1 - WHIM) * pull[place] / sum(pull)


def certain(kind: str) -> tuple[float, float, float, float]:
    """The probabilities of a seat whose type is known."""
    return (
        1.0 if kind == SHERIFF else 0.0,
        1.0 if kind == DEPUTY else 0.0,
        1.0 if kind == OUTLAW else 0.0,
        1.0 if kind == RENEGADE else 0.0,
    )
