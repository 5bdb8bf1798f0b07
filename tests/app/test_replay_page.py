"""Watching a game again, driven by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QTextCursor, QWheelEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from app.fits import misfits, texts
from app.test_replay_timeline import bot_game
from helpers.journals import eventful_journal, parsed, trouble_in, written
from sixchambers.app.benches import replay as bench
from sixchambers.app.replay.controls import KEYS, SPEEDS
from sixchambers.app.replay.page import ReplayPage, open_replay
from sixchambers.app.replay.timeline import OPEN
from sixchambers.app.settings import Settings
from sixchambers.engine.journal import read
from sixchambers.games.klack.events import BidsShown, Clicked
from sixchambers.table.theme import THEMES, load_fonts, style_sheet
from sixchambers.words.speaker import speaker

Open = Callable[..., ReplayPage]


class Ears:
    """In the place of the sound card."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def open_page(qtbot: QtBot, tmp_path: Path, ears: Ears) -> Open:
    """A replay in a window of its own, as the program shows it."""
    windows = []

    def open_it(
        path: Path,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        theme: str = "night",
        text_size: float = 1.0,
        reduced: bool = True,
    ) -> ReplayPage:
        load_fonts()
        settings = Settings(tmp_path / "settings.ini")
        settings.theme, settings.text_size, settings.reduced_motion = theme, text_size, reduced
        window = QMainWindow()
        windows.append(window)
        qtbot.addWidget(window)
        text = max(0.8 * min(size[0] / 1024, size[1] / 640) * 15, 15) * text_size
        window.setStyleSheet(style_sheet(THEMES[theme], text))
        page = open_replay(path, speaker(language), settings, ears)  # type: ignore[arg-type]
        window.setCentralWidget(page)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return page

    return open_it


@pytest.fixture
def game(tmp_path: Path) -> Path:
    bot_game(tmp_path / "game")
    return tmp_path / "game"


@pytest.fixture
def running(tmp_path: Path) -> Path:
    bot_game(tmp_path / "running", people=[2], answers=23)
    return tmp_path / "running"


def press(qtbot: QtBot, page: ReplayPage, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or page.scene, key)


def shown(page: ReplayPage) -> bool:
    """Is the table at rest as the moment says?"""
    return not page.scene.director.busy and page.scene.update_now == page.timeline.update(page.position, page.eyes)


# --- moving through the game ----------------------------------------------------------------------------------


def test_it_begins_at_the_beginning(open_page: Open, game: Path) -> None:
    page = open_page(game)
    assert page.position == 0 and not page.playing and shown(page)
    assert page.eyes is None, "nobody of this screen played"
    assert page.scene.hasFocus()
    assert page.controls.scrub.maximum() == page.timeline.last


