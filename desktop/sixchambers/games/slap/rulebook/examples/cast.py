"""Who sits at the tables of the examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....engine.rulebook import Example, ExampleStep

FOUR = ("Ida", "Clem", "Rosa", "Bo")


def example(
    id: str,
    set: Mapping[str, Any],
    start: tuple[str, ...],
    *steps: tuple[tuple[str, ...], tuple[str, ...]],
    seats: tuple[str, ...] = FOUR,
    eyes: str = "Ida",
) -> Example:
    """An example told in pairs of what is said and what is true then; its texts are numbered, the opening is 0."""
    text = f"rules.slap_ex_{id}"
    return Example(
        id,
        text,
        seats,
        f"{text}_0",
        tuple([ExampleStep(f"{text}_{number}", do, then) for number, (do, then) in enumerate(steps, 1)]),
        eyes=eyes,
        options={"first_dealer": 1},
        set=set,
        start=start,
    )
