"""The lobby, driven by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.fits import misfits, overlaps, texts
from app.house import House
from sixchambers import games
from sixchambers.app.lobby import memory, setup
from sixchambers.app.lobby.facts import BREATHS, LIKED, SEATS, SIGNATURES
from sixchambers.app.lobby.lettering import set_lines
from sixchambers.app.lobby.page import LobbyPage
from sixchambers.app.lobby.party import FRIEND, GUEST, ME, USUAL, Party
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.names import BOT_NAMES
from sixchambers.app.settings import Settings
from sixchambers.games.dice.game import DICE
from sixchambers.players import LEVELS
from sixchambers.table.theme import DAY, NIGHT, load_fonts, slab, style_sheet
from sixchambers.words.speaker import speaker

SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]
SAME_IN_BOTH = {
    *("Klack Klack Bang", "BANG! + Gold Rush", "Kablamo", "Slap .45", "Six Chambers"),
    *("Greenhorn", "Bot: Greenhorn", "−", "+", "Doc", *BOT_NAMES),
}

Open = Callable[..., LobbyPage]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def open_lobby(qtbot: QtBot, settings: Settings) -> Open:
    """A lobby in a window of its own, as the program shows it."""
    windows = []  # somebody has to hold them

    def open_it(language: str = "en", size: tuple[int, int] = (1024, 640), theme: Any = NIGHT) -> LobbyPage:
        load_fonts()
        window = QMainWindow()
        windows.append(window)
        qtbot.addWidget(window)
        text = max(0.8 * min(size[0] / 1024, size[1] / 640) * 15, 15)
        window.setStyleSheet(style_sheet(theme, text))
        page = LobbyPage(speaker(language), settings)
        page.apply_theme(theme, text)
        window.setCentralWidget(page)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: page.furnished)
        return page

    return open_it


@pytest.fixture
def all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every game were at the table, each with the rules of Klack Klack Bang."""
    klack = games.game("klack")
    monkeypatch.setattr(games, "READY", games.GAME_IDS)
    monkeypatch.setattr(games, "game", lambda id: klack)
    monkeypatch.setattr(setup, "find", lambda id: klack)
    for game in games.GAME_IDS:
        monkeypatch.setitem(LIKED, game, LIKED["klack"])


def played(qtbot: QtBot, page: LobbyPage, press: Callable[[], object]) -> GameSetup:
    with qtbot.waitSignal(page.play) as blocker:
        press()
    (agreed,) = blocker.args
    assert isinstance(agreed, GameSetup)
    return agreed


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


# --- the games ------------------------------------------------------------------------------------------------


def test_posters_know_every_game() -> None:
    assert tuple(SEATS) == games.GAME_IDS == tuple(SIGNATURES) == tuple(BREATHS)
    for game in games.READY:
        assert SEATS[game] == games.game(game).seats


def test_liked_options_exist() -> None:
    for game, options in LIKED.items():
        games.game(game).read_options(options)


def test_first_frame_waits_for_nothing(qtbot: QtBot, settings: Settings) -> None:
    page = LobbyPage(speaker("en"), settings)
    qtbot.addWidget(page)
    assert not page.furnished
    assert all(poster.needs_drawing() for poster in page.posters.posters.values())
    page.show()
    qtbot.waitUntil(lambda: not any(poster.needs_drawing() for poster in page.posters.posters.values()))


