"""Small animations to build scenes from: glide, flip, fade, pause, call. All obey the viewer's pace."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsObject

from .motion import FADE, FLIP, LAND, MOVE, OUT, STAGGER, TURN, Pace


def change(thing: QObject, name: str, end: object, duration: int, curve: QEasingCurve.Type = OUT) -> QPropertyAnimation:
    """One property to its end value. It starts from whatever the value is when its turn comes."""
    animation = QPropertyAnimation(thing, name.encode())
    animation.setEndValue(end)
    animation.setDuration(duration)
    animation.setEasingCurve(curve)
    return animation


def glide(
    piece: QGraphicsObject,
    to: QPointF,
    pace: Pace,
    *,
    rotation: float | None = None,
    scale: float | None = None,
    duration: int = MOVE,
) -> QAbstractAnimation:
    """A piece travels. With reduced motion it fades out here and in there."""
    if pace.reduced:

        def jump() -> None:
            piece.setPos(to)
            if rotation is not None:
                piece.setRotation(rotation)
            if scale is not None:
                piece.setScale(scale)

        # Not by its opacity: a fade may be under way, and Qt stops one of two animations of the same property.
        return sequence(change(piece, "veil", 0.0, FADE // 2), call(jump), change(piece, "veil", 1.0, FADE // 2))
    parts: list[QAbstractAnimation] = [change(piece, "pos", to, pace.ms(duration))]
    if rotation is not None:
        parts.append(change(piece, "rotation", rotation, pace.ms(duration)))
    if scale is not None:
        parts.append(change(piece, "scale", scale, pace.ms(duration), LAND))
    return together(*parts)


def flip(piece: QGraphicsObject, face_up: bool, pace: Pace) -> QAbstractAnimation:
    """Turn a two-sided piece over."""
    duration = FADE if pace.reduced else pace.ms(FLIP)
    return change(piece, "turn", 1.0 if face_up else 0.0, duration, TURN)


def fade(piece: QGraphicsObject, to: float, pace: Pace, duration: int = MOVE) -> QAbstractAnimation:
    return change(piece, "opacity", to, FADE if pace.reduced else pace.ms(duration))


def pause(duration: int) -> QAbstractAnimation:
    return QPauseAnimation(max(duration, 0))


def call(action: Callable[[], object]) -> QAbstractAnimation:
    """Something that takes no time, in its place in a sequence."""
    return _Call(action)


class _Call(QVariantAnimation):
    """An animation without duration that does something when its turn comes, also when it is skipped over."""

    def __init__(self, action: Callable[[], object]) -> None:
        super().__init__()
        self._action = action
        self._done = False

    def duration(self) -> int:
        return 0

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        super().updateState(new, old)
        if new == QAbstractAnimation.State.Running and not self._done:
            self._done = True
            self._action()

    def updateCurrentValue(self, value: object) -> None:
        """There is no value."""


def together(*parts: QAbstractAnimation) -> QAbstractAnimation:
    group = QParallelAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def sequence(*parts: QAbstractAnimation) -> QAbstractAnimation:
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def staggered(parts: list[QAbstractAnimation], pace: Pace, apart: int = STAGGER) -> QAbstractAnimation:
    """One after another, a little apart: things that belong together but are several."""
    return together(
        *(sequence(pause(pace.ms(apart * number)), part) if number else part for number, part in enumerate(parts))
    )
