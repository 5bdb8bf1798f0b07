"""Coming and going: leave and come back, quit and find the game again, give up, hurry on; and files that are not there,
not readable, not writable or not ours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

from app.house import ALONE, TOGETHER, Hands, House, Keys, play, seats
from app.spying import assert_shows, everything
from helpers.journals import parsed, written
from sixchambers.app.about.window import AboutWindow
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.overlay import ROWS, KeysPage
from sixchambers.app.settings import Settings
from sixchambers.app.settings_dialog import SettingsDialog
from sixchambers.app.window import Window
from sixchambers.engine import journal as record
from sixchambers.engine.table import Table
from sixchambers.table.sound import Sound

CONTROL = Qt.KeyboardModifier.ControlModifier
SETUP = GameSetup("klack", ALONE, {"pull": "hand"}, "coming and going")


def press_in(dialog: QWidget, text: str) -> None:
    """The button of a message box that says this."""
    assert isinstance(dialog, QMessageBox)
    button = next(one for one in dialog.buttons() if one.text().replace("&", "") == text)
    button.click()


def offered(window: Window) -> str | None:
    """The notice in the lobby about a game that waits."""
    strip = window.lobby.strip
    return strip.text.text() if strip.isVisibleTo(window.lobby) else None


# --- leaving and coming back ---------------------------------------------------------------------------------------


def test_leave_and_come_back_to_the_same_table(house: House) -> None:
    hands = house.at_table(ALONE, "leave")
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.until_asked()
    hands.freeze_bots()
    left = hands.page.table
    path = hands.page.table.journal and hands.page.table.journal.path
    hands.in_dialog(lambda box: press_in(box, "Stay"), lambda: hands.key(Qt.Key.Key_W, CONTROL))
    assert hands.window.page is not None, "left though nobody wanted to"
    hands.in_dialog(lambda box: press_in(box, "Leave the table"), lambda: hands.key(Qt.Key.Key_W, CONTROL))
    assert hands.window.page is None
    assert offered(hands.window) == "Klack Klack Bang with Anna, Rosa, Clem"
    hands.click_widget(hands.window.lobby.strip.resume)
    hands.until_asked()
    before, again = left.update(0), hands.page.table.update(0)
    # A bot that had made up its mind before may have got ready meanwhile.
    here, there = (replace(update.view, ready=()) for update in (again, before))
    assert (here, again.question, again.asked) == (there, before.question, before.asked)
    assert hands.page.table.journal is not None and hands.page.table.journal.path == path
    assert_shows(hands.scene, again)
    assert len(hands.page.log.lines()) >= 1, "this round is told once more"
    play(hands, Keys(2))
    hands.window.leave()
    assert offered(hands.window) is None, "a finished game waits for nobody"


def test_quitting_in_mid_game_loses_nothing(house: House) -> None:
    hands = house.at_table(TOGETHER, "quit")
    hands.until_curtain()
    hands.lift()
    hands.key(Qt.Key.Key_2)
    hands.key(Qt.Key.Key_Return)
    view = hands.page.table.update(1).view
    worth_keeping = hands.page.table.play.core.given
    assert worth_keeping == {0: (0, 1)}
    hands.key(Qt.Key.Key_Q, CONTROL)
    assert not hands.window.isVisible()

    again = house.open()
    assert offered(again.window) == "Klack Klack Bang with Anna, Bert, Cleo"
    again.click_widget(again.window.lobby.strip.resume)
    again.until_curtain()
    assert again.page.curtain.name == "Bert", "Anna has bid already"
    assert again.page.table.update(1).view == view and again.page.table.play.core.given == worth_keeping
    again.lift()
    assert again.until_asked("bills").seat == 1


def test_two_windows_cannot_play_in_one_saved_game(house: House) -> None:
    hands = house.at_table(ALONE, "lock")
    hands.until_asked("bills")
    other = house.open()
    assert offered(other.window) is not None
    said = other.told(other.window.resume)
    assert said == "This game is open in another window of Six Chambers."
    assert other.window.page is None and hands.is_asked("bills")
    hands.window.leave()
    other.window.resume()
    assert other.window.page is not None, "the table is free again"
    assert hands.told(hands.window.resume) == said, "and now it is taken the other way round"
    other.window.close()
    hands.window.resume()
    assert hands.window.page is not None, "a closed window holds nothing"


def test_a_new_game_lets_go_of_the_last_one(house: House) -> None:
    hands = house.at_table(ALONE, "first")
    first = Path(hands.window.settings.last_game)
    hands.window.start(SETUP)
    other = house.open(last_game=str(first))
    other.window.resume()
    assert other.window.page is not None


# --- giving up, hurrying on ----------------------------------------------------------------------------------------


def test_giving_up_hands_the_seat_to_a_deputy_and_the_game_ends(house: House) -> None:
    hands = house.at_table(ALONE, "give up")
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.in_dialog(lambda box: press_in(box, "Stay"), hands.menu("Give up, a bot plays on").trigger)
    assert hands.page.sitting.people == [0]
    hands.in_dialog(lambda box: press_in(box, "Give up, a bot plays on"), hands.menu("Give up, a bot plays on").trigger)
    assert hands.page.sitting.people == [] and hands.page.table.seats[0].player == "deputy"
    hands.wait(lambda: hands.page.bar.button("fast") is not None, "a way to hurry")
    assert hands.scene.purse == [] and not hands.is_asked()
    assert hands.page.log.lines()[-1] == "A bot plays for Anna from now on."
    hands.thaw_bots()
    hands.key(Qt.Key.Key_F)
    assert hands.page.sitting.fast
    hands.wait(lambda: hands.page.sitting.over, "the end")
    assert hands.page.table.outcome is not None
    assert hands.page.table.journal is not None
    assert any(isinstance(entry, record.TakenOver) for entry in record.read(hands.page.table.journal.path).entries)


def test_one_of_several_gives_up_and_the_others_play_on(house: House) -> None:
    hands = house.at_table(TOGETHER, "one gives up")
    hands.until_curtain()

    def choose_bert(dialog: QWidget) -> None:
        assert isinstance(dialog, QInputDialog)
        assert [dialog.comboBoxItems()[n] for n in range(3)] == ["Anna", "Bert", "Cleo"]
        dialog.setTextValue("Bert")
        dialog.accept()

    hands.in_dialog(choose_bert, hands.menu("Give up, a bot plays on").trigger)
    assert hands.page.sitting.people == [0, 2]
    hands.until_curtain()
    hands.lift()
    hands.until_asked()
    asked = hands.page.names[hands.page.sitting.asked_now[0]]

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, QInputDialog)
        assert dialog.textValue() == asked, "whoever's turn it is comes first"
        assert "plays on" in dialog.labelText()
        dialog.close()

    hands.in_dialog(look, hands.menu("Give up, a bot plays on").trigger)
    assert hands.page.sitting.people == [0, 2], "whoever closes the question has not given up"
    play(hands, Keys(9))
    assert hands.page.table.outcome is not None


def nobody_is_left(table: Table) -> bool:
    return not table.play.state.alive[0]


def test_fast_forward_is_offered_to_the_dead_and_finishes_the_game(house: House) -> None:
    hands = house.back_at(house.saved(nobody_is_left, seats("Anna", *(f"Bot {n}:greenhorn" for n in range(5)))))
    hands.freeze_bots()
    hands.wait(lambda: hands.page.bar.button("fast") is not None, "a way to hurry, before any bot has moved")
    hands.thaw_bots()
    button = hands.page.bar.button("fast")
    assert button is not None and "Fast-forward to the end" in button.text()
    hands.press("fast")
    assert hands.page.bar.button("fast") is None
    hands.wait(lambda: hands.page.sitting.over, "the end")
    assert_shows(hands.scene, hands.page.table.update(0))


def test_as_long_as_somebody_lives_there_is_no_hurry(house: House) -> None:
    hands = house.at_table(ALONE)
    offers: set[str] = set()

    def watch(hands: Hands) -> None:
        if hands.scene.view.alive[0] and hands.page.table.play.state.alive[0]:
            offers.update(hands.page.bar._made)

    play(hands, Keys(1), watch)
    assert "fast" not in offers and "place" in offers


# --- menus, keys, dialogs ------------------------------------------------------------------------------------------


def test_what_needs_a_table_is_dark_in_the_lobby(house: House) -> None:
    hands = house.open()
    at_table = [
        hands.menu(text)
        for text in ("Take back", "Hint\tH", "Show at once", "Give up, a bot plays on", "Leave the table")
    ]
    assert not any(action.isEnabled() for action in at_table)
    hands.key(Qt.Key.Key_Z, CONTROL)
    hands.window.start(SETUP)
    assert all(action.isEnabled() for action in at_table)
    hands.window.leave()
    assert not any(action.isEnabled() for action in at_table)


def test_a_hint_from_the_menu(house: House) -> None:
    hands = house.at_table()
    hands.until_asked("bills")
    hands.menu("Hint\tH").trigger()
    hands.wait(lambda: "deputy" in hands.page.bar._texts[1], "a hint")


def test_a_copy_has_a_name_already(house: House) -> None:
    hands = house.at_table()
    hands.until_asked("bills")

    def look(dialog: QWidget) -> list[str]:
        assert isinstance(dialog, QFileDialog)
        return [Path(name).name for name in dialog.selectedFiles()]

    assert hands.page.table.journal is not None
    assert hands.in_dialog(look, hands.menu("Save a copy …").trigger) == [hands.page.table.journal.path.name]


def test_the_keys_of_the_menu_are_those_of_the_page_of_keys(house: House) -> None:
    """Whatever stands on the page and has an entry in the menu has the same key there."""
    hands = house.open()
    menus = hands.window.menus
    told = {id: key for key, id in ROWS}
    for action, id in (
        (menus.skip, "app.key_skip"),
        (menus.undo, "app.key_undo"),
        (menus.log, "app.key_log"),
        (menus.mute, "app.key_mute"),
        (menus.leave, "app.key_leave"),
    ):
        assert action.shortcut() == QKeySequence(told[id]), id
    assert menus.hint.text().endswith(f"\t{told['app.key_hint']}")


def overlays(hands: Hands) -> list[KeysPage]:
    return [page for page in hands.window.findChildren(KeysPage) if page.isVisible()]


def test_the_page_of_keys_opens_and_closes(house: House) -> None:
    hands = house.at_table()
    hands.until_asked("bills")
    for close in (Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_F1, None):
        hands.key(Qt.Key.Key_F1)
        (page,) = overlays(hands)
        assert "Ctrl+Z: take your last answer back" in page.accessibleName()
        if close is None:
            house.qtbot.mouseClick(page, Qt.MouseButton.LeftButton)
        else:
            hands.key(close)
        assert overlays(hands) == [], f"still open after {close}"
        assert hands.scene.hasFocus(), "the table has the keys again"
    assert hands.scene.asking.bid() == (0, 0), "a key that closes the page does nothing else"


def test_the_page_of_keys_outlives_the_button_that_had_the_focus(house: House) -> None:
    hands = house.at_table()
    hands.freeze_bots()
    hands.until_asked("bills")
    button = hands.page.bar.button("add0")
    assert button is not None
    button.setFocus()
    hands.key(Qt.Key.Key_F1)
    hands.page.table.take_over(1, "greenhorn")  # something happens: the bar gets other buttons
    hands.wait(lambda: hands.page.bar.button("add0") is not button, "new buttons")
    hands.key(Qt.Key.Key_A)
    assert overlays(hands) == []
    hands.key(Qt.Key.Key_1)
    assert hands.scene.asking.bid() == (1, 0), "the keys are lost"


def test_the_settings_dialog_comes_and_goes(house: House) -> None:
    """What it leaves behind must not be in the way when the language changes later."""
    hands = house.at_table()
    hands.until_asked("bills")

    def look(dialog: QWidget) -> str:
        assert isinstance(dialog, SettingsDialog)
        dialog.language.setCurrentIndex(dialog.language.findData("de"))
        title = dialog.windowTitle()
        dialog.done_button.click()
        return title

    assert hands.in_dialog(look, lambda: hands.key(Qt.Key.Key_Comma, CONTROL)) == "Einstellungen"
    assert hands.page.bar.prompt.text() == "Dein Gebot? Mindestens ein Schein."
    house.qtbot.wait(20)
    hands.window.settings.language = "en"
    house.qtbot.wait(20)
    assert hands.page.bar.prompt.text() == "Your bid? At least one bill."
    assert QApplication.activeModalWidget() is None


def test_full_screen_log_and_mute_by_key(house: House) -> None:
    hands = house.at_table(size=(1400, 800))
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_F11)
    assert hands.window.isFullScreen()
    hands.key(Qt.Key.Key_F11)
    assert not hands.window.isFullScreen()
    hands.window.resize(1400, 800)
    hands.wait(hands.page.log.isVisible, "the log")
    hands.key(Qt.Key.Key_L, CONTROL)
    assert not hands.page.log.isVisible() and not hands.window.settings.log_open
    hands.key(Qt.Key.Key_M, CONTROL)
    assert hands.window.settings.muted and hands.menu("Mute").isChecked()
    heard = len(hands.sounds)
    hands.key(Qt.Key.Key_1)
    assert len(hands.sounds) == heard
    hands.key(Qt.Key.Key_M, CONTROL)
    hands.key(Qt.Key.Key_1)
    assert hands.sounds[heard:] == ["bill"]


def test_about_says_what_it_is(house: House) -> None:
    hands = house.open()

    def read(dialog: QWidget) -> str:
        assert isinstance(dialog, AboutWindow)
        return f"{dialog.title.text()} {dialog.lead.text()}"

    said = hands.in_dialog(read, hands.menu("About Six Chambers").trigger)
    assert said.startswith("Six Chambers") and "MIT" in said and "LGPL" in said


# --- files ---------------------------------------------------------------------------------------------------------


def test_a_saves_folder_that_cannot_be_written_is_told(house: House) -> None:
    house.saves.parent.mkdir(parents=True)
    house.saves.write_text("a file where a folder should be")
    hands = house.open()
    said = hands.told(lambda: hands.window.start(SETUP))
    assert "cannot be written" in said and str(house.saves) in said
    assert hands.window.page is None and hands.window.pages.currentWidget() is hands.window.lobby
    assert hands.window.settings.last_game == ""
    quick = hands.window.lobby.bar.quick
    assert "cannot be written" in hands.told(lambda: hands.click_widget(quick)), "told again, and again no traceback"


def test_a_full_disk_in_mid_game_is_told_and_nothing_is_lost(house: House) -> None:
    """An answer that cannot be saved was not given; when there is room again, it can be."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full to write to")
    hands = house.at_table(ALONE, "full")
    hands.freeze_bots()
    hands.until_asked("bills")
    journal = hands.page.table.journal
    assert journal is not None
    good = journal._file
    with Path("/dev/full").open("wb", buffering=0) as full:
        journal._file = full
        hands.key(Qt.Key.Key_1)
        hands.key(Qt.Key.Key_Return)
        assert "cannot be written" in hands.page._hint
        assert hands.page.table.play.core.given == {} and hands.is_asked("bills")
        hands.thaw_bots()
        hands.qtbot.wait(400)
        assert hands.page.table.play.core.given == {}
        journal._file = good
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: hands.hurry() or hands.page.table.play.core.asked > 1, "bots that try again")
    assert record.read(journal.path).entries


