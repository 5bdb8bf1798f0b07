"""Help, and what the menus do at whatever table is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import __version__
from .frame import Frame

if TYPE_CHECKING:
    from ...engine.message import Trouble


class Helping(Frame):
    """Rules, rescue, settings, keys: beside the table, never instead of it."""

    def undo(self) -> None:
        if self.page is not None:
            self.page.undo()

    def hint(self) -> None:
        if self.page is not None:
            self.page.ask_hint()

    def skip(self) -> None:
        if self.page is not None:
            self.page.scene.skip()

    def concede(self) -> None:
        from ..dialogs import who_gives_up

        page = self.page
        if page is not None and page.sitting.people and not page.sitting.over:
            people = page.sitting.people
            asked = page.sitting.asked_now
            turn = people.index(asked[0]) if asked is not None and asked[0] in people else 0
            chosen = who_gives_up(self, self.speaker, [page.names[seat] for seat in people], turn)
            if chosen is not None:
                page.sitting.concede(people[chosen])

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
        from ..rulebook.anchors import game_of
        from ..rulebook.window import RulebookWindow

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
        from ..care.rescue import RescueMenu

        if self.page is not None:
            menu = RescueMenu(self.page, self)
            menu.exec()
            menu.deleteLater()

    def open_settings(self) -> None:
        from ..settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.speaker, self)
        dialog.exec()
        dialog.deleteLater()

    def open_controls(self) -> None:
        """How games of reaction are played here."""
        from ..live.controls import ControlsDialog

        people = len(self.page.sitting.people) if self.page is not None else 1
        dialog = ControlsDialog(self.settings, self.speaker, people, self)
        dialog.exec()
        dialog.deleteLater()

    def open_keys(self) -> None:
        from ..overlay import KeysPage

        shown = [page for page in self.pages.findChildren(KeysPage) if page.isVisible()]
        if shown:  # the key that opens it closes it, like any other
            shown[0].leave()
        else:
            KeysPage(self.pages).open(self.speaker, self._game_keys())

    def _game_keys(self) -> list[tuple[str, str]]:
        """Of the game on the table, or of the poster that is chosen, if it has keys of its own."""
        if self.page is not None:
            return self.page.own_keys()
        if self.watched is not None or self._lobby is None or self._lobby.game != "slap":
            return []
        from ...table.slap.schemes import alone
        from ..live.own_keys import own_keys

        return own_keys(alone(0), (0,), (), self.speaker)

    def about(self) -> None:
        from ..dialogs import about

        about(self, self.speaker, __version__)

    def complain(self, trouble: Trouble) -> None:
        from ..dialogs import complain

        complain(self, self.speaker, trouble)
