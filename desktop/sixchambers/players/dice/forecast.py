"""What somebody else will probably do with the dice that lie before him, and what that is worth to us.

Each role he may have would use them in its own way; how likely he has it is in our notebook.
"""

from __future__ import annotations

from ...games.dice.conduct import HIDDEN
from ...games.dice.data import EXPLOSION, SHERIFF, TYPES
from ...games.dice.notebook import Chances
from .aiming import hits_of
from .position import Position
from .results import Results, symbols_of
from .stakes import stakes

UNLIKELY = 0.08
"""Roles less likely than this are not worth the thought."""


def forecast(ours: Position, chances: Chances, seat: int, faces: tuple[str, ...]) -> float:
    """What the final dice of this seat will mean to us."""
    value = weight = 0.0
    for kind, likely in zip(TYPES, chances[seat], strict=True):
        if likely >= UNLIKELY:
            value += likely * _resolved(ours, Position(ours.view, stakes(ours.view, chances, seat, kind), seat), faces)
            weight += likely
    return value / weight


def _resolved(ours: Position, theirs: Position, faces: tuple[str, ...]) -> float:
    """Their best use of the dice, at our prices."""
    symbols = symbols_of(faces)
    seat = theirs.seat
    value = ours.loss(seat, 1) if symbols.dynamites >= EXPLOSION else 0.0
    if value and ours.life[seat] == 1:
        return value
    results = Results(theirs)
    _, near, far = results.sight.best(symbols.ones, symbols.twos)
    value += sum([ours.hit(target, hits) for target, hits in hits_of((*near, *far)) if target != seat])
    served = results.served(symbols.beers)
    value += sum([ours.gain(receiver, beers) for receiver, beers in hits_of(served)])
    if symbols.gatlings >= results.character.gatling_needs:
        hurt = [other for other in ours.living if other != seat]
        value += sum([ours.loss(other, ours.people[other].suffers("gatling", 1)) for other in hurt])
        value += ours.dropping(seat, ours.view.arrows[seat], ours.chief == seat)
    return value


def probable(chances: Chances, seat: int) -> tuple[str, float]:
    """The likeliest type of this seat, and how likely it is."""
    row = chances[seat]
    if row[0] == 1.0:
        return SHERIFF, 1.0
    likely = max(row[1:])
    return HIDDEN[row[1:].index(likely)], likely
