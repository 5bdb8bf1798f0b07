"""Dice on their way: they fly from a hand, hop, roll out and come to rest on the face the rules threw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import atan2, degrees, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QVariantAnimation

from .animate import call, change, pause, sequence, together
from .die import STEPS, Die
from .motion import FADE, STAGGER, THROW, Pace

HOPS = 3


class Tumble(QVariantAnimation):
    """One die from `start` to `end`. It only ever shows poses that were rendered before."""

    def __init__(self, die: Die, start: QPointF, end: QPointF, duration: int, random: Random) -> None:
        super().__init__()
        self._die = die
        self._start, self._end = start, end
        way = end - start
        # Thrown a little aside and rolling back: nobody's hand is straight.
        self._bend = QPointF(-way.y(), way.x()) * random.uniform(-0.16, 0.16)
        self._steps = STEPS * random.randint(2, 3)
        self._hop = random.uniform(0.75, 1.0) * Die.HIGH
        self._yaw = degrees(atan2(way.y(), way.x())) % 90 - 45 + random.uniform(-20, 20)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(duration, 1))

    def updateCurrentValue(self, value: object) -> None:
        assert isinstance(value, float)
        gone = 1 - (1 - value) ** 2.2  # fast out of the hand, slow at the end
        self._die.setPos(self._start + (self._end - self._start) * gone + self._bend * sin(pi * gone))
        left = 1 - value
        lift = abs(sin(pi * HOPS * value**0.72)) * self._hop * left**1.5
        step = round(self._steps * left**1.6)
        self._die.set_pose(step, lift if value < 1 else 0.0, self._yaw * left**1.2)


def throw(
    dice: Sequence[tuple[Die, int, QPointF]],
    hand: QPointF,
    pace: Pace,
    random: Random,
    landed: Callable[[], object] = lambda: None,
) -> QAbstractAnimation:
    """These dice leave the hand one after another, each for its face and its place."""
    if pace.reduced:
        return _swap(dice, landed)
    parts: list[QAbstractAnimation] = []
    for number, (die, face, end) in enumerate(dice):
        start = hand + QPointF(random.uniform(-26, 26), random.uniform(-14, 14))
        tumble = Tumble(die, start, end, pace.ms(THROW - 40 * (len(dice) - number)), random)
        parts.append(sequence(pause(pace.ms(STAGGER * number // 2)), call(partial(_let_go, die, face)), tumble))
    return sequence(together(*parts), call(landed))


def _let_go(die: Die, face: int) -> None:
    die.mark = ""
    die.face = face
    die.setVisible(True)


def _swap(dice: Sequence[tuple[Die, int, QPointF]], landed: Callable[[], object]) -> QAbstractAnimation:
    """Nothing travels: the dice fade out as they are and in as they fell."""

    def turn() -> None:
        for die, face, end in dice:
            _let_go(die, face)
            die.show_face(face)
            die.setPos(end)

    away = together(*(change(die, "veil", 0.0, FADE) for die, _, _ in dice))
    back = together(*(change(die, "veil", 1.0, FADE) for die, _, _ in dice))
    return sequence(away, call(turn), back, call(landed))


def slide(die: Die, to: QPointF, pace: Pace, duration: int = FADE) -> QAbstractAnimation:
    """A die that lies is pushed to another place."""
    if pace.reduced:
        return call(lambda: die.setPos(to))
    return change(die, "pos", to, pace.ms(duration), QEasingCurve.Type.OutCubic)
