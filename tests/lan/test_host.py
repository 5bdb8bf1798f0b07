"""A host and its guests over real sockets on loopback, in one event loop."""

from __future__ import annotations

from pathlib import Path

import pytest

from lan.house import CODE, Keeper, Player, open_host, spin
from lan.proxy import Proxy, Weather
from sixchambers.engine import journal as record
from sixchambers.engine.journal import fingerprint
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game
from sixchambers.lan import messages as wire
from sixchambers.lan.host import Host


def test_a_whole_game_with_two_guests_and_a_spectator(hosts: list[Host], tmp_path: Path) -> None:
    host = open_host("hggb")
    hosts.append(host)
    keeper = Keeper(host, tmp_path / "game.sixchambers")
    anna, ben, watcher = Player("Anna"), Player("Ben", seed=2), Player()
    for player in (anna, ben, watcher):
        player.join(host.port)
        spin(lambda player=player: player.inside)
    assert [stool.name for stool in host.company.stools] == ["Wirt 0", "Anna", "Ben", "Bot 3"]
    table = keeper.begin()
    spin(lambda: table.outcome is not None)
    for player in (anna, ben, watcher):
        spin(lambda player=player: bool(player.stories))
        assert player.table is not None and player.table.outcome == table.outcome
    read = record.read_bytes(anna.stories[0])
    assert fingerprint(table.game, replay(read, find_game).play.state) == fingerprint(table.game, table.play.state)
    assert {update.seat for update in watcher.told} == {None}
    assert {update.seat for update in anna.told} == {1, None}
    assert not anna.refusals and not ben.refusals


def test_the_wrong_code_opens_nothing(hosts: list[Host]) -> None:
    host = open_host()
    hosts.append(host)
    stranger = Player("Mallory").join(host.port, "falsch-falsch-11")
    spin(lambda: bool(stranger.over))
    assert stranger.over == ["lan.wrong_code"] and not host.company.guests


def test_a_full_table_says_so_but_lets_people_watch(hosts: list[Host]) -> None:
    host = open_host("hgb")
    hosts.append(host)
    anna = Player("Anna").join(host.port)
    spin(lambda: anna.inside)
    late = Player("Ben").join(host.port)
    spin(lambda: bool(late.over))
    assert late.over == ["lan.full"]
    watcher = Player().join(host.port)
    spin(lambda: watcher.inside)
    assert [visitor.watching for visitor in host.company.visitors()] == [False, True]


def test_chairs_are_taken_given_back_and_renamed(hosts: list[Host]) -> None:
    host = open_host("hggg")
    hosts.append(host)
    anna, ben = Player("Anna", "Opa").join(host.port), Player("Anna")
    spin(lambda: anna.inside)
    ben.join(host.port)
    spin(lambda: ben.inside and ben.guest.seats == [3])
    assert [stool.name for stool in host.company.stools][1:] == ["Anna", "Opa", "Anna 2"]
    ben.guest.tell(wire.TakeChair(1, "Ben"))
    spin(lambda: ben.refusals == ["lan.chair_taken"])
    anna.guest.tell(wire.LeaveChair(2))
    ben.guest.tell(wire.TakeChair(3, "Ben"))
    spin(lambda: anna.guest.seats == [1] and host.company.stools[3].name == "Ben")
    ben.guest.tell(wire.LeaveChair(1))
    spin(lambda: ben.refusals[1:] == ["lan.not_your_chair"])
    anna.guest.tell(wire.Ready(True))
    ben.guest.tell(wire.TakeChair(2, "Opa"))
    ben.guest.tell(wire.Ready(True))
    spin(lambda: all(chair.ready for chair in host.room().chairs))
    host.set_chair(2, "bot", "Clem", "deputy")
    spin(lambda: ben.guest.seats == [3])


def test_a_guest_answers_for_its_own_seats_only(hosts: list[Host]) -> None:
    host = open_host("ggg")
    hosts.append(host)
    keeper = Keeper(host)
    players = [Player(name, plays=False).join(host.port) for name in ("Anna", "Ben", "Cleo")]
    spin(lambda: all(player.inside for player in players))
    table = keeper.begin()
    anna = players[0]
    spin(lambda: anna.table is not None)
    mine = anna.guest.seats[0]
    other = (mine + 1) % 3
    asked = table.play.core.asked
    before = fingerprint(table.game, table.play.state)
    attempts = [
        wire.Give(other, asked, (1, 0)),
        wire.Give(mine, asked + 1, (1, 0)),
        wire.Give(mine, asked, (99, 0)),
        wire.Give(mine, asked, "nonsense"),
        wire.Give(mine, asked, [[[[[[1]]]]]]),
        wire.GiveOffer(mine, 1, None),
        wire.TakeBack(mine),
        wire.TakeBack(other),
        wire.Wish(mine),
        wire.Wish(other),
        wire.Agree(other, True),
    ]
    for attempt in attempts:
        anna.guest.tell(attempt)
    spin(lambda: len(anna.refusals) == len(attempts))
    assert fingerprint(table.game, table.play.state) == before and not table.play.core.given
    assert anna.refusals[0] == anna.refusals[7] == "lan.not_your_seat"
    anna.guest.tell(wire.Give(mine, asked, (1, 0)))
    spin(lambda: mine in table.play.core.given)
    anna.guest.tell(wire.Give(mine, asked, (2, 0)))  # a bid may be changed until the last one is in
    spin(lambda: table.play.core.given == {mine: (2, 0)})


