"""The mix is rendered to a file and measured; the device is one without a card, for there may be none."""

from __future__ import annotations

import importlib
import logging
import subprocess
import sys
import threading
import wave
from array import array
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from sixchambers.places import resources
from sixchambers.table import sound as module
from sixchambers.table.sound import BROKEN, GAINS, LEADS, RATE, VOICES, Mixer, Sound, lead, read_wav

SOUNDS = resources() / "sounds"
PATIENCE = 60_000  # a busy machine is slow, not wrong
LOUD = ["bang", "click", "cock", "dice", "marker", "bid_down", "turn", "win", "lose", "refuse"]


def write(path: Path, samples: list[int], channels: int = 1, width: int = 2, rate: int = RATE) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(array("h", samples).tobytes())


def samples(mixer: Mixer, frames: int = 2205) -> array[int]:
    """Everything that sounds, to its end."""
    out: array[int] = array("h")
    while not mixer.idle():
        data = mixer.render(frames)
        assert len(data) == 2 * frames
        out.frombytes(data)
    return out


def rms(some: array[int]) -> float:
    return float((sum(x * x for x in some) / len(some)) ** 0.5)


@pytest.fixture
def tones(tmp_path: Path) -> Path:
    """Sounds that say which they are: every sample of a file is the same number."""
    for name, value in {"one": 1000, "two_1": 100, "two_2": 200, "two_3": 300, "full": 32767, "low": -32768}.items():
        write(tmp_path / f"{name}.wav", [value] * 3000)
    return tmp_path


def test_a_loud_moment_in_a_file(tmp_path: Path) -> None:
    mixer = Mixer()
    assert all(mixer.start(name) for name in LOUD)
    mixed = samples(mixer)
    write(tmp_path / "mix.wav", list(mixed))
    heard = read_wav(tmp_path / "mix.wav")
    assert 20_000 < max(map(abs, heard)) < 32_767
    assert rms(heard) > 500
    assert mixer.idle()
    assert mixer.render(2205) == bytes(4410)
    assert not mixer.missing


def test_ten_times_full_scale_does_not_wrap(tones: Path) -> None:
    mixer = Mixer(tones)
    for name, sign in (("full", 1), ("low", -1)):
        for _ in range(10):
            mixer.start(name)
        assert {x * sign for x in samples(mixer, 1000)} == {32_000}


def test_the_limit_leaves_what_is_quiet_alone_and_has_no_step() -> None:
    assert module.bend(module.KNEE + 1) - module.KNEE in (0, 1)
    bent = [module.bend(x) for x in range(module.KNEE, 200_000, 50)]
    assert bent == sorted(bent)
    assert [module.bend(-x) for x in range(module.KNEE, 200_000, 50)] == [-x for x in bent]


def test_voices_add_up_and_each_ends_by_itself(tones: Path) -> None:
    write(tones / "short.wav", [50] * 700)
    mixer = Mixer(tones)
    mixer.start("one")
    assert mixer.render(500) == array("h", [1000] * 500).tobytes()
    mixer.start("short")
    mixer.start("two")
    assert array("h", mixer.render(1000)).tolist() == [1150] * 700 + [1100] * 300
    assert array("h", mixer.render(1800)).tolist() == [1100] * 1500 + [100] * 300
    assert array("h", mixer.render(2000)).tolist() == [100] * 200 + [0] * 1800
    assert mixer.idle()


@given(st.lists(st.integers(1, 4000), min_size=1, max_size=12))
def test_the_size_of_the_buffer_changes_nothing(sizes: list[int]) -> None:
    def mix(frames: list[int]) -> bytes:
        mixer = Mixer()
        for name in ("bang", "dice", "bang"):
            mixer.start(name)
        return b"".join(map(mixer.render, frames))

    assert mix(sizes) == mix([sum(sizes)])


def test_volume(tones: Path) -> None:
    mixer = Mixer(tones)
    mixer.set_volume(0.5)
    mixer.start("one")
    mixer.start("one", 0.5)
    assert set(array("h", mixer.render(1000))) == {750}
    mixer.set_volume(0.25)  # while it sounds
    assert set(array("h", mixer.render(1000))) == {375}
    mixer.set_volume(7.0)
    assert set(array("h", mixer.render(1000))) == {1500}
    mixer.set_volume(float("nan"))
    mixer.start("one")
    assert set(array("h", mixer.render(1000))) == {0}


def test_volume_scales_the_level() -> None:
    levels = []
    for volume in (1.0, 0.5, 0.1):
        mixer = Mixer()
        mixer.set_volume(volume)
        mixer.start("bang")
        levels.append(rms(samples(mixer)))
    assert levels[1] == pytest.approx(levels[0] / 2, rel=0.01)
    assert levels[2] == pytest.approx(levels[0] / 10, rel=0.01)


