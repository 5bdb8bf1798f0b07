"""The program's side of the worker: who sits where, what is being thought about, and what to do if the worker dies.

No pipes in here: a transport (a QProcess in the window, a subprocess elsewhere) hands bytes in and out. So the
same recovery serves both, and tests need no process.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from ..engine.message import Message, message
from ..engine.questions import Answer, as_answer
from ..engine.update import Update
from .bot import Using
from .wire import Cancel, Frames, Hear, Sit, Stumbled, Think, Thought, ToWorker, framed, from_worker

GRACE = 2.0
"""Seconds beyond its budget before a silent worker is taken for lost: enough for a machine that is busy."""

ATTEMPTS = 2

MOST_DEATHS = 5
"""Workers that die one after another without a word: after so many the game goes on without them."""


class Transport(Protocol):
    """A worker process at arm's length."""

    def send(self, data: bytes) -> None: ...

    def restart(self) -> None:
        """End the process if it still runs and start a fresh one."""


class Order:
    """A question somebody's bot is thinking about."""

    __slots__ = ("attempts", "budget", "default", "deliver", "due", "number", "seat")

    def __init__(self, number: int, seat: int, budget: float, due: float, default: Answer, deliver: Any) -> None:
        self.number = number
        self.seat = seat
        self.budget = budget
        self.due = due
        self.default = default
        self.deliver: Callable[[Answer, Message], None] = deliver
        self.attempts = 1


class Desk:
    """Hands Updates to the bots and their answers back. `now` is told, as everywhere."""

    def __init__(self, transport: Transport, encode: Callable[[Update], bytes]) -> None:
        self._transport = transport
        self._encode = encode
        self._frames = Frames()
        self._sits: dict[int, Sit] = {}
        # All a seat has heard: a worker that starts again in mid-game must hear it all once more.
        self._heard: dict[int, list[bytes]] = {}
        self._orders: dict[int, Order] = {}
        self._next = 1
        self.restarts = 0
        # Deaths since a worker last said something.
        self.deaths = 0
        self.last_stumble = ""

    def sit(self, seat: int, game: str, bot: str, seats: int, seed: bytes) -> None:
        self._sits[seat] = Sit(seat, game, bot, seats, seed)
        self._heard[seat] = []
        self._send(self._sits[seat])

    def stand_up(self, seat: int) -> None:
        """A person plays here now."""
        for order in [order for order in self._orders.values() if order.seat == seat]:
            self.cancel(order.number)
        self._sits.pop(seat, None)
        self._heard.pop(seat, None)

    def hear(self, update: Update) -> None:
        seat = update.seat
        if seat in self._sits:
            assert seat is not None
            raw = self._encode(update)
            self._heard[seat].append(raw)
            self._send(Hear(seat, msgspec.Raw(raw)))

    def think(self, update: Update, budget: float, now: float, deliver: Callable[[Answer, Message], None]) -> int:
        """Ask the seat's bot to answer the question of its last Update; `deliver` gets answer and reason."""
        assert update.seat is not None and update.question is not None
        order = Order(self._next, update.seat, budget, now + budget + GRACE, update.question.default, deliver)
        self._next += 1
        if self.deaths > MOST_DEATHS:
            deliver(order.default, message("engine.bot_failed"))
            return order.number
        self._orders[order.number] = order
        self._send(Think(order.number, order.seat, int(budget * 1000)))
        return order.number

    def cancel(self, number: int) -> None:
        """The answer is not wanted any more; should it come all the same, it is dropped."""
        if self._orders.pop(number, None) is not None:
            self._send(Cancel(number))

    def feed(self, data: bytes, now: float) -> None:
        """Bytes from the worker."""
        replies: list[Thought | Stumbled] = []
        broken = False
        try:
            for body in self._frames.feed(data):
                replies.append(from_worker(body))  # noqa: PERF401 - what came before the garbage counts
        except (ValueError, RecursionError):
            broken = True
        for reply in replies:
            self._reply(reply)
        if broken:
            self.died(now)

    def _reply(self, reply: Thought | Stumbled) -> None:
        self.deaths = 0
        order = self._orders.pop(reply.number, None)
        if order is None:
            return
        answer, reason = order.default, message("engine.bot_failed")
        if isinstance(reply, Stumbled):
            self.last_stumble = reply.text
        else:
            with suppress(ValueError):
                answer, reason = as_answer(reply.answer), reply.reason
                if reply.offer is not None:
                    answer = Using(reply.offer, answer)
        order.deliver(answer, reason)

    def tick(self, now: float) -> None:
        """Look at the clock: who is overdue has lost his worker."""
        if any(order.due <= now for order in self._orders.values()):
            self.died(now)

    def next_due(self) -> float | None:
        return min((order.due for order in self._orders.values()), default=None)

    def died(self, now: float) -> None:
        """The worker is gone or silent: start a fresh one, tell it everything, ask again; then do without."""
        self.restarts += 1
        self.deaths += 1
        self._frames = Frames()
        if self.deaths > MOST_DEATHS:
            self._give_up()
            return
        self._transport.restart()
        for seat, sit in self._sits.items():
            self._send(sit)
            for raw in self._heard[seat]:
                self._send(Hear(seat, msgspec.Raw(raw)))
        for order in list(self._orders.values()):
            if order.number not in self._orders:  # cancelled by whoever got the answer before it
                continue
            if order.attempts >= ATTEMPTS:
                del self._orders[order.number]
                order.deliver(order.default, message("engine.bot_slow"))
            else:
                order.attempts += 1
                order.due = now + order.budget + GRACE
                self._send(Think(order.number, order.seat, int(order.budget * 1000)))

    def _give_up(self) -> None:
        """No worker lives long enough to say a word here: everybody does the simplest thing from now on."""
        orders, self._orders = self._orders, {}
        for order in orders.values():
            order.deliver(order.default, message("engine.bot_failed"))

    def _send(self, thing: ToWorker) -> None:
        self._transport.send(framed(thing))
