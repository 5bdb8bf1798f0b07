"""Which dice to keep and which to throw again, by what the whole turn is worth; and which Saloon die to take."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.dice.data import (
    ARROW,
    BASE,
    BASE_DICE,
    BASE_FACES,
    BROKEN_ARROW,
    BULLET,
    COWARD,
    DYNAMITE,
    FACES,
    LOUDMOUTH,
)
from .expectation import Base, Values, WithSaloonDie
from .keeps import Counts, Keeps, keeps
from .position import Position
from .results import Results, Symbols, handful

Choice = tuple[float, Counts, bool]
"""What to expect, the base faces to keep, and whether the Saloon die is kept too."""


class Hand:
    """The dice of one's own turn. `saloon` is the kind of the Saloon die among them, if there is one."""

    def __init__(self, position: Position, base_dice: int, saloon: str = "") -> None:
        self.position = position
        self.results = Results(position)
        free = self.results.character.rerolls_dynamite
        self.keeps: Keeps = keeps(base_dice, free)
        self.saloon = saloon
        self.free = free
        price = 0.0 if self.results.character.defers_arrows else -position.arrow_price()
        self._at_once = [price if face == ARROW else 0.0 for face in BASE_FACES]
        self._worth: dict[Symbols, float] = {}

    def final(self, counts: Counts, face: str = "") -> float:
        symbols = handful(counts, face)
        worth = self._worth.get(symbols)
        if worth is None:
            worth = self._worth[symbols] = self.results.value(symbols)
        return worth

    def expected(self, kept: Counts, throws: int) -> float:
        """What throwing the rest of the dice is worth, the Saloon die among them."""
        number = self.keeps.number[kept]
        if not self.saloon:
            return self._base().expect(throws)[number]
        return self._with_saloon_die().expect(throws)[1][number]

    def choose(self, counts: Counts, face: str, throws: int) -> Choice:
        """The best part of a handful to keep, with so many throws left; all of it means to stop."""
        best: Choice = (self.final(counts, face), counts, True)
        smaller = self.keeps.smaller[self.keeps.number[counts]]
        if not self.saloon:
            values = self._base().expect(throws)
            return max([best, *[(values[number], self.keeps.sets[number], True) for number in smaller]])
        kept, thrown = self._with_saloon_die().expect(throws)
        place = FACES[self.saloon].index(face)
        options = [(kept[place][number], self.keeps.sets[number], True) for number in smaller]
        if face != DYNAMITE or self.free:
            all_base = self.keeps.number[counts]
            options += [(thrown[number], self.keeps.sets[number], False) for number in (all_base, *smaller)]
        return max([best, *options])

    def _base(self) -> Base:
        return Base(self.keeps, self._finals(""), self._at_once)

    def _with_saloon_die(self) -> WithSaloonDie:
        finals = [self._finals(face) for face in FACES[self.saloon]]
        at_once = [self._saloon_at_once(face) for face in FACES[self.saloon]]
        return WithSaloonDie(self.keeps, finals, self._at_once, at_once, may_pick_dynamite=self.free)

    def _finals(self, face: str) -> Values:
        sets = self.keeps.sets
        values = [0.0] * len(sets)
        for number in self.keeps.full:
            values[number] = self.final(sets[number], face)
        return values

    def _saloon_at_once(self, face: str) -> float:
        if face == ARROW:
            return self._at_once[BASE_FACES.index(ARROW)]
        if face == BULLET:
            return self.position.loss(self.position.seat, 1)
        if face == BROKEN_ARROW:
            arrows = self.position.view.arrows
            return max([self.position.dropping(seat, 1) for seat in self.position.living if arrows[seat]], default=0.0)
        return 0.0


def counts_of(faces: Sequence[str]) -> Counts:
    return tuple([faces.count(face) for face in BASE_FACES])


def saloon_dice(position: Position, throws: int, kept: Counts) -> dict[str, float]:
    """What the turn is worth with no Saloon die, the Loudmouth, the Coward. `kept`: dice a Ghost token has set."""
    worth = {"": Hand(position, BASE_DICE).expected(kept, throws)}
    for kind in (LOUDMOUTH, COWARD):
        extra = position.people[position.seat].extra_die == kind
        worth[kind] = Hand(position, BASE_DICE if extra else BASE_DICE - 1, kind).expected(kept, throws)
    return worth


def picked(faces: Sequence[str], kinds: Sequence[str], choice: Choice) -> tuple[int, ...]:
    """The places of the dice to throw again: those beyond what is kept."""
    _, counts, keep_saloon = choice
    left = dict(zip(BASE_FACES, counts, strict=True))
    again = []
    for place, (kind, face) in enumerate(zip(kinds, faces, strict=True)):
        if kind != BASE:
            if not keep_saloon:
                again.append(place)
        elif left[face]:
            left[face] -= 1
        else:
            again.append(place)
    return tuple(again)
