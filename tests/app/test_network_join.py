"""Finding a table on the network, and knocking at its door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits, overlaps
from app.network_house import (
    CODE,
    DOC,
    EVE,
    IDS,
    LOOKS,
    SEVERAL,
    TICKET,
    Lan,
    Sight,
    click,
    join_page,
    settle,
    table,
)
from sixchambers.app.network.address import USUAL_PORT, read_address
from sixchambers.app.network.join_page import JoinPage
from sixchambers.app.network.table_list import ADDRESS
from sixchambers.engine.message import message
from sixchambers.lan import discovery
from sixchambers.lan.discovery import Beacon, Here, Lookout
from sixchambers.words.speaker import speaker

# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("192.168.1.20:45100", ("192.168.1.20", 45100)),
        (" 192.168.1.20 : 45100 ", ("192.168.1.20", 45100)),
        ("192.168.1.20", ("192.168.1.20", USUAL_PORT)),
        ("kitchen", ("kitchen", USUAL_PORT)),
        ("küche-2.local:1", ("küche-2.local", 1)),
        ("[fe80::1]:45100", ("fe80::1", 45100)),
        ("[fe80::1]", ("fe80::1", USUAL_PORT)),
        ("fe80::1%eth0", ("fe80::1%eth0", USUAL_PORT)),
        ("tcp://192.168.1.20:45100/", ("192.168.1.20", 45100)),
        ("", None),
        (":45100", None),
        ("192.168.1.20:", None),
        ("192.168.1.20:0", None),
        ("192.168.1.20:65536", None),
        ("192.168.1.20:port", None),
        ("192.168.1.20:٤", None),
        ("[fe80::1]45100", None),
        ("hello, world", None),
        ("the kitchen table", None),
        ("a" * 300, None),
        ("<b>", None),
    ],
)
def test_addresses_as_people_type_them(text: str, read: tuple[str, int] | None) -> None:
    assert read_address(text) == read


# --- finding a table -------------------------------------------------------------------------------------------------


def joined(qtbot: QtBot, page: JoinPage, press: Callable[[], object]) -> list[Any]:
    with qtbot.waitSignal(page.join) as blocker:
        press()
    return list(blocker.args)


def test_a_table_on_the_network_appears_by_itself(qtbot: QtBot, lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real lookout and a real table; its row is there without anybody's doing, and goes when the table goes."""
    monkeypatch.setattr(discovery, "FORGOTTEN_AFTER", 0.6)
    monkeypatch.setattr(discovery, "EVERY", 200)
    lookout = Lookout(port=45_900)
    page = join_page(lan, lookout)
    assert page.tables.rows == {} and page.tables.waiting.isVisible()
    beacon = Beacon(lambda: Here(1, "doc", "Doc's table", "klack", 45100, 2), port=45_900)
    lan.wait(lambda: "doc" in page.tables.rows)
    assert page.tables.chosen == "doc", "the only table in sight is the one that is meant"
    assert "2 free chairs" in page.tables.rows["doc"].accessibleName()
    beacon.close()
    lan.wait(lambda: not page.tables.rows)
    assert page.tables.chosen == "" and page.tables.waiting.isVisible()
    lookout.close()


