"""Two windows, one table: hosting, joining, playing, dropping out and coming back, in the real window over loopback."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.evening import THREE, Evening
from app.house import House
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.network.guest_table import GuestTablePage
from sixchambers.app.network.host_table import HostTablePage
from sixchambers.app.network.join_page import JoinPage
from sixchambers.app.network.room_page import RoomPage
from sixchambers.engine import journal as record
from sixchambers.engine.message import message
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game
from sixchambers.lan import host as lan_host
from sixchambers.lan.memo import HostMemo, beside, load_memo


def test_a_whole_game_and_another_one(evening: Evening) -> None:
    evening.begin()
    assert isinstance(evening.host.page, HostTablePage) and isinstance(evening.guest.page, GuestTablePage)
    assert evening.host.page.sitting.people == [0] and evening.guest.page.sitting.people == [1]
    first = evening.guest.page
    stories: list[object] = []
    first.saved.connect(stories.append)
    evening.play_to_the_end()
    evening.house.wait(lambda: first.result is not None and first.result.isVisible(), "the guest's result")
    host_table = evening.host.page.table
    kept = record.read(stories[0])  # type: ignore[arg-type]
    assert replay(kept, find_game).outcome == host_table.outcome == first.table.outcome
    assert host_table.journal is not None and not beside(host_table.journal.path).exists()
    evening.host.page.again.emit()
    evening.house.wait(lambda: evening.guest.window.page not in (None, first), "the next game at the guest's")
    evening.play_some(3)


def test_the_wrong_code_is_said_in_place_and_can_be_mended(evening: Evening) -> None:
    evening.join(code="falsch-falsch-00")
    page = evening.visiting.page
    assert isinstance(page, JoinPage)
    evening.house.wait(lambda: page.placard.isVisible() and not page.knocking, "a sentence")
    assert evening.guest.window.speaker.text("lan.wrong_code") in page.placard.text.text()
    evening.join()
    evening.house.wait(lambda: isinstance(evening.visiting.page, RoomPage), "the room")


def test_a_guest_that_closes_its_window_is_held_by_a_bot_and_comes_back(evening: Evening) -> None:
    evening.begin()
    evening.play_some()
    evening.guest.window.close()
    host = evening.hosting.host
    evening.house.wait(lambda: host.company.stools[1].presence == "held", "a bot in the chair")
    assert evening.host.page.table.seats[1].player == "deputy"
    assert evening.host.page.scene.presence[1].text == evening.host.window.speaker.text("network.bot_holds")

    evening.guest = evening.house.open()
    evening.guest.window.door.find()
    assert evening.visiting.ticket is not None
    evening.visiting.rejoin()
    evening.house.wait(lambda: evening.guest.window.page is not None, "back at the table")
    evening.house.wait(lambda: evening.host.page.table.seats[1].player == "person", "the chair given back")
    assert evening.host.page.scene.presence[1].text == ""
    evening.play_to_the_end()


def test_the_hosts_program_dies_and_the_guest_finds_back_by_itself(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.begin()
    evening.play_some()
    journal = evening.host.page.table.journal
    assert journal is not None
    memo = load_memo(beside(journal.path), HostMemo)
    assert memo is not None
    written = len(record.read(journal.path).entries)
    # Killed: nobody says goodbye, and what is on disk is all there is.
    hosting = evening.hosting
    assert hosting.beacon is not None
    hosting.beacon.close()
    with monkeypatch.context() as killed:
        killed.setattr(lan_host.Host, "close", lambda self, why=None: None)
        for line in list(hosting.host._lines.values()):
            line.link.close()
        hosting.host.gate.close()
        hosting.host._second.stop()
        evening.host.window.close()
    evening.house.wait(lambda: not evening.visiting.guest.connected, "a lost link")

    evening.host = evening.house.open(last_game=str(journal.path))
    evening.host.window.resume()
    assert isinstance(evening.host.page, HostTablePage) and evening.hosting.host.code == memo.code
    evening.house.wait(lambda: evening.visiting.guest.connected, "the guest back")
    assert len(record.read(journal.path).entries) >= written
    evening.play_to_the_end()


def test_pause_and_chat(evening: Evening) -> None:
    evening.begin()
    host, guest = evening.host.page, evening.guest.page
    assert isinstance(host, HostTablePage) and isinstance(guest, GuestTablePage)
    guest.toggle_pause()
    evening.house.wait(lambda: host.paused and guest.paused, "a pause at both")
    assert host.pause_sign.isVisible() and host.scene.question is None
    assert [action.id for action in host.actions_now()] == ["go_on"]
    guest.say_aloud("Moment, der Herd!", "")
    evening.house.wait(lambda: "Moment, der Herd!" in host.drawer.chat.lines.toPlainText(), "the chat")
    host.say_aloud("", "thanks")
    evening.house.wait(
        lambda: guest.speaker.text("lan.quick_thanks") in guest.drawer.chat.lines.toPlainText(), "the phrase"
    )
    host._press("go_on")
    evening.house.wait(lambda: not guest.paused and guest.scene.question is not None, "the game going on")


def test_time_runs_out_for_a_guest(house: House) -> None:
    setup = GameSetup("klack", THREE, {"pull": "hand"}, "network", 600, guests=(1,))
    evening = Evening(house, setup)
    evening.begin()
    table = evening.host.page.table

    def host_answers() -> bool:
        page = evening.host.page
        page.scene.skip()
        if page.scene.question is not None and page.scene.owes:
            page.scene.answer(next(iter(page.scene.question.legal())))
        return table.play.core.asked > 1

    evening.house.wait(lambda: evening.guest.page.sitting.seconds_left() is not None, "the clock at the guest's")
    evening.house.wait(host_answers, "the default answer")
    assert table.journal is not None
    entries = record.read(table.journal.path).entries
    assert any(isinstance(entry, record.TimePassed) for entry in entries)
    evening.close()


def test_giving_up_at_a_guests_machine_leaves_the_chair_to_a_bot(evening: Evening) -> None:
    evening.join("Anna")
    evening.house.wait(lambda: isinstance(evening.visiting.page, RoomPage), "the room")
    evening.hosting.begin()
    evening.house.wait(lambda: evening.guest.window.page is not None, "the table")
    evening.guest.page.sitting.concede(1)
    evening.house.wait(lambda: evening.host.page.table.seats[1].player == "deputy", "a bot")
    evening.house.wait(lambda: evening.guest.page.sitting.people == [], "nobody to ask here")
    evening.play_to_the_end()


def test_the_host_closing_the_table_sends_everybody_home_with_a_sentence(evening: Evening) -> None:
    evening.join()
    evening.house.wait(lambda: isinstance(evening.visiting.page, RoomPage), "the room")
    evening.host.window.leave()
    evening.house.wait(lambda: isinstance(evening.visiting.page, JoinPage), "the list of tables")
    page = evening.visiting.page
    assert isinstance(page, JoinPage)
    assert evening.guest.window.speaker.say(message("lan.host_closed")) in page.placard.text.text()
    assert evening.visiting.ticket is None


def test_keys_alone_get_from_the_lobby_to_the_list_and_back(house: House) -> None:
    hands = house.open()
    hands.window.door.find()
    hands.key(Qt.Key.Key_Escape)
    hands.wait(lambda: hands.window.pages.currentWidget() is hands.window.lobby, "the lobby")
