"""Help at a guest's machine: the game lies at the host's, and still one can report, copy and count."""

from __future__ import annotations

from pathlib import Path

from app.evening import Evening
from app.house import Hands
from sixchambers.app import saved_games, statistics
from sixchambers.app.care.crash import CrashGuard, CrashWindow
from sixchambers.app.care.rescue import RescueMenu
from sixchambers.engine import journal as record
from sixchambers.engine.journal import Read, Reported


def reported(hands: Hands) -> tuple[str, Read]:
    """Save a report from the rescue menu: what is said, and what it holds."""
    folder = hands.house.saves
    before = set(folder.glob("*.sixchambers"))

    def press(menu: object) -> str:
        assert isinstance(menu, RescueMenu)
        menu.buttons["care.save_report"].click()
        return menu.told.text()

    said = hands.in_dialog(press, hands.window.open_rescue)
    (path,) = set(folder.glob("*.sixchambers")) - before
    return said, record.read(path)


def text_of(read: Read) -> str:
    assert isinstance(read.entries[-1], Reported)
    return read.entries[-1].text


def test_a_guests_report_tells_what_was_seen_here_and_nothing_else(evening: Evening) -> None:
    evening.begin()
    evening.play_some(3)
    page = evening.guest_page
    page.toggle_pause()  # or a bot's answer comes between seeing and reporting
    evening.house.wait(lambda: page.paused, "a pause")
    said, read = reported(evening.guest)
    assert "lies at the host's" in said
    text = text_of(read)
    encode = page.table.game.codec.encode
    for seat in (1, None):
        assert encode(page.remote.update(seat)).decode() in text
    for seat in (0, 2):
        assert encode(evening.host_page.table.update(seat)).decode() not in text
    assert evening.host_page.table.header.seed not in text + str(read.header)


def test_a_crash_at_a_guests_machine_is_reported_the_same_way(evening: Evening) -> None:
    evening.begin()
    shown: list[CrashWindow] = []

    def show(dialog: CrashWindow) -> int:
        shown.append(dialog)
        return 1

    guard = CrashGuard(evening.guest.window, show)
    guard._caught(ZeroDivisionError, ZeroDivisionError("boom"), None)
    assert shown[0].report is not None
    text = text_of(record.read(shown[0].report))
    assert "boom" in text and '"seat":1' in text


def test_a_finished_game_can_be_copied_reported_and_counted_at_a_guests(evening: Evening, tmp_path: Path) -> None:
    evening.begin()
    menus = evening.guest.window.menus
    assert not menus.save_as.isEnabled()
    evening.play_to_the_end()
    page = evening.guest_page
    evening.house.wait(lambda: page.result is not None, "the result")
    assert menus.save_as.isEnabled(), "now all of it is here"
    target = tmp_path / "copy.sixchambers"
    evening.house.patch.setattr(saved_games, "ask_where_to_save", lambda *about: target)
    menus.save_as.trigger()
    journal = evening.host_page.table.journal
    assert journal is not None
    entries = record.read(journal.path).entries
    assert record.read(target).entries == entries
    said, read = reported(evening.guest)
    assert "lies at the host's" not in said and read.entries[:-1] == entries
    played = statistics.games("klack")
    assert len(played) == 1 and played[0].seats[1].name == "Anna"
