"""What a game needs to be played in text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from ...engine.events import Event
from ...engine.questions import Answer, AnyQuestion
from ...words.speaker import Speaker


class Paper(ABC):
    """What one person sees, written down, and how typed words become answers."""

    # May the bots say what they thought before the game is over? Not where that would give hidden roles away.
    open_thoughts: ClassVar[bool] = True
    # What is said instead.
    thoughts_closed: ClassVar[str] = "terminal.thoughts_after"

    # Options a table of text must have, whatever anybody asks for.
    insists: ClassVar[dict[str, Any]] = {}

    def __init__(self, speaker: Speaker, names: list[str], seat: int) -> None:
        self.speaker = speaker
        self.names = names
        self.seat = seat

    @abstractmethod
    def table(self, view: Any) -> Iterator[str]:
        """The table as rows."""

    def detail(self, event: Event) -> str:
        """What a line of the log leaves to the eye, in words; empty where it says everything."""
        return ""

    def asks(self, question: AnyQuestion) -> bool:
        """While a race is on: is this worth asking about before time passes?"""
        return False

    @abstractmethod
    def hints(self, question: AnyQuestion, view: Any) -> Iterator[str]:
        """What one may type now."""

    @abstractmethod
    def told(self, answer: Answer, question: AnyQuestion, view: Any) -> str:
        """An answer in words, for a hint: as one would type or read it."""

    @abstractmethod
    def understand(self, typed: str, question: AnyQuestion, view: Any) -> Answer:
        """ValueError where it cannot be understood; what is understood but not allowed the table refuses."""
