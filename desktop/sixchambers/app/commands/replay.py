"""Print a saved game as text; with --reasons, also what every bot thought.

Every line is played again by the rules, and the end of a finished game is checked against its journal. A seed that was
drawn by the program is printed with its salt and the promise made before the game, for everybody to check.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ...engine import journal as record
from ...games import game as find_game
from ...words.speaker import LANGUAGES, speaker, system_language
from ..text_log import retell


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game (*.sixchambers)")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language of the text")
    parser.add_argument("--reasons", action="store_true", help="also what each bot thought")


def run(args: argparse.Namespace) -> int:
    read = record.read(args.file)
    for line in retell(read, find_game, speaker(args.lang), reasons=args.reasons):
        print(line)
    return 0
