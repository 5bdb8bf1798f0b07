"""The table page of a guest: the same table, seen from another machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from ...engine import journal as record
from ...engine.message import Message, Trouble
from ...engine.questions import Answer
from ...engine.replay import replay
from ...games import game as find_game
from ...lan import messages as wire
from ...lan.guest import Guest
from ...lan.messages import Wishing
from ...lan.remote import OUT_OF_TOUCH, RemoteTable
from ...table.action import Action
from ..consent import Consent
from ..dialogs import Parting
from ..saves import keep
from ..sitting import Sitting
from .net_table import NetTablePage
from .visiting import Visiting

if TYPE_CHECKING:
    from ...engine.table import Table
    from ...engine.update import Update
    from ...table.scene import GameScene
    from ...table.sound import Sound
    from ...words.speaker import Speaker
    from ..settings import Settings
    from ..voices import Voices


class GuestConsent(Consent):
    """The host asks everybody."""

    def __init__(self, guest: Guest, parent: NetTablePage) -> None:
        super().__init__(list, lambda seat: None, parent)
        self._guest = guest

    @property
    def now(self) -> Wishing | None:
        return self._guest.room.wish if self._guest.room is not None else None

    def ask(self, seat: int) -> Message | None:
        return None if self._guest.tell(wire.Wish(seat)) else OUT_OF_TOUCH

    def agree(self, seat: int, agreed: bool) -> None:
        self._guest.tell(wire.Agree(seat, agreed))


class GuestSitting(Visiting, Sitting):
    """Shows and asks as at home."""

    def __init__(self, guest: Guest, table: RemoteTable, scene: GameScene, page: NetTablePage) -> None:
        super().__init__(guest, table, scene, page)
        self._seen = 0
        # Answers the host has not said anything about yet: nobody is asked for them again.
        self._on_its_way: set[tuple[int, int]] = set()
        table.timed.connect(self._keep_time)

    def _settled(self) -> None:
        super()._settled()
        if not self.scene.director.busy and self._latest and self._latest[None].asked != self._seen:
            self._seen = self._latest[None].asked
            self.guest.tell(wire.Shown(self._seen))

    def _store(self, update: Update) -> None:
        self._on_its_way = {sent for sent in self._on_its_way if sent[0] != update.seat}
        super()._store(update)

    def _ask_person(self, seat: int) -> None:
        if (seat, self._latest[seat].asked) not in self._on_its_way:
            super()._ask_person(seat)

    def _host_refused(self, why: Message) -> None:
        self._on_its_way.clear()
        super()._host_refused(why)

    def _look_again(self) -> None:
        self._seen = 0
        self._on_its_way.clear()
        super()._look_again()

    # --- the host keeps the time -------------------------------------------------------------------------------

    def _run_clock(self, public: object) -> None:
        """It runs as the host said last."""

    def _stop_clock(self) -> None:
        """Watching takes as long as it takes; the time to answer is the host's."""

    def _keep_time(self, time: wire.Time) -> None:
        self.clock.set_now(time.now)
        self.clock.set_deadline(time.deadline)
        self.clock.run(time.running)

    def _time_is_up(self) -> None:
        """The host will say what follows from that."""

    # --- answers -----------------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        if self._asked_here is not None:
            self._last_here = self._asked_here[0]
            self._on_its_way.add(self._asked_here)
        super()._answered(answer)

    def _try(self, act: Callable[[], Message | None]) -> bool:
        done = super()._try(act)
        if not done:  # it was not even sent
            self._on_its_way.clear()
        return done

    def why_no_undo(self, seat: int) -> Message | None:
        return None


