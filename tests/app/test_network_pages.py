"""Chat, and what holds for every page of the network."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import texts
from app.network_house import (
    EVE,
    NASTY,
    SEVERAL,
    TICKET,
    Lan,
    Sight,
    full_room,
    join_page,
)
from sixchambers.app.network.chat import KEPT, ChatPanel
from sixchambers.engine.message import message
from sixchambers.lan import messages as wire
from sixchambers.lan.chatter import QUICK
from sixchambers.words.catalogue import collect, late
from sixchambers.words.speaker import Speaker, speaker

# --- chat ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def chat(qtbot: QtBot) -> ChatPanel:
    one = Speaker("en")
    one.learn(late("app.network"))
    panel = ChatPanel(one)
    qtbot.addWidget(panel)
    panel.resize(260, 400)
    panel.show()
    return panel


def test_what_somebody_types_stays_what_he_typed(chat: ChatPanel) -> None:
    line = chat.hear(wire.Heard("<i>Eve</i>", "<img src='file:///x'><script>&amp;</script>"))
    assert line == "<i>Eve</i>: <img src='file:///x'><script>&amp;</script>"
    assert chat.lines.toPlainText() == line
    assert chat.hear(wire.Heard("", note=message("lan.came", name=NASTY))) == f"New at the table: {NASTY}."
    assert NASTY in chat.lines.toPlainText()


def test_phrases_are_read_in_ones_own_language(qtbot: QtBot, lan: Lan) -> None:
    lan.open_table()
    here = lan.host_page("de")
    guest = lan.sit_down("Anna")
    there = lan.guest_page(guest, "en")
    there.talk.open_phrases()
    assert there.talk.menu is not None and len(there.talk.menu.actions()) == len(QUICK)
    there.talk.menu.actions()[0].trigger()
    there.talk.menu.close()
    lan.wait(lambda: "Anna: Tach zusammen!" in here.talk.lines.toPlainText())
    lan.wait(lambda: "Anna: Howdy!" in there.talk.lines.toPlainText())
    here.retranslate(speaker("en"))
    assert "Anna: Howdy!" in here.talk.lines.toPlainText() and "Tach" not in here.talk.lines.toPlainText()
    qtbot.keyClicks(here.talk.input, "<b>Na?</b>")
    qtbot.keyClick(here.talk.input, Qt.Key.Key_Return)
    lan.wait(lambda: "Doc: <b>Na?</b>" in there.talk.lines.toPlainText())
    assert here.talk.input.text() == ""


def test_an_unknown_phrase_or_an_empty_line_is_nothing(chat: ChatPanel) -> None:
    assert chat.hear(wire.Heard("Anna", "", "no such phrase")) == ""
    assert chat.hear(wire.Heard("Anna", "")) == ""
    assert chat.lines.toPlainText() == ""


def test_old_lines_go(chat: ChatPanel) -> None:
    for number in range(KEPT + 50):
        chat.hear(wire.Heard("Anna", f"line {number}"))
    lines = chat.lines.toPlainText().splitlines()
    assert len(lines) == KEPT and lines[-1] == f"Anna: line {KEPT + 49}"


def test_only_people_leave_an_unread_mark(qtbot: QtBot, chat: ChatPanel) -> None:
    with qtbot.waitSignal(chat.arrived):
        chat.hear(wire.Heard("Anna", "hello"))
    with qtbot.assertNotEmitted(chat.arrived):
        chat.hear(wire.Heard("", note=message("lan.came", name="Anna")))


def test_unread_lines_are_counted_on_the_tab(qtbot: QtBot, lan: Lan) -> None:
    lan.open_table()
    page = lan.host_page(scale=1.8)
    assert page.tabs.isVisible() and not page.chat.isVisible()
    guest = lan.sit_down("Anna")
    guest.tell(wire.Chat("one"))
    guest.tell(wire.Chat("two"))
    lan.wait(lambda: page.tabs.tabText(2) == "Chat (2)")
    page.tabs.setCurrentIndex(2)
    assert page.tabs.tabText(2) == "Chat" and page.chat.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_Space])
def test_who_writes_presses_no_buttons(qtbot: QtBot, key: Qt.Key) -> None:
    """At a table, Enter answers and letters have a meaning; not while somebody chats."""
    page, pressed = QWidget(), []
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    chat = ChatPanel(speaker("en"))
    column.addWidget(chat)
    column.addWidget(QPushButton("other"))
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(lambda: pressed.append(key))
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    chat.write()
    chat.input.setText("x")
    qtbot.keyClick(chat.input, key)
    assert pressed == []
    chat.lines.setFocus()
    qtbot.keyClick(chat.lines, key)
    assert pressed == [key], "the key does mean something elsewhere"


# --- words and access ------------------------------------------------------------------------------------------------


def every_page(lan: Lan, language: str) -> list[QWidget]:
    full_room(lan)
    return [
        lan.host_page(language),
        lan.guest_page(lan.guests[1], language),
        join_page(lan, Sight(*SEVERAL), language, TICKET),
    ]


def test_no_text_is_a_bare_id(lan: Lan) -> None:
    ids = ("network.", "lan.", "lobby.", "app.", "klack.", "bot.")
    for language in ("en", "de"):
        for page in every_page(lan, language):
            assert [text for text in texts(page) if text.startswith(ids) or "%n" in text or "(s)" in text] == []


def test_switching_the_language_leaves_nothing_behind(lan: Lan) -> None:
    same = {*collect().values(), *late("app.network").values()}
    for page in every_page(lan, "en"):
        english = texts(page)
        page.retranslate(speaker("de"))  # type: ignore[attr-defined]
        left = [text for text in texts(page) if text in english and text in same and len(text) > 6]
        both = {speaker("de").text(id) for id in (*collect(), *late("app.network"))}
        assert [text for text in left if text not in both] == []
        page.retranslate(speaker("en"))  # type: ignore[attr-defined]
        assert sorted(texts(page)) == sorted(english)


def test_everything_has_a_name_for_those_who_cannot_see_it(lan: Lan) -> None:
    for page in every_page(lan, "en"):
        nameless = [
            widget
            for widget in page.findChildren(QWidget)
            if widget.isVisible()
            and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
            and not (widget.accessibleName() or getattr(widget, "text", lambda: "")())
            and not widget.objectName().startswith("qt_")
        ]
        assert nameless == []


def test_names_are_never_markup(lan: Lan) -> None:
    """Neither in labels nor in tooltips."""
    lan.open_table("here:Doc", "guest:Guest", "deputy:Rosa")
    lan.sit_down("<b>bold</b>")
    for page in (lan.host_page(), join_page(lan, Sight(EVE))):
        for widget in page.findChildren(QWidget):
            assert "<b>" not in widget.toolTip(), widget
        labels = [label for label in page.findChildren(QWidget) if hasattr(label, "textFormat")]
        marked = [label for label in labels if "<b>" in label.text()]
        assert all(label.textFormat() == Qt.TextFormat.PlainText for label in marked)
