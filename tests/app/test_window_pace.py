"""How long interrupt windows last in the real window: never so that anybody learns anything, and never for nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.guests import Chatter
from sixchambers.app import sitting
from sixchambers.app.settings import Settings
from sixchambers.app.table_page import TablePage
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import HOLD, PASS, Window
from sixchambers.engine.table import open_table
from sixchambers.games.dice.data import GAMBLER, SHERIFF
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.steps import windows
from sixchambers.players.arena import derived_seed
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import speaker
from table.dice_tables import NAMES, some_answers

HOUR = 3_600_000
PATIENCE = 30_000


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., TablePage]:
    """A table whose windows last for an hour: one that closes did not wait for the clock."""
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))
    monkeypatch.setattr(windows, "LASTS", dict.fromkeys(windows.CARDS, HOUR))

    def open_it(people: int, wanted: Callable[[list[str]], bool], time_limit: int | None = None) -> TablePage:
        settings = Settings(tmp_path / "settings.ini")
        settings.reduced_motion, settings.speed = True, 4.0
        seats = [SeatInfo(name, "person" if n < people else "greenhorn") for n, name in enumerate(NAMES[:5])]
        for number in range(200):
            seed = derived_seed("pace", number)
            table = open_table(DICE, seats, options={"special_roles": "mixed"}, seed=seed, time_limit=time_limit)
            if wanted(table.play.state.roles):
                break
        page = TablePage(table, speaker("en"), settings, Sound(tmp_path / "silence"), Chatter(some_answers))
        qtbot.addWidget(page)
        page.resize(1024, 640)
        page.show()
        page.begin()
        return page

    return open_it


def until(qtbot: QtBot, page: TablePage, done: Callable[[], bool], *, playing: bool = False) -> None:
    """Show everything at once until then; `playing`: and answer what one is asked in one's own turns."""

    def looked() -> bool:
        page.scene.skip()
        if playing and asked_again(page):
            assert page.scene.question is not None
            page.scene.answer(page.scene.question.default)
        return done()

    qtbot.waitUntil(looked, timeout=PATIENCE)


def asked_in_window(page: TablePage) -> bool:
    return isinstance(page.scene.question, Window)


def in_window(page: TablePage) -> bool:
    return page.table.play.in_window() and not page.scene.director.busy


def asked_again(page: TablePage) -> bool:
    """Is the person here asked something of a turn of its own?"""
    question = page.scene.question
    return question is not None and not isinstance(question, Window) and page.scene.owes


