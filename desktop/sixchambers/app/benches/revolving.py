"""How smoothly five cylinders turn while bullets change places, in a process of its own."""

from __future__ import annotations

import json
import sys
from typing import Any

from .painting import Stopwatch, painted
from .row import Row

WANTED = 600


def kablamo_turn() -> list[Row]:
    """Paint events while five cylinders turn and two bullets cross the table, software raster."""
    return painted("kablamo_turn", "revolving", WANTED)


def main(width: int, height: int, wanted: int) -> dict[str, Any]:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from ...engine.chance import seed_from_text
    from ...engine.journal import SeatInfo
    from ...engine.table import open_table
    from ...games.kablamo.events import Rotated, Swapped
    from ...games.kablamo.game import KABLAMO
    from ...table.kablamo.scene import KablamoScene
    from ...table.motion import Pace
    from ...words.speaker import speaker

    app = QApplication(["sixchambers"])
    names = [f"Player {number}" for number in range(5)]
    table = open_table(KABLAMO, [SeatInfo(name) for name in names], options={}, seed=seed_from_text("turn"))
    while table.play.owing() and table.update(0).view.phase == "load":
        seat = table.play.owing()[0]
        question = table.play.question(seat)
        assert question is not None
        table.submit(seat, question.default)
    scene = KablamoScene(names, speaker("en"), Pace())
    scene.resize(width, height)
    scene.show()
    scene.sit(0)
    scene.look(table.update(0))
    QTest.qWait(2000)  # drawings and poses are made in idle moments
    watch = Stopwatch(scene)
    turned, swapped = Rotated((1, 1, 1, 1, 1)), Swapped((0, 1), (2, 3), "double_cross")
    while len(watch.frames) < wanted:
        moving = [beat() for event in (swapped, turned) for beat in scene.beats(event)]
        longest = 0
        for moment in moving:
            assert moment is not None
            moment.start()
            longest = max(longest, moment.totalDuration())
        QTest.qWait(longest + 20)
    app.quit()
    return watch.found()


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:4]))))
