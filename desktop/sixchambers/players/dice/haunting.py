"""The Ghost: which face to throw for, and whom to give it to."""

from __future__ import annotations

from ...engine.message import Thing, Who, message
from ...engine.questions import PlayOne
from ...games.dice.data import ARROW, BASE_FACES, BEER, DYNAMITE, GATLING, ONE, TWO
from ..bot import Advice
from .position import Position

FAVOUR = {ONE: 0.35, TWO: 0.35, BEER: 0.6, GATLING: 0.3}
"""What a die that is set to this face is worth to whoever gets it, in his own life points."""

NUISANCE = {False: 0.4, True: 1.5}
"""What one or two dynamites before the first throw cost him."""


def worth(position: Position, face: str, seat: int, double: bool) -> float:
    """What giving this token to this seat is worth."""
    if face == ARROW:
        return position.taking(seat, min(1 + double, max(position.pile, 1)))
    if face == DYNAMITE:
        return -NUISANCE[double] * position.stakes.worth[seat]
    return FAVOUR[face] * (1 + double) * position.stakes.worth[seat]


def give(position: Position, question: PlayOne) -> Advice:
    """The best token for the best receiver."""
    double = len({die.face for die in position.view.dice}) == 1
    best = max(question.legal(), key=lambda answer: worth(position, answer[0], answer[1], double))
    face, seat, _ = best
    friend = position.stakes.worth[seat] > 0
    id = "bot.dice_token_friend" if friend else "bot.dice_token_enemy"
    return Advice(best, message(id, target=Who(seat), face=Thing(f"dice.{face}")))


def throw_again(position: Position) -> Advice:
    """Two dice, for a good single face or for a pair of it."""
    view = position.view
    one, other = [die.face for die in view.dice]
    _, again = Prospects(position).best(one, other, view.most_throws - view.throws)
    if not again:
        return Advice((), message("bot.dice_ghost_stop"))
    if len(again) == 2:
        return Advice(again, message("bot.dice_ghost_both"))
    return Advice(again, message("bot.dice_ghost_again", face=Thing(f"dice.{other if again == (0,) else one}")))


class Prospects:
    """What two dice are worth with some throws left: small enough to look at all of it."""

    def __init__(self, position: Position) -> None:
        self._single = {
            face: max([worth(position, face, seat, False) for seat in position.living]) for face in BASE_FACES
        }
        self._pair = {face: max([worth(position, face, seat, True) for seat in position.living]) for face in BASE_FACES}
        self._known: dict[tuple[str, str, int], tuple[float, tuple[int, ...]]] = {}

    def best(self, one: str, other: str, throws: int) -> tuple[float, tuple[int, ...]]:
        """The worth of the best choice, and the dice to throw again for it."""
        stop = self._pair[one] if one == other else max(self._single[one], self._single[other])
        options: list[tuple[float, tuple[int, ...]]] = [(stop, ())]
        if throws:
            if one != DYNAMITE:
                options.append((self._thrown([(face, other) for face in BASE_FACES], throws), (0,)))
            if other != DYNAMITE:
                options.append((self._thrown([(one, face) for face in BASE_FACES], throws), (1,)))
            if DYNAMITE not in (one, other):
                pairs = [(first, second) for first in BASE_FACES for second in BASE_FACES]
                options.append((self._thrown(pairs, throws), (0, 1)))
        return max(options)

    def _thrown(self, pairs: list[tuple[str, str]], throws: int) -> float:
        return sum([self._after(one, other, throws - 1) for one, other in pairs]) / len(pairs)

    def _after(self, one: str, other: str, throws: int) -> float:
        key = (one, other, throws)
        if key not in self._known:
            self._known[key] = self.best(one, other, throws)
        return self._known[key][0]
