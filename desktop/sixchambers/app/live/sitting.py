"""A timed game at this screen. Time never stands still for a picture: what is shown follows what happens.

The referee (see `lan.timed`) owns the time; this screen tells it when the card could be seen here and when somebody
pressed, and draws what it hears.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer

from ...engine.message import Message
from ...engine.update import Update
from ...table.slap.scene import RACING
from .asking import LiveAsking
from .deeds import WithDeeds
from .pressing import LivePressing
from .reveal import Revealing

NO_UNDO = Message("live.no_undo")


class LiveSitting(Revealing, LivePressing, LiveAsking, WithDeeds):
    """Drives a timed table for the people at this screen."""

    def __init__(self, *args: Any, **parts: Any) -> None:
        # Chairs that change hands as soon as no card is out: who plays there then.
        self._handed: dict[int, str] = {}
        super().__init__(*args, **parts)
        self.scene.wished.connect(self.wish)
        self.scene.decided.connect(self._decided)

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        screen = self.scene.screen()
        self.client.frame_us = round(1_000_000 / max(screen.refreshRate(), 1.0)) if screen is not None else 16_667
        self._give_keys()
        super().begin(heard)
        if self.court is not None:
            self.court.start()
        self._settled()

    def _give_keys(self) -> None:
        """One person has the whole keyboard, and sees it on the table; several have markers."""
        scene, people = self.scene, self.people
        scene.keys_of = people[0] if len(people) == 1 else None
        scene.marking = tuple(people) if len(people) > 1 else ()
        if scene.touching.pads:
            scene.touching.show_for(people)
        if scene.update_now is not None:
            scene.show_keys()
            scene.show_marks()

    # --- what happens ----------------------------------------------------------------------------------------

    def _store(self, update: Update) -> None:
        assert update.seat is not None
        self._latest[update.seat] = update
        if update.view.phase == "open":
            self._heard_later.append(update)  # nobody thinks while the card is open
        else:
            self._hear_rest()
            self.voices.hear(update)

    def _moved(self, update: Update) -> None:
        """The table moved on. In a race the screen knows it already, or hears of it from the referee."""
        self._latest[None] = update
        shown = self._latest[self.eyes]
        if update.view.phase == "open":
            self._told_later.append(shown)
            return
        if update.view.phase == "armed":
            self._armed(shown)
            return
        self._take(shown)
        self._settled()
        if self._handed:
            QTimer.singleShot(0, self, self._change_hands)

    def _take(self, shown: Update) -> None:
        earlier, self._told_later = self._told_later, []
        self.scene.take(shown)
        for update in (*earlier, shown):
            for event in update.events:
                self.scene.tell(event)

    def _armed(self, shown: Update) -> None:
        """A card is coming; leaving cover is still free."""
        first = self.scene.moment != "armed"
        if first:
            self._forget_deeds()
            self.racers.arm(self._playing_bots(), lambda seat: self._latest[seat].view)
            self._asked_here = None
            self.scene.take(shown)
            self.scene.arm()
            self.scene.sound("deal_ready")
            self.scene.ask_each({})
            self.asked.emit(None)
        else:
            self.scene.take(shown)
        for event in shown.events:
            self.scene.tell(event)

    def _settled(self) -> None:
        """Whoever is asked something that is no race."""
        if self.over or self._changing_seats or self.hold():
            return
        public = self._latest[None]
        if public.outcome is not None:
            self.over = True
            self._free_gc()
            self.screen.free()
            self.ended.emit()
            return
        if self.stopped or public.view.phase in RACING:
            return
        self._ask_people(public)
        self._ask_bots(public)

    def go_on(self) -> None:
        self.stopped = False
        self._settled()

    def stop(self) -> None:
        self.stopped = True
        self._ask_nobody()
        self._free_screen()

    # --- who plays -------------------------------------------------------------------------------------------

    def hand_over(self, seat: int, player: str) -> None:
        """A card that is out is played to its end by whoever was there when it was dealt."""
        if not self.over and self.phase in RACING:
            self._handed[seat] = player
            return
        super().hand_over(seat, player)
        self._give_keys()

    def _change_hands(self) -> None:
        if self._handed and not self.over and self.phase not in RACING:
            handed, self._handed = self._handed, {}
            for seat, player in handed.items():
                self.hand_over(seat, player)

    # --- the rest --------------------------------------------------------------------------------------------

    def _time_is_up(self) -> None:
        """The referee keeps the time."""

    def seconds_left(self) -> int | None:
        return None

    def why_no_undo(self, seat: int) -> Message | None:
        return NO_UNDO

    def passing_here(self) -> bool:
        return False

    def fast_forward(self) -> None:
        """Nobody here plays any more: there is nothing to hurry in a race but to leave it."""
        self.fast = True

    def close(self) -> None:
        self._free_gc()
        self._forget_deeds()
        self._reveal.stop()
        self._looking.stop()
        self.racers.close()
        if self.court is not None:
            self.court.stop()
        super().close()
