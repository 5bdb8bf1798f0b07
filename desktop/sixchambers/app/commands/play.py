"""Play: in the window, or here in the terminal with --terminal.

In the terminal you sit at one seat and bots at the others. Every answer is saved as it is given; leave with q and
go on later with --resume FILE. Where no display exists, bots play a demonstration game and pictures are written.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ...engine.journal import SUFFIX
from ...games import game as find_game
from ...words.speaker import LANGUAGES, speaker, system_language
from .options import add_options


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", default="klack", metavar="GAME", help="klack (default) or dice, or a saved game to open"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="language (remembered)")
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play here, in text")
    terminal.add_argument("--name", default="", help="your name")
    terminal.add_argument("--bots", default="deputy,greenhorn,deputy", metavar="A,B,…", help="who you play against")
    terminal.add_argument("--seed", default="", metavar="S", help="play this deal; without it, chance decides")
    terminal.add_argument("--save", type=Path, metavar="FILE", help="where to save (default: the saves folder)")
    terminal.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    terminal.add_argument("--no-hints", action="store_true", help="nobody may ask what a deputy would do")
    add_options(terminal)


def run(args: argparse.Namespace) -> int:
    if args.terminal or args.resume:
        from ..terminal.game import play

        args.lang = args.lang or system_language()
        return play(args)
    from ..start import has_display, open_window

    if not args.game.endswith(SUFFIX):
        find_game(args.game)
    if has_display():
        file = Path(args.game) if args.game.endswith(SUFFIX) else None
        return open_window(args.lang, file)
    from .demo import demonstrate

    language = args.lang or system_language()
    folder = Path("out") / "demo"
    print(speaker(language).say("app.no_display", folder=str(folder)))
    demonstrate(args.game, 4, "demo", folder, (1920, 1080), language, {})
    return 0
