"""The process bots think in: `python -m sixchambers.players.worker`. Reads frames, writes frames, nothing else.

One thread reads, so that a cancel is noticed in mid-thought; the main thread thinks.
"""

from __future__ import annotations

import os
import sys
import traceback
from queue import SimpleQueue
from threading import Thread

from ..games import game as find_game
from .bot import Budget, Using
from .mind import Mind
from .wire import Cancel, Frames, Hear, Sit, Stumbled, Think, Thought, ToWorker, framed, to_worker


class Worker:
    """The main loop, apart from the pipes so that tests can call it."""

    def __init__(self) -> None:
        self.minds: dict[int, Mind] = {}
        self.cancelled: set[int] = set()

    def handle(self, order: ToWorker) -> bytes | None:
        match order:
            case Sit():
                self.minds[order.seat] = Mind(find_game(order.game), order.bot, order.seats, order.seed)
            case Hear():
                mind = self.minds[order.seat]
                mind.hear(mind.game.codec.update(bytes(order.update)))
            case Think():
                if order.number in self.cancelled:
                    return None
                budget = Budget(order.milliseconds / 1000, lambda: order.number in self.cancelled)
                try:
                    thought: Thought | Stumbled = _thought(self.minds[order.seat], order, budget)
                except Exception:  # whatever a bot stumbles over must not end the game
                    thought = Stumbled(order.number, traceback.format_exc()[-2000:])
                return None if order.number in self.cancelled else framed(thought)
            case Cancel():
                self.cancelled.add(order.number)
        return None


def _thought(mind: Mind, order: Think, budget: Budget) -> Thought:
    advice = mind.answer(budget)
    assert mind.update is not None
    asked, answer = mind.update.asked, advice.answer
    if isinstance(answer, Using):
        return Thought(order.number, order.seat, asked, answer.answer, advice.reason, answer.offer)
    return Thought(order.number, order.seat, asked, answer, advice.reason)


def main() -> None:
    """Serve until the pipe closes."""
    worker = Worker()
    orders: SimpleQueue[ToWorker | None] = SimpleQueue()
    # Whatever a library prints must not end up between the frames.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def read() -> None:
        frames = Frames()
        while data := os.read(sys.stdin.fileno(), 65536):
            for body in frames.feed(data):
                order = to_worker(body)
                if isinstance(order, Cancel):
                    worker.cancelled.add(order.number)
                else:
                    orders.put(order)
        orders.put(None)

    Thread(target=read, daemon=True).start()
    while (order := orders.get()) is not None:
        if (reply := worker.handle(order)) is not None:
            out.write(reply)


if __name__ == "__main__":
    main()
