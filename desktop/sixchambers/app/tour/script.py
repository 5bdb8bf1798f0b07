"""What a guided game is made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...engine.chance import seed_from_text
from ...engine.journal import SeatInfo
from ...engine.message import Message, message
from ...engine.questions import Answer
from ...engine.table import Table, open_table
from ...engine.update import Update
from ...games import game as find_game
from ..voices import Deliver

TIME = "time runs out"


@dataclass(frozen=True)
class Say:
    """Something to read; the game waits until it has been. `about` is lit meanwhile: a thing the game's table knows.
    `at`: it is time for it when the table waits for this seat."""

    caption: str
    about: str = ""
    at: int = 0


@dataclass(frozen=True)
class Do:
    """Something to do, in the words of scenario files: "bids 3". `about` is lit meanwhile."""

    caption: str
    words: str
    about: str = ""


@dataclass(frozen=True)
class Meanwhile:
    """What happens by itself in a game of reaction, in the words of scenario files: what others do at which moment, and
    "time runs out"."""

    words: tuple[str, ...]


Step = Say | Do | Meanwhile


@dataclass(frozen=True)
class Tour:
    """A scripted game. The person sits on the first chair; `others` says what the rest answer, in order."""

    game: str
    names: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    steps: tuple[Step, ...]
    others: dict[int, tuple[str, ...]] = field(default_factory=dict)
    # Two sit at the top of this table, so close that the guide has to stand between them.
    between: bool = False
    # Nobody sits at the top, but something lies there: the guide is wide and low.
    wide: bool = False

    def open(self) -> Table:
        seats = [SeatInfo(name, "person" if seat == 0 else "script") for seat, name in enumerate(self.names)]
        return open_table(find_game(self.game), seats, options=self.options, seed=seed_from_text(self.seed))


class Script:
    """A tour on its way: what to say or do next, and what the others answer."""

    def __init__(self, tour: Tour, table: Table) -> None:
        self.tour = tour
        self.table = table
        self._talk = table.game.talk()
        self._left = deque(tour.steps)
        self._others = {seat: deque(words) for seat, words in tour.others.items()}

    @property
    def step(self) -> Step | None:
        return self._left[0] if self._left else None

    @property
    def done(self) -> int:
        return len(self.tour.steps) - len(self._left)

    @property
    def place(self) -> tuple[int, int]:
        """The number of the caption that is shown, and how many there are."""
        shown = [isinstance(step, Say | Do) for step in self.tour.steps]
        return sum(shown[: self.done]) + 1, sum(shown)

    def next(self) -> None:
        if self._left:
            self._left.popleft()

    def wanted(self) -> Answer:
        """The answer the tour waits for."""
        assert isinstance(self.step, Do)
        return self._understand(0, self.step.words)

    def happen(self, sentence: str) -> tuple[int, Answer] | None:
        """What somebody else does, as it was told; or None: time has passed."""
        if sentence == TIME:
            self.table.advance(self.table.next_deadline() or self.table.now)
            return None
        name, _, words = sentence.partition(" ")
        seat = self.tour.names.index(name)
        answer = self._understand(seat, words)
        self.table.submit(seat, answer)
        return seat, answer

    def _understand(self, seat: int, words: str) -> Answer:
        _, answer = self._talk.understand(self.table.play, seat, words.split(), list(self.tour.names))
        return answer

    # --- the others: a voice like the bots ---------------------------------------------------------------------

    def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None:
        """Everybody knows the script already."""

    def hear(self, update: Update) -> None:
        """Nothing the others hear changes what they say."""

    def think(self, update: Update, deliver: Deliver) -> None:
        assert update.seat is not None
        words = self._others[update.seat].popleft()
        deliver(self._understand(update.seat, words), _SCRIPT)

    def close(self) -> None:
        """There is no process behind it."""


_SCRIPT: Message = message("tour.by_the_script")
