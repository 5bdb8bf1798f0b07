"""Windows: the moments at which a special role may be revealed out of turn.

Everybody whose role lies face down is asked, as long as public facts leave it possible that somebody holds the card:
neither the question nor its time says who does.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, Move, Window
from ....engine.steps import Act, OpenWindow, Step
from ..data import BAD, DOC, GAMBLER, JUDGE, LEFT_HAND, RARE_WINDOW, RIGHT_HAND, WINDOW
from .ids import POWER

if TYPE_CHECKING:
    from ..moves import DicePlay

CARDS = {
    "throw": DOC,
    "last_throw": GAMBLER,
    "gain": BAD,
    "doom": LEFT_HAND,
    "end": RIGHT_HAND,
    "reveal": JUDGE,
}
"""The moments, and the one card that can be revealed at each."""

LASTS = dict.fromkeys(CARDS, WINDOW) | {"doom": RARE_WINDOW, "reveal": RARE_WINDOW}
PROMPTS = {moment: message(f"dice.ask_window_{moment}") for moment in CARDS}


def window(g: DicePlay, moment: str, about: tuple[int, ...] = ()) -> tuple[Step, ...]:
    """The window of this moment, or nothing if public facts exclude everybody."""
    if g.state.options.special_roles == "off" or not g.may_be_held(CARDS[moment]):
        return ()
    return (PowerWindow(lasts=LASTS[moment], moment=moment, about=about),) if asked(g, moment, about) else ()


def asked(g: DicePlay, moment: str, about: tuple[int, ...]) -> list[int]:
    """Whom public facts do not exclude."""
    return [seat for seat in g.face_down() if g.power(CARDS[moment]).may_answer(g, seat, about)]


class PowerWindow(OpenWindow, frozen=True, gc=False):
    """One of the moments. `about`: the seats that will gain, that are doomed, or that revealed."""

    moment: str
    about: tuple[int, ...]
    phase: ClassVar[str] = "window"

    def ask(self, g: DicePlay) -> tuple[AnyQuestion, ...]:
        card = CARDS[self.moment]
        roles = g.state.roles
        return tuple(
            [
                self.to_holder(g, seat) if roles[seat] == card else to_bystander(seat, self.moment)
                for seat in asked(g, self.moment, self.about)
            ]
        )

    def to_holder(self, g: DicePlay, seat: int) -> Window:
        power = g.power(CARDS[self.moment])
        moves = tuple(power.moves(g, seat, self.about))
        return question(seat, self.moment, power.default(seat, self.about), moves)

    def all_in(self, g: DicePlay, answers: Mapping[int, Answer]) -> tuple[Step, ...]:
        for seat, answer in answers.items():
            if answer is not PASS:
                card, target, way = answer
                return reveal(g, seat, card, target, way)
        return ()


def question(seat: int, moment: str, default: Answer, moves: tuple[Move, ...]) -> Window:
    return Window(seat=seat, prompt=PROMPTS[moment], default=default, about=moment, secret=True, moves=moves)


@lru_cache(maxsize=64)
def to_bystander(seat: int, moment: str) -> Window:
    """Whoever does not hold the card is asked all the same."""
    return question(seat, moment, PASS, ())


def reveal(g: DicePlay, seat: int, card: str, target: int | None, way: str | None) -> tuple[Step, ...]:
    """The card is turned up for good, its power spent whatever comes of it. The Judge may answer, except himself."""
    used = UsePower(id=POWER, seat=seat, card=card, target=-1 if target is None else target, way=way or "")
    g.turn_up(seat, used.target, used.way)
    return (*window(g, "reveal", (seat,)), used)


class UsePower(Act, frozen=True, gc=False):
    """What the card says."""

    seat: int
    card: str
    target: int
    way: str
    phase: ClassVar[str] = "reveal"

    def act(self, g: DicePlay) -> Step | tuple[Step, ...] | None:
        return g.power(self.card).use(g, self.seat, self.target, self.way)
