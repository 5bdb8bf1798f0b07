"""From a key to a hand that has moved on the screen, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import quantiles
from typing import Any

from .row import Row

PRESSES = 200
FRAMES = 2
"""A hand has to be seen to move within so many."""


def slap_hand() -> list[Row]:
    """Key events into the real event loop; the time until the frame in which the hand is elsewhere has been painted."""
    command = [sys.executable, "-m", "sixchambers.app.benches.slapping"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    out = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, timeout=300).stdout
    found = json.loads(out.splitlines()[-1])
    return [
        Row("slap_hand_p99", found["p99"], "ms", FRAMES * 1000 / 60),
        Row("slap_hand_p50", found["p50"], "ms"),
        Row("slap_hand_p99_cpu", found["cpu_p99"], "ms of its own", FRAMES * 1000 / 60),
        Row("slap_hand_frames", found["frames"], "frames at most", FRAMES),
    ]


def main() -> dict[str, Any]:
    from time import perf_counter_ns, thread_time

    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from ...engine.chance import seed_from_text
    from ...engine.journal import SeatInfo
    from ...engine.table import open_table
    from ...games.slap.game import SLAP
    from ...table.motion import Pace
    from ...table.slap.positions import position
    from ...table.slap.scene import SlapScene
    from ...table.slap.schemes import alone
    from ...words.speaker import speaker

    app = QApplication(["sixchambers"])
    names = [f"Player {number}" for number in range(7)]
    table = open_table(SLAP, [SeatInfo(name) for name in names], options={}, seed=seed_from_text("hand"))

    class Bench(SlapScene):
        """Notes when a frame is done; a key moves the hand as it does in a game."""

        def __init__(self) -> None:
            super().__init__(names, speaker("en"), Pace())
            self.frames: list[tuple[int, float]] = []

        def paintEvent(self, event: Any) -> None:
            super().paintEvent(event)
            self.frames.append((perf_counter_ns(), self.all_hands.pieces[0][0].pos().x()))

        def keyPressEvent(self, event: Any) -> None:
            wish = alone(0).get(position(event))
            wanted = self.markers.input(self.situation(), wish) if wish is not None else None
            if wanted is not None:
                self.strike(0, wanted[0], wanted[1])  # type: ignore[arg-type]

    scene = Bench()
    scene.resize(1920, 1080)
    scene.show()
    scene.sit(0)
    scene.look(table.update(0))
    QTest.qWait(1500)
    scene.arm()
    scene.reveal("iron")
    took, worked, frames = [], [], []
    keys = (Qt.Key.Key_Space, Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_E)
    for number in range(PRESSES):
        QTest.qWait(90)  # the last movement is over
        scene.frames.clear()
        before = scene.all_hands.pieces[0][0].pos().x()
        began, spent = perf_counter_ns(), thread_time()
        QTest.keyClick(scene, keys[number % len(keys)])
        while not any(x != before for _, x in scene.frames):
            app.processEvents()
        moved = next(place for place, (_, x) in enumerate(scene.frames) if x != before)
        took.append((scene.frames[moved][0] - began) / 1e6)
        worked.append((thread_time() - spent) * 1000)
        frames.append(moved + 1)
    app.quit()
    cut = quantiles(took, n=100)
    return {"p50": cut[49], "p99": cut[98], "cpu_p99": quantiles(worked, n=100)[98], "frames": max(frames)}


if __name__ == "__main__":
    print(json.dumps(main()))
