"""What a table tells a screen reader: things with a name, in reading order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from ...engine.message import Who
from ..piece import Piece

if TYPE_CHECKING:
    from ..scene import GameScene

FAINT = 0.05
"""What is more transparent than this is not there."""


class Kind(Enum):
    """What a thing is as long as it cannot be pressed."""

    TEXT = "text"
    PICTURE = "picture"
    LIST = "list"
    ITEM = "item"


@dataclass(frozen=True)
class Told:
    """One thing. `key` is the same as long as it is the same thing, though the pieces that show it may be new."""

    key: str
    name: str
    kind: Kind = Kind.TEXT
    # Where it is: round all of these. Without any it is at the lower edge, where the bar asks.
    items: tuple[QGraphicsItem, ...] = ()
    # What is pressed, if it can be pressed.
    piece: Piece | None = None
    inside: tuple[Told, ...] = ()

    @property
    def able(self) -> bool:
        """Can it be reached? What is barred can be, to hear why."""
        return self.piece is not None and (self.piece.lit or bool(self.piece.barred))

    @property
    def why(self) -> str:
        """The reason why it may not be chosen."""
        return self.piece.barred if self.piece is not None else ""


def seen(item: QGraphicsItem) -> bool:
    return item.isVisible() and item.effectiveOpacity() > FAINT


def row(scene: GameScene, parts: Iterable[str]) -> str:
    """Several facts in one breath."""
    return scene.speaker.text("words.comma").join(part for part in parts if part)


def thing(scene: GameScene, key: str, name: str, piece: Piece, kind: Kind = Kind.ITEM) -> Told:
    """A piece that may be chosen."""
    said = scene.say("table.chosen", what=name) if piece.chosen else name
    return Told(key, said, kind, (piece,), piece)


def group(key: str, name: str, inside: Sequence[Told]) -> list[Told]:
    """Things under one heading, or nothing if there are none."""
    items = tuple(item for told in inside for item in told.items)
    return [Told(key, name, Kind.LIST, items, None, tuple(inside))] if inside else []


def prompt(scene: GameScene) -> str:
    """What is asked of the person here; with a name in front where several share the screen."""
    question = scene.question
    if question is None or not scene.owes:
        return ""
    said = scene.say(question.prompt)
    return said if question.seat == scene.eyes else scene.say("table.asked", who=Who(question.seat), prompt=said)


def asked(scene: GameScene) -> list[Told]:
    said = prompt(scene)
    return [Told("question", said)] if said else []


def seats(scene: GameScene, facts: Sequence[Sequence[str]]) -> list[Told]:
    """The plates in turn order, beginning with one's own. `facts` are the game's, a row a seat."""
    first = scene.eyes if scene.eyes is not None else scene.home or 0
    order = [(first + number) % len(scene.plates) for number in range(len(scene.plates))]
    return [_seat(scene, seat, facts[seat]) for seat in order]


def _seat(scene: GameScene, seat: int, facts: Sequence[str]) -> Told:
    plate = scene.plates[seat]
    text = scene.speaker.text
    own = seat == scene.eyes
    parts = [plate.name, text("table.your_seat") if own else "", text("table.out") if plate.out else "", *facts]
    if plate.badge in ("ready", "winner"):
        parts.append(text("table.ready" if plate.badge == "ready" else "table.winner"))
    elif plate.active and not own:
        parts.append(text("table.thinking"))
    parts.append(scene.presence[seat].text)
    return thing(scene, f"seat {seat}", row(scene, parts), plate, Kind.TEXT)
