"""The result over the table: what it lays open, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits, texts
from helpers.klack import klack_table, play_on
from sixchambers.app import statistics
from sixchambers.app.result.account import Account, Pile, explainer, ranking
from sixchambers.app.result.klack import last_bids
from sixchambers.app.result.panel import KEYS, ResultPanel
from sixchambers.app.result.poster import _places
from sixchambers.app.result.reckoning import Reckoning
from sixchambers.app.result.words import WORDS
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.message import message
from sixchambers.engine.state import Outcome
from sixchambers.engine.table import Table
from sixchambers.games.klack.money import NOTHING, score, total, worth
from sixchambers.table.theme import THEMES, load_fonts, style_sheet
from sixchambers.words.speaker import Speaker, speaker

Open = Callable[..., ResultPanel]
EIGHT = ("Rosa", "Clem", "Jack", "Nelly", "Buck", "Ida", "Otto", "Wilhelmine von Hohenfels-Rosenau")


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who presses Enter here means it at once."""
    monkeypatch.setattr("sixchambers.app.result.panel.PAUSE", 0)


@pytest.fixture(autouse=True)
def own_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield


def english() -> Speaker:
    found = speaker("en")
    found.learn(WORDS)
    return found


def finished(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    table = klack_table(seats, seed=seed, **options)
    play_on(table, Random(seed))
    return table


def many_seats(number: int, salt: str = "00" * 16) -> Table:
    """As many seats as other games will have: Klack Klack Bang itself would not let them all sit down."""
    table = klack_table(6, seed=5)
    header = structs.replace(table.header, salt=salt, seats=tuple(SeatInfo(name, "deputy") for name in EIGHT[:number]))
    table = Table(table.game, header)
    play_on(table, Random(5))
    return table


def decided(table: Table, winners: tuple[int, ...], scores: tuple[int, ...]) -> Table:
    table.play.core.outcome = Outcome(winners, scores, message("klack.end_markers"))
    return table


@pytest.fixture
def open_panel(qtbot: QtBot, tmp_path: Path) -> Open:
    """The result over a page with a bar, in a window, as the program shows it."""
    windows = []

    def open_it(
        table: Table,
        language: str = "en",
        size: tuple[int, int] = (1024, 640),
        theme: str = "night",
        text_size: float = 1.0,
        reduced: bool = True,
    ) -> ResultPanel:
        load_fonts()
        settings = Settings(tmp_path / "settings.ini")
        settings.theme, settings.reduced_motion = theme, reduced
        window = QMainWindow()
        windows.append(window)
        qtbot.addWidget(window)
        text = max(0.8 * min(size[0] / 1024, size[1] / 640) * 15, 15) * text_size
        window.setStyleSheet(style_sheet(THEMES[theme], text))
        page, bar = QWidget(), QWidget()
        bar.setObjectName("bar")
        bar.setFixedHeight(62)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addWidget(bar)
        window.setCentralWidget(page)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        panel = ResultPanel(table, speaker(language), settings, page)
        panel.open()
        QApplication.processEvents()
        return panel

    return open_it


# --- the reckoning --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_click_money_times_markers_is_the_score(seed: int) -> None:
    table = finished(3 + seed % 4, seed)
    outcome = table.outcome
    assert outcome is not None
    explain, say = explainer("klack"), english()
    for seat, stacks in enumerate(table.play.state.stacks):
        account = explain.account(table, seat, say)
        assert account.score == say.money(outcome.scores[seat] * 1000) == say.money(score(stacks) * 1000)
        assert [pile.text for pile in account.piles] == [say.money(worth(stack) * 1000) for stack in stacks]
        if stacks:
            assert account.how == f"{say.money(worth(total(stacks)) * 1000)} × {len(stacks)}"
            assert worth(total(stacks)) * len(stacks) == outcome.scores[seat]
        else:
            assert account.how == "no click stack"
        assert account.out == (not table.play.state.alive[seat])


def test_purses_are_laid_open() -> None:
    say, explain = english(), explainer("klack")
    told = set()
    for seed in range(30):
        table = finished(4, seed)
        state = table.play.state
        for seat in range(4):
            purse = explain.account(table, seat, say).hidden[0]
            if not state.alive[seat]:
                assert purse == "out of the game"
            elif state.purses[seat] == NOTHING:
                assert purse == "empty purse"
            else:
                assert purse == f"{say.money(worth(state.purses[seat]) * 1000)} left in the purse"
            told.add(purse.split()[-1])
    assert told == {"game", "purse"}


def test_last_bids_include_the_raises() -> None:
    raised = 0
    for seed in range(40):
        table = finished(4, seed)
        lines = [event for event in table.chapter if type(event).__name__ in ("BidsShown", "RaisesShown")]
        bids = last_bids(table)
        expected: dict[int, int] = {}
        for event in lines:
            shown = getattr(event, "bids", None) or getattr(event, "raises", ())
            for seat, held in enumerate(shown):
                if held is not None:
                    expected[seat] = expected.get(seat, 0) + worth(held)
        assert {seat: worth(bid) for seat, bid in bids.items()} == expected
        raised += len(lines) > 1
    assert raised, "some last round had a tie"


def test_winners_come_first_then_scores() -> None:
    table = decided(finished(4), (2,), (5, 9, 9, 0))
    assert ranking(table) == [2, 1, 0, 3]


def test_a_game_without_explanations_shows_its_scores() -> None:
    table = decided(finished(4), (1,), (5, 9000, 9, 0))
    plain = explainer("some other game")
    assert plain.account(table, 1, english()) == Account("9,000")
    assert plain.points(12, english()) == "12"


def test_every_row_can_be_read_out(open_panel: Open) -> None:
    table = finished(4, 3)
    panel = open_panel(table)
    for row, seat in zip(panel.sheet.reckoning.rows, ranking(table), strict=True):
        account = explainer("klack").account(table, seat, panel.speaker)
        assert row.name == panel.names[seat] and row.account == account
        for part in (row.name, account.score, account.how, *account.hidden):
            assert part in row.accessibleName()


def test_columns_leave_room_for_the_piles(qtbot: QtBot, open_panel: Open) -> None:
    """Three stand free beside each other at the smallest size, six seats; no text runs into them."""
    panel = open_panel(many_seats(6), "de")
    for row in panel.sheet.reckoning.rows:
        field = row.piles_field()
        assert field.width() >= 3 * max(row.pile_width, row.tag_needs())
        assert field.right() + row.score_needs() <= row.width()
        assert row.height() >= 46


def test_many_piles_stay_in_their_row(qtbot: QtBot) -> None:
    rows = Reckoning(1)
    qtbot.addWidget(rows)
    piles = tuple(Pile(("table/bill_1000",), "table/click_marker", "$5,000") for _ in range(6))
    row = rows.rows[0]
    row.tell("Rosa", Account("$180,000", "$30,000 × 6", piles, ("empty purse",)), True, "Rosa")
    rows.resize(560, 70)
    rows.show()
    rows.align()
    assert not rows.grab().isNull()
    field = row.piles_field()
    each = max(row.pile_width, row.tag_needs())
    assert field.left() >= 0 and (field.width() - each) / 5 * 2 >= row.tag_needs(), "every other tag has its room"


# --- the poster -----------------------------------------------------------------------------------------------


def test_the_poster_names_the_winner(open_panel: Open) -> None:
    table = decided(finished(4), (1,), (5, 90, 9, 0))
    panel = open_panel(table)
    assert panel.poster.names == (panel.names[1],)
    said = panel.poster.accessibleName()
    for part in ("Wanted", "for winning at Klack Klack Bang", panel.names[1], "Reward $90,000", "last click marker"):
        assert part in said


def test_a_shared_win_shows_all_who_share_it(open_panel: Open) -> None:
    panel = open_panel(decided(finished(4), (0, 2), (50, 5, 50, 0)))
    assert panel.poster.names == (panel.names[0], panel.names[2])
    assert f"{panel.names[0]} and {panel.names[2]}" in panel.poster.accessibleName()
    assert "$50,000 each" in panel.poster.accessibleName()
    assert [row.won for row in panel.sheet.reckoning.rows] == [True, True, False, False]


def test_nobody_is_wanted_when_nobody_won(open_panel: Open) -> None:
    panel = open_panel(decided(finished(4), (), (0, 0, 0, 0)))
    assert panel.poster.names == ()
    assert "Nobody" in panel.poster.accessibleName() and "Reward" not in panel.poster.accessibleName()
    assert not panel.grab().isNull()


@pytest.mark.parametrize("count", range(1, 9))
def test_faces_have_their_place(count: int) -> None:
    field = QRectF(10, 20, 260, 190)
    places = _places(count, field)
    assert len(places) == count
    for number, place in enumerate(places):
        assert field.contains(place)
        assert not any(place.intersects(other) for other in places[number + 1 :])


# --- past games -----------------------------------------------------------------------------------------------


def test_past_games_of_those_at_the_table(open_panel: Open) -> None:
    table = finished(4, 3)
    assert open_panel(table).sheet.past.cells() == []
    statistics.record(table)
    statistics.record(finished(6, 4))
    past = open_panel(table).sheet.past
    assert "2 game" in past.text.text() and "Klack Klack Bang" in past.text.text()
    cells = past.cells()
    rows = [cells[start : start + 6] for start in range(0, len(cells), 6)]
    assert rows[0] == ["Name", "Games", "Won", "Share", "Best", "In a row"]
    expected = statistics.summary("klack", names=past.names)
    say = english()
    assert rows[1:] == [
        [
            *(one.name, str(one.games), str(one.wins), f"{round(one.share * 100)}%"),
            *(say.money(one.best * 1000), str(one.streak)),
        ]
        for one in expected
    ]
    assert len(expected) == 4, "those who do not sit here are not listed"


def test_forgetting_takes_two_presses(qtbot: QtBot, open_panel: Open) -> None:
    table = finished(4, 3)
    statistics.record(table)
    panel = open_panel(table)
    panel.sheet.tabs.setCurrentIndex(1)
    past = panel.sheet.past
    qtbot.mouseClick(past.forget, Qt.MouseButton.LeftButton)
    assert statistics.games("klack") and "Sure?" in past.forget.text()
    qtbot.mouseClick(past.forget, Qt.MouseButton.LeftButton)
    assert statistics.games("klack") == [] and past.cells() == []
    assert not past.forget.isEnabled()


def test_a_record_that_cannot_be_forgotten_says_so(open_panel: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(4, 3)
    statistics.record(table)
    past = open_panel(table).sheet.past
    refusal = message("engine.cannot_write", file="statistics.jsonl", why="no")
    monkeypatch.setattr(statistics, "reset", lambda: refusal)
    past.forget.click()
    past.forget.click()
    assert past.text.text() == past._speaker.say(refusal)  # type: ignore[union-attr]
    assert past.cells()


# --- the luck -------------------------------------------------------------------------------------------------


def test_the_promise_can_be_checked(qtbot: QtBot, open_panel: Open) -> None:
    panel = open_panel(many_seats(5, salt="ab" * 16))
    panel.sheet.tabs.setCurrentIndex(2)
    luck = panel.sheet.luck
    values = luck.values
    promise = sha256(bytes.fromhex(values["salt"]) + bytes.fromhex(values["seed"])).hexdigest()
    assert values["promise"] == promise == panel.table.commitment
    for id, label in luck.shown.items():
        assert label.text().replace(" ", "").replace("\n", "") == values[id]
    qtbot.mouseClick(luck.copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert all(value in copied for value in values.values())
    assert luck.copy.text() == "Copied"


def test_a_chosen_seed_promises_nothing(open_panel: Open) -> None:
    luck = open_panel(finished(4)).sheet.luck
    assert set(luck.values) == {"seed"} and "nothing was promised" in luck.text.text()


# --- keys and buttons -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_S, "other_seats"),
        (Qt.Key.Key_R, "replay"),
        (Qt.Key.Key_Escape, "lobby"),
        (Qt.Key.Key_Return, "again"),
        (Qt.Key.Key_Enter, "again"),
    ],
)
def test_keys(qtbot: QtBot, open_panel: Open, key: Qt.Key, signal: str) -> None:
    panel = open_panel(finished(4))
    for focus in (panel, panel.buttons["again"], panel.sheet.tabs):
        focus.setFocus()
        with qtbot.waitSignal(getattr(panel, signal), timeout=500):
            qtbot.keyClick(focus, key)


def test_buttons(qtbot: QtBot, open_panel: Open) -> None:
    panel = open_panel(finished(4))
    assert QApplication.focusWidget() is panel.buttons["again"]
    for id in ("again", "other_seats", "replay", "lobby"):
        with qtbot.waitSignal(getattr(panel, id), timeout=500):
            qtbot.mouseClick(panel.buttons[id], Qt.MouseButton.LeftButton)
    panel.buttons["lobby"].setFocus()
    with qtbot.waitSignal(panel.lobby, timeout=500), qtbot.assertNotEmitted(panel.again):
        qtbot.keyClick(panel.buttons["lobby"], Qt.Key.Key_Return)


def test_its_keys_go_before_those_of_the_page(qtbot: QtBot, open_panel: Open) -> None:
    """The page below has shortcuts of its own on the same keys; none of them may take part."""
    panel = open_panel(finished(4))
    page = panel.parentWidget()
    assert page is not None
    below = []
    for key in ("Return", "Esc", "R"):
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda key=key: below.append(key))
        shortcut.activatedAmbiguously.connect(lambda key=key: below.append(key))
    panel.sheet.tabs.setFocus()
    for key, signal in (
        (Qt.Key.Key_Return, panel.again),
        (Qt.Key.Key_Escape, panel.lobby),
        (Qt.Key.Key_R, panel.replay),
    ):
        with qtbot.waitSignal(signal, timeout=500):
            qtbot.keyClick(panel.sheet.tabs, key)
    assert below == []


