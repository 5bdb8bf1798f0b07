"""What could this roll do? Exact chances for the active player, from the dice now and those picked to be thrown."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from .characters import CHARACTERS
from .data import ARROW, BEER, BULLET, DYNAMITE, EXPLOSION, FACES, GATLING, ONE, SYMBOLS, TWO
from .view import DiceView

Chances = tuple[float, ...]
"""The chance of 0, 1, 2 ... of something."""


class Prospects(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All of them after the next throw. What is certain already has the chance 1."""

    # Three or more dynamites: throwing ends and a life point is lost.
    dynamite: float
    # The arrows of the throw take the last token of the pile.
    attack: float
    # Enough Gatling symbols among all dice.
    gatling: float
    # The Loudmouth's bullet, newly thrown.
    bullet: float
    # New arrows, and symbols among all dice: how likely each number is.
    arrows: Chances
    shots: Chances
    beers: Chances
    gatlings: Chances

    @property
    def most_likely_shots(self) -> int:
        return max(range(len(self.shots)), key=self.shots.__getitem__)


def prospects(view: DiceView, dice: tuple[int, ...]) -> Prospects:
    """If these dice (places in the pool) are thrown now; with none: if the roller stops."""
    kept = tuple([die.face for place, die in enumerate(view.dice) if place not in dice])
    thrown = tuple([view.dice[place].kind for place in dice])
    ghost = view.active == view.ghost
    character = CHARACTERS[view.characters[view.active]]
    new_arrows = number_of((ARROW,), (), thrown)
    # Bill Noface pays for the arrows on his final dice, so all of them count for him.
    paid = number_of((ARROW,), kept, thrown) if character.defers_arrows else new_arrows
    tokens = view.pile + view.chief_in_pile
    gatlings = number_of((GATLING,), kept, thrown)
    nothing = 0.0
    return Prospects(
        nothing if ghost else at_least(number_of((DYNAMITE,), kept, thrown), EXPLOSION),
        nothing if ghost else at_least(paid, tokens),
        nothing if ghost else at_least(gatlings, character.gatling_needs),
        nothing if ghost else at_least(number_of((BULLET,), (), thrown), 1),
        new_arrows,
        number_of((ONE, TWO), kept, thrown),
        number_of((BEER,), kept, thrown),
        gatlings,
    )


def at_least(chances: Chances, number: int) -> float:
    return sum(chances[number:])


def mean(chances: Chances) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])


@lru_cache(maxsize=4096)
def number_of(symbols: tuple[str, ...], kept: tuple[str, ...], thrown: tuple[str, ...]) -> Chances:
    """How many of these symbols there will be: those that lie there, and those of the dice in the air."""
    chances = [0.0] * sum([_shows(face, symbols) for face in kept]) + [1.0]
    for kind in thrown:
        after = [0.0] * (len(chances) + 2)
        for face in FACES[kind]:
            more = _shows(face, symbols)
            for number, chance in enumerate(chances):
                after[number + more] += chance / 6
        while after and after[-1] == 0.0:
            after.pop()
        chances = after
    return tuple(chances)


def _shows(face: str, symbols: tuple[str, ...]) -> int:
    symbol, number = SYMBOLS.get(face, ("", 0))
    return number if symbol in symbols else 0
