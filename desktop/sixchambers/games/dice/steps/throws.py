"""Throwing and throwing again, and what a throw does as soon as it lies there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, Barred, ChooseSome
from ....engine.steps import Act, Ask, Step
from ..data import ARROW, BASE, BROKEN_ARROW, BULLET, DYNAMITE
from .arrows import BreakArrow, take_arrows
from .ids import EFFECTS
from .loss import SELF_INFLICTED, Hurt, Loss
from .windows import window

if TYPE_CHECKING:
    from ..moves import DicePlay

AGAIN = message("dice.ask_reroll")
BURNS = message("dice.burns")


class FirstThrow(Act, frozen=True, gc=False):
    """The dice of this turn. A Ghost token sets base dice to its face; they lie there as if thrown, and the others
    are thrown."""

    kinds: tuple[str, ...]
    phase: ClassVar[str] = "throw"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        return throw(g, g.lay_out(self.kinds))


class Throw(Act, frozen=True, gc=False):
    """These dice are thrown."""

    dice: tuple[int, ...]
    forced: bool = False
    phase: ClassVar[str] = "throw"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        return throw(g, self.dice, self.forced)


def throw(g: DicePlay, dice: tuple[int, ...], forced: bool = False) -> tuple[Step, ...]:
    g.throw(dice, forced)
    windows = window(g, "throw")
    landed = FORCED if forced else LANDED
    return (*windows, landed) if windows else landed.act(g)


class Landed(Act, frozen=True, gc=False):
    """Is it certain that this was the last throw (the third, or three dynamites), The Gambler is asked before
    anything of it happens. A forced throw is the last one in any case, and cannot be forced again."""

    forced: bool
    phase: ClassVar[str] = "throw"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        last = self.forced or g.rolling_is_over()
        if last and not self.forced:
            windows = window(g, "last_throw")
            if windows:
                return (*windows, LAST_EFFECTS)
        return LAST_EFFECTS.act(g) if last else FIRST_EFFECTS.act(g)


LANDED = Landed(forced=False)
FORCED = Landed(forced=True)


class Effects(Act, frozen=True, gc=False):
    """Immediately, after every throw and for the dice just thrown: arrows, then broken arrow, then bullet. To the
    Ghost his dice do nothing."""

    last: bool
    phase: ClassVar[str] = "throw"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        state = g.state
        steps: list[Step] = []
        if state.active != state.ghost:
            faces = state.faces
            shown = [faces[die] for die in state.fresh]
            if ARROW in shown and not g.character(state.active).defers_arrows:
                steps += take_arrows(g, shown.count(ARROW))
            if state.kinds[-1] != BASE:
                if BROKEN_ARROW in shown:
                    steps.append(BreakArrow())
                if BULLET in shown:
                    steps.append(Bullet())
        state.fresh = ()
        if not self.last:
            steps.append(THROW_AGAIN)
        return tuple(steps)


FIRST_EFFECTS = Effects(id=EFFECTS, last=False)
LAST_EFFECTS = Effects(id=EFFECTS, last=True)


class Bullet(Act, frozen=True, gc=False):
    """The Loudmouth's bullet: the roller loses a life point."""

    phase: ClassVar[str] = "throw"

    def act(self, g: DicePlay) -> Step:
        seat = g.state.active
        g.tell_bullet(seat)
        return Hurt(loss=Loss("bullet", SELF_INFLICTED, ((seat, 1),)))


class ThrowAgain(Ask, frozen=True, gc=False):
    """Stop, or throw some dice again; dice left alone once may still be picked later. Dynamite burns: it cannot be
    picked, unless Black Jack does. Who stops of his own will can still be forced by The Gambler."""

    phase: ClassVar[str] = "reroll"

    def ask(self, g: DicePlay) -> AnyQuestion:
        state = g.state
        faces = state.faces
        burning: tuple[int, ...] = ()
        if DYNAMITE in faces and (state.active == state.ghost or not g.character(state.active).rerolls_dynamite):
            burning = tuple([die for die, face in enumerate(faces) if face == DYNAMITE])
        return throw_again(state.active, len(faces), burning)

    def answered(self, g: DicePlay, answer: Answer) -> tuple[Step, ...]:
        if answer:
            return throw(g, answer)
        g.tell_stopped()
        return window(g, "last_throw")


THROW_AGAIN = ThrowAgain()


@lru_cache(maxsize=2048)
def throw_again(seat: int, dice: int, burning: tuple[int, ...]) -> ChooseSome:
    """The question which dice to throw again; questions never change, so the same one is asked the same way."""
    free = tuple([die for die in range(dice) if die not in burning])
    return ChooseSome(
        seat=seat,
        prompt=AGAIN,
        default=(),
        about="reroll",
        options=free,
        least=0,
        most=len(free),
        barred=tuple([Barred(die, BURNS) for die in burning]),
    )
