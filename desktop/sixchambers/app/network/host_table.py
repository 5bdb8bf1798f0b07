"""The table page of a host: the same table, open on the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from ...engine.message import Message
from ...engine.table import Table
from ...lan.host import Host
from ...lan.messages import Wishing
from ..consent import Consent
from ..sitting import Sitting
from .net_table import NetTablePage

if TYPE_CHECKING:
    from ...engine.update import Update
    from ...table.sound import Sound
    from ...words.speaker import Speaker
    from ..settings import Settings
    from ..voices import Voices

LONGEST_WAIT = 4000
"""Milliseconds the clock waits for slower screens; then it runs for everybody."""


class HostConsent(Consent):
    """Guests are asked, too."""

    def __init__(self, host: Host, parent: NetTablePage) -> None:
        super().__init__(list, parent)
        self._host = host
        host.changed.connect(self.changed)
        host.undo_agreed.connect(self.granted)

    @property
    def now(self) -> Wishing | None:
        return self._host.wishes.now

    def ask(self, seat: int) -> Message | None:
        return self._host.wish(seat)

    def agree(self, seat: int, agreed: bool) -> None:
        self._host.agree(seat, agreed)


class HostTablePage(NetTablePage):
    """Drives the game for everybody: the people here, the bots, and the guests the host speaks to."""

    def __init__(self, host: Host, table: Table, speaker: Speaker, settings: Settings, sound: Sound) -> None:
        self.host = host
        super().__init__(table, speaker, settings, sound)
        sitting = self.sitting
        sitting.hold = lambda: bool(host.paused)
        sitting.audience = self._audience
        sitting.timed.connect(host.tell_time)
        host.handed.connect(sitting.hand_over)
        host.shown.connect(sitting.go_on)
        host.changed.connect(self._room_changed)
        host.refused.connect(self._refused)
        host.heard.connect(self.hear_chat)
        self.drawer.guests.kick.connect(host.kick)
        self.drawer.guests.skip.connect(host.skip_countdown)
        # The question the clock has waited for long enough.
        self._waited_for = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LONGEST_WAIT)
        self._patience.timeout.connect(self._waited_enough)

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        return Sitting(self.table, self.scene, self, voices, here=self.host.company.here())

    def _make_consent(self) -> Consent:
        return HostConsent(self.host, self)

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        super().begin(heard)
        self._room_changed()

    # --- time ------------------------------------------------------------------------------------------------

    def _audience(self, asked: int) -> bool:
        """Slow screens are waited for, but not for ever."""
        if self.host.audience(asked) or self._waited_for >= asked:
            self._patience.stop()
            return True
        if not self._patience.isActive():
            self._patience.start()
        return False

    def _waited_enough(self) -> None:
        self._waited_for = self.table.play.core.asked
        self.sitting.go_on()

    # --- who is there ----------------------------------------------------------------------------------------

    def _room_changed(self) -> None:
        room = self.host.room()
        self.show_room(room)
        self.sitting.stop() if room.paused else self.sitting.go_on()

    def manages_guests(self) -> bool:
        return True

    def say_aloud(self, text: str, phrase: str) -> None:
        self.host.say(self._me(), text, phrase)

    def ask_pause(self, on: bool) -> None:
        self.host.pause(self._me() if on else "")

    def _me(self) -> str:
        """Who speaks here: whoever sits at this screen."""
        people = self.sitting.people
        return ", ".join(self.names[seat] for seat in people) if people else self.host.name

    def _on_ended(self) -> None:
        super()._on_ended()
        if self.table.journal is not None:
            self.host.story(self.table.journal.path.read_bytes())

    def close_table(self) -> None:
        for signal, slot in (
            (self.host.handed, self.sitting.hand_over),
            (self.host.shown, self.sitting.go_on),
            (self.host.changed, self._room_changed),
            (self.host.refused, self._refused),
            (self.host.heard, self.hear_chat),
        ):
            signal.disconnect(slot)
        super().close_table()
