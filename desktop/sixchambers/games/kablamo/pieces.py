"""The things on the table: bullets, tokens, revolvers, and what has been declared but not yet carried out."""

from __future__ import annotations

from msgspec import Struct

from .box import CHAMBERS, MALFUNCTIONS
from .cylinder import SAFE


class Bullet(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A bullet in a chamber or among somebody's spares. It is the truth: views show no face-down bullet at all.

    `by` is the seat whose marker it carries (Socialite), or -1. `seen` has a bit for every seat that has seen the face:
    since every movement is public, whoever saw it once could have followed it.
    """

    face: int
    by: int = -1
    seen: int = 0


class Token(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A bullet with a delayed effect, lying open. `kind` is what it acts as, which differs for a ricochet."""

    bullet: int
    kind: str
    # "waiting"; a trigger malfunction becomes "armed" when its revolver fires, a cylinder malfunction "running";
    # what pays for an extra shot is "paying"; Bolshevik rules are "next" and then "now".
    state: str = "waiting"

    @property
    def malfunction(self) -> bool:
        return self.kind in MALFUNCTIONS

    def now(self, state: str) -> Token:
        return Token(self.bullet, self.kind, state)


def first_token(tokens: list[Token], kind: str, state: str = "waiting") -> int:
    """The place of the oldest such token, or -1."""
    for place, token in enumerate(tokens):
        if token.kind == kind and token.state == state:
            return place
    return -1


class Revolver(Struct, forbid_unknown_fields=True):
    """A board with its cylinder, seen from its positions. Changes hands with everything in and on it."""

    chambers: list[Bullet | None]
    # The position of the face-up bullet that is not carried out yet, or -1.
    active: int = -1
    # Who controls the active bullet because of a backfire, or -1 for the owner.
    control: int = -1
    tokens: list[Token] = []
    # Does it take part in the firing step going on?
    firing: bool = False

    def copy(self) -> Revolver:
        return Revolver(self.chambers.copy(), self.active, self.control, self.tokens.copy(), self.firing)

    def active_face(self) -> int:
        """The face of the active bullet, or 0."""
        bullet = self.chambers[self.active] if self.active >= 0 else None
        return bullet.face if bullet is not None else 0

    def loaded(self) -> list[int]:
        """The positions of the face-down bullets."""
        active = self.active
        return [place for place, bullet in enumerate(self.chambers) if bullet is not None and place != active]

    def within_reach(self) -> list[int]:
        """The positions of the face-down bullets others may touch: all but the safe one."""
        active = self.active
        return [place for place, bullet in enumerate(self.chambers[:SAFE]) if bullet is not None and place != active]

    def empty(self, vacated: int = 0) -> list[int]:
        """The positions without a bullet; the chamber of a bullet just being carried out counts as empty already."""
        chambers = self.chambers
        return [place for place, bullet in enumerate(chambers) if bullet is None or bullet.face == vacated]


def bare_revolver() -> Revolver:
    return Revolver([None] * CHAMBERS)


class Pending(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something announced that can still be answered: a high-velocity bullet from somebody's hand, or a fired bullet.

    `by` controls it, `to` carries it out (-1: nobody is named), `target` is the bullet it is aimed at (0: none).
    """

    bullet: int
    by: int
    to: int = -1
    target: int = 0
    fired: bool = False
