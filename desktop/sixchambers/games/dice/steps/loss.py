"""How life is lost: always the same way, whatever the cause (rules file, 2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from ....engine.steps import Act, Step
from .ids import TURN
from .windows import window

if TYPE_CHECKING:
    from ..moves import DicePlay

NOBODY_DID_IT = -1
SELF_INFLICTED = -1
"""Only shots and the Gatling have a causer: what one does to oneself has none."""


class Loss(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Source, causer or nobody, and how many points each victim must lose."""

    source: str
    causer: int
    points: tuple[tuple[int, int], ...]

    def less(self, seat: int, points: int) -> Loss:
        """So many points fewer for one victim."""
        left = [(victim, n - points if victim == seat else n) for victim, n in self.points]
        return Loss(self.source, self.causer, tuple([(victim, n) for victim, n in left if n]))

    def more(self, seat: int, points: int) -> Loss:
        """So many points more for somebody."""
        if any(victim == seat for victim, _ in self.points):
            return Loss(self.source, self.causer, tuple([(v, n + points if v == seat else n) for v, n in self.points]))
        return Loss(self.source, self.causer, (*self.points, (seat, points)))

    def of(self, seat: int) -> int:
        return next((points for victim, points in self.points if victim == seat), 0)


class Hurt(Act, frozen=True, gc=False):
    """First: who is immune, loses at most one, loses one less. Then the victim himself: Bart Cassidy may pay with
    arrows."""

    loss: Loss
    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        loss = g.reduced(self.loss)
        pays = g.offer_payment(loss)
        return after_payment(g, loss) if pays is None else (pays,)


class Helped(Act, frozen=True, gc=False):
    """Then Molly Stark may take over what others must lose, victim by victim clockwise from the active seat."""

    loss: Loss
    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        return after_payment(g, self.loss)


def after_payment(g: DicePlay, loss: Loss) -> tuple[Step, ...]:
    helps = g.offer_help(loss)
    return Lose(loss=loss).act(g) if helps is None else (helps,)


class Lose(Act, frozen=True, gc=False):
    """All losses at the same moment. The arrows of an attack are spent; the Gatling sends its owner's back. Pedro
    Ramirez may drop arrows; whoever has no life left is doomed; El Gringo stings whoever hit him."""

    loss: Loss
    # How many of the points Molly Stark loses for others.
    taken_over: int = 0
    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        loss = self.loss
        g.lose(loss, self.taken_over)
        if loss.source == "indians":
            g.return_all_arrows()
        elif loss.source == "gatling":
            g.return_arrows_of(loss.causer, "gatling")
        drops, stings = g.sequels(loss)
        life = g.state.life
        if not [seat for seat, _ in loss.points if life[seat] == 0]:
            return (*drops, *stings)
        doomed = g.doomed()
        leaving = (*window(g, "doom", doomed), Eliminate(source=loss.source, causer=loss.causer))
        if g.state.active in doomed:
            return (*drops, *leaving, *stings, GoesOn())
        return (*drops, *leaving, *stings)


class Eliminate(Act, frozen=True, gc=False):
    """The doomed leave together: role face up, arrows and Ghost tokens back. Is the game over? If not, Vulture Sam
    has his share."""

    source: str
    causer: int
    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> Step | None:
        gone = g.eliminate(g.doomed(), self.source, self.causer)
        if not gone or g.judge_victory(gone, self.causer):
            return None
        return g.share_of_the_dead(gone)


class GoesOn(Act, frozen=True, gc=False):
    """If the active player was eliminated, his turn stops right there: nothing further of his dice happens."""

    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> None:
        if not g.state.alive[g.state.active]:
            g.unwind(TURN)
