"""Finding words in the rules, whatever their capitals and umlauts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Hit:
    """Where a searched word stands: in the text of a chapter, or in the caption of an example there."""

    chapter: int
    position: int
    length: int
    example: str = ""
    step: int = 0


def fold(text: str) -> str:
    """Letter by letter without capitals and accents, so that every place keeps its number."""
    return "".join(unicodedata.normalize("NFD", letter.lower())[0] for letter in text.replace("\u00a0", " "))


def places(text: str, wanted: str) -> Iterator[int]:
    """Where `wanted` begins in a folded text; hits do not overlap."""
    wanted = fold(wanted.strip())
    at = text.find(wanted) if wanted else -1
    while at >= 0:
        yield at
        at = text.find(wanted, at + len(wanted))
