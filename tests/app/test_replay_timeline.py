"""The moments of a saved game, and playing on from one of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from msgspec import structs

from helpers.journals import eventful_journal, parsed, trouble_in, written
from helpers.klack import play_on
from sixchambers.app.benches.replay import long_game
from sixchambers.app.replay.branch import branch, write_branch
from sixchambers.app.replay.timeline import OPEN, Timeline
from sixchambers.engine.chance import Chance
from sixchambers.engine.journal import Answered, Ended, Journal, Reported, SeatInfo, fingerprint, read, read_bytes
from sixchambers.engine.replay import heard_by, resume, steps
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games import game as find_game
from sixchambers.players import find_bot
from sixchambers.players.arena import derived_seed
from sixchambers.players.bot import Budget

NAMES = ("Rosa", "Clem", "Jack", "Nelly", "Buck", "Ida")


def bot_game(
    path: Path, seats: int = 4, seed: str = "replay", people: Sequence[int] = (), answers: int = 10_000, **options: Any
) -> Table:
    """A real game of bots on disk, whole or up to so many answers. Whoever is called a person gives no reasons."""
    klack = find_game("klack")
    infos = [
        SeatInfo(name, "person" if seat in people else ("deputy", "greenhorn")[seat % 2])
        for seat, name in enumerate(NAMES[:seats])
    ]
    drawn = open_table(klack, infos, options={"pull": "hand", **options}, started="2026-01-01T20:00:00Z")
    table = Table(klack, structs.replace(drawn.header, seed=derived_seed("replay", seed).hex()))
    table.journal = Journal.begin(path, table.header)
    finish_with_bots(table, seed, answers)
    table.journal.close()
    return table


def finish_with_bots(table: Table, seed: str, answers: int = 10_000) -> None:
    """Bots answer for everybody, in seat order, a second and a half apart."""
    game, seats = table.game, len(table.seats)
    bots = [find_bot(game.id, ("deputy", "greenhorn")[seat % 2]) for seat in range(seats)]
    chances = [Chance(derived_seed(seed, seat)) for seat in range(seats)]
    memories = [game.first_memory(seats) for _ in range(seats)]
    latest: list[Update] = [table.update(seat) for seat in range(seats)]

    def hear(update: Update) -> None:
        assert update.seat is not None
        latest[update.seat] = update
        memories[update.seat] = game.remember(memories[update.seat], update)

    for seat in range(seats):
        hear(latest[seat])
        table.listen(seat, hear)
    while table.outcome is None:
        for seat in table.play.owing():
            question = latest[seat].question
            if answers == 0:
                return
            if question is None or not latest[seat].owes:
                continue
            advice = bots[seat].answer(latest[seat].view, memories[seat], question, chances[seat], Budget(5))
            reason = None if table.seats[seat].player == "person" else advice.reason
            assert table.submit(seat, advice.answer, table.play.core.now + 1500, reason=reason) is None
            answers -= 1


# --- the moments ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_is_the_game_as_it_was(tmp_path: Path, seed: int) -> None:
    """Undone, withdrawn and timed-out answers and seats that change hands included."""
    eventful_journal(tmp_path / "game", seats=4, seed=seed)
    kept = read(tmp_path / "game")
    timeline = Timeline(kept)
    truth = [fingerprint(table.game, table.play.state) for table, _ in steps(kept, find_game)]
    assert [fingerprint(timeline.game, moment.state) for moment in timeline.moments] == truth[: len(timeline)]
    assert timeline.finished and len(timeline) == len([e for e in kept.entries if not isinstance(e, Ended)]) + 1


def test_every_seat_sees_what_it_saw(tmp_path: Path) -> None:
    bot_game(tmp_path / "game")
    kept = read(tmp_path / "game")
    timeline = Timeline(kept)
    for eyes in (None, 0, 3):
        assert [timeline.update(position, eyes) for position in range(len(timeline))] == heard_by(kept, eyes, find_game)


def test_what_is_told_in_two_goes_is_one_moment(tmp_path: Path) -> None:
    """A deadline that takes effect on the way to an answer is part of its moment."""
    eventful_journal(tmp_path / "game", seed=3)
    kept = read(tmp_path / "game")
    timeline = Timeline(kept)
    told = [event for update in heard_by(kept, None, find_game) for event in update.events]
    assert [event for position in range(len(timeline)) for event in timeline.update(position, None).events] == told


def test_all_open_shows_every_purse_and_every_bid_as_it_is_made(tmp_path: Path) -> None:
    table = bot_game(tmp_path / "game")
    timeline = Timeline(read(tmp_path / "game"))
    for position, moment in enumerate(timeline.moments):
        view = timeline.update(position, OPEN).view
        assert view.open_books and None not in view.purses
        if view.phase == "bids":
            given = moment.state.core.given
            assert {seat: bid for seat, bid in enumerate(view.bids) if bid is not None} == given
        table.game.check(moment.state)  # looking changes nothing
    assert len(timeline.update(0, None).view.purses) == 4
    assert set(timeline.update(0, None).view.purses) == {None}


def test_rounds_are_found_again(tmp_path: Path) -> None:
    bot_game(tmp_path / "game")
    timeline = Timeline(read(tmp_path / "game"))
    starts = timeline.round_starts
    assert starts[0] == 0 and timeline.rounds == len(starts) > 3
    assert [timeline.round_at(position) for position in starts] == list(range(1, len(starts) + 1))
    assert timeline.next_round(0) == starts[1] and timeline.next_round(starts[1] - 1) == starts[1]
    assert timeline.next_round(starts[-1]) == timeline.next_round(timeline.last) == timeline.last
    assert timeline.previous_round(starts[2]) == starts[1] and timeline.previous_round(starts[2] + 1) == starts[2]
    assert timeline.previous_round(0) == 0


def test_lines_belong_to_their_moments(tmp_path: Path) -> None:
    bot_game(tmp_path / "game")
    timeline = Timeline(read(tmp_path / "game"))
    lines = timeline.lines(None)
    assert [line.position for line in lines] == sorted(line.position for line in lines)
    for line in lines:
        assert line.event in timeline.update(line.position, None).events
    assert lines == timeline.lines(OPEN)


# --- what the bots thought ------------------------------------------------------------------------------------


def test_thoughts_gather_until_the_bids_are_open(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", people=[1])
    timeline = Timeline(read(tmp_path / "game"))
    assert [thought.seat for thought in timeline.thoughts(1)] == [0]
    assert [thought.seat for thought in timeline.thoughts(2)] == [0], "a person keeps his thoughts"
    assert [(thought.seat, thought.fresh) for thought in timeline.thoughts(4)] == [(0, False), (2, False), (3, True)]
    entry = timeline.moments[4].entry
    assert isinstance(entry, Answered) and timeline.thoughts(4)[-1].reason == entry.reason
    assert len(timeline.thoughts(5)) <= 1, "after the opening others think of other things"


def test_thoughts_of_a_running_game_are_nobodys_business(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", people=[0], answers=30)
    timeline = Timeline(read(tmp_path / "game"))
    assert not any(timeline.thoughts(position) for position in range(len(timeline)))


# --- closed eyes ----------------------------------------------------------------------------------------------


def test_a_running_game_shows_its_only_person_what_that_person_saw(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", people=[2], answers=20)
    timeline = Timeline(read(tmp_path / "game"))
    assert not timeline.finished and timeline.own
    assert timeline.first_eyes() == 2
    assert [eyes for eyes in (None, 0, 1, 2, 3, OPEN) if timeline.may_look(eyes)] == [None, 2]
    for eyes in (0, OPEN):
        with pytest.raises(LookupError):
            timeline.update(3, eyes)
    assert all(set(moment.updates) == {None, 2} and moment.state is None for moment in timeline.moments)


def test_people_at_one_screen_do_not_look_through_each_other(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", people=[0, 2], answers=20)
    timeline = Timeline(read(tmp_path / "game"))
    assert [eyes for eyes in (None, 0, 1, 2, 3, OPEN) if timeline.may_look(eyes)] == [None]


def test_after_the_game_all_eyes_are_open(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", people=[0, 2])
    timeline = Timeline(read(tmp_path / "game"))
    assert all(timeline.may_look(eyes) for eyes in (None, 0, 1, 2, 3, OPEN))


# --- journals that are no good --------------------------------------------------------------------------------


def test_a_cut_journal_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", answers=20)
    whole = (tmp_path / "game").read_bytes()
    (tmp_path / "cut").write_bytes(whole[:-40])
    timeline = Timeline(read(tmp_path / "cut"))
    assert timeline.cut and len(timeline) == 20
    assert (tmp_path / "cut").read_bytes() == whole[:-40]


def test_a_report_is_a_replay_too(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", answers=20)
    kept = read(tmp_path / "game")
    kept.entries.append(Reported("it went wrong", "0.1", "here"))
    timeline = Timeline(kept)
    assert len(timeline) == 21
    assert read_bytes(branch(kept.header, timeline.entries_until(timeline.last))).entries == kept.entries[:-1]


@pytest.mark.parametrize(
    ("field", "value", "trouble"),
    [
        ("rules", 99, "engine.newer_rules"),
        ("rules", 0, "engine.older_rules"),
        ("game", "poker", "engine.unknown_game"),
        ("options", {"pull": "left"}, "engine.unknown_value"),
        ("seats", [{"name": "A", "player": "person"}], "engine.wrong_seats"),
    ],
)
def test_another_header_is_refused_with_a_sentence(tmp_path: Path, field: str, value: Any, trouble: str) -> None:
    bot_game(tmp_path / "game", answers=10)
    header, *entries = parsed(tmp_path / "game")
    path = written(tmp_path / "other", [{**header, field: value}, *entries])
    assert trouble_in(lambda: Timeline(read(path))) == trouble


def test_what_cannot_have_happened_is_refused(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", answers=10)
    header, first, *rest = parsed(tmp_path / "game")
    path = written(tmp_path / "other", [header, {**first, "answer": [99, 99]}, *rest])
    assert trouble_in(lambda: Timeline(read(path))) == "engine.does_not_replay"


# --- playing on -----------------------------------------------------------------------------------------------


def test_playing_on_from_any_moment(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", people=[0])
    before = (tmp_path / "game").read_bytes()
    timeline = Timeline(read(tmp_path / "game"))
    for position in range(0, timeline.last, 5):
        path = tmp_path / f"on {position}"
        write_branch(path, timeline.header, timeline.entries_until(position))
        assert path.read_bytes() == branch(timeline.header, timeline.entries_until(position))
        table, cut = resume(path, find_game)
        assert not cut and fingerprint(table.game, table.play.state) == fingerprint(
            timeline.game, timeline.moments[position].state
        )
        play_on(table, Random(position))
        assert table.outcome is not None and table.journal is not None
        table.journal.close()
        assert Timeline(read(path)).finished
    assert (tmp_path / "game").read_bytes() == before


def test_a_branch_has_the_same_deal_and_promises_nothing(tmp_path: Path) -> None:
    bot_game(tmp_path / "game")
    kept = read(tmp_path / "game")
    header = read_bytes(branch(kept.header, kept.entries)).header
    assert kept.header.salt and header == structs.replace(kept.header, salt="")


def test_a_branch_overwrites_nothing(tmp_path: Path) -> None:
    bot_game(tmp_path / "game", answers=10)
    kept = read(tmp_path / "game")
    before = (tmp_path / "game").read_bytes()
    assert trouble_in(write_branch, tmp_path / "game", kept.header, kept.entries) == "engine.file_exists"
    assert (tmp_path / "game").read_bytes() == before


def test_a_branch_that_cannot_be_written_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot_game(tmp_path / "game", answers=10)
    kept = read(tmp_path / "game")
    (tmp_path / "file").touch()
    assert trouble_in(write_branch, tmp_path / "file" / "x", kept.header, kept.entries) == "engine.cannot_write"
    write = Journal.write

    def full_disk(self: Journal, thing: Any) -> None:
        if isinstance(thing, Answered):
            self._file.close()
        write(self, thing)

    monkeypatch.setattr(Journal, "write", full_disk)
    assert trouble_in(write_branch, tmp_path / "full", kept.header, kept.entries) == "engine.cannot_write"
    assert not (tmp_path / "full").exists()


# --- how fast -------------------------------------------------------------------------------------------------


def test_a_long_game_is_worked_out_in_a_moment() -> None:
    kept = long_game(200)
    assert sum(isinstance(entry, Answered) for entry in kept.entries) == 200
    start = perf_counter()
    timeline = Timeline(kept)
    assert perf_counter() - start < 1.0
    assert timeline.finished and timeline.last == 200
