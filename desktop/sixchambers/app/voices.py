"""Who answers for the seats no person here plays: bots in their process, or a script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject

from ..engine.chance import new_seed
from ..engine.game import AnyGame
from ..engine.message import Message
from ..engine.questions import Answer
from ..engine.update import Update
from .worker_process import WorkerProcess

THINKING_TIME = 2.0

Deliver = Callable[[Answer, Message], None]


class Voices(Protocol):
    """Answers for seats, from what each of them hears and nothing else."""

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None:
        """Play this seat, knowing what it has heard so far."""

    def hear(self, update: Update) -> None: ...

    def think(self, update: Update, deliver: Deliver) -> None:
        """Answer the question of this seat's last Update."""

    def close(self) -> None: ...


class BotVoices:
    """Bots, thinking in a process of their own."""

    def __init__(self, game: AnyGame, seats: int, parent: QObject) -> None:
        self._game = game.id
        self._seats = seats
        self.worker = WorkerProcess(game.codec.encode, parent)

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None:
        self.worker.desk.sit(seat, self._game, level, self._seats, new_seed())
        for update in heard:
            self.worker.desk.hear(update)

    def hear(self, update: Update) -> None:
        self.worker.desk.hear(update)

    def think(self, update: Update, deliver: Deliver) -> None:
        self.worker.desk.think(update, THINKING_TIME, monotonic(), deliver)
        self.worker.watch()

    def close(self) -> None:
        self.worker.close()
