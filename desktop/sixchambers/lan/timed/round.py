"""One reveal, from the moment it is announced until it is judged: who takes part, what has come in, what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .contest import Coming, Press
from .machine import Machine
from .plausibility import Ruling, photo_finish, weigh
from .schedule import MISSING, Presented, credited, most_credit
from .watermark import Waiting, Watermarks, grace

MOST_PRESSES = 200
"""Of one machine in one round. Nobody presses more; whoever sends more wants to keep us busy."""
FLOOR = 120_000
"""What was pressed later than this must not be made earlier than it by taking a machine's lag off."""


class Round:
    """Pure bookkeeping; the referee decides what follows from it."""

    def __init__(self, coming: Coming, at: int, machines: Iterable[Machine]) -> None:
        self.number = coming.round
        self.coming = coming
        self.at = at
        self.machines = {machine.number: machine for machine in machines}
        # Seats are those of the moment it was armed: whoever comes back plays from the next one on.
        self.seats = {number: machine.seats for number, machine in self.machines.items()}
        self.shown: dict[int, Presented | None] = dict.fromkeys(self.machines)
        self.marks = Watermarks(self.machines)
        claims = [machine.claims for machine in self.machines.values()]
        ups = [claim.up for claim in claims] or [0]
        self.waiting = Waiting(grace(max([claim.jitter for claim in claims], default=0), max(ups) - min(ups)))
        self.presses: list[Press] = []
        self.sealed = b""
        self.key = b""
        self.announced = False
        self.open = False
        self.keys_sent: set[int] = set()
        self.gone: set[int] = set()
        self._seen: dict[int, set[tuple[int, int]]] = {}

    def is_news(self, machine: int, seat: int, number: int) -> bool:
        """False for what came before, and for more than anybody presses."""
        seen = self._seen.setdefault(machine, set())
        if (seat, number) in seen or len(seen) >= MOST_PRESSES:
            return False
        seen.add((seat, number))
        return True

    def takes_part(self, machine: int, seat: int) -> bool:
        """Whoever was gone meanwhile plays from the next one on."""
        return machine in self.machines and machine not in self.gone and seat in self.seats[machine]

    # --- the reveal --------------------------------------------------------------------------------------------------

    def presented(self, machine: int, at: int, uncertainty: int, now: int) -> bool:
        """A screen has shown it; the first word about it counts, and nobody shows anything in the future."""
        if machine not in self.machines or self.shown[machine] is not None:
            return False
        self.shown[machine] = Presented(min(at, now), uncertainty)
        return True

    def screens(self) -> dict[int, Presented | None]:
        """Whom the round needs to have shown it: whoever is gone is not waited for."""
        return {number: shown for number, shown in self.shown.items() if number not in self.gone}

    def all_shown(self, now: int) -> bool:
        return now >= self.at + MISSING or all(shown is not None for shown in self.screens().values())

    @property
    def photo_finish(self) -> int:
        return photo_finish([shown.uncertainty for shown in self.shown.values() if shown is not None])

    # --- presses -----------------------------------------------------------------------------------------------------

    def _presented(self, number: int) -> int:
        """When it was shown there; where there is no word of it, as late as is credited to anybody."""
        shown, machine = self.shown[number], self.machines[number]
        return self.at + most_credit(machine.frame, machine.claims.error) if shown is None else shown.at

    def shift(self, number: int) -> int:
        """What is added to the moments this machine tells: what it is too late for to be credited, minus its lag."""
        machine, presented = self.machines[number], self._presented(number)
        return presented - credited(presented, self.at, machine.frame, machine.claims.error) - machine.lag

    def weigh(self, number: int, claimed: int, now: int, *, strict: bool) -> Ruling:
        machine = self.machines[number]
        ruling = weigh(
            machine.claims,
            at=self.at,
            presented=self._presented(number),
            claimed=claimed,
            arrived=now,
            strict=strict,
        )
        without_lag = ruling.moment - machine.lag
        moment = without_lag if claimed < FLOOR else max(without_lag, FLOOR)
        return Ruling(max(moment, 0), ruling.doubt)

    def press(self, press: Press, now: int, settles: Callable[[list[Press]], int]) -> None:
        """A hand may need a while to get where it is ordered: what settles the round may lie ahead."""
        self.presses.append(press)
        settled = settles(self.presses)
        self.waiting.decided(settled, max(now, self.at + settled))

    def mark(self, number: int, upto: int) -> None:
        if number in self.machines:
            self.marks.mark(number, upto + self.shift(number))

    def contradicts(self, number: int, claimed: int) -> bool:
        return self.marks.contradicts(number, claimed + self.shift(number))

    def time_alone(self, settles: int) -> None:
        """Nobody has pressed anything yet: it is settled when time is up."""
        self.waiting.decided(settles, self.at + settles)

    def may_be_judged(self, now: int) -> bool:
        return self.all_shown(now) and self.waiting.over(now, self.marks)
