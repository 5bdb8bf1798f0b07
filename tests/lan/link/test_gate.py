"""The door: who comes too often, too slowly, in too great a number, or with nothing to say."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from pytestqt.qtbot import QtBot

from lan.link.house import CODE, HERE, IDENTITY, TOKEN, Caller, House
from lan.proxy import Proxy, Weather
from sixchambers.engine.message import Trouble
from sixchambers.lan.link import line as line_module
from sixchambers.lan.link.call import Call
from sixchambers.lan.link.frames import JOIN
from sixchambers.lan.link.gate import Gate, Limits
from sixchambers.lan.link.handshake import ALERT_BUSY, GuestHandshake, Talk
from sixchambers.lan.link.line import at
from sixchambers.lan.link.proof import GUEST, Proof
from sixchambers.lan.link.throttle import FREE


class Knock:
    """A bare connection that says what it likes."""

    def __init__(self, port: int, coming_from: str = "") -> None:
        self.heard = bytearray()
        self.gone = False
        self.socket = QTcpSocket()
        if coming_from:
            self.socket.bind(QHostAddress(coming_from))
        self.socket.readyRead.connect(self._read)
        self.socket.disconnected.connect(self._gone)
        self.socket.connectToHost(HERE, port)

    def _read(self) -> None:
        self.heard += self.socket.readAll().data()

    def _gone(self) -> None:
        self.gone = True


def test_the_port_is_taken(house: House) -> None:
    other = Gate(IDENTITY, CODE)
    with pytest.raises(Trouble) as trouble:
        other.open(HERE, house.port)
    assert trouble.value.message.id == "lan.port_taken"
    assert trouble.value.message.parts == {"port": str(house.port)}
    with pytest.raises(Trouble) as trouble:
        other.open("203.0.113.77")
    assert trouble.value.message.id == "lan.cannot_listen"
    assert other.open(HERE) > 0, "and it may be tried again"


def test_open_to_all_it_hears_both_kinds_of_address(qtbot: QtBot) -> None:
    gate = Gate(IDENTITY, CODE)
    port = gate.open()
    assert gate.port == port
    links: list[object] = []
    gate.admitted.connect(links.append)
    addresses = [HERE]
    probe = QTcpServer()
    if probe.listen(QHostAddress("::1")):
        addresses.append("::1")
    for number, address in enumerate(addresses):
        caller = Caller()
        caller.call.join(address, port, CODE)
        qtbot.waitUntil(lambda number=number: len(links) > number, timeout=15_000)
    assert [link.peer.rpartition(":")[0] for link in links] == [HERE, "[::1]"][: len(addresses)]  # type: ignore[attr-defined]


def test_wrong_codes_are_slowed_and_told_to_the_host(house: House) -> None:
    for _ in range(FREE):
        assert house.join("wrong-code-11").why == "lan.wrong_code"
    slowed = house.join()
    assert slowed.why == "lan.slow_down" and slowed.failures[0].parts["n"] == 2
    assert [why.id for why in house.turned_away] == ["lan.knock_wrong_code"] * FREE + ["lan.knock_slowed"]
    assert house.rejoin().ends, "a token is not slowed"


def test_the_code_can_be_changed_while_the_door_is_open(house: House) -> None:
    early = house.join().end
    house.gate.set_code("mond-silber-07")
    assert house.join().why == "lan.wrong_code"
    assert house.join("mond-silber-07").ends
    assert early.link.is_open


def test_a_token_comes_with_its_link(house: House) -> None:
    assert house.join().ends and house.rejoin().ends
    house.until(lambda: len(house.ends) == 2)
    assert [end.link.token for end in house.ends] == [None, TOKEN]


def test_a_closed_door(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(seconds=3600))
    host, guest = house.pair()
    stranger = Knock(house.port)
    house.until(lambda: len(house.gate._visitors) == 1)
    house.gate.close()
    house.until(lambda: stranger.gone)
    assert house.join().why == "lan.not_reachable"
    host.link.send(b"still here")
    house.until(lambda: guest.heard == [b"still here"])
    assert house.gate.port == 0


# --- slow and silent -------------------------------------------------------------------------------------------------


@pytest.fixture
def short_farewells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "LINGER_MS", 100)


@pytest.mark.usefixtures("short_farewells")
def test_silence_is_not_waited_out(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(seconds=0.2))
    silent = Knock(house.port)
    house.until(lambda: silent.gone, 5_000)
    assert not house.gate._visitors and not silent.heard


@pytest.mark.usefixtures("short_farewells")
def test_dribbling_does_not_help(qtbot: QtBot) -> None:
    """One byte every few milliseconds of a perfectly good handshake."""
    house = House(qtbot, Limits(seconds=0.3))
    slow = Knock(house.port)
    drip = iter(GuestHandshake("x", CODE).take())
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: slow.socket.write(bytes([next(drip, 0)])))
    timer.start()
    house.until(lambda: slow.gone, 5_000)
    timer.stop()


def test_stopping_halfway_does_not_help(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """TLS, hello, opening, and then nothing: it counts as a wrong guess, too."""

    def begin(self: GuestHandshake) -> Talk:
        self._say(JOIN, Proof(GUEST, CODE).opening)
        yield
        yield

    house = House(qtbot, Limits(seconds=0.2))
    with monkeypatch.context() as patch:
        patch.setattr(GuestHandshake, "_join", begin)
        for _ in range(FREE):
            assert house.join().why == "lan.link_lost"
    assert house.join().why == "lan.slow_down"


def test_a_slow_network_is_in_time(house: House) -> None:
    proxy = Proxy(house.port, weather=Weather(delay=100, jitter=50), seed=5)
    assert house.join(port=proxy.open()).ends
    proxy.close()


# --- crowds ----------------------------------------------------------------------------------------------------------


def test_many_come_at_the_same_moment(house: House) -> None:
    """Eight people on one machine, and nobody is told to wait."""
    callers = [Caller() for _ in range(8)]
    for caller in callers:
        caller.call.join(HERE, house.port, CODE)
    house.until(lambda: all(caller.decided for caller in callers))
    assert [caller.failures for caller in callers] == [[]] * 8


def test_only_so_many_strangers_from_one_address(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(strangers_each=3))
    strangers = [Knock(house.port) for _ in range(3)]
    house.until(lambda: len(house.gate._visitors) == 3)
    assert house.join().why == "lan.refused_busy"
    strangers[0].socket.abort()
    house.until(lambda: len(house.gate._visitors) == 2)
    assert house.join().ends


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is not this machine")
def test_only_so_many_strangers_from_wherever_they_come(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(strangers=3))
    strangers = [Knock(house.port, f"127.0.0.{number}") for number in (2, 3, 4)]
    house.until(lambda: len(house.gate._visitors) == 3)
    assert {visitor.handshake.address for visitor in house.gate._visitors} == {"127.0.0.2", "127.0.0.3", "127.0.0.4"}
    assert house.join().why == "lan.refused_busy"
    strangers[0].socket.abort()
    house.until(lambda: len(house.gate._visitors) == 2)
    assert house.join().ends


@pytest.mark.usefixtures("short_farewells")
def test_only_so_many_connections_at_all(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(connections=4))
    guests = [house.join().end for _ in range(4)]
    assert house.join().why == "lan.refused_busy"
    assert house.rejoin().why == "lan.refused_busy"
    house.until(lambda: house.gate._lines == 4)
    guests[2].link.close()
    house.until(lambda: house.gate._lines == 3)
    assert house.rejoin().ends
    assert sum(guest.link.is_open for guest in guests) == 3, "the others did not notice"


@pytest.mark.usefixtures("short_farewells")
def test_a_flood_of_connections_costs_the_guests_nothing(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(connections=12))
    host, guest = house.pair()
    flood = [Knock(house.port) for _ in range(40)]
    most = 0

    def passed() -> bool:
        nonlocal most
        most = max(most, house.gate._lines)
        return sum(knock.gone for knock in flood) == 32

    house.until(passed)
    assert most <= 24, "some were told to wait, the rest not even that"
    house.until(lambda: house.gate._lines == 9)
    assert len(house.gate._visitors) == 8
    assert sum(bytes(knock.heard) == ALERT_BUSY for knock in flood) >= 12
    host.link.send(b"your turn")
    house.until(lambda: guest.heard == [b"your turn"])


def test_new_ones_come_in_one_at_a_time(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(at_once=3, a_second=0.001))
    assert [bool(house.rejoin().ends) for _ in range(3)] == [True] * 3
    assert house.rejoin().why == "lan.refused_busy"


# --- the caller ------------------------------------------------------------------------------------------------------


def test_nobody_is_there(house: House) -> None:
    house.gate.close()
    assert house.join().why == "lan.not_reachable"


def test_a_name_nobody_knows(house: House) -> None:
    caller = Caller()
    caller.call.join("no-such-table.invalid", 1, CODE)
    house.until(lambda: caller.decided)
    assert caller.why == "lan.unknown_name"


def test_somebody_is_there_but_says_nothing(qtbot: QtBot) -> None:
    mute = QTcpServer()
    mute.listen(QHostAddress(HERE))
    caller = Caller(patience_ms=200)
    caller.call.join(HERE, mute.serverPort(), CODE)
    qtbot.waitUntil(lambda: caller.decided, timeout=5_000)
    assert caller.why == "lan.no_answer"
    assert caller.failures[0].parts == {"address": at(HERE, mute.serverPort())}


@pytest.mark.parametrize("greeting", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"220 mail\r\n", b"", b"\x00" * 5000])
def test_somebody_else_is_there(qtbot: QtBot, greeting: bytes) -> None:
    other = QTcpServer()
    other.listen(QHostAddress(HERE))

    def answer() -> None:
        socket = other.nextPendingConnection()
        socket.write(greeting)
        socket.disconnectFromHost()

    other.newConnection.connect(answer)
    caller = Caller()
    caller.call.join(HERE, other.serverPort(), CODE)
    qtbot.waitUntil(lambda: caller.decided, timeout=5_000)
    assert caller.why == "lan.bad_peer"


def test_a_call_that_was_cancelled_says_nothing_more(qtbot: QtBot) -> None:
    house = House(qtbot, Limits(seconds=3600))
    caller = Caller()
    caller.call.join(HERE, house.port, CODE)
    caller.call.cancel()
    caller.call.cancel()
    proxy = Proxy(house.port)
    proxy.hold(True)
    caller.call.join(HERE, proxy.open(), "wrong-code-11")
    house.until(lambda: bool(house.gate._visitors))
    caller.call.join(HERE, house.port, CODE)
    proxy.hold(False)
    house.until(lambda: caller.decided and house.gate._lines == 1)
    assert len(caller.ends) == 1 and not caller.failures


def test_a_call_can_be_made_again_from_its_own_failure(house: House) -> None:
    call = Call()
    links: list[object] = []
    failures: list[object] = []

    def once_more(why: object) -> None:
        failures.append(why)
        call.join(HERE, house.port, CODE)

    call.failed.connect(once_more)
    call.connected.connect(links.append)
    call.join(HERE, house.port, "wrong-code-11")
    house.until(lambda: bool(links))
    assert len(failures) == 1


def test_the_end_of_an_old_link_is_not_the_end_of_a_new_call(house: House) -> None:
    caller = house.join()
    caller.call.rejoin(HERE, house.port, IDENTITY.fingerprint, TOKEN)
    caller.ends[0].link._line.drop()
    house.until(lambda: len(caller.ends) == 2 or bool(caller.failures))
    assert not caller.failures


def test_addresses_as_people_write_them() -> None:
    assert at("10.0.0.1", 47) == "10.0.0.1:47"
    assert at("fe80::1", 47) == "[fe80::1]:47"