def test_variants_take_turns(tones: Path) -> None:
    mixer = Mixer(tones)
    heard = []
    for _ in range(7):
        mixer.start("two")
        heard.append(samples(mixer)[0])
    assert heard == [100, 200, 300, 100, 200, 300, 100]


def test_small_things_are_quieter(tones: Path) -> None:
    write(tones / "button_1.wav", [1000] * 100)
    mixer = Mixer(tones)
    mixer.start("button")
    assert mixer.render(1) == array("h", [449]).tobytes()


def test_the_oldest_voice_gives_way(tones: Path) -> None:
    mixer = Mixer(tones)
    mixer.start("one")
    for _ in range(VOICES):
        mixer.start("two", 0.1)
    assert max(array("h", mixer.render(100))) < 1000


def test_every_sound_we_ship_can_be_mixed() -> None:
    mixer = Mixer()
    names = {path.stem.rstrip("_123") for path in SOUNDS.glob("*.wav")}
    assert names >= GAINS.keys() | LEADS.keys()
    for name in names:
        assert mixer.start(name), name
        assert rms(samples(mixer)) > 50, name
    assert not mixer.missing
    assert len(mixer._raw) == len(list(SOUNDS.glob("*.wav")))


def test_every_sound_is_short_enough_for_the_device_to_rest() -> None:
    longest = max(len(read_wav(path)) for path in SOUNDS.glob("*.wav"))
    assert longest <= module.LONGEST < module.IDLE * RATE / 1000


def test_leads() -> None:
    assert (lead("card"), lead("dice"), lead("bang")) == (40, 270, 0)
    for name, ms in LEADS.items():
        for path in SOUNDS.glob(f"{name}_?.wav"):
            assert len(read_wav(path)) > ms * RATE / 1000


def test_missing_and_broken_files_are_skipped_and_remembered(tmp_path: Path) -> None:
    (tmp_path / "garbage.wav").write_bytes(b"RIFF" + bytes(range(256)) * 9)
    (tmp_path / "empty.wav").write_bytes(b"")
    (tmp_path / "folder.wav").mkdir()
    write(tmp_path / "nothing.wav", [])
    write(tmp_path / "stereo.wav", [1] * 100, channels=2)
    write(tmp_path / "slow.wav", [1] * 100, rate=22050)
    write(tmp_path / "narrow.wav", [1] * 100, width=1)
    write(tmp_path / "endless.wav", [1] * (module.LONGEST + 1))
    write(tmp_path / "cut.wav", [1] * 1000)
    (tmp_path / "cut.wav").write_bytes((tmp_path / "cut.wav").read_bytes()[:-100])
    write(tmp_path / "half_1.wav", [7] * 100)
    (tmp_path / "half_2.wav").write_bytes(b"no sound")
    mixer = Mixer(tmp_path)
    broken = {"garbage", "empty", "folder", "nothing", "stereo", "slow", "narrow", "endless", "cut"}
    for name in (*broken, "absent", "../absent"):
        assert not mixer.start(name), name
    assert mixer.idle()
    assert mixer.start("half") and mixer.start("half")
    assert set(array("h", mixer.render(100))) == {14}
    assert mixer.missing == broken | {"absent", "../absent", "half_2"}
    assert not Mixer(tmp_path / "no such folder").start("card")


@given(st.data())
def test_a_damaged_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    whole = bytearray((SOUNDS / "chat.wav").read_bytes()[:200])
    for place in data.draw(st.lists(st.integers(0, 47), max_size=6)):
        whole[place] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.getbasetemp() / "damaged.wav"
    path.write_bytes(whole[: data.draw(st.integers(0, 200))])
    with suppress(*BROKEN):
        assert read_wav(path)


def test_started_in_one_thread_and_rendered_in_another(tones: Path) -> None:
    mixer = Mixer(tones)
    done = threading.Event()
    heard = [0]

    def pull() -> None:
        while not done.is_set() or not mixer.idle():
            heard[0] += sum(array("h", mixer.render(100)))

    thread = threading.Thread(target=pull)
    thread.start()
    for _ in range(VOICES):
        mixer.start("one", 0.5)
        mixer.set_volume(0.5)
        mixer.set_volume(1.0)
    done.set()
    thread.join()
    assert 0 < heard[0] <= VOICES * 500 * 3000


class Tally(Mixer):
    """Counts what a device pulls."""

    pulled = 0
    loud = 0

    def render(self, frames: int) -> bytes:
        data = super().render(frames)
        self.pulled += frames
        self.loud += any(data)
        return data


@pytest.fixture
def sound(qtbot: QtBot) -> Iterator[Sound]:
    sound = Sound(null=True)
    sound.mixer = Tally()
    yield sound
    sound.close()


def awake(sound: Sound) -> bool:
    return sound.device is not None and sound.device.running


