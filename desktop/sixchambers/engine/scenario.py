"""Scenario files: a rule case as data. The format is described in tests/scenarios/README.md.

given: seats, options, the state as it shall be, rigged chance. Then steps: what players do or try in their own
words, and the facts that must hold. Each game brings a `Talk` that knows its words and facts.
"""

from __future__ import annotations

import json
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .disk import cannot_read
from .events import Event
from .game import AnyGame
from .journal import SeatInfo
from .message import Message, Trouble
from .play import NOT_ASKED, Play
from .questions import Answer, AnyQuestion
from .table import Table, open_table
from .update import Update

OPPOSITE = {
    "=": "!=",
    "!=": "=",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
    "has": "lacks",
    "lacks": "has",
}
_FACT = re.compile(r"^\s*([\w.]+)\s*(!=|<=|>=|=|<|>|\bhas\b|\blacks\b)\s*(.+?)\s*$")
_AT = re.compile(r"^at (\d+)\s+(.*)$")


class Given(Struct, forbid_unknown_fields=True):
    """The table before the first move."""

    seats: list[str]
    options: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}
    set: dict[str, Any] = {}
    time_limit: int | None = None
    seed: str = "scenario"


class Move(Struct, forbid_unknown_fields=True):
    """Something done (`do`) or tried and refused (`try` with `refused`), and the facts afterwards."""

    do: str | list[str] = []
    try_: str = msgspec.field(default="", name="try")
    refused: str = ""
    then: list[str] = []


class Scenario(Struct, forbid_unknown_fields=True):
    """One file."""

    title: str
    game: str
    given: Given
    case: int | str = ""
    step: list[Move] = []
    then: list[str] = []
    # What else it covers, beside its case.
    also: list[int | str] = []


class Failed(Exception):
    """The scenario does not hold; says where and why."""


