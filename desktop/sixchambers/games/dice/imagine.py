"""A full state that fits what one seat sees: the cards that lie face down are dealt anew."""

from __future__ import annotations

from collections import Counter

from ...engine.chance import Chance
from ...engine.state import Core
from ...engine.steps import OpenWindow
from .data import TYPE_OF
from .deal import cards_of, drawn
from .state import NO_CHIEF, NOBODY, PILE, DiceState
from .view import DiceView


def imagine(view: DiceView, chance: Chance) -> DiceState:
    """Everything but the roles lies open. Answers in a window that are in but hidden are nobody's business: the
    imagined window waits for all of them."""
    dice = view.dice
    token = view.token
    state = DiceState(
        core=Core(chance, asked=1),
        agenda=list(view.agenda),
        offers=[],
        options=view.options,
        turn=view.turn,
        active=view.active,
        pile=view.pile,
        chief=view.chief if view.chief is not None else PILE if view.chief_in_pile else NO_CHIEF,
        sheriff=NOBODY if view.sheriff is None else view.sheriff,
        ghost=NOBODY if view.ghost is None else view.ghost,
        token_holder=NOBODY if token is None else token.seat,
        token_face="" if token is None else token.face,
        token_double=False if token is None else token.double,
        kinds=tuple([die.kind for die in dice]),
        faces=tuple([die.face for die in dice]),
        fresh=tuple([place for place, die in enumerate(dice) if die.fresh]),
        set_dice=tuple([place for place, die in enumerate(dice) if die.set]),
        throws=view.throws,
        deeds=view.deeds,
        characters=list(view.characters),
        roles=roles(view, chance),
        shown=list(view.shown),
        alive=list(view.alive),
        life=list(view.life),
        max_life=list(view.max_life),
        arrows=list(view.arrows),
    )
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, OpenWindow):
        state.core.deadline = step.lasts
    return state


def roles(view: DiceView, chance: Chance) -> list[str]:
    """The types that must still be face down, shuffled over the seats, each with a card of its type nobody has seen."""
    seen = Counter([role for role in view.roles if role is not None])
    types = Counter([TYPE_OF[role] for role in seen.elements()])
    hidden: list[str] = []
    for kind, number in view.counts:
        missing = number - types[kind]
        if missing:
            left = list((Counter(cards_of(kind, view.options.special_roles)) - seen).elements())
            hidden += drawn(left, missing, chance, "imagine")
    hidden = drawn(hidden, len(hidden), chance, "imagine")
    return [role if role is not None else hidden.pop() for role in view.roles]
