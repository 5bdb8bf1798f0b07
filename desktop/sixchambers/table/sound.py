"""What the table sounds like: a small mixer of our own, and a device that is only awake while something sounds.

Sound is an extra. Without a sound card, without the library or without the files the table is silent and says nothing.
"""

from __future__ import annotations

import atexit
import ctypes
import importlib
import logging
import math
import threading
import wave
from array import array
from collections import deque
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, QTimer

from ..places import resources
from .sweeping import OnlyHere

log = logging.getLogger(__name__)

RATE, VOICES = 44100, 16
LONGEST = 2 * RATE  # frames; a longer file is not one of ours, and the device may rest before it has ended
KNEE, ROOM = 22000, 10000  # a mix is left alone up to the knee, then bends into the room above and never passes it
PERIOD = 25  # ms asked of the mixer at once; the device holds about three, short enough for the eye to believe it
IDLE = 3000  # ms without a new sound, after which the device rests
GAINS = {"button": 0.45, "chat": 0.45, "ratchet": 0.45, "coin": 0.7, "bill": 0.7}
LEADS = {"card": 40, "bill": 75, "flip": 80, "bid_down": 115, "dice": 270}
BROKEN = (OSError, EOFError, ValueError, RuntimeError, wave.Error)


def lead(name: str) -> int:
    """Milliseconds from the start of a sound to its hit, so that a movement can start it early and land on it."""
    return LEADS.get(name, 0)


def read_wav(path: Path) -> array[int]:
    """The samples of a file that is exactly what the mixer mixes; any other raises one of BROKEN."""
    with wave.open(str(path), "rb") as file:
        form = file.getparams()
        data = file.readframes(min(form.nframes, LONGEST))
    if form[:3] != (1, 2, RATE) or not data or len(data) != 2 * form.nframes:
        raise ValueError(form)
    return array("h", data)


def bend(sample: int) -> int:
    """The soft limit. At the knee it changes nothing, so that a loud moment begins and ends without a step."""
    return int(math.copysign(KNEE + ROOM * math.tanh((abs(sample) - KNEE) / ROOM), sample))


@dataclass(slots=True)
class Voice:
    """One sound on its way: `samples` have their loudness already, `at` is how far it has come."""

    stem: str
    gain: float
    samples: array[int]
    at: int = 0