def test_code_and_enter(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    assert page.code.hasFocus()
    qtbot.keyClicks(page.code, "Kaktus Sattel 42")
    args = joined(qtbot, page, lambda: qtbot.keyClick(page.code, Qt.Key.Key_Return))
    assert args == ["192.168.1.20", 45100, "Kaktus Sattel 42", ("Anna",), "Anna"]


def test_friends_at_this_screen(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    page.code.setText(CODE)
    click(qtbot, page.people.more)
    assert page.people.rows[1].field.hasFocus() and page.people.names() == ("Anna", "Bea")
    for _ in range(8):
        page.people.add_friend()
    assert len(page.people.rows) == 8 and not page.people.more.isVisible()
    assert len({name.casefold() for name in page.people.names()}) == 8
    for row in page.people.rows[2:]:
        click(qtbot, row.away)
    page.people.rows[1].field.setText("  anna ")
    args = joined(qtbot, page, page.knock)
    assert args[3] == ("Anna", "anna 2")
    assert page.settings.names[:3] == ["Anna", "anna 2", "Bea"], "remembered for the next time"


def test_just_watch(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    page.code.setText(CODE)
    assert page.plank.go.text() == "Sit down"
    click(qtbot, page.watch)
    page.watch.setChecked(True)
    assert page.plank.go.text() == "Watch"
    assert joined(qtbot, page, lambda: click(qtbot, page.plank.go))[3:] == [(), "Anna"]


def test_by_address_which_is_remembered(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    field = page.tables.slip.field
    field.setFocus()
    qtbot.keyClicks(field, "10.0.0.7:99")
    assert page.tables.chosen == ADDRESS and field.hasFocus(), "who writes an address has chosen it"
    page.code.setText(CODE)
    assert joined(qtbot, page, page.knock)[:2] == ["10.0.0.7", 99]
    again = join_page(lan, Sight())
    assert again.tables.slip.field.text() == "10.0.0.7:99"


def test_each_thing_that_is_missing_has_its_own_sentence(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC, EVE))
    sentences = []

    def knock_in_vain() -> None:
        with qtbot.assertNotEmitted(page.join):
            click(qtbot, page.plank.go)
        assert page.placard.isVisible() and page.placard.hole.isVisible()
        sentences.append(page.placard.text.text())

    knock_in_vain()  # which of the two?
    page.tables.slip.field.setText("not an address")
    page.tables.choose(ADDRESS)
    knock_in_vain()
    page.tables.choose("doc")
    assert not page.placard.isVisible(), "a new choice, and the old trouble is forgotten"
    knock_in_vain()
    assert page.code.hasFocus()
    page.code.setText(CODE)
    page.people.rows[0].field.setText("  ")
    knock_in_vain()
    assert len(set(sentences)) == 4
    assert "not an address" in sentences[1] and "code" in sentences[2] and "name" in sentences[3]


def test_knocking_is_calm_and_can_be_given_up(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    page.code.setText(CODE)
    page.knock()
    assert "Doc's table" in page.placard.text.text() and page.placard.turning.isVisible()
    assert not page.form.isEnabled() and not page.tables.isEnabled() and not page.plank.go.isEnabled()
    with qtbot.assertNotEmitted(page.join):
        page.knock()
    with qtbot.waitSignal(page.cancelled):
        qtbot.keyClick(page.placard.buttons[0], Qt.Key.Key_Return)
    assert page.form.isEnabled() and not page.placard.isVisible() and page.code.text() == CODE
    page.knock()
    with qtbot.waitSignal(page.cancelled), qtbot.assertNotEmitted(page.leave):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.leave):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


FAILURES = [
    message("lan.not_reachable", address="10.0.0.7:99"),
    message("lan.no_answer", address="10.0.0.7:99"),
    message("lan.unknown_name", address="kitchen:99"),
    message("lan.wrong_code"),
    message("lan.slow_down", n=2),
    message("lan.full"),
    message("lan.crowded"),
    message("lan.kicked"),
    message("lan.host_closed"),
    message("lan.host_left"),
    message("lan.too_old"),
    message("lan.too_new"),
    message("lan.older_rules"),
    message("lan.newer_rules"),
    message("lan.in_the_middle"),
    message("lan.token_unknown"),
    message("lan.elsewhere"),
]


def test_every_failure_is_a_sentence_of_its_own_in_both_languages(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    page.code.setText(CODE)
    told = set()
    for why in FAILURES:
        page.retranslate(speaker("en"))
        page.knock()
        page.fail(why)
        assert page.form.isEnabled() and page.placard.isVisible()
        english = page.placard.text.text()
        page.retranslate(speaker("de"))
        german = page.placard.text.text()
        assert english != german and why.id not in (english, german)
        assert len(english) > 20 and len(german) > 20
        told |= {english, german}
    assert len(told) == 2 * len(FAILURES)


def test_a_wrong_code_can_be_typed_over_at_once(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC))
    page.code.setText("wrong")
    page.knock()
    page.fail(message("lan.wrong_code"))
    assert page.code.hasFocus() and page.code.selectedText() == "wrong"
    qtbot.keyClicks(page.code, "k")
    assert page.code.text() == "k" and not page.placard.isVisible()


def test_the_way_back_is_the_first_thing_offered(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC), ticket=TICKET)
    assert page.strip.isVisible() and "Doc's table" in page.strip.text.text()
    assert page.strip.resume.hasFocus()
    with qtbot.waitSignal(page.rejoin):
        qtbot.keyClick(page.strip.resume, Qt.Key.Key_Return)
    assert page.knocking and not page.strip.isEnabled()
    page.still_knocking(message("lan.no_answer", address="10.0.0.7:99"))
    assert "10.0.0.7:99" in page.placard.text.text() and page.placard.buttons[0].isVisible()
    assert not page.strip.isEnabled(), "it is tried again and again"
    page.fail(message("lan.token_unknown"))
    page.set_ticket(None)
    assert not page.strip.isVisible()


def test_tables_come_and_go_but_the_choice_stays(qtbot: QtBot, lan: Lan) -> None:
    sight = Sight(DOC, EVE)
    page = join_page(lan, sight)
    assert page.tables.chosen == "", "nobody said which of the two"
    click(qtbot, page.tables.rows["eve"])
    assert page.tables.chosen == "eve" and page.code.hasFocus(), "the next thing is the code"
    sight.see(table("a", "A new one"), DOC, table("eve", "Eve's, renamed", free=1))
    assert list(page.tables.rows) == ["a", "doc", "eve"]
    assert page.tables.rows["eve"].isChecked() and page.tables.rows["eve"].text() == "Eve's, renamed"
    sight.see(DOC, table("a", "A new one"))
    assert page.tables.chosen == "", "gone is gone: nobody is led to another table unasked"


def test_tables_by_keyboard_alone(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(*SEVERAL))
    rows = list(page.tables.rows.values())
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    for row in [*rows[1:], rows[0], rows[1]]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert row.hasFocus()
    qtbot.keyClick(rows[1], Qt.Key.Key_Up)
    assert rows[0].hasFocus()
    qtbot.keyClick(rows[0], Qt.Key.Key_Tab)
    assert page.tables.slip.field.hasFocus(), "the tables are one stop"
    qtbot.keyClick(rows[1], Qt.Key.Key_Return)
    assert page.tables.chosen == SEVERAL[1].here.id


def test_tab_goes_through_the_page_in_reading_order(qtbot: QtBot, lan: Lan) -> None:
    page = join_page(lan, Sight(DOC, EVE), ticket=TICKET)
    page.people.add_friend()
    settle()
    rows = page.people.rows
    order: list[QWidget] = [next(iter(page.tables.rows.values())), page.tables.slip.field, page.code]
    order += [rows[0].field, rows[0].away, rows[1].field, rows[1].away, page.people.more, page.watch]
    order += [page.plank.out, page.plank.go]
    page.strip.resume.setFocus()
    for widget in order:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_join_page_fits(lan: Lan, language: str, looks: dict[str, Any]) -> None:
    sight = Sight()
    page = join_page(lan, sight, language, TICKET, **looks)
    page.tables._wondering.stop()
    page.tables._tell_nothing()
    settle()
    assert misfits(page) == [] and overlaps(page) == []
    sight.see(*SEVERAL)
    for _ in range(7):
        page.people.add_friend()
    page.tables.choose("full")
    page.code.setText("W" * 40)
    page.fail(message("lan.in_the_middle"))
    settle()
    assert misfits(page) == [] and overlaps(page) == []
