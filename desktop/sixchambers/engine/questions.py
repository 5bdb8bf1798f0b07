"""The closed family of questions. Scene, bots, network and tests know these and no others.

A question is complete in itself: it says who is asked, what may be answered (a list, or an exact constraint),
what would look possible but is not and why, and what is answered for somebody who does not answer. A guest's
program, which has no state, can therefore light the legal choices and say why the others are dark.

`legal()` yields every legal answer; `refuse(answer)` gives the reason against one, or None. The two must agree:
a test holds them together for every question of every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product
from math import prod
from typing import Any

from msgspec import Struct

from .message import Message, message

# What answers are made of: whole numbers, short texts, None, and tuples of these.
Answer = Any
Value = int | str
Place = tuple[int, ...]

PASS = None
"""The answer "no, thank you" wherever a question allows it."""

HOLD = "hold"
"""The answer "wait, let me think" in a window: it stops the clock for a while, until another answer is given."""


class Barred(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something that looks possible but is not, with the reason a person understands."""

    value: Any
    why: Message


class Caution(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An answer that is allowed and would do nothing, or harm: said before it is given.

    `value` is the answer; of an answer in parts it may be the first of them, or the first few.
    """

    value: Any
    why: Message


class Question(Struct, frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """What all questions have. `about` tells the scene what the values are: "seat", "stack", "card" ..."""

    seat: int
    prompt: Message
    default: Answer
    about: str = ""
    # Must others at the same screen look away while this is answered?
    secret: bool = False
    # May the answer be changed while others still think?
    changeable: bool = False
    # What is allowed and still not wise.
    warned: tuple[Caution, ...] = ()

    def legal(self) -> Iterator[Answer]:
        raise TypeError("a bare Question has no answers")

    def warning(self, answer: Answer) -> Message | None:
        """What to say before this answer is given, if anything."""
        for caution in self.warned:
            value = caution.value
            if same(value, answer):
                return caution.why
            if isinstance(answer, tuple):
                begins = value if isinstance(value, tuple) else (value,)
                if same(begins, answer[: len(begins)]):
                    return caution.why
        return None

    def refuse(self, answer: Answer) -> Message | None:
        """Why this answer is not allowed. The slow, always right way; kinds override it with better reasons."""
        return None if any(same(answer, one) for one in self.legal()) else NOT_OFFERED

    def count(self, most: int) -> int:
        """How many legal answers there are, counted no further than `most`."""
        number = 0
        for _ in self.legal():
            number += 1
            if number >= most:
                break
        return number

    def only(self) -> tuple[Answer] | None:
        """The single legal answer in a tuple, or None where there is a real choice."""
        answers = self.legal()
        first = next(answers, NOT_OFFERED)
        if first is not NOT_OFFERED and next(answers, NOT_OFFERED) is NOT_OFFERED:
            return (first,)
        return None


NOT_OFFERED = message("engine.not_offered")
WRONG_KIND = message("engine.wrong_kind")
MAY_NOT_PASS = message("engine.may_not_pass")


def same(one: Answer, other: Answer) -> bool:
    """Equal and of the same type: True is not 1, and 1.0 is neither."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool(one == other)


def contains(values: tuple[Any, ...], answer: Answer) -> bool:
    return any(same(answer, value) for value in values)


def whole(answer: Answer) -> bool:
    return type(answer) is int


def _reason_against(barred: tuple[Barred, ...], value: Answer) -> Message:
    for bar in barred:
        if same(bar.value, value):
            return bar.why
    return NOT_OFFERED


class ChooseOne(Question, frozen=True, tag="one", kw_only=True):
    """One option of several: a seat, a stack, a card, yes or no."""

    options: tuple[Value, ...]
    barred: tuple[Barred, ...] = ()
    may_pass: bool = False

    def legal(self) -> Iterator[Answer]:
        yield from self.options
        if self.may_pass:
            yield PASS

    def refuse(self, answer: Answer) -> Message | None:
        if answer is PASS:
            return None if self.may_pass else MAY_NOT_PASS
        if contains(self.options, answer):
            return None
        return _reason_against(self.barred, answer)

    def only(self) -> tuple[Answer] | None:
        if self.may_pass:
            return None if self.options else (PASS,)
        return (self.options[0],) if len(self.options) == 1 else None


class ChooseSome(Question, frozen=True, tag="some", kw_only=True):
    """Some of several different things, named in the order of the options."""

    options: tuple[Value, ...]
    least: int
    most: int
    barred: tuple[Barred, ...] = ()

    def legal(self) -> Iterator[Answer]:
        for size in range(self.least, min(self.most, len(self.options)) + 1):
            yield from combinations(self.options, size)

    def refuse(self, answer: Answer) -> Message | None:
        if not isinstance(answer, tuple):
            return WRONG_KIND
        for value in answer:
            if not contains(self.options, value):
                return _reason_against(self.barred, value)
        if len(answer) < self.least:
            return message("engine.too_few", n=self.least)
        if len(answer) > self.most:
            return message("engine.too_many", n=self.most)
        places = [next(i for i, option in enumerate(self.options) if same(option, value)) for value in answer]
        return None if all(a < b for a, b in pairwise(places)) else NOT_OFFERED

    def only(self) -> tuple[Answer] | None:
        if self.least == 0 and self.most > 0 and self.options:  # nothing, or one of them: no need to count further
            return None
        return Question.only(self)


class ChooseCounts(Question, frozen=True, tag="counts", kw_only=True):
    """Some of several alike: how many of each kind, such as 1000s and 2000s for a bid.

    `kinds` names the kinds for the scene, `have` says how many there are of each.
    """

    kinds: tuple[str, ...]
    have: tuple[int, ...]
    least: int
    most: int
    none_chosen: Message = NOT_OFFERED
    not_enough: Message = NOT_OFFERED

    def legal(self) -> Iterator[Answer]:
        least, most = self.least, self.most
        for counts in product(*[range(number + 1) for number in self.have]):
            if least <= sum(counts) <= most:
                yield counts

    def refuse(self, answer: Answer) -> Message | None:
        if type(answer) is not tuple or len(answer) != len(self.have) or not all(map(whole, answer)):
            return WRONG_KIND
        for number, there in zip(answer, self.have, strict=True):
            if not 0 <= number <= there:
                return self.not_enough
        if sum(answer) < self.least:
            return self.none_chosen
        return None if sum(answer) <= self.most else message("engine.too_many", n=self.most)


class ChooseNumber(Question, frozen=True, tag="number", kw_only=True):
    """A number between two bounds."""

    least: int
    most: int

    def legal(self) -> Iterator[Answer]:
        yield from range(self.least, self.most + 1)

    def refuse(self, answer: Answer) -> Message | None:
        if not whole(answer):
            return WRONG_KIND
        if self.least <= answer <= self.most:
            return None
        return message("engine.out_of_bounds", least=self.least, most=self.most)


class ChoosePlace(Question, frozen=True, tag="place", kw_only=True):
    """A place on the table: a chamber of a revolver, a base, a position. Named by its coordinates."""

    places: tuple[Place, ...]
    barred: tuple[Barred, ...] = ()
    may_pass: bool = False

    def legal(self) -> Iterator[Answer]:
        yield from self.places
        if self.may_pass:
            yield PASS

    def refuse(self, answer: Answer) -> Message | None:
        if answer is PASS:
            return None if self.may_pass else MAY_NOT_PASS
        if contains(self.places, answer):
            return None
        return _reason_against(self.barred, answer)


class ChooseOrder(Question, frozen=True, tag="order", kw_only=True):
    """All the items, in an order of one's own."""

    items: tuple[Value, ...]

    def legal(self) -> Iterator[Answer]:
        seen = set()
        for order in permutations(self.items):
            if order not in seen:
                seen.add(order)
                yield order

    def refuse(self, answer: Answer) -> Message | None:
        if not isinstance(answer, tuple):
            return WRONG_KIND
        left = list(self.items)
        for value in answer:
            place = next((i for i, item in enumerate(left) if same(item, value)), None)
            if place is None:
                return NOT_OFFERED
            del left[place]
        return message("engine.all_of_them") if left else None


class Arrange(Question, frozen=True, tag="arrange", kw_only=True):
    """Items into places: for each place the index of the item that goes there, or -1 for none.

    `fill` says how many places must be filled, such as six chambers from eight bullets.
    """

    items: tuple[Value, ...]
    places: tuple[Place, ...]
    fill: int

    def legal(self) -> Iterator[Answer]:
        numbers = range(len(self.items))
        for where in combinations(range(len(self.places)), self.fill):
            for what in permutations(numbers, self.fill):
                plan = [-1] * len(self.places)
                for place, item in zip(where, what, strict=True):
                    plan[place] = item
                yield tuple(plan)

    def refuse(self, answer: Answer) -> Message | None:
        if type(answer) is not tuple or len(answer) != len(self.places) or not all(map(whole, answer)):
            return WRONG_KIND
        used = [item for item in answer if item != -1]
        if any(not 0 <= item < len(self.items) for item in used):
            return NOT_OFFERED
        if len(set(used)) != len(used):
            return message("engine.used_twice")
        return None if len(used) == self.fill else message("engine.fill_places", n=self.fill)


class Assign(Question, frozen=True, tag="assign", kw_only=True):
    """A mapping: each symbol to one of its own targets, such as every shot on the dice to a seat."""

    symbols: tuple[Value, ...]
    targets: tuple[tuple[Value, ...], ...]
    barred: tuple[Barred, ...] = ()

    def legal(self) -> Iterator[Answer]:
        yield from product(*self.targets)

    def refuse(self, answer: Answer) -> Message | None:
        if type(answer) is not tuple or len(answer) != len(self.symbols):
            return WRONG_KIND
        for value, allowed in zip(answer, self.targets, strict=True):
            if not contains(allowed, value):
                return _reason_against(self.barred, value)
        return None

    def count(self, most: int) -> int:
        return min(most, prod(map(len, self.targets)))

    def only(self) -> tuple[Answer] | None:
        return (tuple([seats[0] for seats in self.targets]),) if self.count(2) == 1 else None


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing that may be played: what it is, whom or what it may aim at, and the ways to use it.

    An empty tuple of targets or ways means that none is to be named.
    """

    card: Value
    targets: tuple[Value, ...] = ()
    ways: tuple[str, ...] = ()


class PlayOne(Question, frozen=True, tag="play", kw_only=True):
    """A play: a card with its target and its way of use as one answer `(card, target, way)`."""

    moves: tuple[Move, ...]
    barred: tuple[Barred, ...] = ()
    may_pass: bool = True

    def legal(self) -> Iterator[Answer]:
        for move in self.moves:
            yield from product((move.card,), move.targets or (PASS,), move.ways or (PASS,))
        if self.may_pass:
            yield PASS

    def refuse(self, answer: Answer) -> Message | None:
        if answer is PASS:
            return None if self.may_pass else MAY_NOT_PASS
        if type(answer) is not tuple or len(answer) != 3:
            return WRONG_KIND
        card, target, way = answer
        known = [move for move in self.moves if same(move.card, card)]
        if not known:
            why = _reason_against(self.barred, card)
            return why if why is not NOT_OFFERED else _reason_against(self.barred, (card, target))
        for move in known:
            if contains(move.targets or (PASS,), target) and contains(move.ways or (PASS,), way):
                return None
        # The reason against a target is barred together with the card it belongs to.
        return _reason_against(self.barred, (card, target))


class Window(PlayOne, frozen=True, tag="window", kw_only=True):
    """An interrupt window: everybody whom public facts do not exclude is asked at once, answers are latched,
    and the window closes when its time is over, not when the last answer is in: how soon somebody passes must
    tell nobody anything. A seat without anything to play is asked all the same and can only pass. Everybody may hold
    the window open for a bounded time, whether or not there is anything to play."""

    changeable: bool = True

    def legal(self) -> Iterator[Answer]:
        yield from PlayOne.legal(self)
        yield HOLD

    def refuse(self, answer: Answer) -> Message | None:
        return None if same(answer, HOLD) else PlayOne.refuse(self, answer)


class React(Question, frozen=True, tag="react", kw_only=True):
    """A timed reaction: each input is one answer, as many as one likes until the round is judged.

    Inputs are pairs of a kind ("slap", "cover", "leave") and what it is aimed at. Where `times` gives two bounds, a
    third part may tell when it was done, in microseconds of the race's own time: whoever measured it where it happened
    says so, for everybody else it is the moment it comes in. `legal` names the pairs alone.
    """

    inputs: tuple[tuple[str, Value | None], ...]
    times: tuple[int, int] | None = None
    barred: tuple[Barred, ...] = ()

    def legal(self) -> Iterator[Answer]:
        yield from self.inputs

    def refuse(self, answer: Answer) -> Message | None:
        if type(answer) is not tuple:
            return WRONG_KIND
        if len(answer) == 3 and self.times is not None and whole(answer[2]):
            least, most = self.times
            if not least <= answer[2] <= most:
                return message("engine.out_of_bounds", least=least, most=most)
            answer = answer[:2]
        if len(answer) != 2:
            return WRONG_KIND
        return None if contains(self.inputs, answer) else _reason_against(self.barred, answer)


AnyQuestion = (
    ChooseOne
    | ChooseSome
    | ChooseCounts
    | ChooseNumber
    | ChoosePlace
    | ChooseOrder
    | Arrange
    | Assign
    | PlayOne
    | Window
    | React
)


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """A standing offer: a question that stays open beside the main one, known by the id of its step."""

    id: int
    question: AnyQuestion


def as_answer(raw: object, depth: int = 3) -> Answer:
    """An answer as it came from a file or a wire, lists turned into tuples; ValueError if it is none.

    Bounded in every direction, so that nobody can send something that costs us time to look at.
    """
    if raw is None or isinstance(raw, bool):
        return raw
    if isinstance(raw, int):
        if -(2**31) <= raw < 2**31:
            return raw
    elif isinstance(raw, str):
        if len(raw) <= 200:
            return raw
    elif isinstance(raw, list | tuple) and depth > 0 and len(raw) <= 100:
        return tuple(as_answer(part, depth - 1) for part in raw)
    raise ValueError("not an answer")
