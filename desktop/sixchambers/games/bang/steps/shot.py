"""Being shot at: BANG!, Gatling, Bottle, Jacky Murieta."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, Caution, ChooseOne
from ....engine.steps import Act, Ask
from ..box import OF_HEARTS
from ..events.life import Tested
from .ask import Steps, about_each_seat, other_cards

if TYPE_CHECKING:
    from ..moves import BangPlay

REAL, BUILT_IN = 1, 2
"""The Barrel on the table and the one Jourdonnais was born with: each may be tried once a shot."""

DODGE = about_each_seat("bang.ask_dodge")
DODGE_TWICE = about_each_seat("bang.ask_dodge_twice")
ONLY_MISSED = message("bang.only_missed")
ONE_IS_NOT_ENOUGH = message("bang.warn_one_missed")


class Shot(Ask, frozen=True, gc=False):
    """The target may try each Barrel once and play Missed!, in any order, until the shot is cancelled; one that
    stops earlier loses a life point, and what was used is gone. Asked even with nothing to play as long as there is
    a hand: not to ask would show it."""

    by: int
    target: int
    cause: str
    needs: int = 1
    tried: int = 0
    phase: ClassVar[str] = "shot"
    asks_always: ClassVar[bool] = True

    def ask(self, g: BangPlay) -> AnyQuestion:
        seat = self.target
        misses = g.who(seat).misses
        options: list[int | str] = [card for card in g.state.hands[seat] if card in misses]
        cards = tuple(options)
        barrels = g.barrels(seat) & ~self.tried
        if barrels & REAL:
            options.append("barrel")
        if barrels & BUILT_IN:
            options.append("jourdonnais")
        return ChooseOne(
            seat=seat,
            prompt=(DODGE if self.needs == 1 else DODGE_TWICE)[self.by],
            default=PASS,
            about="dodge",
            secret=True,
            options=tuple(options),
            may_pass=True,
            barred=other_cards(g, seat, cards, ONLY_MISSED),  # type: ignore[arg-type]
            warned=self._in_vain(g, len(options), cards),
        )

    def _in_vain(self, g: BangPlay, results: int, cards: tuple[int | str, ...]) -> tuple[Caution, ...]:
        if not g.heard or results >= self.needs or g.state.characters[self.target] == "suzy_lafayette":
            return ()
        return tuple([Caution(card, ONE_IS_NOT_ENOUGH) for card in cards])

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        if answer is PASS:
            return g.hurt(self.target, 1, self.by, self.cause)
        if answer == "barrel" or answer == "jourdonnais":
            tried = self.tried | (REAL if answer == "barrel" else BUILT_IN)
            hope = BarrelHope(self.by, self.target, self.cause, self.needs, tried, answer)
            return g.draw_check(self.target, answer, hope)
        g.answer_with(self.target, answer, "missed")
        if self.needs > 1:
            g.suzy_draws_between(self.target)
        return g.missed_once(self)


class BarrelHope(Act, frozen=True, gc=False):
    """A heart counts as one Missed!."""

    by: int
    target: int
    cause: str
    needs: int
    tried: int
    what: str
    phase: ClassVar[str] = "shot"

    def act(self, g: BangPlay) -> Steps:
        card = g.state.drawn
        saved = card in OF_HEARTS
        if g.heard:
            g.tell(Tested(self.target, self.what, card, saved))
        shot = Shot(self.by, self.target, self.cause, self.needs, self.tried)
        return g.missed_once(shot) if saved else g.shot_goes_on(shot)
