"""Active bullets: announced in the order of their numbers, assigned, answered, carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import Answer, AnyQuestion, ChooseOne
from ...engine.steps import Act, Ask, Step
from .bullets.asking import no_others
from .bullets.backfire import CANNOT
from .bullets.somebody_is_cheating import throw_away_actives
from .events import Announced, Dud
from .names import bullet_name
from .pieces import Pending
from .windows import Respond, lasts, window

if TYPE_CHECKING:
    from .moves import KablamoPlay


class Resolve(Act, frozen=True, gc=False):
    """As long as a bullet is active: a window, then the one with the lowest number. If somebody is cheating they are
    all thrown away instead."""

    phase: ClassVar[str] = "resolve"

    def act(self, g: KablamoPlay) -> tuple[Step, ...] | None:
        if g.in_force("somebody_is_cheating"):
            throw_away_actives(g)
        if not g.actives():
            return None
        return (*window(g, "G3"), Lowest(), self)


class Lowest(Act, frozen=True, gc=False):
    """Looked up only now: the window may have changed what is active."""

    phase: ClassVar[str] = "resolve"

    def act(self, g: KablamoPlay) -> Step | None:
        actives = g.actives()
        return Announce(actives[0]) if actives else None


class Announce(Act, frozen=True, gc=False):
    """Whoever controls it must assign it to somebody who can carry it out, himself perhaps; if there is nobody it is a
    dud."""

    bullet: int
    phase: ClassVar[str] = "resolve"

    def act(self, g: KablamoPlay) -> Step | tuple[Step, ...] | None:
        face = self.bullet
        effect = g.effect(face)
        by = g.controller(face)
        assignees = effect.assignees(g, by, face)
        if not assignees:
            place = g.take_out(face)
            g.discard(face)
            if g.heard:
                g.tell(Dud(face, place))
            return None
        return AssignTo(face, tuple(assignees)) if effect.assigned else announced(g, face, by, -1)


class AssignTo(Ask, frozen=True, gc=False):
    """To whom? If only one can carry it out there is no choice."""

    bullet: int
    assignees: tuple[int, ...]
    phase: ClassVar[str] = "assign"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        face = self.bullet
        by = g.controller(face)
        options = self.assignees
        default = by if by in options else next(seat for seat in g.clockwise(by) if seat in options)
        return ChooseOne(
            seat=by,
            prompt=message("kablamo.ask_assign", bullet=bullet_name(face), number=face),
            default=default,
            about="assignee",
            options=options,
            barred=tuple(no_others(g, options, CANNOT)),
        )

    def answered(self, g: KablamoPlay, answer: Answer) -> tuple[Step, ...]:
        return announced(g, self.bullet, g.controller(self.bullet), answer)


def announced(g: KablamoPlay, face: int, by: int, to: int) -> tuple[Step, ...]:
    g.state.pending.append(Pending(face, by, to, fired=True))
    if g.heard:
        g.tell(Announced(face, g.owner_of(face), by, to))
    return (Respond(bullet=face, lasts=lasts(g)), CarryOutFired(face))


class CarryOutFired(Act, frozen=True, gc=False):
    """Everybody has passed on it. If somebody else controls it by now, or the one it was assigned to cannot carry it
    out any more, it is announced anew; otherwise it leaves its chamber and takes effect."""

    bullet: int
    phase: ClassVar[str] = "effect"

    def act(self, g: KablamoPlay) -> Step | tuple[Step, ...] | None:
        face = self.bullet
        item = g.pending(face)
        if item is None or g.owner_of(face) < 0:
            return None
        g.drop_pending(face)
        effect = g.effect(face)
        seat = item.to if effect.assigned else item.by
        if g.controller(face) != item.by or not effect.may_go_to(g, item.by, seat, face):
            return Announce(face)
        place = g.take_out(face)
        g.begin_effect(face, effect.kind, seat, place)
        return effect.carry_out(g, seat, 0)
