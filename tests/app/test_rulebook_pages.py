"""The rulebook's pages: examples that play, both languages, both lights, every size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits
from app.test_rulebook import ANCHORS, BOOK, LANGUAGES, SIZES, Open, lay, opener, press, top_of
from sixchambers.app.rulebook.drawings import KIT, fitting, picture
from sixchambers.app.rulebook.example import told
from sixchambers.app.rulebook.paper import DAY_PAPER, NIGHT_PAPER
from sixchambers.app.rulebook.search import fold, places
from sixchambers.app.rulebook.typeset import markup
from sixchambers.app.settings import Settings
from sixchambers.engine.rulebook import plain
from sixchambers.table.theme import DAY, NIGHT
from sixchambers.words.speaker import Speaker


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion = True
    return settings


@pytest.fixture
def open_book(qtbot: QtBot, settings: Settings) -> Open:
    return opener(qtbot, settings)


# --- examples --------------------------------------------------------------------------------------------------


def test_a_table_is_laid_when_it_comes_into_sight(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/choice")
    qtbot.wait(120)
    assert "plain" not in window.page.tables.laid
    table = lay(qtbot, window, "plain")
    assert table.isVisible() and table.scene is not None
    assert table.scene.geometry() == table.table.rect()
    window.open_at("klack/goal")
    assert window.page.tables.laid == {}


@pytest.mark.parametrize("example", BOOK.examples(), ids=lambda example: str(example.id))
def test_an_example_steps_on_and_back(qtbot: QtBot, open_book: Open, example: Any) -> None:
    window = open_book()
    table = lay(qtbot, window, example.id)
    story = told(example, "klack")
    assert len(story) == len(example.steps) + 1 and all(story)
    say = window.speaker.text
    assert table.caption.accessibleName() == say(example.opening) and not table.back.isEnabled()
    assert table.scene is not None
    for number, step in enumerate(example.steps, 1):
        qtbot.mouseClick(table.on, Qt.MouseButton.LeftButton)
        table.scene.skip()
        assert table.step == number and table.caption.accessibleName() == say(step.caption)
        assert table.scene.update_now is not None and table.scene.update_now.view == story[number][-1].view
    assert not table.on.isEnabled()
    for number in reversed(range(len(example.steps))):
        qtbot.mouseClick(table.back, Qt.MouseButton.LeftButton)
        assert table.step == number
        assert table.scene.update_now.view == story[number][-1].view


def test_an_example_plays_by_itself(qtbot: QtBot, open_book: Open, settings: Settings) -> None:
    settings.speed = 4.0
    window = open_book()
    table = lay(qtbot, window, "door")
    table._wait.setTimerType(Qt.TimerType.PreciseTimer)
    assert table.play.toolTip() == "Play"
    table.play.setFocus()
    press(qtbot, window, Qt.Key.Key_Space)
    assert table.playing and table.play.toolTip() == "Pause" and table.step == 1
    press(qtbot, window, Qt.Key.Key_Space)
    assert not table.playing
    table.toggle()
    qtbot.waitUntil(lambda: table.step == 2 and not table.playing, timeout=8000)
    assert table.play.toolTip() == "From the beginning"
    table.toggle()
    assert table.playing and table.step == 1
    window.close()
    assert not table.playing


def test_an_example_by_mouse_and_arrow_keys(qtbot: QtBot, open_book: Open) -> None:
    window = open_book()
    table = lay(qtbot, window, "tie")
    middle = table.table.geometry().center()
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=middle)
    assert table.step == 1 and table.scene is not None
    if table.scene.director.busy:
        qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=middle)
        assert table.step == 1 and not table.scene.director.busy, "a click while things move means: hurry"
    table.play.setFocus()
    press(qtbot, window, Qt.Key.Key_Right)
    press(qtbot, window, Qt.Key.Key_Left)
    assert table.step == 1
    table.go(99)
    table.go(-1)
    assert table.step == 1
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=QPoint(20, table.height() - 8))
    assert table.step == 1, "only the table itself steps on"


def test_the_keyboard_brings_an_example_into_sight(qtbot: QtBot, open_book: Open) -> None:
    window = open_book()
    table = lay(qtbot, window, "plain")
    bar = window.page.verticalScrollBar()
    bar.setValue(bar.value() + round(table.height() * 0.8))
    table.play.setFocus()
    assert table.geometry().top() >= -1


def test_the_wheel_scrolls_over_a_table(qtbot: QtBot, open_book: Open) -> None:
    window = open_book()
    table = lay(qtbot, window, "plain")
    assert window.childAt(table.mapTo(window, table.table.geometry().center())) is table


# --- languages, light, room ------------------------------------------------------------------------------------


def test_another_language_keeps_the_place(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/ties")
    window.bar.field.setText("bang")
    window.open_at("klack/ties")
    table = lay(qtbot, window, "tie")
    window.retranslate(Speaker("de"))
    assert window.page.chapter == ANCHORS["klack/ties"]
    assert table is not window.page.tables.laid.get("tie")
    assert window.contents.title.text() == window.speaker.text("rules.ui_contents")
    item = window.contents.tree.topLevelItem(1)
    assert item is not None and item.text(0).endswith(window.speaker.text("rules.klack_course"))
    assert window.speaker.text("rules.klack_ties_2") in window.page.toPlainText()
    assert window.speaker.language == "de"


def test_another_light_and_size_keep_the_place(open_book: Open) -> None:
    window = open_book("klack/choice")
    for theme, pixels, size in ((DAY, 15, (1024, 640)), (NIGHT, 24, (1024, 640)), (DAY, 15, (1920, 1080))):
        window.apply_theme(theme, pixels)
        window.resize(*size)
        QApplication.processEvents()
        assert abs(top_of(window, "klack/choice")) < 80


@pytest.mark.parametrize("text_size", [1.0, 1.8])
@pytest.mark.parametrize("size", SIZES, ids=str)
@LANGUAGES
def test_no_text_is_cut_off(
    qtbot: QtBot, open_book: Open, language: str, size: tuple[int, int], text_size: float
) -> None:
    window = open_book("klack/after_bang", language, size, text_size=text_size)
    qtbot.waitUntil(lambda: window.isVisible())
    for chapter in BOOK.chapters:
        window.open_at(chapter.sections[0].anchor)
        document = window.page.document()
        assert document.size().width() <= window.page.viewport().width() + 1, chapter.title
        assert document.idealWidth() <= window.page.viewport().width() + 1, chapter.title
        assert misfits(window) == []
    for example in BOOK.examples():
        table = lay(qtbot, window, example.id)
        assert table.width() <= window.page.viewport().width()
        for step in range(len(example.captions)):
            table.show_step(step)
            assert table.caption.heightForWidth(table.caption.width()) <= table.caption.height() + 1, example.id
            if table.scene is not None:
                table.scene.skip()
        assert misfits(table) == []
    tree = window.contents.tree
    for item, _, chapter_row in window.contents._rows():
        parent = item.parent() or item
        parent.setExpanded(True)
        rect = tree.visualItemRect(item)
        assert rect.height() >= item.sizeHint(0).height(), item.text(0)
        assert rect.right() <= tree.viewport().width(), (item.text(0), chapter_row)


@LANGUAGES
def test_everything_one_can_reach_has_a_name(qtbot: QtBot, open_book: Open, language: str) -> None:
    window = open_book(language=language)
    lay(qtbot, window, "plain")
    nameless = [
        type(widget).__name__
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.focusProxy() is None
        and not widget.accessibleName()
    ]
    assert nameless == []


@pytest.mark.parametrize("paper", [NIGHT_PAPER, DAY_PAPER], ids=["night", "day"])
def test_everything_on_paper_can_be_read(paper: Any) -> None:
    grounds = (paper.sheet, paper.edge, paper.raised)
    for ink in (paper.ink, paper.faint, paper.heading, paper.link):
        assert min(contrast(ink, ground) for ground in grounds) >= 4.5, ink
    assert min(contrast(paper.ink, ground) for ground in (paper.found, paper.found_now)) >= 4.5


def contrast(one: str, other: str) -> float:
    def light(value: str) -> float:
        colour = QColor(value)
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


# --- small parts -----------------------------------------------------------------------------------------------


def test_markup() -> None:
    text = "A *big* <pot> & [more](klack/ties)."
    assert markup(text) == 'A <b>big</b> &lt;pot&gt; &amp; <a class="to" href="#klack/ties">more</a>.'
    assert plain(text) == "A big <pot> & more."


@pytest.mark.parametrize("name", [*KIT, "table/bill_1000", "table/tombstone", "table/no_such_drawing"])
def test_drawings_keep_their_shape(qtbot: QtBot, name: str) -> None:
    size = fitting(name, 9000, 400)
    made = picture(name, size.width(), size.height())
    assert abs(made.width() - size.width()) < 1.5 and abs(made.height() - size.height()) < 1.5
    assert fitting(name, 9000, 50).width() == 50


@pytest.mark.parametrize(
    ("text", "wanted", "at"),
    [
        ("Der Pott, der POTT", "pott", [4, 14]),
        ("Erhöhen und erhohen", "ERHÖHEN", [0, 12]),
        ("aaaa", "aa", [0, 2]),
        ("3.000\u00a0$", "000 $", [2]),
        ("Straße", "straße", [0]),
        ("anything", "  ", []),
        ("", "x", []),
    ],
)
def test_places_of_a_word(text: str, wanted: str, at: list[int]) -> None:
    assert len(fold(text)) == len(text)
    assert list(places(fold(text), wanted)) == at
