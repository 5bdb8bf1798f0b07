"""What a seat at BANG! The Dice Game sees."""

from __future__ import annotations

from msgspec import Struct

from ...engine.update import View
from .agenda import AnyStep
from .characters import CHARACTERS
from .data import DYNAMITE, ROLE_COUNTS, THROWS, TYPES, side_of_ghost
from .options import DiceOptions
from .state import NOBODY, PILE, DiceState
from .steps.windows import PowerWindow


class Die(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A die of the turn: "base", "loudmouth" or "coward"; its face ("" before it is thrown); may it not be thrown
    again because it burns; did a Ghost token set it (and nobody threw it since); did it show its face just now, so that
    what it does at once is still to come?"""

    kind: str
    face: str
    burning: bool
    set: bool
    fresh: bool


class Token(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The Ghost token on its way: who holds it, its face, and whether the doubler lies beside it."""

    seat: int
    face: str
    double: bool


class DiceView(View, frozen=True):
    """Everything that lies open, and one's own role card. Tuples run over the seats."""

    # The `about` of the open question; "over" when the game is.
    phase: str
    # A window is open: the clock closes it.
    window: bool
    turn: int
    active: int
    dice: tuple[Die, ...]
    throws: int
    most_throws: int
    # Regular arrows in the pile.
    pile: int
    # The Chief's Arrow: in the pile, with somebody, or (neither) not in the game.
    chief_in_pile: bool
    chief: int | None
    characters: tuple[str, ...]
    life: tuple[int, ...]
    max_life: tuple[int, ...]
    arrows: tuple[int, ...]
    alive: tuple[bool, ...]
    # Role cards this seat may see: face up, its own, all after the end; None for the others.
    roles: tuple[str | None, ...]
    shown: tuple[bool, ...]
    # How many of each type were dealt, as ("sheriff", 1) ... in the order of the rules.
    counts: tuple[tuple[str, int], ...]
    sheriff: int | None
    ghost: int | None
    # The type of role a Ghost Renegade sides with.
    ghost_side: str | None
    token: Token | None
    options: DiceOptions
    # How many deeds there were so far (see memory).
    deeds: int
    # Where in the rules we are. Not for the scene: it is what `imagine` needs. It holds nothing secret.
    agenda: tuple[AnyStep, ...]


def view(state: DiceState, seat: int | None, *, opened: bool = False) -> DiceView:
    """`opened`: as it looks when nothing is hidden any more."""
    agenda = state.agenda
    step = agenda[-1] if agenda else None
    shown = state.shown
    roles: tuple[str | None, ...]
    if opened or state.core.outcome is not None:
        roles = tuple(state.roles)
    else:
        roles = tuple([role if shown[owner] or owner == seat else None for owner, role in enumerate(state.roles)])
    ghost = state.ghost
    return DiceView(
        seat,
        "over" if step is None else step.moment if isinstance(step, PowerWindow) else step.phase,
        isinstance(step, PowerWindow),
        state.turn,
        state.active,
        dice(state),
        state.throws,
        THROWS if state.active == ghost else CHARACTERS[state.characters[state.active]].throws,
        state.pile,
        state.chief == PILE,
        state.chief if state.chief >= 0 else None,
        tuple(state.characters),
        tuple(state.life),
        tuple(state.max_life),
        tuple(state.arrows),
        tuple(state.alive),
        roles,
        tuple(shown),
        counts(len(shown)),
        None if state.sheriff == NOBODY else state.sheriff,
        None if ghost == NOBODY else ghost,
        (side_of_ghost(state.roles[ghost], len(shown)) or None) if ghost != NOBODY else None,
        None if state.token_holder == NOBODY else Token(state.token_holder, state.token_face, state.token_double),
        state.options,
        state.deeds,
        tuple(agenda),
    )


def dice(state: DiceState) -> tuple[Die, ...]:
    free = state.active != state.ghost and CHARACTERS[state.characters[state.active]].rerolls_dynamite
    return tuple(
        [
            Die(kind, face, face == DYNAMITE and not free, place in state.set_dice, place in state.fresh)
            for place, (kind, face) in enumerate(zip(state.kinds, state.faces, strict=True))
        ]
    )


def counts(seats: int) -> tuple[tuple[str, int], ...]:
    return tuple([(kind, ROLE_COUNTS[seats][kind]) for kind in TYPES])
