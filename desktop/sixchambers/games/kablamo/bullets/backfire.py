"""Backfire (HV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion
from ....engine.steps import Ask, Step
from ..events import Aimed, Reassigned, TakenOver
from .asking import ask_seat
from .effect import FINISH, Steps
from .response import AIM, Response, ask_target

if TYPE_CHECKING:
    from ..moves import KablamoPlay

WHOM = message("kablamo.ask_reassign")
CANNOT = message("kablamo.no_cannot")


class Backfire(Response):
    """You take over one bullet just played from a hand, or one active bullet. The first you assign anew at once, the
    second when its number comes up; that stays so even if the revolver changes hands."""

    kind = "backfire"

    def strike(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        if g.heard:
            g.tell(TakenOver(target, seat))
        owner = g.owner_of(target)
        if owner >= 0:
            g.state.revolvers[owner].control = seat
            return (FINISH,)
        item = g.pending(target)
        assert item is not None
        g.replace_pending(replace(item, by=seat))
        effect = g.effect(target)
        if not effect.assigned or not effect.assignees(g, seat, target):
            return (FINISH,)
        return (Reassign(target), FINISH)


class Reassign(Ask, frozen=True, gc=False):
    """Whoever took a bullet over names who carries it out."""

    bullet: int
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        item = g.pending(self.bullet)
        assert item is not None
        options = g.effect(self.bullet).assignees(g, item.by, self.bullet)
        default = item.by if item.by in options else options[0]
        return ask_seat(g, item.by, WHOM, options, default, CANNOT, "assignee")

    def answered(self, g: KablamoPlay, answer: Answer) -> Step | None:
        item = g.pending(self.bullet)
        assert item is not None
        g.replace_pending(replace(item, to=answer))
        if g.heard:
            g.tell(Reassigned(self.bullet, item.by, answer))
        return Aim(self.bullet) if isinstance(g.effect(self.bullet), Response) else None


class Aim(Ask, frozen=True, gc=False):
    """A response from the hand: whoever shall carry it out names its target at once."""

    bullet: int
    phase: ClassVar[str] = "respond"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        item = g.pending(self.bullet)
        effect = g.effect(self.bullet)
        assert item is not None and isinstance(effect, Response)
        return ask_target(item.to, AIM[effect.kind], effect.targets(g, item.to, self.bullet))

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        item = g.pending(self.bullet)
        assert item is not None
        g.replace_pending(replace(item, target=answer))
        if g.heard:
            g.tell(Aimed(self.bullet, item.to, answer))
