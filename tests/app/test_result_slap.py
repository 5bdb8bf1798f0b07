"""The result of Slap .45: who fell how, one sign for each of the gang, and everybody's reactions."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits
from app.test_replay_slap import NAMES, played
from sixchambers.app.result.account import explainer
from sixchambers.app.result.panel import ResultPanel
from sixchambers.app.result.words import WORDS
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import read
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game
from sixchambers.table.theme import load_fonts
from sixchambers.words.speaker import speaker


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sign_of_every_gang_is_seen(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    load_fonts()
    played(tmp_path / "game")
    table = replay(read(tmp_path / "game"), find_game)
    assert table.outcome is not None
    say = speaker(language)
    say.learn(WORDS)
    accounts = [explainer("slap").account(table, seat, say) for seat in range(len(NAMES))]
    assert all(len(account.piles) >= 6 for account in accounts)
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page)
    page.resize(1024, 560)
    with qtbot.waitExposed(page):
        page.show()
    panel = ResultPanel(table, say, Settings(tmp_path / "settings.ini"), page)
    panel.open()
    QApplication.processEvents()
    assert misfits(panel) == []
    rows = panel.sheet.reckoning.rows
    assert len(rows) == len(NAMES)
    for row in rows:
        room, signs = row.piles_field().width(), len(row.account.piles)
        assert (room - row.pile_width) / (signs - 1) > row.pile_width * 0.3, row.name
    panel.sheet.tabs.setCurrentIndex(panel.sheet.titles.index("slap_reactions"))
    assert misfits(panel) == []
