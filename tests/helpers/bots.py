"""Bots at a table, behind a desk, with transports that record, answer at once, or never."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from textwrap import dedent, indent
from time import monotonic
from typing import Any

from helpers.klack import random_answer
from sixchambers.engine.message import Message
from sixchambers.engine.questions import Answer
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.players.arena import derived_seed
from sixchambers.players.desk import Desk, Transport
from sixchambers.players.process import Pipe, serve
from sixchambers.players.wire import Frames, ToWorker, to_worker
from sixchambers.players.worker import Worker

PATIENCE = 60.0
"""Seconds until a test takes a real process for lost; nothing waits that long unless something is broken."""

BUDGET = 20.0
"""Seconds for a thought: far more than a bot needs, so that a busy machine does not make it late."""


class Silent:
    """A worker that never says a word. `orders` is what was sent to it since it was started last."""

    def __init__(self) -> None:
        self.restarts = 0
        self.orders: list[ToWorker] = []
        self._frames = Frames()

    def send(self, data: bytes) -> None:
        self.orders += [to_worker(body) for body in self._frames.feed(data)]

    def restart(self) -> None:
        self.restarts += 1
        self.orders = []
        self._frames = Frames()


class AtHand(Silent):
    """A worker in this very process: what it says waits until somebody listens."""

    def __init__(self) -> None:
        super().__init__()
        self.worker = Worker()
        self.said: list[bytes] = []

    def send(self, data: bytes) -> None:
        known = len(self.orders)
        super().send(data)
        self.said += [reply for order in self.orders[known:] if (reply := self.worker.handle(order)) is not None]

    def restart(self) -> None:
        super().restart()
        self.worker = Worker()
        self.said = []


class RecordingPipe(Pipe):
    """A real worker process, and every byte that was sent to it."""

    def __init__(self) -> None:
        self.sent = b""
        super().__init__()

    def send(self, data: bytes) -> None:
        self.sent += data
        super().send(data)


class Bots:
    """Bots at some seats of a table."""

    def __init__(self, table: Table, names: dict[int, str], transport: Transport) -> None:
        self.table = table
        self.seats = list(names)
        self.transport = transport
        self.desk = Desk(transport, table.game.codec.encode)
        self.latest: dict[int, Update] = {}
        self.answers: dict[int, tuple[Answer, Message]] = {}
        for seat, name in names.items():
            self.desk.sit(seat, table.game.id, name, len(table.seats), derived_seed("bot", seat))
            self._hear(table.update(seat))
            table.listen(seat, self._hear)

    def _hear(self, update: Update) -> None:
        assert update.seat is not None
        self.latest[update.seat] = update
        self.desk.hear(update)

    def think(self, seat: int, now: float, budget: float = BUDGET) -> int:
        def deliver(answer: Answer, reason: Message) -> None:
            assert seat not in self.answers, "nobody is answered twice"
            self.answers[seat] = (answer, reason)

        return self.desk.think(self.latest[seat], budget, now, deliver)

    def listen(self, until: Any = None) -> None:
        """Take in what the worker says until all who think have answered."""
        if isinstance(self.transport, AtHand):
            said, self.transport.said = self.transport.said, []
            for data in said:
                self.desk.feed(data, 0.0)
        else:
            assert isinstance(self.transport, Pipe)
            assert serve(self.desk, self.transport, until or (lambda: self.desk.next_due() is None), PATIENCE)

    def submit_all(self) -> None:
        answers, self.answers = self.answers, {}
        for seat, (answer, reason) in answers.items():
            assert self.table.submit(seat, answer, reason=reason) is None, (seat, answer)

    def turn(self, random: Random, people: Any = random_answer) -> None:
        """Everybody who is asked answers: bots by thinking, people by chance."""
        owing = self.table.play.owing()
        for seat in owing:
            if seat in self.seats:
                self.think(seat, monotonic())
        self.listen()
        for seat in owing:
            if seat not in self.seats:
                question = self.table.play.question(seat)
                assert self.table.submit(seat, people(question, random)) is None
        self.submit_all()


def closed(pipe: Pipe) -> None:
    """End the process of a test, and see that it is gone."""
    pipe.close()
    assert pipe.process.poll() is not None


def worker_script(path: Path, bot: str) -> list[str]:
    """The command of a worker whose bots are another: `bot` is the body of a function from (real answer, question,
    budget, first) to an answer. `first` says whether this is the first process ever started by this command."""
    marker = path.with_suffix(".started")
    path.write_text(
        "import os, pathlib, sys, time\n"
        "import sixchambers.players.mind as mind\n"
        "import sixchambers.players.worker as worker\n"
        "from sixchambers.players.bot import Advice\n"
        f"marker = pathlib.Path({str(marker)!r})\n"
        "first = not marker.exists()\n"
        "marker.touch()\n"
        "real_bot = mind.find_bot\n"
        "def other(real, question, budget, first):\n" + indent(dedent(bot), "    ") + "\n"
        "class Other:\n"
        "    def __init__(self, *names):\n"
        "        self.real = real_bot(*names)\n"
        "    def answer(self, view, memory, question, chance, budget):\n"
        "        advice = self.real.answer(view, memory, question, chance, budget)\n"
        "        return Advice(other(advice.answer, question, budget, first), advice.reason)\n"
        "mind.find_bot = Other\n"
        "worker.main()\n"
    )
    return [sys.executable, str(path)]
