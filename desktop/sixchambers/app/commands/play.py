"""Play: in the window, alone or on the network, or here in the terminal with --terminal.

With --open a table is open on the network as soon as the window is there; its code and address are shown. With --join
the window looks for tables, or goes to the one at an address; with a code as well it knocks at once.
In the terminal you sit at one seat and bots at the others. Every answer is saved as it is given; leave with q and
go on later with --resume FILE. Where no display exists, bots play a demonstration game and pictures are written.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ...engine.journal import SUFFIX
from ...engine.message import Trouble
from ...games import READY
from ...games import game as find_game
from ...words.speaker import LANGUAGES, speaker, system_language
from ..errands import Errand, choose, join_table, names_of, open_table
from .options import add_options

DEFAULT = "klack"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", default="", metavar="GAME", help=f"{', '.join(READY)}, or a saved game to open"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="language (remembered)")
    parser.add_argument("--name", default="", help="your name; with --join also several, with commas")
    # To measure how soon it is there: paint once, say so, and go.
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    network = parser.add_argument_group("on the network")
    way = network.add_mutually_exclusive_group()
    way.add_argument("--open", action="store_true", help="open a table for guests, with the chairs of last time")
    way.add_argument(
        "--join", nargs="?", const="", metavar="ADDRESS", help="sit down at a table nearby, or at HOST or HOST:PORT"
    )
    network.add_argument("--code", default="", help="the code of the table (with --open: instead of one made up)")
    network.add_argument("--watch", action="store_true", help="with --join: only look on")
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play here, in text")
    terminal.add_argument("--bots", default="deputy,greenhorn,deputy", metavar="A,B,…", help="who you play against")
    terminal.add_argument("--seed", default="", metavar="S", help="play this deal; without it, chance decides")
    terminal.add_argument("--save", type=Path, metavar="FILE", help="where to save (default: the saves folder)")
    terminal.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    terminal.add_argument("--no-hints", action="store_true", help="nobody may ask what a deputy would do")
    add_options(terminal)


def run(args: argparse.Namespace) -> int:
    saved = args.game.endswith(SUFFIX)
    if args.game and not saved:
        find_game(args.game)
    if args.terminal or args.resume:
        return _in_text(args)
    errand = None if saved else _errand(args)
    from ..start import has_display, open_window, painted

    if args.first_frame:
        errand = painted
    if has_display():
        return open_window(args.lang, Path(args.game) if saved else None, errand, names_of(args.name))
    if args.open or args.join is not None:
        raise Trouble("app.needs_window")
    from .demo import demonstrate

    language = args.lang or system_language()
    folder = Path("out") / "demo"
    print(speaker(language).say("app.no_display", folder=str(folder)))
    demonstrate(args.game or DEFAULT, 4, "demo", folder, (1920, 1080), language, {})
    return 0


def _in_text(args: argparse.Namespace) -> int:
    from ..terminal.game import play

    if args.open or args.join is not None:
        raise Trouble("app.needs_window")
    args.lang = args.lang or system_language()
    args.game = args.game or DEFAULT
    return play(args)


def _errand(args: argparse.Namespace) -> Errand | None:
    """What the window does first."""
    if args.open:
        return open_table(args.game, args.code)
    if args.join is not None:
        return join_table(args.join, args.code, names_of(args.name), args.watch)
    return choose(args.game) if args.game else None
