"""From a direction on the screen to somebody who sits there, or to the base that lies there."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, pi

from PySide6.QtCore import QPointF

from ...table.slap.scene import SlapScene
from ...table.slap.schemes import Act, Wish
from .gamepad import PadAct


def nearest(way: tuple[float, float], spots: Iterable[tuple[int, QPointF]]) -> int | None:
    """Whose spot lies most in this direction."""
    wanted = atan2(way[1], way[0])
    best: tuple[float, int] | None = None
    for number, spot in spots:
        turn = abs((atan2(spot.y(), spot.x()) - wanted + pi) % (2 * pi) - pi)
        if best is None or turn < best[0]:
            best = (turn, number)
    return best[1] if best is not None else None


def wish_of(act: PadAct, seat: int, scene: SlapScene) -> Wish | None:
    """What a pad's act means for the seat that holds it."""
    at, places = scene.situation(), scene.places
    match act.act:
        case "shoot" if act.way is not None:
            others = [
                (other, places.seat(other) - places.middle) for other in at.clockwise(seat + 1) if at.alive(other)
            ]
            target = nearest(act.way, [entry for entry in others if entry[0] != seat])
            return Wish(seat, "shoot", (target - seat - 1) % at.seats) if target is not None else None
        case "cover" | "cover2":
            kind: Act = "cover2" if act.act == "cover2" else "cover"
            if act.way is None:
                return Wish(seat, "cover")
            base = nearest(act.way, [(owner, places.base(owner) - places.middle) for owner in at.bases])
            return Wish(seat, kind, (base - seat) % at.seats) if base is not None else None
        case "slap":
            return Wish(seat, "slap")
        case "leave":
            return Wish(seat, "leave")
        case "deal":
            return Wish(seat, "deal")
        case "peek":
            return Wish(seat, "peek")
    return None
