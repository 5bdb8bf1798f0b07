"""The program's window: the lobby, the table, the menus."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLockFile, QTimer, QTranslator
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QIcon, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget

from .. import __version__
from ..places import resources
from ..table.theme import THEMES, load_fonts, style_sheet
from ..words.speaker import speaker, system_language
from .entrance import Entrance
from .first_paint import FirstPaint
from .settings import Settings

if TYPE_CHECKING:
    from ..engine.message import Trouble
    from ..engine.table import Table
    from ..table.sound import Sound
    from .lobby.page import LobbyPage
    from .lobby.setup import GameSetup
    from .table_page import TablePage

SMALLEST = (1024, 640)


class Window(QMainWindow):
    """One window a program. What the first frame does not need is imported when it is needed."""

    def __init__(self, settings: Settings, sound: Sound | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._sound = sound
        self.fonts_loaded = load_fonts()
        self.speaker = speaker(settings.language or system_language())
        self.page: TablePage | None = None
        self._setup: GameSetup | None = None
        self._lock: QLockFile | None = None
        self._qt_words = QTranslator(self)
        self._text_pixels = 0.0
        self._style_timer = QTimer(self)
        self._style_timer.setSingleShot(True)
        self._style_timer.setInterval(60)
        self._style_timer.timeout.connect(self._restyle)
        self.setWindowIcon(QIcon(str(resources() / "icons" / "sixchambers.svg")))
        self.setMinimumSize(*SMALLEST)
        self.resize(1280, 800)
        self._lobby: LobbyPage | None = None
        self.pages = QStackedWidget()
        self.entrance = Entrance(THEMES[settings.theme], self.speaker.text("app.title"))
        self.pages.addWidget(self.entrance)
        self.setCentralWidget(self.pages)
        self._make_actions()
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
    def lobby(self) -> LobbyPage:
        """Built when it is first wanted: right after the first frame, or sooner if somebody asks."""
        if self._lobby is None:
            from .lobby.page import LobbyPage

            self._lobby = LobbyPage(self.speaker, self.settings)
            self._lobby.play.connect(self.start)
            self._lobby.resume_wanted.connect(self.resume)
            self.pages.addWidget(self._lobby)
            self._restyle()
            if self.pages.currentWidget() is self.entrance:
                self.pages.setCurrentWidget(self._lobby)
        return self._lobby

    def _after_first_frame(self) -> None:
        self.lobby.setFocus()
        self._load_qt_words()
        self._set_sound()
        self._offer_unfinished()
        if not self.fonts_loaded:
            self.statusBar().showMessage(self.speaker.text("app.fonts_missing"), 8000)

    # --- games -----------------------------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Begin a new game as the lobby set it up."""
        from ..engine.chance import seed_from_text
        from ..engine.journal import Journal
        from ..engine.message import Trouble
        from ..engine.table import open_table
        from ..games import game as find_game
        from .saves import new_save, now_text

        self._setup = setup
        try:
            table = open_table(
                find_game(setup.game),
                setup.seats,
                options=setup.options,
                seed=seed_from_text(setup.seed) if setup.seed else None,
                time_limit=setup.time_limit,
                started=now_text(),
            )
            table.journal = Journal.begin(new_save(setup.game), table.header)
        except Trouble as trouble:
            self._complain(trouble)
            return
        self.settings.last_game = str(table.journal.path)
        self._remember(table.journal.path)
        self._lock_save(table.journal.path)
        self._sit_down(table, None)

    def resume(self) -> None:
        """Back to the table that was left, or that a crash interrupted."""
        self.resume_file(Path(self.settings.last_game))

    def resume_file(self, path: Path) -> None:
        """Play on in a saved game."""
        from ..engine import journal as record
        from ..engine.message import Trouble
        from ..engine.replay import heard_by, resume
        from ..games import game as find_game

        if not self._lock_save(path):
            self._say(self.speaker.text("app.in_use"))
            return
        try:
            table, _ = resume(path, find_game)
            read = record.read(path)
            heard = {seat: heard_by(read, seat, find_game) for seat in range(len(table.seats))}
        except Trouble as trouble:
            self._complain(trouble)
            if str(path) == self.settings.last_game:
                self.settings.last_game = ""
                self._offer_unfinished()
            return
        self.settings.last_game = str(path)
        self._remember(path)
        from .lobby.setup import GameSetup

        header = table.header
        self._setup = GameSetup(header.game, header.seats, header.options, "", header.time_limit)
        self._sit_down(table, heard)

    def _sit_down(self, table: Table, heard: object) -> None:
        from .table_page import TablePage

        self._close_page()
        self._show_page(TablePage(table, self.speaker, self.settings, self.sound), heard)

    def _show_page(self, page: TablePage, heard: object) -> None:
        page.leave.connect(self.leave)
        page.again.connect(self._again)
        page.apply()
        self.page = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._enable_actions()
        page.begin(heard)  # type: ignore[arg-type]

    def start_tour(self, game: str = "klack") -> None:
        """The guided first game."""
        from .tour.page import TourPage
        from .tour.tours import tour

        self._close_page()
        self._setup = None
        page = TourPage(tour(game), self.speaker, self.settings, self.sound)
        self._show_page(page, None)

    def _again(self) -> None:
        if self._setup is not None:
            from msgspec.structs import replace

            self.start(replace(self._setup, seed=""))

    def ask_to_leave(self) -> None:
        """Leaving costs nothing, but a game is not left by a slip of the hand."""
        page = self.page
        if page is None:
            return
        if page.table.outcome is not None or self._sure("app.leave_title", "app.leave_text", "app.do_leave"):
            self.leave()

    def leave(self) -> None:
        self._close_page()
        self.pages.setCurrentWidget(self.lobby)
        self._offer_unfinished()
        self._enable_actions()
        self.lobby.setFocus()

    def _close_page(self) -> None:
        page, self.page = self.page, None
        if page is not None:
            finished = page.table.outcome is not None
            page.close_table()
            self.pages.removeWidget(page)
            page.deleteLater()
            if finished:
                self.settings.last_game = ""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _lock_save(self, path: Path) -> bool:
        """Two windows must not write to one saved game."""
        lock = QLockFile(str(path) + ".lock")
        if not lock.tryLock(0):
            return False
        self._lock = lock
        return True

    def _offer_unfinished(self) -> None:
        """If a game was interrupted, the lobby offers to go back to it."""
        path = Path(self.settings.last_game) if self.settings.last_game else None
        text = None
        if path is not None and path.is_file():
            from ..engine import journal as record
            from ..engine.message import Trouble

            try:
                read = record.read(path)
            except Trouble:
                read = None
            if read is not None and not any(isinstance(entry, record.Ended) for entry in read.entries):
                names = ", ".join(seat.name for seat in read.header.seats)
                game = self.speaker.text(f"{read.header.game}.name")
                text = self.speaker.say("app.unfinished_game", game=game, people=names)
        self.lobby.set_unfinished(text)

    # --- files -----------------------------------------------------------------------------------------------

    def open_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from .saves import saves_folder

        kind = f"{self.speaker.text('app.saved_games')} (*.sixchambers)"
        name, _ = QFileDialog.getOpenFileName(self, self.speaker.text("app.do_open"), str(saves_folder()), kind)
        if name:
            self.open_save(Path(name))

    def open_save(self, path: Path) -> None:
        """A saved game: an unfinished one is played on, a finished one is shown again."""
        from ..engine import journal as record
        from ..engine.message import Trouble

        try:
            read = record.read(path)
        except Trouble as trouble:
            self._complain(trouble)
            return
        if any(isinstance(entry, record.Ended | record.Reported) for entry in read.entries):
            self.watch(path)
        else:
            self.resume_file(path)

    def save_as(self) -> None:
        """A copy of the game so far; the game itself goes on being saved where it is."""
        from shutil import copyfile

        from PySide6.QtWidgets import QFileDialog

        page = self.page
        if page is None or page.table.journal is None:
            return
        source = page.table.journal.path
        kind = f"{self.speaker.text('app.saved_games')} (*.sixchambers)"
        name, _ = QFileDialog.getSaveFileName(self, self.speaker.text("app.do_save_as"), str(Path.home()), kind)
        if not name:
            return
        target = Path(name) if name.endswith(".sixchambers") else Path(name + ".sixchambers")
        try:
            copyfile(source, target)
        except OSError as error:
            self._say(self.speaker.say("app.save_failed", why=error.strerror or str(error)))
            return
        self._remember(target)

    def _remember(self, path: Path) -> None:
        others = [name for name in self.settings.recent if name != str(path)]
        self.settings.recent = [str(path), *others][:8]

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for name in self.settings.recent:
            if Path(name).is_file():
                action = self.recent_menu.addAction(Path(name).stem)
                action.triggered.connect(lambda _=False, name=name: self.open_save(Path(name)))
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.speaker.text("app.no_recent")).setEnabled(False)

    def open_rescue(self) -> None:
        from .care.rescue import RescueMenu

        if self.page is not None:
            RescueMenu(self.page, self).exec()

    def concede(self) -> None:
        page = self.page
        if page is None or not page.sitting.people:
            return
        people = page.sitting.people
        seat = people[0]
        if len(people) > 1:
            from PySide6.QtWidgets import QInputDialog

            names = [page.names[one] for one in people]
            chosen, sure = QInputDialog.getItem(
                self, self.speaker.text("app.concede_title"), self.speaker.text("app.concede_who"), names, 0, False
            )
            if not sure:
                return
            seat = people[names.index(chosen)]
        elif not self._sure("app.concede_title", "app.concede_text", "app.do_concede", name=page.names[seat]):
            return
        page.sitting.concede(seat)

    # --- menus -----------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        self._menus: list[tuple[QMenu, str]] = []
        self._actions: list[tuple[QAction, str]] = []
        game = self._menu("app.menu_game")
        self.act_undo = self._action(game, "app.do_undo", self._undo, QKeySequence.StandardKey.Undo)
        self.act_skip = self._action(game, "app.do_skip", self._skip, "Ctrl+Space")
        self.act_concede = self._action(game, "app.do_concede", self.concede)
        self.act_leave = self._action(game, "app.do_leave", self.ask_to_leave, "Ctrl+W")
        game.addSeparator()
        self._action(game, "app.do_open", self.open_file, QKeySequence.StandardKey.Open)
        self.recent_menu = game.addMenu("")
        self._menus.append((self.recent_menu, "app.menu_recent"))
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self.act_save_as = self._action(game, "app.do_save_as", self.save_as, QKeySequence.StandardKey.SaveAs)
        game.addSeparator()
        self._action(game, "app.do_settings", self.open_settings, "Ctrl+,")
        self._action(game, "app.do_quit", self.close, "Ctrl+Q")
        view = self._menu("app.menu_view")
        self.act_log = self._action(view, "app.do_log", self._toggle_log, "Ctrl+L")
        self._action(view, "app.do_full_screen", self._toggle_full_screen, "F11")
        self.act_mute = self._action(view, "app.do_mute", self._toggle_mute, "Ctrl+M")
        self.act_mute.setCheckable(True)
        self.act_mute.setChecked(self.settings.muted)
        languages = self._menu("app.menu_language")
        group = QActionGroup(self)
        for name, code in (("Deutsch", "de"), ("English", "en")):
            action = languages.addAction(name)
            action.setCheckable(True)
            action.setChecked(self.speaker.language == code)
            action.triggered.connect(lambda _=False, code=code: setattr(self.settings, "language", code))
            group.addAction(action)
        self._languages = group
        help_menu = self._menu("app.menu_help")
        self._action(help_menu, "app.do_tour", self.start_tour)
        self._action(help_menu, "app.do_shortcuts", self.open_keys, "F1")
        self.act_rescue = self._action(help_menu, "app.do_rescue", self.open_rescue)
        self._action(help_menu, "app.do_about", self._about)
        self._enable_actions()

    def _menu(self, id: str) -> QMenu:
        menu = self.menuBar().addMenu("")
        self._menus.append((menu, id))
        return menu

    def _action(self, menu: QMenu, id: str, slot: object, key: object = None) -> QAction:
        action = menu.addAction("")
        action.triggered.connect(lambda _=False: slot())  # type: ignore[operator]
        if key is not None:
            action.setShortcut(QKeySequence(key))  # type: ignore[call-overload]
        self._actions.append((action, id))
        return action

    def _enable_actions(self) -> None:
        playing = self.page is not None
        for action in (self.act_undo, self.act_skip, self.act_concede, self.act_leave, self.act_log, self.act_rescue):
            action.setEnabled(playing)
        self.act_save_as.setEnabled(self.page is not None and self.page.table.journal is not None)

    def _undo(self) -> None:
        if self.page is not None:
            self.page.undo()

    def _skip(self) -> None:
        if self.page is not None:
            self.page.scene.skip()

    def _toggle_log(self) -> None:
        if self.page is not None:
            self.page.toggle_log()

    def _toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def _toggle_mute(self) -> None:
        self.settings.muted = not self.settings.muted

    def open_settings(self) -> None:
        from .settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.speaker, self)
        self.settings.changed.connect(lambda name: dialog.retranslate(self.speaker) if name == "language" else None)
        dialog.exec()
        dialog.deleteLater()

    def open_keys(self) -> None:
        from .overlay import KeysPage

        page = KeysPage(self.pages)
        page.open(self.speaker)

    def _about(self) -> None:
        from PySide6.QtWidgets import QMessageBox

        text = self.speaker.say("app.about_text", version=__version__)
        QMessageBox.about(self, self.speaker.text("app.title"), text)

    # --- saying things ---------------------------------------------------------------------------------------

    def _sure(self, title: str, text: str, yes: str, **parts: str) -> bool:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.speaker.text(title))
        box.setText(self.speaker.say(text, (), **parts))
        button = box.addButton(self.speaker.text(yes).replace("&", ""), QMessageBox.ButtonRole.AcceptRole)
        stay = box.addButton(self.speaker.text("app.cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.exec()
        return box.clickedButton() is button

    def _say(self, text: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        QMessageBox.information(self, self.speaker.text("app.title"), text)

    def _complain(self, trouble: Trouble) -> None:
        self._say(self.speaker.say(trouble.message))

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
        if self.page is not None:
            self.page.apply()

    def _set_sound(self) -> None:
        self.sound.set_volume(self.settings.volume)
        self.sound.set_muted(self.settings.muted)
        self.act_mute.setChecked(self.settings.muted)

    def _load_qt_words(self) -> None:
        """German for Qt's own dialogs."""
        app = QApplication.instance()
        assert app is not None
        app.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt_words.load(f"qtbase_{self.speaker.language}", folder):
            app.installTranslator(self._qt_words)

    def _retranslate(self) -> None:
        say = self.speaker.text
        self.setWindowTitle(say("app.title"))
        for menu, id in self._menus:
            menu.setTitle(say(id))
        for action, id in self._actions:
            action.setText(say(id))
        for action in self._languages.actions():
            action.setChecked(action.text() == {"de": "Deutsch", "en": "English"}[self.speaker.language])
        if self._lobby is not None:
            self._lobby.retranslate(self.speaker)
        if self.page is not None:
            self.page.retranslate(self.speaker)

    def text_pixels(self) -> float:
        """Reading size: never under 15 pixels at 100 %, growing with the window."""
        size = max(0.8 * min(self.width() / SMALLEST[0], self.height() / SMALLEST[1]) * 15, 15)
        return size * self.settings.text_size

    def _restyle(self) -> None:
        theme = THEMES[self.settings.theme]
        self._text_pixels = self.text_pixels()
        self.setStyleSheet(style_sheet(theme, self._text_pixels))
        if self._lobby is not None:
            self._lobby.apply_theme(theme, self._text_pixels)
        if self.page is not None:
            self.page.apply()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if abs(self.text_pixels() - self._text_pixels) >= 1:
            self._style_timer.start()

    # --- coming and going ------------------------------------------------------------------------------------

    def _restore_place(self) -> None:
        """Where the window was. Qt moves it to a screen that still exists."""
        place = self.settings.store.value("place")
        if place is not None and not isinstance(place, str):
            self.restoreGeometry(place)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.store.setValue("place", self.saveGeometry())
        self._close_page_for_good()
        if self._sound is not None:
            self._sound.close()
        event.accept()

    def _close_page_for_good(self) -> None:
        """Quitting in mid-game loses nothing: the journal has every answer."""
        self._close_page()
