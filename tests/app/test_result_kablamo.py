"""The result of Kablamo: who was hit by what, and what lay in the cylinders."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits
from helpers.kablamo import NAMES, kablamo_table, play_on, set_table
from sixchambers.app.result.account import explainer
from sixchambers.app.result.history import history
from sixchambers.app.result.kablamo import Fall, falls
from sixchambers.app.result.panel import ResultPanel
from sixchambers.app.result.words import WORDS
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import Journal
from sixchambers.engine.table import Table
from sixchambers.games.kablamo.box import KIND_OF
from sixchambers.games.kablamo.events import Eliminated
from sixchambers.words.speaker import Speaker, speaker


def english() -> Speaker:
    found = speaker("en")
    found.learn(WORDS)
    return found


def finished(tmp_path: Path, seats: int = 4, seed: int = 1, kept: bool = True) -> Table:
    table = kablamo_table(seats, seed=seed)
    if kept:
        table.journal = Journal.begin(tmp_path / f"{seed}.sixchambers", table.header)
    play_on(table, Random(seed))
    return table


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_was_hidden_is_open(tmp_path: Path, seed: int) -> None:
    table = finished(tmp_path, 2 + seed, seed)
    state, say = table.play.state, english()
    fallen = {event.seat: event for event in history(table) if isinstance(event, Eliminated)}
    assert table.outcome is not None and set(fallen) == {seat for seat, alive in enumerate(state.alive) if not alive}
    for seat in range(2 + seed):
        account = explainer("kablamo").account(table, seat, say)
        assert account.out == (not state.alive[seat])
        assert account.score == ("alive" if seat in table.outcome.winners else "out")
        if state.alive[seat]:
            faces = [bullet.face if bullet else 0 for bullet in state.revolvers[seat].chambers]
            spares = len(state.spares[seat])
        else:
            faces, spares = list(fallen[seat].chambers), len(fallen[seat].spares)
        drawn = [(pile.text, pile.top) for pile in account.piles]
        wanted = [
            (str(6 - place), f"kablamo/bullet_{KIND_OF[faces[place]]}") for place in (5, 4, 3, 2, 1, 0) if faces[place]
        ]
        assert drawn == wanted
        assert (f"{spares} spares" in account.hidden[-1]) == (spares > 1)


def told(seats: str, do: tuple[str, ...] = ("windows pass",), **said: Any) -> dict[int, Fall]:
    """Who fell at this table, and how."""
    running = set_table(seats, **said)
    for sentence in do:
        running.do(sentence)
        assert running.refusal is None
    return falls(running.table.chapter, len(seats))


def test_ones_own_kablamo() -> None:
    assert {seat: fall.how for seat, fall in told("ABC", A_revolver="x x x x x K", B_spares=["x"]).items()} == {
        0: "own"
    }


def test_a_jacket_goes_through_and_bolsheviks_share() -> None:
    jacket = told("ABCD", ("A plays FMJ", "windows pass"), A_spares=["FMJ"], B_revolver="x x x x x K")
    assert {seat: (fall.how, fall.by) for seat, fall in jacket.items()} == {1: ("own", 1), 2: ("jacket", 1)}
    shared = told("ABCD", B_revolver="x x x x x K", A_spares=["x"], centre=["BR"])
    assert {seat: (fall.how, fall.by) for seat, fall in shared.items()} == {2: ("rules", 1)}


def test_whoever_gives_up_was_not_hit() -> None:
    left = told("ABC", ("A concedes", "windows pass"), A_spares=["x"])
    assert {seat: fall.how for seat, fall in left.items()} == {0: "gave_up"}


def test_every_fall_has_a_sentence() -> None:
    for language in ("de", "en"):
        say = speaker(language)
        say.learn(WORDS)
        for how in ("own", "rules", "jacket", "gave_up", "out"):
            assert f"result.kablamo_{how}" in WORDS and say.text(f"result.kablamo_{how}")


def test_without_a_journal_the_last_round_is_all_there_is(tmp_path: Path) -> None:
    table = finished(tmp_path, kept=False)
    accounts = [explainer("kablamo").account(table, seat, english()) for seat in range(4)]
    assert [account.out for account in accounts] == [not alive for alive in table.play.state.alive]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_sheet_has_room(qtbot: QtBot, tmp_path: Path, monkeypatch: Any, language: str, seats: int) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = finished(tmp_path, seats, 3)
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page)
    page.resize(1024, 640)
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion = True
    with qtbot.waitExposed(page):
        page.show()
    panel = ResultPanel(table, Speaker(language), settings, page)
    panel.open()
    QApplication.processEvents()
    assert misfits(panel) == []
    rows = [row.accessibleName() for row in panel.sheet.reckoning.rows]
    assert len(rows) == seats and all(name in "".join(rows) for name in NAMES[:seats])
    assert all("{" not in row and "result." not in row for row in rows)
    assert any("Kablamo" in row or "Click" in row for row in rows), "what lay in a cylinder is read aloud"
    assert panel.poster._texts[3] == "", "nothing is counted, so there is no reward"
