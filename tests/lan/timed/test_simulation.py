"""Fairness over links of 2, 10, 40 and 80 ms with jitter to 20, in numbers. The bench runs 2,000 races and more."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from lan.timed.hall import us
from sixchambers.lan.timed.referee import Fairness
from sixchambers.lan.timed.simulate import LINKS, MS, Backdater, Network, Player, Way

RACES = 600


@pytest.fixture(scope="module")
def fair() -> Network:
    net = Network(seed=7)
    net.race(RACES)
    return net


def test_hardly_a_verdict_is_wrong(fair: Network) -> None:
    result = fair.race(RACES)
    assert result.races == RACES and result.decided > 0.85 * RACES
    assert result.wrong_share <= 0.03
    assert result.arrival_share > 0.15, "by arrival it would be unfair, or this network says nothing"


def test_every_seat_wins_its_share(fair: Network) -> None:
    assert fair.race(RACES).unevenness < 3


def test_honest_people_are_not_accused(fair: Network) -> None:
    assert not fair.referee.warnings
    assert not [entry for entry in fair.referee.log if entry.what in ("impossible", "contradiction", "misdeal")]


def test_lost_pieces_make_it_slower_but_not_unfair() -> None:
    net = Network([Way(way.delay, way.jitter, 0.01) for way in LINKS], seed=3)
    result = net.race(300)
    assert result.wrong_share <= 0.03 and result.unevenness < 3
    assert not any(what == "backdates" for _, _, what in net.referee.warnings)


def cheat(by: int, who: int, net: Network, number: int, way: Way) -> Player:
    if number != who:
        return Player(net, number, way)
    player = Backdater(net, number, way)
    player.by = by
    return player


WIRED = [Way(1 * MS, 2 * MS)] * 4


def test_in_trusted_mode_a_cheat_wins_and_is_caught() -> None:
    net = Network(WIRED, seed=5, makes=partial(cheat, 100 * MS, 2))
    result = net.race(150)
    assert result.wins[1] > 0.6 * result.decided
    assert Counter((number, what) for number, _, what in net.referee.warnings)[2, "backdates"] == 1
    assert not [number for number, _, what in net.referee.warnings if what == "backdates" and number != 2]


def test_in_strict_mode_it_gains_what_the_network_could_excuse_and_no_more() -> None:
    net = Network(WIRED, seed=5, fairness=Fairness(strict=True), makes=partial(cheat, 100 * MS, 2))
    gains = []
    judge = net.contest.judge

    def watch(presses, at, photo_finish):  # type: ignore[no-untyped-def]
        gains.extend(net.players[1].reaction - press.moment for press in presses if press.seat == 1)
        return judge(presses, at, photo_finish)

    net.contest.judge = watch  # type: ignore[method-assign]
    result = net.race(300)
    assert len(gains) > 100 and max(gains) <= us(10 + 2 * 2 + 3), "J_tol, twice the clock's error, and the measuring"
    assert result.wins[1] < 0.42 * result.decided, "ten milliseconds are worth something, a hundred would be all"


def test_the_same_seed_is_the_same_evening() -> None:
    assert Network(seed=11).race(40) == Network(seed=11).race(40)