class Mixer:
    """Turns started sounds into samples, without any device. One thread starts sounds, one other renders them."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else resources() / "sounds"
        self.missing: set[str] = set()  # files that cannot be read, without their ending; sounds without any file
        self.volume = 1.0
        self._raw: dict[str, array[int]] = {}
        self._scaled: dict[tuple[str, float], array[int]] = {}
        self._variants: dict[str, deque[str]] = {}
        self._voices: list[Voice] = []
        self._lock = threading.Lock()

    def load(self, name: str) -> deque[str]:
        """The readable variants of a sound, the next one first; its files are read when it is first asked for."""
        if name not in self._variants:
            found = [name + end for end in ("", "_1", "_2", "_3") if (self.folder / f"{name}{end}.wav").exists()]
            for stem in found:
                with suppress(*BROKEN):
                    self._raw[stem] = read_wav(self.folder / f"{stem}.wav")
            self._variants[name] = deque(stem for stem in found if stem in self._raw)
            self.missing.update(set(found or [name]) - self._raw.keys())
        return self._variants[name]

    def start(self, name: str, gain: float = 1.0) -> bool:
        """Begin a sound, in turns with each of its variants; False if there is none."""
        variants = self.load(name)
        if not variants:
            return False
        variants.append(stem := variants.popleft())
        gain *= GAINS.get(name, 1.0)
        voice = Voice(stem, gain, self._scale(stem, gain))
        with self._lock:
            self._voices.append(voice)
            del self._voices[:-VOICES]
        return True

    def set_volume(self, volume: float) -> None:
        """Holds for what sounds already, too: a slider that is heard only at the next sound feels broken."""
        self.volume = min(1.0, max(0.0, volume))
        self._scaled.clear()
        for voice in self._voices[:]:
            voice.samples = self._scale(voice.stem, voice.gain)

    def _scale(self, stem: str, gain: float) -> array[int]:
        """Loudness is worked in once per file, not once per buffer: a lone voice is then a mere copy."""
        if (stem, gain) not in self._scaled:
            level = round(min(1.0, max(0.0, gain * self.volume)) * 65536)
            if len(self._scaled) > 96:
                self._scaled.clear()
            self._scaled[stem, gain] = array("h", [sample * level >> 16 for sample in self._raw[stem]])
        return self._scaled[stem, gain]

    def render(self, frames: int) -> bytes:
        """The next frames of all voices together, as 16-bit mono. Never wraps over, however much sounds at once."""
        parts = []
        with self._lock:
            for voice in self._voices:
                parts.append(voice.samples[voice.at : voice.at + frames])
                voice.at += frames
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        if len(parts) < 2:
            return b"".join(part.tobytes() for part in parts).ljust(2 * frames, b"\0")
        mix = list(map(sum, zip_longest(*parts, fillvalue=0)))
        if max(mix) > KNEE or min(mix) < -KNEE:
            mix = [sample if -KNEE <= sample <= KNEE else bend(sample) for sample in mix]
        return array("h", mix).tobytes().ljust(2 * frames, b"\0")

    def idle(self) -> bool:
        return not self._voices

    def clear(self) -> None:
        with self._lock:
            self._voices = []


def hush_alsa() -> None:
    """Where no sound card is, ALSA writes dozens of lines to stderr: give it a C function that takes no notice."""
    with suppress(OSError, AttributeError, TypeError):  # another system, or a library without the newer setter
        alsa, nothing = ctypes.CDLL("libasound.so.2"), ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        for setter in ("snd_lib_error_set_handler", "snd_lib_log_set_handler"):
            getattr(alsa, setter)(nothing)


class Device(threading.Thread):
    """The sound card and the one thread that opens, wakes, rests and closes it, for each may take its time."""

    def __init__(self, mixer: Mixer, null: bool) -> None:
        super().__init__(name="sound", daemon=True)
        self.orders: SimpleQueue[bool] = SimpleQueue()  # True wakes; False rests, and ends what rests already
        self.failed = self.running = False
        self._mixer, self._null = mixer, null
        self._drained = threading.Event()
        atexit.register(self.finish)  # a callback into an interpreter that is being taken down would crash it
        self.start()

    def run(self) -> None:
        device: Any = None
        try:
            miniaudio: Any = importlib.import_module("miniaudio")
            hush_alsa()
            backends = [miniaudio.Backend.NULL] if self._null else None
            device = miniaudio.PlaybackDevice(nchannels=1, sample_rate=RATE, buffersize_msec=PERIOD, backends=backends)
            if device.backend == "Null" and not self._null:
                raise OSError("no sound card")
            while self.orders.get():  # never opened anew: each opening costs a connection that is not given back
                self.running = True
                feed = self._feed()
                next(feed)
                device.start(feed)
                self.orders.get()
                # The feed ends by itself first: stopped in the middle of a call, the device would complain on stderr.
                self.running = False
                self._drained.wait(1.0)
                self._drained.clear()
                device.stop()
        except Exception as trouble:  # no library, no card, no permission, card gone: all the same to a player
            log.debug("no sound: %s", trouble)
            self._mixer.clear()
            self.failed = True
        self.running = False
        if device is not None:
            device.close()

    def _feed(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while self.running:
            frames = yield self._mixer.render(frames)
        self._drained.set()

    def finish(self) -> None:
        atexit.unregister(self.finish)
        self.orders.put(False)
        self.orders.put(False)
        self.join(2.0)


class Sound(QObject):
    """The program's sounds. Every call returns at once and none ever fails; `close` it before the program ends."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None, null: bool = False) -> None:
        super().__init__(parent)
        self.mixer = Mixer(folder)
        self.last_played: deque[str] = deque(maxlen=64)  # card or no card: whoever hears nothing must be shown these
        self.device: Device | None = None
        self._null = null  # a device without a card, for tests
        self._muted = self._awake = False
        self._sweeping = OnlyHere(self)
        self.timer = QTimer(self, interval=IDLE, singleShot=True)
        self.timer.timeout.connect(self._rest)

    @property
    def available(self) -> bool:
        """Whether there is anything to hear sounds with; believed until the first sound shows otherwise."""
        return self.device is None or not self.device.failed

    def play(self, name: str) -> None:
        if self._muted or self.mixer.volume <= 0:
            return
        self.last_played.append(name)
        if self.available and self.mixer.start(name):
            if self.device is None:
                self._sweeping.begin()
                self.device = Device(self.mixer, self._null)
            if not self._awake:
                self.device.orders.put(True)
            self._awake = True
            self.timer.start()

    def _rest(self) -> None:
        """An idle table uses no CPU. By now every sound has ended, or the device is gone and will play none."""
        self.mixer.clear()
        if self.device and self._awake:
            self._awake = False
            self.device.orders.put(False)

    def set_volume(self, volume: float) -> None:
        self.mixer.set_volume(volume)

    def set_muted(self, muted: bool) -> None:
        """Sound switched on again asks for the device again, if there was none: headphones may have come."""
        if self._muted and not muted and not self.available:
            self.device, self._awake = None, False
        self._muted = muted
        if muted:
            self.mixer.clear()

    def close(self) -> None:
        self.set_muted(True)
        self.timer.stop()
        if self.device:
            self.device.finish()
            if not self.device.is_alive():
                self._sweeping.end()
