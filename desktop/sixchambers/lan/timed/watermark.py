"""When may be judged: as soon as nothing earlier can come any more, and after a bounded time in any case.

Every machine says again and again up to which moment of the round it has sent everything. What is sent in order
arrives in order, so behind such a mark nothing earlier can follow.
"""

from __future__ import annotations

from collections.abc import Iterable

MARK_EVERY = 20_000
SKEW = 40_000
"""By how much the same reveal may be seen at different moments."""
LEAST_GRACE, MOST_GRACE = 60_000, 350_000
"""The most covers one lost piece, which TCP sends again after 200 milliseconds."""
NEVER = -(2**40)


def grace(worst_jitter: int, spread: int = 0) -> int:
    """How long after the decisive press the slower ones are waited for. `spread` is how much longer the slowest link
    takes than the fastest: the decisive press may have come by that one."""
    return min(max(worst_jitter + spread + SKEW + 2 * MARK_EVERY, LEAST_GRACE), MOST_GRACE)


class Watermarks:
    """Up to which moment each machine has told everything."""

    def __init__(self, machines: Iterable[int]) -> None:
        self.marks: dict[int, int] = dict.fromkeys(machines, NEVER)

    def mark(self, machine: int, upto: int) -> None:
        """A mark never goes back."""
        if machine in self.marks:
            self.marks[machine] = max(self.marks[machine], upto)

    def contradicts(self, machine: int, moment: int) -> bool:
        """It has said that nothing so early would come."""
        return moment <= self.marks.get(machine, NEVER)

    def missing(self, upto: int) -> list[int]:
        """Who may still send something up to this moment."""
        return [machine for machine, mark in self.marks.items() if mark < upto]


class Waiting:
    """The decisive press, as far as is known, and until when others are waited for."""

    def __init__(self, grace: int) -> None:
        self.grace = grace
        self.settles: int | None = None
        self.since = 0

    def decided(self, settles: int, arrived: int) -> None:
        """By what has come so far the round is settled at this moment of it; what said so arrived then."""
        if settles != self.settles:
            self.settles, self.since = settles, arrived

    @property
    def cap(self) -> int:
        return self.since + self.grace

    def over(self, now: int, marks: Watermarks) -> bool:
        """May be judged now? Where nobody marks anything, time alone tells."""
        if self.settles is None:
            return False
        return now >= self.cap or (bool(marks.marks) and not marks.missing(self.settles))
