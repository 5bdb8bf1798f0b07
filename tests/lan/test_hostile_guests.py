"""Guests that were let in and then send whatever they like: the game does not change, and nobody else notices.

`HOSTILE=20000 pytest tests/lan/test_hostile_guests.py` is the long form.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from lan.house import Keeper, Player, open_host, spin
from sixchambers.engine.journal import fingerprint
from sixchambers.lan import messages as wire

FRAMES = int(os.environ.get("HOSTILE", "400"))

WORDS = ["hello", "take", "leave", "ready", "give", "offer", "back", "wish", "agree", "chat", "shown", "nonsense", ""]


def odd_value(random: Random, depth: int = 3) -> Any:
    kinds = [
        lambda: random.choice([0, 1, -1, 2**31, -(2**63), 10**30, 1.5, 1e308, True, False, None]),
        lambda: random.choice(["", "x" * 300, "\u0000", "\U0001f480", "../..", "{name}", "<b>", "1"]),
        lambda: [odd_value(random, depth - 1) for _ in range(random.randrange(4))] if depth else [],
        lambda: {f"k{n}": odd_value(random, depth - 1) for n in range(random.randrange(3))} if depth else {},
    ]
    return random.choice(kinds)()


def hostile_frame(random: Random, mine: int, asked: int) -> bytes:
    """Something a program of ours would never send, and which must not be taken for an answer."""
    style = random.choices(range(8), [1, 1, 1, 4, 4, 4, 1, 4])[0]
    if style == 0:
        return random.randbytes(random.randrange(1, 300))
    if style == 1:
        return b"[" * random.randrange(1, 900) + b"]" * random.randrange(900)
    if style == 2:
        return b'{"say":"chat","text":"\xff\xfe' + random.randbytes(5) + b'"}'
    if style == 3:  # another seat, with an answer that would be legal there
        other = (mine + 1 + random.randrange(2)) % 3
        return wire.encode(wire.Give(other, asked, (1, 0)))
    if style == 4:  # our own seat, but another question, or no answer at all
        return wire.encode(wire.Give(mine, asked + random.choice([-1, 1, 1000]), (1, 0)))
    if style == 5:
        answer = random.choice([(99, 0), (0, 0), (1,), "a", [[[[[[[1]]]]]]], True, (1.0, 0), (True, 0), -1])
        return wire.encode(wire.Give(mine, asked, answer))
    if style == 6:
        fields = {"seat": odd_value(random), "asked": odd_value(random), "answer": odd_value(random)}
        words = {"say": random.choice(WORDS), **dict(random.sample(sorted(fields.items()), random.randrange(4)))}
        return json.dumps(words).encode()
    return wire.encode(random.choice([wire.TakeBack(mine), wire.Wish(mine), wire.GiveOffer(mine, 3, None)]))


@pytest.mark.parametrize("seed", range(2))
def test_hostile_frames_change_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr("sixchambers.lan.guest.RETRY", (0, 300, 1000))
    host = open_host("ggg", grace=600)
    keeper = Keeper(host)
    players = [Player(name, plays=False).join(host.port) for name in ("Anna", "Ben", "Mallory")]
    spin(lambda: all(player.inside for player in players))
    table = keeper.begin()
    spin(lambda: all(player.table is not None for player in players))
    anna, mallory = players[0], players[2]
    mine = mallory.guest.seats[0]
    before = fingerprint(table.game, table.play.state)
    random = Random(seed)
    for _ in range(FRAMES // 2):
        spin(lambda: mallory.guest.link is not None and host.company.guests[mallory.guest.number].there)
        assert mallory.guest.link is not None
        link = host._lines[mallory.guest.number].link
        heard, number = link.received_bytes, mallory.guest.number
        mallory.guest.link.send(hostile_frame(random, mine, table.play.core.asked))
        # Either it was looked at, or it was bad enough to be shown the door.
        spin(lambda link=link, heard=heard, number=number: link.received_bytes > heard or number not in host._lines)
        spin(lambda: True, turns=1)
    assert len(mallory.losses) > 3, "nothing hostile enough was sent"
    spin(lambda: mallory.guest.link is not None and host.company.guests[mallory.guest.number].there)
    assert fingerprint(table.game, table.play.state) == before and not table.play.core.given
    assert not anna.losses and anna.guest.connected and not anna.over
    # Everybody can still play, even Mallory.
    for player in players:
        player.plays = True
        player._look()
    spin(lambda: table.outcome is not None)
    host.close()
