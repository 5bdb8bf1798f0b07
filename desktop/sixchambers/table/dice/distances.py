"""How far it is: lines from a seat to everybody one or two places away, drawn on the table while one points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.dice.ring import distance
from ..line import Line, shortened
from ..seat_map import SeatMap, inward
from ..theme import NIGHT

if TYPE_CHECKING:
    from .scene import DiceScene

INKS = {1: NIGHT.brass_light, 2: "#8fc1e8"}
REACH = 2


class Distances(SeatMap):
    """A line for every seat a shot could be meant for, with the distance on it."""

    def __init__(self, scene: DiceScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.lines: list[Line] = []

    def seats(self) -> list[int]:
        return [seat for seat, there in enumerate(self.scene.view.alive) if there]

    def wipe(self) -> None:
        self.scene.remove(self.lines)

    def draw(self, seat: int) -> None:
        scene = self.scene
        for other, away in self.reached(seat).items():
            a, b = scene.plates[seat].pos(), scene.plates[other].pos()
            start, end = shortened(a, b, 70, 70)
            bend = inward(a, b, scene.middle)
            line = Line(start, end, INKS[away], width=5, bend=bend, dashed=away == 2, label=str(away))
            self.lines.append(scene.add(line, 4.4))

    def reached(self, seat: int) -> dict[int, int]:
        """Everybody at distance 1 or 2. With three or two left everybody is at distance 1."""
        alive = self.scene.view.alive
        living = sum(alive)
        found = {}
        for other, there in enumerate(alive):
            if there and other != seat:
                away = 1 if living <= 3 else distance(alive, seat, other)
                if away <= REACH:
                    found[other] = away
        return found
