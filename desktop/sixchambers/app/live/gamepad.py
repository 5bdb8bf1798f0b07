"""Game pads, if SDL is there (the extra `pad`). Without it, or without a pad, nothing here does anything.

A thread asks the pads every two milliseconds and stamps what it sees with the clock everything else goes by.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot
from threading import Event, Thread
from time import perf_counter_ns
from types import ModuleType
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

EVERY = 0.002
DEAD = 0.5
"""A stick nearer to its middle than this points nowhere; a trigger is pulled from here on."""
AFTER_NS = 80_000_000
"""A stick may follow the trigger by this much."""
RUMBLE = {"iron": 1, "move": 2, "big": 3, "gold": 4}
"""Pulses that tell the Railroad what it peeked at, where others could see a picture."""
PULSE, PULSE_GAP = 130, 220
"""Milliseconds."""


@dataclass(frozen=True)
class Snapshot:
    """A pad at one moment: both sticks (x to the right, y down), both triggers from 0 to 1, buttons by name."""

    left: tuple[float, float] = (0.0, 0.0)
    right: tuple[float, float] = (0.0, 0.0)
    left_trigger: float = 0.0
    right_trigger: float = 0.0
    buttons: frozenset[str] = frozenset()


@dataclass(frozen=True)
class PadAct:
    """Something meant: `act` as keys mean it, a direction on the screen or None, and when."""

    pad: int
    act: str
    way: tuple[float, float] | None
    at_ns: int


def direction(stick: tuple[float, float]) -> tuple[float, float] | None:
    return stick if hypot(*stick) >= DEAD else None


@dataclass
class PadReader:
    """Turns snapshots of one pad into what is meant."""

    pad: int
    before: Snapshot = field(default_factory=Snapshot)
    # A trigger that was pulled while its stick still stood in the middle: since when.
    _waiting: int = 0

    def read(self, now: Snapshot, at_ns: int) -> list[PadAct]:
        was, self.before = self.before, now
        acts = self._right_hand(was, now, at_ns)
        if was.left_trigger < DEAD <= now.left_trigger:
            second = "cover2" if "left_bumper" in now.buttons else "cover"
            acts.append(PadAct(self.pad, second, direction(now.left), at_ns))
        for button, act in (("a", "slap"), ("b", "leave"), ("y", "deal"), ("x", "peek"), ("start", "pause")):
            if button in now.buttons and button not in was.buttons:
                acts.append(PadAct(self.pad, act, None, at_ns))
        return acts

    def _right_hand(self, was: Snapshot, now: Snapshot, at_ns: int) -> list[PadAct]:
        """The slap counts from the trigger; where it points may come a little later, else it is an open hand."""
        way = direction(now.right)
        if was.right_trigger < DEAD <= now.right_trigger:
            if way is not None:
                return [PadAct(self.pad, "shoot", way, at_ns)]
            self._waiting = at_ns
            return []
        if self._waiting and way is not None:
            pulled, self._waiting = self._waiting, 0
            return [PadAct(self.pad, "shoot", way, pulled)]
        if self._waiting and at_ns - self._waiting > AFTER_NS:
            pulled, self._waiting = self._waiting, 0
            return [PadAct(self.pad, "slap", None, pulled)]
        return []


class PadSource(Protocol):
    """Where pads are found; SDL, or something that acts like it."""

    def count(self) -> int: ...

    def snapshot(self, pad: int) -> Snapshot: ...

    def pulse(self, pad: int) -> None: ...


BUTTONS = ("a", "b", "x", "y", "left_bumper", "right_bumper", "back", "start")


class SdlPads:
    """Pads through pygame-ce."""

    def __init__(self, pygame: ModuleType) -> None:
        self._pygame = pygame
        pygame.display.init()
        pygame.joystick.init()
        self._pads: list[Any] = []

    def count(self) -> int:
        self._pygame.event.pump()
        joystick = self._pygame.joystick
        if joystick.get_count() != len(self._pads):
            self._pads = [joystick.Joystick(number) for number in range(joystick.get_count())]
        return len(self._pads)

    def snapshot(self, pad: int) -> Snapshot:
        stick = self._pads[pad]
        axes = [stick.get_axis(number) for number in range(stick.get_numaxes())]
        axes += [0.0] * (6 - len(axes))
        pressed = frozenset(
            name for number, name in enumerate(BUTTONS) if number < stick.get_numbuttons() and stick.get_button(number)
        )
        left_trigger, right_trigger = (axes[2] + 1) / 2, (axes[5] + 1) / 2
        return Snapshot((axes[0], axes[1]), (axes[3], axes[4]), left_trigger, right_trigger, pressed)

    def pulse(self, pad: int) -> None:
        self._pads[pad].rumble(0.4, 0.8, PULSE)


def sdl_pads() -> PadSource | None:
    """The pads of this machine; None where the extra is not installed, or SDL does not want to."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    try:
        return SdlPads(importlib.import_module("pygame"))
    except Exception:
        return None


class Gamepads(QObject):
    """All pads; what they mean arrives in the window's thread."""

    acted = Signal(object)
    changed = Signal(int)

    def __init__(self, source: PadSource | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        self.found = 0
        self._readers: list[PadReader] = []
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        if self.source is not None and self._thread is None:
            self._thread = Thread(target=self._run, name="pads", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join(1.0)
            self._thread = None

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            self.poll(perf_counter_ns())

    def poll(self, at_ns: int) -> None:
        """Once round all pads."""
        assert self.source is not None
        count = self.source.count()
        if count != self.found:
            self.found = count
            self._readers = [PadReader(pad) for pad in range(count)]
            self.changed.emit(count)
        for reader in self._readers:
            for act in reader.read(self.source.snapshot(reader.pad), at_ns):
                self.acted.emit(act)

    def rumble(self, pad: int, card: str) -> bool:
        """So many pulses one can count them. False if there is no such pad, or nothing to tell."""
        if self.source is None or pad >= self.found or card not in RUMBLE:
            return False
        for number in range(RUMBLE[card]):
            QTimer.singleShot(number * (PULSE + PULSE_GAP), self, lambda: self._pulse(pad))
        return True

    def _pulse(self, pad: int) -> None:
        if self.source is not None and pad < self.found:
            self.source.pulse(pad)


def owner(pad: int, people: Sequence[int]) -> int | None:
    """Who holds it: the last of the people here the first one, so that the first ones keep the keys."""
    return people[-1 - pad] if pad < len(people) else None