def test_keys_step_jump_and_go_to_the_ends(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    starts = page.timeline.round_starts
    press(qtbot, page, Qt.Key.Key_Right)
    press(qtbot, page, Qt.Key.Key_Right)
    assert page.position == 2 == page.controls.scrub.value()
    press(qtbot, page, Qt.Key.Key_Left)
    assert page.position == 1 and shown(page)
    press(qtbot, page, Qt.Key.Key_PageDown)
    assert page.position == starts[1] and shown(page)
    press(qtbot, page, Qt.Key.Key_PageDown)
    press(qtbot, page, Qt.Key.Key_Right)
    press(qtbot, page, Qt.Key.Key_PageUp)
    assert page.position == starts[2]
    press(qtbot, page, Qt.Key.Key_End)
    assert page.position == page.timeline.last and shown(page)
    press(qtbot, page, Qt.Key.Key_Right)
    assert page.position == page.timeline.last
    press(qtbot, page, Qt.Key.Key_Home)
    assert page.position == 0 and shown(page)
    press(qtbot, page, Qt.Key.Key_Left)
    assert page.position == 0


def test_buttons_do_what_the_keys_do(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    buttons = page.controls.buttons
    qtbot.mouseClick(buttons["forward"], Qt.MouseButton.LeftButton)
    assert page.position == 1
    qtbot.mouseClick(buttons["next_round"], Qt.MouseButton.LeftButton)
    assert page.position == page.timeline.round_starts[1]
    qtbot.mouseClick(buttons["previous_round"], Qt.MouseButton.LeftButton)
    assert page.position == 0
    assert not any(buttons[id].isEnabled() for id in ("first", "back", "previous_round"))
    qtbot.mouseClick(buttons["last"], Qt.MouseButton.LeftButton)
    assert page.position == page.timeline.last
    assert not any(buttons[id].isEnabled() for id in ("last", "forward", "next_round"))
    qtbot.mouseClick(buttons["back"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(buttons["first"], Qt.MouseButton.LeftButton)
    assert page.position == 0
    assert page.scene.hasFocus(), "a click takes the keys from nobody"


def test_stepping_on_shows_what_happened(qtbot: QtBot, open_page: Open, game: Path, ears: Ears) -> None:
    """Animated, and the log tells a thing only when the table has shown it."""
    page = open_page(game, reduced=False)
    timeline = page.timeline
    opening = next(
        position
        for position in range(len(timeline))
        if any(isinstance(event, BidsShown) for event in timeline.update(position, None).events)
    )
    page.go(opening - 1)
    before = page.story.shown()
    page.step()
    assert page.scene.director.busy
    assert page.story.shown() == before
    qtbot.waitUntil(lambda: shown(page), timeout=8000)
    told = [event.line() for event in timeline.update(opening, None).events]
    assert page.story.shown() == before + [page.speaker.say(line, page.names) for line in told if line]
    assert "flip" in ears.heard


def test_stepping_on_does_not_wait_for_what_is_under_way(open_page: Open, game: Path, ears: Ears) -> None:
    page = open_page(game, reduced=False)
    for _ in range(12):
        page.step()
    assert page.position == 12
    assert "spin" in ears.heard and "ratchet" not in ears.heard, "what is hurried through is not heard all at once"
    page.go(3)
    assert shown(page)
    assert page.story.shown()[-1] == page.story.sentence(page.story.count_until(3) - 1)


def test_jumping_out_of_an_animation_leaves_nothing_behind(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game, reduced=False)
    timeline = page.timeline
    click = next(
        position
        for position in range(len(timeline))
        if any(isinstance(event, Clicked) for event in timeline.update(position, None).events)
    )
    page.go(click - 1)
    page.step()
    qtbot.wait(60)
    page.go(2)
    clean = len(page.scene.scene().items())
    page.go(0)
    page.go(2)
    assert len(page.scene.scene().items()) == clean
    qtbot.wait(30)
    assert shown(page)


def test_playing_runs_to_the_end(qtbot: QtBot, open_page: Open, tmp_path: Path) -> None:
    bot_game(tmp_path / "short", seats=3)
    page = open_page(tmp_path / "short")
    page.pace.speed = 400.0
    press(qtbot, page, Qt.Key.Key_Space)
    assert page.playing
    assert "Pause" in page.controls.buttons["play"].accessibleName()
    qtbot.waitUntil(lambda: not page.playing, timeout=60_000)
    assert page.position == page.timeline.last
    assert page.timeline.update(page.position, None).outcome is not None
    press(qtbot, page, Qt.Key.Key_Space)
    assert page.playing and page.position == 0, "once more from the beginning"


def test_space_pauses_and_so_does_any_other_way_to_move(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    for stop in (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_PageDown):
        page.go(4)
        page.play()
        press(qtbot, page, stop)
        assert not page.playing
    page.play()
    page.hide()
    assert not page.playing, "nobody watches"


def test_speed(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    assert (SPEEDS[0], SPEEDS[-1]) == (0.5, 4.0)
    assert page.pace.speed == 1.0 == page.controls.speed.currentData()
    page.controls.speed.setCurrentIndex(page.controls.speed.findData(4.0))
    assert page.pace.speed == 4.0
    assert page.settings.speed == 1.0, "the game's own speed stays"


# --- the slider -----------------------------------------------------------------------------------------------


def test_the_slider_goes_where_it_is_pressed_and_dragged(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    scrub = page.controls.scrub
    for position in (7, page.timeline.last, 0):
        spot = QPoint(round(scrub.x_of(position)), scrub.height() // 2)
        qtbot.mousePress(scrub, Qt.MouseButton.LeftButton, pos=spot)
        assert page.position == position and shown(page)
        qtbot.mouseMove(scrub, QPoint(round(scrub.x_of(5)), 4))
        qtbot.waitUntil(lambda: page.position == 5)
        qtbot.mouseRelease(scrub, Qt.MouseButton.LeftButton, pos=spot)
    qtbot.mouseMove(scrub, QPoint(round(scrub.x_of(12)), 4))
    qtbot.wait(10)
    assert page.position == 5, "only while it is held"


def test_the_wheel_goes_answer_by_answer(open_page: Open, game: Path) -> None:
    page = open_page(game)
    scrub = page.controls.scrub
    for turn, there in ((-120, 1), (-120, 2), (120, 1)):
        event = QWheelEvent(
            QPointF(9, 9), QPointF(9, 9), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        scrub.wheelEvent(event)
        assert page.position == there


def test_scrubbing_is_fast_enough(open_page: Open, game: Path) -> None:
    """The bench measures it; this only notices when it becomes hopeless."""
    page = open_page(game)
    start = perf_counter()
    steps = 0
    for position in [*range(len(page.timeline)), *range(page.timeline.last, -1, -1)]:
        page.controls.scrub.setValue(position)
        QApplication.processEvents()
        steps += 1
    assert steps / (perf_counter() - start) > 30


def test_the_bench_meets_its_goal() -> None:
    row, *_ = bench.scrub()
    assert (row.name, row.goal, row.at_least) == ("replay_scrub", 30, True)
    assert row.met


# --- whose eyes -----------------------------------------------------------------------------------------------


def test_other_eyes_sit_at_the_bottom_and_see_their_purse(open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(6)
    for eyes in (0, 3, None, OPEN):
        page.controls.eyes.setCurrentIndex(page.controls.eyes.eyes.index(eyes))
        assert page.eyes == eyes and page.position == 6 and shown(page)
        assert page.scene.home == (None if eyes in (None, OPEN) else eyes)
    assert all(plate.note for plate in page.scene.plates)  # type: ignore[attr-defined]


def test_stepping_with_all_open(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.look_through(OPEN)
    for _ in range(page.timeline.last):
        page.step()
    page.scene.skip()
    assert shown(page)


def test_closed_eyes_are_greyed_and_say_why(open_page: Open, running: Path) -> None:
    page = open_page(running)
    box = page.controls.eyes
    assert page.eyes == 2
    for row, eyes in enumerate(box.eyes):
        item = box._rows.item(row)
        assert item.isEnabled() == (eyes in (None, 2))
        assert bool(item.toolTip()) == (not item.isEnabled())
        assert ("after the game" in item.text()) == (not item.isEnabled())
    page.look_through(0)
    assert page.eyes == 2 == box.chosen(), "nor by any other way"


def test_a_running_game_tells_no_earlier_rounds(open_page: Open, running: Path) -> None:
    page = open_page(running)
    page.press("last")
    assert page.timeline.round_at(page.position) > 1
    assert page.story.shown()[0].startswith(f"Round {page.timeline.round_at(page.position)}.")
    assert sum(line.startswith("Round ") for line in page.story.shown()) == 1


def test_a_finished_game_tells_everything_up_to_now(open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.press("last")
    everything = page.story.shown()
    assert everything == [page.speaker.say(line.event.line() or "", page.names) for line in page.timeline.lines(None)]
    page.go(8)
    assert page.story.shown() == everything[: page.story.count_until(8)]
    assert page.story.text.toPlainText().replace("\u00a0", " ").splitlines() == [
        line.replace("\u00a0", " ") for line in page.story.shown()
    ]


# --- log and thoughts -----------------------------------------------------------------------------------------


def test_a_line_leads_to_its_moment(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.press("last")
    cursor = QTextCursor(page.story.text.document().findBlockByNumber(4))
    cursor.movePosition(QTextCursor.MoveOperation.Right)
    href = cursor.charFormat().anchorHref()
    page.story.text.anchorClicked.emit(QUrl(href))
    assert page.position == page.timeline.lines(None)[4].position
    assert page.scene.hasFocus()


def test_a_name_in_the_log_shows_its_seat(open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.story.text.highlighted.emit(QUrl("moment:4:2"))
    assert [plate.pointed for plate in page.scene.plates] == [False, False, True, False]
    page.story.text.highlighted.emit(QUrl(""))
    assert not any(plate.pointed for plate in page.scene.plates)


def test_the_bar_tells_what_the_bot_thought(open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(3)
    (thought,) = [one for one in page.timeline.thoughts(3) if one.fresh]
    said = f"{page.names[thought.seat]}: {page.speaker.say(thought.reason, page.names)}"
    assert page.controls.thought.accessibleName() == said
    assert said.replace("\u00a0", " ") in page.story.thoughts.toPlainText().replace("\u00a0", " ")
    assert page.controls.happened.accessibleName() == f"{page.names[thought.seat]} has answered."
    page.go(0)
    assert page.controls.thought.accessibleName() == ""


def test_withdrawn_answers_and_passing_time_have_words(open_page: Open, tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seats=4, seed=2)
    page = open_page(tmp_path / "game")
    for position in range(len(page.timeline)):
        page.go(position)
        assert page.controls.happened.accessibleName()
    for _ in range(40):
        page.step()


# --- playing on, leaving --------------------------------------------------------------------------------------


def test_play_on_hands_over_the_game_until_here(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(9)
    with qtbot.waitSignal(page.play_on) as blocker:
        qtbot.mouseClick(page.controls.play_on, Qt.MouseButton.LeftButton)
    header, entries = blocker.args[0]
    assert header == page.timeline.header and entries == read(game).entries[:9]


def test_nobody_plays_on_after_the_end(open_page: Open, game: Path, qtbot: QtBot) -> None:
    page = open_page(game)
    page.press("last")
    assert not page.controls.play_on.isEnabled()
    assert "over" in page.controls.play_on.toolTip()
    with qtbot.assertNotEmitted(page.play_on):
        page.press("play_on")


def test_a_running_game_of_others_is_not_played_on(open_page: Open, tmp_path: Path, running: Path) -> None:
    bot_game(tmp_path / "others", answers=12)
    page = open_page(tmp_path / "others")
    assert not page.controls.play_on.isEnabled() and page.controls.play_on.toolTip()
    own = open_page(running)
    own.press("last")
    assert own.controls.play_on.isEnabled()


def test_escape_leaves(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.play()
    with qtbot.waitSignal(page.leave):
        press(qtbot, page, Qt.Key.Key_Escape)
    assert not page.playing
    with qtbot.waitSignal(page.leave):
        qtbot.mouseClick(page.controls.leave, Qt.MouseButton.LeftButton)
    page.close_page()


def test_the_keyboard_reaches_everything(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(5)
    reached = set()
    for _ in range(30):
        press(qtbot, page, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    controls = page.controls
    assert {*controls.buttons.values(), controls.scrub, controls.speed, controls.eyes} <= reached
    assert {controls.play_on, controls.leave} <= reached


def test_keys_belong_to_what_is_in_focus(qtbot: QtBot, open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(5)
    page.controls.leave.setFocus()
    with qtbot.waitSignal(page.leave):
        press(qtbot, page, Qt.Key.Key_Space)
    assert not page.playing
    page.controls.play_on.setFocus()
    with qtbot.waitSignal(page.play_on):
        press(qtbot, page, Qt.Key.Key_Return)
    page.controls.eyes.setFocus()
    press(qtbot, page, Qt.Key.Key_End)
    assert page.position == 5 and page.eyes == OPEN
    press(qtbot, page, Qt.Key.Key_Right)
    assert page.position == 6
    page.scene.setFocus()
    press(qtbot, page, Qt.Key.Key_End)
    assert page.position == page.timeline.last


# --- files that are no good -----------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["foreign", "damaged", "newer", "missing", "rules", "impossible"])
def test_a_file_that_is_no_replay_is_refused_with_a_sentence(
    tmp_path: Path, game: Path, what: str, ears: Any, qtbot: QtBot
) -> None:
    raw = game.read_bytes()
    header, *entries = parsed(game)
    path = tmp_path / "bad"
    match what:
        case "foreign":
            path.write_bytes(b"\x89PNG not a game")
        case "damaged":
            path.write_bytes(raw.replace(b'"seat":1', b'"seat":2', 1))
        case "newer":
            written(path, [{**header, "format": 2}, *entries])
        case "rules":
            written(path, [{**header, "rules": 7}, *entries])
        case "impossible":
            written(path, [header, *entries[3:]])
    before = path.read_bytes() if path.exists() else None
    settings = Settings(tmp_path / "settings.ini")
    trouble = trouble_in(open_replay, path, speaker("en"), settings, ears)
    assert (
        trouble
        == {
            "foreign": "engine.not_a_journal",
            "damaged": "engine.damaged",
            "newer": "engine.newer_format",
            "missing": "engine.no_such_file",
            "rules": "engine.newer_rules",
            "impossible": "engine.does_not_replay",
        }[what]
    )
    assert (path.read_bytes() if path.exists() else None) == before


def test_a_cut_line_is_mentioned(open_page: Open, tmp_path: Path, game: Path) -> None:
    assert not open_page(game).notice.isVisible()
    (tmp_path / "cut").write_bytes(game.read_bytes()[:-9])
    page = open_page(tmp_path / "cut")
    assert page.notice.isVisible() and "cut off" in page.notice.text()
    page.press("last")
    assert page.timeline.finished, "only the line that says so was lost"


# --- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
def test_everything_fits(open_page: Open, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    bot_game(tmp_path / "six", seats=6)
    page = open_page(tmp_path / "six", language, size, "day" if language == "de" else "night")
    page.go(page.timeline.last // 2)
    QApplication.processEvents()
    assert misfits(page.controls) == []
    assert page.controls.height() <= size[1] * 0.15
    assert page.story.isVisible() == (size[0] >= 1200)
    page.toggle_log()
    assert page.story.isVisible() == (size[0] < 1200)


def test_large_type_fits_a_small_window(open_page: Open, game: Path) -> None:
    for language in ("en", "de"):
        page = open_page(game, language, (1024, 640), text_size=1.8)
        page.go(5)
        QApplication.processEvents()
        assert page.width() == 1024 and misfits(page.controls) == []


def test_the_language_changes_while_watching(open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(7)
    english = page.story.shown()
    page.step()
    page.retranslate(speaker("de"))
    assert page.position == 8 and shown(page)
    assert page.story.shown() != english
    assert page.story.shown()[0].startswith("Runde 1.")
    page.retranslate(speaker("en"))
    assert page.story.shown()[: len(english)] == english


def test_the_light_changes_while_watching(open_page: Open, game: Path) -> None:
    page = open_page(game)
    page.go(7)
    night = page.grab().toImage()
    page.settings.theme = "day"
    page.apply()
    assert page.grab().toImage() != night
    assert page.position == 7


def test_everything_can_be_read_out(open_page: Open, game: Path) -> None:
    page = open_page(game)
    controls = page.controls
    for widget in (*controls.buttons.values(), controls.scrub, controls.speed, controls.eyes):
        assert widget.accessibleName() and "{" not in widget.accessibleName()
    assert all("replay." not in text for text in texts(page))
    for id, button in controls.buttons.items():
        assert f"({page_key(KEYS[id])})" in button.accessibleName()


def page_key(key: str) -> str:
    from sixchambers.app.replay.controls import key_name

    return key_name(key)
