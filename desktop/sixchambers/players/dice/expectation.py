"""What a turn is worth from here: the exact expectation over all throws to come, with the best choice after each.

Works on handfuls (see `keeps`): what the dice will do in the end (`final`) and what a face does at once when it shows
(`at_once`: an arrow taken, a bullet) are all it needs to know. A Saloon die goes along as a die of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...games.dice.data import EXPLOSION
from .keeps import BURNING, FACES, Keeps

Values = list[float]


class Base:
    """A pool of base dice only. `final` is the worth of every set that is full, by number."""

    def __init__(self, keeps: Keeps, final: Values, at_once: Sequence[float]) -> None:
        self.keeps = keeps
        self.final = final
        self.at_once = sum(at_once) / len(FACES)

    def expect(self, throws: int) -> Values:
        """For every set one might keep: what to expect from throwing the rest now, so many throws included."""
        values = self._thrown(self.final)
        for _ in range(throws - 1):
            values = self._thrown(self._best(values))
        return values

    def _thrown(self, full: Values) -> Values:
        values = full.copy()
        at_once = self.at_once
        for number, (a, b, c, d, e, f) in self.keeps.grown:
            values[number] = (values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6 + at_once
        return values

    def _best(self, values: Values) -> Values:
        """After a throw: stop, or keep the best part of it."""
        best = self.final.copy()
        smaller = self.keeps.smaller
        value_of = values.__getitem__
        for number in self.keeps.full:
            kept = smaller[number]
            if kept:
                top = max(map(value_of, kept))
                if top > best[number]:
                    best[number] = top
        return best


class WithSaloonDie:
    """Base dice and one Saloon die: `final[face]` are the values for each face of it, `saloon_at_once` what each of
    its faces does at once. Both Saloon dice have their dynamite where a base die has it."""

    def __init__(
        self,
        keeps: Keeps,
        final: list[Values],
        at_once: Sequence[float],
        saloon_at_once: Sequence[float],
        *,
        may_pick_dynamite: bool,
    ) -> None:
        self.keeps = keeps
        self.final = final
        self.at_once = sum(at_once) / len(FACES)
        self.saloon_at_once = sum(saloon_at_once) / len(FACES)
        self.locked = () if may_pick_dynamite else (BURNING,)
        self.burns = [counts[BURNING] for counts in keeps.sets]

    def expect(self, throws: int) -> tuple[list[Values], Values]:
        """With the Saloon die kept on each of its faces, and with it thrown along."""
        kept, thrown = self._thrown(self.final)
        for _ in range(throws - 1):
            kept, thrown = self._thrown(self._best(kept, thrown))
        return kept, thrown

    def _thrown(self, full: list[Values]) -> tuple[list[Values], Values]:
        kept = []
        at_once = self.at_once
        grown = self.keeps.grown
        for start in full:
            values = start.copy()
            for number, (a, b, c, d, e, f) in grown:
                values[number] = (values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6 + at_once
            kept.append(values)
        saloon = self.saloon_at_once
        one, two, three, four, five, six = kept
        thrown = [
            (a + b + c + d + e + f) / 6 + saloon
            for a, b, c, d, e, f in zip(one, two, three, four, five, six, strict=True)
        ]
        return kept, thrown

    def _best(self, kept: list[Values], thrown: Values) -> list[Values]:
        best = []
        full, smaller, burns = self.keeps.full, self.keeps.smaller, self.burns
        # What throwing the Saloon die again is worth does not depend on its face.
        again = [0.0] * len(thrown)
        for number in full:
            rest = smaller[number]
            again[number] = max(thrown[number], max(map(thrown.__getitem__, rest))) if rest else thrown[number]
        for face in FACES:
            values = kept[face]
            chosen = self.final[face].copy()
            for number in full:
                if burns[number] + (face == BURNING) >= EXPLOSION:
                    continue
                rest = smaller[number]
                top = max(map(values.__getitem__, rest)) if rest else chosen[number]
                if face not in self.locked and again[number] > top:
                    top = again[number]
                if top > chosen[number]:
                    chosen[number] = top
            best.append(chosen)
        return best
