"""The record of past games: what goes in, what comes out, and what is read as if it were not there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from helpers.journals import saved
from helpers.klack import klack_table, play_on
from sixchambers.app import statistics
from sixchambers.app.replay.branch import write_branch
from sixchambers.app.statistics import Played, games, record, reset, summary
from sixchambers.engine.journal import SeatInfo, read
from sixchambers.engine.replay import resume
from sixchambers.engine.table import Table
from sixchambers.games import game as find_game


def finished(seed: int = 1, seats: int = 3, started: str = "") -> Table:
    table = klack_table(seats, seed=seed)
    table.header = structs.replace(table.header, started=started)
    play_on(table, Random(seed))
    return table


def line(names: str = "AB", winners: tuple[int, ...] = (0,), scores: tuple[int, ...] = (3, 1), **more: Any) -> str:
    seats = [{"name": name, "player": "person"} for name in names]
    played = {"when": "", "game": "klack", "seats": seats, "winners": winners, "scores": scores}
    return json.dumps({**played, "rounds": 4, "seconds": 90, **more}) + "\n"


def test_a_finished_game_is_noted(tmp_path: Path) -> None:
    table = finished()
    table.play.core.now = 125_900
    file = tmp_path / "new" / "folder" / "statistics.jsonl"
    assert record(table, file) is None
    (played,) = games("klack", file)
    assert table.outcome is not None
    assert played.game == "klack" and played.when.endswith("Z")
    assert played.seats == tuple(table.seats)
    assert (played.winners, played.scores) == (table.outcome.winners, table.outcome.scores)
    assert (played.rounds, played.seconds) == (table.play.state.round, 125)
    assert file.read_bytes().count(b"\n") == 1


def test_a_game_that_still_runs_is_not(tmp_path: Path) -> None:
    assert record(klack_table(), tmp_path / "file") is None
    assert not (tmp_path / "file").exists()


def test_the_same_deal_counts_once(tmp_path: Path) -> None:
    """Also when it is played on from its middle to another end."""
    file = tmp_path / "statistics"
    table = saved(klack_table(seed=4), tmp_path / "game")
    table.header = structs.replace(table.header, started="2026-01-01T20:00:00Z")
    assert table.journal is not None
    table.journal.close()
    table = saved(Table(table.game, table.header), tmp_path / "known")
    play_on(table, Random(1))
    for _ in range(2):
        assert record(table, file) is None
    kept = read(tmp_path / "known")
    write_branch(tmp_path / "on", kept.header, kept.entries[:5])
    other, _ = resume(tmp_path / "on", find_game)
    play_on(other, Random(2))
    assert record(other, file) is None
    assert len(games("klack", file)) == 1
    assert record(finished(4, started="2026-01-02T20:00:00Z"), file) is None
    assert len(games("klack", file)) == 2


def test_the_file_lies_among_the_program_s_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert record(finished()) is None
    assert (tmp_path / "sixchambers" / "statistics.jsonl").is_file()
    assert len(summary("klack")) == 3
    assert reset() is None
    assert summary("klack") == [] and games("klack") == []
    assert reset() is None, "there is nothing to forget"


def test_summary(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(
        line("AB", (0,), (30, 10))
        + line("AB", (0, 1), (12, 12))
        + line("BC", (0,), (50, 0))
        + line("AC", (1,), (2, 8))
        + line("AB", (), (0, 0), game="poker")
    )
    by_name = {one.name: one for one in summary("klack", file)}
    assert [one.name for one in summary("klack", file)] == ["A", "B", "C"]
    a, b, c = by_name["A"], by_name["B"], by_name["C"]
    assert (a.games, a.wins, a.best, a.streak) == (3, 2, 30, 0)
    assert (b.games, b.wins, b.best, b.streak) == (3, 2, 50, 2)
    assert (c.games, c.wins, c.best, c.streak) == (2, 1, 8, 1)
    assert a.share == pytest.approx(2 / 3)
    assert [one.name for one in summary("klack", file, ["C", "Nobody"])] == ["C"]
    assert [one.name for one in summary("poker", file)] == ["A", "B"]


JUNK = [
    "",
    "not json",
    "{}",
    "[1, 2]",
    "null",
    line().rstrip()[:-9],
    line(extra=1).rstrip(),
    line(winners=(7,)).rstrip(),
    line(winners=(-1,)).rstrip(),
    line(scores=(1,)).rstrip(),
    line(scores=(10**12, 0)).rstrip(),
    line(rounds=-1).rstrip(),
    line(rounds="4").rstrip(),
    line(seconds=1.5).rstrip(),
    line(names="").rstrip(),
    line(names="A" * 17, scores=(0,) * 17).rstrip(),
    line(game="k" * 300).rstrip(),
    "[" * 5000,
    '{"game": "' + "x" * 20_000 + '"}',
]


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_junk_is_skipped(tmp_path: Path, junk: str) -> None:
    file = tmp_path / "file"
    file.write_text(line() + junk + "\n" + line())
    assert len(games("klack", file)) == 2


def test_junk_that_is_no_text_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(line().encode() + bytes(range(256)) + b"\n" + line().encode())
    assert len(games("klack", file)) == 2


def test_a_line_cut_off_swallows_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(line() + line()[:40])
    assert record(finished(), file) is None
    assert len(games("klack", file)) == 2
    assert file.read_text().startswith(line() + line()[:40] + "\n"), "nothing that was there is touched"


def test_what_is_noted_is_read_again(tmp_path: Path) -> None:
    for seed in range(6):
        assert record(finished(seed, seats=3 + seed % 4), tmp_path / "file") is None
    read_back = games("klack", tmp_path / "file")
    assert [len(played.seats) for played in read_back] == [3, 4, 5, 6, 3, 4]
    assert all(isinstance(played, Played) and isinstance(played.seats[0], SeatInfo) for played in read_back)


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refusal = record(finished(), tmp_path / "file" / "statistics.jsonl")
    assert refusal is not None and refusal.id == "engine.cannot_write"
    (tmp_path / "folder").mkdir()
    for call in (lambda: record(finished(), tmp_path / "folder"), lambda: reset(tmp_path / "folder")):
        refusal = call()
        assert refusal is not None and refusal.id == "engine.cannot_write"
    assert games("klack", tmp_path / "folder") == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    refusal = record(finished(), tmp_path / "file")
    tmp_path.chmod(0o700)
    assert refusal is not None and refusal.id == "engine.cannot_write"


def test_the_full_disk_is_told() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no such device here")
    refusal = record(finished(), full)
    assert refusal is not None and refusal.id == "engine.cannot_write"


def test_the_deal_says_nothing_of_the_seed() -> None:
    header = structs.replace(klack_table().header, started="now")
    assert header.seed not in statistics.deal_of(header)
    assert statistics.deal_of(structs.replace(header, started="")) == ""
