"""The greenhorn: willing, late, and now and then on the wrong card."""

from __future__ import annotations

from .bot import SlapBot
from .levels import GREENHORN

BOT = SlapBot(GREENHORN)
