"""Chat: short, readable, and not more of it than people can type."""

from __future__ import annotations

from time import monotonic

from ..engine.message import Thing
from .messages import Heard

QUICK = ("hello", "well_played", "ouch", "your_turn", "moment", "thanks", "again", "liar")
"""Things said at every table, each in the reader's own language (lan.quick_…)."""

AT_ONCE = 5
PER_SECOND = 0.7
LONGEST = 200


class Chatter:
    """Keeps one guest from drowning the others."""

    def __init__(self) -> None:
        self._left: dict[int, tuple[float, float]] = {}

    def may_speak(self, guest: int, now: float | None = None) -> bool:
        now = monotonic() if now is None else now
        left, before = self._left.get(guest, (float(AT_ONCE), now))
        left = min(left + (now - before) * PER_SECOND, AT_ONCE)
        may = left >= 1
        self._left[guest] = (left - may, now)
        return may

    def tidy(self, text: str) -> str:
        """One line of visible signs."""
        return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:LONGEST]


def phrase_of(heard: Heard) -> Thing | None:
    """The quick phrase, if it is one of ours."""
    return Thing(f"lan.quick_{heard.phrase}") if heard.phrase in QUICK else None
