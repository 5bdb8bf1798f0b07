"""Between two cards: hands may be lifted, traps set, cards looked at, and somebody deals."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from ...engine.message import Message, message
from ...engine.questions import Answer, AnyQuestion, Barred, React, Value
from ...engine.steps import Race, Step
from .box import CARDS, FEINTS, FORGOTTEN_MS, TRAP_PRICE, UNLOCK_MS
from .calm import CalmChoice
from .events import CardDealt, Feinted, PauseCalled
from .gangs.outlaws import set_trap, trappable
from .gangs.railroad import may_peek, peek
from .gangs.sheriffs import free_for_dealing
from .pause import Paused
from .race import Armed, show

if TYPE_CHECKING:
    from .moves import SlapPlay

BETWEEN = message("slap.ask_between")
DEAL = message("slap.ask_deal")

Stage = Literal["gap", "ready", "unlocked"]


class Between(Race, frozen=True, gc=False):
    """First a short rest; then the dealer may turn a card; a dealer who dreams for five seconds loses the deck to
    whoever takes it, or to the table."""

    stage: Stage = "gap"
    phase: ClassVar[str] = "between"

    def ask(self, g: SlapPlay) -> tuple[AnyQuestion, ...]:
        questions: list[AnyQuestion] = []
        for seat in range(len(g.state.members)):
            inputs = self.inputs(g, seat)
            if inputs:
                questions.append(between_question(seat, inputs, self.barred(g, seat)))
        return tuple(questions)

    def barred(self, g: SlapPlay, seat: int) -> tuple[tuple[str, Value | None, str], ...]:
        """What somebody might want to do now and cannot, and why."""
        state = g.state
        why: list[tuple[str, Value | None, str]] = []
        if seat == state.dealer and self.stage == "gap":
            why.append(("deal", None, "slap.no_deal_yet"))
        elif seat != state.dealer and self.stage != "unlocked":
            why.append(("deal", None, "slap.no_deal_turn"))
        if seat == state.dealer and state.duel:
            places = range(len(choices(g)), state.options.duel_pick)
            why += [("pick", place, "slap.no_pick") for place in places]
            if state.feints >= FEINTS:
                why.append(("feint", None, "slap.no_feint"))
        if g.powers() and state.gangs[seat] == "outlaws" and g.alive(seat):
            poor = state.gold[seat] < TRAP_PRICE
            why += [("trap", card, "slap.no_trap") for card in state.traps]
            why += [("trap", card, "slap.no_gold") for card in CARDS if poor and card not in state.traps]
        return tuple(why)

    def inputs(self, g: SlapPlay, seat: int) -> tuple[tuple[str, Value | None], ...]:
        state = g.state
        moves: list[tuple[str, Value | None]] = []
        if (self.stage != "gap" and seat == state.dealer) or (self.stage == "unlocked" and g.alive(seat)):
            moves.append(("deal", None))
        if state.duel and seat == state.dealer:
            moves += [("pick", place) for place in choices(g) if place != state.pick]
            if state.feints < FEINTS:
                moves.append(("feint", None))
        if g.alive(seat):
            moves += [
                (name, None) for name, base in zip(("leave", "leave2"), state.hands[seat], strict=False) if base >= 0
            ]
            if may_peek(g, seat):
                moves.append(("peek", None))
            moves += [("trap", card) for card in trappable(g, seat)]
            moves.append(("pause", None))
        return tuple(moves)

    def input(self, g: SlapPlay, seat: int, answer: Answer, at: int) -> Step | tuple[Step, ...] | None:
        state = g.state
        kind, arg = answer
        match kind:
            case "deal":
                return deal(g, seat)
            case "leave" | "leave2":
                g.leave(seat, int(kind == "leave2"))
            case "peek":
                peek(g, seat)
            case "trap":
                set_trap(g, seat, arg)
            case "pick":
                state.pick = arg
            case "feint":
                state.feints += 1
                if g.heard:
                    g.tell(Feinted(seat))
            case "pause":
                if g.heard:
                    g.tell(PauseCalled(seat))
                return (Paused(), begin(g))
        return self

    def time_up(self, g: SlapPlay) -> Step:
        mode = g.who_deals()
        if self.stage == "gap" and mode != "auto":
            return Between(stage="ready", lasts=UNLOCK_MS)
        if self.stage == "ready" and mode == "human":
            return Between(stage="unlocked", lasts=FORGOTTEN_MS)
        return deal(g, g.state.dealer)


@lru_cache(maxsize=512)
def between_question(
    seat: int, inputs: tuple[tuple[str, Value | None], ...], barred: tuple[tuple[str, Value | None, str], ...]
) -> React:
    return React(
        seat=seat,
        prompt=DEAL if inputs[0][0] == "deal" else BETWEEN,
        default=None,
        about="between",
        inputs=inputs,
        barred=tuple([Barred((kind, arg), Message(why)) for kind, arg, why in barred]),
    )


def begin(g: SlapPlay) -> Between:
    """The rest before the next card begins."""
    return Between(stage="gap", lasts=g.pace().gap)


def symmetric(g: SlapPlay) -> bool:
    """Are both duelists in cover, or both not?"""
    return len({max(g.state.hands[seat]) >= 0 for seat in g.living()}) == 1


def choices(g: SlapPlay) -> range:
    """The places in the deck the dealer of a duel may choose from, 0 is the top: only the top card while one of the
    two is better off than the other."""
    options = g.state.options
    free = options.duel_fairness == "free" or symmetric(g)
    return range(min(options.duel_pick, len(g.state.deck)) if free else 1)


def deal(g: SlapPlay, seat: int) -> Step:
    """The deck is touched. Whoever does it is the dealer; the choice made for a duel is its own dealer's alone."""
    state = g.state
    g.fill_deck()
    chosen = state.pick if state.duel and seat == state.dealer and state.pick in choices(g) else 0
    state.dealer = seat
    if seat >= 0:
        free_for_dealing(g, seat)
    state.live = state.hands.copy()
    g.take_card(chosen)
    if g.heard:
        g.tell(CardDealt(seat))
    if state.options.calm:
        show(g)
        return CalmChoice()
    return Armed(lasts=g.wait())
