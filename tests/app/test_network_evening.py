"""An evening between two windows that does not go as planned: what is shown, said and kept on both sides."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import time
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget

from app.evening import THREE, Evening
from app.house import Hands, House
from sixchambers.app import sitting, statistics
from sixchambers.app.care.rescue import RescueMenu
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.network.guest_table import GuestTablePage
from sixchambers.app.network.join_page import JoinPage
from sixchambers.app.network.places import ticket_path
from sixchambers.app.network.room_page import RoomPage
from sixchambers.app.network.session import GuestSession
from sixchambers.engine import journal as record
from sixchambers.engine.message import Who, message
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game


def to_the_result(evening: Evening) -> None:
    evening.play_to_the_end()
    evening.house.wait(lambda: evening.guest_page.result is not None, "the guest's result")


def until_both_rest(evening: Evening) -> None:
    def rest() -> bool:
        for page in (evening.host_page, evening.guest_page):
            page.scene.skip()
        return not any(page.scene.director.busy for page in (evening.host_page, evening.guest_page))

    evening.house.wait(rest, "two tables at rest")


def asks_before_leaving(hands: Hands, yes: bool = False) -> str:
    """What the box says that comes when somebody wants to leave."""

    def read(box: QWidget) -> str:
        assert isinstance(box, QMessageBox)
        if yes:
            next(one for one in box.buttons() if box.buttonRole(one) == QMessageBox.ButtonRole.AcceptRole).click()
        return box.text()

    text = hands.in_dialog(read, hands.window.ask_to_leave)
    assert isinstance(text, str)
    return text


# --- after the game --------------------------------------------------------------------------------------------------


def test_another_game_without_the_guest_who_has_left(evening: Evening) -> None:
    """Nobody sits on the chair any more: a bot takes it, and the table does not wait for ever."""
    evening.begin()
    to_the_result(evening)
    evening.guest.window.leave()
    evening.house.wait(lambda: evening.hosting.host.company.stools[1].presence == "held", "an empty chair")
    evening.host_page.again.emit()
    assert evening.host_page.table.seats[1].player == "deputy"
    assert evening.hosting.host.company.stools[1].kind == "bot"
    evening.house.wait(lambda: 1 in evening.host_page.sitting.bots, "a bot on it")


def test_a_seed_somebody_typed_is_played_once(evening: Evening) -> None:
    evening.begin()
    seed = evening.host_page.table.header.seed
    to_the_result(evening)
    evening.host_page.other_seats.emit()
    evening.house.wait(lambda: isinstance(evening.hosting.page, RoomPage), "the room")
    evening.hosting.begin()
    assert evening.host_page.table.header.seed != seed


def test_a_guest_in_the_room_waits_for_the_host_who_still_looks_at_the_result(evening: Evening) -> None:
    evening.begin()
    to_the_result(evening)
    assert evening.guest_page.result is not None
    assert set(evening.guest_page.result.buttons) == {"lobby", "table", "replay", "again"}
    assert "To the waiting room" in evening.guest_page.result.buttons["again"].text()
    evening.guest_page.result.press("again")
    room = evening.visiting.page
    assert isinstance(room, RoomPage)
    assert "still at the last game" in room.plank.note.text() and not room.plank.go.isVisible()
    evening.host_page.other_seats.emit()
    evening.house.wait(lambda: room.plank.go.isVisible() and room.plank.go.isEnabled(), "the ready button")


def test_a_guest_watches_the_replay_and_is_back_in_the_room_afterwards(evening: Evening) -> None:
    evening.begin()
    to_the_result(evening)
    assert evening.guest_page.result is not None
    evening.guest_page.result.press("replay")
    window = evening.guest.window
    assert window.watched is not None and window.network is not None
    evening.host_page.other_seats.emit()
    evening.house.wait(lambda: not evening.visiting.guest.room.playing, "the host in the room")  # type: ignore[union-attr]
    assert window.watched is not None, "whoever looks at something is not torn away from it"
    window.watched.leave.emit()
    assert isinstance(evening.visiting.page, RoomPage) and window.pages.currentWidget() is evening.visiting.page
    assert evening.visiting.guest.connected


def test_the_host_watches_the_replay_and_the_guests_wait_in_the_room(evening: Evening) -> None:
    evening.begin()
    to_the_result(evening)
    assert evening.host_page.result is not None
    evening.host_page.result.press("replay")
    assert evening.host.window.watched is not None
    evening.host.window.watched.leave.emit()
    assert isinstance(evening.hosting.page, RoomPage)
    evening.house.wait(lambda: not evening.visiting.guest.room.playing, "nobody plays")  # type: ignore[union-attr]


def test_the_host_closes_the_table_while_a_guest_looks_at_the_result(evening: Evening) -> None:
    evening.begin()
    to_the_result(evening)
    assert evening.host.window.page is not None
    assert asks_before_leaving(evening.host, yes=True) == "1 guest is here and would have to leave."
    evening.house.wait(lambda: not evening.visiting.guest.connected, "the goodbye")
    page = evening.guest_page
    assert page.result is not None and page.result.isVisible()
    closed = evening.guest.window.speaker.text("lan.host_closed")
    assert closed in page.drawer.chat.lines.toPlainText()
    page.result.press("again")
    tables = evening.visiting.page
    assert isinstance(tables, JoinPage) and closed in tables.placard.text.text() and tables.ticket is None


def test_a_game_is_kept_once_however_often_it_is_told(evening: Evening) -> None:
    evening.begin()
    to_the_result(evening)
    kept = sorted(evening.house.saves.glob("*.sixchambers"))
    evening.hosting.host._lines[1].link.close()
    evening.house.wait(lambda: not evening.visiting.guest.connected, "a lost link")
    evening.house.wait(lambda: evening.visiting.guest.connected, "back again")
    serving = evening.hosting.host.serving
    assert serving is not None
    evening.house.qtbot.wait(50)
    assert sorted(evening.house.saves.glob("*.sixchambers")) == kept
    assert len(statistics.games("klack")) == 1


def test_another_game_than_the_promised_one_is_not_taken(evening: Evening, house: House) -> None:
    """The host may lay open whatever it likes: it has to fit the seal shown before the game."""
    evening.begin()
    page = evening.guest_page
    page.remote.commitment = "0" * 64
    evening.play_to_the_end()
    broken = evening.guest.window.speaker.text("network.broken_promise")
    evening.house.wait(lambda: page._hint == broken, "the objection")
    assert page.result is None and page.saved_at is None


def test_whoever_only_watched_keeps_no_score(evening: Evening) -> None:
    host = evening.hosting.host
    host.set_chair(1, "bot", "Clem", "greenhorn")
    evening.visiting.join("127.0.0.1", host.port, host.code, (), "Zoe")
    evening.house.wait(lambda: isinstance(evening.visiting.page, RoomPage), "the watcher in the room")
    evening.hosting.begin()
    evening.house.wait(lambda: evening.guest.window.page is not None, "the watcher at the table")
    noted: list[object] = []
    evening.house.patch.setattr(statistics, "record", lambda table: noted.append(table))
    to_the_result(evening)
    assert noted == [evening.host_page.table]


# --- watching --------------------------------------------------------------------------------------------------------


def test_a_watcher_is_told_whom_the_table_waits_for_and_has_nothing_to_press(evening: Evening) -> None:
    evening.begin()
    other = evening.house.open()
    other.window.door.find()
    session = other.window.network
    assert isinstance(session, GuestSession)
    host = evening.hosting.host
    session.join("127.0.0.1", host.port, host.code, (), "Zoe")
    evening.house.wait(lambda: other.window.page is not None, "the watcher at the table")
    page = other.page
    evening.house.wait(lambda: "Waiting for" in page.bar.prompt.text(), "a sentence")
    assert page.actions_now() == []
    assert other.window.page is page and page.parting() is None  # type: ignore[union-attr]
    other.window.close()


# --- leaving ---------------------------------------------------------------------------------------------------------


def test_what_leaving_means_is_said_on_both_sides(evening: Evening) -> None:
    evening.begin()
    assert "a bot holds your chair" in asks_before_leaving(evening.guest)
    assert asks_before_leaving(evening.host).startswith("The game is saved, and 1 guest has to go.")
    assert evening.guest.window.page is not None and evening.host.window.page is not None


def test_a_ticket_that_leads_nowhere_is_thrown_away(evening: Evening) -> None:
    evening.join()
    evening.house.wait(lambda: isinstance(evening.visiting.page, RoomPage), "the room")
    evening.guest.window.leave()
    evening.guest.window.door.find()
    assert evening.visiting.ticket is None
    evening.join()
    evening.house.wait(lambda: isinstance(evening.visiting.page, RoomPage), "the room")
    evening.hosting.begin()
    evening.house.wait(lambda: evening.guest.window.page is not None, "the table")
    evening.guest.window.leave()
    evening.guest.window.door.find()
    assert evening.visiting.ticket is not None, "in the middle of a game it leads back to the chair"


def test_the_menu_does_not_lead_out_of_a_room_by_accident(evening: Evening) -> None:
    menus = evening.host.window.menus
    assert not menus.host.isEnabled() and not menus.join.isEnabled() and not menus.pause.isEnabled()
    evening.begin()
    assert menus.pause.isEnabled() and menus.chat.isEnabled() and not menus.join.isEnabled()
    assert not evening.guest.window.menus.save_as.isEnabled(), "the game lies at the host's"


# --- the pause -------------------------------------------------------------------------------------------------------


def test_in_a_pause_not_even_bots_answer(evening: Evening) -> None:
    evening.house.patch.setattr(sitting, "BOT_PAUSE", (1500, 1500))
    evening.begin()
    until_both_rest(evening)
    table, page = evening.host_page.table, evening.host_page
    evening.house.wait(lambda: bool(page.sitting._thinking), "a bot at work")
    page.ask_pause(True)
    evening.house.wait(lambda: evening.guest_page.paused, "a pause at both")
    evening.house.wait(lambda: not page.sitting._thinking, "a bot that would like to answer")
    assert not table.play.core.given
    page.ask_pause(False)
    evening.house.wait(lambda: 2 in table.play.core.given, "the bot's bid")


def test_nobody_is_asked_in_a_pause_though_something_was_still_being_shown(evening: Evening) -> None:
    evening.begin()
    page = evening.guest_page
    until_both_rest(evening)
    evening.house.wait(lambda: page.scene.question is not None, "a question")
    evening.host_page.ask_pause(True)
    evening.house.wait(lambda: page.paused, "the pause")
    page.scene.settled.emit()  # the last thing has been shown
    assert page.scene.question is None and [action.id for action in page.actions_now()] == ["go_on"]
    page.undo()
    assert page.speaker.text("lan.paused") in page.bar.small.text()
    page._press("go_on")
    evening.house.wait(lambda: page.scene.question is not None, "the question again")


# --- links -----------------------------------------------------------------------------------------------------------


def test_without_a_link_nobody_is_asked_and_nothing_is_said_into_the_void(evening: Evening) -> None:
    evening.begin()
    until_both_rest(evening)
    page = evening.guest_page
    evening.house.wait(lambda: page.scene.question is not None, "a question")
    evening.house.patch.setattr("sixchambers.lan.guest.RETRY", (100_000,))
    evening.hosting.host._lines[1].link.close()
    evening.house.wait(lambda: page.pause_sign.isVisible(), "the sign")
    page.scene.settled.emit()
    assert page.scene.question is None and [action.id for action in page.actions_now()] == ["leave"]
    page.say_aloud("Hallo?", "")
    assert page.speaker.text("lan.out_of_touch") in page.bar.small.text()
    evening.guest.window.settings.language = "de"
    assert "aufgelegt" in page.pause_sign.accessibleName()
    evening.visiting.guest._find_back()
    evening.house.wait(lambda: page.scene.question is not None and not page.pause_sign.isVisible(), "back")


def test_an_answer_on_its_way_is_not_asked_for_again(evening: Evening) -> None:
    evening.begin()
    until_both_rest(evening)
    page = evening.guest_page
    evening.house.wait(lambda: page.scene.question is not None, "a question")
    page.scene.answer((1, 0))
    page.scene.settled.emit()  # before the host has said anything
    assert page.scene.question is None
    evening.house.wait(lambda: page.scene.question is not None and not page.scene.owes, "taken, and may be changed")
    page.remote.refused.emit(message("engine.too_late"))
    evening.house.wait(lambda: page.scene.question is not None, "asked as the host has it")


def test_who_comes_back_finds_the_table_as_it_is_and_nothing_is_shown_again(evening: Evening) -> None:
    evening.begin()
    evening.play_some(5)
    evening.guest.window.close()
    evening.guest = evening.house.open()
    evening.guest.window.door.find()
    evening.visiting.rejoin()
    seen: list[object] = []
    patched = GuestTablePage._hear
    evening.house.patch.setattr(GuestTablePage, "_hear", lambda self, event: (seen.append(event), patched(self, event)))
    evening.house.wait(lambda: evening.guest.window.page is not None, "back at the table")
    page = evening.guest_page
    assert not page.scene.director.busy or seen == []
    told = [line for line in page.log.lines() if line]
    assert told, "what happened this round is in the log"


def test_the_clock_of_a_guest_does_not_jump_back_when_somebody_else_answers(house: House) -> None:
    house.patch.setattr(sitting, "BOT_PAUSE", (3000, 3000))
    evening = Evening(house, GameSetup("klack", THREE, {"pull": "hand"}, "network", 60_000, guests=(1,)))
    evening.begin()
    until_both_rest(evening)
    clock = evening.guest_page.sitting.clock
    evening.house.wait(lambda: clock.running, "the clock at the guest's")
    evening.house.wait(lambda: clock.now() >= 400, "some time")
    assert not evening.guest_page.remote.update(None).ready
    before = clock.now()
    evening.house.wait(lambda: 2 in evening.guest_page.remote.update(None).ready, "Rosa ready at the guest's")
    assert clock.now() >= before
    evening.close()


# --- what waits in the lobby -----------------------------------------------------------------------------------------


def test_a_restarted_host_is_offered_to_wait_for_the_guests(evening: Evening) -> None:
    evening.begin()
    evening.play_some()
    evening.host.window.leave()
    lobby = evening.host.window.lobby
    assert lobby.strip.isVisible() and lobby.strip.resume.text() == "Continue and wait for the guests"
    evening.house.wait(lambda: isinstance(evening.visiting.page, JoinPage), "the guest sent away")
    evening.host.click_widget(lobby.strip.resume)
    assert evening.host_page.host.company.stools[1].presence == "gone"
    tables = evening.visiting.page
    assert isinstance(tables, JoinPage) and tables.ticket is not None
    tables.go_back()
    evening.house.wait(lambda: evening.guest.window.page is not None, "the guest back")
    evening.play_to_the_end()


def test_a_restarted_guest_is_offered_its_chair(evening: Evening) -> None:
    evening.begin()
    evening.play_some()
    evening.guest.window.close()
    os.utime(ticket_path(), (time() + 60, time() + 60))  # both programs of this test keep things in one folder
    evening.guest = evening.house.open()
    lobby = evening.guest.window.lobby
    assert lobby.strip.text.text() == "You have a chair at “Doc's table”."
    evening.guest.click_widget(lobby.strip.resume)
    evening.house.wait(lambda: evening.guest.window.page is not None, "back at the table")
    os.utime(ticket_path(), (0, 0))
    evening.guest.window._tell_what_waits()
    assert lobby.strip.text.text() != "You have a chair at “Doc's table”.", "that was another night"


# --- help ------------------------------------------------------------------------------------------------------------


def rescue(hands: Hands, do: Callable[[RescueMenu], Any]) -> Any:
    def act(dialog: QWidget) -> Any:
        assert isinstance(dialog, QDialog) and isinstance(dialog, RescueMenu)
        return do(dialog)

    return hands.in_dialog(act, hands.window.open_rescue)


def enabled(menu: RescueMenu) -> dict[str, bool]:
    return {id: button.isEnabled() for id, button in menu.buttons.items()}


def test_the_rescue_menu_at_a_guests_machine(evening: Evening) -> None:
    evening.begin()
    until_both_rest(evening)
    page = evening.guest_page
    evening.house.wait(lambda: page.scene.question is not None, "a question")
    page.scene.answer((1, 0))
    evening.house.wait(lambda: page.sitting.awaited() == (0,), "Doc is awaited")

    def look(menu: RescueMenu) -> tuple[str, dict[str, bool]]:
        return menu.state.text(), enabled(menu)

    text, on = rescue(evening.guest, look)
    assert text == "The table is waiting for Doc."
    assert not on["care.let_bot"] and on["care.save_report"] and on["care.nudge"]


def test_the_host_lets_a_bot_answer_for_a_guest_who_does_not(evening: Evening) -> None:
    evening.begin()
    until_both_rest(evening)
    host, table = evening.host_page, evening.host_page.table
    evening.house.wait(lambda: host.scene.question is not None, "a question")
    host.scene.answer((1, 0))
    evening.house.wait(lambda: host.sitting.awaited() == (1,), "the guest is awaited")

    def press(menu: RescueMenu) -> None:
        button = menu.buttons["care.let_bot"]
        assert isinstance(button, QPushButton) and button.isEnabled()
        button.click()

    rescue(evening.host, press)
    evening.house.wait(lambda: table.play.core.asked > 1, "an answer for the guest")
    assert table.seats[1].player == "person", "this once, and no longer"
    evening.play_to_the_end()
    assert replay(record.read(host.saved_at), find_game).outcome == table.outcome  # type: ignore[arg-type]


def test_the_host_need_not_wait_for_whoever_is_gone(evening: Evening) -> None:
    evening.begin()
    until_both_rest(evening)
    host = evening.host_page
    evening.house.wait(lambda: host.scene.question is not None, "a question")
    host.scene.answer((1, 0))
    evening.visiting.guest.close()
    evening.house.wait(lambda: host.actions_now()[0].id == "skip1", "the offer")
    assert "Anna" in host.actions_now()[0].text
    evening.host.window.activateWindow()
    evening.host.wait(evening.host.window.isActiveWindow, "the host's window in front")
    host.scene.setFocus()
    evening.host.key(Qt.Key.Key_N)
    evening.house.wait(lambda: host.table.seats[1].player == "deputy", "a bot")


def test_taking_back_is_told_alike_on_both_sides(evening: Evening) -> None:
    """The guest names somebody and thinks better of it: both logs tell both."""
    evening.begin()
    host, guest = evening.host_page, evening.guest_page

    answered: set[tuple[int, int]] = set()

    def guest_names_somebody() -> bool:
        for page in (host, guest):
            page.scene.skip()
            question, asked = page.scene.question, page.sitting.asked_now
            if question is None or asked is None or not page.scene.owes or asked in answered:
                continue
            if page is guest and question.about == "trigger":
                return True
            answered.add(asked)
            if question.about == "seat":
                page.scene.answer(1)
            elif question.about != "trigger":
                page.scene.answer((3, 3) if page is guest else (1, 0))
            elif page is host:
                page.scene.answer("pull")
        return False

    evening.house.wait(guest_names_somebody, "the guest is to pull the trigger it has taken")
    guest.undo()
    evening.house.wait(lambda: host.consent.now is not None, "the wish")
    evening.house.wait(lambda: "Doc" in guest.bar.small.text(), "whose word is missing")
    host._press("agree0")
    evening.house.wait(lambda: guest.scene.question is not None and guest.scene.question.about == "seat", "undone")
    until_both_rest(evening)
    for page in (host, guest):
        assert [page.log.lines()[-1]] == [page.speaker.say(message("engine.took_back", who=Who(1)), page.names)]
    assert len(host.log.lines()) == len(guest.log.lines())
