"""Every byte a guest is sent, over whole games of every game: nothing in it that its seats may not know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from lan.house import Keeper, Player, open_host, spin
from sixchambers.engine.table import Table
from sixchambers.games import RULES
from sixchambers.games import game as find_game
from sixchambers.lan import messages as wire
from sixchambers.lan.host import Host

EVERY_GAME = pytest.mark.parametrize("game", RULES)


def seats_for(game: str) -> int:
    return max(find_game(game).seats[0], 3)


class Tapped:
    """A host whose guests' bytes are all written down."""

    def __init__(self, game: str, folder: Path, kinds: str) -> None:
        self.host: Host = open_host(kinds, game)
        self.keeper = Keeper(self.host, folder / f"{game}.sixchambers")
        self.bytes: dict[int, list[bytes]] = {}
        self.host.gate.admitted.connect(self._tap)
        self.players = [Player(f"Gast {seat}", seed=seat) for seat, kind in enumerate(kinds) if kind == "g"]
        for player in self.players:
            player.join(self.host.port)
            spin(lambda player=player: player.inside)

    def _tap(self, link: Any) -> None:
        sent = self.bytes.setdefault(len(self.bytes) + 1, [])
        link.tap = sent.append

    def play(self) -> Table:
        table = self.keeper.begin()
        spin(lambda: table.outcome is not None and all(player.stories for player in self.players), 60)
        return table

    def close(self) -> None:
        self.host.close()
        spin(lambda: True, turns=3)


def news_of(payloads: list[bytes]) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(payload) for payload in payloads]
    return [update for words in told if words["tell"] == "news" for update in words["updates"]]


@EVERY_GAME
def test_no_byte_tells_what_a_seat_may_not_know(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    tapped = Tapped(game, tmp_path, "g" * seats_for(game))
    try:
        table = tapped.play()
    finally:
        tapped.close()
    header = table.header
    for number, payloads in tapped.bytes.items():
        story = next(at for at, payload in enumerate(payloads) if b'"tell":"story"' in payload)
        before = payloads[:story]
        assert not any(header.seed.encode() in payload or header.salt.encode() in payload for payload in before)
        mine = set(tapped.host.company.seats_of(number))
        for update in news_of(before):
            assert update["seat"] is None or update["seat"] in mine
            if update["seat"] is None:
                assert update.get("question") is None and update.get("given") is None and not update.get("offers")
            elif update.get("question") is not None:
                assert update["question"]["seat"] == update["seat"]


@EVERY_GAME
def test_what_guests_are_sent_is_what_the_engine_lets_their_seats_know(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """The engine's Updates are proved secret elsewhere; here: nothing is added on the way, and nothing is missing."""
    tapped = Tapped(game, tmp_path, "g" * seats_for(game))
    expected: dict[int | None, list[bytes]] = {}
    begin = tapped.host.begin

    def begin_and_listen(table: Table, clock: Callable[[], int]) -> None:
        for seat in (*range(len(table.seats)), None):
            expected[seat] = [table.game.codec.encode(table.update(seat))]
            table.listen(seat, lambda update: expected[update.seat].append(table.game.codec.encode(update)))
        begin(table, clock)

    tapped.host.begin = begin_and_listen  # type: ignore[method-assign]
    try:
        tapped.play()
    finally:
        tapped.close()
    for number, payloads in tapped.bytes.items():
        frames = [
            msgspec.json.decode(payload, type=wire.News)
            for payload in payloads
            if payload.startswith(b'{"tell":"news"')
        ]
        for seat in (*tapped.host.company.seats_of(number), None):
            told = [bytes(raw) for frame in frames for raw in frame.updates]
            mine = [raw for raw in told if msgspec.json.decode(raw)["seat"] == seat]
            assert mine == expected[seat]


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_that_is_not_open_yet_leaves_no_trace(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    """Two evenings that differ in one secret bid: until the bids are opened, the others are sent the same bytes."""
    sent = []
    for bid in ((1, 0), (3, 1)):
        tapped = Tapped("klack", tmp_path / str(bid), "ggg")
        (tmp_path / str(bid)).mkdir()
        for player in tapped.players:
            player.plays = False
        table = tapped.keeper.begin()
        spin(lambda tapped=tapped: all(player.table is not None for player in tapped.players))
        secret = Random(seed).randrange(3)
        seat = tapped.players[secret].guest.seats[0]
        tapped.players[secret].guest.tell(wire.Give(seat, table.play.core.asked, bid))
        spin(lambda table=table, seat=seat: seat in table.play.core.given)
        others = [player for number, player in enumerate(tapped.players) if number != secret]
        spin(lambda others=others, seat=seat: all(seat in player.table.latest[None].ready for player in others))
        numbers = [player.guest.number for player in others]
        sent.append([news_of(tapped.bytes[number])[-2:] for number in numbers])
        tapped.close()
    assert sent[0] == sent[1] and sent[0][0]
