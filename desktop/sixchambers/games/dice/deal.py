"""Setting the table: role cards, characters, life points."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.chance import Chance
from .data import (
    BASE_CHARACTERS,
    CHARACTER_CARDS,
    NORMAL_CARDS,
    ROLE_COUNTS,
    SALOON_CHARACTERS,
    SHERIFF_BONUS,
    SPECIAL_CARDS,
)
from .options import DiceOptions


def drawn(pool: Sequence[str], number: int, chance: Chance, stream: str) -> list[str]:
    """So many cards from a pile, in random order."""
    left = list(pool)
    return [left.pop(chance.below(stream, len(left))) for _ in range(number)]


def cards_of(kind: str, special_roles: str) -> tuple[str, ...]:
    """The role cards of one type that are shuffled together."""
    normal = (kind,) * NORMAL_CARDS[kind]
    if special_roles == "off":
        return normal
    return SPECIAL_CARDS[kind] if special_roles == "special" else (*normal, *SPECIAL_CARDS[kind])


def role_cards(options: DiceOptions, seats: int, chance: Chance) -> list[str]:
    """For each type as many as the number of players asks for, drawn from the cards of that type; then all shuffled."""
    cards: list[str] = []
    for kind, number in ROLE_COUNTS[seats].items():
        cards += drawn(cards_of(kind, options.special_roles), number, chance, "role_cards")
    return drawn(cards, seats, chance, "roles")


def characters(options: DiceOptions) -> list[str]:
    """Those in the game: the new ones only with the modules they need."""
    if not options.new_characters:
        return list(BASE_CHARACTERS)
    fitting = [id for id, card in SALOON_CHARACTERS.items() if all(getattr(options, need) for need in card.needs)]
    return [*BASE_CHARACTERS, *fitting]


def full_life(character: str, role: str) -> int:
    """The number on the character card, and what the Sheriff has on top of it."""
    return CHARACTER_CARDS[character].life + SHERIFF_BONUS.get(role, 0)
