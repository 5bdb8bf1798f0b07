"""Names of people, as somebody types them or sends them."""

from __future__ import annotations

from collections.abc import Iterable

NAME_LENGTH = 20


def tidy(name: str, longest: int = NAME_LENGTH) -> str:
    """As somebody typed it, without stray blanks and signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:longest].strip()


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, or the name with a number if somebody else has it."""
    others = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in others:
        number += 1
        ending = f" {number}"
        found = name[: NAME_LENGTH - len(ending)] + ending
    return found
