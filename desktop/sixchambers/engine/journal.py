"""The journal: one JSON line for what was agreed at the start, then one for every answer.

It is save, autosave, resume after a crash, replay, undo, bug report and golden test in one. Lines are appended
and flushed as they happen and never changed. Each carries a running checksum, so that damage is noticed where
it is, and a line cut off in the middle by a crash is known as such.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from errno import ENOSPC, ENOTDIR
from hashlib import sha256
from pathlib import Path
from typing import IO, Annotated, Any
from zlib import crc32

import msgspec
from msgspec import Meta, Struct

from . import disk
from .message import Message, Thing, Trouble

FORMAT = 1
SUFFIX = ".sixchambers"

Short = Annotated[str, Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Time = Annotated[int, Meta(ge=0, le=10**12)]
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Salt = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits here: a name, and "person" or the name of a bot."""

    name: Annotated[str, Meta(max_length=40)]
    player: Annotated[str, Meta(max_length=40)] = "person"


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="sixchambers", tag_field="journal"):
    """What was agreed before the first answer."""

    format: int = FORMAT
    game: Short
    rules: int
    options: dict[str, Any]
    seed: Seed
    salt: Salt = ""
    seats: Annotated[tuple[SeatInfo, ...], Meta(max_length=16)]
    time_limit: Time | None = None
    started: Short = ""
    # May whoever sits here ask what a bot would do?
    hints: bool = True


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="did"):
    pass


class Answered(_Entry, frozen=True, tag="answer"):
    seat: Seat
    at: Time
    answer: Any
    asked: int
    reason: Message | None = None


class TookOffer(_Entry, frozen=True, tag="offer"):
    seat: Seat
    at: Time
    offer: int
    answer: Any


class Withdrew(_Entry, frozen=True, tag="withdraw"):
    seat: Seat
    at: Time


class TimePassed(_Entry, frozen=True, tag="time"):
    """A deadline took effect; whoever had not answered got the default answer."""

    to: Time


class Undone(_Entry, frozen=True, tag="undo"):
    seat: Seat
    at: Time


class TakenOver(_Entry, frozen=True, tag="seat"):
    seat: Seat
    at: Time
    player: Short


class CalledOff(_Entry, frozen=True, tag="call_off"):
    """A timed round was called off: not every screen could show it in time."""

    at: Time


class Ended(_Entry, frozen=True, tag="end"):
    """The fingerprint of the final state, so that a replay knows whether it came to the same end."""

    state: Short


class Reported(_Entry, frozen=True, tag="report"):
    """What went wrong, at the end of a copy of the journal: a report is a saved game that tells more."""

    text: Annotated[str, Meta(max_length=50_000)]
    program: Short
    system: Short


Entry = Answered | TookOffer | Withdrew | TimePassed | Undone | TakenOver | CalledOff | Ended | Reported

_encode = msgspec.json.Encoder(order="deterministic").encode
_decode_header = msgspec.json.Decoder(Header).decode
_decode_entry = msgspec.json.Decoder(Entry).decode
_SUM = re.compile(rb',"sum":"([0-9a-f]{8})"}$')


def fingerprint(game: Any, state: Any) -> str:
    """Of how the game stands and ended: what the engine keeps for itself may change without the rules changing."""
    plain = msgspec.to_builtins(state, str_keys=True, order="deterministic")
    core = plain.pop("core")
    plain["outcome"], plain["drawn"] = core["outcome"], core["chance"]["drawn"]
    return sha256(_encode(plain)).hexdigest()[:32]


def _line(thing: Header | Entry, before: int) -> tuple[bytes, int]:
    text: bytes = _encode(thing)
    total = crc32(text, before)
    return text[:-1] + b',"sum":"%08x"}\n' % total, total


