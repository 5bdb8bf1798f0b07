"""Bots in a race. They think in this process, in microseconds: a message to another one would cost more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from time import monotonic

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer

from ...engine.chance import new_seed
from ...engine.game import AnyGame
from ...engine.update import Update
from ...games.slap.box import Card
from ...games.slap.view import SlapView
from ...lan.timed.client import TimedClient
from ...players.bot import Budget
from ...players.mind import Mind
from ...players.slap.matching import Humans
from ...players.slap.racer import Racer
from ..voices import Deliver

THINKING_TIME = 0.5


class Racers(QObject):
    """One racer a seat; those of people only give advice."""

    def __init__(self, game: AnyGame, seats: int, people: Iterable[int], parent: QObject | None) -> None:
        super().__init__(parent)
        self._game = game
        self._seats = seats
        self.humans = Humans(people)
        self.racers: dict[int, Racer] = {}
        # Looks that are due, by card time in microseconds.
        self._looks: list[tuple[int, int]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        self._client: TimedClient | None = None
        self._sees: Callable[[int], SlapView] | None = None

    # --- what every game's bots do ---------------------------------------------------------------------------

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None:
        mind = Mind(self._game, level, self._seats, new_seed())
        racer = self.racers[seat] = Racer(mind, seat, self.humans)
        for update in heard:
            racer.hear(update)

    def hear(self, update: Update) -> None:
        assert update.seat is not None
        racer = self.racers.get(update.seat)
        if racer is not None:
            racer.hear(update)

    def think(self, update: Update, deliver: Deliver) -> None:
        assert update.seat is not None and update.question is not None
        mind = self.racers[update.seat].mind
        advice = mind.consider(update.view, update.question, Budget(monotonic() + THINKING_TIME))
        QTimer.singleShot(0, self, lambda: deliver(advice.answer, advice.reason))

    def close(self) -> None:
        self._timer.stop()
        self._looks.clear()

    # --- a card ----------------------------------------------------------------------------------------------

    def arm(self, seats: Iterable[int], view_of: Callable[[int], SlapView]) -> None:
        self.stop()
        for seat in seats:
            self.racers[seat].arm(view_of(seat))

    def show(self, seats: Iterable[int], card: Card, client: TimedClient, sees: Callable[[int], SlapView]) -> None:
        """It can be seen: from now on they look, and what they mean to do is handed in ahead of its time."""
        self._client, self._sees = client, sees
        for seat in seats:
            look = self.racers[seat].show(card)
            if look is not None:
                heappush(self._looks, (look, seat))
        self._look()

    def stop(self) -> None:
        """The card is over."""
        self._timer.stop()
        self._looks.clear()

    def _look(self) -> None:
        client, sees = self._client, self._sees
        now = client.card_us() if client is not None else None
        if client is None or sees is None or now is None:
            return
        while self._looks and self._looks[0][0] <= now:
            due, seat = heappop(self._looks)
            racer = self.racers[seat]
            press = racer.look(sees(seat), due)
            if press is not None:
                client.intend(seat, press.kind, press.arg, press.c)
            if racer.next_look is not None:
                heappush(self._looks, (racer.next_look, seat))
        if self._looks:
            self._timer.start(max((self._looks[0][0] - now) // 1000, 0))


def as_shown(view: SlapView, where: Sequence[Sequence[int]], card: Card) -> SlapView:
    """A view with the hands as they lie on the screen, for somebody who looks at that screen."""
    seats = tuple(
        replace(facts, hands=tuple(there[: len(facts.hands)])) for facts, there in zip(view.seats, where, strict=True)
    )
    return replace(view, seats=seats, card=card, phase="open")
