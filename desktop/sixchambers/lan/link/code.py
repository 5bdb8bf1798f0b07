"""Join codes: two words one can call across a room, and two digits."""

from __future__ import annotations

import re
import unicodedata
from random import Random

from ...engine.message import Message, message
from .vocabulary import VOCABULARY

SHORTEST = 4
"""Letters and digits a code of one's own must have at least."""

_WRITTEN_OUT = re.compile("([aou])e+")


def make_code(language: str, random: Random) -> str:
    """`random` should be `secrets.SystemRandom()`, but in tests."""
    words = VOCABULARY.get(language, VOCABULARY["en"])
    return f"{random.choice(words)}-{random.choice(words)}-{random.randrange(100):02}"


def normal(code: str) -> str:
    """The code as it is compared: case, gaps, hyphens and the way umlauts are written do not matter."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", code.casefold()) if letter.isalnum())
    return _WRITTEN_OUT.sub(r"\1", plain)


def refuse_code(code: str) -> Message | None:
    """Why a code somebody made up himself will not do."""
    return message("lan.code_short", n=SHORTEST) if len(normal(code)) < SHORTEST else None
