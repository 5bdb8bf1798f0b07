"""The program's window: the lobby, the table, a replay, and what belongs to all of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QCloseEvent

from .first_paint import FirstPaint
from .menus import Menus
from .network.places import ticket_path
from .settings import Settings
from .windowed.shelf import Shelf

if TYPE_CHECKING:
    from ..table.sound import Sound
    from .lobby.page import LobbyPage
    from .lobby.setup import GameSetup
    from .network.door import Door
    from .network.session import Session
    from .saved_games import Heard
    from .table_page import TablePage


class Window(Shelf):
    """One window a program. What the first frame does not need is imported when it is needed."""

    def __init__(self, settings: Settings, sound: Sound | None = None) -> None:
        super().__init__(settings, sound)
        self.menus = Menus(self)
        self._enable_menus()
        self._retranslate()
        settings.changed.connect(self._on_setting)
        self._restore_place()
        FirstPaint(self.entrance, self._after_first_frame)

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

    @property
    def door(self) -> Door:
        """To the network; made when somebody first goes near it."""
        if self._door is None:
            from .network.door import Door

            self._door = Door(self)
        return self._door

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
        from .pages_of_games import table_page

        self._close_page()
        self._setup = setup
        try:
            table = self.saved.begin(setup)
        except Trouble as trouble:
            self.complain(trouble)
            self.leave()
            return
        self.sit_down(table_page(table, self.speaker, self.settings, self.sound), None)

    def _again(self) -> None:
        if self._setup is not None:
            from msgspec.structs import replace

            self.start(replace(self._setup, seed=""))
        else:
            self.leave()

    def resume(self) -> None:
        """Back to the table that was left, or that a crash interrupted."""
        if self._waiting is not None and self._waiting.chair:
            self.door.go_back()
        else:
            self.resume_file(self.saved.last())

    def _tell_what_waits(self) -> None:
        from .waiting import what_waits

        self._waiting = what_waits(self.saved, self.speaker)
        if self._waiting is None:
            self.lobby.set_unfinished(None)
        else:
            self.lobby.set_unfinished(self._waiting.text, self._waiting.button)

    def resume_file(self, path: Path) -> None:
        """Play on in a saved game."""
        from ..engine.message import Trouble
        from ..lan.memo import beside
        from .lobby.setup import GameSetup
        from .pages_of_games import table_page

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
        self.sit_down(table_page(table, self.speaker, self.settings, self.sound), heard)

    def start_tour(self) -> None:
        """The guided first game: of the chosen poster, if it has one."""
        from .tour.tours import TOURS, tour_page

        game = self.lobby.game if self.lobby.game in TOURS else TOURS[0]
        self.settings.newcomer = False
        self._close_page()
        self._setup = None
        self.sit_down(tour_page(game, self.speaker, self.settings, self.sound), None)

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

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.store.setValue("place", self.saveGeometry())
        self._close_page()  # quitting in mid-game loses nothing: the journal has every answer
        self._leave_network()
        if self.rulebook is not None:
            self.rulebook.close()
        if self._sound is not None:
            self._sound.close()
        event.accept()
