"""Loading as a question: which bullet into which chamber."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...engine.message import Message
from ...engine.questions import Answer, Arrange
from .events.base import Place


def loading_question(
    seat: int,
    prompt: Message,
    faces: list[int],
    places: list[Place],
    *,
    default: Answer = None,
    changeable: bool = False,
) -> Arrange:
    """As many chambers as bullets reach for. Whoever loads sees the faces, and nobody else may look."""
    fill = min(len(faces), len(places))
    return Arrange(
        seat=seat,
        prompt=prompt,
        default=default or tuple([place if place < fill else -1 for place in range(len(places))]),
        about="load",
        secret=True,
        changeable=changeable,
        items=tuple(faces),
        places=tuple(places),
        fill=fill,
    )


def chosen(answer: Answer, positions: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The answer as pairs of a bullet's slot and the position it goes to."""
    for slot, position in zip(answer, positions, strict=True):
        if slot >= 0:
            yield slot, position
