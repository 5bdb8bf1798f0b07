"""Opening a table from the lobby, and keeping chairs for guests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.fits import misfits, overlaps
from app.network_house import (
    IDS,
    LOOKS,
    Lan,
    click,
)
from sixchambers.app.lobby.facts import SEATS
from sixchambers.app.lobby.page import LobbyPage
from sixchambers.app.lobby.party import FRIEND, GUEST, ME, USUAL, Party
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.words.speaker import speaker


@pytest.fixture
def lobby(lan: Lan) -> LobbyPage:
    page = lan.show(LobbyPage(speaker("en"), lan.settings()))
    lan.wait(lambda: page.furnished)
    return page


def wanted(qtbot: QtBot, page: LobbyPage, press: Callable[[], object]) -> GameSetup:
    with qtbot.assertNotEmitted(page.play), qtbot.waitSignal(page.host_wanted) as blocker:
        press()
    (agreed,) = blocker.args
    assert isinstance(agreed, GameSetup)
    return agreed


def test_a_table_with_a_chair_for_a_guest_is_opened_not_played(qtbot: QtBot, lobby: LobbyPage) -> None:
    assert lobby.bar.play.text() == "Play"
    lobby.chairs.sit(2, GUEST)
    assert lobby.bar.play.text() == "Open the table"
    agreed = wanted(qtbot, lobby, lambda: click(qtbot, lobby.bar.play))
    assert agreed.guests == (2,)
    assert [seat.player for seat in agreed.seats] == ["person", "deputy", "person", "deputy"]
    lobby.chairs.sit(2, "deputy")
    assert lobby.bar.play.text() == "Play"
    with qtbot.assertNotEmitted(lobby.host_wanted), qtbot.waitSignal(lobby.play):
        click(qtbot, lobby.bar.play)


def test_opening_on_the_network_makes_room_and_leaves_the_lobby_as_it_was(qtbot: QtBot, lobby: LobbyPage) -> None:
    agreed = wanted(qtbot, lobby, lambda: click(qtbot, lobby.signs.host))
    assert agreed.guests == (1, 2, 3)
    assert [seat.name for seat in agreed.seats] == ["Doc", "Guest", "Guest 2", "Guest 3"]
    assert [seat.kind for seat in lobby.chairs.party.seats] == list(USUAL)
    assert lobby.bar.play.text() == "Play"


def test_chairs_that_are_for_guests_already_are_enough(qtbot: QtBot, lobby: LobbyPage) -> None:
    lobby.chairs.sit(1, GUEST)
    assert wanted(qtbot, lobby, lambda: click(qtbot, lobby.signs.host)).guests == (1,)


@pytest.mark.parametrize("friends", [2, SEATS["klack"][-1] - 1])
def test_without_bots_a_chair_is_added_or_the_last_friend_makes_room(friends: int) -> None:
    party = Party(["Anna"])
    party.fill([ME, *[FRIEND] * friends])
    party.open_chairs(SEATS["klack"][-1])
    assert len(party.seats) == min(friends + 2, SEATS["klack"][-1])
    assert party.guests() == [len(party.seats) - 1]
    assert party.my_index() == 0


def test_guests_leave_after_bots_and_before_people() -> None:
    party = Party(["Anna", "Ben"])
    party.fill([ME, GUEST, "deputy", FRIEND])
    party.resize(3)
    assert [seat.kind for seat in party.seats] == [ME, GUEST, FRIEND]
    party.resize(2)
    assert [seat.kind for seat in party.seats] == [ME, FRIEND]


def test_chairs_for_guests_are_remembered_and_speak_the_language(qtbot: QtBot, lan: Lan) -> None:
    first = lan.show(LobbyPage(speaker("en"), lan.settings()))
    lan.wait(lambda: first.furnished)
    first.chairs.sit(1, GUEST)
    first.chairs.sit(3, GUEST)
    page = lan.show(LobbyPage(speaker("de"), lan.settings()))
    lan.wait(lambda: page.furnished)
    assert page.setup().guests == (1, 3)
    assert [seat.name for seat in page.setup().seats] == ["Doc", "Gast", "Clem", "Gast 2"]
    page.retranslate(speaker("en"))
    assert [seat.name for seat in page.setup().seats] == ["Doc", "Guest", "Clem", "Guest 2"]
    assert not page.chairs.places[1].name.isEnabled()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_joining_is_one_press_away(qtbot: QtBot, lobby: LobbyPage, key: Qt.Key) -> None:
    lobby.signs.join.setFocus()
    with qtbot.waitSignal(lobby.join_wanted):
        qtbot.keyClick(lobby.signs.join, key)


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lobby_fits_with_guests_and_signs(lan: Lan, language: str, looks: dict[str, Any]) -> None:
    page = lan.show(LobbyPage(speaker(language), lan.settings()), **looks)
    lan.wait(lambda: page.furnished)
    page.chairs.sit(1, GUEST)
    page.chairs.sit(3, GUEST)
    page.set_unfinished(None)
    QApplication.processEvents()
    assert misfits(page) == []
    assert overlaps(page.chairs) == []
    assert overlaps(page.bar) == []
    for sign in (page.signs.host, page.signs.join):
        assert sign.lettering() >= 13, f"{sign.text()} is too small to be read"
