"""What waits for whoever comes into the lobby: a game that was interrupted, or a chair at somebody else's table."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import TYPE_CHECKING, NamedTuple

from ..lan.memo import Ticket, beside, load_memo
from ..words.catalogue import late
from .network.places import ticket_path

if TYPE_CHECKING:
    from ..words.speaker import Speaker
    from .saved_games import SavedGames

TONIGHT = 12 * 3600
"""Seconds after which nobody waits for a guest any more; the list of tables still knows the way."""


class Waiting(NamedTuple):
    text: str
    button: str
    chair: bool = False
    """It is a chair at somebody else's table."""


def what_waits(saved: SavedGames, speaker: Speaker) -> Waiting | None:
    """Whichever was touched last."""
    game, chair = _game(saved, speaker), _chair(speaker)
    if game is not None and chair is not None:
        return chair if _touched(ticket_path()) >= _touched(saved.last()) else game
    return chair or game


def _game(saved: SavedGames, speaker: Speaker) -> Waiting | None:
    text = saved.unfinished(speaker)
    if text is None:
        return None
    guests = beside(saved.last()).exists()
    return Waiting(text, speaker.text("lobby.resume_open" if guests else "lobby.resume"))


def _chair(speaker: Speaker) -> Waiting | None:
    if time() - _touched(ticket_path()) > TONIGHT:
        return None
    ticket = load_memo(ticket_path(), Ticket)
    if ticket is None or not ticket.people:
        return None
    speaker.learn(late("app.network"))
    text = speaker.say("network.you_sat_at", table=ticket.name)
    return Waiting(text, speaker.text("network.back_to_chair"), chair=True)


def _touched(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
