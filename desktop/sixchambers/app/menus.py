"""The menu bar: what can be done, in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from ..words.speaker import Speaker
    from .window import Window

LANGUAGES = {"de": "Deutsch", "en": "English"}
Key = str | QKeySequence.StandardKey | None


class Menus:
    """Makes the menus of a window and keeps them true."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._menus: list[tuple[QMenu, str]] = []
        self._actions: list[tuple[QAction, str]] = []
        self._make_game_menu()
        self._make_view_menu()
        self._make_language_menu()
        self._make_help_menu()

    def _make_game_menu(self) -> None:
        window = self._window
        menu = self._menu("app.menu_game")
        self.undo = self._action(menu, "app.do_undo", window.undo, QKeySequence.StandardKey.Undo)
        self.hint = self._action(menu, "app.do_hint", window.hint, tip="H")
        self.skip = self._action(menu, "app.do_skip", window.skip, "Ctrl+Space")
        self.concede = self._action(menu, "app.do_concede", window.concede)
        self.leave = self._action(menu, "app.do_leave", window.ask_to_leave, "Ctrl+W")
        menu.addSeparator()
        self.host = self._action(menu, "app.do_host", lambda: window.lobby.open_table())
        self.join = self._action(menu, "app.do_join", lambda: window.door.find())
        self.pause = self._action(menu, "app.do_pause", lambda: window.door.toggle_pause(), "Ctrl+P")
        self.chat = self._action(menu, "app.do_chat", lambda: window.door.open_chat(), "Ctrl+T")
        menu.addSeparator()
        self._action(menu, "app.do_open", window.open_file, QKeySequence.StandardKey.Open)
        self.recent = menu.addMenu("")
        self._menus.append((self.recent, "app.menu_recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.save_as = self._action(menu, "app.do_save_as", window.save_as, QKeySequence.StandardKey.SaveAs)
        menu.addSeparator()
        self._action(menu, "app.do_settings", window.open_settings, "Ctrl+,")
        self._action(menu, "app.do_controls", window.open_controls, "Ctrl+K")
        self._action(menu, "app.do_quit", window.close, "Ctrl+Q")

    def _make_view_menu(self) -> None:
        window = self._window
        menu = self._menu("app.menu_view")
        self.log = self._action(menu, "app.do_log", window.toggle_log, "Ctrl+L")
        self._action(menu, "app.do_full_screen", window.toggle_full_screen, "F11")
        self.mute = self._action(menu, "app.do_mute", window.toggle_mute, "Ctrl+M")
        self.mute.setCheckable(True)
        self.mute.setChecked(window.settings.muted)

    def _make_language_menu(self) -> None:
        menu = self._menu("app.menu_language")
        group = QActionGroup(self._window)
        self.languages: dict[str, QAction] = {}
        for code, name in LANGUAGES.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, code=code: setattr(self._window.settings, "language", code))
            group.addAction(action)
            self.languages[code] = action

    def _make_help_menu(self) -> None:
        window = self._window
        menu = self._menu("app.menu_help")
        self._action(menu, "app.do_rules", window.open_rules, "F2")
        self._action(menu, "app.do_tour", window.start_tour)
        self._action(menu, "app.do_shortcuts", window.open_keys, "F1")
        self.rescue = self._action(menu, "app.do_rescue", window.open_rescue)
        self._action(menu, "app.do_about", window.about)

    def _menu(self, id: str) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._menus.append((menu, id))
        return menu

    def _action(self, menu: QMenu, id: str, slot: Callable[[], object], key: Key = None, *, tip: str = "") -> QAction:
        """`tip` is a key the table itself listens to: the menu only tells of it."""
        action = menu.addAction("")
        action.setData(tip)
        action.triggered.connect(lambda _=False: slot())
        if key is not None:
            action.setShortcut(QKeySequence(key))
        self._actions.append((action, id))
        return action

    def _fill_recent(self) -> None:
        self.recent.clear()
        for path in self._window.saved.recent():
            action = self.recent.addAction(path.stem)
            action.triggered.connect(lambda _=False, path=path: self._window.open_save(path))
        if self.recent.isEmpty():
            self.recent.addAction(self._window.speaker.text("app.no_recent")).setEnabled(False)

    def enable(self, *, playing: bool, watching: bool, saved: bool, together: bool = False) -> None:
        """Only what makes sense now."""
        for action in (self.undo, self.hint, self.skip, self.concede, self.rescue):
            action.setEnabled(playing)
        for action in (self.leave, self.log):
            action.setEnabled(playing or watching)
        self.save_as.setEnabled(saved)
        for action in (self.pause, self.chat):
            action.setEnabled(playing and together)
        for action in (self.host, self.join):
            action.setEnabled(not playing and not together)

    def retranslate(self, speaker: Speaker) -> None:
        for menu, id in self._menus:
            menu.setTitle(speaker.text(id))
        for action, id in self._actions:
            tip = action.data()
            action.setText(f"{speaker.text(id)}\t{tip}" if tip else speaker.text(id))
        self.languages[speaker.language].setChecked(True)
