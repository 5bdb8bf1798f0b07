"""Evenings that do not go as planned: long names, hasty goodbyes, wishes that come to nothing, odd hosts."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from lan.house import Keeper, Player, open_host, spin
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.message import Trouble, message
from sixchambers.engine.table import Table
from sixchambers.lan import guest as lan_guest
from sixchambers.lan import messages as wire
from sixchambers.lan.company import MOST_GUESTS
from sixchambers.lan.guest import Guest
from sixchambers.lan.host import Host
from sixchambers.lan.link.link import Link
from sixchambers.lan.memo import HostMemo, load_memo


def table_of_three(hosts: list[Host], **more: Any) -> tuple[Host, Keeper, list[Player], Table]:
    """Anna, Ben and Cleo, each at a machine of their own, none of whom answers by itself."""
    host = open_host("ggg", **more)
    hosts.append(host)
    keeper = Keeper(host)
    players = []
    for name in ("Anna", "Ben", "Cleo"):
        player = Player(name, plays=False).join(host.port)
        spin(lambda player=player: player.inside)
        players.append(player)
    table = keeper.begin()
    spin(lambda: all(player.table is not None for player in players))
    return host, keeper, players, table


def chosen(players: list[Player], table: Table) -> int:
    """Play until somebody has named somebody; that answer can be taken back. Whose it was."""
    for seat, player in enumerate(players):
        player.guest.tell(wire.Give(seat, table.play.core.asked, (seat + 1, 0)))
    spin(lambda: table.play.core.asked == 2)
    chooser = table.play.owing()[0]
    players[chooser].guest.tell(wire.Give(chooser, 2, next(iter(table.play.questions[0].legal()))))
    spin(lambda: table.play.core.asked == 3)
    return chooser


# --- what everybody can read -----------------------------------------------------------------------------------------


def test_many_long_names_at_the_hosts_screen_do_not_throw_guests_out(hosts: list[Host]) -> None:
    """Three people with long names speak and pause as one machine: no guest may choke on that."""
    host = open_host("hhhg")
    hosts.append(host)
    keeper = Keeper(host)
    anna = Player("Anna", plays=False).join(host.port)
    spin(lambda: anna.inside)
    keeper.begin()
    spin(lambda: anna.table is not None)
    everybody = ", ".join(["Maximilian-Alexander", "Friederike-Charlotte", "Bartholomäus-Johann"])
    host.say(everybody, "Prost!")
    host.pause(everybody)
    spin(lambda: anna.guest.room is not None and bool(anna.guest.room.paused))
    assert [heard.text for heard in anna.chat if heard.text] == ["Prost!"]
    assert not anna.losses


# --- coming and going ------------------------------------------------------------------------------------------------


def test_whoever_only_watched_and_went_home_leaves_no_trace(hosts: list[Host]) -> None:
    host, _, _, _ = table_of_three(hosts)
    for _ in range(3):
        watcher = Player().join(host.port)
        spin(lambda watcher=watcher: watcher.inside)
        watcher.guest.leave()
        spin(lambda: len(host.company.guests) == 3)
    assert len(host.room().visitors) == 3


def test_watchers_who_dropped_out_make_room_for_others(hosts: list[Host]) -> None:
    host, _, _, _ = table_of_three(hosts)
    for number in range(MOST_GUESTS):
        arrived = host.company.arrive(wire.Hello((), f"Zaungast {number}"))
        if not isinstance(arrived, type(message(""))):
            arrived.there = False
    assert len(host.company.guests) == MOST_GUESTS
    late = Player().join(host.port)
    spin(lambda: late.inside)
    assert len(host.company.guests) == MOST_GUESTS
    assert all(guest.there for guest in list(host.company.guests.values())[:3]), "nobody who plays is forgotten"


def test_a_kicked_player_leaves_the_chair_to_a_bot_for_good(hosts: list[Host], tmp_path: Path) -> None:
    host, _, players, table = table_of_three(hosts)
    host.memo_path = tmp_path / "game.room"
    anna, ben = players[0], players[1]
    number = ben.guest.number
    host.kick(number)
    spin(lambda: ben.over == ["lan.kicked"])
    spin(lambda: table.seats[1].player == "deputy")
    spin(lambda: anna.guest.room is not None and len(anna.guest.room.visitors) == 2)
    assert anna.guest.room is not None
    assert anna.guest.room.chairs[1].kind == "bot" and anna.guest.room.chairs[1].presence == "there"
    memo = load_memo(host.memo_path, HostMemo)
    assert memo is not None and number not in {guest.number for guest in memo.guests}


def test_a_hiccup_in_the_waiting_room_costs_nobody_the_chair(
    hosts: list[Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan_guest, "RETRY", (10,))
    host = open_host("hgb", grace=20)
    hosts.append(host)
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    host._lines[1].link.close()
    spin(lambda: bool(anna.losses))
    spin(lambda: anna.guest.connected and host.company.guests[1].there)
    assert host.company.stools[1].guest == 1 and not anna.over
    spin(lambda: [heard.note.id for heard in anna.chat if heard.note is not None][-1:] == ["lan.came_back"])


def test_whoever_does_not_come_back_to_the_waiting_room_frees_the_chair(hosts: list[Host]) -> None:
    host = open_host("hgb", grace=1)
    hosts.append(host)
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    anna.guest.close()
    spin(lambda: host.company.stools[1].presence == "gone")
    assert host.room().chairs[1].left == 1 and not host.room().chairs[1].ready
    spin(lambda: not host.company.guests)
    assert host.company.free_chairs() == [1]


def test_a_game_may_begin_while_somebody_is_on_the_way_back(hosts: list[Host]) -> None:
    host = open_host("hgb", grace=20)
    hosts.append(host)
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    ticket = anna.guest.ticket
    anna.guest.close()
    spin(lambda: host.company.stools[1].presence == "gone")
    table = Keeper(host).begin()
    assert table.seats[1].player == "person"
    again = Player("Anna")
    assert ticket is not None
    again.guest.rejoin(ticket)
    spin(lambda: again.table is not None and again.table.yours == (1,))
    spin(lambda: table.outcome is not None)


def test_who_goes_home_in_the_middle_is_missed_aloud(hosts: list[Host]) -> None:
    _, _, players, table = table_of_three(hosts)
    players[1].guest.leave()
    spin(lambda: table.seats[1].player == "deputy")
    notes = [heard.note.id for heard in players[0].chat if heard.note is not None]
    spin(lambda: "lan.went" in [heard.note.id for heard in players[0].chat if heard.note is not None])
    assert "lan.lost" not in notes


def test_the_way_back_is_on_disk_before_anybody_is_told_that_the_game_begins(
    hosts: list[Host], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_host("hgb")
    hosts.append(host)
    host.memo_path = tmp_path / "game.room"
    anna = Player("Anna", plays=False).join(host.port)
    spin(lambda: anna.inside)
    told: list[bool] = []

    def look(payload: bytes) -> None:
        if b'"begin"' in payload:
            told.append(load_memo(tmp_path / "game.room", HostMemo) is not None)

    host._lines[1].link.tap = look
    Keeper(host).begin()
    assert told == [True]


def test_links_that_were_turned_away_do_not_pile_up(hosts: list[Host]) -> None:
    host = open_host("hgb")
    hosts.append(host)
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    links: list[weakref.ref[Link]] = []
    host.gate.admitted.connect(lambda link: links.append(weakref.ref(link)))
    for _ in range(3):
        late = Player("Ben").join(host.port)
        spin(lambda late=late: bool(late.over))
    spin(lambda: gc.collect() >= 0 and not any(link() for link in links), 10)


def test_a_guest_at_the_end_gets_the_whole_story_though_the_host_hurries_off(hosts: list[Host], tmp_path: Path) -> None:
    host = open_host("hgb")
    hosts.append(host)
    keeper = Keeper(host, tmp_path / "game.sixchambers")
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    table = keeper.begin()
    table.listen(None, lambda update: host.close() if update.outcome is not None else None)
    spin(lambda: table.outcome is not None)
    spin(lambda: bool(anna.stories) and bool(anna.over))
    assert anna.stories == [(tmp_path / "game.sixchambers").read_bytes()]


# --- pause -----------------------------------------------------------------------------------------------------------


def test_nobody_pauses_a_game_that_is_over(hosts: list[Host]) -> None:
    host = open_host("hgb")
    hosts.append(host)
    keeper = Keeper(host)
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    table = keeper.begin()
    spin(lambda: table.outcome is not None)
    anna.guest.tell(wire.Pause(True))
    anna.guest.tell(wire.Chat("fertig"))
    spin(lambda: any(heard.text == "fertig" for heard in anna.chat))
    assert host.paused == ""


def test_what_a_guest_has_been_shown_only_ever_grows(hosts: list[Host]) -> None:
    host, _, players, table = table_of_three(hosts)
    serving = host.serving
    assert serving is not None
    for player in players:
        player.guest.tell(wire.Shown(table.play.core.asked))
    spin(lambda: serving.audience(table.play.core.asked))
    players[0].guest.tell(wire.Shown(-(10**9)))
    players[0].guest.tell(wire.Chat("x"))
    spin(lambda: any(heard.text == "x" for heard in players[1].chat))
    assert serving.audience(table.play.core.asked)


# --- wishes ----------------------------------------------------------------------------------------------------------


def test_one_wish_at_a_time(hosts: list[Host]) -> None:
    host, _, players, table = table_of_three(hosts, options={"pull": "hand"})
    chooser = chosen(players, table)
    players[chooser].guest.tell(wire.Wish(chooser))
    spin(lambda: host.wish_now is not None)
    other = (chooser + 1) % 3
    players[other].guest.tell(wire.Agree(other, True))
    spin(lambda: host.wish_now is not None and len(host.wish_now.left) == 1)
    players[chooser].guest.tell(wire.Wish(chooser))  # asking twice does not begin anew
    spin(lambda: players[chooser].refusals == ["lan.one_wish"])
    assert host.wish_now is not None and len(host.wish_now.left) == 1


def test_a_wish_is_gone_when_the_game_has_gone_on(hosts: list[Host]) -> None:
    host, _, players, table = table_of_three(hosts, options={"pull": "hand"})
    chooser = chosen(players, table)
    players[chooser].guest.tell(wire.Wish(chooser))
    spin(lambda: host.wish_now is not None)
    puller = table.play.owing()[0]
    players[puller].guest.tell(wire.Give(puller, 3, "pull"))
    spin(lambda: table.play.core.asked > 3)
    spin(lambda: host.wish_now is None)


def test_whoever_gives_up_need_not_agree_any_more(hosts: list[Host]) -> None:
    host, _, players, table = table_of_three(hosts, options={"pull": "hand"})
    chooser = chosen(players, table)
    players[chooser].guest.tell(wire.Wish(chooser))
    others = [seat for seat in range(3) if seat != chooser]
    spin(lambda: host.wish_now is not None)
    players[others[0]].guest.tell(wire.Agree(others[0], True))
    spin(lambda: host.wish_now is not None and host.wish_now.left == (others[1],))
    asked = table.play.core.asked
    players[others[1]].guest.tell(wire.LeaveChair(others[1]))
    spin(lambda: host.wish_now is None and table.play.core.asked > asked)
    assert table.play.owing() == (chooser,)


def test_everybody_hears_who_plays_a_seat_now_whoever_handed_it_over(hosts: list[Host]) -> None:
    """Somebody at the host's own screen gives up: the guests' tables know it."""
    _, _, players, table = table_of_three(hosts)
    table.take_over(0, "deputy")
    spin(lambda: players[1].table is not None and players[1].table.seats[0] == SeatInfo("Anna", "deputy"))


# --- odd hosts -------------------------------------------------------------------------------------------------------


class OddHost:
    """Says to a guest whatever it likes, in place of a host."""

    def __init__(self, hosts: list[Host]) -> None:
        self.host = open_host("hgb")
        hosts.append(self.host)
        self.anna = Player("Anna", plays=False).join(self.host.port)
        spin(lambda: self.anna.inside)
        self.keeper = Keeper(self.host)
        self.keeper.begin()
        spin(lambda: self.anna.table is not None)

    def say(self, words: Any) -> None:
        self.host._lines[1].link.send(words if isinstance(words, bytes) else wire.encode(words))


NONSENSE = [
    b'{"tell":"welcome","guest":1,"token":"no hex"}',
    b'{"tell":"begin","round":"x","game":"chess","rules":1,"options":{},"seats":[],"time_limit":null,"seal":"","yours":[]}',
    wire.Begin("x", "klack", 1, {}, (SeatInfo("A", "person"),) * 3, None, "", (7,)),
    wire.Begin("x", "klack", 1, {}, (SeatInfo("A", "person"),), None, "", ()),
    wire.Begin("x", "klack", 1, {"pull": "with a hammer"}, (SeatInfo("A", "person"),) * 3, None, "", ()),
]


@pytest.mark.parametrize("number", range(len(NONSENSE)))
def test_nonsense_from_a_host_ends_the_link_and_nothing_else(
    hosts: list[Host], monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(lan_guest, "RETRY", (10,))
    odd = OddHost(hosts)
    odd.say(NONSENSE[number])
    spin(lambda: odd.anna.losses == ["lan.bad_frame"])
    spin(lambda: odd.anna.guest.connected)


def test_a_host_that_never_makes_sense_is_given_up(hosts: list[Host], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan_guest, "RETRY", (10,))
    odd = OddHost(hosts)
    monkeypatch.setattr(Host, "room", lambda self: Trouble("lan.bad_frame").message)
    odd.say(b"{}")
    spin(lambda: odd.anna.over == ["lan.bad_frame"])


def test_a_game_this_program_does_not_know_is_said_once(hosts: list[Host]) -> None:
    odd = OddHost(hosts)
    room = odd.host.room()
    odd.say(wire.Room(room.id, room.name, "chess", 1, {}, None, room.chairs, room.visitors))
    spin(lambda: odd.anna.over == ["lan.unknown_game"])
    assert not odd.anna.losses


def test_somebody_else_at_the_old_address_is_no_reason_to_give_up(
    hosts: list[Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another machine may have the table's address by now, or pretend to be the table: the table itself comes back."""
    from sixchambers.lan.link.identity import Identity

    monkeypatch.setattr(lan_guest, "RETRY", (10, 50))
    odd = OddHost(hosts)
    ticket = odd.anna.guest.ticket
    assert ticket is not None
    odd.anna.guest.close()
    port = odd.host.port
    odd.host.gate.close()
    monkeypatch.setattr("lan.house._IDENTITY", [Identity.fresh()])
    stranger = open_host("hgb")
    stranger.gate.close()
    stranger.open("127.0.0.1", port)
    guest = Guest()
    lost: list[str] = []
    over: list[str] = []
    guest.lost.connect(lambda why: lost.append(why.id))
    guest.ended.connect(lambda why: over.append(why.id))
    guest.rejoin(ticket)
    spin(lambda: lost[:1] == ["lan.wrong_host"])
    stranger.close()
    stranger.gate.close()
    spin(lambda: True, turns=3)
    odd.host.open("127.0.0.1", port)
    spin(lambda: guest.connected)
    assert not over
    guest.close()
