"""How past games went, for whoever played them: one line a finished game, in a file that stays on this computer.

The file is append-only. What is no such line (a damaged one, one of a later version) is read as if it were not there,
and never touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ..engine.disk import cannot_write
from ..engine.journal import Header, SeatInfo
from ..engine.message import Message
from ..engine.table import Table
from .folders import data_folder
from .saves import now_text

Text = Annotated[str, Meta(max_length=200)]
Seats = Annotated[tuple[SeatInfo, ...], Meta(min_length=1, max_length=16)]
Places = Annotated[tuple[Annotated[int, Meta(ge=0, le=15)], ...], Meta(max_length=16)]
Whole = Annotated[int, Meta(ge=0, le=10**9)]
LONGEST_LINE = 16_384


class Played(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One finished game. `deal` tells games apart, so that one played on from its middle is not counted again."""

    when: Text
    game: Text
    deal: Text = ""
    seats: Seats
    winners: Places
    scores: Annotated[tuple[Annotated[int, Meta(ge=-(10**9), le=10**9)], ...], Meta(max_length=16)]
    rounds: Whole
    seconds: Whole


class Standing(Struct):
    """What one name has to show for itself in one game."""

    name: str
    games: int = 0
    # Shared wins count as wins.
    wins: int = 0
    best: int = 0
    # Games won in a row, up to the latest.
    streak: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(Played).decode


def statistics_file() -> Path:
    return data_folder() / "statistics.jsonl"


def deal_of(header: Header) -> str:
    """The same for a game and what was played on from it; empty where nobody noted when it began."""
    if not header.started:
        return ""
    return sha256(f"{header.game} {header.seed} {header.started}".encode()).hexdigest()[:16]


def record(table: Table, file: Path | None = None) -> Message | None:
    """Note a finished game, once; the reason if it could not be noted."""
    outcome = table.outcome
    if outcome is None:
        return None
    file = file or statistics_file()
    played = Played(
        when=now_text(),
        game=table.game.id,
        deal=deal_of(table.header),
        seats=tuple(table.seats),
        winners=outcome.winners,
        scores=outcome.scores,
        rounds=getattr(table.play.state, "round", 0),
        seconds=table.play.core.now // 1000,
    )
    if played.deal and any(one.deal == played.deal for one in games(played.game, file)):
        return None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a+b") as out:
            # A line that a crash cut off must not swallow the next.
            if out.tell():
                out.seek(-1, 2)
                start = b"" if out.read(1) == b"\n" else b"\n"
            else:
                start = b""
            out.write(start + _encode(played) + b"\n")
    except OSError as error:
        return cannot_write(file, error).message
    return None


def games(game: str, file: Path | None = None) -> list[Played]:
    """All games of this kind on record, oldest first."""
    try:
        raw = (file or statistics_file()).read_bytes()
    except OSError:
        return []
    found = []
    for line in raw.splitlines():
        played = _read(line)
        if played is not None and played.game == game:
            found.append(played)
    return found


def _read(line: bytes) -> Played | None:
    if not line or len(line) > LONGEST_LINE:
        return None
    try:
        played = _decode(line)
    except (ValueError, RecursionError):
        return None
    fits = len(played.scores) == len(played.seats) and all(seat < len(played.seats) for seat in played.winners)
    return played if fits else None


def summary(game: str, file: Path | None = None, names: Iterable[str] | None = None) -> list[Standing]:
    """For each name (or those given) how its games went; who won most comes first."""
    wanted = None if names is None else set(names)
    standings: dict[str, Standing] = {}
    for played in games(game, file):
        for seat, info in enumerate(played.seats):
            if wanted is not None and info.name not in wanted:
                continue
            standing = standings.setdefault(info.name, Standing(info.name, best=played.scores[seat]))
            won = seat in played.winners
            standing.games += 1
            standing.wins += won
            standing.best = max(standing.best, played.scores[seat])
            standing.streak = standing.streak + 1 if won else 0
    return sorted(standings.values(), key=lambda one: (-one.wins, -one.share, one.games, one.name.casefold()))


def reset(file: Path | None = None) -> Message | None:
    """Forget all past games; the reason if that could not be done."""
    file = file or statistics_file()
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        return cannot_write(file, error).message
    return None
