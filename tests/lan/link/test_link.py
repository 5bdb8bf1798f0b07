"""A link over real sockets: everything arrives, in order, once, and every end is noticed and named."""

from __future__ import annotations

import gc
import os
import weakref
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from lan.link.house import CODE, HERE, Caller, End, House, sweep
from lan.proxy import Proxy, Weather
from sixchambers.engine.message import message
from sixchambers.lan.link import line as line_module
from sixchambers.lan.link import link as link_module
from sixchambers.lan.link.frames import (
    DATA,
    LARGEST_FROM_GUEST,
    LARGEST_FROM_HOST,
    PING,
    PONG,
    WELCOME,
    Bucket,
    RateLimit,
    frame,
)
from sixchambers.lan.link.gate import Limits


def test_payloads_arrive_whole_and_in_order(house: House) -> None:
    host, guest = house.pair()
    random = Random(3)
    sent = [random.randbytes(random.choice([1, 2, 200, 5_000, 40_000])) for _ in range(60)]
    for payload in sent:
        host.link.send(payload)
    house.until(lambda: len(guest.heard) == len(sent))
    assert guest.heard == sent
    small = [random.randbytes(random.randint(1, 500)) for _ in range(60)]
    for payload in small:
        guest.link.send(payload)
    house.until(lambda: len(host.heard) == len(small))
    assert host.heard == small
    assert not host.closed and not guest.closed


def test_it_counts_what_crosses_the_wire_and_lets_a_test_listen_in(house: House) -> None:
    host, guest = house.pair()
    tapped: list[bytes] = []
    host.link.tap = tapped.append
    sent, received = host.link.sent_bytes, guest.link.received_bytes
    host.link.send(b"x" * 10_000)
    house.until(lambda: bool(guest.heard))
    assert tapped == [b"x" * 10_000]
    assert 10_000 < host.link.sent_bytes - sent < 11_000
    assert 10_000 < guest.link.received_bytes - received < 11_000


def test_both_know_whom_they_talk_to(house: House) -> None:
    host, guest = house.pair()
    assert guest.link.peer == f"{HERE}:{house.port}"
    assert host.link.peer.startswith(f"{HERE}:") and host.link.peer != guest.link.peer
    assert host.link.fingerprint == guest.link.fingerprint


def test_the_round_trip_is_measured(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "PULSE_MS", 20)
    host, guest = house.pair()
    measured: list[float] = []
    host.link.quality.connect(measured.append)
    house.until(lambda: len(measured) > 3 * link_module.MISSED and guest.link.round_trip_ms is not None)
    assert host.link.round_trip_ms == measured[-1] > 0
    assert not host.closed and not guest.closed


def test_the_largest_frames_pass_and_larger_ones_end_it(house: House) -> None:
    host, guest = house.pair()
    host.link.send(bytes(LARGEST_FROM_HOST - 1))
    guest.link.send(bytes(LARGEST_FROM_GUEST - 1))
    house.until(lambda: bool(host.heard) and bool(guest.heard))
    guest.link.send(bytes(LARGEST_FROM_GUEST))
    house.until(lambda: bool(host.closed))
    assert host.closed == [message("lan.bad_frame")] and len(host.heard) == 1


# --- ends ------------------------------------------------------------------------------------------------------------


def test_the_last_words_arrive(house: House) -> None:
    """Even those of somebody who hangs up on a chatterer, with much of what was said still unread."""
    for _ in range(5):
        host, guest = house.pair()
        for _ in range(200):
            guest.link.send(b"chatter" * 50)
        host.link.send(b"y" * 50_000)
        host.link.send(b"farewell")
        host.link.close(message("lan.hung_up"))
        assert host.closed == [message("lan.hung_up")], "at once, on this side"
        house.until(lambda guest=guest: bool(guest.closed))  # type: ignore[misc]
        assert guest.heard == [b"y" * 50_000, b"farewell"]
        assert guest.closed == [message("lan.peer_left")]


