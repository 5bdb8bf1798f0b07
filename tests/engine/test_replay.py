"""From a journal back to the same table, and to everything a seat heard on the way."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sampler import PROGRAMMES, find_sampler, said, sampler_table
from helpers.journals import eventful, eventful_journal, parsed, saved, trouble_in, written
from helpers.klack import klack_table, print_of, random_answer
from sixchambers.engine import journal as record
from sixchambers.engine.journal import Ended, SeatInfo
from sixchambers.engine.replay import heard_by, replay, resume, steps
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games import game
from sixchambers.games.klack.game import KLACK

ENTRY_KINDS = {"answer", "withdraw", "time", "undo", "seat", "end"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("others", ["return", "remove", "carry"])
def test_a_replayed_game_ends_in_the_same_state(tmp_path: Path, seats: int, others: str) -> None:
    table = eventful_journal(tmp_path / "game", seats=seats, seed=seats, bang_other_bids=others)
    again = replay(record.read(tmp_path / "game"), game)
    assert print_of(again) == print_of(table) and again.outcome == table.outcome
    assert again.seats == table.seats


def test_the_same_seed_and_answers_write_the_same_bytes(tmp_path: Path) -> None:
    raw = []
    for name, started in (("one", "2017-10-18T12:00:00Z"), ("two", "2026-01-01T00:00:00Z")):
        table = klack_table(4, seed="same", time_limit=20_000, pull="hand")
        table.header = record.Header(
            **{field: getattr(table.header, field) for field in table.header.__struct_fields__} | {"started": started}
        )
        saved(table, tmp_path / name)
        eventful(table, 5)
        lines = parsed(tmp_path / name)
        assert lines[0].pop("started") == started
        raw.append((lines, print_of(table)))
    assert raw[0] == raw[1]
    assert {line["did"] for line in raw[0][0][1:]} == ENTRY_KINDS


@given(seed=st.integers(0, 10**6), seats=st.integers(3, 6), cut=st.integers(0, 60))
def test_resumed_anywhere_a_game_goes_on_to_the_same_end(
    tmp_path_factory: pytest.TempPathFactory, seed: int, seats: int, cut: int
) -> None:
    """Played through, and played with the program killed in the middle: the same file, byte by byte."""
    folder = tmp_path_factory.mktemp("resumed")
    eventful_journal(folder / "whole", seats=seats, seed=seed)
    raw = (folder / "whole").read_bytes()
    lines = raw.splitlines(keepends=True)
    kept = min(cut + 1, len(lines))
    (folder / "cut").write_bytes(b"".join(lines[:kept]) + lines[kept : kept + 1][0][:-5] if kept < len(lines) else raw)
    table, _ = resume(folder / "cut", game)
    for entry in record.read_bytes(raw).entries[kept - 1 :]:
        if not isinstance(entry, Ended):
            _happens(table, entry)
    assert table.journal is not None
    table.journal.close()
    assert (folder / "cut").read_bytes() == raw


def _happens(table: Table, entry: Any) -> None:
    match entry:
        case record.Answered(seat, at, answer, asked, reason):
            assert table.submit(seat, answer, at, asked=asked, reason=reason) is None
        case record.Withdrew(seat, at):
            assert table.withdraw(seat, at) is None
        case record.TimePassed(to):
            table.advance(to)
        case record.Undone(seat, at):
            assert table.undo(seat, at) is None
        case record.TakenOver(seat, at, player):
            table.take_over(seat, player, at)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_who_takes_a_seat_over_hears_exactly_what_it_has_heard(tmp_path: Path, seat: int | None) -> None:
    table = saved(klack_table(4, seed=3, time_limit=20_000, pull="hand"), tmp_path / "game")
    heard: list[Update] = [table.update(seat)]
    table.listen(seat, heard.append)
    eventful(table, 3)
    again = heard_by(record.read(tmp_path / "game"), seat, game)
    encode = KLACK.codec.encode
    assert [encode(update) for update in again] == [encode(update) for update in heard]
    assert len(again) > 30


def test_steps_shows_the_table_after_every_line(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=730)
    read = record.read(tmp_path / "game")
    seen = [(entry, table.play.core.asked) for table, entry in steps(read, game)]
    assert [entry for entry, _ in seen] == [None, *read.entries]
    assert seen[0][1] == 1 and seen[-1][1] > 5


def test_an_end_that_is_not_this_games_end_is_noticed(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=730)
    lines = parsed(tmp_path / "game")
    assert lines[-1]["did"] == "end"
    lines[-1]["state"] = lines[-1]["state"][::-1]
    assert trouble_in(resume, written(tmp_path / "other", lines), game) == "engine.does_not_replay"
    assert resume(written(tmp_path / "without", lines[:-1]), game)[0].outcome is not None


def test_another_seed_leads_elsewhere_and_is_noticed(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=730)
    lines = parsed(tmp_path / "game")
    lines[0]["seed"] = lines[0]["seed"][::-1]
    assert trouble_in(resume, written(tmp_path / "other", lines), game) == "engine.does_not_replay"


def test_nothing_can_be_added_after_the_end(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=730)
    lines = parsed(tmp_path / "game")
    more = {"did": "answer", "seat": 0, "at": lines[-2].get("at", 0), "answer": [1, 0], "asked": 99}
    assert trouble_in(resume, written(tmp_path / "other", [*lines, more]), game) == "engine.does_not_replay"


def test_a_finished_game_can_be_opened_again_and_stays_as_it_is(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=730)
    raw = (tmp_path / "game").read_bytes()
    for _ in range(2):
        table, cut = resume(tmp_path / "game", game)
        assert table.outcome is not None and table.journal is not None and not cut
        table.journal.close()
        assert (tmp_path / "game").read_bytes() == raw
    table, _ = resume(tmp_path / "game", game)
    table.take_over(0, "deputy")
    assert [line["did"] for line in parsed(tmp_path / "game")[-2:]] == ["end", "seat"], "it ends once"


def test_the_last_line_missing_is_written_by_nobody(tmp_path: Path) -> None:
    """Killed between the last answer and its end line: the game is over all the same."""
    eventful_journal(tmp_path / "game", seed=730)
    lines = (tmp_path / "game").read_bytes().splitlines(keepends=True)
    (tmp_path / "game").write_bytes(b"".join(lines[:-1]))
    table, _ = resume(tmp_path / "game", game)
    assert table.outcome is not None
    assert table.submit(0, (1, 0)) is not None


def test_names_and_players_survive(tmp_path: Path) -> None:
    table = klack_table(3)
    seats = (SeatInfo("Jörg „Ü“", "person"), SeatInfo("🤠", "deputy"), SeatInfo("", "greenhorn"))
    header = {field: getattr(table.header, field) for field in table.header.__struct_fields__} | {"seats": seats}
    saved(Table(KLACK, record.Header(**header)), tmp_path / "game")
    assert tuple(resume(tmp_path / "game", game)[0].seats) == seats


# --- a game with windows, races and offers -------------------------------------------------------------------------


def play_sampler(table: Table, random: Random) -> None:
    """Random answers, offers taken, time passing, until the programme is over."""
    for _ in range(300):
        if table.outcome is not None:
            return
        seat = random.randrange(len(table.seats))
        now = table.play.core.now + random.randrange(200)
        offers = table.play.offers(seat)
        question = table.play.question(seat)
        if offers and random.random() < 0.2:
            assert table.submit_offer(seat, offers[0].id, "lift", now) is None
        elif question is not None and random.random() < 0.8:
            table.submit(seat, random_answer(question, random), now)
        elif random.random() < 0.2:
            table.undo(seat, now)
        else:
            table.advance(now)
    raise AssertionError("the programme did not end")


@pytest.mark.parametrize("show", PROGRAMMES)
def test_the_sampler_replays_too(tmp_path: Path, show: str) -> None:
    for seed in range(8):
        path = tmp_path / f"game {seed}"
        table = saved(sampler_table(show, time_limit=1500), path)
        heard: list[Update] = [table.update(1)]
        table.listen(1, heard.append)
        play_sampler(table, Random(seed))
        again = replay(record.read(path), find_sampler)
        assert print_of(again) == print_of(table) and said(again) == said(table)
        encode = table.game.codec.encode
        assert list(map(encode, heard_by(record.read(path), 1, find_sampler))) == list(map(encode, heard))
