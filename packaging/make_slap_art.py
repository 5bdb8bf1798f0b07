"""Draws everything that lies on the table of Slap .45; see make_art.py for the manner and its limits.

Usage: python packaging/make_slap_art.py [target folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

from slap_art import bases, cards, hands, members, things

TARGET = Path(__file__).resolve().parent.parent / "resources" / "art" / "slap"
ROOMS = (cards, bases, members, hands, things)


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.mkdir(parents=True, exist_ok=True)
    for room in ROOMS:
        for name, draw in room.pieces().items():
            (target / f"{name}.svg").write_text(draw().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
