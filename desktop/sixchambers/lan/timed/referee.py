"""The referee: stands between what machines claim and the game. Pure: it is told the time and says what to send.

Nothing is handed to the game before it is sure, or has waited long enough, that nothing earlier can come.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from .. import messages as wire
from . import late_key
from .contest import Coming, Contest, Press
from .game_time import GameTime
from .hands import delay
from .machine import Machine
from .plausibility import Warned
from .round import Round
from .schedule import LEAST_LEAD, MISSING, TOO_LATE, Misdeals, lead

HICCUP = 250
"""So many milliseconds late, a deadline counts from when it was noticed."""


class Fairness(Struct, frozen=True):
    """How far people at this table trust each other."""

    # Are presses that were under way for too long counted from when they can have been made at the earliest?
    strict: bool = False
    # Is what will be revealed sent open and ahead, instead of sealed?
    early: bool = False


Odd = Literal["impossible", "backdated", "contradiction", "late", "misdeal", "not_in_time", "refused"]


class Logged(Struct, frozen=True):
    """Something odd, for whoever looks into it. `matters`: it would, or could, have changed the verdict."""

    what: Odd
    round: int
    machine: int
    seat: int = -1
    by: int = 0
    matters: bool = False


class Referee:
    """Hears machines (`hear`), does what is due (`wake`), and leaves what is to be sent in `out`."""

    def __init__(self, contest: Contest, time: GameTime, now: int, fairness: Fairness | None = None) -> None:
        self.contest = contest
        self.time = time
        self.fairness = fairness or Fairness()
        self.machines: dict[int, Machine] = {}
        self.out: deque[tuple[int, Any]] = deque()
        self.warnings: deque[tuple[int, int, Warned]] = deque()  # machine, seat (or -1), what
        self.given_up: deque[int] = deque()
        self.log: deque[Logged] = deque(maxlen=500)
        self.round: Round | None = None
        self.paused = False
        # Are waits in which nobody has anything to do skipped? For tests, and for whoever only watches.
        self.hurry = False
        self.misdeals = Misdeals()
        self._judged: dict[
            int, tuple[int, int]
        ] = {}  # the last rounds: when each was judged, and what it was settled at
        self._handled = 0
        self._send_first = False
        self._now = now

    # --- who is there ------------------------------------------------------------------------------------------------

    def attach(self, number: int, seats: Iterable[int], now: int) -> None:
        """A machine comes, or comes back."""
        machine = self.machines.get(number)
        if machine is None:
            machine = self.machines[number] = Machine(number, now)
        else:
            machine.come_back(now)
        machine.seats = frozenset(seats)

    def seat(self, number: int, seats: Iterable[int]) -> None:
        """Whose seats are whose has changed; a round that is under way goes on as it was armed."""
        if number in self.machines:
            self.machines[number].seats = frozenset(seats)

    def detach(self, number: int, now: int) -> None:
        """The link is gone. Hands stay where they are; what is missing is waited for no longer than for anybody."""
        machine = self.machines.get(number)
        if machine is not None:
            machine.connected = False
            if self.round is not None:
                self.round.gone.add(number)
            self.wake(now)

    def forget(self, number: int) -> None:
        """Gone for good."""
        self.machines.pop(number, None)
        if self.round is not None:
            self.round.gone.add(number)

    def waits_for(self, now: int) -> list[int]:
        """Between rounds: whoever plays and is not heard."""
        return [number for number, machine in self.machines.items() if machine.seats and machine.silent(now)]

    # --- what machines say -------------------------------------------------------------------------------------------

    def hear(self, number: int, words: Any, now: int) -> None:
        machine = self.machines.get(number)
        if machine is None:
            return
        machine.heard = now
        match words:
            case wire.AskTime(count, sent):
                self._say(number, wire.TellTime(count, sent, now, now))
            case wire.Echo(count):
                machine.echo(count, now)
            case wire.Synced():
                machine.synced = words
            case wire.Presented(round, at, uncertainty):
                self._presented(machine, round, at, uncertainty, now)
            case wire.Press():
                self._press(machine, words, now)
            case wire.Mark(round, upto):
                if self.round is not None and self.round.number == round:
                    self.round.mark(number, upto)
        self.wake(now)

    def _presented(self, machine: Machine, round: int, at: int, uncertainty: int, now: int) -> None:
        under_way = self.round
        if under_way is None or under_way.number != round or not under_way.announced:
            return
        if under_way.presented(machine.number, at, uncertainty, now):
            # A key that comes by a link that wavers is no screen that dawdles.
            wavers = 0 if self.fairness.early else machine.wavers
            machine.record.showed(at - under_way.at - wavers)

    def _press(self, machine: Machine, said: wire.Press, now: int) -> None:
        round = self.round
        if round is None or said.round != round.number or not round.takes_part(machine.number, said.seat):
            self._too_late(machine, said, now)
            return
        if not round.is_news(machine.number, said.seat, said.number):
            return
        if not self.contest.may(said.seat, said.kind, said.aim):
            self._note("refused", machine, said.seat)
            return
        moment = said.moment
        if not round.open:
            moment = min(moment, -1)
            self.contest.press_early(Press(moment, said.seat, said.kind, said.aim), self.time.ms(now))
        elif moment < 0:  # pressed before it was seen; it only came later
            moment = 0
            self._take(round, Press(0, said.seat, said.kind, said.aim), now)
        else:
            if round.contradicts(machine.number, moment):
                self._note("contradiction", machine, said.seat)
                return
            ruling = round.weigh(machine.number, moment, now, strict=self.fairness.strict)
            machine.record.weighed(ruling)
            if ruling.doubt:
                self._note(ruling.doubt, machine, said.seat, by=ruling.moment - moment)
            if ruling.doubt == "impossible":
                return
            moment = ruling.moment
            self._take(round, Press(moment, said.seat, said.kind, said.aim), now)
        hand = wire.Hand(said.seat, said.number, said.kind, said.aim, moment)
        self._say_all(wire.Hands(round.number, (hand,)))

    def _take(self, round: Round, press: Press, now: int) -> None:
        round.press(press, now, lambda presses: self.contest.settles(presses, round.photo_finish))

    def _too_late(self, machine: Machine, said: wire.Press, now: int) -> None:
        if said.seat not in machine.seats:
            return
        judged, settled = self._judged.get(said.round, (now, 0))
        self._note("late", machine, said.seat, by=now - judged, matters=0 <= said.moment <= settled, round=said.round)
        self._say(machine.number, wire.Late(said.round, said.seat, said.number, now - judged))

    # --- what is due -------------------------------------------------------------------------------------------------

    def wake(self, now: int) -> None:
        """Do all that is due by now."""
        self._now = now
        for machine in list(self.machines.values()):
            if self.round is None and (count := machine.probe(now)) is not None:
                self._say(machine.number, wire.Probe(count))
        self._send_first = False
        while not self._send_first and self._step(now):
            pass

    @property
    def busy(self) -> bool:
        """Is there more to do at once? First what is in `out` has to go: a key comes before what it opens is told, and
        a verdict is about what everybody sees then."""
        return self._send_first

    def _step(self, now: int) -> bool:
        """One thing that is due; False if there is none."""
        round = self.round
        if round is None:
            return self._between(now)
        return self._race(round, now) if round.open else self._armed(round, now)

    def _between(self, now: int) -> bool:
        coming = self.contest.coming()
        if coming is not None and coming.round != self._handled:
            self.time.run(True, now)
            self._arm(coming)
            return True
        self.time.run(not self.paused and not self._holds(now), now)
        return self._pass_time(now)

    def _holds(self, now: int) -> bool:
        """Does the table wait for somebody? Not for ever."""
        waits_for = self.waits_for(now)
        holds = False
        for number, machine in self.machines.items():
            if number not in waits_for:
                machine.waited_since, machine.given_up = None, False
                continue
            if machine.waited_since is None:
                machine.waited_since = now
            if now - machine.waited_since < machine.patience:
                holds = True
            elif not machine.given_up:
                machine.given_up = True
                self.given_up.append(number)
        return holds

    def _pass_time(self, now: int) -> bool:
        due = self.contest.due()
        if due is None or not self.time.running:
            return False
        if self.hurry and due > self.time.ms(now):
            self.time.set(due, now)
        if due > self.time.ms(now):
            return False
        if self.time.ms(now) - due > HICCUP:  # the machine slept: nobody's time has run meanwhile
            self.time.set(due, now)
        self.contest.pass_time(due)
        return self.contest.due() != due

    # --- before the reveal -------------------------------------------------------------------------------------------

    def _arm(self, coming: Coming) -> None:
        self._handled = coming.round
        if self.hurry:
            self.time.set(max(self.time.ms(self._now), coming.at - LEAST_LEAD // 1000), self._now)
        asked = set(self.contest.asked())
        playing = [machine for machine in self.machines.values() if machine.synced is not None and machine.connected]
        taking_part = [machine for machine in playing if machine.seats & asked]
        self.round = Round(coming, self.time.host_time(coming.at), taking_part)
        if not self.fairness.early:
            self.round.key = late_key.new_key()
            self.round.sealed = late_key.seal(coming.what, self.round.key, coming.round)
        self._say_all(wire.Armed(coming.round))

    def _armed(self, round: Round, now: int) -> bool:
        coming = self.contest.coming()
        if coming is None or (coming.round, coming.at) != (round.number, round.coming.at):  # armed anew, or called off
            self.round = None
            self._handled = 0 if coming is not None else round.number
            return True
        if not round.announced and now >= self._announces_at(round):
            self._announce(round)
        for number, machine in self.machines.items():
            if round.announced and number not in round.keys_sent and now >= round.at - machine.key_lead:
                round.keys_sent.add(number)
                if not self.fairness.early:
                    self._say(number, wire.Key(round.number, round.key))
        if now < round.at:
            return False
        if self.out:
            self._send_first = True
            return False
        self.contest.begin(round.coming.at)
        round.open = True
        round.time_alone(self.contest.settles((), round.photo_finish))
        return True

    def _announces_at(self, round: Round) -> int:
        machines = self.machines.values()
        slowest = max([machine.slowest_down for machine in machines], default=0)
        return round.at - lead(slowest, max([machine.frame for machine in machines], default=0))

    def _announce(self, round: Round) -> None:
        round.announced = True
        ways = [machine.ways for machine in round.machines.values()]
        hands = delay([up for up, _ in ways], [down for _, down in ways])
        what = round.coming.what if self.fairness.early else None
        self._say_all(wire.Reveal(round.number, round.at, round.sealed, what, hands))

    # --- after it ----------------------------------------------------------------------------------------------------

    def _race(self, round: Round, now: int) -> bool:
        spoiled = self.misdeals.spoiled(round.at, now, round.screens())
        if spoiled:
            self._void(round, spoiled, now)
            return True
        if not round.may_be_judged(now):
            return False
        settled = round.waiting.settles or 0
        for number in round.marks.missing(settled):
            self._note("not_in_time", round.machines[number])
        results = self.contest.judge(round.presses, self.time.ms(now), round.photo_finish)
        self.misdeals.played(round.at, round.screens())
        seen: set[int] = set()
        for result in results:
            owner = next((number for number, seats in round.seats.items() if result.seat in seats), None)
            if owner is not None and result.seat not in seen:
                seen.add(result.seat)
                round.machines[owner].records[result.seat].acted(result.moment, result.good)
        self._close(round, now, settled)
        self._warn(round)
        return True

    def _void(self, round: Round, spoiled: list[int], now: int) -> None:
        for number in spoiled:
            self._note("misdeal", round.machines[number])
            self.warnings.append((number, -1, "misdeal"))
        self.misdeals.void(spoiled)
        self.contest.void(self.time.ms(now))
        self._close(round, now, 0, void=True)

    def _close(self, round: Round, now: int, settled: int, *, void: bool = False) -> None:
        self.round = None
        self._judged[round.number] = (now, settled)
        while len(self._judged) > 8:
            del self._judged[min(self._judged)]
        self._say_all(wire.Verdict(round.number, self.contest.fingerprint(), void))
        self._send_first = True

    def _warn(self, round: Round) -> None:
        for number, machine in round.machines.items():
            self.warnings.extend((number, seat, warned) for seat, warned in machine.warnings())

    # --- when to wake ------------------------------------------------------------------------------------------------

    def next_wake(self, now: int) -> int:
        """When to look again, if nothing is heard before; at the latest in half a second."""
        if self.busy:
            return now
        dues = [now + 500_000]
        round = self.round
        if round is None:
            dues += [machine.next_probe for machine in self.machines.values() if machine.connected]
            due = self.contest.due()
            if due is not None and self.time.running:
                dues.append(self.time.host_time(due))
        elif not round.open:
            dues.append(round.at)
            if not round.announced:
                dues.append(self._announces_at(round))
            else:
                left = [machine for number, machine in self.machines.items() if number not in round.keys_sent]
                dues += [round.at - machine.key_lead for machine in left]
        else:
            dues += [when for when in (round.at + TOO_LATE, round.at + MISSING, round.waiting.cap) if when > now]
        return max(min(dues), now)

    def _say(self, number: int, words: Any) -> None:
        if number in self.machines and self.machines[number].connected:
            self.out.append((number, words))

    def _say_all(self, words: Any) -> None:
        for number in self.machines:
            self._say(number, words)

    def _note(
        self, what: Odd, machine: Machine, seat: int = -1, by: int = 0, matters: bool = False, round: int = 0
    ) -> None:
        number = round or (self.round.number if self.round is not None else 0)
        self.log.append(Logged(what, number, machine.number, seat, by, matters))
