"""What is written on the table for those who play at this screen: their keys, or whom and what they have marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from .positions import printed
from .schemes import COVER_KEYS, SHOOT_KEYS

if TYPE_CHECKING:
    from .scene import SlapScene


def show_keys(scene: SlapScene) -> None:
    """One person here: the keys lie on what they mean."""
    seat = scene.keys_of
    at = scene.situation() if scene.update_now is not None else None
    bases, plates = scene.furniture.bases, scene.plates
    for piece in (*bases, *plates):
        piece.keycap = ""
    playing = seat is not None and at is not None and at.alive(seat) and scene.moment != "over"
    if playing and seat is not None and at is not None:
        for number, key in enumerate(COVER_KEYS):
            owner = at.nth_base(seat, number)
            if owner is not None:
                bases[owner].keycap = printed(key)
        for number, key in enumerate(SHOOT_KEYS):
            other = at.opponent(seat, number)
            if other is not None and at.alive(other):
                plates[other].keycap = printed(key)
    for base in bases:
        base.set_state(lit=bool(base.keycap))
    for plate in plates:
        plate.set_state(lit=bool(plate.keycap))


def show_marks(scene: SlapScene) -> None:
    """Several at one keyboard: whom and which base each of them has marked."""
    at = scene.situation()
    marks: dict[int, list[str]] = {}
    placed: dict[int, int] = {}
    for cross in scene.crosshairs:
        seat = cross.shooter
        marks_here = seat in scene.marking and scene.keys_of is None and at.alive(seat)
        target = scene.markers.target(at, seat) if marks_here else None
        cross.setVisible(target is not None)
        if target is None:
            continue
        cross.gang = scene.view.seats[seat].gang
        number = placed[target] = placed.get(target, -1) + 1
        cross.setPos(scene.places.seat(target) + QPointF(-128 + 54 * number, -58))
        cross.update()
        marked = scene.markers.bases.get(seat)
        if marked is not None:
            marks.setdefault(marked, []).append(cross.gang)
    for base in scene.furniture.bases:
        base.marked_by = tuple(marks.get(base.owner, ()))
        base.update()
