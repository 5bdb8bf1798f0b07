"""A turn, phase by phase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import Message, message
from ...engine.questions import Answer, AnyQuestion, ChooseOne, ChooseSome
from ...engine.steps import Act, Ask, AskAll, Step
from .cards.dynamite import Fuse
from .cards.jail import Cell
from .events.things import NOBODY
from .play_phase import NEXT_PLAY, NextPlay, PlayPhase
from .steps.ask import Steps
from .steps.dying import SETTLE

if TYPE_CHECKING:
    from .moves import BangPlay

YOUR_CHARACTER = message("bang.ask_character")
GUN_BELT = 8


class PickCharacters(AskAll, frozen=True, gc=False):
    """With the option: everybody picks one of two characters; all are turned over at once, then cards are dealt."""

    phase: ClassVar[str] = "characters"

    def ask(self, g: BangPlay) -> tuple[AnyQuestion, ...]:
        return tuple(
            [
                ChooseOne(
                    seat=seat,
                    prompt=YOUR_CHARACTER,
                    default=pair[0],
                    about="character",
                    secret=True,
                    changeable=True,
                    options=pair,
                )
                for seat, pair in enumerate(g.state.candidates)
            ]
        )

    def all_in(self, g: BangPlay, answers: Mapping[int, Answer]) -> Deal:
        g.state.characters = [answers[seat] for seat in range(len(g.state.roles))]
        return DEAL


class Deal(Act, frozen=True, gc=False):
    """Life points as the character says, one more for the Sheriff; a card for each; then the Sheriff begins."""

    phase: ClassVar[str] = "characters"

    def act(self, g: BangPlay) -> NextTurn:
        g.deal()
        return NEXT_TURN


class NextTurn(Act, frozen=True, gc=False):
    """Always at the bottom of the agenda: on to the next seat whose turn it is."""

    phase: ClassVar[str] = "end"

    def act(self, g: BangPlay) -> Steps:
        g.close_turn()
        seat = g.next_seat()
        if seat == NOBODY:
            return None
        g.begin_turn(seat)
        if g.is_shadow(seat):
            return (*SHADOW_TURN, self)
        if g.is_weary():
            return (Weariness(), *TURN, self)
        # Without a card in front there is neither Dynamite nor Jail.
        return (*TURN, self) if g.state.in_play[seat] else (*FROM_DRAW, self)


class Weariness(Act, frozen=True, gc=False):
    """The stall breaker: a life point at the start of every turn, and nobody is to blame."""

    phase: ClassVar[str] = "start"

    def act(self, g: BangPlay) -> Steps:
        return g.then(g.hurt(g.state.turn, 1, NOBODY, "stall"), SETTLE)


class DrawPhase(Act, frozen=True, gc=False):
    """Two cards, in the character's own way."""

    phase: ClassVar[str] = "draw"

    def act(self, g: BangPlay) -> Steps:
        seat = g.state.turn
        return g.who(seat).draw_phase(g, seat)


class DiscardPhase(Act, frozen=True, gc=False):
    """Down to as many cards as life points, eight with a Gun Belt. A shadow has no limit here, it leaves everything
    behind anyway."""

    phase: ClassVar[str] = "discard"

    def act(self, g: BangPlay) -> Excess | None:
        return EXCESS if excess(g) else None


class Excess(Ask, frozen=True, gc=False):
    """Exactly as many as are too many, one's own choice. Sid Ketchum may heal first; then there may be none."""

    phase: ClassVar[str] = "discard"

    def ask(self, g: BangPlay) -> AnyQuestion:
        seat = g.state.turn
        hand = g.state.hands[seat]
        many = excess(g)
        return ChooseSome(
            seat=seat,
            prompt=too_many(many),
            default=hand[len(hand) - many :],
            about="discard",
            secret=True,
            options=hand,
            least=many,
            most=many,
        )

    def answered(self, g: BangPlay, answer: Answer) -> None:
        g.discard(g.state.turn, answer)


@cache
def too_many(cards: int) -> Message:
    return message("bang.ask_discard", n=cards)


def excess(g: BangPlay) -> int:
    """How many cards too many the player whose turn it is holds."""
    state = g.state
    seat = state.turn
    limit = GUN_BELT if "gun_belt" in state.equipment[seat] else state.life[seat]
    return max(0, len(state.hands[seat]) - limit)


class EndTurn(Act, frozen=True, gc=False):
    """After the discard phase: who struck gold regains all life; Don Bell listens for his bell; a shadow leaves."""

    phase: ClassVar[str] = "end"

    def act(self, g: BangPlay) -> Steps:
        state = g.state
        seat = state.turn
        if state.rush:
            state.rush = False
            if state.alive[seat] and state.life[seat] < state.most[seat]:
                g.heal(seat, state.most[seat], "gold_rush")
        follow = g.who(seat).turn_ends(g, seat)
        return g.then(follow, LEAVE) if g.is_shadow(seat) else follow


class Leave(Act, frozen=True, gc=False):
    """The shadow is out again: hand, cards in play and equipment go, nuggets stay."""

    phase: ClassVar[str] = "end"

    def act(self, g: BangPlay) -> None:
        g.shadow_leaves(g.state.turn)


NEXT_TURN = NextTurn(id=1)
DEAL = Deal()
LEAVE = Leave()
EXCESS = Excess()
FROM_DRAW: tuple[Step, ...] = (DrawPhase(), NEXT_PLAY, DiscardPhase(), EndTurn())
TURN: tuple[Step, ...] = (Fuse(), Cell(), *FROM_DRAW)
SHADOW_TURN: tuple[Step, ...] = (DrawPhase(), NEXT_PLAY, EndTurn())

TURN_STEPS = (
    PickCharacters
    | Deal
    | NextTurn
    | Weariness
    | DrawPhase
    | NextPlay
    | PlayPhase
    | DiscardPhase
    | Excess
    | EndTurn
    | Leave
)