def test_a_lost_guest_is_counted_down_held_by_a_bot_and_comes_back(hosts: list[Host], tmp_path: Path) -> None:
    host = open_host("hgb", grace=1)
    hosts.append(host)
    keeper = Keeper(host, tmp_path / "game.sixchambers")
    anna = Player("Anna", plays=False).join(host.port)
    spin(lambda: anna.inside)
    table = keeper.begin()
    spin(lambda: anna.table is not None)
    ticket = anna.guest.ticket
    assert ticket is not None
    anna.guest.close()  # the program is gone
    spin(lambda: host.company.stools[1].presence == "gone")
    assert host.room().chairs[1].left == 1
    spin(lambda: host.company.stools[1].presence == "held")
    assert table.seats[1].player == "deputy"

    again = Player("Anna", plays=False)
    again.guest.rejoin(ticket)
    spin(lambda: again.table is not None)
    spin(lambda: table.seats[1].player == "person")
    assert again.table is not None
    spin(lambda: again.table.seats[1].player == "person")
    codec = table.game.codec
    assert codec.encode(again.table.latest[1].view) == codec.encode(table.update(1).view)
    assert again.table.latest[1].question == table.update(1).question
    assert host.company.stools[1].presence == "there"


def test_a_cut_link_is_mended_by_the_guest_itself(hosts: list[Host]) -> None:
    host = open_host("hgb", grace=30)
    hosts.append(host)
    keeper = Keeper(host)
    anna = Player("Anna", plays=False).join(host.port)
    spin(lambda: anna.inside)
    table = keeper.begin()
    spin(lambda: anna.table is not None)
    first = anna.table
    host._lines[1].link.close()
    spin(lambda: bool(anna.losses) and anna.guest.connected and host.company.guests[1].there)
    spin(lambda: len([update for update in anna.told if update.seat == 1]) >= 2)
    assert anna.table is first and table.seats[1].player == "person"
    anna.guest.tell(wire.Give(1, table.play.core.asked, (1, 0)))
    spin(lambda: 1 in table.play.core.given or table.play.core.asked > 1)


def test_kicked_means_kicked(hosts: list[Host]) -> None:
    host = open_host("hgb")
    hosts.append(host)
    keeper = Keeper(host)
    anna = Player("Anna", plays=False).join(host.port)
    spin(lambda: anna.inside)
    keeper.begin()
    spin(lambda: anna.table is not None)
    ticket = anna.guest.ticket
    assert ticket is not None
    host.kick(1)
    spin(lambda: anna.over == ["lan.kicked"])
    assert keeper.table is not None and keeper.table.seats[1].player == "deputy"
    again = Player("Anna")
    again.guest.rejoin(ticket)
    spin(lambda: bool(again.over) or bool(again.losses))
    assert not again.guest.connected and not host.company.guests


def test_the_host_is_gone_and_comes_back_with_the_same_game(hosts: list[Host], tmp_path: Path) -> None:
    from sixchambers.engine.replay import resume
    from sixchambers.lan.memo import HostMemo, beside, load_memo

    path = tmp_path / "game.sixchambers"
    host = open_host("hgb", grace=30)
    host.memo_path = beside(path)
    keeper = Keeper(host, path)
    anna = Player("Anna", plays=False).join(host.port)
    spin(lambda: anna.inside)
    table = keeper.begin()
    spin(lambda: anna.table is not None)
    assert anna.table is not None
    anna.table.submit(1, (1, 0))
    spin(lambda: any(isinstance(entry, record.Answered) and entry.seat == 1 for entry in record.read(path).entries))
    given = len(record.read(path).entries)
    port = host.port
    for line in list(host._lines.values()):  # as if the power had failed: nobody says goodbye
        line.link.close()
    host.gate.close()
    host._second.stop()  # the dead count down for nobody
    keeper.deleteLater()
    assert table.journal is not None
    table.journal.close()
    spin(lambda: bool(anna.losses))

    memo = load_memo(host.memo_path, HostMemo)
    assert memo is not None and memo.code == CODE and memo.port == port
    second = open_host("hgb", grace=30)
    hosts.append(second)
    second.gate.close()
    second.open("127.0.0.1", memo.port)
    resumed, _ = resume(path, find_game)
    keeper = Keeper(second, path)
    keeper.serve(resumed)
    second.go_on(resumed, lambda: resumed.now, memo)
    spin(lambda: anna.guest.connected and second.company.guests[1].there)
    assert len(record.read(path).entries) >= given
    anna.plays = True
    anna._look()
    spin(lambda: resumed.outcome is not None)


