"""The legend: by the time you have seen the card it is over."""

from __future__ import annotations

from .bot import SlapBot
from .levels import LEGEND

BOT = SlapBot(LEGEND)