JUNK: dict[str, bytes | str] = {
    "gone": "gone.sixchambers",
    "a folder": ".",
    "noise": bytes(range(256)) * 40,
    "empty": b"",
    "text": b"once upon a time",
    "cut": b'{"journal":"sixchambers"',
    "a name too long": "x" * 300,
    "no name": " ",
}
"""What a settings file may say the last game was: bytes are in a file, texts are a name in a folder."""


@pytest.mark.parametrize("kind", sorted(JUNK))
def test_a_last_game_that_is_none_is_not_offered(house: House, kind: str) -> None:
    what = JUNK[kind]
    path = house.folder / (what if isinstance(what, str) else "junk.sixchambers")
    if isinstance(what, bytes):
        path.write_bytes(what)
    hands = house.open(last_game=str(path))
    assert offered(hands.window) is None
    assert hands.told(hands.window.resume)
    assert hands.window.page is None
    hands.window.start(SETUP)
    assert hands.window.page is not None, "and a new game can be played"


def spoiled(path: Path, change: Callable[[list[dict[str, object]]], object]) -> Path:
    lines = parsed(path)
    change(lines)
    return written(path, lines)


def test_a_saved_game_that_does_not_hold_together_is_told_once(house: House) -> None:
    path = house.saved(lambda table: table.play.state.round == 2)

    def cheat(lines: list[dict[str, object]]) -> None:
        lines[1]["answer"] = [6, 7]

    hands = house.open(last_game=str(spoiled(path, cheat)))
    assert offered(hands.window) is not None, "its lines are sound; only playing it shows that it cannot be"
    said = hands.told(lambda: hands.click_widget(hands.window.lobby.strip.resume))
    assert "cannot have happened" in said
    assert hands.window.page is None and offered(hands.window) is None


