"""What can happen at a table of BANG!. Events about hidden cards have a form without them for everybody else."""

from __future__ import annotations

from .cards import CARD_EVENTS
from .gold import GOLD_EVENTS
from .life import LIFE_EVENTS
from .turns import TURN_EVENTS

EVENTS = (*TURN_EVENTS, *CARD_EVENTS, *LIFE_EVENTS, *GOLD_EVENTS)
