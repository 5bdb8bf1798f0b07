"""How fast everybody was, card by card: told from the verdicts all could see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median

from ...engine.events import Event
from ...games.slap.box import CARDS
from ...games.slap.events import RoundEnded
from ...games.slap.verdict import Timed, Verdict

TRIES = ("slap", "cover", "cover2")


@dataclass
class Record:
    """One seat and one card: milliseconds of what was right, and how often something was wrong."""

    times: list[int] = field(default_factory=list)
    wrong: int = 0

    @property
    def tries(self) -> int:
        return len(self.times) + self.wrong

    @property
    def median(self) -> int | None:
        return round(median(self.times)) if self.times else None

    @property
    def errors(self) -> int:
        """Percent of the tries that were wrong."""
        return round(100 * self.wrong / self.tries) if self.tries else 0


Records = dict[tuple[int, str], Record]


def right(card: str, done: Timed) -> bool:
    """What the card asked for: cover at Move!, an open hand on Gold, cover or an aimed slap at guns. Being beaten to it
    is no mistake."""
    if done.ruling not in ("", "late", "already", "settled") or done.c < 0:
        return False
    if card == "move":
        return done.kind != "slap"
    if card == "gold":
        return done.kind == "slap" and done.arg < 0
    return done.kind != "slap" or done.arg >= 0


def add(records: Records, verdict: Verdict) -> None:
    """The first try of each seat counts."""
    seen: set[int] = set()
    for done in verdict.times:
        if done.kind not in TRIES or done.seat in seen:
            continue
        seen.add(done.seat)
        record = records.setdefault((done.seat, verdict.card), Record())
        if right(verdict.card, done):
            record.times.append(round(done.c / 1000))
        else:
            record.wrong += 1


def reactions(events: Iterable[Event]) -> Records:
    """Everything a game has to tell about this."""
    records: Records = {}
    for event in events:
        if isinstance(event, RoundEnded):
            add(records, event.verdict)
    return records


def of_seat(records: Records, seat: int) -> list[int]:
    """All times of a seat, whatever the card."""
    return [ms for card in CARDS if (seat, card) in records for ms in records[seat, card].times]
