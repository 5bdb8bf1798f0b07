"""Everything that happened in a finished game, for a result that tells more than its last round."""

from __future__ import annotations

from contextlib import suppress

from ...engine import journal as record
from ...engine.events import Event
from ...engine.message import Trouble
from ...engine.replay import heard_by
from ...engine.table import Table
from ...games import game as find_game


def history(table: Table) -> tuple[Event, ...]:
    """All events anybody could see, played again from the journal; without one, those of the last round."""
    if table.journal is not None:
        with suppress(Trouble):
            heard = heard_by(record.read(table.journal.path), None, find_game)
            return tuple([event for update in heard for event in update.events])
    return tuple(table.chapter)