def test_after_the_end_nothing_happens(house: House) -> None:
    host, guest = house.pair()
    guest.link.send(b"too late?")
    host.link.close()
    host.link.close()
    host.link.send(b"nobody hears this")
    house.until(lambda: bool(guest.closed))
    guest.link.send(b"nor this")
    guest.link.close()
    sweep()
    assert (len(host.closed), len(guest.closed)) == (1, 1)
    assert host.heard == [] and guest.heard == []


def test_a_listener_may_hang_up_between_two_frames(house: House) -> None:
    host, guest = house.pair()
    guest.link.received.connect(lambda _: guest.link.close())
    host.link.send(b"one")
    host.link.send(b"two")
    house.until(lambda: bool(host.closed))
    assert guest.heard == [b"one"] and len(guest.closed) == 1


def test_a_cut_is_noticed_at_once(house: House) -> None:
    proxy = Proxy(house.port)
    host, guest = house.pair(proxy.open())
    proxy.cut()
    house.until(lambda: bool(host.closed and guest.closed))
    assert host.closed == guest.closed == [message("lan.link_lost")]


def test_silence_is_noticed_by_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cable pulled out behind the next switch: nobody says anything any more."""
    monkeypatch.setattr(link_module, "PULSE_MS", 50)
    proxy = Proxy(house.port)
    host, guest = house.pair(proxy.open())
    house.until(lambda: host.link.round_trip_ms is not None)
    proxy.hold(True)
    house.until(lambda: bool(host.closed and guest.closed))
    assert host.closed == guest.closed == [message("lan.link_lost")]
    proxy.close()


def test_a_stall_that_passes_is_survived(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "PULSE_MS", 1_000)
    proxy = Proxy(house.port)
    host, guest = house.pair(proxy.open())
    proxy.hold(True)
    host.link.send(b"late")
    house.qtbot.wait(1_500)
    assert not guest.heard and not guest.closed and not host.closed
    proxy.hold(False)
    house.until(lambda: guest.heard == [b"late"])
    proxy.close()


def test_a_bad_network_changes_nothing_but_the_time(house: House) -> None:
    proxy = Proxy(house.port, weather=Weather(delay=3, jitter=15, stall=0.05, stall_ms=60), seed=11)
    host, guest = house.pair(proxy.open())
    sent = [str(number).encode() * (number % 40 + 1) for number in range(120)]
    for payload in sent:
        host.link.send(payload)
        guest.link.send(payload)
        house.qtbot.wait(1)
    house.until(lambda: len(host.heard) == len(guest.heard) == len(sent))
    assert host.heard == guest.heard == sent
    house.until(lambda: (guest.link.round_trip_ms or 0) >= 6)
    proxy.close()


def test_a_frame_a_byte_at_a_time_is_no_sign_of_life(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "PULSE_MS", 50)
    host, guest = house.pair()
    guest.link._pulse.stop()
    guest.link._frame = lambda kind, payload: None  # type: ignore[method-assign]
    drip = iter(frame(DATA, b"x" * 1000))

    def dribble() -> bool:
        guest.link._tunnel.write(bytes([next(drip)]))
        guest.link._flush()
        return bool(host.closed)

    house.until(dribble)
    assert host.closed == [message("lan.link_lost")]


def test_who_does_not_listen_is_let_go_before_memory_fills(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "BACKLOG", 1 << 20)
    host, guest = house.pair()
    socket = guest.link._line._socket
    socket.blockSignals(True)  # it stops reading, and the system's buffers fill up
    socket.setReadBufferSize(1)

    def talk() -> bool:
        host.link.send(os.urandom(100_000))
        assert host.link._line._socket.bytesToWrite() < 3 << 20 if host.link.is_open else True
        return bool(host.closed)

    house.until(talk)
    assert host.closed == [message("lan.link_lost")]
    socket.blockSignals(False)


# --- bad manners inside ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"\x00\x00\x00\x00",
        b"\xff\xff\xff\xff",
        frame(DATA),
        frame(PING),
        frame(PING, b"123456789"),
        frame(PONG, b"1"),
        frame(WELCOME, b"x" * 32),
        frame(0),
        frame(99, b"hello"),
    ],
    ids=bytes.hex,
)
def test_nonsense_inside_ends_the_link(house: House, said: bytes) -> None:
    host, guest = house.pair()
    guest.link._tunnel.write(said)
    guest.link._flush()
    house.until(lambda: bool(host.closed and guest.closed))
    assert host.closed == [message("lan.bad_frame")] and guest.closed == [message("lan.peer_left")]


def test_nonsense_outside_ends_the_link(house: House) -> None:
    host, guest = house.pair()
    guest.link._line.write(b"not TLS at all, and long enough to be a record")
    house.until(lambda: bool(host.closed))
    assert host.closed == [message("lan.bad_frame")]


def test_a_lying_pong_measures_nothing_below_zero(house: House) -> None:
    host, guest = house.pair()
    guest.link._say(PONG, b"\xff" * 8)
    house.until(lambda: host.link.round_trip_ms == 0)
    assert not host.closed


@pytest.mark.parametrize(
    "limit", [RateLimit(Bucket(50, 100), Bucket(1e9, 1e9)), RateLimit(Bucket(1e9, 1e9), Bucket(1000, 20_000))]
)
def test_too_much_too_fast_ends_the_link(qtbot: QtBot, limit: RateLimit) -> None:
    house = House(qtbot, Limits(of_guest=lambda: limit))
    host, guest = house.pair()
    for _ in range(300):
        guest.link.send(b"x" * 100)
    house.until(lambda: bool(host.closed))
    assert host.closed == [message("lan.too_fast")]
    assert len(host.heard) < 250


# --- nothing is left -------------------------------------------------------------------------------------------------


def test_nothing_is_left_of_a_closed_link(house: House) -> None:
    def come_and_go() -> list[weakref.ref[object]]:
        host, guest = house.pair()
        traces = [weakref.ref(thing) for end in (host, guest) for thing in (end, end.link, end.link._line)]
        guest.link.send(b"x")
        house.until(lambda: bool(host.heard))
        guest.link.close()
        house.until(lambda: bool(host.closed))
        house.ends.clear()
        return traces

    traces = [trace for _ in range(10) for trace in come_and_go()]
    house.until(lambda: house.gate._lines == 0)
    sweep()
    gc.collect()
    assert [trace() for trace in traces if trace() is not None] == []


def test_a_link_that_is_deleted_hangs_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With whatever it was made a part of, and without a word."""
    monkeypatch.setattr(link_module, "PULSE_MS", 60_000)  # or else the silence would be noticed
    owner = QObject()
    host, guest = house.pair()
    host.link.setParent(owner)
    del owner
    house.until(lambda: bool(guest.closed) and house.gate._lines == 0)
    assert guest.closed == [message("lan.link_lost")]


