"""A card on its way, and the card open: the timed part of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.questions import Answer, AnyQuestion
from ...engine.steps import Race, Step
from .box import HIP, ON_CARD
from .events import CardShown, Flinched, Fumbled, HandMoved, Misdealt
from .inputs import ARMED, OPEN, reaction
from .judge import Finding, Input, judge
from .resolve import rule

if TYPE_CHECKING:
    from .moves import SlapPlay

HAND = {"slap": 0, "cover": 0, "leave": 0, "cover2": 1, "leave2": 1}


class Armed(Race, frozen=True, gc=False):
    """The card is coming, and nobody knows when. Getting up is still free; whoever reaches for anything flinches."""

    phase: ClassVar[str] = "armed"
    hidden_clock: ClassVar[bool] = True
    unwritten: ClassVar[bool] = True

    def ask(self, g: SlapPlay) -> tuple[AnyQuestion, ...]:
        hands = g.state.hands
        return tuple([reaction(seat, len(hands), len(hands[seat]), ARMED.id, -1) for seat in g.living()])

    def input(self, g: SlapPlay, seat: int, answer: Answer, at: int) -> Armed:
        state = g.state
        kind, arg = answer[:2]
        if kind in ("leave", "leave2"):
            if state.hands[seat][HAND[kind]] >= 0:
                g.leave(seat, HAND[kind])
            return self
        c = answer[2] if len(answer) == 3 else min(-1, (at - (g.core.deadline or at)) * 1000)
        state.inputs.append(Input(c, seat, kind, -1 if arg is None else arg))
        if g.heard:
            g.tell(Flinched(seat, c))
        return self

    def time_up(self, g: SlapPlay) -> Open:
        show(g)
        return Open(lasts=g.state.options.round_timeout)

    def called_off(self, g: SlapPlay) -> None:
        misdeal(g)


class Open(Race, frozen=True, gc=False):
    """All see the card. Every press counts at its own card time, in whatever order it comes in; once there is a
    decisive moment, the round waits only as long as something earlier could still turn up."""

    until: int = -1
    phase: ClassVar[str] = "open"
    unwritten: ClassVar[bool] = True

    def ask(self, g: SlapPlay) -> tuple[AnyQuestion, ...]:
        hands, latest = g.state.hands, g.state.options.round_timeout * 1000
        return tuple([reaction(seat, len(hands), len(hands[seat]), OPEN.id, latest) for seat in g.living()])

    def input(self, g: SlapPlay, seat: int, answer: Answer, at: int) -> Open:
        state = g.state
        kind, arg = answer[:2]
        c = answer[2] if len(answer) == 3 else (at - state.shown) * 1000
        state.inputs.append(Input(c, seat, kind, -1 if arg is None else arg))
        finding = so_far(g)
        state.live = list(finding.live)
        if g.heard:
            tell_press(g, finding)
        return Open(lasts=self.lasts, until=state.shown + latest_ms(g, finding))

    def due(self, g: SlapPlay) -> int:
        return self.until

    def time_up(self, g: SlapPlay) -> Step | tuple[Step, ...]:
        return rule(g, so_far(g))

    def called_off(self, g: SlapPlay) -> None:
        misdeal(g)


def show(g: SlapPlay) -> None:
    state = g.state
    state.shown = g.core.now
    if g.heard and state.card is not None:
        g.tell(CardShown(state.card, state.shown))


def so_far(g: SlapPlay) -> Finding:
    card = g.state.card
    assert card is not None
    return judge(g.snapshot(), card, g.state.inputs, g.settings())


def latest_ms(g: SlapPlay, finding: Finding) -> int:
    """Until which card time something could still come in that changes the end: a photo finish, or an earlier press of
    somebody whose handicap is taken off his time."""
    rules = g.settings()
    if finding.end is None:
        return rules.timeout // 1000
    latest = min(rules.timeout, finding.end + rules.eps + max(rules.handicaps))
    return -(-latest // 1000)


def tell_press(g: SlapPlay, finding: Finding) -> None:
    """What the last press did, as far as can be said now."""
    done, why, landed = g.state.inputs[-1], finding.rulings[-1], finding.landed[-1]
    if why == "flinch":
        g.tell(Flinched(done.seat, done.c))
        return
    to = ON_CARD if done.kind == "slap" else done.arg if done.kind.startswith("cover") else HIP
    if why:
        g.tell(Fumbled(done.seat, done.kind, to, done.c, why))
        return
    lands = done.c if landed is None else landed + g.settings().handicaps[done.seat]
    target = done.arg if done.kind == "slap" else -1
    g.tell(HandMoved(done.seat, HAND[done.kind], to, done.c, lands, target))


def misdeal(g: SlapPlay) -> None:
    """Not everybody could see it in time: back into the deck with the card, nothing has happened, and whoever dealt
    deals again."""
    state = g.state
    assert state.card is not None
    state.deck.append(state.card)
    state.card = None
    g.core.chance.shuffle("deck", state.deck)
    if g.heard:
        g.tell(Misdealt())
