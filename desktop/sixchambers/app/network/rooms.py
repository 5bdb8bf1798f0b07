"""The waiting room as its page sees it, whichever side of the wire it is on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.message import Message
from ...lan import messages as wire
from ...lan.guest import Guest
from ...lan.host import Host
from ...lan.link.code import refuse_code

LISTEN_EVERY = 1000
"""Milliseconds between two looks at the links."""


def free_chairs(room: wire.Room | None) -> list[int]:
    """Those that wait for a guest."""
    chairs = room.chairs if room is not None else ()
    return [seat for seat, chair in enumerate(chairs) if chair.kind == "guest" and not chair.guest]


def missing(room: wire.Room | None) -> tuple[int, list[str]]:
    """How many chairs wait for a guest, and the names of guests who are not ready."""
    chairs = room.chairs if room is not None else ()
    return len(free_chairs(room)), [chair.name for chair in chairs if chair.guest and not chair.ready]


class WaitingRoom(QObject):
    """What is so, and what can be done here. What this side may not do does nothing."""

    changed = Signal()
    heard = Signal(object)  # a Heard
    refused = Signal(object)  # a Message: something could not be done
    lost = Signal(object)  # a Message: the link is gone, the way back is being looked for; None: it is back

    hosting = False

    @property
    def code(self) -> str:
        """The host's to give away: a guest came in with one, but it may be another by now."""
        return ""

    @property
    def port(self) -> int:
        return 0

    @property
    def room(self) -> wire.Room | None:
        raise NotImplementedError

    @property
    def number(self) -> int:
        """Which visitor this machine is; the host is none."""
        return 0

    @property
    def delay(self) -> int | None:
        """Of this machine's own link."""
        return None

    @property
    def reachable(self) -> bool:
        """Does anybody hear what is said and done here?"""
        return True

    def mine(self) -> list[int]:
        """The chairs of the people at this machine."""
        raise NotImplementedError

    def say(self, text: str, phrase: str) -> None: ...

    def set_ready(self, ready: bool) -> None: ...

    def take(self, seat: int, name: str) -> None:
        """Somebody here sits down on a guest's chair."""

    def stand(self, seat: int) -> None:
        """And gets up again."""

    def rename(self, seat: int, name: str) -> None: ...

    def set_chair(self, seat: int, kind: str, name: str, level: str = "") -> None: ...

    def kick(self, number: int) -> None: ...

    def set_code(self, code: str) -> Message | None:
        """Why not, if it will not do."""
        return None

    def rename_table(self, name: str) -> None: ...

    def is_ready(self) -> bool:
        """Have the people here said so?"""
        room = self.room
        return room is not None and all(room.chairs[seat].ready for seat in self.mine())


class HostRoom(WaitingRoom):
    """At the host's own machine."""

    hosting = True

    def __init__(self, host: Host, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.host = host
        host.changed.connect(self.changed)
        host.heard.connect(self.heard)
        host.refused.connect(self.refused)
        host.gate.turned_away.connect(self._turned_away)

    @property
    def room(self) -> wire.Room:
        return self.host.room()

    @property
    def code(self) -> str:
        return self.host.code

    @property
    def port(self) -> int:
        return self.host.port

    def mine(self) -> list[int]:
        return self.host.company.here()

    def say(self, text: str, phrase: str) -> None:
        here = [self.host.company.stools[seat].name for seat in self.mine()]
        self.host.say(", ".join(here)[:40] or self.host.name[:40], self.host.chatter.tidy(text), phrase)

    def rename(self, seat: int, name: str) -> None:
        stool = self.host.company.stools[seat]
        if stool.kind != "guest":
            self.host.set_chair(seat, stool.kind, name, stool.level)

    def set_chair(self, seat: int, kind: str, name: str, level: str = "") -> None:
        self.host.set_chair(seat, kind, name, level)

    def kick(self, number: int) -> None:
        self.host.kick(number)

    def set_code(self, code: str) -> Message | None:
        why = refuse_code(code)
        if why is None:
            self.host.set_code(code)
        return why

    def rename_table(self, name: str) -> None:
        self.host.rename(name)

    def _turned_away(self, peer: str, why: Message) -> None:
        """Somebody knocked in vain: the host's people hear of it, nobody else does."""
        self.heard.emit(wire.Heard("", note=why))


class GuestRoom(WaitingRoom):
    """At a guest's machine."""

    def __init__(self, guest: Guest, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.guest = guest
        self._delay: int | None = None
        guest.room_changed.connect(self.changed)
        guest.heard.connect(self.heard)
        guest.refused.connect(self.refused)
        guest.lost.connect(self.lost)
        guest.back.connect(self._back)
        self._listen = QTimer(self)
        self._listen.setInterval(LISTEN_EVERY)
        self._listen.timeout.connect(self._look)
        self._listen.start()

    def _back(self) -> None:
        self.lost.emit(None)

    @property
    def room(self) -> wire.Room | None:
        return self.guest.room

    @property
    def number(self) -> int:
        return self.guest.number

    @property
    def delay(self) -> int | None:
        return self.guest.delay

    @property
    def reachable(self) -> bool:
        return self.guest.connected

    def mine(self) -> list[int]:
        return self.guest.seats

    def say(self, text: str, phrase: str) -> None:
        self.guest.tell(wire.Chat(text[:200], phrase))

    def set_ready(self, ready: bool) -> None:
        self.guest.tell(wire.Ready(ready))

    def take(self, seat: int, name: str) -> None:
        self.guest.tell(wire.TakeChair(seat, name))

    def stand(self, seat: int) -> None:
        self.guest.tell(wire.LeaveChair(seat))

    def rename(self, seat: int, name: str) -> None:
        if seat in self.mine():
            self.take(seat, name)

    def _look(self) -> None:
        if self.guest.delay != self._delay:
            self._delay = self.guest.delay
            self.changed.emit()
