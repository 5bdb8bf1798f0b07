"""Drawings of many things of one kind."""

from __future__ import annotations

from ....engine.rulebook import Picture, Pictures

ROW = 4
"""Pictures side by side."""


def in_rows(names: list[str], drawing: str, word: str) -> list[Pictures]:
    """All of them, with their names under them."""
    rows = [names[first : first + ROW] for first in range(0, len(names), ROW)]
    return [Pictures(tuple([Picture(f"{drawing}_{name}", f"{word}_{name}") for name in row])) for row in rows]
