"""A table open on the network, as everybody may see it: its name, its chairs, who is at it, and what is said there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.game import AnyGame
from ..engine.message import message
from ..engine.table import Table
from . import messages as wire
from .chatter import Chatter
from .company import Company, Stool
from .line import Lines
from .link.gate import Gate
from .link.identity import Identity
from .memo import GuestMemo, HostMemo, save_memo
from .serving import Serving
from .timed.referee import Fairness

GRACE = 30
"""Seconds a guest may be gone before a bot takes its chairs, or, before the game, before they are free again."""


class OpenTable(QObject):
    """What its own people decide about it, and what everybody is told."""

    changed = Signal()  # chairs, guests, pause or wishes
    heard = Signal(object)  # a Heard: chat
    handed = Signal(int, str)  # this seat is to be played by a bot of this level, or by its "person" again
    undo_agreed = Signal(int)  # this seat's last answer is to be taken back
    shown = Signal()  # a guest has seen what happened
    refused = Signal(object)  # a Message for the people at the host's machine

    def __init__(
        self,
        game: AnyGame,
        stools: Sequence[Stool],
        *,
        name: str,
        code: str,
        identity: Identity,
        options: dict[str, Any] | None = None,
        time_limit: int | None = None,
        hints: bool = True,
        grace: int = GRACE,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.options = game.options_as_dict(game.read_options(options or {}))
        self.time_limit = time_limit
        self.hints = hints
        self.name = name[: wire.LONGEST_NAME]
        self.id = secrets.token_hex(8)
        self.code = code
        self.grace = grace
        self.company = Company(stools)
        self.chatter = Chatter()
        # How far people here trust each other, where milliseconds count.
        self.fairness = Fairness()
        self.serving: Serving | None = None
        self.port = 0
        self.memo_path: Path | None = None
        self._lines = Lines()
        self.gate = Gate(identity, code, self._knows, parent=self)
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(0)
        self._telling.timeout.connect(self._tell_room)
        self._connect()

    def _connect(self) -> None:
        """Whoever knocks, comes or goes is looked after."""
        raise NotImplementedError

    @property
    def table(self) -> Table | None:
        """The game that is on, or has just ended; None in the waiting room."""
        return self.serving.table if self.serving is not None else None

    @property
    def paused(self) -> str:
        """Who asked for a break, while there is one."""
        return self.serving.paused if self.serving is not None else ""

    @property
    def wish_now(self) -> wire.Wishing | None:
        return self.serving.wishes.now if self.serving is not None else None

    # --- for the host's own people -----------------------------------------------------------------------------

    def open(self, address: str = "any", port: int = 0) -> int:
        """Listen; the port. Trouble if that cannot be."""
        self.port = self.gate.open(address, port)
        self._second.start()
        return self.port

    def set_code(self, code: str) -> None:
        self.code = code
        self.gate.set_code(code)
        self._room_changed()

    def rename(self, name: str) -> None:
        self.name = name[: wire.LONGEST_NAME]
        self._room_changed()

    def set_chair(self, seat: int, kind: str, name: str, level: str = "") -> None:
        """Decide about a chair, before the game has begun."""
        if self.serving is None:
            self.company.set_chair(seat, kind, name, level)  # type: ignore[arg-type]
            self._room_changed()

    def say(self, who: str, text: str = "", phrase: str = "") -> None:
        """The host's own people chat."""
        self._pass_on(wire.Heard(who[: wire.LONGEST_NAME], self.chatter.tidy(text), phrase))

    def pause(self, who: str) -> None:
        """The host's own people ask for a break (a name), or go on (no name)."""
        if self.serving is not None:
            self.serving.pause(who)

    # --- telling everybody -------------------------------------------------------------------------------------

    def room(self) -> wire.Room:
        return wire.Room(
            self.id,
            self.name,
            self.game.id,
            self.game.rules_version,
            self.options,
            self.time_limit,
            self.company.chairs(),
            self.company.visitors(),
            self.hints,
            self.serving is not None,
            self.paused,
            self.wish_now,
        )

    def _room_changed(self) -> None:
        """Told once a turn of the loop, however much has changed."""
        self._telling.start()

    def _tell_room(self) -> None:
        self._lines.tell_all(self.room())
        if self.serving is not None:
            self.serving.reseat()
            self._lines.tell_all(wire.Seats(tuple(self.serving.table.seats)))
            self._save_memo()
        self.changed.emit()

    def _save_memo(self) -> None:
        if self.memo_path is not None:
            save_memo(self.memo_path, self.memo())

    def memo(self) -> HostMemo:
        """What has to be remembered for guests to find back after the host's program was gone."""
        guests = [
            GuestMemo(guest.number, guest.name, guest.token, tuple(self.company.seats_of(guest.number)))
            for guest in self.company.guests.values()
        ]
        round = self.serving.round if self.serving is not None else ""
        return HostMemo(
            self.id,
            round,
            self.name,
            self.code,
            self.port,
            tuple(guests),
            tuple(self.company.here()),
            self.company.lent(),
        )

    def _note(self, id: str, name: str) -> None:
        self._pass_on(wire.Heard("", note=message(id, name=name)))

    def _pass_on(self, heard: wire.Heard) -> None:
        self._lines.tell_all(heard)
        self.heard.emit(heard)

    def _knows(self, token: bytes) -> bool:
        return self.company.by_token(token) is not None
