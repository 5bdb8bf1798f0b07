"""The next game of the same evening: a chair that a bot had for the rest of one game is a guest's chair again."""

from __future__ import annotations

from pathlib import Path

from lan.house import Keeper, Player, open_host, spin
from sixchambers.lan import messages as wire
from sixchambers.lan.company import Stool
from sixchambers.lan.host import Host
from sixchambers.lan.memo import HostMemo


def joined(host: Host, *people: str) -> Player:
    player = Player(*people, plays=False).join(host.port)
    spin(lambda: player.inside)
    return player


def begun(host: Host, *players: Player) -> Keeper:
    keeper = Keeper(host, pace=100_000)  # nobody answers: only chairs matter here
    keeper.begin()
    round = host.serving.round if host.serving is not None else ""
    spin(lambda: all(player.table is not None and player.table.round == round for player in players))
    return keeper


def test_who_gave_up_and_stayed_has_the_chair_again(hosts: list[Host]) -> None:
    host = open_host("hggb")
    hosts.append(host)
    pair = joined(host, "Anna", "Ben")
    keeper = begun(host, pair)
    pair.guest.tell(wire.LeaveChair(2))
    spin(lambda: keeper.table is not None and keeper.table.seats[2].player == "deputy")
    spin(lambda: pair.table is not None and pair.table.yours == (1,))
    host.end_game()
    spin(lambda: pair.guest.room is not None and not pair.guest.room.playing)
    assert pair.guest.seats == [1, 2]
    begun(host, pair)
    assert pair.table is not None and pair.table.yours == (1, 2)
    assert pair.table.seats[2].player == "person" and pair.table.seats[2].name == "Ben"


def test_the_chair_of_who_gave_up_and_went_is_free(hosts: list[Host]) -> None:
    host = open_host("hgg")
    hosts.append(host)
    anna, ben = joined(host, "Anna"), joined(host, "Ben")
    keeper = begun(host, anna, ben)
    ben.guest.tell(wire.LeaveChair(2))
    spin(lambda: keeper.table is not None and keeper.table.seats[2].player == "deputy")
    ben.guest.leave()
    spin(lambda: len(host.company.guests) == 1)
    host.end_game()
    assert host.company.free_chairs() == [2] and host.company.stools[1].guest == anna.guest.number


def test_chairs_that_stayed_empty_and_those_of_the_kicked_are_for_guests_again(hosts: list[Host]) -> None:
    host = open_host("hggb")
    hosts.append(host)
    anna = joined(host, "Anna")
    keeper = begun(host, anna)
    host.kick(anna.guest.number)
    spin(lambda: keeper.table is not None and keeper.table.seats[1].player == "deputy")
    assert host.company.free_chairs() == []
    host.end_game()
    assert host.company.free_chairs() == [1, 2] and host.company.stools[3].kind == "bot"
    cleo = joined(host, "Cleo")
    begun(host, cleo)
    assert cleo.table is not None and cleo.table.yours == (1,)
    assert [info.player for info in cleo.table.seats] == ["person", "person", "deputy", "deputy"]


def test_a_host_that_died_still_knows_whose_chair_it_was(hosts: list[Host], tmp_path: Path) -> None:
    host = open_host("hgg")
    hosts.append(host)
    anna = joined(host, "Anna", "Ben")
    keeper = begun(host, anna)
    anna.guest.tell(wire.LeaveChair(2))
    spin(lambda: keeper.table is not None and keeper.table.seats[2].player == "deputy")
    memo = host.memo()
    assert isinstance(memo, HostMemo) and keeper.table is not None
    after = open_host("hgg")
    hosts.append(after)
    table = keeper.table
    after.company.stools[2] = Stool("Ben", "bot", "deputy")  # as the journal has it
    after.go_on(table, lambda: table.now, memo)
    after.company.guests[anna.guest.number].there = True
    after.end_game()
    assert after.company.seats_of(anna.guest.number) == [1, 2]
