"""Taking something back needs everybody's consent."""

from __future__ import annotations

from collections.abc import Iterable

from .messages import Wishing


class Wishes:
    """At most one wish at a time. `now` is what everybody may know of it."""

    def __init__(self) -> None:
        self.now: Wishing | None = None

    def ask(self, seat: int, people: Iterable[int]) -> int | None:
        """A seat wishes; the seat itself is returned if nobody else has to be asked. While a wish is open, another
        one (or the same again) changes nothing."""
        if self.now is not None:
            return None
        return self._waiting(seat, [other for other in people if other != seat])

    def agree(self, seat: int, agreed: bool) -> int | None:
        """Somebody agreed, or did not: then the wish is gone. The wishing seat once all have agreed."""
        if self.now is None or (seat not in self.now.left and (agreed or seat != self.now.seat)):
            return None
        if not agreed:
            self.now = None
            return None
        return self._waiting(self.now.seat, [other for other in self.now.left if other != seat])

    def forget(self, seats: Iterable[int]) -> int | None:
        """Somebody is gone: whoever is not there need not agree."""
        if self.now is None:
            return None
        gone = set(seats)
        if self.now.seat in gone:
            self.now = None
            return None
        return self._waiting(self.now.seat, [other for other in self.now.left if other not in gone])

    def _waiting(self, seat: int, left: list[int]) -> int | None:
        self.now = Wishing(seat, tuple(left)) if left else None
        return None if left else seat
