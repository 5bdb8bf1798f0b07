"""The rulebook in its window: opening it, finding one's way, searching, by mouse and keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from sixchambers.app.rulebook.anchors import anchor_for, book_of, game_of
from sixchambers.app.rulebook.contents import ANCHOR
from sixchambers.app.rulebook.example import ExampleTable
from sixchambers.app.rulebook.typeset import Typesetter
from sixchambers.app.rulebook.window import RulebookWindow
from sixchambers.app.settings import Settings
from sixchambers.games import READY
from sixchambers.table.theme import NIGHT
from sixchambers.words.speaker import Speaker

BOOK = book_of("klack")
ANCHORS = BOOK.places()
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])

Open = Callable[..., RulebookWindow]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion = True
    return settings


def opener(qtbot: QtBot, settings: Settings) -> Open:
    """Opens books as the program does: set, led to a rule, then shown."""

    def open_it(
        anchor: str = "",
        language: str = "en",
        size: tuple[int, int] = (1024, 640),
        theme: Any = NIGHT,
        text_size: float = 1.0,
    ) -> RulebookWindow:
        window = RulebookWindow("klack", Speaker(language), settings)
        qtbot.addWidget(window)
        window.resize(*size)
        window.apply_theme(theme, max(0.8 * min(size[0] / 1024, size[1] / 640) * 15, 15) * text_size)
        if anchor:
            window.open_at(anchor)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        QApplication.processEvents()
        return window

    return open_it


@pytest.fixture
def open_book(qtbot: QtBot, settings: Settings) -> Open:
    return opener(qtbot, settings)


def top_of(window: RulebookWindow, anchor: str) -> float:
    """How far below the upper edge of the page a rule stands."""
    return window.page.anchors()[anchor] - window.page.verticalScrollBar().value()


def press(qtbot: QtBot, window: RulebookWindow, key: Qt.Key, modifier: Any = Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.keyClick(window.focusWidget() or window, key, modifier)
    QApplication.processEvents()


def lit(window: RulebookWindow) -> list[str]:
    """The words that are lit on the page."""
    return [selection.cursor.selectedText() for selection in window.page.extraSelections()]


def lay(qtbot: QtBot, window: RulebookWindow, id: str) -> ExampleTable:
    """Scroll to an example and wait until its table is laid."""
    anchor = next(
        section.anchor
        for chapter in BOOK.chapters
        for section in chapter.sections
        for block in section.blocks
        if getattr(block, "id", "") == id and hasattr(block, "steps")
    )
    window.open_at(anchor)
    for example, rect in window.page.tables._places():
        if example.id == id:
            window.page.verticalScrollBar().setValue(round(rect.top()))
    qtbot.waitUntil(lambda: id in window.page.tables.laid and window.page.tables.laid[id].scene is not None)
    return window.page.tables.laid[id]


# --- why? ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "anchor"),
    [
        ("klack.no_bill", "klack/bids"),
        ("klack.not_enough", "klack/bids"),
        ("klack.out_of_game", "klack/choice"),
        ("klack.log_tied", "klack/ties"),
        ("engine.not_asked", "engine/answers"),
        ("engine.learned_since", "engine/undo"),
        ("engine.no_such_file", None),
        ("app.title", None),
        ("klack.pot", None),
        ("", None),
    ],
)
def test_why_leads_to_the_rule(message: str, anchor: str | None) -> None:
    assert anchor_for(message) == anchor


def test_every_game_one_can_play_has_a_book() -> None:
    assert [book_of(game).game for game in READY] == list(READY)


# --- opening ---------------------------------------------------------------------------------------------------


def test_opens_at_the_title_page(open_book: Open) -> None:
    window = open_book()
    assert window.page.chapter == 0 and window.page.verticalScrollBar().value() == 0
    assert "Klack Klack Bang" in window.page.toPlainText()
    assert "Klack Klack Bang" in window.windowTitle()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_rule_can_be_opened(open_book: Open, size: tuple[int, int]) -> None:
    window = open_book(size=size)
    for anchor, chapter in ANCHORS.items():
        window.open_at(anchor)
        assert window.page.chapter == chapter
        assert window.page.pointed == anchor
        bar = window.page.verticalScrollBar()
        first = anchor == BOOK.chapters[chapter].sections[0].anchor
        assert 0 <= top_of(window, anchor) <= window.page.viewport().height() * 0.8, anchor
        assert first or bar.value() == bar.maximum() or top_of(window, anchor) < 60, anchor


def test_a_rule_opened_before_the_window_is_shown_is_in_sight_afterwards(
    qtbot: QtBot, settings: Settings, open_book: Open
) -> None:
    window = RulebookWindow("klack", Speaker("en"), settings)
    qtbot.addWidget(window)
    window.open_at("klack/ties")
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()
    assert 0 <= top_of(window, "klack/ties") < 60


def test_the_contents_follow(open_book: Open) -> None:
    window = open_book("klack/ties")
    tree = window.contents.tree
    item = tree.currentItem()
    assert item is not None and item.data(0, ANCHOR) == "klack/ties"
    chapter = item.parent()
    assert chapter is not None and chapter.isExpanded()
    assert sum(bool(one and one.isExpanded()) for one in map(tree.topLevelItem, range(tree.topLevelItemCount()))) == 1
    window.page.verticalScrollBar().setValue(0)
    item = tree.currentItem()
    assert item is not None and item.data(0, ANCHOR) == "klack/round"
    window.open_at("klack/k7")
    item = tree.currentItem()
    assert item is not None and item.data(0, ANCHOR) == "klack/rulings_ties"


@pytest.mark.parametrize("anchor", ["", "nowhere", "klack/", "bang/cards", "klack/ties#x"])
def test_an_unknown_rule_opens_the_book_at_the_beginning(open_book: Open, anchor: str) -> None:
    window = open_book("klack/ties")
    window.open_at(anchor)
    assert window.page.chapter == 0


def test_remembers_the_last_rule_and_nothing_else(open_book: Open, settings: Settings) -> None:
    window = open_book("klack/choice")
    before = set(settings.store.allKeys())
    window.bar.field.setText("bang")
    window.bar.field.clear()
    window.open_at("klack/choice")
    window.close()
    assert set(settings.store.allKeys()) - before == {"rulebook_klack"}
    assert open_book().anchor == "klack/choice"


@pytest.mark.parametrize("value", ["nonsense", 7, ["klack/ties"], "klack/gone"])
def test_a_foreign_memory_does_no_harm(open_book: Open, settings: Settings, value: object) -> None:
    settings.store.setValue("rulebook_klack", value)
    assert open_book().page.chapter == 0


def test_opens_quickly(qtbot: QtBot, settings: Settings) -> None:
    """To the first painted page at 1280x800, in time of our own; no table is laid for it."""

    def once() -> float:
        began = time.process_time()
        window = RulebookWindow("klack", Speaker("en"), settings)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.open_at("klack/round")
        window.show()
        window.repaint()
        took = time.process_time() - began
        assert window.page.tables.laid == {}
        window.close()
        return took

    assert min(once() for _ in range(3)) < 0.15


def test_the_first_page_is_set_once_and_comes_before_the_tables(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[int] = []
    setter = Typesetter.page
    monkeypatch.setattr(Typesetter, "page", lambda self, number: pages.append(number) or setter(self, number))
    window = RulebookWindow("klack", Speaker("en"), settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.open_at("klack/ties")
    window.show()
    window.page.tables.soon()
    assert len(pages) == 1
    assert not window.page.painted and not window.page.tables._timer.isActive()
    qtbot.waitUntil(lambda: bool(window.page.tables.laid))
    assert window.page.painted


@pytest.mark.parametrize(
    ("anchor", "shown", "game"),
    [
        ("klack/ties", "bang", "klack"),
        ("", "klack", "klack"),
        ("engine/undo", "klack", "klack"),
        ("", "slap", "slap"),
        ("", "poker", READY[0]),
    ],
)
def test_the_book_of_the_rule_or_of_the_game_that_is_shown(anchor: str, shown: str, game: str) -> None:
    assert game_of(anchor, shown) == game


# --- finding one's way -----------------------------------------------------------------------------------------


def test_links_lead_on_and_back(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/round")
    document = window.page.document()
    cursor = document.find("Solvency")
    assert cursor.charFormat().anchorHref() == "#klack/solvency"
    window.page.setTextCursor(cursor)
    window.page.ensureCursorVisible()
    spot = window.page.cursorRect(cursor).center() - QPoint(6, 0)
    qtbot.mouseClick(window.page.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert window.page.pointed == "klack/solvency"
    press(qtbot, window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.anchor == "klack/round"
    press(qtbot, window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert abs(top_of(window, "klack/solvency")) < 60


def test_back_comes_to_where_one_was_reading(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/ties")
    bar = window.page.verticalScrollBar()
    bar.setValue(bar.value() + 150)
    was = bar.value()
    window.open_at("klack/k7")
    qtbot.mouseClick(window.bar.buttons["back"], Qt.MouseButton.LeftButton)
    assert abs(bar.value() - was) <= 2
    assert window.bar.buttons["forward"].isEnabled() and not window.bar.buttons["back"].isEnabled()
    qtbot.mouseClick(window.bar.buttons["forward"], Qt.MouseButton.LeftButton)
    assert window.page.chapter == ANCHORS["klack/k7"]
    qtbot.mouseClick(window, Qt.MouseButton.BackButton)
    assert abs(bar.value() - was) <= 2


def test_a_new_way_forgets_the_old_one(open_book: Open) -> None:
    window = open_book("klack/ties")
    window.open_at("klack/k7")
    window._go(-1)
    window.open_at("klack/scoring")
    assert not window.bar.buttons["forward"].isEnabled() and window.bar.buttons["back"].isEnabled()


def test_clicks_in_the_contents(qtbot: QtBot, open_book: Open) -> None:
    window = open_book()
    tree = window.contents.tree
    item = tree.topLevelItem(2)
    assert isinstance(item, QTreeWidgetItem)
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualItemRect(item).center())
    assert window.page.chapter == 2
    qtbot.mouseClick(window.bar.buttons["contents"], Qt.MouseButton.LeftButton)
    assert not window.contents.isVisible()
    qtbot.mouseClick(window.bar.buttons["contents"], Qt.MouseButton.LeftButton)
    assert window.contents.isVisible()


def test_everything_by_keyboard(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/round")
    assert window.page.hasFocus()
    bar = window.page.verticalScrollBar()
    window.page.verticalScrollBar().setValue(0)
    press(qtbot, window, Qt.Key.Key_PageDown)
    assert bar.value() > 100
    press(qtbot, window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert window.page.chapter == 2
    press(qtbot, window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert window.page.chapter == 1
    window.contents.tree.setFocus()
    press(qtbot, window, Qt.Key.Key_Down)
    assert window.page.pointed == "klack/end"
    press(qtbot, window, Qt.Key.Key_Up)
    press(qtbot, window, Qt.Key.Key_Up)
    press(qtbot, window, Qt.Key.Key_Up)
    assert window.page.chapter == 0
    press(qtbot, window, Qt.Key.Key_Return)
    assert window.contents.tree.hasFocus()
    press(qtbot, window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.bar.field.hasFocus()
    press(qtbot, window, Qt.Key.Key_F9)
    assert not window.contents.isVisible()
    press(qtbot, window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_tab_reaches_everything(qtbot: QtBot, open_book: Open) -> None:
    window = open_book()
    table = lay(qtbot, window, "plain")
    window.bar.field.setFocus()
    wanted = [window.bar.field, window.contents.tree, window.page, table.play, table.on, window.bar.buttons["contents"]]
    seen: list[QWidget | None] = []
    for _ in range(200):  # links and further tables on the way need a press each
        seen.append(window.focusWidget())
        if all(widget in seen for widget in wanted):
            break
        press(qtbot, window, Qt.Key.Key_Tab)
    assert [widget.accessibleName() for widget in wanted if widget not in seen] == []


def test_links_can_be_followed_by_keyboard(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/round")
    window.page.setFocus()
    press(qtbot, window, Qt.Key.Key_Tab)
    press(qtbot, window, Qt.Key.Key_Return)
    assert window.page.pointed == "klack/end"


# --- search ----------------------------------------------------------------------------------------------------


def test_search_lights_every_place(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/goal")
    window.bar.field.setFocus()
    qtbot.keyClicks(window.bar.field, "CLICK STACK")
    assert len(window._hits) > 10 and window.bar.count.text() == f"1 of {len(window._hits)}"
    assert lit(window) and {word.lower() for word in lit(window)} == {"click stack"}
    shown = window.page.extraSelections()
    assert sum(selection.format.fontUnderline() for selection in shown) == 1, (
        "the one that is shown differs in more than colour"
    )
    chapters = set()
    for number in range(len(window._hits)):
        hit = window._hits[window._hit]
        chapters.add(window.page.chapter)
        assert window._hit == number and hit.chapter == window.page.chapter
        if not hit.example:
            cursor = QTextCursor(window.page.document())
            cursor.setPosition(hit.position)
            assert window.page.viewport().rect().contains(window.page.cursorRect(cursor).center())
        press(qtbot, window, Qt.Key.Key_F3)
    assert window._hit == 0, "after the last place comes the first"
    assert len(chapters) > 3
    press(qtbot, window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert window._hit == len(window._hits) - 1


def test_search_finds_captions_of_examples(qtbot: QtBot, open_book: Open) -> None:
    window = open_book("klack/goal")
    window.bar.field.setText("Ruin can pay")
    (hit,) = window._hits
    assert (hit.example, hit.step) == ("broke", 3)
    table = window.page.tables.laid["broke"]
    assert table.step == 3 and "background" in table.caption.text()
    window.bar.field.clear()
    assert "background" not in table.caption.text()


def test_search_keys_in_the_field(qtbot: QtBot, open_book: Open) -> None:
    window = open_book()
    window.bar.field.setFocus()
    qtbot.keyClicks(window.bar.field, "bang")
    press(qtbot, window, Qt.Key.Key_Return)
    assert window._hit == 1
    press(qtbot, window, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window._hit == 0 and window.bar.field.hasFocus()
    press(qtbot, window, Qt.Key.Key_Escape)
    assert window.isVisible() and window.bar.field.text() == "" and lit(window) == []
    assert not window.bar.buttons["down"].isEnabled()
    press(qtbot, window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("words", ["xyzzy", "*", "[", "klack/ties", "(", "\\", "<b>", "\N{REVOLVING HEARTS}"])
def test_what_is_not_there_is_not_found(open_book: Open, words: str) -> None:
    window = open_book("klack/ties")
    window.bar.field.setText(words * 2 if len(words) == 1 else words)
    assert window.bar.count.text() == "not found" and lit(window) == []
    assert window.page.chapter == ANCHORS["klack/ties"]
