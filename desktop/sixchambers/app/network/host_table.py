"""The table page of a host: the same table, open on the network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from ...engine.message import Message
from ...lan.company import Guest
from ...lan.host import Host
from ...lan.messages import Wishing
from ...lan.serving import Serving
from ...table.action import Action
from ..consent import Consent
from ..dialogs import Parting
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

    def __init__(self, serving: Serving, parent: NetTablePage) -> None:
        super().__init__(list, lambda seat: None, parent)
        self._serving = serving
        serving.changed.connect(self.changed)
        serving.undo_agreed.connect(self.granted)

    @property
    def now(self) -> Wishing | None:
        return self._serving.wishes.now

    def ask(self, seat: int) -> Message | None:
        return self._serving.wish(seat)

    def agree(self, seat: int, agreed: bool) -> None:
        self._serving.agree(seat, agreed)


class HostTablePage(NetTablePage):
    """Drives the game for everybody: the people here, the bots, and the guests the host speaks to."""

    AFTERWARDS: Mapping[str, str] = {"lobby": "network.close_table", "other_seats": "network.to_room"}

    def __init__(self, host: Host, speaker: Speaker, settings: Settings, sound: Sound) -> None:
        assert host.serving is not None
        self.host = host
        self.serving = host.serving
        super().__init__(self.serving.table, speaker, settings, sound)
        sitting = self.sitting
        sitting.audience = self._audience
        sitting.timed.connect(self.serving.tell_time)
        host.handed.connect(sitting.hand_over)
        host.shown.connect(self._go_on)
        host.changed.connect(self._room_changed)
        host.refused.connect(self._refused)
        host.heard.connect(self.hear_chat)
        self.drawer.guests.kick.connect(self._kick)
        self.drawer.guests.skip.connect(self._skip)
        # The question the clock waits with, and the last one it has waited with for long enough.
        self._waits_with = 0
        self._waited_with = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LONGEST_WAIT)
        self._patience.timeout.connect(self._waited_enough)

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        return Sitting(self.table, self.scene, self, voices, here=self.host.company.here())

    def _make_consent(self) -> Consent:
        return HostConsent(self.serving, self)

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        super().begin(heard)
        self._room_changed()

    # --- time ------------------------------------------------------------------------------------------------

    def _audience(self, asked: int) -> bool:
        """Slow screens are waited for, but not for ever."""
        if self.serving.audience(asked) or self._waited_with >= asked:
            self._patience.stop()
            return True
        if not self._patience.isActive() or self._waits_with != asked:
            self._waits_with = asked
            self._patience.start()
        return False

    def _waited_enough(self) -> None:
        self._waited_with = self._waits_with
        self._go_on()

    def _go_on(self) -> None:
        """Look again whether there is something to do, unless the table pauses."""
        if not self.host.paused:
            self.sitting.go_on()

    # --- who is there ----------------------------------------------------------------------------------------

    def _room_changed(self) -> None:
        room = self.host.room()
        if room.paused:
            self.sitting.stop()
        self.show_room(room)
        self._go_on()

    def _skip(self, number: int) -> None:
        self.host.skip_countdown(number)
        self.scene.setFocus()  # the button is gone

    def _kick(self, number: int) -> None:
        self.host.kick(number)
        self.scene.setFocus()

    def actions_now(self) -> list[Action]:
        """While nobody here is asked: need one wait for somebody who is gone?"""
        actions = super().actions_now()
        busy = self.sitting.over or self.paused or self.consent.now is not None or self.scene.owes
        gone = None if busy else self._somebody_gone()
        if gone is not None:
            text = self.speaker.say("network.skip_for", name=gone.name)
            actions.insert(0, Action(f"skip{gone.number}", text, ("N",)))
        return actions

    def _somebody_gone(self) -> Guest | None:
        """Whose chair is counted down."""
        company = self.host.company
        gone = [guest for guest in company.guests.values() if guest.left and company.seats_of(guest.number)]
        return gone[0] if gone else None

    def _press(self, id: str) -> None:
        if id.startswith("skip"):
            self._skip(int(id.removeprefix("skip")))
        else:
            super()._press(id)

    def parting(self) -> Parting | None:
        guests = sum(visitor.there for visitor in self.host.company.visitors())
        if self.table.outcome is None:
            text = "network.leave_guests" if guests else "network.leave_open"
            return Parting("app.leave_title", text, "app.do_leave", guests)
        if guests:
            return Parting("network.close_title", "network.close_text", "network.close_table", guests)
        return None

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

    def _take_back(self, seat: int) -> None:
        """The log tells it as it tells it everywhere: what was done, and that it was taken back."""
        if self.sitting.undo(seat):
            self.scene.skip()

    def close_table(self) -> None:
        self.consent.blockSignals(True)
        for signal, slot in (
            (self.host.handed, self.sitting.hand_over),
            (self.host.shown, self._go_on),
            (self.host.changed, self._room_changed),
            (self.host.refused, self._refused),
            (self.host.heard, self.hear_chat),
        ):
            signal.disconnect(slot)
        super().close_table()
