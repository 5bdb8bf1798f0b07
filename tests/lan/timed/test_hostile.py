"""A guest who was let in and says whatever it likes about time: nobody else's hand moves, and the game goes on.

`HOSTILE=20000 pytest tests/lan/timed/test_hostile.py` is the long form.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from lan.house import Keeper, Player, open_host, spin
from lan.link.hostile import mutated
from sixchambers.lan import messages as wire
from sixchambers.lan.host import Host
from sixchambers.lan.link.decode import decode
from sixchambers.lan.link.frames import BadFrame

FRAMES = int(os.environ.get("HOSTILE", "400"))
FED = 20 * FRAMES

ODD = [
    0,
    1,
    -1,
    15,
    16,
    2**31,
    2**31 + 1,
    -(2**53),
    2**53,
    2**53 + 1,
    10**17,
    10**30,
    1.5,
    True,
    None,
    "",
    "slap",
    [],
    {},
]
HONEST: list[Any] = [
    wire.AskTime(1, 5),
    wire.Echo(1),
    wire.Synced(0, 1, 1, 1, 1, 1, 1, 1, 1, 16_667),
    wire.Presented(1, 5),
    wire.Press(1, 0, 1, "slap", None, 300_000),
    wire.Mark(1, 300_000),
    wire.Resync(),
    wire.TellTime(1, 1, 1, 1),
    wire.Probe(1),
    wire.Armed(1),
    wire.Reveal(1, 5, b"box"),
    wire.Key(1, b"key"),
    wire.Hands(1, (wire.Hand(0, 1, "slap", None, 3),)),
    wire.Late(1, 1, 1, 1),
    wire.Verdict(1, "abc"),
]


def test_every_word_about_time_is_tried_here() -> None:
    assert {type(words) for words in HONEST} == {*get_args(wire.Timing), *get_args(wire.ToldOfTime)}


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_said_is_decoded_or_refused(seed: int) -> None:
    random = Random(seed)
    decoded = 0
    for _ in range(FED // 2):
        fields = msgspec.to_builtins(random.choice(HONEST))
        if random.random() < 0.7:
            fields[random.choice(list(fields))] = random.choice(ODD)
        said = json.dumps(fields).encode()
        if random.random() < 0.3:
            said = mutated(random, said)
        for decoder in (wire.guest_decoder, wire.host_decoder):
            try:
                words = decode(said, decoder)
            except BadFrame:
                continue
            decoded += 1
            within_bounds(words)
    assert decoded > FED // 20, "nothing nearly right was said"


def within_bounds(words: Any) -> None:
    """Whatever got through is of a size that can be counted with."""
    for name in words.__struct_fields__:
        value = getattr(words, name)
        if isinstance(value, int):
            assert abs(value) <= 2**53
        elif isinstance(value, str | bytes | tuple):
            assert len(value) <= 2048


def nonsense(random: Random, mine: int, round: int, now: int) -> Any:
    """Well formed, and a lie: about others, about other rounds, about time."""
    number = random.choice((round, round, round, round - 1, round + 1, 0, 2**31))
    moment = random.choice((0, -1, 1, 60_000_000, -60_000_000, 20_000, random.randrange(5_000_000)))
    far = random.choice((now, 0, -(2**53), 2**53, now + 10**9))
    return random.choice(
        (
            wire.Press(number, random.choice((0, 1, 2, 9, 15)), random.randrange(2**31), "slap", mine, moment),
            wire.Press(
                number, mine, random.randrange(5), random.choice(("eps", "misdeal", "", "deal", "\0")), "x", moment
            ),
            wire.Mark(number, moment),
            wire.Presented(number, far, 200_000),
            wire.AskTime(random.randrange(2**31), far),
            wire.Echo(random.randrange(20)),
            wire.Synced(far, *[random.choice((0, -60_000_000, 60_000_000)) for _ in range(8)], 1_000, 60_000_000),
            wire.Resync(),
        )
    )


@pytest.mark.parametrize("seed", range(2))
def test_lies_about_time_move_nobody_elses_hand(hosts: list[Host], seed: int) -> None:
    host = open_host("ggg", "slap", options={"game": "basic", "practice": True}, grace=600)
    hosts.append(host)
    keeper = Keeper(host)
    players = [Player(name, seed=number) for number, name in enumerate(("Anna", "Ben", "Mallory"))]
    for player in players:
        player.join(host.port)
        spin(lambda player=player: player.inside)
    table = keeper.begin()
    verdicts: list[Any] = []
    table.listen(None, lambda update: verdicts.extend(one for one in update.events if type(one).__name__ == "Judged"))
    assert host.serving is not None and host.serving.timed is not None
    referee, random, mallory = host.serving.timed.referee, Random(seed), players[2]
    mine = mallory.guest.seats[0]
    theirs: list[tuple[int, int]] = []
    hear = referee.hear

    def write_down(number: int, words: Any, now: int) -> None:
        if isinstance(words, wire.Press) and number != mallory.guest.number:
            theirs.append((words.seat, words.number))
        elif isinstance(words, wire.Press) and words.seat != mine and referee.round is not None:
            before = len(referee.round.presses)
            hear(number, words, now)
            assert referee.round is None or len(referee.round.presses) == before, "somebody else's hand"
            return
        hear(number, words, now)

    referee.hear = write_down  # type: ignore[method-assign]
    for sent in range(FRAMES // 2):
        spin(lambda: mallory.guest.link is not None)
        mallory.guest.tell(nonsense(random, mine, referee.round.number if referee.round else 0, referee._now))
        if sent % 4 == 0:
            spin(lambda: True, turns=2)
    enough = len(verdicts) + 3
    spin(lambda: len(verdicts) >= enough, 40)
    assert theirs and not players[0].losses and not players[1].losses
    for verdict in verdicts:
        seats = [timed.seat for timed in verdict.times if timed.seat != mine]
        assert len(seats) <= 4, "two presses each, as they made them"
    assert len(referee.log) <= 500 and len(referee.machines) == 4
