"""The program's window: the lobby, the table, a replay, and what belongs to all of them."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLibraryInfo, QTimer, QTranslator
from PySide6.QtGui import QCloseEvent, QIcon, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from .. import __version__
from ..places import resources
from ..table.theme import THEMES, load_fonts, style_sheet
from ..words.speaker import speaker, system_language
from .entrance import Entrance
from .first_paint import FirstPaint
from .menus import Menus
from .network.places import ticket_path
from .settings import Settings

if TYPE_CHECKING:
    from ..engine.journal import Entry, Header
    from ..engine.message import Trouble
    from ..table.sound import Sound
    from .lobby.page import LobbyPage
    from .lobby.setup import GameSetup
    from .network.door import Door
    from .network.session import GuestSession, HostSession, Session
    from .replay.page import ReplayPage
    from .rulebook.window import RulebookWindow
    from .saved_games import Heard, SavedGames
    from .table_page import TablePage
    from .waiting import Waiting

SMALLEST = (1024, 640)


class Window(QMainWindow):
    """One window a program. What the first frame does not need is imported when it is needed."""

    def __init__(self, settings: Settings, sound: Sound | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.fonts_loaded = load_fonts()
        self.speaker = speaker(settings.language or system_language())
        self.page: TablePage | None = None
        self.watched: ReplayPage | None = None
        self.rulebook: RulebookWindow | None = None
        self._door: Door | None = None
        self._sound = sound
        self._saved: SavedGames | None = None
        self._lobby: LobbyPage | None = None
        self._setup: GameSetup | None = None
        self._waiting: Waiting | None = None
        self._qt_words = QTranslator(self)
        self._text_pixels = 0.0
        self._style_timer = QTimer(self)
        self._style_timer.setSingleShot(True)
        self._style_timer.setInterval(60)
        self._style_timer.timeout.connect(self._restyle)
        self.setWindowIcon(QIcon(str(resources() / "icons" / "sixchambers.svg")))
        self.setMinimumSize(*SMALLEST)
        self.resize(1280, 800)
        self.pages = QStackedWidget()
        self.entrance = Entrance(THEMES[settings.theme], self.speaker.text("app.title"))
        self.pages.addWidget(self.entrance)
        self.setCentralWidget(self.pages)
        self.menus = Menus(self)
        self._enable_menus()
        self._retranslate()
        settings.changed.connect(self._on_setting)
        self._restore_place()
        FirstPaint(self.entrance, self._after_first_frame)

    @property
    def sound(self) -> Sound:
        if self._sound is None:
            from ..table.sound import Sound

            self._sound = Sound(parent=self)
        return self._sound

    @property
    def saved(self) -> SavedGames:
        if self._saved is None:
            from .saved_games import SavedGames

            self._saved = SavedGames(self.settings)
        return self._saved

    @property
    def lobby(self) -> LobbyPage:
        """Built when it is first wanted: right after the first frame, or sooner if somebody asks."""
        if self._lobby is None:
            from .lobby.page import LobbyPage

            self._lobby = LobbyPage(self.speaker, self.settings)
            self._lobby.play.connect(self.start)
            self._lobby.resume_wanted.connect(self.resume)
            self._lobby.tour_wanted.connect(self.start_tour)
            self._lobby.host_wanted.connect(lambda setup: self.door.open(setup))
            self._lobby.join_wanted.connect(lambda: self.door.find())
            self.pages.addWidget(self._lobby)
            self._restyle()
            if self.pages.currentWidget() is self.entrance:
                self.pages.setCurrentWidget(self._lobby)
        return self._lobby

    def _after_first_frame(self) -> None:
        self.lobby.setFocus()
        self._load_qt_words()
        self._set_sound()
        if self.settings.last_game or ticket_path().exists():
            self._tell_what_waits()
        if not self.fonts_loaded:
            self.statusBar().showMessage(self.speaker.text("app.fonts_missing"), 8000)

    # --- games -----------------------------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Begin a new game as the lobby set it up."""
        from ..engine.message import Trouble
        from .table_page import TablePage

        self._close_page()
        self._setup = setup
        try:
            table = self.saved.begin(setup)
        except Trouble as trouble:
            self.complain(trouble)
            self.leave()
            return
        self.sit_down(TablePage(table, self.speaker, self.settings, self.sound), None)

    def _tell_what_waits(self) -> None:
        from .waiting import what_waits

        self._waiting = what_waits(self.saved, self.speaker)
        if self._waiting is None:
            self.lobby.set_unfinished(None)
        else:
            self.lobby.set_unfinished(self._waiting.text, self._waiting.button)

    def resume(self) -> None:
        """Back to the table that was left, or that a crash interrupted."""
        if self._waiting is not None and self._waiting.chair:
            self.door.go_back()
        else:
            self.resume_file(self.saved.last())

    def resume_file(self, path: Path) -> None:
        """Play on in a saved game."""
        from ..engine.message import Trouble
        from ..lan.memo import beside
        from .lobby.setup import GameSetup
        from .table_page import TablePage

        if self.page is not None and self.page.table.journal is not None and self.page.table.journal.path == path:
            return  # it is on the table already
        try:
            table, heard = self.saved.resume(path)
        except Trouble as trouble:
            self.complain(trouble)
            if self.page is None:
                self.leave()
            return
        self._close_page(keep_lock=True)
        if beside(path).exists() and self.door.gather(path, table, heard):
            return
        header = table.header
        self._setup = GameSetup(header.game, header.seats, header.options, "", header.time_limit, header.hints)
        self.sit_down(TablePage(table, self.speaker, self.settings, self.sound), heard)

    def start_tour(self) -> None:
        """The guided first game: of the chosen poster, if it has one."""
        from .tour.page import TourPage
        from .tour.tours import TOURS, tour

        game = self.lobby.game if self.lobby.game in TOURS else TOURS[0]
        self.settings.newcomer = False
        self._close_page()
        self._setup = None
        self.sit_down(TourPage(tour(game), self.speaker, self.settings, self.sound), None)

    def sit_down(self, page: TablePage, heard: Heard | None, session: Session | None = None) -> None:
        if session is None:  # on the network, what comes next is not for us alone to decide
            self._leave_network()
            page.other_seats.connect(self.leave)
            page.again.connect(self._again)
        self.close_table_page()
        page.leave.connect(self.leave if session is None else self.ask_to_leave)
        page.replay_wanted.connect(self._watch_this)
        page.rule_wanted.connect(self.open_rules)
        self.page = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.apply()
        self._enable_menus()
        page.begin(heard)

    # --- the network -----------------------------------------------------------------------------------------

    @property
    def door(self) -> Door:
        """To the network; made when somebody first goes near it."""
        if self._door is None:
            from .network.door import Door

            self._door = Door(self)
        return self._door

    @property
    def network(self) -> HostSession | GuestSession | None:
        return self._door.session if self._door is not None else None

    def show_network_page(self, page: QWidget) -> None:
        self._close_page()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._restyle()
        self._enable_menus()
        page.setFocus()

    def close_table_page(self) -> None:
        self._close_page(keep_lock=True)

    def _leave_network(self) -> None:
        if self._door is not None:
            self._door.leave()

    def _again(self) -> None:
        if self._setup is not None:
            from msgspec.structs import replace

            self.start(replace(self._setup, seed=""))
        else:
            self.leave()

    def ask_to_leave(self) -> None:
        """Leaving costs nothing, but a game is not left by a slip of the hand."""
        from .dialogs import sure

        parting = self.page.parting() if self.page is not None else None
        if parting is None or sure(self, self.speaker, parting.title, parting.text, parting.yes, n=parting.n):
            self.leave()

    def leave(self) -> None:
        """To the lobby."""
        self._close_page()
        self._leave_network()
        self._tell_what_waits()
        self.pages.setCurrentWidget(self.lobby)
        self._enable_menus()
        self.lobby.setFocus()

    def _close_page(self, *, keep_lock: bool = False) -> None:
        page, self.page = self.page, None
        if page is not None:
            if page.table.outcome is not None and page.table.journal is not None:
                self.saved.forget(page.table.journal.path)
            page.close_table()
            self.pages.removeWidget(page)
            page.deleteLater()
        watched, self.watched = self.watched, None
        if watched is not None:
            watched.close_page()
            self.pages.removeWidget(watched)
            watched.deleteLater()
        if self._saved is not None and not keep_lock:
            self._saved.close()
        # A table is full of things that know each other. Now nothing moves, so now is the time to sweep.
        QTimer.singleShot(0, self, gc.collect)

    def concede(self) -> None:
        from .dialogs import who_gives_up

        page = self.page
        if page is not None and page.sitting.people and not page.sitting.over:
            people = page.sitting.people
            asked = page.sitting.asked_now
            turn = people.index(asked[0]) if asked is not None and asked[0] in people else 0
            chosen = who_gives_up(self, self.speaker, [page.names[seat] for seat in people], turn)
            if chosen is not None:
                page.sitting.concede(people[chosen])

    # --- saved games -----------------------------------------------------------------------------------------

    def open_file(self) -> None:
        from .saved_games import ask_for_save

        path = ask_for_save(self, self.speaker)
        if path is not None:
            self.open_save(path)

    def open_save(self, path: Path) -> None:
        """A saved game: an unfinished one is played on, a finished one is shown again."""
        from ..engine.message import Trouble
        from .saved_games import finished

        try:
            self.watch(path) if finished(path) else self.resume_file(path)
        except Trouble as trouble:
            self.complain(trouble)

    def save_as(self) -> None:
        """A copy of the game so far; the game itself goes on being saved where it is."""
        from .dialogs import tell
        from .saved_games import ask_where_to_save

        if self.page is None or self.page.table.journal is None:
            return
        source = self.page.table.journal.path
        target = ask_where_to_save(self, self.speaker, source.name)
        if target is not None:
            refused = self.saved.copy(source, target)
            if refused is not None:
                tell(self, self.speaker, self.speaker.say(refused))

    def _watch_this(self) -> None:
        """The replay of the game that has just ended."""
        if self.page is not None and self.page.saved_at is not None:
            self.watch(self.page.saved_at)

    def watch(self, path: Path) -> None:
        """Show a saved game again."""
        from ..engine.message import Trouble
        from .replay.page import open_replay

        try:
            page = open_replay(path, self.speaker, self.settings, self.sound)
        except Trouble as trouble:
            self.complain(trouble)
            return
        if self.page is not None and self.page.table.outcome is None:
            self._leave_network()  # nobody waits for us while we look at something else
        self._close_page()
        page.leave.connect(self._leave_replay)
        page.play_on.connect(self._play_on)
        self.watched = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.apply()
        page.setFocus()
        self._enable_menus()

    def _leave_replay(self) -> None:
        """To the lobby, or to those who are still together on the network."""
        if self.network is not None:
            self.network.come_back()
        else:
            self.leave()

    def _play_on(self, moment: tuple[Header, list[Entry]]) -> None:
        """A new game from a moment of an old one."""
        from ..engine.message import Trouble
        from .replay.branch import write_branch
        from .saves import new_save

        header, entries = moment
        path = new_save(header.game)
        try:
            write_branch(path, header, entries)
        except Trouble as trouble:
            self.complain(trouble)
            return
        self.resume_file(path)

    # --- what the menus do -----------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.page is not None:
            self.page.undo()

    def hint(self) -> None:
        if self.page is not None:
            self.page.ask_hint()

    def skip(self) -> None:
        if self.page is not None:
            self.page.scene.skip()

    def toggle_log(self) -> None:
        shown = self.page or self.watched
        if shown is not None:
            shown.toggle_log()

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def toggle_mute(self) -> None:
        self.settings.muted = not self.settings.muted

    def open_rules(self, anchor: str = "") -> None:
        """The rulebook, in a window beside the table."""
        from .rulebook.anchors import game_of
        from .rulebook.window import RulebookWindow

        shown = self.page.table.header if self.page else self.watched.timeline.header if self.watched else None
        game = game_of(anchor, shown.game if shown else self.lobby.game)
        if self.rulebook is not None and self.rulebook.book.game != game:
            self.rulebook.close()
            self.rulebook.deleteLater()
            self.rulebook = None
        if self.rulebook is None:
            self.rulebook = RulebookWindow(game, self.speaker, self.settings, self.text_pixels())
        self.rulebook.open_at(anchor) if anchor else self.rulebook.open_last()
        self.rulebook.show()
        self.rulebook.raise_()
        self.rulebook.activateWindow()

    def open_rescue(self) -> None:
        from .care.rescue import RescueMenu

        if self.page is not None:
            menu = RescueMenu(self.page, self)
            menu.exec()
            menu.deleteLater()

    def open_settings(self) -> None:
        from .settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.speaker, self)
        dialog.exec()
        dialog.deleteLater()

    def open_keys(self) -> None:
        from .overlay import KeysPage

        shown = [page for page in self.pages.findChildren(KeysPage) if page.isVisible()]
        if shown:  # the key that opens it closes it, like any other
            shown[0].leave()
        else:
            KeysPage(self.pages).open(self.speaker)

    def about(self) -> None:
        from .dialogs import about

        about(self, self.speaker, __version__)

    def complain(self, trouble: Trouble) -> None:
        from .dialogs import complain

        complain(self, self.speaker, trouble)

    def _enable_menus(self) -> None:
        page = self.page
        saved = page is not None and page.table.journal is not None
        self.menus.enable(
            playing=page is not None, watching=self.watched is not None, saved=saved, together=self.network is not None
        )

    # --- settings --------------------------------------------------------------------------------------------

    def _on_setting(self, name: str) -> None:
        if name == "language":
            self.speaker = speaker(self.settings.language or system_language())
            self._load_qt_words()
            self._retranslate()
        elif name in ("theme", "text_size"):
            self._restyle()
        elif name in ("volume", "muted"):
            self._set_sound()
        for page in (self.page, self.watched):
            if page is not None:
                page.apply()

    def _set_sound(self) -> None:
        self.sound.set_volume(self.settings.volume)
        self.sound.set_muted(self.settings.muted)
        self.menus.mute.setChecked(self.settings.muted)

    def _load_qt_words(self) -> None:
        """German for Qt's own dialogs."""
        app = QApplication.instance()
        assert app is not None
        app.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt_words.load(f"qtbase_{self.speaker.language}", folder):
            app.installTranslator(self._qt_words)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.speaker.text("app.title"))
        self.menus.retranslate(self.speaker)
        for part in (self._lobby, self.page, self.watched, self.rulebook, self._door):
            if part is not None:
                part.retranslate(self.speaker)
        if self._lobby is not None and self._saved is not None:
            self._tell_what_waits()

    def text_pixels(self) -> float:
        """Reading size: never under 15 pixels at 100 %, growing with the window."""
        size = max(0.8 * min(self.width() / SMALLEST[0], self.height() / SMALLEST[1]) * 15, 15)
        return size * self.settings.text_size

    def _restyle(self) -> None:
        theme = THEMES[self.settings.theme]
        self._text_pixels = self.text_pixels()
        self.setStyleSheet(style_sheet(theme, self._text_pixels))
        for part in (self._lobby, self.rulebook, self._door):
            if part is not None:
                part.apply_theme(theme, self._text_pixels)
        for page in (self.page, self.watched):
            if page is not None:
                page.apply()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if abs(self.text_pixels() - self._text_pixels) >= 1:
            self._style_timer.start()

    # --- coming and going ------------------------------------------------------------------------------------

    def _restore_place(self) -> None:
        """Where the window was. Qt moves it to a screen that still exists."""
        place = self.settings.store.value("place")
        if isinstance(place, QByteArray):
            self.restoreGeometry(place)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.store.setValue("place", self.saveGeometry())
        self._close_page()  # quitting in mid-game loses nothing: the journal has every answer
        self._leave_network()
        if self.rulebook is not None:
            self.rulebook.close()
        if self._sound is not None:
            self._sound.close()
        event.accept()
