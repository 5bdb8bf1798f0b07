"""The card: shown in the frame it is due in, timed from when it could be seen, judged by the referee."""

from __future__ import annotations

import gc
from collections.abc import Collection
from time import perf_counter_ns
from typing import Any

from PySide6.QtCore import Qt, QTimer

from ...games.slap.view import SlapView
from .base import MILLION, LiveBase
from .racers import as_shown


class Revealing(LiveBase):
    """Nothing here waits for a picture, and nothing is swept up while a card is open."""

    def __init__(self, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self._shown_round = 0
        self._coming: tuple[int, str, int] | None = None
        self._reveal = QTimer(self)
        self._reveal.setSingleShot(True)
        self._reveal.setTimerType(Qt.TimerType.PreciseTimer)
        self._reveal.timeout.connect(self._reveal_now)
        client = self.client
        self.scene.painted.connect(self._painted)
        client.expect.connect(self._expect)
        client.show.connect(self._show)
        client.hands.connect(self._hands)
        client.judged.connect(self._judged)
        client.misdealt.connect(self._judged)

    def _expect(self, round: int, at_ns: int) -> None:
        """Nothing may hold us up now: the memory is swept when the card is judged."""
        gc.disable()

    def _show(self, round: int, what: str, at_ns: int) -> None:
        """In the first picture that is seen at that moment or later; painting one takes a frame until it is seen."""
        self._coming = (round, what, at_ns)
        wait = at_ns - self.client.frame_us * 1000 - perf_counter_ns()
        if wait > MILLION:
            self._reveal.start(wait // MILLION)
        else:
            self._reveal_now()

    def _reveal_now(self) -> None:
        if self._coming is None:
            return
        round, what, _ = self._coming
        self._coming = None
        self._shown_round = round
        if self.scene.moment != "armed":
            self.scene.arm()
        self.scene.reveal(what)
        if self.reveal_sound:
            self.scene.sound("flip")

    def _painted(self, at_ns: int) -> None:
        """The picture with the card is on its way to the screen; it is seen a frame later, give or take one."""
        frame = self.client.frame_us
        self.client.presented(self._shown_round, at_ns + frame * 1000, frame)
        card = self.scene.furniture.card.card
        bots = self._playing_bots()
        if bots:
            self.racers.show(bots, card, self.client, lambda seat: self._as_shown(seat, card))  # type: ignore[arg-type]

    def _as_shown(self, seat: int, card: str) -> SlapView:
        return as_shown(self._latest[seat].view, self.scene.where, card)  # type: ignore[arg-type]

    def _hands(self, moved: Collection[tuple[int, str, int | None, int]]) -> None:
        """Hands of others, bots among them."""
        for seat, kind, arg, _ in moved:
            self._draw_press(seat, kind, arg)

    def _draw_press(self, seat: int, kind: str, arg: int | None) -> None:
        if self.scene.moment == "open" or kind.startswith("leave"):
            self.scene.strike(seat, kind, arg)
            if kind == "slap" or kind.startswith("cover"):
                self.scene.sound("slap" if kind == "slap" else "cover")

    def _judged(self, round: int) -> None:
        self._free_gc()
        self.racers.stop()
        self._hear_rest()
        QTimer.singleShot(0, self, self._catch_up)

    def _drop_race(self) -> None:
        """The card that was coming, or open, is none of ours any more."""
        self._coming = None
        self._reveal.stop()
        self._told_later.clear()
        self.racers.stop()
        self._hear_rest()
        self._free_gc()

    def _catch_up(self) -> None:
        """Whatever was told late is told now."""
        if self._told_later and self.phase != "open":
            self._take(self._latest[self.eyes])
            self._settled()
