"""What is printed on bullets: read on the zoom card, never on a small disc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.kablamo.box import KIND, KIND_OF, NUMBERED
from ...games.kablamo.names import kind_text
from ..card import CardFace

if TYPE_CHECKING:
    from ...games.kablamo.pieces import Token
    from .scene import KablamoScene

GROUPS = ("live", "action", "hv")


def drawing(kind: str) -> str:
    """The bullet, face up."""
    return f"kablamo/bullet_{kind}"


def printed_face(scene: KablamoScene, face: int) -> CardFace:
    """A bullet by its face."""
    return kind_face(scene, KIND_OF[face], face)


def kind_face(scene: KablamoScene, kind: str, face: int) -> CardFace:
    """A bullet that acts as this kind; its number is that of its own face."""
    group = KIND[kind].group
    sort = scene.speaker.text(f"kablamo.{group}_bullet")
    if face <= NUMBERED:
        sort = scene.say("kablamo_table.numbered", sort=sort, number=face)
    return CardFace(
        f"kablamo/card_{group}",
        drawing(kind),
        title=scene.speaker.text(f"kablamo.bullet_{kind}"),
        kind=sort,
        text=scene.say(kind_text(kind)),
    )


def token_face(scene: KablamoScene, token: Token) -> CardFace:
    """A bullet that lies open with a delayed effect: what it acts as, and how far it is."""
    face = kind_face(scene, token.kind, token.bullet)
    state = scene.speaker.text(f"kablamo_table.state_{token.state}")
    return CardFace(face.frame, face.sign, title=face.title, kind=f"{face.kind} · {state}", text=face.text)
