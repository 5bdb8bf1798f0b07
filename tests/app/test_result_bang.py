"""The result of BANG!: roles laid open, who brought whom down and with what, and what everybody still held."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits
from helpers.bang import NAMES, bang_table, play_on
from sixchambers.app.result.account import explainer
from sixchambers.app.result.bang import Fall, falls
from sixchambers.app.result.history import history
from sixchambers.app.result.panel import ResultPanel
from sixchambers.app.result.reckoning import gathered
from sixchambers.app.result.words import WORDS
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import Journal
from sixchambers.engine.table import Table
from sixchambers.games.bang.box import FACE
from sixchambers.games.bang.events.life import Eliminated, LifeLost
from sixchambers.words.speaker import Speaker, speaker


def english() -> Speaker:
    found = speaker("en")
    found.learn(WORDS)
    return found


def finished(tmp_path: Path, seats: int = 5, seed: int = 1, *, kept: bool = True, **options: Any) -> Table:
    table = bang_table(seats, seed=seed, **options)
    if kept:
        table.journal = Journal.begin(tmp_path / f"{seed}.sixchambers", table.header)
    play_on(table, Random(seed))
    return table


@pytest.mark.parametrize("seed", range(6))
def test_roles_fates_trophies_and_hands(tmp_path: Path, seed: int) -> None:
    table = finished(tmp_path, 3 + seed, seed, gold_rush=seed % 2 == 0, shadows=seed % 3 == 0)
    say, state = english(), table.play.state
    fallen = {event.seat: event for event in history(table) if isinstance(event, Eliminated)}
    assert set(fallen) == {seat for seat, alive in enumerate(state.alive) if not alive}
    assert table.outcome is not None
    for seat in range(len(state.roles)):
        account = explainer("bang").account(table, seat, say)
        assert account.score == say.text(f"bang.role_{state.roles[seat]}")
        assert account.how == ("won" if seat in table.outcome.winners else "lost")
        assert account.out == (not state.alive[seat])
        who, fate, *kept = account.hidden
        assert who == say.text(f"bang.character_{state.characters[seat]}")
        if state.alive[seat]:
            assert str(state.life[seat]) in fate
            assert kept, "a hand is laid open, even an empty one"
        elif fallen[seat].by >= 0:
            assert NAMES[fallen[seat].by] in fate
        assert all(FACE[card] in kept[-1] for card in state.hands[seat])
        assert (state.nuggets[seat] > 0) == any("nugget" in line for line in kept)
        trophies = [NAMES[event.seat] for event in fallen.values() if event.by == seat]
        assert [pile.text for pile in account.piles] == trophies


def test_what_took_the_last_life_point_is_told() -> None:
    events = (
        LifeLost(1, 1, 0, 1, "bang"),
        LifeLost(1, 3, -1, -2, "dynamite"),
        LifeLost(2, 1, 0, 0, "gatling"),
        Eliminated(1, "outlaw", -1),
        Eliminated(2, "deputy", 0),
    )
    assert falls(events) == {1: Fall(1, "outlaw", -1, "dynamite"), 2: Fall(2, "deputy", 0, "gatling")}


def test_without_a_journal_the_last_turn_is_all_there_is(tmp_path: Path) -> None:
    table = finished(tmp_path, kept=False)
    accounts = [explainer("bang").account(table, seat, english()) for seat in range(5)]
    assert [account.out for account in accounts] == [not alive for alive in table.play.state.alive]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_sheet_of_eight_has_room(qtbot: QtBot, tmp_path: Path, monkeypatch: Any, language: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = finished(tmp_path, 8, 3)
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page)
    page.resize(1024, 590)
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion = True
    with qtbot.waitExposed(page):
        page.show()
    panel = ResultPanel(table, Speaker(language), settings, page)
    panel.open()
    QApplication.processEvents()
    assert misfits(panel) == []
    names = [row.accessibleName() for row in panel.sheet.reckoning.rows]
    assert len(names) == 8 and all(name and "{" not in name and "result." not in name for name in names)
    assert panel.poster._texts[3] == "", "nothing is counted, so there is no reward"
    for row in panel.sheet.reckoning.rows:
        lines = row.lines(row.height(), row.unit())
        assert len(lines) == 2 and len(lines) * row.line_height() <= row.height(), "what is written lies on each other"
        assert " · ".join(lines) == " · ".join(row.account.hidden), "something got lost"


def test_lines_are_gathered_evenly_and_keep_their_order() -> None:
    assert gathered(("Rosa", "dead", "a very long hand of cards"), 2) == ["Rosa · dead", "a very long hand of cards"]
    assert gathered(("one", "two"), 3) == ["one", "two"] and gathered((), 2) == []
    assert gathered(("one", "two"), 0) == ["one · two"]
