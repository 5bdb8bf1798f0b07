"""The result of BANG! The Dice Game: roles laid open, who brought whom down, and a poster without a reward."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits
from helpers.dice import ALL, BASE, NAMES, dice_table, play_on
from sixchambers.app.result.account import explainer
from sixchambers.app.result.history import history
from sixchambers.app.result.panel import ResultPanel
from sixchambers.app.result.words import WORDS
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import Journal
from sixchambers.engine.table import Table
from sixchambers.games.dice.data import TYPE_OF
from sixchambers.games.dice.events import Eliminated
from sixchambers.games.dice.options import DiceOptions
from sixchambers.words.speaker import Speaker, speaker


def english() -> Speaker:
    found = speaker("en")
    found.learn(WORDS)
    return found


def finished(tmp_path: Path, seats: int = 5, options: DiceOptions = BASE, seed: int = 1, kept: bool = True) -> Table:
    table = dice_table(seats, seed=seed, options=options)
    if kept:
        table.journal = Journal.begin(tmp_path / f"{seed}.sixchambers", table.header)
    play_on(table, Random(seed))
    return table


@pytest.mark.parametrize("seed", range(4))
def test_roles_fates_and_trophies(tmp_path: Path, seed: int) -> None:
    options = ALL if seed % 2 else BASE
    table = finished(tmp_path, 5 + seed, options, seed)
    say, state = english(), table.play.state
    fallen = {event.seat: event for event in history(table) if isinstance(event, Eliminated)}
    assert set(fallen) == {seat for seat, alive in enumerate(state.alive) if not alive}
    accounts = [explainer("dice").account(table, seat, say) for seat in range(len(state.roles))]
    assert table.outcome is not None
    for seat, account in enumerate(accounts):
        assert account.score == say.text(f"dice.{TYPE_OF[state.roles[seat]]}")
        assert account.how == ("won" if seat in table.outcome.winners else "lost")
        assert account.out == (not state.alive[seat])
        who, fate = account.hidden
        assert say.text(f"dice.{state.characters[seat]}") in who
        if state.roles[seat] != TYPE_OF[state.roles[seat]]:
            assert say.text(f"dice.{state.roles[seat]}") in who
        if state.alive[seat]:
            assert str(state.life[seat]) in fate
        elif fallen[seat].causer >= 0:
            assert NAMES[fallen[seat].causer] in fate
        assert ("Ghost" in fate) == (seat == state.ghost)
        assert [pile.text for pile in account.piles] == [
            NAMES[event.seat] for event in fallen.values() if event.causer == seat
        ]


def test_without_a_journal_the_last_turn_is_all_there_is(tmp_path: Path) -> None:
    table = finished(tmp_path, kept=False)
    accounts = [explainer("dice").account(table, seat, english()) for seat in range(5)]
    assert [account.out for account in accounts] == [not alive for alive in table.play.state.alive]
    assert any("eliminated" in account.hidden[1] for account in accounts if account.out)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_sheet_of_eight_has_room(qtbot: QtBot, tmp_path: Path, monkeypatch: Any, language: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = finished(tmp_path, 8, ALL, 3)
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
    names = [row.accessibleName() for row in panel.sheet.reckoning.rows]
    assert len(names) == 8 and all(name and "{" not in name and "result." not in name for name in names)
    assert panel.poster._texts[3] == "", "nothing is counted, so there is no reward"
