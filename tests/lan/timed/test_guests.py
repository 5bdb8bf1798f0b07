"""A timed game at a real host with real guests: seals, lost links, lost views, and people who are only silent."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter_ns
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from lan.house import Keeper, Player, open_host, spin
from sixchambers.engine import journal as record
from sixchambers.engine.journal import SeatInfo, fingerprint
from sixchambers.engine.replay import replay
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games import game as find_game
from sixchambers.lan import messages as wire
from sixchambers.lan.host import Host
from sixchambers.lan.timed.late_key import Unreadable, unseal
from sixchambers.lan.timed.local import local_timed
from sixchambers.lan.timed.referee import Fairness, Referee


class Evening:
    """A table with so many guests, in the middle of the first rounds."""

    def __init__(self, hosts: list[Host], kinds: str = "gg", journal: Path | None = None, **more: Any) -> None:
        self.host = open_host(kinds + "h" * (3 - len(kinds)), "slap", **more)
        hosts.append(self.host)
        self.keeper = Keeper(self.host, journal)
        self.bytes: dict[int, list[tuple[int, bytes]]] = {}
        self.host.gate.admitted.connect(self._tap)
        self.players = [Player(name, seed=seed) for seed, name in enumerate(("Anna", "Ben", "Cleo")[: len(kinds)])]
        for player in self.players:
            player.join(self.host.port)
            spin(lambda player=player: player.inside)
        self.table: Table = self.keeper.begin()
        self.verdicts: list[str] = []
        self.table.listen(None, self._moved)

    def _tap(self, link: Any) -> None:
        sent = self.bytes.setdefault(len(self.bytes) + 1, [])
        link.tap = lambda payload: sent.append((perf_counter_ns() // 1000, payload))

    def _moved(self, update: Update) -> None:
        self.verdicts += [event.outcome for event in update.events if type(event).__name__ == "Judged"]

    @property
    def referee(self) -> Referee:
        assert self.host.serving is not None and self.host.serving.timed is not None
        return self.host.serving.timed.referee

    def rounds(self, number: int) -> None:
        enough = len(self.verdicts) + number
        spin(lambda: len(self.verdicts) >= enough or self.table.outcome is not None, 30)

    def words(self, guest: int) -> list[tuple[int, dict[str, Any]]]:
        return [(at, msgspec.json.decode(payload)) for at, payload in self.bytes[guest]]


@pytest.mark.parametrize("early", [False, True])
def test_nobody_can_read_it_ahead(hosts: list[Host], early: bool) -> None:
    """From the moment it is armed until the key goes out, no byte to anybody has it; and the key goes out in time."""
    evening = Evening(hosts)
    evening.referee.fairness = Fairness(early=early)
    what: dict[int, Any] = {}
    coming = evening.referee.contest.coming

    def write_down() -> Any:
        found = coming()
        if found is not None:
            what[found.round] = found.what
        return found

    evening.referee.contest.coming = write_down  # type: ignore[method-assign]
    evening.rounds(6)
    looked_at = 0
    for guest in (1, 2):
        under_way, sealed, due = 0, b"", 0
        for at, words in evening.words(guest):
            match words["tell"]:
                case "armed":
                    under_way = words["round"]
                case "reveal":
                    due = words["at"]
                    assert (words["open"] == what[under_way]) is early
                    assert due - at < 330_000, "not told long before"
                    sealed = msgspec.json.decode(json.dumps(words["sealed"]), type=bytes)
                    assert what[under_way].encode() not in sealed
                case "key" if sealed:
                    key = msgspec.json.decode(json.dumps(words["key"]), type=bytes)
                    assert unseal(sealed, key, under_way) == what[under_way]
                    assert at >= due - 100_000
                    looked_at += 1
                    under_way = 0
                case "news" if under_way and not early:
                    assert all(update["view"]["card"] is None for update in words["updates"])
                    assert all(update["deadline"] is None for update in words["updates"]), "nor when it will be"
    assert looked_at >= (0 if early else 8)


def test_the_hosts_own_screen_is_told_like_everybody_else(hosts: list[Host]) -> None:
    evening = Evening(hosts)
    assert evening.host.serving is not None and evening.host.serving.timed is not None
    client = evening.host.serving.timed.client
    told: list[tuple[str, int, int]] = []
    client.expect.connect(lambda round, at: told.append(("expect", round, at - perf_counter_ns())))
    client.show.connect(lambda round, what, at: told.append(("show", round, at - perf_counter_ns())))
    evening.rounds(4)
    assert [kind for kind, _, _ in told[:4]] == ["expect", "show", "expect", "show"]
    for kind, _, ahead in told:
        assert ahead > 0 if kind == "expect" else ahead < 5_000_000, "it has what is shown no sooner than anybody"


def test_whoever_loses_the_link_is_back_for_the_next_one(hosts: list[Host], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixchambers.lan.guest.RETRY", (50,))
    evening = Evening(hosts)
    evening.rounds(2)
    anna = evening.players[0]
    spin(lambda: evening.referee.round is not None and evening.referee.round.open, 10)
    assert anna.guest.link is not None
    anna.guest.link._line.drop()
    evening.rounds(1)  # judged all the same
    spin(lambda: anna.guest.connected and anna.table is not None, 10)
    spin(lambda: evening.referee.machines[anna.guest.number].synced is not None, 10)
    seen = len(anna.reflexes.shown) if anna.reflexes is not None else 0
    evening.rounds(3)
    assert anna.reflexes is not None and len(anna.reflexes.shown) >= seen + 2
    assert anna.guest.number in evening.referee.machines
    assert not anna.over and anna.losses


def test_l14_dropped_while_open_a_bot_holds_the_chair_afterwards(hosts: list[Host]) -> None:
    evening = Evening(hosts)
    evening.rounds(1)
    for machine in evening.referee.machines.values():
        machine.patience = 300_000
    handed: list[tuple[int, str]] = []
    evening.host.handed.connect(lambda seat, player: handed.append((seat, player)))
    anna = evening.players[0]
    seat = anna.guest.seats[0]
    spin(lambda: evening.referee.round is not None and evening.referee.round.open, 10)
    anna.guest.close()
    evening.rounds(1)
    spin(lambda: handed == [(seat, "deputy")], 10)
    spin(lambda: seat in evening.referee.machines[0].seats, 10)
    evening.rounds(2)  # and the game goes on


def test_l16_whoever_sees_something_else_is_told_anew(hosts: list[Host]) -> None:
    evening = Evening(hosts)
    evening.rounds(1)
    ben = evening.players[1].table
    assert ben is not None
    hear, spoiled = ben.hear, []

    def spoil(updates: list[Update]) -> None:
        """A broken machine: it does not see who has lost something."""
        hear([msgspec.structs.replace(one, view=msgspec.structs.replace(one.view, tombs=99)) for one in updates])
        spoiled.append(1)

    ben.hear = spoil  # type: ignore[assignment,method-assign]
    spin(lambda: ben.resyncs > 0, 20)
    ben.hear = hear  # type: ignore[method-assign]
    evening.rounds(2)
    resyncs = ben.resyncs
    evening.rounds(3)
    assert ben.resyncs == resyncs, "mended"
    assert spoiled and ben.latest[None].view.tombs != 99
    assert evening.players[0].table is not None and evening.players[0].table.resyncs == 0


def test_nobody_gets_round_the_referee(hosts: list[Host]) -> None:
    evening = Evening(hosts)
    evening.rounds(1)
    anna = evening.players[0]
    seat = anna.guest.seats[0]
    for state in (False, True):
        spin(lambda state=state: evening.referee.round is not None and evening.referee.round.open is state, 10)
        before, asked = len(anna.refusals), evening.table.play.core.asked
        anna.guest.tell(wire.Give(seat, asked, ("slap", None)))
        anna.guest.tell(wire.Give(seat, asked, ("slap", None, 1)))
        spin(lambda before=before: len(anna.refusals) >= before + 2)
        assert set(anna.refusals[before : before + 2]) <= {"lan.timed", "engine.too_late"}
    evening.host.pause("Wirt")
    spin(lambda: evening.referee.round is None and not evening.referee.time.running, 10)
    before = len(anna.refusals)
    anna.guest.tell(wire.Give(seat, evening.table.play.core.asked, ("leave", None, 1)))
    spin(lambda: len(anna.refusals) > before)


def test_a_pause_waits_for_the_end_of_the_round(hosts: list[Host]) -> None:
    evening = Evening(hosts)
    evening.rounds(1)
    evening.host.pause("Wirt")
    spin(lambda: evening.referee.round is None and not evening.referee.time.running, 10)
    judged, now = len(evening.verdicts), evening.table.now
    spin(lambda: True, turns=50)
    assert (len(evening.verdicts), evening.table.now) == (judged, now)
    evening.host.pause("")
    evening.rounds(1)


# --- without network -------------------------------------------------------------------------------------------------


def local(qtbot: QtBot, **options: Any) -> tuple[Table, Any, Any]:
    game = find_game("slap")
    seats = tuple(SeatInfo(name, "person") for name in "ABC")
    table = open_table(game, seats, options={"floor": 0, **options}, seed=bytes(16))
    client, court = local_timed(table)
    court.referee.hurry = True
    return table, client, court


def test_without_network_the_same_client_does(qtbot: QtBot) -> None:
    table, client, court = local(qtbot)
    judged, shown = [], []
    table.listen(None, lambda update: judged.extend(one for one in update.events if type(one).__name__ == "Judged"))

    def show(round: int, what: Any, at_ns: int) -> None:
        shown.append(what)
        client.presented(round, perf_counter_ns())
        client.intend(2, "slap", 0, 40_000)
        client.intend(1, "slap", 0, 90_000)
        client.intend(1, "slap", 0, 30_000)
        client.forget(1)
        client.intend(0, "slap", 1, 60_000)

    client.show.connect(show)
    court.start()
    spin(lambda: len(judged) >= 3, 10)
    court.stop()
    for verdict, what in zip(judged, shown, strict=False):
        assert verdict.card == what and verdict.by == 2
        assert [timed.c for timed in verdict.times if timed.seat == 2] == [40_000]
        assert not [timed for timed in verdict.times if timed.seat == 1], "thought better of it"


def test_a_press_of_a_person_is_timed_from_what_was_seen(qtbot: QtBot) -> None:
    table, client, court = local(qtbot)
    judged: list[Any] = []
    table.listen(None, lambda update: judged.extend(one for one in update.events if type(one).__name__ == "Judged"))
    seen: list[int] = []

    def show(round: int, what: Any, at_ns: int) -> None:
        seen.append(perf_counter_ns())
        client.presented(round, seen[-1])

    client.show.connect(show)
    assert not client.press(0, "slap", 1, perf_counter_ns()), "nothing is armed"
    court.start()
    spin(lambda: client.open and (client.card_us() or 0) > 50_000, 10)
    pressed = perf_counter_ns()
    assert client.press(1, "slap", 0, pressed)
    spin(lambda: bool(judged), 10)
    court.stop()
    assert judged[0].by == 1
    assert judged[0].times[0].c == pressed // 1000 - seen[0] // 1000


def test_before_the_reveal_it_is_a_false_start(qtbot: QtBot) -> None:
    table, client, court = local(qtbot, floor=120)
    court.referee.hurry = False
    flinched: list[int] = []
    table.listen(
        None, lambda update: flinched.extend(one.seat for one in update.events if type(one).__name__ == "Flinched")
    )
    court.start()
    spin(lambda: client.round > 0, 10)
    assert client.press(2, "slap", None, perf_counter_ns())
    spin(lambda: flinched == [2], 5)
    court.stop()


def test_a_wrong_key_shows_nothing_and_breaks_nothing(hosts: list[Host]) -> None:
    evening = Evening(hosts)
    evening.rounds(1)
    table = evening.players[0].table
    assert table is not None and table.clocked is not None
    client = table.clocked
    spin(lambda: client.round > 0 and not client.open, 10)
    client.hear(wire.Key(client.round, bytes(32)))
    with pytest.raises(Unreadable):
        unseal(b"x" * 80, bytes(32), client.round)
    evening.rounds(2)


def test_a_whole_game_ends_alike_everywhere_and_in_its_journal(hosts: list[Host], tmp_path: Path) -> None:
    path = tmp_path / "slap.sixchambers"
    evening = Evening(hosts, options={"game": "basic"}, journal=path)
    spin(lambda: evening.table.outcome is not None, 60)
    for player in evening.players:
        spin(lambda player=player: player.table.outcome is not None)
        assert player.table.resyncs == 0
        assert player.table.latest[None].view == evening.table.game.view(evening.table.play.state, None)
    assert not [entry for entry in evening.referee.log if entry.what in ("impossible", "contradiction")]
    told = replay(record.read(path), find_game)
    assert fingerprint(told.game, told.play.state) == fingerprint(evening.table.game, evening.table.play.state)
