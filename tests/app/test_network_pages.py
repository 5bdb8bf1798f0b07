"""Opening a table on the network, finding one, and the room in which guests gather: real windows, real sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits, overlaps, texts
from app.network_house import CODE, Lan
from sixchambers.app.lobby.facts import SEATS
from sixchambers.app.lobby.page import LobbyPage
from sixchambers.app.lobby.party import FRIEND, GUEST, ME, USUAL, Party
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.network.address import USUAL_PORT, read_address
from sixchambers.app.network.chat import KEPT, ChatPanel
from sixchambers.app.network.guests_list import GuestsList
from sixchambers.app.network.join_page import JoinPage
from sixchambers.app.network.rooms import missing
from sixchambers.app.network.table_list import ADDRESS
from sixchambers.engine.message import message
from sixchambers.lan import discovery
from sixchambers.lan import messages as wire
from sixchambers.lan.chatter import QUICK
from sixchambers.lan.company import quality
from sixchambers.lan.discovery import Beacon, Found, Here, Lookout
from sixchambers.lan.memo import Ticket
from sixchambers.table.theme import DAY, NIGHT
from sixchambers.words.catalogue import collect, late
from sixchambers.words.speaker import Speaker, speaker

SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]
LOOKS: list[dict[str, Any]] = [
    *({"size": size, "theme": theme} for size, theme in zip(SIZES, (NIGHT, DAY, NIGHT), strict=True)),
    {"size": (1024, 640), "theme": DAY, "scale": 1.3},
    {"size": (1024, 640), "theme": NIGHT, "scale": 1.8},
]
IDS = ["1024", "1080p day", "4K", "130 % day", "180 %"]
LONG = "Maximilian-Alexander"
NASTY = "<b>X</b> & <img src=1>"
TICKET = Ticket("doc", "Doc's table", "127.0.0.1", 1, b"", b"", ("Anna",))


@pytest.fixture
def lan(qtbot: QtBot, tmp_path: Path) -> Iterator[Lan]:
    lan = Lan(qtbot, tmp_path)
    yield lan
    lan.close()
    qtbot.wait(1)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    qtbot.wait(1)


def answer_box(text: str) -> None:
    """Press the button that reads so in the next box that pops up."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        said.append(box.text())
        next(button for button in box.buttons() if button.text().replace("&", "") == text).click()

    said.clear()
    QTimer.singleShot(0, press)


said: list[str] = []


# --- the lobby -------------------------------------------------------------------------------------------------------


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
    QApplication.processEvents()
    assert misfits(page) == []
    assert overlaps(page.chairs) == []
    assert overlaps(page.bar) == []
    for sign in (page.signs.host, page.signs.join):
        assert sign.lettering() >= 13, f"{sign.text()} is too small to be read"


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


class Sight(QObject):
    """A lookout that sees what it is told to see."""

    changed = Signal()

    def __init__(self, *tables: Found) -> None:
        super().__init__()
        self.tables = list(tables)

    def find(self, id: str) -> Found | None:
        return next((found for found in self.tables if found.here.id == id), None)

    def see(self, *tables: Found) -> None:
        self.tables = list(tables)
        self.changed.emit()


def table(id: str, name: str, free: int = 2, game: str = "klack", playing: bool = False, protocol: int = 1) -> Found:
    return Found(Here(protocol, id, name, game, 45100, free, playing), "192.168.1.20")


DOC, EVE = table("doc", "Doc's table"), table("eve", NASTY)
SEVERAL = (
    DOC,
    EVE,
    table("kitchen", "Kitchen", playing=True),
    table("full", "W" * 40, free=0, game="dice"),
    table("new", "Tomorrow", game="chess"),
    table("newer", "Next year", protocol=2),
)


def join_page(lan: Lan, sight: Any, language: str = "en", ticket: Ticket | None = None, **looks: Any) -> JoinPage:
    return lan.show(JoinPage(speaker(language), lan.settings(names=["Anna", "Bea"]), sight, ticket), **looks)


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


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


# --- the waiting room ------------------------------------------------------------------------------------------------


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
    answer_box("Stay")
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
    host.agree_on({"open_books": True}, 30_000)
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
    with qtbot.waitSignal(other.leave):
        qtbot.keyClick(other, Qt.Key.Key_Escape)


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

    return replace(room, chairs=tuple(chairs), visitors=visitors)


def full_room(lan: Lan) -> None:
    lan.open_table(*(f"guest:Guest {number}" for number in range(1, 7)))
    lan.sit_down("W" * 20, "Ä" * 20)
    lan.sit_down("Anna", LONG)
    lan.sit_down(name="Max the watcher")


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
