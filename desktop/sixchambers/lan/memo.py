"""What both sides remember so that a lost link, or a dead program, costs nobody his chair.

The host's memo lies beside the game's journal, the guest's in the program's own folder. Both hold secrets (a token
lets its bearer sit down), so both are readable by their owner alone.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

SUFFIX = ".room"

M = TypeVar("M", bound=Struct)


class GuestMemo(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest, as the host remembers it."""

    number: int
    name: Annotated[str, Meta(max_length=40)]
    token: bytes
    seats: tuple[int, ...]


class HostMemo(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was open on the network."""

    id: str
    round: str
    name: str
    code: str
    port: int
    guests: tuple[GuestMemo, ...]
    here: tuple[int, ...]
    # Guests' chairs that a bot has for the rest of the game: which, and whose (0: nobody's).
    lent: tuple[tuple[int, int], ...] = ()


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """The way back to a table, as a guest keeps it."""

    id: str
    name: str
    address: str
    port: int
    fingerprint: bytes
    token: bytes
    people: tuple[str, ...]


def beside(journal: Path) -> Path:
    """Where the host's memo of this game lies."""
    return journal.with_name(journal.name + SUFFIX)


def save_memo(path: Path, memo: Struct) -> None:
    """Whole or not at all. A memo that cannot be written costs a reconnection, never the game."""
    half = path.with_name(path.name + ".part")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(memo))
        half.replace(path)


def load_memo(path: Path, kind: type[M]) -> M | None:
    """What was remembered, or nothing if there is nothing that makes sense."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def forget(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
