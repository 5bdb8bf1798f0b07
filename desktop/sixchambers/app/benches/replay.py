"""How fast one can drag through a replay. The measuring runs in a process of its own, offscreen:
`python -m sixchambers.app.benches.replay` prints JSON."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from ...engine.journal import Answered, Ended, Entry, Read, SeatInfo, as_bytes, fingerprint, read_bytes
from ...engine.questions import AnyQuestion, ChooseCounts
from ...engine.table import Table, open_table
from ...games import game as find_game
from ...players.arena import derived_seed
from .row import Row

ANSWERS = 200
SIZE = (1280, 800)
PASSES = 5
"""There and back: dragging goes both ways."""


def scrub() -> list[Row]:
    """Every moment of a game of 200 answers is shown and painted, one after another, there and back."""
    from .window import _environment

    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "sixchambers.app.benches.replay"],
            env=_environment(folder),
            capture_output=True,
            text=True,
            check=True,
        )
    figures = json.loads(done.stdout.splitlines()[-1])
    return [
        Row("replay_scrub", figures["steps_per_s"], "steps/s", 30, at_least=True),
        Row("replay_scrub_slowest", figures["slowest_ms"], "ms"),
        Row("replay_open", figures["open_ms"], "ms"),
    ]


def long_game(answers: int = ANSWERS, seats: int = 6) -> Read:
    """A finished game of Klack Klack Bang of exactly so many answers: everybody changes his mind now and then."""
    number = 0
    while True:
        table = open_table(
            find_game("klack"),
            [SeatInfo(name, "deputy") for name in ("Rosa", "Clem", "Jack", "Nelly", "Buck", "Ida")[:seats]],
            options={"pull": "hand"},
            seed=derived_seed("replay bench", number),
        )
        entries = _play(table, Random(number), answers)
        if table.outcome is not None and len(entries) == answers:
            end = Ended(fingerprint(table.game, table.play.state))
            return read_bytes(as_bytes(table.header, [*entries, end]))
        number += 1


def _play(table: Table, random: Random, answers: int) -> list[Entry]:
    """Random answers; while there are answers to spare, secret ones are given twice and thrice."""
    entries: list[Entry] = []
    while table.outcome is None and len(entries) < answers:
        for seat in table.play.owing():
            question = table.play.question(seat)
            assert question is not None
            for _ in range(random.randrange(1, 5) if question.changeable else 1):
                answer = _any(question, random)
                entries.append(Answered(seat, 0, answer, table.play.core.asked))
                table.submit(seat, answer)
                if table.play.question(seat) is not question:
                    break
    return entries


def _any(question: AnyQuestion, random: Random) -> object:
    if isinstance(question, ChooseCounts):
        counts = tuple([random.randrange(min(have, 2) + 1) for have in question.have])
        return counts if any(counts) else question.default
    return random.choice(list(question.legal()))


def measure() -> dict[str, float]:
    from PySide6.QtWidgets import QApplication

    from ...table.sound import Sound
    from ...table.theme import THEMES, load_fonts, style_sheet
    from ...words.speaker import speaker
    from ..replay.page import ReplayPage
    from ..settings import Settings

    app = QApplication(["sixchambers"])
    load_fonts()
    read = long_game()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        sound = Sound()
        sound.set_muted(True)
        start = perf_counter()
        page = ReplayPage(read, speaker("en"), settings, sound)
        page.setStyleSheet(style_sheet(THEMES["night"], 15))
        page.resize(*SIZE)
        page.show()
        app.processEvents()
        opened = perf_counter() - start
        there = list(range(page.timeline.last + 1))
        times = []
        for turn in range(PASSES):
            for position in there if turn % 2 == 0 else reversed(there):
                start = perf_counter()
                page.controls.scrub.setValue(position)
                app.processEvents()
                times.append(perf_counter() - start)
        page.close_page()
        sound.close()
    return {
        "steps_per_s": len(times) / sum(times),
        "slowest_ms": max(times) * 1000,
        "open_ms": opened * 1000,
        "answers": page.timeline.last,
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
