"""Before the first turn: roles, characters, piles, the row."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.state import Core
from .box import CARDS, EQUIPMENT, GOLD_RUSH_LIFE, LIFE, NUGGETS, ROLES, ROW, SHERIFF, USUAL_LIFE
from .state import BangOptions, BangState
from .turn import DEAL, PickCharacters


def characters_in_game(options: BangOptions) -> list[str]:
    return [*LIFE, *GOLD_RUSH_LIFE] if options.gold_rush else [*LIFE]


def life_points(state: BangState, seat: int) -> int:
    """What the character says, and one more for the Sheriff."""
    name = state.characters[seat]
    return (LIFE.get(name) or GOLD_RUSH_LIFE.get(name, USUAL_LIFE)) + (state.roles[seat] == SHERIFF)


def fresh_state(options: BangOptions, seats: int, chance: Chance) -> BangState:
    """Everything shuffled; hands are dealt as soon as the characters are known."""
    roles = list(ROLES[seats])
    chance.shuffle("roles", roles)
    names = characters_in_game(options)
    chance.shuffle("characters", names)
    pick = options.characters == "pick"
    deck = list(CARDS)
    chance.shuffle("deck", deck)
    shelf = list(EQUIPMENT) if options.gold_rush else []
    chance.shuffle("equipment", shelf)
    row = tuple(shelf.pop() for _ in range(ROW)) if shelf else ()
    return BangState(
        core=Core(chance),
        agenda=[PickCharacters() if pick else DEAL],
        offers=[],
        options=options,
        roles=roles,
        characters=[""] * seats if pick else names[:seats],
        candidates=[(names[2 * seat], names[2 * seat + 1]) for seat in range(seats)] if pick else [()] * seats,
        alive=[True] * seats,
        present=tuple(range(seats)),
        life=[0] * seats,
        most=[0] * seats,
        hands=[()] * seats,
        in_play=[()] * seats,
        deck=deck,
        discard=[],
        aside=(),
        looked=(),
        drawn=-1,
        shuffles=0,
        turn=0,
        turns=0,
        extra=False,
        more=0,
        bangs=0,
        wounds=(),
        doomed=(),
        heap=NUGGETS if options.gold_rush else 0,
        nuggets=[0] * seats,
        equipment=[()] * seats,
        row=row,
        shelf=shelf,
        face_up=0,
        using="",
        rush=False,
        pan=0,
        snake=0,
        discounted=False,
        sides=[""] * seats,
    )
