"""Taking back with several people at one screen, and the ways from the table into the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.settings import Settings
from sixchambers.app.window import Window
from sixchambers.engine.journal import SeatInfo
from sixchambers.table.sound import Sound


def open_window(qtbot, tmp_path: Path, people: int, seed: str = "agree") -> Window:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    window = Window(settings, Sound(null=True))
    qtbot.addWidget(window)
    window.show()
    seats = tuple(SeatInfo(name) for name in ("Anna", "Ben", "Cleo")[:people])
    bots = tuple(SeatInfo(name, "greenhorn") for name in ("Rosa", "Clem", "Jack"))[: 3 - people]
    window.start(GameSetup("klack", seats + bots, {"pull": "hand"}, seed))
    return window


def about(page) -> str:
    return page.scene.question.about if page.scene.question is not None else ""


def bid_behind_the_curtain(qtbot, window: Window, key: Qt.Key) -> None:
    page = window.page
    qtbot.waitUntil(page.curtain.isVisible, timeout=20_000)
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.scene.owes, timeout=5_000)
    QTest.keyClick(page.scene, key)
    QTest.keyClick(page.scene, Qt.Key.Key_Return)


@pytest.fixture
def chosen(qtbot, tmp_path: Path) -> Window:
    """Three people; Anna bid most and has named herself, but not pulled yet."""
    window = open_window(qtbot, tmp_path, 3)
    for key in (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_1):
        bid_behind_the_curtain(qtbot, window, key)
    page = window.page
    qtbot.waitUntil(lambda: page.scene.owes and about(page) == "seat", timeout=20_000)
    QTest.keyClick(page.scene, Qt.Key.Key_1)
    QTest.keyClick(page.scene, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.scene.owes and about(page) == "trigger", timeout=20_000)
    return window


def test_everybody_else_has_to_agree(qtbot, chosen: Window) -> None:
    page = chosen.page
    chosen.undo()
    assert [action.id for action in page.actions_now()] == ["disagree", "agree1", "agree2"]
    QTest.keyClick(page.scene, Qt.Key.Key_2)
    assert page.table.play.state.agenda[-1].phase == "pull", "one of two is not everybody"
    QTest.keyClick(page.scene, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: page.table.play.state.agenda[-1].phase == "choice", timeout=5_000)
    qtbot.waitUntil(lambda: page.scene.owes and about(page) == "seat", timeout=20_000)


def test_one_no_is_enough(chosen: Window) -> None:
    page = chosen.page
    chosen.undo()
    QTest.keyClick(page.scene, Qt.Key.Key_Escape)
    assert page.table.play.state.agenda[-1].phase == "pull"
    assert "pull" in [action.id for action in page.actions_now()]


def test_what_cannot_be_taken_back_is_not_put_to_the_vote(qtbot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, 3)
    page = window.page
    qtbot.waitUntil(page.curtain.isVisible, timeout=20_000)
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.scene.owes and about(page) == "bills", timeout=5_000)
    window.undo()
    assert page.consent.now is None
    assert "nothing to take back" in page.bar.small.text()


def test_a_refusal_leads_to_its_rule(qtbot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, 1)
    page = window.page
    qtbot.waitUntil(lambda: page.scene.owes, timeout=20_000)
    QTest.keyClick(page.scene, Qt.Key.Key_Return)  # a bid of nothing
    assert "why" in [action.id for action in page.actions_now()]
    with qtbot.waitSignal(page.rule_wanted) as asked:
        page._press("why")
    assert asked.args == ["klack/bids"]
    window.rulebook.close()


def test_a_click_on_a_log_line_opens_the_rule_it_rests_on(qtbot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, 1)
    window.resize(1400, 800)
    page = window.page
    qtbot.waitUntil(lambda: page.scene.owes and bool(page.log.lines()), timeout=20_000)
    page.log.text.moveCursor(QTextCursor.MoveOperation.End)
    spot = page.log.text.cursorRect().center()
    with qtbot.waitSignal(page.rule_wanted) as asked:
        QTest.mouseClick(page.log.text.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert asked.args == ["klack/round"]
    assert window.rulebook.isVisible()
    window.rulebook.close()


def test_two_windows_do_not_write_to_one_game(qtbot, tmp_path: Path, monkeypatch) -> None:
    first = open_window(qtbot, tmp_path, 1)
    path = first.page.table.journal.path
    told: list[str] = []
    monkeypatch.setattr("sixchambers.app.dialogs.tell", lambda parent, speaker, text: told.append(text))
    second = Window(Settings(tmp_path / "other.ini"), Sound(null=True))
    qtbot.addWidget(second)
    second.resume_file(path)
    assert second.page is None and "another window" in told[0]
    first.leave()
    second.resume_file(path)
    assert second.page is not None
