"""Spreading shots over targets: the best way to use so many 1s and 2s."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement

Gain = Callable[[int, int], float]
"""What so many hits on a seat are worth."""

Hits = dict[int, int]


class Gunsight:
    """Whom 1s and 2s reach, and what hitting them is worth. Answers are remembered, for a turn asks them often."""

    def __init__(self, ones: tuple[int, ...], twos: tuple[int, ...], gain: Gain) -> None:
        self.ones = ones
        self.twos = twos
        self._gain = gain
        self._gains: dict[tuple[int, int], float] = {}
        self._best: dict[tuple[int, int], tuple[float, tuple[int, ...], tuple[int, ...]]] = {}

    def gain(self, seat: int, hits: int) -> float:
        if not hits:
            return 0.0
        known = self._gains.get((seat, hits))
        if known is None:
            known = self._gains[seat, hits] = self._gain(seat, hits)
        return known

    def value(self, ones: int, twos: int) -> float:
        return self.best(ones, twos)[0]

    def best(self, ones: int, twos: int) -> tuple[float, tuple[int, ...], tuple[int, ...]]:
        """The worth of the best use, and the targets of the 1s and of the 2s."""
        found = self._best.get((ones, twos))
        if found is None:
            found = self._best[ones, twos] = self._search(ones, twos)
        return found

    def _search(self, ones: int, twos: int) -> tuple[float, tuple[int, ...], tuple[int, ...]]:
        if self.ones == self.twos:
            value, targets = self._split(ones + twos, self.ones)
            return value, targets[:ones], targets[ones:]
        if not set(self.ones) & set(self.twos):
            near, near_targets = self._split(ones, self.ones)
            far, far_targets = self._split(twos, self.twos)
            return near + far, near_targets, far_targets
        best: tuple[float, tuple[int, ...], tuple[int, ...]] | None = None
        for near_targets in combinations_with_replacement(self.ones, ones):
            for far_targets in combinations_with_replacement(self.twos, twos):
                value = self._worth((*near_targets, *far_targets))
                if best is None or value > best[0]:
                    best = (value, near_targets, far_targets)
        assert best is not None
        return best

    def _split(self, shots: int, targets: Sequence[int]) -> tuple[float, tuple[int, ...]]:
        best: tuple[float, tuple[int, ...]] | None = None
        for spread in combinations_with_replacement(targets, shots):
            value = self._worth(spread)
            if best is None or value > best[0]:
                best = (value, spread)
        assert best is not None
        return best

    def _worth(self, targets: tuple[int, ...]) -> float:
        return sum([self.gain(seat, targets.count(seat)) for seat in set(targets)])

    def doubled(self, targets: tuple[int, ...]) -> tuple[float, int]:
        """The shot that gains most by hitting for two, and how much."""
        return max(
            [
                (self.gain(seat, targets.count(seat) + 1) - self.gain(seat, targets.count(seat)), -seat)
                for seat in targets
            ]
        )


def hits_of(targets: Sequence[int]) -> Iterator[tuple[int, int]]:
    for seat in dict.fromkeys(targets):
        yield seat, targets.count(seat)
