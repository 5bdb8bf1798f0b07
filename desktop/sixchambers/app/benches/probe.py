"""Measurements that need a process of their own: `python -m sixchambers.app.benches.probe WHAT …` prints JSON."""

from __future__ import annotations

import json
import resource
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ..first_paint import FirstPaint


def painted() -> None:
    """Tell the parent that the first frame is there, and go."""
    print("painted", flush=True)
    QTimer.singleShot(0, QApplication.quit)


def first_frame_minimal() -> None:
    """What no PySide6 program with a graphics view can be quicker than."""
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    app = QApplication(["minimal"])
    scene = QGraphicsScene()
    scene.addText("Six Chambers")
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    FirstPaint(view.viewport(), painted)
    view.show()
    app.exec()


def first_frame() -> None:
    """The program as it starts for somebody."""
    app = QApplication(["sixchambers"])
    from ..guard import refuse_broken_qt
    from ..settings import Settings
    from ..window import Window

    refuse_broken_qt()
    with tempfile.TemporaryDirectory() as folder:
        window = Window(Settings(Path(folder) / "settings.ini"))
        FirstPaint(window.entrance, painted)
        window.show()
        app.exec()


def lobby() -> None:
    """The same until the lobby has been painted."""
    app = QApplication(["sixchambers"])
    from ..settings import Settings
    from ..window import Window

    with tempfile.TemporaryDirectory() as folder:
        window = Window(Settings(Path(folder) / "settings.ini"))
        FirstPaint(window.entrance, lambda: FirstPaint(window.lobby, painted))
        window.show()
        app.exec()


class Rig:
    """A window of a given size in which bots play real games."""

    def __init__(self, width: int, height: int) -> None:
        from ..settings import Settings
        from ..window import Window

        self.app = QApplication.instance() or QApplication(["sixchambers"])
        self._folder = tempfile.TemporaryDirectory()
        self.settings = Settings(Path(self._folder.name) / "settings.ini")
        self.settings.muted = True
        self.window = Window(self.settings)
        self.window.resize(width, height)
        self.window.show()
        self.frames: list[float] = []

    def play(self, seed: str) -> Any:
        from ...engine.journal import SeatInfo
        from ..lobby.setup import GameSetup

        seats = tuple(SeatInfo(name, "deputy") for name in ("Rosa", "Clem", "Jack", "Nelly"))
        self.window.start(GameSetup("klack", seats, {}, seed))
        page = self.window.page
        assert page is not None
        self._time_frames(page.scene)
        return page

    def _time_frames(self, scene: Any) -> None:
        plain = scene.paintEvent

        def timed(event: Any) -> None:
            start = perf_counter()
            plain(event)
            self.frames.append(perf_counter() - start)

        scene.paintEvent = timed

    def run_until(self, done: Callable[[], bool], seconds: float) -> None:
        end = perf_counter() + seconds
        while not done() and perf_counter() < end:
            self.app.processEvents()
            if not done():
                self._wait()

    def _wait(self) -> None:
        from PySide6.QtTest import QTest

        QTest.qWait(1)


def frames(width: int, height: int, wanted: int) -> dict[str, Any]:
    """Paint events of real games until there are enough of them."""
    rig = Rig(width, height)
    number = 0
    while len(rig.frames) < wanted:
        page = rig.play(f"bench {number}")
        number += 1
        rig.run_until(lambda page=page: page.sitting.over or len(rig.frames) >= wanted, 120)  # type: ignore[misc]
    ordered = sorted(rig.frames)
    result = {
        "frames": len(ordered),
        "p50": ordered[len(ordered) // 2] * 1000,
        "p99": ordered[int(len(ordered) * 0.99)] * 1000,
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    rig.window.close()
    return result


def idle() -> dict[str, Any]:
    """A table that waits for a person: what it paints and what it costs."""
    from ...engine.journal import SeatInfo
    from ..lobby.setup import GameSetup

    rig = Rig(1920, 1080)
    seats = (SeatInfo("Doc"), SeatInfo("Rosa", "deputy"), SeatInfo("Clem", "deputy"))
    rig.window.start(GameSetup("klack", seats, {}, "idle"))
    page = rig.window.page
    assert page is not None
    rig._time_frames(page.scene)
    rig.run_until(lambda: page.scene.owes and page.table.play.owing() == (0,), 30)
    rig.app.processEvents()
    QTimer.singleShot(1500, rig.app.quit)
    rig.app.exec()  # let everything settle
    rig.frames.clear()
    spent = process_time()
    QTimer.singleShot(3000, rig.app.quit)
    rig.app.exec()
    result = {"paints": len(rig.frames), "cpu_share": (process_time() - spent) / 3}
    rig.window.close()
    return result


def growth(games: int) -> dict[str, Any]:
    """Memory after so many whole games, compared with after the first tenth of them."""
    rig = Rig(1280, 800)
    sizes = []
    for number in range(games):
        page = rig.play(f"growth {number}")
        page.sitting.fast_forward()
        rig.run_until(lambda page=page: page.sitting.over, 60)  # type: ignore[misc]
        sizes.append(_resident())
    rig.window.close()
    return {"after_tenth_mb": sizes[max(games // 10 - 1, 0)], "after_all_mb": sizes[-1], "games": games}


def rulebook() -> dict[str, Any]:
    """From the wish for the rulebook to its first painted page, in a window that is open already: the lobby has drawn
    its posters, as it has long before anybody reaches for the key."""
    rig = Rig(1280, 800)
    rig.run_until(lambda: rig.window.lobby.furnished and rig.window.lobby.posters.drawn(), 30)
    rig.app.processEvents()
    painted_at: list[float] = []
    start = perf_counter()
    rig.window.open_rules("klack/ties")
    book = rig.window.rulebook
    assert book is not None
    FirstPaint(book, lambda: painted_at.append(perf_counter()))
    rig.run_until(lambda: bool(painted_at), 30)
    rig.window.close()
    return {"ms": (painted_at[0] - start) * 1000}


def autosave(lines: int) -> dict[str, Any]:
    """What saving an answer costs: one line written and handed to the system."""
    from ...engine import journal as record
    from ...engine.journal import Journal, SeatInfo
    from ...engine.table import open_table
    from ...games import game as find_game

    table = open_table(find_game("klack"), [SeatInfo(name) for name in ("Rosa", "Clem", "Jack")], seed=b"6" * 16)
    times = []
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.begin(Path(folder) / "bench.sixchambers", table.header)
        for number in range(lines):
            start = perf_counter()
            journal.write(record.Answered(number % 3, number, (1, 0), number))
            times.append(perf_counter() - start)
        journal.close()
    return {"p99_ms": sorted(times)[int(lines * 0.99)] * 1000}


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1024 / 1024


def main() -> None:
    what, *numbers = sys.argv[1:]
    answer = {
        "first_frame": first_frame,
        "first_frame_minimal": first_frame_minimal,
        "lobby": lobby,
        "frames": frames,
        "idle": idle,
        "growth": growth,
        "rulebook": rulebook,
        "autosave": autosave,
    }[what](*map(int, numbers))  # type: ignore[operator]
    if answer is not None:
        print(json.dumps(answer))


if __name__ == "__main__":
    main()
