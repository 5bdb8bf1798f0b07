"""The gunslinger: quick, careful, and not above shooting from a horse."""

from __future__ import annotations

from .bot import SlapBot
from .levels import GUNSLINGER

BOT = SlapBot(GUNSLINGER)
