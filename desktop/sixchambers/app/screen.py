"""Who looks at this screen: one fact, kept in one place.

One person here always looks. Several people share the screen: then nobody's secrets are shown, until the curtain has
been closed for somebody and that person has lifted it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Screen(QObject):
    """Nobody in particular, the curtain closed for a seat, or a seat looking."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The only person here, who needs no curtain.
        self.only: int | None = None
        self.curtain_for: int | None = None
        self._lifted: int | None = None

    @property
    def eyes(self) -> int | None:
        """Through whose eyes the table is shown; None: as everybody may see it."""
        return self.only if self.only is not None else self._lifted

    @property
    def lifted(self) -> int | None:
        """Who sits here behind a lifted curtain."""
        return self._lifted

    def share(self, people: list[int]) -> None:
        """So many people use this screen from now on."""
        self.only = people[0] if len(people) == 1 else None
        self._set(None, None)

    def close_for(self, seat: int) -> None:
        self._set(seat, None)

    def lift(self) -> None:
        self._set(None, self.curtain_for)

    def free(self) -> None:
        """Back to what everybody may see."""
        self._set(None, None)

    def _set(self, curtain_for: int | None, lifted: int | None) -> None:
        if (curtain_for, lifted) != (self.curtain_for, self._lifted):
            self.curtain_for, self._lifted = curtain_for, lifted
            self.changed.emit()
