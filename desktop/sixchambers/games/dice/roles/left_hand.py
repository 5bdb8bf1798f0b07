"""The Left Hand of the Devil (Renegade)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne, Move
from ....engine.steps import Ask, Step
from ..data import LEFT_HAND
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay

KEEP = message("dice.ask_rescued")


class LeftHand(Power):
    """When anybody is about to be eliminated, he himself included: that player stays in play with exactly two life
    points, and may return all his arrows."""

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        return [Move(LEFT_HAND, about)]

    def default(self, seat: int, about: tuple[int, ...]) -> Answer:
        """Nobody lets himself die for being slow."""
        return (LEFT_HAND, seat, None) if seat in about else None

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> Step | None:
        g.rescue(seat, target)
        return Spared(seat=target) if g.holds_arrows(target) else None


class Spared(Ask, frozen=True, gc=False):
    """Who was rescued returns all his arrows, or keeps them."""

    seat: int
    phase: ClassVar[str] = "rescued"

    def ask(self, g: DicePlay) -> AnyQuestion:
        return ChooseOne(seat=self.seat, prompt=KEEP, default="return", about="rescued", options=("return", "keep"))

    def answered(self, g: DicePlay, answer: Answer) -> None:
        if answer == "return":
            g.return_arrows_of(self.seat, "rescue")
