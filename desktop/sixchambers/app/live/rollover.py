"""Does this keyboard hear everybody at once? Cheap ones lose a key when several are held; better to know before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

TRIALS = 5
WITHIN_NS = 400_000_000
"""Presses within this of the first one belong together."""


@dataclass
class Rollover:
    """Everybody presses SHOOT together, a few times."""

    keys: Sequence[str]
    heard: list[set[str]] = field(default_factory=list)
    _began: int = 0

    @property
    def done(self) -> bool:
        return len(self.heard) >= TRIALS and all(self._full(trial) for trial in self.heard[-1:])

    def _full(self, trial: set[str]) -> bool:
        return trial == set(self.keys)

    def press(self, key: str, at_ns: int) -> None:
        if key not in self.keys:
            return
        if not self.heard or at_ns - self._began > WITHIN_NS or key in self.heard[-1]:
            if len(self.heard) >= TRIALS:
                return
            self.heard.append(set())
            self._began = at_ns
        self.heard[-1].add(key)

    def over(self, at_ns: int) -> bool:
        """All trials are in, and nothing more can belong to the last one."""
        return len(self.heard) >= TRIALS and (self._full(self.heard[-1]) or at_ns - self._began > WITHIN_NS)

    def lost(self) -> dict[str, int]:
        """How often each key was missing."""
        return {key: sum(key not in trial for trial in self.heard) for key in self.keys}
