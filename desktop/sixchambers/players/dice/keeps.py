"""Handfuls of dice as numbers: every set of base dice one may keep, and what each becomes with one die more.

Dice of one kind are alike, so a handful is told by how often each face lies in it: 252 handfuls of five dice, 462 sets
one may keep. The tables are made once; every calculation about throwing runs through them.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

from ...games.dice.data import BASE_FACES, DYNAMITE, EXPLOSION

Counts = tuple[int, ...]
"""How often each of the six base faces lies there."""

FACES = range(len(BASE_FACES))
BURNING = BASE_FACES.index(DYNAMITE)


class Keeps:
    """The tables for so many base dice. A set is known by its number."""

    def __init__(self, dice: int, *, may_pick_dynamite: bool) -> None:
        self.dice = dice
        self.sets: list[Counts] = []
        for size in range(dice, -1, -1):
            for faces in combinations_with_replacement(FACES, size):
                self.sets.append(tuple([faces.count(face) for face in FACES]))
        self.number = {counts: number for number, counts in enumerate(self.sets)}
        self.full = [number for number, counts in enumerate(self.sets) if sum(counts) == dice]
        # From the largest incomplete set to the empty one: each needs only those before it.
        self.grown = [
            (number, tuple([self.number[_with(counts, face)] for face in FACES]))
            for number, counts in enumerate(self.sets)
            if sum(counts) < dice
        ]
        self.exploded = [counts[BURNING] >= EXPLOSION for counts in self.sets]
        self.smaller = [self._smaller(counts, may_pick_dynamite) if sum(counts) == dice else () for counts in self.sets]

    def _smaller(self, counts: Counts, may_pick_dynamite: bool) -> tuple[int, ...]:
        """What one may keep of a full handful to throw at least one die again; nothing once it has exploded."""
        if counts[BURNING] >= EXPLOSION:
            return ()
        ranges = [range(number + 1) for number in counts]
        if not may_pick_dynamite:
            ranges[BURNING] = range(counts[BURNING], counts[BURNING] + 1)
        return tuple([self.number[kept] for kept in product(*ranges) if kept != counts])


def _with(counts: Counts, face: int) -> Counts:
    return (*counts[:face], counts[face] + 1, *counts[face + 1 :])


@cache
def keeps(dice: int, may_pick_dynamite: bool = False) -> Keeps:
    return Keeps(dice, may_pick_dynamite=may_pick_dynamite)