def test_nobody_waits_for_a_window_without_anything_to_play(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    """Alone against bots, one knows what one holds: only a window with something to play is worth waiting for."""
    page = sit_down(1, lambda roles: roles[0] == "outlaw")
    shown: list[bool] = []
    page.sitting.asked.connect(lambda seat: shown.append(asked_in_window(page)))
    until(qtbot, page, lambda: asked_again(page))
    assert not any(shown) and not page.scene.windows.strip.isVisible()
    assert page.table.now >= HOUR, "there were windows"
    page.close_table()


def test_a_window_with_something_to_play_stays_open_until_it_is_answered(
    qtbot: QtBot, sit_down: Callable[..., TablePage]
) -> None:
    page = sit_down(1, lambda roles: roles[0] == GAMBLER and roles[4] == SHERIFF)
    until(qtbot, page, lambda: asked_in_window(page))
    number = page.table.play.core.asked
    qtbot.wait(60)
    assert page.table.play.core.asked == number and page.scene.windows.strip.isVisible()
    page.scene.answer(HOLD)
    qtbot.wait(60)
    assert page.table.play.core.asked == number, "who stopped the clock is thinking"
    page.scene.answer(PASS)
    until(qtbot, page, lambda: page.table.play.core.asked != number)
    page.close_table()


def test_whoever_does_not_want_to_be_asked_is_not_and_may_think_better_of_it(
    qtbot: QtBot, sit_down: Callable[..., TablePage]
) -> None:
    page = sit_down(1, lambda roles: roles[0] == GAMBLER and roles[4] == SHERIFF)
    until(qtbot, page, lambda: asked_in_window(page))
    page.sitting.pass_until(0, "game")
    until(qtbot, page, lambda: page.bar.button("ask_again") is not None, playing=True)
    qtbot.keyClick(page, Qt.Key.Key_P)
    assert page.bar.button("ask_again") is None
    until(qtbot, page, lambda: asked_in_window(page), playing=True)
    page.close_table()


def test_with_two_people_a_window_lasts_whatever_they_hold(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    """Nobody has anything to play here, and both have asked not to be asked: it lasts all the same."""
    page = sit_down(2, lambda roles: set(roles[:2]) == {"outlaw", "deputy"})
    until(qtbot, page, lambda: in_window(page) and 0 in page.table.update(None).waiting)
    number = page.table.play.core.asked
    for seat in (0, 1):
        page.sitting.pass_until(seat, "game")
    page.sitting.go_on()
    qtbot.wait(100)
    assert page.table.play.core.asked == number
    page.close_table()


def test_the_bars_clock_is_for_questions_alone(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    """A window has a clock of its own, on its strip; and without a limit nobody is shown any time."""
    page = sit_down(1, lambda roles: roles[0] == GAMBLER and roles[4] == SHERIFF)
    until(qtbot, page, lambda: asked_in_window(page))
    qtbot.wait(600)
    assert not page.bar.clock.isVisible()
    page.close_table()
    page = sit_down(1, lambda roles: roles[0] == GAMBLER and roles[4] == SHERIFF, 60_000)
    until(qtbot, page, lambda: asked_in_window(page))
    qtbot.wait(600)
    assert not page.bar.clock.isVisible()
    page.sitting.pass_until(0, "game")
    until(qtbot, page, lambda: asked_again(page))
    qtbot.waitUntil(page.bar.clock.isVisible, timeout=PATIENCE)
    page.close_table()


def reveal_by_keys(qtbot: QtBot, page: TablePage, *keys: Qt.Key) -> list[str]:
    """Press these keys in the window that is open; the roles that everybody sees then."""
    revealed: list[str] = []
    page.scene.happened.connect(lambda event: revealed.append(getattr(event, "role", "")))
    for key in keys:
        qtbot.keyClick(page.scene, key)
        qtbot.wait(50)
    if page.table.play.in_window():  # it lasts for the others, too
        page.sitting.clock.set_now(page.table.next_deadline() or 0)
    until(qtbot, page, lambda: bool(revealed))
    return revealed


def test_whoever_stops_the_clock_first_can_still_reveal(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    page = sit_down(1, lambda roles: roles[0] == GAMBLER and roles[4] == SHERIFF)
    until(qtbot, page, lambda: asked_in_window(page) and bool(page.scene.question.moves))  # type: ignore[union-attr]
    revealed = reveal_by_keys(qtbot, page, Qt.Key.Key_Space, Qt.Key.Key_R, Qt.Key.Key_Return)
    assert GAMBLER in revealed
    page.close_table()


def test_a_reveal_behind_the_curtain(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    """Three at one screen: one's own key, the curtain, and then as if one sat there alone."""
    windows.LASTS.update({moment: 1 for moment in windows.CARDS if moment != "last_throw"})
    page = sit_down(3, lambda roles: roles[0] == GAMBLER and roles[4] == SHERIFF)
    until(qtbot, page, lambda: 0 in page.sitting.may_interrupt and bool(page.table.update(0).question.moves))  # type: ignore
    qtbot.keyClick(page.scene, Qt.Key.Key_1)
    qtbot.waitUntil(page.curtain.isVisible, timeout=PATIENCE)
    page.curtain.lifted.emit()
    until(qtbot, page, lambda: asked_in_window(page))
    page.sitting.stop()
    assert page.sitting.eyes is None
    page.sitting.go_on()
    assert page.curtain.isVisible(), "whoever stopped the clock is asked again after a pause"
    page.curtain.lifted.emit()
    until(qtbot, page, lambda: asked_in_window(page))
    assert page.sitting.eyes == 0 and page.scene.chairs[0].role.face_up  # type: ignore[attr-defined]
    assert "wait" not in [offer.id for offer in page.scene.asking.picker.offers()], "it is stopped already"  # type: ignore
    assert GAMBLER in reveal_by_keys(qtbot, page, Qt.Key.Key_R, Qt.Key.Key_Return)
    assert page.sitting.eyes is None
    page.close_table()