def test_letting_go_of_a_link_in_its_own_slot_is_safe(house: House) -> None:
    """The last reference goes while the socket below is still telling what it heard."""
    for how in ("received", "closed", "deleted"):
        host, guest = house.pair()
        house.ends.clear()
        kept = [host]
        let_go = (
            (lambda _, kept=kept: kept[0].link.deleteLater())
            if how == "deleted"
            else (lambda _, kept=kept: kept.clear())
        )
        getattr(host.link, "closed" if how == "closed" else "received").connect(let_go)
        del host
        guest.link.send(b"x")
        guest.link.close()
        house.until(lambda: house.gate._lines == 0)
        sweep()
        gc.collect()


def test_the_first_words_of_a_host_wait_for_the_guest_to_listen(qtbot: QtBot) -> None:
    """A host may speak in the very slot that hands it the link."""
    house = House(qtbot)
    house.gate.admitted.connect(lambda link: [link.send(b"welcome"), link.send(b"z" * 100_000)])
    caller = Caller()
    heard: list[bytes] = []
    caller.call.connected.connect(lambda link: link.received.connect(heard.append))
    caller.call.join(HERE, house.port, CODE)
    house.until(lambda: len(heard) == 2)
    assert heard[0] == b"welcome"
    assert isinstance(caller.end, End)