def test_the_device_pulls_rests_and_wakes(sound: Sound, qtbot: QtBot, capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("miniaudio")
    mixer = sound.mixer
    assert isinstance(mixer, Tally)
    assert sound.device is None and not sound.timer.isActive()
    for _ in range(3):
        mixer.loud = 0
        sound.play("button")
        assert sound.timer.isActive() and sound.timer.interval() == module.IDLE
        sound.timer.stop()  # the test says when the time has passed
        qtbot.waitUntil(lambda: mixer.idle() and mixer.loud > 0, timeout=PATIENCE)
        assert awake(sound)
        sound.timer.start(0)
        qtbot.waitUntil(lambda: not awake(sound), timeout=PATIENCE)
        assert not sound.timer.isActive()
        sound.timer.setInterval(module.IDLE)
    device = sound.device
    assert device is not None and sound.available and mixer.pulled
    sound.close()
    assert not device.is_alive()
    pulled = mixer.pulled
    sound.play("button")
    qtbot.wait(100)
    assert mixer.pulled == pulled and mixer.idle()
    assert capfd.readouterr().err == ""


def test_a_resting_device_pulls_nothing(sound: Sound, qtbot: QtBot) -> None:
    pytest.importorskip("miniaudio")
    mixer = sound.mixer
    assert isinstance(mixer, Tally)
    sound.play("chat")
    sound.timer.stop()
    qtbot.waitUntil(lambda: mixer.loud > 0, timeout=PATIENCE)
    sound.timer.start(0)
    qtbot.waitUntil(lambda: not awake(sound), timeout=PATIENCE)
    qtbot.wait(200)
    pulled = mixer.pulled
    qtbot.wait(200)
    assert mixer.pulled == pulled


def test_opening_does_not_hold_up_the_window(sound: Sound, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("miniaudio")
    gate = threading.Event()
    real = importlib.import_module
    monkeypatch.setattr(importlib, "import_module", lambda name: gate.wait() and real(name))
    sound.play("bang")
    sound.play("coin")
    assert not sound.mixer.idle()  # queued: the device is not open and will not be for as long as we like
    assert not awake(sound)
    gate.set()
    qtbot.waitUntil(sound.mixer.idle, timeout=PATIENCE)
    assert sound.available


def no_miniaudio(name: str) -> Any:
    raise ImportError(name)


@pytest.mark.parametrize("what", ["library", "card", "start"])
def test_silence_without_a_device(
    what: str,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    if what == "library":
        monkeypatch.setattr(importlib, "import_module", no_miniaudio)
    else:
        miniaudio = pytest.importorskip("miniaudio")

        def refuse(*_: object, **__: object) -> None:
            raise miniaudio.MiniaudioError("failed", -401)

        where, name = (miniaudio, "PlaybackDevice") if what == "card" else (miniaudio.PlaybackDevice, "start")
        monkeypatch.setattr(where, name, refuse)
    sound = Sound(null=True)
    assert sound.available
    with caplog.at_level(logging.DEBUG):
        sound.play("card")
        qtbot.waitUntil(lambda: not sound.available, timeout=PATIENCE)
        first = sound.device
        sound.play("bang")
        sound.timer.start(0)
        qtbot.waitUntil(sound.mixer.idle, timeout=PATIENCE)
    assert sound.device is first
    assert [record.levelname for record in caplog.records if record.name == module.__name__] == ["DEBUG"]
    assert list(sound.last_played) == ["card", "bang"]  # whoever hears nothing must see all the more
    assert capfd.readouterr().err == ""
    monkeypatch.undo()
    sound.set_muted(True)
    sound.set_muted(False)
    assert sound.available
    sound.close()


@pytest.mark.parametrize("null", [False, True])
def test_a_device_is_found_or_not_and_left_without_a_word(null: bool) -> None:
    """In a process of its own: what a sound library writes to stderr, it writes from C."""
    script = (
        "import sys, time\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from sixchambers.table.sound import Sound\n"
        "app = QCoreApplication(sys.argv)\n"
        f"sound = Sound(null={null})\n"
        "sound.set_volume(0.01)\n"
        "sound.play('chat')\n"
        "while sound.available and not sound.mixer.idle(): time.sleep(0.01)\n"
        "print('fine')\n"  # and ends without close()
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert (result.returncode, result.stdout, result.stderr) == (0, "fine\n", "")


def test_muted_or_turned_down_does_nothing(sound: Sound) -> None:
    sound.set_muted(True)
    sound.play("bang")
    sound.set_muted(False)
    sound.set_volume(0.0)
    sound.play("bang")
    assert not sound.last_played and sound.mixer.idle() and sound.device is None
    sound.set_volume(0.7)
    sound.play("bang")
    assert list(sound.last_played) == ["bang"]
    sound.set_muted(True)
    assert sound.mixer.idle()


def test_an_unknown_sound_opens_nothing_and_the_record_is_bounded(sound: Sound) -> None:
    for _ in range(100):
        sound.play("no such sound")
    assert sound.device is None and sound.mixer.missing == {"no such sound"}
    assert len(sound.last_played) == 64
