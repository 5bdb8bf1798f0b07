"""The room in which guests gather: real windows, real sockets."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.fits import misfits, overlaps
from app.network_house import (
    CODE,
    IDS,
    LONG,
    LOOKS,
    NASTY,
    Lan,
    answer_box,
    click,
    full_room,
    said,
    settle,
)
from sixchambers.app.network.guests_list import GuestsList
from sixchambers.app.network.rooms import missing
from sixchambers.engine.message import message
from sixchambers.lan import messages as wire
from sixchambers.lan.company import quality
from sixchambers.words.speaker import speaker


def test_guests_come_sit_and_are_ready(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    page = lan.host_page()
    assert page.sign.lettering == CODE.upper() and CODE in page.sign.accessibleName()
    assert page.plank.note.text() == "Waiting for 2 guests."
    guest = lan.sit_down("Anna", LONG)
    lan.wait(lambda: page.plank.note.text() == f"Not ready yet: Anna and {LONG}.")
    other = lan.guest_page(guest)
    assert other.sign.lettering == "Doc's table", "a guest need not know the code any more"
    assert other.plank.go.text() == "We are ready"
    click(qtbot, other.plank.go)
    lan.wait(lambda: page.plank.note.text() == "Everybody is here and ready.")
    assert [page.chairs.places[seat].kind.text() for seat in (1, 2)] == ["Ready", "Ready"]
    lan.wait(lambda: other.plank.go.isChecked())
    with qtbot.waitSignal(page.start):
        click(qtbot, page.plank.go)
    click(qtbot, other.plank.go)
    lan.wait(lambda: not host.company.guests[1].ready)


def test_starting_without_somebody_asks_once_and_says_what_happens(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table("here:Doc", "guest:Guest", "guest:Guest 2", "guest:Guest 3")
    page = lan.host_page()
    guest = lan.sit_down("Anna")
    lan.wait(lambda: page.chairs.places[1].name.text() == "Anna")
    with qtbot.assertNotEmitted(page.start):
        click(qtbot, page.plank.go)
    assert page.placard.text.text() == "2 chairs are empty: bots take them. Not ready yet: Anna."
    start, wait = page.placard.buttons
    assert start.hasFocus()
    click(qtbot, wait)
    assert not page.placard.isVisible()
    click(qtbot, page.plank.go)
    guest.tell(wire.Ready(True))
    lan.wait(lambda: page.placard.text.text() == "2 chairs are empty: bots take them.")
    with qtbot.waitSignal(page.start):
        qtbot.keyClick(page.placard.buttons[0], Qt.Key.Key_Return)
    assert [(stool.kind, stool.name) for stool in host.company.stools[2:]] == [("bot", "Rosa"), ("bot", "Clem")]
    guest.tell(wire.Ready(False))
    lan.wait(lambda: missing(host.room())[1])
    qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.placard.isVisible()
    with qtbot.assertNotEmitted(page.leave):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.placard.isVisible()


def test_a_guest_takes_a_chair_gives_it_back_and_changes_its_name(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    guest = lan.sit_down(name="Anna")
    page = lan.guest_page(guest)
    assert not page.plank.go.isVisible() and "watching" in page.plank.note.text()
    first, second = page.chairs.places[1:3]
    assert first.take.isVisible() and second.take.isVisible() and not page.chairs.places[0].take.isVisible()
    click(qtbot, second.take)
    lan.wait(lambda: guest.seats == [2])
    assert host.company.stools[2].name == "Anna" and page.plank.go.isVisible()
    click(qtbot, first.take)
    lan.wait(lambda: guest.seats == [1, 2])
    assert host.company.stools[1].name == "Bea", "a friend comes under a friend's name"
    first.name.setFocus()
    first.name.setText("Zoe")
    qtbot.keyClick(first.name, Qt.Key.Key_Return)
    lan.wait(lambda: host.company.stools[1].name == "Zoe")
    qtbot.keyClick(second.kind, Qt.Key.Key_Return)
    assert second.kind.menu is not None
    second.kind.menu.actions()[-1].trigger()
    second.kind.menu.close()
    lan.wait(lambda: guest.seats == [1])
    assert not page.chairs.places[0].name.isEnabled() and page.chairs.places[0].kind.fixed
    page.chairs.places[0].kind.open_menu()
    assert page.chairs.places[0].kind.menu is None, "only the host decides about other chairs"


def test_up_and_down_turn_nobody_out(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    lan.sit_down("Anna")
    page = lan.host_page()
    kind = page.chairs.places[1].kind
    qtbot.keyClick(kind, Qt.Key.Key_Down)
    assert host.company.stools[1].name == "Anna" and kind.menu is not None
    kind.menu.close()


def test_a_chair_taken_by_somebody_faster_is_a_sentence(qtbot: QtBot, lan: Lan) -> None:
    lan.open_table("here:Doc", "guest:Guest", "deputy:Rosa")
    watching = lan.sit_down(name="Max")
    page = lan.guest_page(watching)
    lan.sit_down("Anna")
    watching.tell(wire.TakeChair(1, "Max"))
    lan.wait(page.placard.isVisible)
    assert "taken" in page.placard.text.text() and page.placard.hole.isVisible()


def test_the_host_decides_about_every_chair(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    page = lan.host_page()
    guest = lan.sit_down("Anna")
    lan.wait(lambda: page.chairs.places[1].name.text() == "Anna")
    page.chairs.pick(1, "greenhorn")
    lan.wait(lambda: guest.seats == [])
    assert (host.company.stools[1].kind, host.company.stools[1].level) == ("bot", "greenhorn")
    page.chairs.pick(3, "here")
    lan.wait(lambda: page.chairs.places[3].name.text() == "Bert")
    page.chairs.pick(0, "guest")
    lan.wait(lambda: page.chairs.places[0].name.text() == "Guest")
    assert missing(host.room()) == (2, [])
    place = page.chairs.places[3]
    place.name.setText("Calamity")
    qtbot.keyClick(place.name, Qt.Key.Key_Return)
    lan.wait(lambda: host.company.stools[3].name == "Calamity")
    assert guest.room is not None


def test_kicking_asks_first(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    page = lan.host_page()
    guest = lan.sit_down(NASTY[:20])
    lan.wait(lambda: 1 in page.machines.rows)
    answer_box("Cancel")
    click(qtbot, page.machines.rows[1].kick)
    assert NASTY[:20] in said[0] and 1 in host.company.guests
    answer_box("Kick out")
    with qtbot.waitSignal(guest.ended, timeout=20_000) as blocker:
        click(qtbot, page.machines.rows[1].kick)
    assert blocker.args == [message("lan.kicked")]
    lan.wait(lambda: 1 not in page.machines.rows)


def test_a_code_of_ones_own(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    page = lan.host_page()
    click(qtbot, page.change_code)
    assert page.sign.field.hasFocus() and page.sign.field.selectedText() == CODE
    qtbot.keyClicks(page.sign.field, "abc")
    qtbot.keyClick(page.sign.field, Qt.Key.Key_Return)
    assert host.code == CODE and "at least 4" in page.placard.text.text() and page.sign.field.isVisible()
    qtbot.keyClicks(page.sign.field, "def")
    qtbot.keyClick(page.sign.field, Qt.Key.Key_Return)
    assert host.code == "abcdef" and page.sign.lettering == "ABCDEF"
    assert not page.sign.field.isVisible() and not page.placard.isVisible()
    refused = lan.knock("Eve")
    with qtbot.waitSignal(refused.ended, timeout=20_000) as blocker:
        pass
    assert blocker.args[0].id == "lan.wrong_code"
    lan.wait(lambda: "wrong code" in page.talk.lines.toPlainText())  # the host hears who knocked in vain
    friend = lan.knock("Anna", code="ABC def")
    lan.wait(lambda: friend.seats)
    click(qtbot, page.change_code)
    qtbot.keyClick(page.sign.field, Qt.Key.Key_Escape)
    assert host.code == "abcdef" and not page.sign.field.isVisible()
    click(qtbot, page.new_code)
    assert host.code != "abcdef" and page.sign.lettering == host.code.upper()


def test_the_name_of_the_table_reaches_everybody(qtbot: QtBot, lan: Lan) -> None:
    lan.open_table()
    page = lan.host_page()
    guest = lan.sit_down("Anna")
    other = lan.guest_page(guest)
    page.notice.name.setFocus()
    page.notice.name.selectAll()
    qtbot.keyClicks(page.notice.name, " Kitchen   table ")
    qtbot.keyClick(page.notice.name, Qt.Key.Key_Return)
    lan.wait(lambda: other.notice.name.text() == "Kitchen table")
    assert other.notice.name.isReadOnly()
    page.notice.name.setFocus()
    page.notice.name.setText("   ")
    qtbot.keyClick(page.notice.name, Qt.Key.Key_Return)
    assert page.notice.name.text() == "Kitchen table", "a table has a name"


def test_the_address_is_copied(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    page = lan.host_page()
    assert page.notice.address.text().endswith(f":{host.port}")
    click(qtbot, page.notice.copy)
    assert QGuiApplication.clipboard().text() == page.notice.address.text()
    assert page.notice.copy.text() == "Copied"


def test_game_and_house_rules_are_there_for_everybody(qtbot: QtBot, lan: Lan) -> None:
    host = lan.open_table()
    guest = lan.sit_down("Anna")
    page = lan.guest_page(guest, "de")
    assert page.notice.game.text() == "Klack Klack Bang" and "nein" in page.notice.rules.text()
    host.options, host.time_limit = {**host.options, "open_books": True}, 30_000
    host.rename("Kitchen")  # whatever changes, everything is told
    lan.wait(lambda: "30 Sekunden" in page.notice.rules.text())
    assert " ja" in page.notice.rules.text()


def test_closing_a_room_with_guests_in_it_asks(qtbot: QtBot, lan: Lan) -> None:
    lan.open_table()
    page = lan.host_page()
    with qtbot.waitSignal(page.leave):
        click(qtbot, page.plank.out)
    guest = lan.sit_down("Anna")
    lan.wait(lambda: 1 in page.machines.rows)
    answer_box("Stay")
    with qtbot.assertNotEmitted(page.leave):
        click(qtbot, page.plank.out)
    assert said == ["1 guest is here and would have to leave."]
    answer_box("Close the table")
    with qtbot.waitSignal(page.leave):
        click(qtbot, page.plank.out)
    other = lan.guest_page(guest)
    answer_box("Stay")
    with qtbot.assertNotEmitted(other.leave):
        qtbot.keyClick(other, Qt.Key.Key_Escape)
    assert said == ["Your chair is free again then; to come back you need the code."]
    with qtbot.waitSignal(other.leave):
        click(qtbot, other.plank.out)


def test_a_lost_link_is_told_and_forgotten(qtbot: QtBot, lan: Lan) -> None:
    lan.open_table()
    guest = lan.sit_down("Anna")
    page = lan.guest_page(guest)
    guest.lost.emit(message("lan.link_lost"))
    assert "broke off" in page.placard.text.text() and page.placard.turning.isVisible()
    guest.back.emit()
    assert not page.placard.isVisible()


def test_links_have_bars_and_words(qtbot: QtBot, lan: Lan) -> None:
    assert [quality(ms) for ms in (None, 0, 40, 41, 121, 301, 9999)] == [None, 4, 4, 3, 2, 1, 1]
    host = lan.open_table()
    page = lan.host_page()
    lan.sit_down("Anna")
    lan.sit_down(name="Max")
    lan.wait(lambda: "ms" in page.machines.rows[1].what.whole and "ms" in page.machines.rows[2].what.whole)
    assert page.machines.rows[1].bars.filled == 4
    assert "watching" in page.machines.rows[2].accessibleName()
    room = host.room()
    gone = wire.Visitor(1, "Anna", False, False, 200)
    chairs = list(room.chairs)
    chairs[1] = wire.Chair("Anna", "guest", "", 1, False, "gone", 25)
    panel = GuestsList(speaker("en"), manages=True)
    qtbot.addWidget(panel)
    panel.show_room(_with(room, chairs, (gone,)))
    row = panel.rows[1]
    assert row.what.whole == "gone · 0:25" and row.bars.gone and not row.skip.isHidden()
    with qtbot.waitSignal(panel.skip) as blocker:
        row.skip.click()
    assert blocker.args == [1]
    watcher = GuestsList(speaker("en"))
    qtbot.addWidget(watcher)
    watcher.show_room(_with(room, chairs, (gone,)))
    assert watcher.rows[1].kick.isHidden() and watcher.rows[1].skip.isHidden()


def _with(room: wire.Room, chairs: list[wire.Chair], visitors: tuple[wire.Visitor, ...]) -> wire.Room:
    from msgspec.structs import replace

    return replace(room, chairs=tuple(chairs), visitors=visitors, playing=True)


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_waiting_room_fits(qtbot: QtBot, lan: Lan, language: str, looks: dict[str, Any]) -> None:
    full_room(lan)
    for page in (lan.host_page(language, **looks), lan.guest_page(lan.guests[1], language, **looks)):
        for tab in range(3):
            page.tabs.setCurrentIndex(tab)
            settle()
            assert misfits(page) == []
            assert overlaps(page.chairs) == []
            assert overlaps(page) == []
        page._refused(message("lan.full"))
        settle()
        assert misfits(page) == []


def test_eight_chairs_fit_too(lan: Lan) -> None:
    """More than any game at the table today has: the dice game will."""
    lan.open_table(*(f"guest:{'W' * 18} {number}" for number in range(1, 9)))
    for language in ("de", "en"):
        page = lan.host_page(language, scale=1.8)
        settle()
        assert misfits(page) == [] and overlaps(page.chairs) == []
