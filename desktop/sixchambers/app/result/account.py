"""How a seat's score came about, in a form every game can fill; each game explains its own in a module beside this."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from msgspec import Struct

from ...engine.table import Table
from ...words.speaker import Speaker

EXPLAINED = ("klack", "dice", "kablamo", "bang", "slap")
"""Games with a module of their own here."""


class Pile(Struct, frozen=True):
    """Something won, as a picture: drawings from bottom to top with one on top of all, and what it is worth."""

    drawings: tuple[str, ...]
    top: str
    text: str


class Account(Struct, frozen=True):
    """One seat laid open."""

    score: str
    how: str = ""
    piles: tuple[Pile, ...] = ()
    # What nobody else could see before the end.
    hidden: tuple[str, ...] = ()
    out: bool = False
    # What only pictures tell, in words for whoever does not see them.
    read: str = ""


class Explainer(Protocol):
    """What a game's module offers."""

    def points(self, score: int, speaker: Speaker) -> str: ...

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account: ...


class Plain:
    """For a game that has nothing to explain: the bare score."""

    def points(self, score: int, speaker: Speaker) -> str:
        return speaker.number(score)

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account:
        assert table.outcome is not None
        return Account(self.points(table.outcome.scores[seat], speaker))


def explainer(game: str) -> Explainer:
    if game not in EXPLAINED:
        return Plain()
    found: Explainer = import_module(f".{game}", __package__).EXPLAIN
    return found


def ranking(table: Table) -> list[int]:
    """The seats, winners first, then by score."""
    outcome = table.outcome
    assert outcome is not None
    return sorted(range(len(table.seats)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat))
