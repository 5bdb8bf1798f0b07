"""A sitting at somebody else's table: whatever the game, the host has the last word about answers and chairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QTimer

from ...engine.message import Message
from ...lan import messages as wire
from ...lan.guest import Guest
from ...lan.remote import OUT_OF_TOUCH, RemoteTable
from ..seated.helping import Helping


class Visiting(Helping):
    """Answers for the people here; bots, clock and chairs are the host's business."""

    def __init__(self, guest: Guest, remote: RemoteTable, *args: Any, **parts: Any) -> None:
        self.guest = guest
        self.remote = remote
        super().__init__(remote, *args, here=remote.yours, **parts)  # type: ignore[arg-type,misc]
        self.resumed = remote.goes_on
        self._last_here: int | None = None
        remote.refused.connect(self._host_refused)
        remote.renewed.connect(self._look_again)

    @property
    def people(self) -> list[int]:
        """Ours, even while a bot holds the chair for us."""
        return sorted(self.here)

    def _is_ours(self, seat: int) -> bool:
        return seat in self.here

    def _host_refused(self, why: Message) -> None:
        self.refused.emit(why)
        QTimer.singleShot(0, self, self._settled)

    def _look_again(self) -> None:
        """The link was lost: whatever was being shown or on its way, this is how things are now."""
        if self.here != frozenset(self.remote.yours):
            self._sit_elsewhere()
        for seat in self._unlisten:
            self._latest[seat] = self.remote.update(seat)
        self._ask_nobody()
        self._free_screen()
        self.scene.look(self._latest[self.eyes])
        self.stopped = self.guest.room is not None and bool(self.guest.room.paused)
        self._settled()

    def _sit_elsewhere(self) -> None:
        """Some of us have got up."""
        for seat in self.here - frozenset(self.remote.yours):
            self._stop_listening(seat)
        self.here = frozenset(self.remote.yours)
        self.screen.share(self.people)
        self.scene.sit(self.people[0] if self.people else None)

    def latest_of(self, seats: Sequence[int]) -> int | None:
        return self._last_here

    def hand_over(self, seat: int, player: str) -> None:
        """Get up: the host seats a bot."""
        if not self.guest.tell(wire.LeaveChair(seat)):
            self.refused.emit(OUT_OF_TOUCH)

    # --- helping -----------------------------------------------------------------------------------------------

    def prompt_of(self, seat: int) -> Message | None:
        return super().prompt_of(seat) if seat in self.here else None

    def can_answer_for(self, seat: int) -> bool:
        return seat in self.here