class GuestTablePage(NetTablePage):
    """Hears one guest's table."""

    AFTERWARDS: Mapping[str, str] = {"lobby": "network.leave_table", "other_seats": "", "again": "network.to_room"}

    saved = Signal(object)  # the path of the finished game, now that all of it may be known

    def __init__(self, guest: Guest, table: RemoteTable, speaker: Speaker, settings: Settings, sound: Sound) -> None:
        self.guest = guest
        self.remote = table
        self._plays = bool(table.yours)
        self._story: Table | None = None
        self._kept_at: Path | None = None
        self._lost_because: Message | None = None
        super().__init__(table, speaker, settings, sound)  # type: ignore[arg-type]
        guest.room_changed.connect(self._room_changed)
        guest.heard.connect(self.hear_chat)
        guest.lost.connect(self._lost)
        guest.back.connect(self._back)
        guest.story.connect(self._told_all)

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        return GuestSitting(self.guest, self.remote, self.scene, self)

    def _make_consent(self) -> Consent:
        return GuestConsent(self.guest, self)

    def begin(self, heard: object = None) -> None:
        super().begin()
        if self.guest.room is not None:
            self._room_changed(self.guest.room)

    def _room_changed(self, room: wire.Room) -> None:
        was_paused = self.paused
        self.show_room(room)
        if self.paused:
            self.sitting.stop()
        elif was_paused:
            self.sitting.go_on()
        self.consent.changed.emit()

    def say_aloud(self, text: str, phrase: str) -> None:
        self._tell(wire.Chat(text, phrase))

    def ask_pause(self, on: bool) -> None:
        self._tell(wire.Pause(on))

    def _tell(self, words: Any) -> None:
        if not self.guest.tell(words):
            self._refused(OUT_OF_TOUCH)

    def actions_now(self) -> list[Action]:
        if self.sitting.over:
            say = self.speaker.text
            return [
                Action("leave", say("network.leave_table"), ("Escape",)),
                Action("again", say("network.to_room"), ("Return",), main=True),
            ]
        if not self.guest.connected:
            return [Action("leave", self.speaker.text("network.leave_table"), ("Escape",))]
        return super().actions_now()

    def parting(self) -> Parting | None:
        """Whoever only watches, or has seen the end, is not missed."""
        if self.table.outcome is not None or not self.sitting.people:
            return None
        return Parting("app.leave_title", "network.leave_chair", "app.do_leave")

    @property
    def saved_at(self) -> Path | None:
        return self._kept_at

    # --- the link ----------------------------------------------------------------------------------------------

    def _lost(self, why: Message) -> None:
        self._lost_because = why
        self.sitting.stop()
        self._show_lost()
        self._offer()

    def _show_lost(self) -> None:
        if self._lost_because is not None and not self.sitting.over:
            self.pause_sign.show_lost(self.speaker, self.speaker.say(self._lost_because))

    def _back(self) -> None:
        self._lost_because = None
        self.pause_sign.show_pause(self.speaker, "")
        self._offer()

    def show_room(self, room: wire.Room) -> None:
        super().show_room(room)
        self._show_lost()

    # --- the end -----------------------------------------------------------------------------------------------

    def _told_all(self, journal: bytes) -> None:
        """The whole story: kept as a saved game, and the score laid open from it. It comes again to whoever comes
        back to a table that is over."""
        if self._story is not None:
            return
        try:
            self._story = self._checked(replay(record.read_bytes(journal), find_game))
            self._kept_at = keep(self.remote.game.id, journal)
            self.saved.emit(self._kept_at)
        except Trouble as trouble:
            self._refused(trouble.message)
        if self.sitting.over and self.result is None:
            self._show_result()

    def _checked(self, story: Table) -> Table:
        """Is it the game that was promised before it began, and that was played? Trouble if it is another."""
        if (story.commitment, story.outcome) != (self.remote.commitment, self.remote.outcome):
            raise Trouble("network.broken_promise")
        return story

    def _show_result(self) -> None:
        if self._story is not None:
            self.table = self._story
            super()._show_result()

    def _note_result(self) -> None:
        """Who only watched keeps no score."""
        if self._plays:
            super()._note_result()

    def close_table(self) -> None:
        for signal, slot in (
            (self.guest.room_changed, self._room_changed),
            (self.guest.heard, self.hear_chat),
            (self.guest.lost, self._lost),
            (self.guest.back, self._back),
            (self.guest.story, self._told_all),
        ):
            signal.disconnect(slot)
        super().close_table()
