"""When something goes wrong: the report replays, the crash window tells, the rescue menu frees a stuck game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from sixchambers.app.care.crash import CrashGuard, CrashWindow
from sixchambers.app.care.report import write_report
from sixchambers.app.care.rescue import RescueMenu
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.settings import Settings
from sixchambers.app.window import Window
from sixchambers.engine import journal as record
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.message import Trouble
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game
from sixchambers.table.sound import Sound

SETUP = GameSetup(
    "klack", (SeatInfo("Anna"), SeatInfo("Rosa", "greenhorn"), SeatInfo("Clem", "deputy")), {"pull": "hand"}, "care"
)


@pytest.fixture
def window(qtbot, tmp_path: Path) -> Window:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    settings.language = "de"
    window = Window(settings, Sound(null=True))
    qtbot.addWidget(window)
    window.show()
    window.start(SETUP)
    assert window.page is not None
    qtbot.waitUntil(lambda: window.page.scene.owes, timeout=20_000)
    return window


def test_a_report_is_a_saved_game_that_tells_more(window: Window, tmp_path: Path) -> None:
    page = window.page
    page.table.submit(0, (1, 0))
    path = write_report(page.table, "Traceback: something", tmp_path / "report.sixchambers")
    read = record.read(path)
    assert isinstance(read.entries[-1], record.Reported)
    assert "something" in read.entries[-1].text
    assert replay(read, find_game).play.core.given == page.table.play.core.given
    own = record.read(page.table.journal.path)
    assert not any(isinstance(entry, record.Reported) for entry in own.entries), "the journal itself was touched"


def test_a_report_that_cannot_be_written_says_so(window: Window, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(Trouble) as trouble:
        write_report(window.page.table, "x", blocked / "report.sixchambers")
    assert trouble.value.message.id == "engine.cannot_write"


def test_an_error_in_mid_game_opens_one_window_and_loses_nothing(window: Window) -> None:
    shown: list[CrashWindow] = []

    def show(dialog: CrashWindow) -> int:
        shown.append(dialog)
        guard._caught(ValueError, ValueError("again"), None)  # while the window is open
        return 1

    guard = CrashGuard(window, show)
    guard.install()
    try:
        sys.excepthook(ZeroDivisionError, ZeroDivisionError("boom"), None)
    finally:
        guard.remove()
    assert len(shown) == 1
    assert shown[0].report is not None
    assert "boom" in shown[0].details.toPlainText()
    assert "gespeichert" in shown[0].text.text()
    assert replay(record.read(shown[0].report), find_game).play.core.asked == window.page.table.play.core.asked


def test_without_a_game_there_is_still_a_window(qtbot, tmp_path: Path) -> None:
    window = Window(Settings(tmp_path / "settings.ini"), Sound(null=True))
    qtbot.addWidget(window)
    shown: list[CrashWindow] = []
    guard = CrashGuard(window, lambda dialog: shown.append(dialog) or 1)
    guard._caught(ZeroDivisionError, ZeroDivisionError("boom"), None)
    assert shown[0].report is None


def test_the_rescue_menu_tells_who_is_awaited_and_lets_a_bot_answer(qtbot, window: Window) -> None:
    page = window.page
    qtbot.waitUntil(lambda: page.sitting.awaited() == (0,), timeout=20_000)
    menu = RescueMenu(page, window)
    qtbot.addWidget(menu)
    assert "Anna" in menu.state.text() and "Gebot" in menu.state.text()
    asked = page.table.play.core.asked
    menu.buttons["care.let_bot"].click()
    qtbot.waitUntil(lambda: page.table.play.core.asked > asked, timeout=20_000)


def test_a_nudge_asks_again_and_changes_nothing(qtbot, window: Window) -> None:
    page = window.page
    qtbot.waitUntil(lambda: page.sitting.awaited() == (0,), timeout=20_000)
    asked, given = page.table.play.core.asked, dict(page.table.play.core.given)
    menu = RescueMenu(page, window)
    qtbot.addWidget(menu)
    menu.buttons["care.nudge"].click()
    assert page.scene.owes and page.scene.question is not None
    assert (page.table.play.core.asked, page.table.play.core.given) == (asked, given)


def test_a_report_by_request(qtbot, window: Window) -> None:
    menu = RescueMenu(window.page, window)
    qtbot.addWidget(menu)
    menu.buttons["care.save_report"].click()
    path = Path(menu.told.text().split("„")[1].split("“")[0])
    assert isinstance(record.read(path).entries[-1], record.Reported)


def test_a_hint_is_what_a_deputy_would_do_and_nothing_is_answered(qtbot, window: Window) -> None:
    page = window.page
    before = dict(page.table.play.core.given)
    page._press("hint")
    qtbot.waitUntil(lambda: "Hilfssheriff" in page.bar.small.text(), timeout=20_000)
    bid = page.scene.asking.bid()
    assert page.scene.question.refuse(bid) is None, "the hint put a bid within reach"
    assert 0 not in page.table.play.core.given and 0 not in before


def test_a_table_may_forbid_hints(qtbot, window: Window) -> None:
    """What was agreed goes with the game: through the save, the resuming and the playing again."""
    assert "hint" in [action.id for action in window.page.actions_now()]
    window.start(replace(SETUP, hints=False))
    for _ in range(2):
        qtbot.waitUntil(lambda: window.page.scene.owes, timeout=20_000)
        assert "hint" not in [action.id for action in window.page.actions_now()]
        assert not window.page.sitting.hint(lambda answer, reason: None)
        window.leave()
        window.resume()
    window._again()
    assert window.page.table.header.hints is False
