"""From what the judge found to what it does: too close, trap, power, effect, recruits, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import Answer, AnyQuestion, ChooseNumber, ChooseOne
from ...engine.steps import Act, Ask, Step
from .box import BIG, DECIDE_MS, GOLD, IRON, MOVE, POWER_PRICE, RECRUIT_PRICE, Card
from .ending import EndRound
from .events import GoldWon, Judged, PowerUsed, TrapSprung
from .gangs import POWERS
from .gangs.outlaws import take_away, trapper
from .judge import Finding
from .names import gang_name
from .verdict import OutcomeId, Timed, Verdict

if TYPE_CHECKING:
    from .moves import SlapPlay


def rule(g: SlapPlay, finding: Finding) -> Step | tuple[Step, ...]:
    """The round is over; nobody's hand moves any more."""
    state = g.state
    card = state.card
    assert card is not None
    state.hands = list(finding.hands)
    state.live = state.hands.copy()
    trapped = card in state.traps
    outcome = "trap" if trapped and finding.by >= 0 and not finding.too_close else usual(g, finding, card)
    verdict = Verdict(
        outcome,
        card,
        finding.by,
        finding.target,
        -1 if finding.too_close else finding.loser,
        -1 if finding.end is None else finding.end,
        timed(g, finding),
    )
    state.verdict = verdict
    pending = may_pay(g, verdict)
    if g.heard:
        g.tell(
            Judged(
                outcome, card, verdict.by, verdict.target, verdict.loser, verdict.end, verdict.times, pending=pending
            )
        )
    if trapped:
        take_away(g, card, caught=outcome == "trap")
    late = finding.unsettled if outcome == "all_late" else ()
    effects: tuple[Step, ...] = (Effects(late=late), EndRound())
    if outcome == "trap" and state.options.trap_adds:
        effects = (Effects(), AfterTrap(usual=usual(g, finding, card)), EndRound())
    return (PayForPower(), *effects) if pending else effects


def usual(g: SlapPlay, finding: Finding, card: Card) -> OutcomeId:
    """What the card does by itself."""
    state = g.state
    if finding.too_close:
        return "too_close"
    if finding.loser >= 0:
        return "last"
    if finding.by < 0:
        lose_all = card == MOVE and state.options.move_timeout == "all_lose" and finding.unsettled
        return "all_late" if lose_all else "timeout"
    pointing = finding.target >= 0
    if card == MOVE:
        return "horse"
    if card == GOLD:
        return "decoy" if state.duel else "given" if pointing else "gold"
    if not pointing:
        return "miss"
    return "covered" if card == IRON and finding.covered else "hit"


def timed(g: SlapPlay, finding: Finding) -> tuple[Timed, ...]:
    """Every input with its ruling, the earliest first."""
    three = sorted(zip(g.state.inputs, finding.rulings, finding.lifts, strict=True), key=lambda one: one[0].c)
    return tuple([Timed(done.seat, done.kind, done.arg, done.c, ruling, lift) for done, ruling, lift in three])


def may_pay(g: SlapPlay, verdict: Verdict) -> bool:
    """Has whoever slapped the card a power for this, and the Gold? The card just slapped is not his yet."""
    if verdict.by < 0 or not g.powers():
        return False
    power = POWERS.get(g.state.gangs[verdict.by])
    return power is not None and g.state.gold[verdict.by] >= POWER_PRICE and power.may_pay(verdict)


class PayForPower(Ask, frozen=True, gc=False):
    """Whoever slapped decides afterwards, and has four seconds. The target stays whoever he pointed at."""

    phase: ClassVar[str] = "decide"
    stage: ClassVar[str] = "power"
    own_time: ClassVar[int | None] = DECIDE_MS

    def ask(self, g: SlapPlay) -> AnyQuestion:
        verdict = g.state.verdict
        assert verdict is not None
        gang = g.state.gangs[verdict.by]
        return ChooseOne(
            seat=verdict.by,
            prompt=message(f"slap.ask_power_{gang}", gang=gang_name(gang)),
            default="no",
            about="power",
            options=("yes", "no"),
        )

    def answered(self, g: SlapPlay, answer: Answer) -> None:
        verdict = g.state.verdict
        assert verdict is not None
        if answer != "yes":
            return
        gang = g.state.gangs[verdict.by]
        g.pay(verdict.by, POWER_PRICE)
        g.state.verdict = POWERS[gang].paid(verdict)
        if g.heard:
            g.tell(PowerUsed(verdict.by, gang, verdict.target))


class AfterTrap(Act, frozen=True, gc=False):
    """House rule: a trap comes on top of what the card does, unless whoever sprang it is out. There is no power for a
    trapped card."""

    usual: OutcomeId
    phase: ClassVar[str] = "effects"

    def act(self, g: SlapPlay) -> Step | None:
        verdict = g.state.verdict
        assert verdict is not None
        return Effects(instead=self.usual) if g.alive(verdict.by) else None


class Effects(Act, frozen=True, gc=False):
    """Losses and Gold. `late`: all who found no cover before time was up, where that costs them. `instead`: what the
    card does after its trap has sprung."""

    late: tuple[int, ...] = ()
    instead: OutcomeId | None = None
    phase: ClassVar[str] = "effects"

    def act(self, g: SlapPlay) -> Step | None:
        state = g.state
        verdict = state.verdict
        assert verdict is not None
        outcome = self.instead or verdict.outcome
        match outcome:
            case "hit":
                hits = min(hits_of(verdict), state.members[verdict.target])
                most = min(hits, state.gold[verdict.by] // RECRUIT_PRICE)
                if most and g.powers() and not state.options.practice:
                    return Recruit(hits=hits, most=most)
                g.lose(verdict.target, hits, verdict.by)
            case "horse":
                g.lose(verdict.by, 1)
            case "last":
                g.lose(verdict.loser, 1)
            case "all_late":
                for seat in self.late:
                    g.lose(seat, 1)
            case "trap":
                by = trapper(g)
                if g.heard:
                    g.tell(TrapSprung(verdict.by, by, verdict.card))
                g.lose(verdict.by, 1, by if by != verdict.by else -1)
            case "gold" | "given":
                owner = verdict.by if outcome == "gold" else verdict.target
                state.gold[owner] += 1
                state.card = None
                if g.heard:
                    g.tell(GoldWon(owner, verdict.by))
        return None


def hits_of(verdict: Verdict) -> int:
    return 2 if verdict.card == BIG and verdict.power == "confederates" else 1


class Recruit(Ask, frozen=True, gc=False):
    """A shot that hits may win members over instead: three Gold each, from the stash as it is now."""

    hits: int
    most: int
    phase: ClassVar[str] = "decide"
    stage: ClassVar[str] = "recruit"
    own_time: ClassVar[int | None] = DECIDE_MS

    def ask(self, g: SlapPlay) -> AnyQuestion:
        verdict = g.state.verdict
        assert verdict is not None
        return ChooseNumber(
            seat=verdict.by, prompt=message("slap.ask_recruit"), default=0, about="recruit", least=0, most=self.most
        )

    def answered(self, g: SlapPlay, answer: Answer) -> None:
        verdict = g.state.verdict
        assert verdict is not None
        if answer:
            g.pay(verdict.by, RECRUIT_PRICE * answer)
        g.lose(verdict.target, self.hits, verdict.by, recruited=answer)
