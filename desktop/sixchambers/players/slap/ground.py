"""Where bots race: a bare game, or a table with everything that belongs to it. The driver knows only this much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ...engine.game import seen
from ...engine.message import Message
from ...engine.play import Play
from ...engine.questions import Answer
from ...engine.table import Table
from ...engine.update import Update
from ...games.slap.game import SLAP
from ...games.slap.state import SlapState
from ...games.slap.view import SlapView


class Ground(Protocol):
    """A game in progress on somebody's clock."""

    play: Play[Any]

    def view(self, seat: int) -> SlapView: ...

    def submit(self, seat: int, answer: Answer, at: int, reason: Message) -> None: ...

    def advance(self, to: int) -> None: ...

    def hear(self, tell: Callable[[Update], None]) -> None:
        """Pass on what has been heard since the last time, if that has not happened yet."""


class BareGround:
    """The engine alone: for tournaments."""

    def __init__(self, play: Play[SlapState]) -> None:
        self.play = play
        # What seats have seen since something last happened.
        self._views: dict[int, SlapView] = {}

    def view(self, seat: int) -> SlapView:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = SLAP.view(self.play.state, seat)
        return view

    def submit(self, seat: int, answer: Answer, at: int, reason: Message) -> None:
        self._views.clear()
        play = self.play
        play.core.now = at
        play.answer(seat, answer, at)

    def advance(self, to: int) -> None:
        self._views.clear()
        self.play.advance(to)

    def hear(self, tell: Callable[[Update], None]) -> None:
        play = self.play
        events, play.events = play.events, []
        core = play.core
        for seat in range(len(play.state.members)):
            tell(Update(seat, core.asked, core.now, core.deadline, seen(events, seat), self.view(seat)))


class TableGround:
    """A whole table, journal and all."""

    def __init__(self, table: Table, tell: Callable[[Update], None]) -> None:
        self.table = table
        self.play = table.play
        for seat in range(len(table.seats)):
            table.listen(seat, tell)

    def view(self, seat: int) -> SlapView:
        view: SlapView = self.table.update(seat).view
        return view

    def submit(self, seat: int, answer: Answer, at: int, reason: Message) -> None:
        refused = self.table.submit(seat, answer, at, reason=reason)
        assert refused is None, (answer, refused)

    def advance(self, to: int) -> None:
        self.table.advance(to)

    def hear(self, tell: Callable[[Update], None]) -> None:
        """Whoever listens at a table has heard it already."""
