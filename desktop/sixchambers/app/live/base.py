"""What a sitting of a timed game is made of: the referee's client, its racers, and what waits until a race is over."""

from __future__ import annotations

import gc
from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...engine.questions import Answer
from ...engine.table import Table
from ...engine.update import Update
from ...games.slap.view import SlapView
from ...lan.timed.local import local_timed
from ...table.slap.scene import SlapScene
from .. import sitting as usual
from ..seated.helping import Helping
from ..seated.peeking import BehindCurtain
from ..voices import Voices
from .racers import Racers

if TYPE_CHECKING:
    from ...lan.timed.client import TimedClient
    from ...lan.timed.court import Court

MILLION = 1_000_000


class LiveBase(Helping, BehindCurtain):
    """The referee owns the time; everything here only follows."""

    scene: SlapScene

    def __init__(
        self,
        table: Table,
        scene: SlapScene,
        parent: QObject | None = None,
        voices: Voices | None = None,
        here: Collection[int] | None = None,
        client: TimedClient | None = None,
    ) -> None:
        # Where everybody sits at this machine, its court is here, too.
        self.court: Court | None = None
        if client is None:
            client, self.court = local_timed(table, parent)
        self.client = client
        people = [seat for seat, info in enumerate(table.seats) if info.player == "person"]
        self.racers = Racers(table.game, len(table.seats), people, parent)
        super().__init__(table, scene, parent, voices or self.racers, here)
        # Updates of a race under way: told and remembered when it is over.
        self._told_later: list[Update] = []
        self._heard_later: list[Update] = []
        # What each bot was asked last between two cards, and the timer of what it will do.
        self._deeds: dict[int, tuple[object, QTimer]] = {}
        # Ears are faster than eyes: only where everybody wants it.
        self.reveal_sound = False

    def bot_pause(self) -> int:
        return self._random.randint(*usual.BOT_PAUSE)

    def now(self) -> int:
        return max(self.client.now(), self.table.now)

    @property
    def phase(self) -> str:
        view: SlapView = self._latest[None].view
        return view.phase

    def _playing_bots(self) -> list[int]:
        """Those whose hands are still in the game."""
        view: SlapView = self._latest[None].view
        return [seat for seat in sorted(self.bots) if view.seats[seat].alive]

    def _hear_rest(self) -> None:
        for update in self._heard_later:
            self.voices.hear(update)
        self._heard_later.clear()

    def _free_gc(self) -> None:
        if not gc.isenabled():
            gc.enable()

    # --- for the parts ---------------------------------------------------------------------------------------

    def _take(self, shown: Update) -> None:
        """Show how things are, and tell what happened."""
        raise NotImplementedError

    def _decided(self, seat: int, answer: Answer) -> None:
        """An answer that is no race."""
        raise NotImplementedError

    def _draw_press(self, seat: int, kind: str, arg: int | None) -> None:
        """A hand moves on the screen."""
        raise NotImplementedError