def test_it_folds_down_to_its_bar(qtbot: QtBot, open_panel: Open) -> None:
    panel = open_panel(finished(4))
    page = panel.parentWidget()
    assert page is not None and panel.geometry() == page.rect()
    qtbot.keyClick(panel, Qt.Key.Key_T)
    assert panel.folded and not panel.sheet.isVisible() and not panel.poster.isVisible()
    assert panel.height() < 100 and panel.geometry().bottom() == page.rect().bottom()
    assert "result" in panel.buttons["table"].text()
    page.resize(1200, 700)
    assert panel.geometry().bottom() == page.rect().bottom() and panel.width() == 1200
    qtbot.keyClick(panel, Qt.Key.Key_T)
    assert panel.geometry() == page.rect() and panel.sheet.isVisible()


def test_the_keyboard_leafs_through_the_sheet(qtbot: QtBot, open_panel: Open) -> None:
    panel = open_panel(finished(4))
    panel.sheet.tabs.setFocus()
    for page in (panel.sheet.past, panel.sheet.luck):
        qtbot.keyClick(panel.sheet.tabs, Qt.Key.Key_Right)
        assert panel.sheet.pages.currentWidget() is page
    reached = set()
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {*panel.buttons.values(), panel.sheet.tabs, panel.sheet.luck.copy} <= reached