def test_a_pause_stops_answers_until_it_is_over(hosts: list[Host]) -> None:
    host = open_host("ggg")
    hosts.append(host)
    keeper = Keeper(host)
    players = [Player(name, plays=False).join(host.port) for name in ("Anna", "Ben", "Cleo")]
    spin(lambda: all(player.inside for player in players))
    table = keeper.begin()
    anna = players[0]
    spin(lambda: anna.table is not None)
    seat = anna.guest.seats[0]
    players[1].guest.tell(wire.Pause(True))
    spin(
        lambda: (
            anna.guest.room is not None
            and anna.guest.room.paused == players[1].guest.room.chairs[players[1].guest.seats[0]].name
        )
    )
    anna.guest.tell(wire.Give(seat, table.play.core.asked, (1, 0)))
    spin(lambda: anna.refusals == ["lan.paused"])
    anna.guest.tell(wire.Pause(False))
    spin(lambda: anna.guest.room is not None and not anna.guest.room.paused)
    anna.guest.tell(wire.Give(seat, table.play.core.asked, (1, 0)))
    spin(lambda: seat in table.play.core.given)


def test_chat_reaches_everybody_in_measure(hosts: list[Host]) -> None:
    host = open_host("hgg")
    hosts.append(host)
    heard: list[wire.Heard] = []
    host.heard.connect(heard.append)
    anna, ben = Player("Anna").join(host.port), Player("Ben")
    spin(lambda: anna.inside)
    ben.join(host.port)
    spin(lambda: ben.inside)
    anna.guest.tell(wire.Chat("  Hallo\n\x07 zusammen  "))
    anna.guest.tell(wire.Chat(phrase="well_played"))
    spin(lambda: len([line for line in ben.chat if line.who == "Anna"]) == 2)
    assert [line.text for line in ben.chat if line.who == "Anna"] == ["Hallo zusammen", ""]
    for number in range(30):
        anna.guest.tell(wire.Chat(f"{number}"))
    host.say("Wirt 0", "genug")
    anna.guest.tell(wire.Ready(True))
    spin(lambda: host.company.guests[1].ready)
    assert len([line for line in heard if line.who == "Anna"]) <= 6


def test_taking_back_needs_everybody(hosts: list[Host]) -> None:
    host = open_host("ggg", options={"pull": "hand"})
    hosts.append(host)
    keeper = Keeper(host)
    players = [Player(name, plays=False).join(host.port) for name in ("Anna", "Ben", "Cleo")]
    spin(lambda: all(player.inside for player in players))
    table = keeper.begin()
    seats = {player.guest.seats[0]: player for player in players}
    for seat, player in seats.items():
        spin(lambda player=player: player.table is not None)
        player.guest.tell(wire.Give(seat, 1, (seat + 1, 0)))
    spin(lambda: table.play.core.asked == 2)
    chooser = table.play.owing()[0]
    target = next(iter(table.play.questions[0].legal()))
    seats[chooser].guest.tell(wire.Give(chooser, 2, target))
    spin(lambda: table.play.core.asked == 3)
    seats[chooser].guest.tell(wire.Wish(chooser))
    others = [seat for seat in seats if seat != chooser]
    spin(lambda: host.wish_now is not None)
    seats[others[0]].guest.tell(wire.Agree(others[0], True))
    spin(lambda: host.wish_now is not None and host.wish_now.left == (others[1],))
    seats[others[1]].guest.tell(wire.Agree(others[1], True))
    spin(lambda: host.wish_now is None and table.play.owing() == (chooser,))
    assert table.play.core.asked == 4


def test_eight_guests_and_spectators_through_a_whole_game(hosts: list[Host], tmp_path: Path) -> None:
    host = open_host("gggggggg", "dice")
    hosts.append(host)
    keeper = Keeper(host, tmp_path / "game.sixchambers")
    players = [Player(f"Gast {number}", seed=number) for number in range(8)] + [Player(), Player()]
    for player in players:
        player.join(host.port)
        spin(lambda player=player: player.inside)
    table = keeper.begin()
    spin(lambda: table.outcome is not None and all(player.stories for player in players), 60)
    assert {player.stories[0] for player in players} == {(tmp_path / "game.sixchambers").read_bytes()}
    assert not any(player.losses or player.over for player in players)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_in_bad_weather(
    hosts: list[Host], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Delay, jitter, stalls and cut links on the way: the game still comes to its end, and no answer is lost."""
    monkeypatch.setattr("sixchambers.lan.guest.RETRY", (20, 50, 100))
    host = open_host("ggb", "dice", grace=120)
    hosts.append(host)
    weather = Weather(delay=2, jitter=4, stall=0.01, stall_ms=60)
    proxy = Proxy(host.port, weather=weather, seed=seed)
    port = proxy.open()
    keeper = Keeper(host, tmp_path / "game.sixchambers")
    players = [Player("Anna"), Player("Ben", seed=2)]
    for player in players:
        player.join(port)
        spin(lambda player=player: player.inside)
    weather.cut = 0.03
    table = keeper.begin()
    spin(lambda: table.outcome is not None, 60)
    weather.cut = 0.0
    spin(lambda: all(player.stories for player in players), 60)
    assert proxy.cuts > 0
    read = record.read(tmp_path / "game.sixchambers")
    assert replay(read, find_game).outcome == table.outcome
    proxy.close()
