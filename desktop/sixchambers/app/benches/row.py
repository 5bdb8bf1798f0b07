"""One measured figure, and the reference loop every time is compared with."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct


class Row(Struct):
    """A figure; `goal` is the most it may be, or the least where `at_least`."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_least: bool = False

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    def as_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "value": round(self.value, 4),
            "unit": self.unit,
            "goal": self.goal,
            "met": self.met,
        }


def reference() -> float:
    """Seconds for one turn of a fixed loop of plain Python: dictionary, tuple, call."""

    def turn(number: int) -> int:
        return number + 1

    rounds = 40_000
    times = []
    for _ in range(5):
        box: dict[int, tuple[int, int]] = {}
        start = perf_counter()
        for number in range(rounds):
            box[number & 255] = (number, turn(number))
            turn(box[number & 255][0])
        times.append((perf_counter() - start) / rounds)
    return median(times)


def timed_rows(name: str, seconds: float, goal_us: float | None) -> list[Row]:
    """A time in microseconds, and its ratio to the reference loop timed right now."""
    return [
        Row(name, seconds * 1e6, "µs", goal_us),
        Row(f"{name}_ratio", seconds / reference(), "× reference"),
    ]