# --- places --------------------------------------------------------------------------------------------------------


def on_a_screen(window: Window) -> bool:
    screens = [screen.geometry() for screen in QGuiApplication.screens()]
    return any(screen.contains(window.frameGeometry().topLeft()) for screen in screens)


def test_a_window_from_a_screen_that_has_gone_comes_back_to_one_that_is_there(house: House) -> None:
    far = QWidget()
    house.qtbot.addWidget(far)
    far.setGeometry(QRect(9000, 7000, 1100, 700))
    settings = house.settings()
    settings.store.setValue("place", far.saveGeometry())
    window = Window(settings, Sound(house.folder))
    hands = house.show(window, size=None)
    assert on_a_screen(hands.window), hands.window.frameGeometry()


@pytest.mark.parametrize(
    "place",
    ["text", 7, ["a", "list"], QByteArray(b"junk"), QByteArray(b""), QRect(1, 2, 3, 4), 1.5, {"a": 1}],
    ids=repr,
)
def test_a_place_that_is_none_is_as_if_it_were_not_there(house: House, place: object) -> None:
    settings = Settings(house.file)
    settings.store.setValue("place", place)
    hands = house.show(Window(settings, Sound(house.folder)), size=None)
    assert hands.window.width() >= 1024 and hands.window.height() >= 640 and on_a_screen(hands.window)


def test_the_window_remembers_where_it_was(house: House) -> None:
    hands = house.open((1100, 700))
    hands.window.move(60, 40)
    house.qtbot.wait(20)
    place = hands.window.geometry()
    hands.window.close()
    again = house.show(Window(house.settings(), Sound(house.folder)), size=None)
    assert again.window.height() == place.height(), "the screen of these tests is narrower than the window"


def test_every_button_of_every_dialog_speaks(house: House) -> None:
    """No button without a text, in neither language."""
    hands = house.at_table()
    for language in ("de", "en"):
        hands.window.settings.language = language

        def look(dialog: QWidget) -> list[str]:
            return [button.text() for button in dialog.findChildren(QAbstractButton) if button.isVisible()]

        for open in (hands.window.open_settings, hands.window.ask_to_leave, hands.window.about):
            texts = hands.in_dialog(look, open)
            assert texts and all(texts)
    assert not any(isinstance(widget, QDialog) and widget.isVisible() for widget in QApplication.topLevelWidgets())
    assert "Six Chambers" in everything(hands.window)