def test_it_arrives_unless_motion_is_reduced(qtbot: QtBot, open_panel: Open) -> None:
    moving = open_panel(finished(4), reduced=False)
    arrival = moving._arrival
    assert arrival is not None
    qtbot.waitUntil(lambda: arrival.state() == QVariantAnimation.State.Stopped)
    still = open_panel(finished(4))
    assert still._arrival is None and still.sheet.geometry() == moving.sheet.geometry()


# --- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 6, 8])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_everything_fits(open_panel: Open, seats: int, language: str, size: tuple[int, int]) -> None:
    table = many_seats(seats)
    statistics.record(table)
    panel = open_panel(table, language, size, "day" if seats == 6 else "night")
    for tab in range(3):
        panel.sheet.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert misfits(panel) == []
        tabs = panel.sheet.tabs
        assert tabs.tabRect(tabs.count() - 1).right() <= tabs.width()
        assert panel.rect().contains(panel.sheet.geometry()) and panel.rect().contains(panel.poster.geometry())
        assert not panel.sheet.geometry().intersects(panel.bar.geometry())
    assert not panel.grab().isNull()


def test_large_type_fits_a_small_window(open_panel: Open) -> None:
    for language in ("en", "de"):
        for text_size in (1.3, 1.8):
            table = many_seats(6)
            statistics.record(table)
            panel = open_panel(table, language, text_size=text_size)
            assert panel.width() == 1024
            for tab in range(3):
                panel.sheet.tabs.setCurrentIndex(tab)
                QApplication.processEvents()
                assert misfits(panel) == []
            tabs = panel.sheet.tabs
            assert tabs.tabRect(tabs.count() - 1).right() <= tabs.width()


def test_nothing_of_the_bar_below_looks_out(open_panel: Open) -> None:
    panel = open_panel(finished(4))
    assert panel.bar.height() >= 62


def test_the_language_changes(open_panel: Open) -> None:
    panel = open_panel(finished(4))
    before = texts(panel)
    panel.retranslate(speaker("de"))
    assert texts(panel) != before
    panel.retranslate(speaker("en"))
    assert sorted(texts(panel)) == sorted(before)


def test_no_message_is_left_unsaid(open_panel: Open) -> None:
    for table in (many_seats(6), decided(finished(4), (), (0, 0, 0, 0))):
        panel = open_panel(table)
        assert not [text for text in texts(panel) if "result." in text or "{" in text]


def test_both_lights(open_panel: Open) -> None:
    panel = open_panel(finished(4))
    night = panel.grab().toImage()
    panel.settings.theme = "day"
    panel.apply()
    assert panel.grab().toImage() != night


def test_every_key_has_a_button() -> None:
    assert set(KEYS) == {"again", "other_seats", "replay", "table", "lobby"}


def test_a_game_that_runs_has_no_result(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        ResultPanel(klack_table(), speaker("en"), Settings(tmp_path / "settings.ini"))
