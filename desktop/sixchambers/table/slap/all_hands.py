"""All hands at the table: where each of them lies on the screen, and how it gets there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ...games.slap.box import HIP, ON_CARD
from .hand import Hand

if TYPE_CHECKING:
    from .scene import SlapScene


class AllHands:
    """Two for each seat; the second one is seen only where somebody may use it."""

    def __init__(self, scene: SlapScene) -> None:
        self.scene = scene
        seats = range(len(scene.names))
        self.where: list[list[int]] = [[HIP, HIP] for _ in seats]
        self.pieces: list[tuple[Hand, Hand]] = [
            (scene.add(Hand(scene, seat, False), 15), scene.add(Hand(scene, seat, True), 14)) for seat in seats
        ]

    def sync(self) -> None:
        """As the view says."""
        for seat, facts in enumerate(self.scene.view.seats):
            self.where[seat][: len(facts.hands)] = facts.hands
            for hand in self.pieces[seat]:
                hand.wear(facts.gang)

    def lay_out(self) -> None:
        for seat in range(len(self.pieces)):
            self._lay(seat)

    def _lay(self, seat: int) -> None:
        """Both hands of a seat as they are, without movement."""
        known = self.scene.update_now is not None
        alive = not known or self.scene.view.seats[seat].alive
        two = known and len(self.scene.view.seats[seat].hands) == 2
        for number, hand in enumerate(self.pieces[seat]):
            where = self.where[seat][number]
            hand.setVisible(alive and bool(hand.gang) and (number == 0 or (two and where != HIP)))
            if hand.gang:
                hand.lie(*self._lies(seat, number, where))

    def _lies(self, seat: int, number: int, where: int, target: int | None = None) -> tuple[str, QPointF, float]:
        """Pose, place and turn of a hand that is there."""
        at = self.scene.places
        if where >= 0:
            spot = at.on_base(seat, where, number == 1)
            return "cover", spot, at.lean(seat, spot)
        if where == ON_CARD:
            spot = at.on_card(seat)
            return "slap" if target is None else "point", spot, at.lean(seat, spot)
        return "hip", at.hip(seat), 0.0

    def strike(self, seat: int, kind: str, arg: int | None) -> None:
        """It moves, beginning with the next frame."""
        number = 1 if kind.endswith("2") else 0
        to = ON_CARD if kind == "slap" else arg if kind.startswith("cover") and arg is not None else HIP
        self.where[seat][number] = to
        hand = self.pieces[seat][number]
        if hand.gang:
            hand.setVisible(True)
            hand.strike(*self._lies(seat, number, to, arg if kind == "slap" else None))
