"""What people press: in a race the hand moves first, and everything else comes after."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ...engine.questions import React
from ...table.slap.scene import RACING
from ...table.slap.schemes import Wish
from .base import MILLION, LiveBase

SWITCH_COST = 150
"""Milliseconds somebody with a single key pays for not having to choose one."""


class LivePressing(LiveBase):
    """Wishes of keys, mouse, fingers and pads."""

    def wish(self, wish: Wish, at_ns: int) -> bool:
        """Somebody means something. False if it means nothing now, and the key is free for something else."""
        scene = self.scene
        if self.over or scene.update_now is None or self.screen.curtain_for is not None:
            return False
        if self.stopped and scene.moment not in RACING:  # a card that is out is played to its end
            return False
        if wish.act == "next":
            return True
        if wish.act in ("deal", "peek", "yes", "no") or (wish.seat < 0):
            return scene.asking.press_key(wish.act, wish.seat)
        if wish.seat not in self.people:
            return False
        if scene.moment == "decide" and wish.act == "cover":  # on a shared keyboard this key says yes, too
            return scene.asking.press_key("yes", -1)
        wanted = scene.markers.input(scene.situation(), wish)
        if wanted is None:
            return scene.moment in RACING
        kind, arg = wanted
        assert not isinstance(arg, str)
        if scene.moment in RACING:
            self._press(wish.seat, kind, arg, at_ns, slow=wish.act == "switch")
            return True
        if scene.moment == "calm":
            return scene.asking.calm(wish.seat, wanted)
        question = scene.asking.questions.get(wish.seat)
        if kind == "leave" and isinstance(question, React) and question.refuse((kind, None)) is None:
            self._decided(wish.seat, (kind, None))
            return True
        return False

    def _press(self, seat: int, kind: str, arg: int | None, at_ns: int, *, slow: bool) -> None:
        """The hand moves on the screen first; what the referee makes of it comes later. Whoever came back in the middle
        of a card sits it out."""
        if not self.client.round:
            return
        self._draw_press(seat, kind, arg)
        if slow and self.scene.moment == "open":
            at_ns += SWITCH_COST * MILLION
            QTimer.singleShot(SWITCH_COST, self, lambda: self.client.press(seat, kind, arg, at_ns))
            return
        self.client.press(seat, kind, arg, at_ns)

    def mark(self, seat: int, twice: bool) -> None:
        """NEXT: the next target; twice in a row: the next base."""
        at = self.scene.situation()
        if twice:
            self.scene.markers.next_base(at, seat)
        else:
            self.scene.markers.next_target(at, seat)
        self.scene.show_marks()
