"""Who sits at the tables of the examples. One looks over Ida's shoulder, with the helper on: what she has loaded
herself is pencilled on her bullets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....engine.rulebook import Example, ExampleStep

THREE = ("Ida", "Clem", "Rosa")
HELPED = {"helper": "memory"}


def table(**said: Any) -> Mapping[str, Any]:
    """What lies where: `Ida_revolver="x x x x x K"`; the rest of the table is harmless."""
    return {key.replace("_", ".", 1) if key[0].isupper() else key: value for key, value in said.items()}


def step(number: int, id: str, do: tuple[str, ...], then: tuple[str, ...]) -> ExampleStep:
    return ExampleStep(f"rules.kablamo_ex_{id}_{number}", do, then)


def example(
    id: str,
    set: Mapping[str, Any],
    start: tuple[str, ...],
    *steps: tuple[tuple[str, ...], tuple[str, ...]],
    seats: tuple[str, ...] = THREE,
    bag: str = "",
) -> Example:
    """An example told in pairs of what is said and what is true then; its texts are numbered, the opening is 0."""
    return Example(
        id,
        f"rules.kablamo_ex_{id}",
        seats,
        f"rules.kablamo_ex_{id}_0",
        tuple([step(number, id, do, then) for number, (do, then) in enumerate(steps, 1)]),
        eyes="Ida",
        options=HELPED,
        chance={"bag": bag.split()} if bag else {},
        set=set,
        start=start,
    )
