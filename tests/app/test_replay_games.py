"""Every game of the house watched again: all moments through all eyes, rounds, thoughts, and playing on from the middle."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from helpers.watched import GAMES, go_on, played
from sixchambers.app.replay.branch import write_branch
from sixchambers.app.replay.page import open_replay
from sixchambers.app.replay.timeline import OPEN, Timeline
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import Reported, fingerprint, read, reopen
from sixchambers.engine.replay import heard_by, replay, resume, steps
from sixchambers.games import game as find_game
from sixchambers.table.theme import load_fonts
from sixchambers.words.speaker import speaker


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_what_was_and_what_each_seat_saw(tmp_path: Path, game: str) -> None:
    played(tmp_path / "game", game)
    kept = read(tmp_path / "game")
    timeline = Timeline(kept)
    assert timeline.finished and timeline.rounds >= 1 and timeline.round_starts
    truth = [fingerprint(table.game, table.play.state) for table, _ in steps(kept, find_game)]
    assert [fingerprint(timeline.game, moment.state) for moment in timeline.moments] == truth[: len(timeline)]
    for eyes in (None, 0, 2):
        views = [update.view for update in heard_by(kept, eyes, find_game)]
        assert timeline.update(timeline.last, eyes).view == views[-1]
    assert any(timeline.thoughts(position) for position in range(len(timeline)))
    starts = [timeline.next_round(position) for position in range(timeline.last)]
    assert starts == sorted(starts) and starts[-1] == timeline.last


@pytest.mark.parametrize("game", GAMES)
def test_as_long_as_it_runs_nobody_sees_what_others_see_or_think(tmp_path: Path, game: str) -> None:
    """A report of a game that is not over can be watched, too: roles and bullets stay hidden in it."""
    played(tmp_path / "game", game, most=40)
    journal = reopen(read(tmp_path / "game"))
    journal.write(Reported("stuck", "", ""))
    journal.close()
    timeline = Timeline(read(tmp_path / "game"))
    assert [eyes for eyes in (None, 0, 1, 2, 3, OPEN) if timeline.may_look(eyes)] == [None, 0]
    assert all(moment.state is None and set(moment.updates) == {None, 0} for moment in timeline.moments)
    assert not any(timeline.thoughts(position) for position in range(len(timeline)))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_goes_anywhere_through_any_eyes(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    load_fonts()
    played(tmp_path / "game", game)
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion = True

    class Silence:
        def play(self, name: str) -> None: ...

    page = open_replay(tmp_path / "game", speaker("de"), settings, Silence())  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    last, random = page.timeline.last, Random(1)
    for eyes in (None, 0, 1, 3, OPEN):
        page.look_through(eyes)
        assert page.eyes == eyes
        for position in [0, last, *(random.randrange(last) for _ in range(12))]:
            page.scrub_to(position)
            assert page.scene.update_now == page.timeline.update(position, eyes)
        page.scrub_to(random.randrange(last - 6))
        for _ in range(5):  # as it happened, hurried
            page.step()
            page.scene.skip()
        qtbot.waitUntil(lambda: not page.scene.director.busy, timeout=20_000)
        assert page.story.shown() == [page.story.sentence(n) for n in range(page.story.count_until(page.position))]
    page.close_page()


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_from_the_middle(tmp_path: Path, game: str) -> None:
    played(tmp_path / "game", game)
    timeline = Timeline(read(tmp_path / "game"))
    for number, share in enumerate((0.0, 0.4, 0.9)):
        position = int(timeline.last * share)
        path = tmp_path / f"branch {number}"
        write_branch(path, timeline.header, timeline.entries_until(position))
        table, cut = resume(path, find_game)
        assert not cut
        assert fingerprint(table.game, table.play.state) == fingerprint(timeline.game, timeline.moments[position].state)
        go_on(table)
        assert table.journal is not None and table.outcome is not None
        table.journal.close()
        assert replay(read(path), find_game).outcome == table.outcome
