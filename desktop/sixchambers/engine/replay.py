"""From a journal back to a table: resume, replay, and what a seat heard on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from . import journal as record
from .game import AnyGame
from .journal import (
    Answered,
    CalledOff,
    Ended,
    Entry,
    Read,
    Reported,
    TakenOver,
    TimePassed,
    TookOffer,
    Undone,
    Withdrew,
)
from .message import Message, Trouble
from .table import Table
from .update import Update

GameFinder = Callable[[str], AnyGame]


def table_of(read: Read, find_game: GameFinder) -> Table:
    """A table as it was before the first answer of this journal."""
    game = find_game(read.header.game)
    name = str(read.path or "-")
    if read.header.rules > game.rules_version:
        raise Trouble("engine.newer_rules", file=name)
    if read.header.rules < game.rules_version:
        raise Trouble("engine.older_rules", file=name)
    game.check_seats(len(read.header.seats))
    return Table(game, read.header)


def apply(table: Table, entry: Entry) -> Message | None:
    """Let one line of a journal happen again; the reason if it cannot."""
    match entry:
        case Answered(seat, at, answer, asked, reason):
            return table.submit(seat, answer, at, asked=asked, reason=reason)
        case TookOffer(seat, at, offer, answer):
            return table.submit_offer(seat, offer, answer, at)
        case Withdrew(seat, at):
            return table.withdraw(seat, at)
        case TimePassed(to):
            table.advance(to)
        case Undone(seat, at):
            return table.undo(seat, at)
        case TakenOver(seat, at, player):
            table.take_over(seat, player, at)
        case CalledOff(at):
            return table.call_off(at)
        case Ended() | Reported():
            pass
    return None


def steps(read: Read, find_game: GameFinder) -> Iterator[tuple[Table, Entry | None]]:
    """The table before the first answer, and again after every entry: the same table, moved on."""
    table = table_of(read, find_game)
    yield table, None
    for number, entry in enumerate(read.entries, 2):
        refused = _seat_missing(table, entry) or apply(table, entry) is not None
        wrong_end = isinstance(entry, Ended) and entry.state != record.fingerprint(table.game, table.play.state)
        if refused or wrong_end:
            raise Trouble("engine.does_not_replay", file=str(read.path or "-"), line=number)
        yield table, entry


def _seat_missing(table: Table, entry: Entry) -> bool:
    return getattr(entry, "seat", 0) >= len(table.seats)


def replay(read: Read, find_game: GameFinder) -> Table:
    """The table as it is at the journal's end."""
    table = None
    for table, _ in steps(read, find_game):  # noqa: B007 - the last one is meant
        pass
    assert table is not None
    return table


def resume(path: Path, find_game: GameFinder) -> tuple[Table, bool]:
    """Open a journal, replay it and go on writing to it. True if its last line had been cut off by a crash."""
    read = record.read(path)
    table = replay(read, find_game)
    table.journal = record.reopen(read)
    table.journal.ended = table.outcome is not None
    return table, read.cut


def heard_by(read: Read, seat: int | None, find_game: GameFinder) -> list[Update]:
    """Every Update this seat has had: what somebody needs who takes the seat over in mid-game."""
    table = table_of(read, find_game)
    updates = [table.update(seat)]
    table.listen(seat, updates.append)
    for entry in read.entries:
        apply(table, entry)
    return updates
