"""The sentences of a scenario: what somebody says, and which answer he means."""

from __future__ import annotations

import re

from ....engine.questions import HOLD, Answer, Arrange
from ..moves import KablamoPlay
from .names import face_of, faces_of

_PLACE = re.compile(r"^(\w+?)(\d)$")
_TURNS = {"not": "stay", "cw": "cw", "ccw": "ccw"}


def understand(play: KablamoPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
    match words:
        case ["keeps"]:
            return "mulligan", "keep"
        case ["redraws"]:
            return "mulligan", "redraw"
        case ["loads", *rest]:
            return "load", _loading(play, seat, rest)
        case ["plays", name]:
            return "window", _play(play, name, seat)
        case ["plays", name, "on", other] if other in seats:
            return "window", (face_of(name), seats.index(other), None)
        case ["passes"]:
            return "window", None
        case ["holds"]:
            return "window", HOLD
        case ["assigns", other] if other in seats:
            return "assignee", seats.index(other)
        case ["aims", "at", name]:
            return "target", _target(play, name)
        case ["picks", place] | ["looks", "at", place]:
            question = play.question(seat)
            empty = question is not None and question.about == "empty_chamber"
            return "empty_chamber" if empty else "chamber", _place(place, seats)
        case ["takes", "slot", slot, "of", other] if other in seats:
            return "spare", (seats.index(other), int(slot) - 1)
        case ["swaps", "slot", slot]:
            return "slot", int(slot) - 1
        case ["turns", way] if way in _TURNS:
            return "turn_one", _TURNS[way]
        case ["turns", steps]:
            return "turn", int(steps)
        case ["names", other] if other in seats:
            return "seat", seats.index(other)
        case ["names", one, "and", other] if one in seats and other in seats:
            return "pair", tuple(sorted((seats.index(one), seats.index(other))))
        case ["moves", "them", "forth" | "back" as way]:
            return "way", way
        case ["is", "done"]:
            return "looked", "done"
        case ["concedes"]:
            return "concede", "concede"
    raise ValueError("nobody at a kablamo table says that")


def _place(word: str, seats: list[str]) -> tuple[int, int]:
    parsed = _PLACE.match(word)
    if parsed is None or parsed[1] not in seats:
        raise ValueError(f"“{word}” is no place; say B2 for position 2 of B's revolver")
    return seats.index(parsed[1]), int(parsed[2])


def _play(play: KablamoPlay, name: str, seat: int) -> Answer:
    """Played on oneself, if nobody is named and somebody has to be."""
    face = face_of(name)
    return (face, seat if play.effect(face).assigned else None, None)


def _target(play: KablamoPlay, name: str) -> int:
    """Of several copies the one that can be meant now."""
    open_to_all = play.aimable(0)
    return next((face for face in open_to_all if face in faces_of(name)), face_of(name))


def _loading(play: KablamoPlay, seat: int, words: list[str]) -> Answer:
    """`K:0 C:5` says which bullet goes to which position, `s2:0` names a slot, counted from 1; `anyhow` leaves it to
    the table."""
    question = play.question(seat)
    if not isinstance(question, Arrange):
        return ()
    if words == ["anyhow"]:
        return question.default
    positions = [place[1] for place in question.places]
    plan = [-1] * len(positions)
    used: set[int] = set()
    for word in words:
        name, _, position = word.partition(":")
        if int(position) not in positions:
            raise ValueError(f"nothing can be loaded at position {position}")
        plan[positions.index(int(position))] = slot = _slot(question, name, used)
        used.add(slot)
    return tuple(plan)


def _slot(question: Arrange, name: str, used: set[int]) -> int:
    if re.fullmatch(r"s\d+", name):
        return int(name[1:]) - 1
    faces = faces_of(name)
    for slot, face in enumerate(question.items):
        if face in faces and slot not in used:
            return slot
    raise ValueError(f"there is no “{name}” to load")
