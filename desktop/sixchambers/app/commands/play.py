"""Play: in the window, or here in the terminal with --terminal.

In the terminal you sit at one seat and bots at the others. Every answer is saved as it is given; leave with q and
go on later with --resume FILE.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ...words.speaker import LANGUAGES, system_language
from .options import add_options


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="klack", metavar="GAME", help="klack (default)")
    parser.add_argument("--terminal", action="store_true", help="play here, in text")
    parser.add_argument("--name", default="", help="your name")
    parser.add_argument("--bots", default="deputy,greenhorn,deputy", metavar="A,B,…", help="who you play against")
    parser.add_argument("--seed", default="", metavar="S", help="play this deal; without it, chance decides")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save (default: the saves folder)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    from ..terminal.game import play

    return play(args)