class Journal:
    """A journal open for writing."""

    def __init__(self, path: Path, file: IO[bytes], total: int) -> None:
        self.path = path
        self._file = file
        self._size = file.tell()
        self._total = total
        self.ended = False

    @classmethod
    def begin(cls, path: Path, header: Header) -> Journal:
        """A new file; an existing one is never overwritten."""
        try:
            _decode_header(_encode(header))
        except ValueError:  # nobody could read that file again
            raise Trouble("engine.cannot_write", file=str(path), why=Thing("engine.name_unwritable")) from None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError:  # where a folder should be, there is a file
            raise disk.cannot_write(path, OSError(ENOTDIR, "")) from None
        except OSError as error:
            raise disk.cannot_write(path, error) from None
        try:
            file = path.open("xb", buffering=0)
        except FileExistsError:
            raise Trouble("engine.file_exists", file=str(path)) from None
        except OSError as error:
            raise disk.cannot_write(path, error) from None
        journal = cls(path, file, 0)
        try:
            journal.write(header)
        except Trouble:
            journal.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    def write(self, thing: Header | Entry) -> None:
        """Append one line and hand it to the system at once: a killed program loses nothing written."""
        line, total = _line(thing, self._total)
        try:
            if self._file.write(line) != len(line):
                raise OSError(ENOSPC, "only a part of the line")
        except (OSError, ValueError) as error:
            with suppress(OSError, ValueError):  # half a line must not stand in the way of the next
                self._file.seek(self._size)
                self._file.truncate()
            raise disk.cannot_write(self.path, error) from None
        self._size += len(line)
        self._total = total
        if isinstance(thing, Ended):
            self.ended = True

    def close(self) -> None:
        self._file.close()


class Read(Struct):
    """What a journal file held. `cut` says that its last line was incomplete and was left out; `open_end` that it is
    whole, but for the end of the line."""

    path: Path | None
    header: Header
    entries: list[Entry]
    cut: bool
    good_bytes: int
    total: int
    open_end: bool = False


def read(path: Path) -> Read:
    """Read a journal strictly; every way it can be wrong has its own sentence."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise Trouble("engine.no_such_file", file=str(path)) from None
    except OSError as error:
        raise disk.cannot_read(path, error) from None
    return read_bytes(raw, path)


def read_bytes(raw: bytes, path: Path | None = None) -> Read:
    name = str(path or "-")
    if not raw.startswith(b'{"journal":"sixchambers"'):
        raise Trouble("engine.not_a_journal", file=name)
    lines = raw.split(b"\n")
    last = lines.pop()
    total = 0
    things: list[Any] = []
    cut = False
    for number, line in enumerate([*lines, last] if last else lines, 1):
        found = _SUM.search(line)
        text = line[: found.start()] + b"}" if found else b""
        before, total = total, crc32(text, total)
        if found is None or int(found[1], 16) != total:
            if number > len(lines) and things:  # it was being written when the power went
                cut, total = True, before
                break
            raise Trouble("engine.damaged", file=name, line=number)
        try:
            things.append(_decode_entry(text) if things else _decode_header(text))
        except msgspec.ValidationError:
            if number == 1 and b'"format":1,' not in text:
                raise Trouble("engine.newer_format", file=name) from None
            raise Trouble("engine.damaged", file=name, line=number) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Trouble("engine.damaged", file=name, line=number) from None
    if not things:
        raise Trouble("engine.damaged", file=name, line=1)
    if things[0].format != FORMAT:
        raise Trouble("engine.newer_format", file=name)
    good = len(raw) - len(last) if cut else len(raw)
    return Read(path, things[0], things[1:], cut, good, total, bool(last) and not cut)


def reopen(journal: Read) -> Journal:
    """Go on writing where a read journal ends; an incomplete last line is cut off first."""
    assert journal.path is not None
    try:
        file = journal.path.open("r+b", buffering=0)
        file.truncate(journal.good_bytes)
        file.seek(journal.good_bytes)
        if journal.open_end:
            file.write(b"\n")
    except OSError as error:
        raise disk.cannot_write(journal.path, error) from None
    return Journal(journal.path, file, journal.total)


def as_bytes(header: Header, entries: Iterable[Entry]) -> bytes:
    """The same file without a file: for reports and tests."""
    lines = []
    total = 0
    for thing in (header, *entries):
        line, total = _line(thing, total)
        lines.append(line)
    return b"".join(lines)
