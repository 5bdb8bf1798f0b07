"""Taking back: allowed as long as nobody has learned anything new."""

from __future__ import annotations

from typing import Any

from .events import Event
from .message import Message, Thing, Who, message
from .play import Play


class Moment:
    """The game just before an answer, and what somebody learned since, if anything."""

    __slots__ = ("_chapter", "_heard", "learned", "play", "seat")

    def __init__(self, seat: int, play: Play[Any], chapter: list[Event]) -> None:
        self.seat = seat
        self.play = play
        # The chapter only grows at its end, and a new round begins a new list: no need to copy it.
        self._chapter = chapter
        self._heard = len(chapter)
        # The message id of what somebody learned, or empty.
        self.learned = ""

    def chapter(self) -> list[Event]:
        """What had happened in the round until then."""
        return self._chapter[: self._heard]


def why_not(moments: list[Moment], seat: int) -> Message | None:
    """Why this seat's last answer cannot be taken back, or None if it can."""
    own = next((number for number in range(len(moments) - 1, -1, -1) if moments[number].seat == seat), None)
    if own is None:
        return message("engine.nothing_to_undo")
    learned = moments[own].learned
    if learned:
        return message("engine.learned_since", what=Thing(learned))
    since = next((moment.seat for moment in moments[own + 1 :]), None)
    if since is not None:
        return message("engine.answered_since", who=Who(since))
    return None


def latest_of_each(moments: list[Moment]) -> list[Moment]:
    """Once something is learned only the latest answer of each seat matters: to say why it has to stand."""
    return list({moment.seat: moment for moment in moments}.values())


def without_withdrawn(moments: list[Moment], seat: int, asked: int) -> list[Moment]:
    """A withdrawn answer was never given: there is nothing of it left to take back, nor to come back."""
    for moment in moments:
        if moment.play.core.asked == asked:
            moment.play.core.given.pop(seat, None)
    return [moment for moment in moments if moment.seat != seat or moment.play.core.asked != asked]
