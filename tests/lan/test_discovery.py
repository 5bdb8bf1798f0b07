"""Tables on the LAN find their guests."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from lan.house import spin
from sixchambers.lan.discovery import LONGEST, MOST_TABLES, Ask, Beacon, Here, Lookout, read


@pytest.fixture
def port() -> int:
    """Free for us alone, so that a program running here does not mix in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def lookout(qtbot: QtBot, port: int) -> Iterator[Lookout]:
    watching = Lookout(port=port)
    yield watching
    watching.close()


def beacon(port: int, id: str = "a1", name: str = "Küchentisch", **more: object) -> Beacon:
    return Beacon(lambda: Here(1, id, name, "klack", 4000, **more), port=port)  # type: ignore[arg-type]


def test_two_tables_on_one_machine_appear_within_two_seconds(lookout: Lookout, port: int) -> None:
    beacons = [beacon(port), beacon(port, "b2", "Anrichte", free=2)]
    spin(lambda: len(lookout.tables) == 2, 2)
    assert [found.here.name for found in lookout.tables] == ["Anrichte", "Küchentisch"]
    assert lookout.find("b2") is not None and lookout.find("c3") is None
    for one in beacons:
        one.close()


def test_two_guests_on_one_machine_see_the_same_table(lookout: Lookout, port: int) -> None:
    second = Lookout(port=port)
    one = beacon(port)
    spin(lambda: len(lookout.tables) == len(second.tables) == 1, 2)
    one.close()
    second.close()


def test_a_table_that_falls_silent_is_forgotten(qtbot: QtBot, port: int) -> None:
    now = [0.0]
    watching = Lookout(port=port, clock=lambda: now[0])
    one = beacon(port)
    spin(lambda: len(watching.tables) == 1, 2)
    one.close()
    now[0] = 10.0
    watching.ask()
    assert watching.tables == []
    watching.close()


def test_garbage_is_no_table(lookout: Lookout, port: int) -> None:
    random = Random(5)
    hostile = [
        b"",
        b"\xff\xfe",
        b"[" * 500,
        b'{"six":"here"}',
        b'{"six":"here","protocol":1,"id":"x","name":"y","game":"klack","port":0}',
        b'{"six":"here","protocol":1,"id":"x","name":"' + b"y" * 41 + b'","game":"klack","port":1}',
        b'{"six":"here","protocol":1e400,"id":"x","name":"y","game":"klack","port":1}',
        b"x" * (LONGEST + 500),
        *[random.randbytes(random.randrange(1, 200)) for _ in range(300)],
    ]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        for datagram in hostile:
            sender.sendto(datagram, ("127.0.0.1", port))
            QCoreApplication.processEvents()  # the system keeps only so many datagrams for us
        assert [read(datagram) for datagram in hostile] == [None] * len(hostile)
        good = b'{"six":"here","protocol":9,"id":"z","name":"y","game":"klack","port":1,"more":[1]}'
        sender.sendto(good, ("127.0.0.1", port))
        spin(lambda: bool(lookout.tables), 2)
    assert [found.here.id for found in lookout.tables] == ["z"]
    assert isinstance(read(b'{"six":"ask"}'), Ask)


def test_a_flood_of_tables_is_bounded(lookout: Lookout, port: int) -> None:
    for number in range(MOST_TABLES * 3):
        lookout._note(Here(1, f"id{number}", "x", "klack", 1), "10.0.0.1")
    assert len(lookout.tables) == MOST_TABLES


def test_the_address_of_the_network_is_better_than_this_machines_own(lookout: Lookout) -> None:
    here = Here(1, "t", "x", "klack", 4000)
    for address, expected in (
        ("127.0.0.1", "127.0.0.1"),
        ("192.168.1.5", "192.168.1.5"),
        ("127.0.0.1", "192.168.1.5"),
        ("10.1.1.1", "192.168.1.5"),
    ):
        lookout._note(here, address)
        assert lookout.tables[0].address == expected


NAMESPACES = textwrap.dedent("""
    set -e
    a=$1; b=$2; shift 2
    host=
    clean() { kill $host 2>/dev/null || true; ip netns del $a 2>/dev/null || true; ip netns del $b 2>/dev/null || true; }
    trap clean EXIT
    clean
    ip netns add $a; ip netns add $b
    ip link add v$a type veth peer name v$b
    ip link set v$a netns $a; ip link set v$b netns $b
    ip -n $a addr add 10.77.0.1/24 brd + dev v$a; ip -n $b addr add 10.77.0.2/24 brd + dev v$b
    for n in $a $b; do ip -n $n link set lo up; ip -n $n link set v$n up; done
    ip netns exec $a "$@" host & host=$!
    ip netns exec $b "$@" guest
""")

ACROSS = textwrap.dedent("""
    import sys
    from PySide6.QtCore import QCoreApplication, QTimer
    from lan.house import Keeper, Player, open_host, spin, identity, CODE
    from sixchambers.lan.discovery import Beacon, Here, Lookout
    app = QCoreApplication([])
    if sys.argv[1] == "host":
        host = open_host("hgb")
        host.gate.close()
        host.open("any", 0)
        beacon = Beacon(lambda: Here(1, host.id, host.name, "klack", host.port))
        keeper = Keeper(host)
        host.changed.connect(lambda: keeper.begin() if host.table is None and not host.company.free_chairs() else None)
        app.exec()
    else:
        lookout = Lookout()
        spin(lambda: lookout.tables, 3)
        found = lookout.tables[0]
        assert found.address == "10.77.0.1", found
        player = Player("Anna").join(found.port, address=found.address)
        spin(lambda: player.table is not None and player.table.outcome is not None, 20)
        print("over the bridge", found.here.name)
""")


def may_make_namespaces() -> bool:
    if os.geteuid() != 0:
        return False
    made = subprocess.run(["ip", "netns", "add", "sixprobe"], capture_output=True)
    subprocess.run(["ip", "netns", "del", "sixprobe"], capture_output=True)
    return made.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="network namespaces are Linux's")
def test_across_two_machines(tmp_path: object) -> None:
    """Two network namespaces, two addresses, a bridge between them: found by broadcast, joined, played to the end."""
    try:
        if not may_make_namespaces():
            pytest.skip("needs the right to make network namespaces")
    except FileNotFoundError:
        pytest.skip("needs the ip command")
    names = [f"six{os.getpid()}{end}"[:14] for end in "ab"]
    done = subprocess.run(
        ["bash", "-c", NAMESPACES, "-", *names, sys.executable, "-c", ACROSS],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": "tests"},
    )
    assert "over the bridge" in done.stdout, done.stderr
