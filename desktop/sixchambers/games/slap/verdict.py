"""How a round ended, for everybody to see."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .box import Card
from .judge.shapes import Ruling

OutcomeId = Literal[
    "hit",
    "covered",
    "miss",
    "horse",
    "last",
    "all_late",
    "gold",
    "given",
    "decoy",
    "trap",
    "too_close",
    "timeout",
    "misdeal",
]


class Timed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One input of the round and what became of it. `c` is the card time as it was measured, in microseconds; `arg`
    whom or which base (-1: none); `ruling` is empty if it counted, else why it did not; `lift` how much longer the
    hand took because it lay on a base."""

    seat: int
    kind: str
    arg: int
    c: int
    ruling: Ruling = ""
    lift: int = 0

    @property
    def lands(self) -> int:
        """When the hand came down: what counts."""
        return self.c + self.lift


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """`by` slapped the card, `target` was pointed at, `loser` was last at Move! (-1: nobody). `power` is the gang whose
    power was paid for, or empty; `lost` how many members fell, `recruited` how many changed sides. `end` is the
    decisive card time in microseconds, -1 without one."""

    outcome: OutcomeId
    card: Card
    by: int = -1
    target: int = -1
    loser: int = -1
    end: int = -1
    times: tuple[Timed, ...] = ()
    power: str = ""
    lost: int = 0
    recruited: int = 0
