"""The journal on disk: nothing complete is lost, and nothing damaged is believed."""

from __future__ import annotations

import errno
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.journals import eventful_journal, parsed, saved, trouble_in, written
from helpers.klack import answer_all, klack_table, print_of
from sixchambers.engine import journal as record
from sixchambers.engine.journal import Header, Journal, SeatInfo
from sixchambers.engine.message import Trouble
from sixchambers.engine.replay import resume
from sixchambers.games import game


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A short finished game with one of everything in it."""
    path = tmp_path_factory.mktemp("journal") / "game"
    eventful_journal(path, seed=730)
    raw = path.read_bytes()
    assert {line["did"] for line in parsed(path)[1:]} == {"answer", "withdraw", "time", "undo", "seat", "end"}
    assert len(raw) < 4000
    return raw


def test_round_trip(tmp_path: Path) -> None:
    table = eventful_journal(tmp_path / "game", seats=5, seed=2)
    read = record.read(tmp_path / "game")
    assert read.header == table.header and not read.cut
    assert record.as_bytes(read.header, read.entries) == (tmp_path / "game").read_bytes()
    assert read.good_bytes == len((tmp_path / "game").read_bytes())


def test_every_line_is_on_disk_at_once(tmp_path: Path) -> None:
    table = saved(klack_table(3), tmp_path / "game")
    for number, (seat, bid) in enumerate({0: (3, 0), 1: (1, 0), 2: (1, 0)}.items(), 1):
        answer_all(table, {seat: bid})
        assert len(record.read(tmp_path / "game").entries) == number


def test_resumed_wherever_it_was_cut_off(whole: bytes, tmp_path: Path) -> None:
    """At every single byte: a sentence while there is no whole first line, afterwards the game as far as its lines
    are complete, ready to go on. A line that lacks nothing but its end is complete: its sum says so."""
    path = tmp_path / "cut"
    header_end = whole.index(b"\n")
    complete = record.read_bytes(whole).entries
    prints: dict[int, str] = {}
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        if size < header_end:
            assert trouble_in(resume, path, game) in ("engine.not_a_journal", "engine.damaged")
            assert path.read_bytes() == whole[:size], "a file that cannot be read is left as it is"
            continue
        whole_line = whole[size : size + 1] == b"\n"
        lines = whole[:size].count(b"\n") + whole_line
        table, cut = resume(path, game)
        assert table.journal is not None
        table.journal.close()
        assert cut == (not whole_line and whole[size - 1 : size] != b"\n")
        assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:lines])
        assert prints.setdefault(lines, print_of(table)) == print_of(table)
    assert len(prints) == len(complete) + 1


def test_a_resumed_game_goes_on_in_the_same_file(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cut"
    path.write_bytes(whole[: len(whole) // 2])
    table, cut = resume(path, game)
    assert cut and table.journal is not None
    table.take_over(0, "deputy")
    table.journal.close()
    again, cut = resume(path, game)
    assert not cut and print_of(again) == print_of(table) and again.seats[0].player == "deputy"


def test_a_last_line_without_its_end_is_written_on(whole: bytes, tmp_path: Path) -> None:
    """As an editor may leave it: what comes next begins on a line of its own."""
    path = tmp_path / "no end"
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:4]).rstrip(b"\n"))
    read = record.read(path)
    assert not read.cut and len(read.entries) == 3
    assert path.read_bytes()[-1:] == b"}", "reading changes nothing"
    table, _ = resume(path, game)
    table.take_over(0, "deputy")
    assert table.journal is not None
    table.journal.close()
    assert len(record.read(path).entries) == 4


@pytest.mark.parametrize("mask", [0x01, 0x20, 0x40, 0x80, 0xFF])
def test_no_changed_byte_goes_unnoticed(whole: bytes, mask: int) -> None:
    for place in range(len(whole) - 1):
        changed = bytearray(whole)
        changed[place] ^= mask
        assert trouble_in(record.read_bytes, bytes(changed)) in ("engine.damaged", "engine.not_a_journal"), place


def test_a_changed_last_line_end_reads_as_cut_off(whole: bytes) -> None:
    read = record.read_bytes(whole[:-1] + b"x")
    assert read.cut and len(read.entries) == whole.count(b"\n") - 2


def test_no_line_can_be_missing_doubled_or_moved(whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        missing = lines[:number] + lines[number + 1 :]
        doubled = lines[: number + 1] + lines[number:]
        moved = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        for wrong in (missing, doubled, moved):
            assert trouble_in(record.read_bytes, b"".join(wrong)) == "engine.damaged"


def test_the_damaged_line_is_named(whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    lines[4] = lines[4].replace(b'"seat":', b'"saet":')
    with pytest.raises(Trouble) as trouble:
        record.read_bytes(b"".join(lines), Path("evening"))
    assert trouble.value.message.parts == {"file": "evening", "line": 5}


@given(raw=st.binary(max_size=200) | st.binary(max_size=80).map(lambda tail: b'{"journal":"sixchambers"' + tail))
def test_anything_at_all_gets_a_sentence(raw: bytes) -> None:
    assert trouble_in(record.read_bytes, raw) in ("engine.not_a_journal", "engine.damaged")


# --- files that cannot be ------------------------------------------------------------------------------------------


def test_files_that_are_no_journal(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "foreign").write_text("[Desktop Entry]\nName=Six Chambers\n")
    (tmp_path / "json").write_text('{"journal":"another"}\n')
    (tmp_path / "marked").write_bytes(b"\xef\xbb\xbf" + b'{"journal":"sixchambers"}\n')
    for name in ("empty", "foreign", "json", "marked"):
        assert trouble_in(resume, tmp_path / name, game) == "engine.not_a_journal"
    assert trouble_in(resume, tmp_path, game) == "engine.cannot_read"
    assert trouble_in(resume, tmp_path / "foreign" / "below", game) == "engine.cannot_read"
    assert trouble_in(resume, tmp_path / "nowhere", game) == "engine.no_such_file"


HEADER: dict[str, Any] = {
    "journal": "sixchambers",
    "format": 1,
    "game": "klack",
    "rules": 1,
    "options": {},
    "seed": "00" * 16,
    "salt": "",
    "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}],
}
BID: dict[str, Any] = {"did": "answer", "seat": 0, "at": 0, "answer": [1, 0], "asked": 1}


def test_the_plain_header_is_fine(tmp_path: Path) -> None:
    """The ground the next tests stand on: with nothing wrong in them these lines are read and replayed."""
    table, cut = resume(written(tmp_path / "game", [HEADER, BID]), game)
    assert table.play.core.given == {0: (1, 0)} and not cut
    assert table.header.hints, "saves from before hints were agreed on allow them"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "engine.newer_format"),
        ({"format": 2, "extra": 1, "seats": "elsewhere"}, "engine.newer_format"),
        ({"rules": 2}, "engine.newer_rules"),
        ({"rules": 0}, "engine.older_rules"),
        ({"game": "chess"}, "engine.unknown_game"),
        ({"game": "../klack"}, "engine.unknown_game"),
        ({"options": {"colour": "red"}}, "engine.unknown_option"),
        ({"options": {"pull": "foot"}}, "engine.unknown_value"),
        ({"options": {"pull": ["auto"]}}, "engine.unknown_value"),
        ({"options": {"open_books": {"a": 1}}}, "engine.unknown_value"),
        ({"seats": [{"name": "A"}]}, "engine.wrong_seats"),
        ({"seats": [{"name": "A"}] * 7}, "engine.wrong_seats"),
        ({"seats": [{"name": "A"}] * 17}, "engine.damaged"),
        ({"seats": [{"name": "A" * 41}] * 3}, "engine.damaged"),
        ({"seats": [{"name": "A", "hat": 1}] * 3}, "engine.damaged"),
        ({"seed": ""}, "engine.damaged"),
        ({"seed": "00" * 15}, "engine.damaged"),
        ({"seed": "00" * 16 + "\n"}, "engine.damaged"),
        ({"seed": "zz" * 16}, "engine.damaged"),
        ({"salt": "0"}, "engine.damaged"),
        ({"rules": "1"}, "engine.damaged"),
        ({"rules": True}, "engine.damaged"),
        ({"options": []}, "engine.damaged"),
        ({"time_limit": -1}, "engine.damaged"),
        ({"hints": "no"}, "engine.damaged"),
        ({"extra": 1}, "engine.damaged"),
    ],
    ids=str,
)
def test_first_lines_that_cannot_be(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    path = written(tmp_path / "game", [HEADER | change])
    before = path.read_bytes()
    assert trouble_in(resume, path, game) == reason
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (BID | {"seat": 3}, "engine.does_not_replay"),
        (BID | {"seat": 15}, "engine.does_not_replay"),
        (BID | {"seat": 16}, "engine.damaged"),
        (BID | {"seat": -1}, "engine.damaged"),
        (BID | {"at": -1}, "engine.damaged"),
        (BID | {"asked": 2}, "engine.does_not_replay"),
        (BID | {"answer": [7, 0]}, "engine.does_not_replay"),
        (BID | {"answer": [0, 0]}, "engine.does_not_replay"),
        (BID | {"answer": [True, 0]}, "engine.does_not_replay"),
        (BID | {"answer": 1.5}, "engine.does_not_replay"),
        (BID | {"answer": {"a": 1}}, "engine.does_not_replay"),
        (BID | {"answer": [[[[1]]]]}, "engine.does_not_replay"),
        (BID | {"answer": 2**70}, "engine.does_not_replay"),
        (BID | {"reason": "because"}, "engine.damaged"),
        (BID | {"extra": 1}, "engine.damaged"),
        ({"did": "offer", "seat": 0, "at": 0, "offer": 1, "answer": 1.5}, "engine.does_not_replay"),
        ({"did": "offer", "seat": 0, "at": 0, "offer": 1, "answer": "lift"}, "engine.does_not_replay"),
        ({"did": "withdraw", "seat": 0, "at": 0}, "engine.does_not_replay"),
        ({"did": "undo", "seat": 0, "at": 0}, "engine.does_not_replay"),
        ({"did": "seat", "seat": 3, "at": 0, "player": "deputy"}, "engine.does_not_replay"),
        ({"did": "seat", "seat": 0, "at": 0, "player": "x" * 201}, "engine.damaged"),
        ({"did": "end", "state": "0" * 32}, "engine.does_not_replay"),
        ({"did": "dance"}, "engine.damaged"),
        (HEADER, "engine.damaged"),
        (b'{"did":"end","state":"\xff\xfe"}', "engine.damaged"),
        (b'{"did":"answer","seat":0,"at":0,"answer":' + b"[" * 20_000 + b"}", "engine.damaged"),
        (b"{}", "engine.damaged"),
        (b"[1]", "engine.damaged"),
        (b"{nothing}", "engine.damaged"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_later_lines_that_cannot_be(tmp_path: Path, line: Any, reason: str) -> None:
    path = written(tmp_path / "game", [HEADER, line])
    before = path.read_bytes()
    with pytest.raises(Trouble) as trouble:
        resume(path, game)
    assert trouble.value.message.id == reason and trouble.value.message.parts["line"] == 2
    assert path.read_bytes() == before


# --- writing -------------------------------------------------------------------------------------------------------


def header(name: str = "A") -> Header:
    return Header(game="klack", rules=1, options={}, seed="00" * 16, seats=(SeatInfo(name),) * 3)


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"precious")
    assert trouble_in(Journal.begin, path, header()) == "engine.file_exists"
    assert path.read_bytes() == b"precious"


def test_folders_are_made_where_they_can_be(tmp_path: Path) -> None:
    Journal.begin(tmp_path / "some" / "where" / "game", header()).close()
    assert record.read(tmp_path / "some" / "where" / "game").header == header()


@pytest.mark.parametrize("below", ["game", "deep/game"])
def test_a_folder_that_cannot_be_written_to(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_bytes(b"precious")
    assert trouble_in(Journal.begin, tmp_path / "file" / below, header()) == "engine.cannot_write"
    assert (tmp_path / "file").read_bytes() == b"precious"


@pytest.mark.parametrize("name", ["\udcff", "x" * 41])
def test_what_could_not_be_read_again_is_not_begun(tmp_path: Path, name: str) -> None:
    assert trouble_in(Journal.begin, tmp_path / "game", header(name)) == "engine.cannot_write"
    assert not (tmp_path / "game").exists()


class FullDisk(BytesIO):
    """A disk that takes only half of what it gets while it is full."""

    full = False

    def write(self, data: Any) -> int:
        if self.full:
            super().write(data[: len(data) // 2])
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(data)


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The answer is refused with a sentence and the game stays where it was; with room again it goes on, and the
    file holds together."""
    table = klack_table(3)
    disk = FullDisk()
    table.journal = Journal(tmp_path / "game", disk, 0)
    table.journal.write(table.header)
    answer_all(table, {0: (1, 0)})
    before = (print_of(table), len(table.moments))
    disk.full = True
    for _ in range(2):
        assert trouble_in(table.submit, 1, (1, 0)) == "engine.cannot_write"
        assert trouble_in(table.withdraw, 0) == "engine.cannot_write"
    assert (print_of(table), len(table.moments)) == before
    disk.full = False
    answer_all(table, {1: (2, 0)})
    read = record.read_bytes(disk.getvalue())
    assert [entry.seat for entry in read.entries] == [0, 1] and not read.cut


def test_a_closed_journal_says_so(tmp_path: Path) -> None:
    table = saved(klack_table(3), tmp_path / "game")
    assert table.journal is not None
    table.journal.close()
    assert trouble_in(table.submit, 0, (1, 0)) == "engine.cannot_write"


def test_resuming_what_has_gone_meanwhile(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=730)
    read = record.read(tmp_path / "game")
    (tmp_path / "game").unlink()
    assert trouble_in(record.reopen, read) == "engine.cannot_write"
