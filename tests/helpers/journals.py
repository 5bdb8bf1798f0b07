"""Journals for tests: eventful games on disk, and files nobody's program would write."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from helpers.klack import klack_table, random_answer
from sixchambers.engine.journal import Journal
from sixchambers.engine.message import Trouble, Who, message
from sixchambers.engine.table import Table

REASON = message("bot.klack_whim", target=Who(1))


def saved(table: Table, path: Path) -> Table:
    """The table, with a journal from now on."""
    table.journal = Journal.begin(path, table.header)
    return table


def eventful(table: Table, seed: int, answers: int = 10_000, pick: Any = random_answer) -> None:
    """Everything that can stand in a journal, in random order: answers with and without reasons, changed, withdrawn and
    taken back, standing offers, seats taken over, time running out. The clock goes forward. `pick` finds an answer to a
    question of the game."""
    random = Random(seed)
    now = 0
    for _ in range(answers):
        if table.outcome is not None:
            return
        now += random.randrange(1, 4000)
        seat = random.randrange(len(table.seats))
        match random.randrange(12):
            case 0:
                table.undo(seat, now)
            case 1:
                table.withdraw(seat, now)
            case 2:
                table.take_over(seat, random.choice(["person", "deputy"]), now)
            case 4 if table.play.offers(seat) and random.random() < 0.02:
                offer = random.choice(table.play.offers(seat))
                table.submit_offer(seat, offer.id, pick(offer.question, random), now)
            case 3 if table.next_deadline() is not None:
                now = max(now, table.next_deadline() or 0)
                table.advance(now)
            case _:
                table.advance(now)
                question = table.play.question(seat)
                if question is not None:
                    reason = REASON if random.random() < 0.3 else None
                    assert table.submit(seat, pick(question, random), now, reason=reason) is None


def eventful_journal(path: Path, *, seats: int = 3, seed: int = 1, **options: Any) -> Table:
    """A whole eventful game on disk, and the table as it was at its end."""
    table = saved(klack_table(seats, seed=seed, time_limit=20_000, pull="hand", **options), path)
    eventful(table, seed)
    assert table.journal is not None
    table.journal.close()
    return table


def parsed(path: Path) -> list[dict[str, Any]]:
    """The lines of a journal as plain data, without their checksums."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    for line in lines:
        del line["sum"]
    return lines


def written(path: Path, lines: list[dict[str, Any] | bytes]) -> Path:
    """A file whose checksums are right, whatever its lines say."""
    total = 0
    whole = b""
    for line in lines:
        text = line if isinstance(line, bytes) else json.dumps(line, separators=(",", ":")).encode()
        total = crc32(text, total)
        whole += text[:-1] + b',"sum":"%08x"}\n' % total
    path.write_bytes(whole)
    return path


def trouble_in(call: Any, *arguments: Any, **more: Any) -> str:
    """The id of the sentence somebody gets."""
    with pytest.raises(Trouble) as trouble:
        call(*arguments, **more)
    return trouble.value.message.id
