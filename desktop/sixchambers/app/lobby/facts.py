"""What the lobby knows of a game before the game itself is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from ...words.speaker import Speaker

SEATS = {
    "klack": range(3, 7),
    "dice": range(3, 9),
    "bang": range(3, 9),
    "kablamo": range(2, 6),
    "slap": range(3, 8),
}
"""How many may sit down; the order is that of the posters."""

POSTER = QRectF(0, 0, 300, 520)
"""The field all posters are drawn on. Whatever is placed on a poster is given in its units."""
TITLE = QRectF(32, 24, 236, 76)
COUNT = QRectF(40, 452, 220, 40)
RIBBON = QRectF(-7, 384, 314, 50)

SIGNATURES = {
    "klack": QRectF(88, 200, 124, 124),
    "dice": QRectF(64, 182, 172, 154.8),
    "bang": QRectF(30, 242, 240, 154.8),
    "kablamo": QRectF(92, 208, 116, 116),
    "slap": QRectF(70, 176, 160, 220),
}
"""Where the part that moves lies on each poster, as its drawing says."""


class Breath(NamedTuple):
    """How a signature moves: it turns by so many degrees a second, or sways by so many to either side."""

    turn: float = 0.0
    sway: float = 0.0
    period: float = 6.0
    bob: float = 0.0  # up and down, in poster units
    grow: float = 0.0  # and smaller again, as a share of its size
    pivot: float = 0.5  # the height of the point it turns about, from its upper edge


BREATHS = {
    "klack": Breath(turn=7.0),
    "dice": Breath(sway=3.0, period=5.5, bob=2.5),
    "bang": Breath(sway=1.7, period=6.5, pivot=1.0),
    "kablamo": Breath(turn=-9.0),
    "slap": Breath(sway=0.8, period=4.0, grow=0.025),
}

LIKED = {"klack": {"pull": "hand"}}
"""Options that are chosen here unless somebody chooses otherwise; for all others the game's own default stands."""


def title(speaker: Speaker, game: str) -> str:
    """The game's own name for itself, or ours for it while it is not at the table."""
    own = f"{game}.name"
    said = speaker.text(own)
    return speaker.text(f"lobby.name_{game}") if said == own else said


def tagline(speaker: Speaker, game: str) -> str:
    id = f"{game}.tagline"
    said = speaker.text(id)
    return "" if said == id else said


def players(speaker: Speaker, game: str) -> str:
    seats = SEATS[game]
    return speaker.say("lobby.players", least=seats[0], most=seats[-1])


def is_ready(game: str) -> bool:
    from ...games import READY

    return game in READY
