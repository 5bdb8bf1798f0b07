"""The deputy: an ordinary hand with a clear head."""

from __future__ import annotations

from .bot import SlapBot
from .levels import DEPUTY

BOT = SlapBot(DEPUTY)
