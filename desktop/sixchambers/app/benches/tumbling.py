"""How smoothly six dice tumble over a full table of eight, in a process of its own."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from .painting import Stopwatch, painted
from .row import Row

WANTED = 900


def dice_tumble() -> list[Row]:
    """Paint events while six dice are in the air, software raster."""
    return painted("dice_tumble", "tumbling", WANTED)


def main(width: int, height: int, wanted: int) -> dict[str, Any]:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from ...engine.chance import seed_from_text
    from ...engine.journal import SeatInfo
    from ...engine.table import open_table
    from ...games.dice.data import BASE, LOUDMOUTH
    from ...games.dice.game import DICE
    from ...table.dice.scene import DiceScene
    from ...table.motion import Pace
    from ...table.tumble import throw
    from ...words.speaker import speaker

    app = QApplication(["sixchambers"])
    names = [f"Player {number}" for number in range(8)]
    options = {"saloon_dice": True, "chiefs_arrow": True, "new_characters": True}
    table = open_table(DICE, [SeatInfo(name) for name in names], options=options, seed=seed_from_text("tumble"))
    scene = DiceScene(names, speaker("en"), Pace())
    scene.resize(width, height)
    scene.show()
    scene.sit(0)
    scene.look(table.update(0))
    QTest.qWait(1500)  # drawings and poses are made in idle moments
    watch = Stopwatch(scene)
    things = scene.middle_things
    things.set_dice([(BASE, "")] * 5 + [(LOUDMOUTH, "")], [False] * 6)
    random = Random(1)
    while len(watch.frames) < wanted:
        spots = things.rough_places(range(6))
        hand = scene.plates[random.randrange(8)].pos()
        flying = [(die, random.randrange(6), spots[number]) for number, die in enumerate(things.dice)]
        flight = throw(flying, hand, scene.pace, random)
        flight.start()
        QTest.qWait(flight.totalDuration() + 20)
    app.quit()
    return watch.found()


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:4]))))