@pytest.mark.usefixtures("all_games")
def test_choose_by_mouse(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    assert page.posters.chosen() == "klack"
    click(qtbot, page.posters.posters["kablamo"])
    assert page.posters.chosen() == page.game == "kablamo"
    assert len(page.chairs.places) == 5


@pytest.mark.usefixtures("all_games")
def test_choose_by_key(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    posters = list(page.posters.posters.values())
    posters[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert posters[1].hasFocus()
    assert page.game == "klack"
    qtbot.keyClick(posters[1], Qt.Key.Key_Return)
    assert page.posters.chosen() == page.game == "dice"
    qtbot.keyClick(posters[1], Qt.Key.Key_Left)
    qtbot.keyClick(posters[0], Qt.Key.Key_Left)
    assert posters[4].hasFocus()
    qtbot.keyClick(posters[4], Qt.Key.Key_Space)
    assert page.game == "slap"


def test_a_game_that_is_not_ready_says_so(qtbot: QtBot, open_lobby: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "READY", ("klack",))
    page = open_lobby()
    poster = page.posters.posters["kablamo"]
    click(qtbot, poster)
    assert page.game == page.posters.chosen() == "klack"
    assert "Kablamo" in page.bar.note.text()
    assert page._unsay.isActive()
    page._unsay.timeout.emit()
    assert "Kablamo" not in page.bar.note.text(), "it is said, and then it is over"
    page.pick("kablamo")
    assert "Kablamo" in page.bar.note.text()
    assert "Kablamo" in poster.toolTip()
    assert "not at the table" in poster.accessibleName()
    click(qtbot, page.posters.posters["klack"])
    assert "Kablamo" not in page.bar.note.text()


def test_posters_breathe_only_where_somebody_looks(qtbot: QtBot, open_lobby: Open, settings: Settings) -> None:
    page = open_lobby()
    qtbot.waitUntil(page.posters.moves)
    settings.reduced_motion = True
    qtbot.waitUntil(lambda: not page.posters.moves())
    settings.reduced_motion = False
    qtbot.waitUntil(page.posters.moves)
    page.hide()
    qtbot.waitUntil(lambda: not page.posters.moves())
    page.show()
    qtbot.waitUntil(page.posters.moves)


def test_titles_break_where_one_would_break_them(qapp: QApplication) -> None:
    load_fonts()
    for text, lines in (
        ("Klack Klack Bang", ["Klack Klack", "Bang"]),
        ("BANG! + Gold Rush", ["BANG!", "+ Gold Rush"]),
        ("Kablamo", ["Kablamo"]),
    ):
        assert set_lines(text, 236, 76, slab, 54)[1] == lines


# --- the chairs -----------------------------------------------------------------------------------------------


def test_seats_by_button_key_and_chair(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    seats = page.chairs.party.seats
    assert [seat.kind for seat in seats] == list(USUAL)
    click(qtbot, page.bar.more)
    assert len(seats) == 5
    page.posters.posters["klack"].setFocus()
    qtbot.keyClick(page.posters.posters["klack"], Qt.Key.Key_Plus)
    assert len(seats) == 6
    assert not page.bar.more.isEnabled()
    for _ in range(9):
        qtbot.keyClick(page.posters.posters["klack"], Qt.Key.Key_Minus)
    assert len(seats) == 3
    assert not page.bar.fewer.isEnabled()
    click(qtbot, page.chairs.places[3].free)
    assert len(seats) == 4
    assert page.chairs.places[3].kind.hasFocus()
    assert page.bar.count.text() == "4 seats"


def test_names_are_remembered(qtbot: QtBot, open_lobby: Open, settings: Settings) -> None:
    page = open_lobby()
    page.chairs.sit(1, FRIEND)
    for index, name in enumerate(("Anna", "Ben")):
        field = page.chairs.places[index].name
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert settings.names[:2] == ["Anna", "Ben"]
    again = open_lobby()
    assert [seat.name for seat in again.chairs.party.seats[:2]] == ["Anna", "Ben"]
    assert [seat.kind for seat in again.chairs.party.seats[:2]] == [ME, FRIEND]


def test_a_name_that_is_still_being_written_counts(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    field = page.chairs.places[0].name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Lily")
    agreed = played(qtbot, page, lambda: qtbot.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier))
    assert agreed.seats[0].name == "Lily"


@pytest.mark.parametrize(("typed", "stands"), [("", "Doc"), ("   ", "Doc"), ("rosa", "rosa 2"), ("  A \t B ", "A B")])
def test_names_are_never_empty_or_twice(open_lobby: Open, typed: str, stands: str) -> None:
    page = open_lobby()
    page.chairs.places[0].name.setText(typed)
    page.chairs.rename(0)
    assert page.chairs.places[0].name.text() == page.setup().seats[0].name == stands


def test_escape_takes_a_name_back(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    field = page.chairs.places[1].name
    field.setFocus()
    qtbot.keyClicks(field, "Xaver")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "Rosa"


def test_players_by_key_and_menu(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    kind = page.chairs.places[2].kind
    kind.setFocus()
    qtbot.keyClick(kind, Qt.Key.Key_Down)
    assert page.chairs.party.seats[2].kind == LEVELS[1]
    qtbot.keyClick(kind, Qt.Key.Key_Return)
    assert kind.menu is not None
    actions = kind.menu.actions()
    next(action for action in actions if "LAN" in action.text()).trigger()
    assert page.chairs.party.seats[2].kind == GUEST
    next(action for action in actions if "friend" in action.text()).trigger()
    assert page.chairs.party.seats[2].kind == FRIEND
    assert page.setup().seats[2].player == "person"
    kind.menu.close()


def test_a_free_chair_can_be_kept_for_a_guest(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    click(qtbot, page.chairs.places[4].guest)
    assert [seat.kind for seat in page.chairs.party.seats] == [*USUAL, GUEST]
    assert not page.chairs.places[4].name.isEnabled(), "a guest brings his own name"
    assert page.chairs.places[4].kind.hasFocus()
    assert page.setup().guests == (4,)
    assert page.setup().seats[4].player == "person"


def test_i_can_sit_elsewhere(open_lobby: Open) -> None:
    page = open_lobby()
    page.chairs.sit(2, ME)
    assert [(seat.kind, seat.name) for seat in page.chairs.party.seats[:3]] == [
        ("greenhorn", "Clem"),
        ("deputy", "Rosa"),
        (ME, "Doc"),
    ]


def test_nobody_leaves_a_chair_free(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    page.chairs.places[1].kind.open_menu()
    menu = page.chairs.places[1].kind.menu
    assert menu is not None
    menu.actions()[-1].trigger()
    assert [seat.name for seat in page.chairs.party.seats] == ["Doc", "Clem", "Jack"]
    assert not any("Nobody" in choice.text for choice in page.chairs.choices(0))
    menu.close()


def test_bots_leave_before_people() -> None:
    party = Party(["Anna", "Ben"])
    party.fill([ME, "deputy", "greenhorn", FRIEND])
    party.resize(3)
    assert [seat.name for seat in party.seats] == ["Anna", "Rosa", "Ben"]
    party.resize(1)
    assert [seat.name for seat in party.seats] == ["Anna"]


def test_people_take_their_names_before_bots_do() -> None:
    party = Party(["Rosa"])
    party.fill(["deputy", ME])
    assert [seat.name for seat in party.seats] == ["Clem", "Rosa"]


def test_twenty_bots_have_twenty_names() -> None:
    party = Party()
    party.resize(20)
    assert len({seat.name.casefold() for seat in party.seats}) == 20
    assert all(0 < len(seat.name) <= 20 for seat in party.seats)


# --- house rules and beginning --------------------------------------------------------------------------------


def test_options_end_up_in_the_setup(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    click(qtbot, page.bar.rules)
    assert page.rules is not None
    assert page.rules.isVisible()
    assert page.setup().options == {"bang_other_bids": "return", "open_books": False, "pull": "hand"}
    books, bids = page.rules.boxes["open_books"], page.rules.boxes["bang_other_bids"]
    assert isinstance(books, QCheckBox)
    assert isinstance(bids, QComboBox)
    books.setFocus()
    qtbot.keyClick(books, Qt.Key.Key_Space)
    bids.setCurrentIndex(2)
    page.rules.time.setCurrentIndex(1)
    qtbot.keyClicks(page.rules.seed, " lucky 7 ")
    agreed = played(qtbot, page, lambda: click(qtbot, page.bar.play))
    assert agreed.game == "klack"
    assert agreed.options == {"bang_other_bids": "carry", "open_books": True, "pull": "hand"}
    assert (agreed.seed, agreed.time_limit) == ("lucky 7", 30_000)
    assert [seat.player for seat in agreed.seats] == ["person", "deputy", "greenhorn", "deputy"]
    games.game("klack").read_options(agreed.options)


def test_the_last_setup_comes_back(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    assert page.rules is not None
    page.rules.boxes["open_books"].setChecked(True)  # type: ignore[union-attr]
    page.rules.set_time_limit(120_000)
    click(qtbot, page.bar.rules)
    qtbot.keyClick(page.rules.hints, Qt.Key.Key_Space)
    page.change_seats(1)
    page.chairs.places[4].name.setText("Calamity")
    page.chairs.rename(4)
    before = page.setup()
    assert not before.hints
    assert open_lobby().setup() == before


def test_somebody_new_is_offered_a_guided_game(qtbot: QtBot, open_lobby: Open, settings: Settings) -> None:
    """Until it was taken or declined, or a game was begun."""
    page = open_lobby()
    assert page.welcome.isVisible() and not page.strip.isVisible()
    with qtbot.waitSignal(page.tour_wanted):
        click(qtbot, page.welcome.resume)
    assert not open_lobby().welcome.isVisible()
    settings.newcomer = True
    page = open_lobby()
    click(qtbot, page.welcome.decline)
    assert not page.welcome.isVisible() and not open_lobby().welcome.isVisible()
    settings.newcomer, settings.recent = True, ["an evening.sixchambers"]
    assert not open_lobby().welcome.isVisible()


def test_an_interrupted_game_comes_before_the_welcome(open_lobby: Open) -> None:
    page = open_lobby()
    page.set_unfinished("Klack Klack Bang")
    assert page.strip.isVisible() and not page.welcome.isVisible()


@pytest.mark.parametrize("waiting", [False, True])
def test_the_house_rules_need_no_scroll_bar_in_a_usual_window(open_lobby: Open, waiting: bool) -> None:
    page = open_lobby("de", (1280, 800))
    page.set_unfinished("Klack Klack Bang mit Anna, Rosa und Clem" if waiting else None)
    QApplication.processEvents()
    assert page.rules is not None and page.rules.isVisible()
    assert not page.rules._scroll.verticalScrollBar().isVisible()


def test_escape_folds_the_house_rules(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    page.bar.rules.setChecked(True)
    assert page.rules is not None
    page.rules.time.setFocus()
    qtbot.keyClick(page.rules.time, Qt.Key.Key_Escape)
    assert not page.rules.isVisible()


def test_quick_start_is_one_click(qtbot: QtBot, open_lobby: Open, settings: Settings) -> None:
    settings.names = ["Anna"]
    page = open_lobby()
    page.chairs.resize_party(6)
    assert page.rules is not None
    page.rules.boxes["open_books"].setChecked(True)  # type: ignore[union-attr]
    agreed = played(qtbot, page, lambda: click(qtbot, page.bar.quick))
    assert [(seat.name, seat.player) for seat in agreed.seats] == [
        ("Anna", "person"),
        ("Rosa", "deputy"),
        ("Clem", "greenhorn"),
        ("Jack", "deputy"),
    ]
    assert agreed.options == {"bang_other_bids": "return", "open_books": False, "pull": "hand"}
    assert (agreed.seed, agreed.time_limit) == ("", None)
    assert len(page.chairs.party.seats) == 6


def test_quick_start_before_the_first_frame(qtbot: QtBot, settings: Settings) -> None:
    page = LobbyPage(speaker("en"), settings)
    qtbot.addWidget(page)
    assert len(played(qtbot, page, page.quick_start).seats) == 4


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_play_by_key(qtbot: QtBot, open_lobby: Open, key: Qt.Key) -> None:
    page = open_lobby()
    page.bar.play.setFocus()
    assert played(qtbot, page, lambda: qtbot.keyClick(page.bar.play, key)).game == "klack"


def test_back_to_the_table(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    assert not page.strip.isVisible()
    page.set_unfinished("Klack Klack Bang, round 4")
    assert page.strip.isVisible()
    with qtbot.waitSignal(page.resume_wanted):
        click(qtbot, page.strip.resume)
    page.set_unfinished(None)
    assert not page.strip.isVisible()


GOOD = '{"game":"klack","kinds":["me","deputy","deputy"]'


@pytest.mark.parametrize(
    "nonsense",
    [
        "{",
        "[]",
        "null",
        "7",
        "\x00\ufffd",
        "x" * 9000,
        GOOD,
        '{"game":"klack"}',
        '{"game":"chess","kinds":["me","deputy","deputy"]}',
        '{"game":"poker","kinds":["me","deputy","deputy"]}',
        '{"game":"klack","kinds":["me"]}',
        '{"game":"klack","kinds":["me","me","deputy"]}',
        '{"game":"klack","kinds":["me","sheriff","deputy"]}',
        '{"game":"klack","kinds":"me"}',
        GOOD + ',"time":-1}',
        GOOD + ',"time":"soon"}',
        GOOD + ',"more":1}',
        GOOD + ',"options":[]}',
    ],
)
def test_nonsense_is_as_if_it_were_not_there(open_lobby: Open, settings: Settings, nonsense: str) -> None:
    settings.store.setValue("lobby", nonsense)
    page = open_lobby()
    assert [seat.kind for seat in page.chairs.party.seats] == list(USUAL)
    assert page.setup().options["pull"] == "hand"


def test_nonsense_in_single_options_is_left_out(open_lobby: Open, settings: Settings) -> None:
    settings.lobby = GOOD + ',"options":{"pull":"maybe","open_books":7,"unknown":true},"time":31000,"bots":["","Rosa"]}'
    agreed = open_lobby().setup()
    assert agreed.options == {"bang_other_bids": "return", "open_books": False, "pull": "hand"}
    assert agreed.time_limit is None
    assert [seat.name for seat in agreed.seats] == ["Doc", "Rosa", "Rosa 2"]


@pytest.mark.parametrize("names", [["", " ", "\t"], ["A\x00B"], ["x" * 300] * 3, "Doc", ["Anna", "anna", "ANNA"]])
def test_odd_names_are_put_right(open_lobby: Open, settings: Settings, names: Any) -> None:
    settings.store.setValue("names", names)
    page = open_lobby()
    page.chairs.sit(1, FRIEND)
    page.chairs.sit(2, FRIEND)
    stand = [seat.name for seat in page.setup().seats]
    assert all(name.strip() and name.isprintable() and len(name) <= 20 for name in stand)
    assert len({name.casefold() for name in stand}) == len(stand)


def test_the_longest_setup_fits_into_the_settings() -> None:
    party = Party()
    party.fill(["greenhorn"] * 8, ['ÄÖ"' * 6 + str(number) for number in range(8)])
    text = memory.put_down("klack", party, {"bang_other_bids": "remove", "open_books": True, "pull": "auto"}, 120_000)
    assert len(text) <= memory.LONGEST
    short = Party()
    short.fill(USUAL)
    told = memory.recall(memory.put_down("klack", short, {"open_books": True, "pull": "hand"}, None))
    assert told is not None
    assert told.options == {"open_books": True}


# --- words, sizes, access -------------------------------------------------------------------------------------


def test_retranslate_changes_every_text(open_lobby: Open) -> None:
    page = open_lobby()
    page.set_unfinished(None)
    page.pick("klack")
    english = texts(page)
    page.retranslate(speaker("de"))
    german = texts(page)
    assert len(german) == len(english)
    untouched = {one for one, other in zip(english, german, strict=True) if one == other}
    assert untouched <= SAME_IN_BOTH
    page.retranslate(speaker("en"))
    assert texts(page) == english


def test_no_text_is_a_bare_id(open_lobby: Open) -> None:
    for language in ("en", "de"):
        assert not [
            text for text in texts(open_lobby(language)) if text.startswith(("lobby.", "klack.", "bot.", "app."))
        ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.usefixtures("all_games")
def test_every_text_fits(open_lobby: Open, language: str, size: tuple[int, int]) -> None:
    page = open_lobby(language, size, DAY if language == "de" else NIGHT)
    for game, seats in (("klack", 3), ("klack", 6), ("dice", 8), ("kablamo", 2)):
        page.pick(game)
        page.chairs.resize_party(seats)
        for index, kind in ((1, FRIEND), (seats - 1, "greenhorn")):
            page.chairs.sit(index, kind)
        for folded in (True, False):
            page.bar.rules.setChecked(not folded)
            QApplication.processEvents()
            assert misfits(page) == []
            assert overlaps(page.chairs) == []
            assert overlaps(page.bar) == []
        page.bar.rules.setChecked(False)
    page.set_unfinished("Klack Klack Bang: " + ", ".join(BOT_NAMES[:6]))
    QApplication.processEvents()
    assert misfits(page) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_large_type_in_the_smallest_window(open_lobby: Open, language: str) -> None:
    page = open_lobby(language)
    window = page.window()
    window.setStyleSheet(style_sheet(NIGHT, 15 * 1.8))
    page.apply_theme(NIGHT, 15 * 1.8)
    QApplication.processEvents()
    assert misfits(page) == []
    assert overlaps(page.chairs) == []


def test_everything_has_a_name_for_those_who_cannot_see_it(open_lobby: Open) -> None:
    page = open_lobby()
    page.bar.rules.setChecked(True)
    page.set_unfinished("waiting")
    nameless = [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not widget.accessibleName()
    ]
    assert nameless == []


def test_tab_goes_through_the_lobby_in_reading_order(qtbot: QtBot, open_lobby: Open) -> None:
    page = open_lobby()
    page.bar.rules.setChecked(True)
    assert page.rules is not None
    places, bar = page.chairs.places, page.bar
    wanted: list[QWidget] = [page.signs.host, page.signs.join]
    for place in places[:4]:
        wanted += [place.name, place.kind]
    wanted += [
        places[4].free,
        places[4].guest,
        places[5].free,
        bar.fewer,
        bar.more,
        bar.rules,
        *page.rules.stops(),
        bar.quick,
        bar.play,
    ]
    page.posters.posters["klack"].setFocus()
    for widget in wanted:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget


def test_rules_that_do_not_go_with_so_few_players_are_said_and_nothing_begins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "READY", ("klack", "dice"))
    hands = house.open()
    lobby = hands.window.lobby
    lobby.pick("dice")
    lobby.chairs.resize_party(4)
    assert lobby.rules is not None
    began: list[object] = []
    lobby.play.connect(began.append)
    lobby.play.disconnect(hands.window.start)
    box = lobby.rules.findChildren(QCheckBox)
    ghost = next(one for one in box if one.text() == hands.window.speaker.text("dice.option_ghost"))
    ghost.setChecked(True)
    lobby.start()
    assert not began and lobby.bar.note.text() == hands.window.speaker.say(
        DICE.why_not(DICE.read_options({"ghost": True}), 4)
    )
    lobby.chairs.resize_party(5)
    lobby.start()
    assert len(began) == 1
