"""What the referee needs of a game: when something is revealed, what presses would settle, and to hand them in."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Protocol

from msgspec import Struct

from ...engine.game import AnyGame, Game
from ...engine.questions import as_answer
from ...engine.table import Table
from ...engine.update import Update

PHOTO_FINISH = "eps"
"""An input only a referee hands in; a game that does not know it goes by its own."""


class Press(Struct, frozen=True):
    """An input with the moment it counts for, in microseconds since the reveal."""

    moment: int
    seat: int
    kind: str
    arg: Any = None


class Coming(Struct, frozen=True):
    """Something is going to be revealed: its number, when (milliseconds of the game), and what."""

    round: int
    at: int
    what: Any


class Result(Struct, frozen=True):
    """One press after the verdict."""

    seat: int
    moment: int
    good: bool


class Contest(Protocol):
    """A game with timed reveals, in milliseconds of its own clock."""

    def coming(self) -> Coming | None: ...

    def due(self) -> int | None:
        """When time alone changes something."""

    def pass_time(self, to: int) -> None: ...

    def press_early(self, press: Press, at: int) -> None:
        """Before the reveal."""

    def begin(self, at: int) -> None:
        """The moment of the reveal has come."""

    def may(self, seat: int, kind: str, arg: Any) -> bool: ...

    def asked(self) -> list[int]:
        """The seats that may press something."""

    def settles(self, presses: Sequence[Press], photo_finish: int) -> int:
        """The moment (in microseconds since the reveal) after which nothing that comes would change the verdict."""

    def judge(self, presses: Sequence[Press], at: int, photo_finish: int) -> list[Result]: ...

    def void(self, at: int) -> None:
        """Nothing has happened, and the same is dealt again."""

    def fingerprint(self) -> str: ...


class TableContest:
    """A table of the house, seen like that."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._begun = 0
        self._results: list[Result] = []
        self._stop_listening = table.listen(None, self._heard)

    def close(self) -> None:
        self._stop_listening()

    def coming(self) -> Coming | None:
        reveal = self.table.game.about_to_show(self.table.play.state)
        return None if reveal is None else Coming(reveal.asked, reveal.at, reveal.what)

    def due(self) -> int | None:
        return self.table.next_deadline()

    def pass_time(self, to: int) -> None:
        self.table.advance(to)

    def press_early(self, press: Press, at: int) -> None:
        self.table.submit(press.seat, (press.kind, press.arg, min(press.moment, -1)), at)

    def begin(self, at: int) -> None:
        self.table.advance(at)
        self._begun = at

    def may(self, seat: int, kind: str, arg: Any) -> bool:
        """Only what the open question offers; never what a referee alone hands in."""
        question = self.table.play.question(seat)
        try:
            return question is not None and question.refuse(as_answer((kind, arg))) is None
        except ValueError:
            return False

    def asked(self) -> list[int]:
        return [question.seat for question in self.table.play.questions]

    def settles(self, presses: Sequence[Press], photo_finish: int) -> int:
        """Tried on a copy: the deadline it then has is when it would be judged."""
        trial = self.table.play.copy()
        asked = trial.core.asked
        trial.core.now = self._begun
        for seat, answer in _answers(presses, photo_finish):
            if trial.core.asked == asked and trial.refuse(seat, answer) is None:
                trial.answer(seat, answer, self._begun)
        deadline = trial.core.deadline
        if trial.core.asked != asked or deadline is None:
            return 0
        return (deadline - self._begun) * 1000

    def judge(self, presses: Sequence[Press], at: int, photo_finish: int) -> list[Result]:
        table = self.table
        asked = table.play.core.asked
        self._results = []
        before = table.next_deadline()
        soon = at if before is None else min(at, before - 1)  # they were pressed before time was up
        for seat, answer in _answers(presses, photo_finish):
            table.submit(seat, answer, soon, asked=asked)
        deadline = table.next_deadline()
        if table.play.core.asked == asked and deadline is not None:
            table.advance(max(at, deadline))
        return self._results

    def void(self, at: int) -> None:
        before = self.table.next_deadline()
        self.table.call_off(at if before is None else min(at, before - 1))

    def fingerprint(self) -> str:
        return public_fingerprint(self.table.game.codec, self.table.game.view(self.table.play.state, None))

    def _heard(self, update: Update) -> None:
        """A verdict names every press in `times`: whose it was, when, and what was wrong with it."""
        for event in update.events:
            self._results += [Result(one.seat, one.c, not one.ruling) for one in getattr(event, "times", ())]


def _answers(presses: Sequence[Press], photo_finish: int) -> list[tuple[int, tuple[str, Any, int]]]:
    """In the order of their moments, after how close a finish nobody can call."""
    ordered = sorted(presses, key=lambda press: press.moment)
    finish = [(press.seat, (PHOTO_FINISH, photo_finish // 1000, 0)) for press in ordered[:1]]
    return finish + [(press.seat, (press.kind, press.arg, max(press.moment, 0))) for press in ordered]


def is_timed(game: AnyGame) -> bool:
    """Has this game reveals that everybody has to see at once?"""
    return type(game).about_to_show is not Game.about_to_show


def public_fingerprint(codec: Any, view: Any) -> str:
    """What everybody sees, as one short text: two machines that differ in it have lost each other."""
    return sha256(codec.encode(view)).hexdigest()[:32]