class Talk(ABC):
    """How players of one game speak, and what can be said about its table."""

    # Who sits where, so that facts can name people.
    names: list[str] = []  # noqa: RUF012 - set anew for every scenario, never changed

    @abstractmethod
    def arrange(self, state: Any, key: str, value: Any, seat: int | None) -> None:
        """Override one thing of a fresh state: `"A.purse" = [3, 0]` comes as key "purse", seat 0."""

    @abstractmethod
    def settle(self, state: Any) -> None:
        """After all overrides: make what was not said fit what was."""

    @abstractmethod
    def rig(self, stream: str, word: Any) -> int:
        """A rigged draw in a player's words: "bullet" for the number that means it."""

    @abstractmethod
    def understand(self, play: Any, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
        """What "bids 5" answers, and which kind of question (its `about`) it answers. ValueError: not understood."""

    @abstractmethod
    def facts(self, play: Any) -> dict[str, Any]:
        """Facts about the table as a whole."""

    @abstractmethod
    def seat_facts(self, play: Any, seat: int) -> dict[str, Any]:
        """Facts about one seat, as only the table knows them."""

    @abstractmethod
    def totals(self, state: Any) -> Any:
        """What must stay the same whatever happens: bills, markers, cards."""


class Running:
    """A scenario on its way."""

    def __init__(self, scenario: Scenario, game: AnyGame) -> None:
        given = scenario.given
        self.game = game
        self.talk: Talk = game.talk()
        self.names = self.talk.names = given.seats
        seats = [SeatInfo(name) for name in given.seats]
        seed = given.seed.encode().ljust(16, b".")[:16]
        # The table is opened as usual, then its fresh state is arranged and begun once more.
        self.table: Table = open_table(game, seats, options=given.options, seed=seed, time_limit=given.time_limit)
        state = game.fresh(self.table.options, len(seats), seed, given.time_limit)
        for path, value in given.set.items():
            seat, key = self._seat_and_key(path)
            try:
                self.talk.arrange(state, key, value, seat)
            except (ValueError, TypeError) as error:
                raise Failed(f"“{path}” cannot be set to {value!r}: {error}") from None
        self.talk.settle(state)
        for stream, draws in given.chance.items():
            state.core.chance.rigged[stream] = [self.talk.rig(stream, draw) for draw in draws]
        self.totals = self.talk.totals(state)
        self.table.play = game.play(state, heard=True)
        self.heard: dict[int | None, list[str]] = {seat: [] for seat in (None, *range(len(seats)))}
        for seat in self.heard:
            self.table.listen(seat, lambda update, seat=seat: self._hear(seat, update.events))  # type: ignore[misc]
        self.table.chapter.clear()
        self.table.play.begin()
        self.table._publish()
        self.refusal: Message | None = None

    def _hear(self, seat: int | None, events: tuple[Event, ...]) -> None:
        self.heard[seat] += [line.id for event in events if (line := event.line()) is not None]

    def _seat_and_key(self, path: str) -> tuple[int | None, str]:
        name, _, key = path.partition(".")
        return (self.names.index(name), key) if name in self.names else (None, path)

    def do(self, sentence: str) -> None:
        """One sentence of a player, or time passing. `refusal` is the answer to it, if it was refused."""
        table = self.table
        self.refusal = None
        at = None
        if timed := _AT.match(sentence):
            at, sentence = int(timed[1]), timed[2]
        words = sentence.split()
        if words[:1] == ["wait"] and len(words) == 2:
            table.advance(table.play.core.now + int(words[1]))
        elif sentence == "time runs out":
            deadline = table.next_deadline()
            if deadline is None:
                raise Failed("no clock is running")
            table.advance(deadline)
        elif sentence == "windows pass":
            if not table.play.in_window():
                raise Failed("no window is open")
            while table.play.in_window():
                table.advance(table.next_deadline() or 0)
        elif words and words[0] in self.names:
            self._player(self.names.index(words[0]), words[1:], at)
        else:
            raise Failed(f"nobody understands “{sentence}”")
        self._check()

    def _player(self, seat: int, words: list[str], at: int | None) -> None:
        table = self.table
        if at is not None:
            table.advance(at)  # whatever is due until then comes first; the words are about what is asked then
        if words == ["takes", "back"]:
            self.refusal = table.undo(seat, at)
            return
        play: Play[Any] = table.play
        try:
            about, answer = self.talk.understand(play, seat, words, self.names)
        except ValueError as error:
            raise Failed(f"“{' '.join(words)}”: {error}") from None
        for offer in play.offers(seat):
            if offer.question.about == about:
                self.refusal = table.submit_offer(seat, offer.id, answer, at)
                return
        question = play.question(seat)
        if question is not None and question.about != about:
            self.refusal = NOT_ASKED
        else:
            self.refusal = table.submit(seat, answer, at)

    def _check(self) -> None:
        totals = self.talk.totals(self.table.play.state)
        if totals != self.totals:
            raise Failed(f"something was lost or made: {self.totals} before, {totals} now")

    # --- facts -----------------------------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        """Everything a `then` can speak of."""
        play = self.table.play
        outcome = self.table.outcome
        named = self._named
        facts: dict[str, Any] = {
            **self.talk.facts(play),
            "asked": named(play.owing()),
            "ready": named(tuple(play.core.given)),
            "over": outcome is not None,
            "now": play.core.now,
            "deadline": play.core.deadline,
            "refused": self.refusal.id if self.refusal else None,
            "nobody": self._seat_facts(None),
        }
        if outcome is not None:
            facts["outcome"] = {
                "winners": named(outcome.winners),
                "scores": dict(zip(self.names, outcome.scores, strict=True)),
                "why": outcome.why.id,
            }
        for seat, name in enumerate(self.names):
            facts[name] = {**self.talk.seat_facts(play, seat), **self._seat_facts(seat)}
        return facts

    def _named(self, seats: tuple[int, ...]) -> list[str]:
        return [self.names[seat] for seat in seats]

    def _seat_facts(self, seat: int | None) -> dict[str, Any]:
        update = self.table.update(seat)
        question = update.question
        return {
            "view": self._view_facts(update),
            "heard": self.heard[seat],
            "owes": update.owes,
            "question": question.prompt.id if question is not None else None,
            "kind": type(question).__struct_config__.tag if question is not None else None,
            "legal": _legal(question),
            "offers": [offer.question.prompt.id for offer in update.offers],
        }

    def _view_facts(self, update: Update) -> Any:
        """The view as the seat gets it. Rows over the seats can be read by name: `A.view.purses.B`."""
        plain = json.loads(self.game.codec.encode(update.view))
        for key, value in plain.items():
            if isinstance(value, list) and len(value) == len(self.names):
                plain[key] = Row(value, self.names)
        return plain


class Row(list[Any]):
    """A list as long as the table has seats: readable by the seats' names too, and still a list."""

    def __init__(self, values: list[Any], names: list[str]) -> None:
        super().__init__(values)
        self.names = names


def _legal(question: AnyQuestion | None) -> list[Any]:
    """The legal answers as lists; of a question with a great many of them only the first ones."""
    answers = islice(question.legal(), 5000) if question is not None else ()
    return [list(answer) if isinstance(answer, tuple) else answer for answer in answers]


def holds(facts: Mapping[str, Any], sentence: str, *, flipped: bool = False) -> bool:
    """Does a fact hold? Flipped: the opposite, to prove that the fact can fail."""
    parsed = _FACT.match(sentence)
    if parsed is None:
        raise Failed(f"not a fact: “{sentence}”")
    path, operator, text = parsed.groups()
    found = look_up(facts, path)
    wanted = _value(text)
    if flipped:
        operator = OPPOSITE[operator]
    if isinstance(found, list) and operator in ("=", "!=") and not isinstance(wanted, list):
        wanted = [wanted]  # `asked = B` for `asked = ["B"]`
    match operator:
        case "=":
            return _same(found, wanted)
        case "!=":
            return not _same(found, wanted)
        case "has":
            return _has(found, wanted)
        case "lacks":
            return not _has(found, wanted)
    if not isinstance(found, int) or not isinstance(wanted, int):
        raise Failed(f"{path} is {found!r}; only numbers can be compared with {operator}")
    return {"<": found < wanted, "<=": found <= wanted, ">": found > wanted, ">=": found >= wanted}[operator]


def _has(found: Any, wanted: Any) -> bool:
    if isinstance(found, list):
        return any(_same(part, wanted) for part in found)
    if isinstance(found, dict):
        return str(wanted) in found
    return str(wanted) in str(found)


def _same(found: Any, wanted: Any) -> bool:
    return bool(found == wanted) and isinstance(found, bool) == isinstance(wanted, bool)


def look_up(facts: Mapping[str, Any], path: str) -> Any:
    found: Any = facts
    for key in path.split("."):
        if isinstance(found, Mapping) and key in found:
            found = found[key]
        elif isinstance(found, Row) and key in found.names:
            found = found[found.names.index(key)]
        elif isinstance(found, list) and key.isdigit() and int(key) < len(found):
            found = found[int(key)]
        else:
            known = ", ".join(map(str, found)) if isinstance(found, Mapping) else repr(found)
            raise Failed(f"“{path}”: no “{key}” here; there is: {known}")
    return found


def _value(text: str) -> Any:
    """JSON, or a bare word: `true`, `none`, `12`, `[1, 2]`, `[A, B]`, `klack.ask_bid`."""
    if text in ("none", "hidden"):
        return None
    try:
        return json.loads(text)
    except ValueError:
        pass
    if text.startswith("[") and text.endswith("]"):
        inner = text[1:-1].strip()
        return [_value(part.strip()) for part in inner.split(",")] if inner else []
    return text


def load(path: Path) -> Scenario:
    """A scenario file, strictly: an unknown key is a mistake, not a comment."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Scenario)
    except OSError as error:
        raise cannot_read(path, error) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Trouble("engine.bad_scenario", file=str(path), why=str(error)) from None


def count_facts(scenario: Scenario) -> int:
    return sum(len(step.then) + bool(step.try_) for step in scenario.step) + len(scenario.then)


def run(scenario: Scenario, game: AnyGame, *, flip: int | None = None) -> None:
    """Play a scenario; raises Failed where it does not hold. `flip` turns the fact of that number round."""
    running = Running(scenario, game)
    number = 0

    def check(sentences: list[str]) -> Iterator[str]:
        nonlocal number
        facts = running.facts()
        for sentence in sentences:
            if not holds(facts, sentence, flipped=number == flip):
                parsed = _FACT.match(sentence)
                path = parsed[1] if parsed else ""
                yield f"{'not ' if number == flip else ''}{sentence} (it is {look_up(facts, path)!r})"
            number += 1

    for place, step in enumerate(scenario.step, 1):
        if bool(step.try_) != bool(step.refused):
            raise Failed(f"step {place}: `try` and `refused` belong together")
        for sentence in [step.do] if isinstance(step.do, str) else step.do:
            running.do(sentence)
            if running.refusal is not None:
                raise Failed(f"step {place}: “{sentence}” was refused: {running.refusal.id}")
        if step.try_:
            running.do(step.try_)
            refused = running.refusal.id if running.refusal else "not at all"
            if (refused == step.refused) == (number == flip):
                raise Failed(f"step {place}: “{step.try_}” was refused: {refused}, not {step.refused}")
            number += 1
        for wrong in check(step.then):
            raise Failed(f"step {place}: {wrong}")
    for wrong in check(scenario.then):
        raise Failed(f"at the end: {wrong}")
