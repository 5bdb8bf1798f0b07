"""Every paint event of a table while something moves on it, and what is told about them."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Any

from .row import Row
from .window import run_module

ON_TIME = 8.3
"""Milliseconds: a hundred and twenty frames a second."""


def painted(name: str, module: str, wanted: int) -> list[Row]:
    """What another module of this folder found at 1920x1080, software raster, in a process of its own."""
    found = run_module(module, 1920, 1080, wanted)
    return [
        Row(f"{name}_p99_1080p", found["p99"], "ms", ON_TIME),
        Row(f"{name}_p50_1080p", found["p50"], "ms"),
        Row(f"{name}_p99_cpu", found["cpu_p99"], "ms of its own"),
        Row(f"{name}_on_time", found["on_time"] * 100, f"% < {ON_TIME} ms"),
    ]


class Stopwatch:
    """Stands beside a table and times it whenever it paints."""

    def __init__(self, scene: Any) -> None:
        self.frames: list[float] = []
        # Without what other programs took of the machine.
        self.busy: list[float] = []
        self._plain = scene.paintEvent
        scene.paintEvent = self._timed

    def _timed(self, event: Any) -> None:
        start, spent = perf_counter(), thread_time()
        self._plain(event)
        self.frames.append(perf_counter() - start)
        self.busy.append(thread_time() - spent)

    def found(self) -> dict[str, Any]:
        ordered, worked = sorted(self.frames), sorted(self.busy)
        late = int(len(ordered) * 0.99)
        return {
            "p50": ordered[len(ordered) // 2] * 1000,
            "p99": ordered[late] * 1000,
            "cpu_p99": worked[late] * 1000,
            "on_time": sum(frame * 1000 < ON_TIME for frame in ordered) / len(ordered),
        }
