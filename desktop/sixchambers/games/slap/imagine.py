"""A whole truth that fits what one seat sees and remembers: only the order of the deck has to be made up."""

from __future__ import annotations

from collections import Counter

from ...engine.chance import Chance
from ...engine.state import Core
from .between import Between, Stage, begin
from .box import CALM_MS, CARDS, DECIDE_MS, FORGOTTEN_MS, GOLD, RECRUIT_PRICE, UNLOCK_MS, VERDICT_MS, Card
from .calm import CalmChoice
from .census import box
from .ending import EndRound, ShowVerdict
from .memory import SlapMemory
from .moves import SlapPlay
from .pause import Paused
from .race import Armed, Open, latest_ms, so_far
from .resolve import Effects, PayForPower, Recruit, hits_of
from .rounds import StartRound
from .state import SlapState
from .steps import AnyStep
from .view import SlapView


def imagine(view: SlapView, memory: SlapMemory, chance: Chance) -> SlapState:
    seats = view.seats
    discard = [card for card, number in zip(CARDS, view.discard, strict=True) for _ in range(number)]
    deck, card = hidden_cards(view, discard, chance)
    hands = [one.hands for one in seats]
    state = SlapState(
        core=Core(chance),
        agenda=[StartRound()],
        offers=[],
        options=view.options,
        round=view.round,
        dealer=view.dealer,
        duel=view.duel,
        gangs=[one.gang for one in seats],
        members=[one.members for one in seats],
        gold=[one.gold for one in seats],
        tombs=view.tombs,
        dead=list(view.dead),
        hands=list(view.started),
        live=hands,
        bases=list(view.bases),
        deck=deck,
        discard=discard,
        stripped=view.stripped,
        card=card,
        shown=0 if view.shown >= 0 else -1,
        lots=lots(len(seats), chance),
        inputs=list(view.inputs),
        traps=list(view.traps),
        peeked=view.peeked,
        pick=view.pick,
        feints=view.feints,
        ready_at=0,
        unlock_at=-1,
        verdict=view.verdict,
    )
    put_steps(view, SlapPlay(state))
    return state


def hidden_cards(view: SlapView, discard: list[Card], chance: Chance) -> tuple[list[Card], Card | None]:
    """The deck, and the card in the middle: what nobody sees is dealt at random, what this seat has seen lies there."""
    pool = Counter(box(view.options)) - Counter(discard)
    pool -= Counter({GOLD: sum(one.gold for one in view.seats) + view.stripped})
    known = list(view.picks) or ([view.peek] if view.peek else [])
    dealt = view.phase == "armed"
    card = view.card
    if card is not None:
        pool[card] -= 1
    pool -= Counter(known)
    rest = list(pool.elements())
    chance.shuffle("imagine", rest)
    deck = [*rest, *reversed(known)]
    if dealt:
        card = deck.pop()
    return deck, card


def lots(seats: int, chance: Chance) -> tuple[int, ...]:
    order = list(range(seats))
    chance.shuffle("imagine", order)
    return tuple(order)


def put_steps(view: SlapView, g: SlapPlay) -> None:
    """The moment in the rules, and its clock as far as a player can know it."""
    agenda = g.state.agenda
    lasts: int | None = None
    match view.phase:
        case "between":
            lasts = {"gap": g.pace().gap, "ready": UNLOCK_MS}.get(view.stage, FORGOTTEN_MS)
            agenda.append(Between(stage=stage_of(view), lasts=lasts))
        case "paused":
            agenda += [begin(g), Paused()]
        case "armed":
            lasts = g.wait()
            agenda.append(Armed(lasts=lasts))
        case "open":
            lasts = latest_ms(g, so_far(g))
            agenda.append(Open(lasts=view.options.round_timeout, until=lasts))
        case "calm":
            lasts = CALM_MS
            agenda.append(CalmChoice())
        case "decide":
            lasts = DECIDE_MS
            agenda += [EndRound(), *decision(view)]
        case "verdict":
            lasts = VERDICT_MS
            agenda.append(ShowVerdict(lasts=lasts))
        case _:
            agenda.clear()
    g.core.deadline = lasts
    g.core.asked = 1


def stage_of(view: SlapView) -> Stage:
    return "ready" if view.stage == "ready" else "unlocked" if view.stage == "unlocked" else "gap"


def decision(view: SlapView) -> tuple[AnyStep, ...]:
    """What is being decided, the next step last."""
    verdict = view.verdict
    assert verdict is not None
    if view.stage == "power":
        return (Effects(), PayForPower())
    hits = min(hits_of(verdict), view.seats[verdict.target].members)
    return (Recruit(hits=hits, most=min(hits, view.seats[verdict.by].gold // RECRUIT_PRICE)),)
