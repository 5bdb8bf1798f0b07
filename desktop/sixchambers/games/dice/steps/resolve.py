"""The results of the last throw: dynamite, shots, beers, Gatling. All of them must be used."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, Assign, Barred
from ....engine.steps import Act, Ask, Step
from ..data import ARROW, BEER, DYNAMITE, EXPLOSION, GATLING, ONE, SYMBOLS, TWO
from ..ring import distance, from_seat
from .arrows import TakeArrows
from .gains import Gains
from .ids import BEERS
from .loss import SELF_INFLICTED, Hurt, Loss

if TYPE_CHECKING:
    from ..moves import DicePlay

AIM = message("dice.ask_shots")
SERVE = message("dice.ask_beers")
NOT_ONESELF = message("dice.not_oneself")
ELIMINATED = message("dice.eliminated")
OUT = tuple([Barred(seat, ELIMINATED) for seat in range(8)])


@lru_cache(maxsize=8192)
def whom_to_hit(
    alive: tuple[bool, ...], seat: int, symbols: tuple[str, ...], ones: tuple[int, ...], twos: tuple[int, ...]
) -> Assign:
    targets = tuple([ones if symbol == ONE else twos for symbol in symbols])
    return Assign(
        seat=seat,
        prompt=AIM,
        default=tuple([seats[0] for seats in targets]),
        about="shots",
        symbols=symbols,
        targets=targets,
        barred=no_targets(alive, seat),
    )


@lru_cache(maxsize=4096)
def whom_to_serve(alive: tuple[bool, ...], seat: int, beers: int) -> Assign:
    return Assign(
        seat=seat,
        prompt=SERVE,
        default=(seat,) * beers,
        about="beers",
        symbols=(BEER,) * beers,
        targets=(from_seat(alive, seat),) * beers,
        barred=tuple([OUT[other] for other, lives in enumerate(alive) if not lives]),
    )


def no_targets(alive: tuple[bool, ...], seat: int) -> tuple[Barred, ...]:
    """Why one cannot shoot at somebody: too far away for this symbol, out of the game, or oneself."""
    why = [
        Barred(other, message("dice.out_of_range", n=distance(alive, seat, other)))
        for other in range(len(alive))
        if alive[other] and other != seat
    ]
    out = [Barred(other, ELIMINATED) for other, lives in enumerate(alive) if not lives]
    return (*why, *out, Barred(seat, NOT_ONESELF))


class Commit(Act, frozen=True, gc=False):
    """Throwing is over. Bill Noface takes the arrows of his final dice only now."""

    phase: ClassVar[str] = "arrow"

    def act(self, g: DicePlay) -> Step | None:
        state = g.state
        if g.character(state.active).defers_arrows and ARROW in state.faces:
            return TakeArrows(left=state.faces.count(ARROW))
        return None


@lru_cache(maxsize=1 << 15)
def counted(faces: tuple[str, ...]) -> tuple[int, tuple[str, ...], int, int]:
    """Dynamites, shots (1s before 2s), beers and Gatlings on these dice."""
    symbols = [symbol for face in faces for symbol in (SYMBOLS[face][0],) * SYMBOLS[face][1]]
    shots = (ONE,) * symbols.count(ONE) + (TWO,) * symbols.count(TWO)
    return symbols.count(DYNAMITE), shots, symbols.count(BEER), symbols.count(GATLING)


class Resolve(Act, frozen=True, gc=False):
    """In this order: dynamite, shots, beers, Gatling. Symbols count, not dice: a double face shows two."""

    phase: ClassVar[str] = "shots"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        dynamites, shots, beers, gatlings = counted(g.state.faces)
        steps: list[Step] = []
        if dynamites >= EXPLOSION:
            steps.append(Explosion(dynamites=dynamites))
        if shots:
            steps.append(Aim(symbols=shots, beers=beers))
        if beers:
            steps.append(Serve(id=BEERS, beers=beers))
        if gatlings and g.gatlings_matter(gatlings):
            steps.append(Gatling(symbols=gatlings))
        return tuple(steps)


class Explosion(Act, frozen=True, gc=False):
    """Three or more dynamites cost the roller one life point, never more. If he survives, the rest still counts."""

    dynamites: int
    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> Step:
        seat = g.state.active
        g.tell_explosion(seat, self.dynamites)
        return Hurt(loss=Loss("dynamite", SELF_INFLICTED, ((seat, 1),)))


class Aim(Ask, frozen=True, gc=False):
    """Every 1 and 2 is given a target first, on the ring as it is now; then all hit at the same moment. Several may
    go to one player, even beyond his last life point."""

    symbols: tuple[str, ...]
    beers: int
    phase: ClassVar[str] = "shots"

    def ask(self, g: DicePlay) -> AnyQuestion:
        state = g.state
        seat = state.active
        ones = g.reach(seat, ONE)
        twos = g.reach(seat, TWO)
        return whom_to_hit(tuple(state.alive), seat, self.symbols, ones, twos)

    def answered(self, g: DicePlay, answer: Answer) -> tuple[Step, ...]:
        seat = g.state.active
        doubles = g.character(seat).after_aiming(self.symbols, answer, self.beers)
        return fire(g, self.symbols, answer) if doubles is None else (doubles,)


def fire(g: DicePlay, symbols: tuple[str, ...], targets: tuple[int, ...], doubled: int = -1) -> tuple[Step, ...]:
    """All shots hit as one loss. Doc Holyday has his reward right after it."""
    seat = g.state.active
    hits = g.fire(symbols, targets, doubled)
    hurt = Hurt(loss=Loss("shot", seat, hits))
    reward = g.character(seat).after_shots(seat, len(symbols))
    return hurt.act(g) if reward is None else (hurt, reward)


class Serve(Ask, frozen=True, gc=False):
    """Each beer gives a life point to a living player, oneself included. After the shots: it saves nobody from them."""

    beers: int
    phase: ClassVar[str] = "beers"

    def ask(self, g: DicePlay) -> AnyQuestion:
        return whom_to_serve(tuple(g.state.alive), g.state.active, self.beers)

    def answered(self, g: DicePlay, answer: Answer) -> tuple[Step, ...]:
        return Gains(gains=g.serve(answer), origin="beer", by=g.state.active).act(g)


class Gatling(Act, frozen=True, gc=False):
    """Three Gatling symbols fire it: every other living player loses one life point, and the roller's arrows all go
    back. It fires once, however many there are. Kit Carlson returns an arrow for each symbol afterwards."""

    symbols: int
    phase: ClassVar[str] = "life"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        seat = g.state.active
        character = g.character(seat)
        steps: list[Step] = []
        if self.symbols >= character.gatling_needs:
            g.tell_gatling(seat)
            steps.append(Hurt(loss=Loss("gatling", seat, tuple([(other, 1) for other in g.others(seat)]))))
        extra = character.after_gatling(self.symbols)
        if extra is not None:
            steps.append(extra)
        return tuple(steps)
