"""How smoothly a full table of BANG! plays, with eight seats and Gold Rush, in a process of its own."""

from __future__ import annotations

import json
import sys
from typing import Any

from .painting import Stopwatch, painted
from .row import Row

WANTED = 900


def bang_table() -> list[Row]:
    """Paint events while cards are dealt, played, turned over and bought."""
    return painted("bang_table", "shooting", WANTED)


def main(width: int, height: int, wanted: int) -> dict[str, Any]:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from ...engine.chance import seed_from_text
    from ...engine.journal import SeatInfo
    from ...engine.table import open_table
    from ...games.bang.game import BANG
    from ...players.bot import Budget, Using
    from ...players.mind import Mind
    from ...table.bang.scene import BangScene
    from ...table.motion import Pace
    from ...words.speaker import speaker

    app = QApplication(["sixchambers"])
    names = [f"Player {number}" for number in range(8)]
    table = open_table(BANG, [SeatInfo(name) for name in names], options={}, seed=seed_from_text("shooting"))
    minds = [Mind(BANG, "greenhorn", 8, bytes([seat] * 16)) for seat in range(8)]
    scene = BangScene(names, speaker("en"), Pace())
    scene.resize(width, height)
    scene.show()
    scene.sit(0)
    scene.look(table.update(0))
    QTest.qWait(2500)  # drawings and cards are made in idle moments
    watch = Stopwatch(scene)
    table.listen(0, scene.show_update)
    while len(watch.frames) < wanted and table.outcome is None:
        (seat, *_) = table.play.owing()
        minds[seat].hear(table.update(seat))
        answer = minds[seat].answer(Budget(9)).answer
        if isinstance(answer, Using):
            table.submit_offer(seat, answer.offer, answer.answer)
        else:
            table.submit(seat, answer)
        while scene.director.busy:
            QTest.qWait(20)
    app.quit()
    return watch.found()


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:4]))))
