"""A turn from its start to its end, and whose is the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, Barred, Move, PlayOne
from ....engine.steps import Act, Ask, Step
from ..data import BASE, BASE_DICE, COWARD, GHOST_DICE, GOOD, LOUDMOUTH, TURN_LIMIT, UGLY
from .ghost import GiveToken
from .ids import NEXT, TURN
from .resolve import Commit, Resolve
from .throws import FirstThrow
from .windows import reveal, window

if TYPE_CHECKING:
    from ..moves import DicePlay

START = message("dice.ask_start")
GIVE = message("dice.ask_sid")
GIVE_FIRST = message("dice.sid_first")


class Begin(Act, frozen=True, gc=False):
    """The Sheriff takes the first turn; with three players the Deputy."""

    phase: ClassVar[str] = "setup"

    def act(self, g: DicePlay) -> Step:
        g.tell_began()
        return Turn(seat=g.state.active)


class NextTurn(Act, frozen=True, gc=False):
    """Clockwise to the next seat that is living or the Ghost. A game without end ends without a winner."""

    phase: ClassVar[str] = "end"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        if g.state.turn >= TURN_LIMIT:
            g.end((), "dice.end_limit")
            return ()
        return Turn(seat=g.next_seat()).act(g)


class Turn(Act, frozen=True, gc=False):
    """Start, throws, commit, results, end. The Ghost only throws two dice and gives a token away."""

    seat: int
    extra: bool = False
    phase: ClassVar[str] = "start"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        g.begin_turn(self.seat, self.extra)
        if self.seat == g.state.ghost:
            return (*FirstThrow(kinds=(BASE,) * GHOST_DICE).act(g), GiveToken(), END_TURN)
        character = g.character(self.seat)
        start = (GIVING if character.gives_at_start else STARTING).act(g)
        if character.defers_arrows:
            return (*start, COMMIT, RESOLVE, END_TURN)
        return (*start, RESOLVE, END_TURN)


class StartTurn(Act, frozen=True, gc=False):
    """Before the first throw. Asks wherever public facts leave something to decide, so that asking betrays nothing."""

    sid: bool
    phase: ClassVar[str] = "start"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        options = g.state.options
        if self.sid or options.saloon_dice or options.throw == "hand" or g.may_hold_start_power(g.state.active):
            return (Start(sid=self.sid),)
        return BASE_THROW.act(g)


STARTING = StartTurn(sid=False)
GIVING = StartTurn(sid=True)
BASE_THROW = FirstThrow(kinds=(BASE,) * BASE_DICE)


class Start(Ask, frozen=True, gc=False):
    """In an order of his own choice the active player lets Sid Ketchum give a life point, reveals The Good or The
    Ugly, and last of all picks the Loudmouth, the Coward or neither, and throws."""

    sid: bool
    phase: ClassVar[str] = "start"
    asks_always: ClassVar[bool] = True

    def ask(self, g: DicePlay) -> AnyQuestion:
        state = g.state
        seat = state.active
        moves = [Move("sid_ketchum", g.living_from(seat))] if self.sid else []
        hidden = g.may_hold_start_power(seat)
        if hidden and state.roles[seat] in (GOOD, UGLY):
            moves += g.power(state.roles[seat]).moves(g, seat, ())
        barred: tuple[Barred, ...] = ()
        if state.options.saloon_dice:
            if self.sid:
                barred = (Barred(LOUDMOUTH, GIVE_FIRST), Barred(COWARD, GIVE_FIRST))
            else:
                moves += [Move(LOUDMOUTH), Move(COWARD)]
        return PlayOne(
            seat=seat,
            prompt=GIVE if self.sid else START,
            default=("sid_ketchum", seat, None) if self.sid else PASS,
            about="start",
            secret=hidden,
            moves=tuple(moves),
            barred=barred,
            may_pass=not self.sid,
        )

    def answered(self, g: DicePlay, answer: Answer) -> tuple[Step, ...]:
        seat = g.state.active
        if answer is PASS:
            return BASE_THROW.act(g)
        card, target, way = answer
        if card in (LOUDMOUTH, COWARD):
            return FirstThrow(kinds=g.take_saloon_die(seat, card)).act(g)
        if card == "sid_ketchum":
            return (g.give_life(seat, target), StartTurn(sid=False))
        return (*reveal(g, seat, card, target, way), StartTurn(sid=self.sid))


class EndTurn(Act, frozen=True, gc=False):
    """If he still lives: Suzy Lafayette, the Ghost tokens go home, The Right Hand of the Devil may go again."""

    phase: ClassVar[str] = "end"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        seat = g.state.active
        if not g.state.alive[seat]:
            return NEXT_TURN.act(g)
        gain = g.character(seat).at_end(g, seat)
        return HAND_OVER.act(g) if gain is None else (gain, HAND_OVER)


class HandOver(Act, frozen=True, gc=False):
    """The rest of the end: tokens back to the Ghost, and whoever may go again."""

    phase: ClassVar[str] = "end"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        g.return_token(g.state.active)
        windows = window(g, "end")
        return (*windows, NEXT_TURN) if windows else NEXT_TURN.act(g)


# Steps never change: those without anything of their own are made once.
NEXT_TURN = NextTurn(id=NEXT)
END_TURN = EndTurn(id=TURN)
HAND_OVER = HandOver()
COMMIT = Commit()
RESOLVE = Resolve()
