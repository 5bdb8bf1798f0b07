"""What a bullet with an effect is: who can carry it out, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Act, Step
from ..box import is_hv

if TYPE_CHECKING:
    from ..moves import KablamoPlay

Steps = tuple[Step, ...]


class Effect:
    """One kind of bullet. Whoever carries it out is the `seat`; he takes every decision it asks for.

    `itself` is the bullet in question: while it is being weighed it still lies in a chamber or among spares, but
    counts as gone from there already.
    """

    kind: ClassVar[str]
    # Is somebody named to carry it out? Not where he would neither decide nor own anything.
    assigned: ClassVar[bool] = True

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        """Could this seat carry it out at this moment?"""
        return True

    def assignees(self, g: KablamoPlay, by: int, itself: int) -> list[int]:
        """Whom the one who controls it may assign it to."""
        if type(self).can is Effect.can:
            return g.living()
        return [seat for seat in g.living() if self.can(g, seat, itself)]

    def may_go_to(self, g: KablamoPlay, by: int, seat: int, itself: int) -> bool:
        """Whether it may be assigned to this one."""
        return g.state.alive[seat] and self.can(g, seat, itself)

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        """What happens; the steps still to come. `target` is the bullet a response was aimed at, or 0."""
        raise NotImplementedError


class Finish(Act, frozen=True, gc=False):
    """An immediate effect is over: its bullet is discarded."""

    phase: ClassVar[str] = "effect"

    def act(self, g: KablamoPlay) -> None:
        g.spend()


FINISH = Finish()


class Delayed(Effect):
    """A bullet that becomes a token: on the assignee's revolver, or in front of him."""

    on_revolver: ClassVar[bool] = True

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        tokens = g.state.revolvers[seat].tokens if self.on_revolver else g.state.front[seat]
        g.lay(tokens, self.kind, seat)
        return ()


class TableRule(Effect):
    """A bullet that changes the rules for everybody: a token in the centre. Nobody is named."""

    assigned: ClassVar[bool] = False
    state: ClassVar[str] = "waiting"

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        g.lay(g.state.centre, self.kind, -1, self.state)
        return ()


def spares_besides(g: KablamoPlay, seat: int, itself: int) -> int:
    """How many spares this seat has, not counting the bullet that is being played."""
    spares = g.state.spares[seat]
    if not is_hv(itself):  # nothing else is ever played from the hand
        return len(spares)
    return len(spares) - any(bullet.face == itself for bullet in spares)
