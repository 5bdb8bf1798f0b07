"""The play phase: everything somebody may do in it, as one question.

An answer is `(what, target, way)`. What: the number of a card in hand; "buy0" to "buy2" for a place in the row,
"cheap0" to "cheap2" for the same at Pretty Luzena's price; "force" to make somebody discard equipment; or the name of
a character or a piece of equipment that is used. No answer ends the phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import PASS, Answer, AnyQuestion, Barred, Caution, Move, PlayOne
from ...engine.steps import Act, Ask
from .box import CARDS, COST, NAME, ROW
from .cards.base import NOTHING_TO_NAME
from .cards.registry import KINDS
from .equipment.registry import EQUIPMENT_KINDS, LASTING_KINDS, USABLE
from .events.things import NOBODY
from .steps.ask import Steps

if TYPE_CHECKING:
    from .cards.base import Use
    from .moves import BangPlay

YOUR_PLAY = message("bang.ask_play")
NO_EQUIPMENT_THERE = message("bang.no_equipment_there")
NOT_YOUR_OWN = message("bang.no_force_own")
BUY = tuple(f"buy{slot}" for slot in range(ROW))
CHEAP = tuple(f"cheap{slot}" for slot in range(ROW))
FORCE = "force"
PLAIN = tuple(Move(card) for card in CARDS)
"""Most cards need no more words than their own: made once, like the cards themselves."""


class PlayPhase(Ask, frozen=True, gc=False):
    """Any number of cards and actions in any order; nobody has to play anything. Asked even with nothing to play: an
    empty choice would show what kind of hand it is."""

    phase: ClassVar[str] = "play"
    asks_always: ClassVar[bool] = True

    def ask(self, g: BangPlay) -> AnyQuestion:
        state = g.state
        seat = state.turn
        moves: list[Move] = []
        uses: dict[str, tuple[Use, ...]] = {}
        for card in state.hands[seat]:
            name = NAME[card]
            if name in uses:
                found = uses[name]
            else:
                found = uses[name] = KINDS[name].uses(g, seat)
            if found is NOTHING_TO_NAME:
                moves.append(PLAIN[card])
            else:
                for targets, ways in found:
                    moves.append(Move(card, targets, ways))
        moves += g.who(seat).moves(g, seat)
        if state.options.gold_rush:
            _shop(g, seat, moves)
        heard = g.heard
        return PlayOne(
            seat=seat,
            prompt=YOUR_PLAY,
            default=PASS,
            about="play",
            secret=True,
            moves=tuple(moves),
            barred=_barred(g, seat) if heard else (),
            warned=_warned(g, seat) if heard else (),
        )

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        if answer is PASS:
            return None
        what, target, way = answer
        seat = g.state.turn
        if type(what) is int:
            follow = KINDS[NAME[what]].play(g, seat, what, target, way)
        else:
            follow = _do(g, seat, what, target, way)
        return NEXT_PLAY if follow is None else g.then(follow, NEXT_PLAY)


class NextPlay(Act, frozen=True, gc=False):
    """What was played last is settled; then the next play, unless the turn was ended by a Gold Rush or everybody can
    see that there is nothing left to do."""

    phase: ClassVar[str] = "play"

    def act(self, g: BangPlay) -> Steps:
        unsettled = g.settle()
        if unsettled is not None:
            return g.then(unsettled, self)
        state = g.state
        if state.rush or (not state.hands[state.turn] and PLAY.ask(g).only() is not None):
            return None
        return PLAY


PLAY = PlayPhase()
NEXT_PLAY = NextPlay()


def _do(g: BangPlay, seat: int, what: str, target: int | None, way: str | None) -> Steps:
    """Whatever is not a card of the hand."""
    if what == FORCE:
        assert target is not None and way is not None
        g.force(seat, target, way)
        return None
    if what in USABLE:
        USABLE[what].use(g, seat)
        return None
    at = NOBODY if target is None else target
    if what in BUY or what in CHEAP:
        name = g.buy(seat, int(what[-1]), at, way or "", what in CHEAP)
        return g.apply_equipment(seat, name, at, way or "")
    return g.who(seat).use(g, seat, at)


# --- Gold Rush -------------------------------------------------------------------------------------------------------


def _shop(g: BangPlay, seat: int, moves: list[Move]) -> None:
    """Buying, forcing discards, and what one's own equipment can do."""
    state = g.state
    nuggets = state.nuggets[seat]
    cheap = g.who(seat).discount and not state.discounted
    if nuggets or cheap:
        for slot, name in enumerate(state.row):
            cost = COST[name]
            if cost <= nuggets + cheap:
                for targets, ways in EQUIPMENT_KINDS[name].uses(g, seat):
                    if cost <= nuggets:
                        moves.append(Move(BUY[slot], targets, ways))
                    if cheap:
                        moves.append(Move(CHEAP[slot], targets, ways))
    if nuggets > 2:
        moves += _forcible(g, seat, nuggets)
    for name in state.equipment[seat]:
        moves += LASTING_KINDS[name].moves(g, seat)


def _forcible(g: BangPlay, seat: int, nuggets: int) -> list[Move]:
    found = []
    for other in g.state.present:
        if other != seat:
            names = [name for name in g.state.equipment[other] if COST[name] < nuggets]
            if names:
                found.append(Move(FORCE, (other,), tuple(names)))
    return found


# --- for people: why not, and better not -----------------------------------------------------------------------------


def _barred(g: BangPlay, seat: int) -> tuple[Barred, ...]:
    found: list[Barred] = []
    for card in g.state.hands[seat]:
        kind = KINDS[NAME[card]]
        if kind.uses(g, seat):
            found += kind.barred(g, seat, card)
        else:
            found.append(Barred(card, kind.why_not(g, seat)))
            found += kind.barred(g, seat, card)
    found += g.who(seat).barred(g, seat)
    if g.state.options.gold_rush:
        found += _barred_shop(g, seat)
    return tuple(found)


def _barred_shop(g: BangPlay, seat: int) -> list[Barred]:
    state = g.state
    nuggets = state.nuggets[seat]
    cheap = g.who(seat).discount and not state.discounted
    found: list[Barred] = []
    for slot, name in enumerate(state.row):
        kind = EQUIPMENT_KINDS[name]
        for token, price in ((BUY[slot], COST[name]), *([(CHEAP[slot], COST[name] - 1)] if cheap else [])):
            if price > nuggets:
                found.append(Barred(token, message("bang.no_nuggets", price=price, have=nuggets)))
            elif not kind.uses(g, seat):
                found.append(Barred(token, kind.why_not(g, seat)))
            else:
                found += kind.barred(g, seat, token)
    found.append(Barred((FORCE, seat), NOT_YOUR_OWN))
    for other in state.present:
        if other != seat:
            dear = [COST[name] + 1 for name in state.equipment[other]]
            if not dear:
                found.append(Barred((FORCE, other), NO_EQUIPMENT_THERE))
            elif min(dear) > nuggets:
                why = message("bang.no_nuggets", price=min(dear), have=nuggets)
                found.append(Barred((FORCE, other), why))
    for name in state.equipment[seat]:
        found += LASTING_KINDS[name].barred_moves(g, seat)
    return found


def _warned(g: BangPlay, seat: int) -> tuple[Caution, ...]:
    state = g.state
    found: list[Caution] = []
    for card in state.hands[seat]:
        found += KINDS[NAME[card]].warned(g, seat, card)
    if state.options.gold_rush:
        for slot, name in enumerate(state.row):
            for token in (BUY[slot], CHEAP[slot]):
                found += EQUIPMENT_KINDS[name].warned(g, seat, token)
    return tuple(found)
