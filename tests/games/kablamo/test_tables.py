"""Kablamo at a real table: journals replay, answers are taken back while nothing is known, conceding, late comers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from helpers.journals import eventful, saved
from helpers.kablamo import SOME_RULES, kablamo_table, options_text, play_on, random_answer, set_table
from helpers.playing import fact, refused, say
from sixchambers.engine import journal as record
from sixchambers.engine.journal import fingerprint
from sixchambers.engine.replay import replay
from sixchambers.games import game
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.state import KablamoOptions


@pytest.mark.parametrize("options", SOME_RULES, ids=options_text)
def test_a_journal_replays_to_the_same_end(tmp_path: Path, options: KablamoOptions) -> None:
    for seats in KABLAMO.seats:
        path = tmp_path / f"{seats}.sixchambers"
        table = saved(kablamo_table(seats, time_limit=30_000, **KABLAMO.options_as_dict(options)), path)
        eventful(table, seats, pick=random_answer)
        assert table.outcome is not None and table.journal is not None
        table.journal.close()
        again = replay(record.read(path), game)
        assert fingerprint(KABLAMO, again.play.state) == fingerprint(KABLAMO, table.play.state)
        KABLAMO.check(again.play.state)


def test_a_choice_can_be_taken_back_until_something_has_moved() -> None:
    table = set_table("AB", A_revolver="TA* x x x x x")
    say(table, "A assigns A", "A picks A1", "A picks A2", "A takes back")
    say(table, "A picks B3", "A picks B4", "A takes back", "A picks A5")
    say(table, "A moves them forth")
    assert refused(table, "A takes back") == "engine.learned_since"


def test_an_assignment_can_be_taken_back_until_the_window_has_closed() -> None:
    table = set_table("AB", A_revolver="TM* x x x x x", B_spares="x")
    say(table, "time runs out", "A assigns B", "A takes back", "A assigns A")
    say(table, "time runs out")
    assert fact(table, "A.tokens") == ["TM"] and refused(table, "A takes back") == "engine.nothing_to_undo"


def test_somebody_who_has_looked_cannot_take_it_back() -> None:
    table = set_table("AB", A_revolver="LOE* x x x x x")
    say(table, "A assigns A", "A looks at A1")
    assert refused(table, "A takes back") == "engine.learned_since"


def test_what_a_late_comer_is_told_says_nothing_about_loaded_bullets() -> None:
    table = kablamo_table(4, seed="late")
    play_on(table, Random(4), 120)
    update = table.update(1)
    shown = {face for revolver in update.view.revolvers for face in revolver.chambers}
    open_to_all = {revolver.active_face() for revolver in table.play.state.revolvers}
    assert shown - open_to_all <= {0, -1}
    assert KABLAMO.codec.update(KABLAMO.codec.encode(update)) == update


def test_conceding_happens_at_the_next_general_window_and_not_before() -> None:
    table = set_table("ABC", A_revolver="DC* x x x x x", B_revolver="TM* x x x x x", B_spares="x")
    say(table, "time runs out", "A assigns A", "time runs out", "B concedes")
    assert fact(table, "B.alive") and fact(table, "A.question") == "kablamo.ask_cross_own"
    say(table, "A picks A1", "A picks C1", "C turns not")
    assert not fact(table, "B.alive") and "TM" in fact(table, "discard"), "the next window opened before B's bullet"


def test_everybody_may_concede() -> None:
    table = set_table("AB", A_spares="x")
    say(table, "A concedes", "B concedes", "time runs out")
    assert fact(table, "outcome.winners") == [] and fact(table, "outcome.why") == "kablamo.end_nobody"


def test_nobody_concedes_twice_nor_before_the_first_round() -> None:
    table = kablamo_table(2)
    assert table.play.offers(0) == ()
    arranged = set_table("AB", A_spares="x")
    say(arranged, "A concedes")
    assert fact(arranged, "A.offers") == [] and fact(arranged, "B.offers") == ["kablamo.ask_concede"]


def test_the_open_view_shows_every_face_after_the_game() -> None:
    table = kablamo_table(3, seed="open")
    play_on(table, Random(2), 40)
    state = table.play.state
    view = KABLAMO.open_view(state)
    for seat, revolver in enumerate(state.revolvers):
        faces = tuple(0 if bullet is None else bullet.face for bullet in revolver.chambers)
        assert view.revolvers[seat].chambers == faces
        assert view.spares[seat] == tuple(bullet.face for bullet in state.spares[seat])
