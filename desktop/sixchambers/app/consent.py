"""Whether an answer may be taken back: everybody else at the table has to agree, wherever they sit."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from ..engine.message import Message
from ..lan.messages import Wishing
from ..lan.wishes import Wishes


class Consent(QObject):
    """At one screen: the others here agree by key. Tables on the network have their own (see network/)."""

    changed = Signal()
    granted = Signal(int)  # this seat's last answer is taken back now

    def __init__(
        self,
        people: Callable[[], Iterable[int]],
        why_not: Callable[[int], Message | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._people = people
        self._why_not = why_not
        self._wishes = Wishes()

    @property
    def now(self) -> Wishing | None:
        """The wish, if there is one, and who has not agreed yet."""
        wish = self._wishes.now
        if wish is not None and self._why_not(wish.seat) is not None:
            self._wishes.now = None  # the game has gone on meanwhile
        return self._wishes.now

    def ask(self, seat: int) -> Message | None:
        """A seat would like to take back its last answer; the reason if nobody needs to be asked about that."""
        self._settle(self._wishes.ask(seat, self._people()))
        return None

    def agree(self, seat: int, agreed: bool) -> None:
        self._settle(self._wishes.agree(seat, agreed))

    def _settle(self, seat: int | None) -> None:
        if seat is not None:
            self.granted.emit(seat)
        self.changed.emit()
