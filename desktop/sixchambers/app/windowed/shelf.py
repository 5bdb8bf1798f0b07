"""Saved games: opened, copied, looked at again, played on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .pages import Pages

if TYPE_CHECKING:
    from ...engine.journal import Entry, Header


class Shelf(Pages):
    """What lies on the disk of this computer."""

    def resume_file(self, path: Path) -> None:
        """Play on in a saved game."""
        raise NotImplementedError

    def open_file(self) -> None:
        from ..saved_games import ask_for_save

        path = ask_for_save(self, self.speaker)
        if path is not None:
            self.open_save(path)

    def open_save(self, path: Path) -> None:
        """A saved game: an unfinished one is played on, a finished one is shown again."""
        from ...engine.message import Trouble
        from ..saved_games import finished

        try:
            self.watch(path) if finished(path) else self.resume_file(path)
        except Trouble as trouble:
            self.complain(trouble)

    def save_as(self) -> None:
        """A copy of the game so far; the game itself goes on being saved where it is."""
        from ..dialogs import tell
        from ..saved_games import ask_where_to_save

        source = self.page.saved_at if self.page is not None else None
        if source is None:
            return
        target = ask_where_to_save(self, self.speaker, source.name)
        if target is not None:
            refused = self.saved.copy(source, target)
            if refused is not None:
                tell(self, self.speaker, self.speaker.say(refused))

    def keep_in_mind(self, path: Path) -> None:
        """A game that was played elsewhere lies here now."""
        self.saved.remember(path)
        self._enable_menus()

    def _watch_this(self) -> None:
        """The replay of the game that has just ended."""
        if self.page is not None and self.page.saved_at is not None:
            self.watch(self.page.saved_at)

    def watch(self, path: Path) -> None:
        """Show a saved game again."""
        from ...engine.message import Trouble
        from ..replay.page import open_replay

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
        from ...engine.message import Trouble
        from ..replay.branch import write_branch
        from ..saves import new_save

        header, entries = moment
        path = new_save(header.game)
        try:
            write_branch(path, header, entries)
        except Trouble as trouble:
            self.complain(trouble)
            return
        self.resume_file(path)
