"""The window's frame: what it is made of, and how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLibraryInfo, QTimer, QTranslator
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from ...places import resources
from ...table.theme import THEMES, load_fonts, style_sheet
from ...words.speaker import speaker, system_language
from ..entrance import Entrance
from ..settings import Settings

if TYPE_CHECKING:
    from ...table.sound import Sound
    from ..lobby.page import LobbyPage
    from ..lobby.setup import GameSetup
    from ..menus import Menus
    from ..network.door import Door
    from ..replay.page import ReplayPage
    from ..rulebook.window import RulebookWindow
    from ..saved_games import SavedGames
    from ..table_page import TablePage
    from ..waiting import Waiting

SMALLEST = (1024, 640)


class Frame(QMainWindow):
    """Settings that change how things look are seen at once, everywhere."""

    menus: Menus

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

    @property
    def sound(self) -> Sound:
        if self._sound is None:
            from ...table.sound import Sound

            self._sound = Sound(parent=self)
        return self._sound

    @property
    def saved(self) -> SavedGames:
        if self._saved is None:
            from ..saved_games import SavedGames

            self._saved = SavedGames(self.settings)
        return self._saved

    @property
    def lobby(self) -> LobbyPage:
        raise NotImplementedError

    def _tell_what_waits(self) -> None:
        """The lobby offers what was left unfinished."""
        raise NotImplementedError

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

    def _restore_place(self) -> None:
        """Where the window was. Qt moves it to a screen that still exists."""
        place = self.settings.store.value("place")
        if isinstance(place, QByteArray):
            self.restoreGeometry(place)
