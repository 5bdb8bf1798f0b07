"""What misfire, backfire and ricochet have in common: they do something about another bullet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from ..events import Aimed, Fizzled
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

AIM = {
    "misfire": message("kablamo.ask_aim_misfire"),
    "backfire": message("kablamo.ask_aim_backfire"),
    "ricochet": message("kablamo.ask_aim_ricochet"),
}


class Response(Effect):
    """Its target is a bullet played from the hand and not carried out yet, or an active bullet. Whoever carries it out
    names the target: at once if it was played from the hand, otherwise when its number comes up. If the target is gone
    by then nothing happens."""

    def targets(self, g: KablamoPlay, seat: int, itself: int) -> list[int]:
        """What this seat may aim it at, the default first."""
        return g.aimable(itself)

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return bool(self.targets(g, seat, itself))

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        face = g.state.carrying
        if not target and self.targets(g, seat, face):
            return (AimNow(self.kind, seat), FINISH)
        if target not in self.targets(g, seat, face):
            if g.heard:
                g.tell(Fizzled(face))
            return (FINISH,)
        return self.strike(g, seat, target)

    def strike(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        """What becomes of the target."""
        raise NotImplementedError


def ask_target(seat: int, prompt: Message, targets: list[int]) -> ChooseOne:
    return ChooseOne(seat=seat, prompt=prompt, default=targets[0], about="target", options=tuple(targets))


class AimNow(Ask, frozen=True, gc=False):
    """A response that was fired, or that a ricochet copies, finds its target when it is carried out."""

    kind: str
    seat: int
    phase: ClassVar[str] = "effect"

    def _response(self) -> Response:
        from . import EFFECTS

        response = EFFECTS[self.kind]
        assert isinstance(response, Response)
        return response

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        targets = self._response().targets(g, self.seat, g.state.carrying)
        return ask_target(self.seat, AIM[self.kind], targets)

    def answered(self, g: KablamoPlay, answer: Answer) -> Steps:
        if g.heard:
            g.tell(Aimed(g.state.carrying, self.seat, answer))
        return self._response().strike(g, self.seat, answer)
