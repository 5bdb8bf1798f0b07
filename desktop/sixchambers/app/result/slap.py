"""Slap .45 laid open: who was left, who fell to what, and how fast everybody was."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from weakref import WeakKeyDictionary

from msgspec import Struct

from ...engine.events import Event
from ...engine.message import Who
from ...engine.table import Table
from ...games.slap.box import GANG_SIZE
from ...games.slap.events import GangOut, Judged, MemberJoined, RoundBegan, TrapSprung
from ...games.slap.names import card_name, gang_name
from ...games.slap.state import SlapState
from ...table.slap.reactions import Records, of_seat, reactions
from ...words.speaker import Speaker
from .account import Account, Explainer, Pile
from .history import history


class Fall(Struct, frozen=True):
    """How a gang went: by whom (-1: nobody else), at which card, of which kind."""

    how: str
    by: int
    round: int
    card: str = ""


class Told(Struct):
    """What the whole game tells."""

    falls: dict[int, Fall]
    records: Records


class ExplainSlap:
    """Nothing is counted: the last gang standing wins."""

    def __init__(self) -> None:
        self._told: WeakKeyDictionary[Table, Told] = WeakKeyDictionary()

    def points(self, score: int, speaker: Speaker) -> str:
        return ""

    def told(self, table: Table) -> Told:
        if table not in self._told:
            events = history(table)
            self._told[table] = Told(falls(events), reactions(events))
        return self._told[table]

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account:
        state: SlapState = table.play.state
        assert table.outcome is not None
        told = self.told(table)
        names = [info.name for info in table.seats]
        alive = state.members[seat] > 0
        fall = None if alive else told.falls.get(seat, Fall("out", -1, 0))
        score = "slap_won" if seat in table.outcome.winners else "slap_practised" if alive else "slap_lost"
        when = speaker.say("result.slap_after", n=state.round)
        if fall is not None and fall.round:
            when = speaker.say("result.slap_round", round=fall.round)
        gang = state.gangs[seat]
        members = speaker.say("result.slap_members", n=state.members[seat])
        hidden = [_fate(fall, speaker, names) if fall is not None else members]
        times = of_seat(told.records, seat)
        if times:
            hidden.append(speaker.say("result.slap_median", ms=round(median(times))))
        read = speaker.say("result.slap_read", gang=gang_name(gang), members=members)
        return Account(
            speaker.text(f"result.{score}"), when, _gang(gang, state.members[seat]), tuple(hidden), not alive, read
        )


def falls(events: Iterable[Event]) -> dict[int, Fall]:
    """Everybody who is out, told from what all could see."""
    found: dict[int, Fall] = {}
    round, judged, sprung, joined = 0, None, False, False
    for event in events:
        match event:
            case RoundBegan():
                round, judged, sprung, joined = event.round, None, False, False
            case Judged():
                judged = event
            case TrapSprung():
                sprung = True
            case MemberJoined():
                joined = True
            case GangOut(seat=seat, by=by):
                found[seat] = _fall(seat, by, round, judged, sprung=sprung, joined=joined)
    return found


def _fall(seat: int, by: int, round: int, judged: Judged | None, *, sprung: bool, joined: bool) -> Fall:
    card = judged.card if judged is not None else ""
    if sprung:
        return Fall("trap", by if by >= 0 else seat, round, card)
    if by >= 0 and by != seat:
        return Fall("recruited" if joined else "by", by, round, card)
    horse = judged is not None and judged.by == seat
    return Fall("horse" if horse else "last", -1, round, card)


def _fate(fall: Fall, speaker: Speaker, names: list[str]) -> str:
    if fall.how in ("by", "recruited", "trap"):
        return speaker.say(f"result.slap_{fall.how}", names, who=Who(fall.by), card=card_name(fall.card))
    return speaker.text(f"result.slap_{fall.how}")


def _gang(gang: str, members: int) -> tuple[Pile, ...]:
    """One coin or stone for each, as on the table."""
    count = max(members, GANG_SIZE)
    return tuple(
        Pile((), f"slap/member_{gang}_{n % GANG_SIZE}" if n < members else f"slap/grave_{gang}", "")
        for n in range(count)
    )


SLAP = ExplainSlap()
EXPLAIN: Explainer = SLAP
