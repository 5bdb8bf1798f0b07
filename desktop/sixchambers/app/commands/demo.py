"""Let bots play a game offscreen and write pictures of it.

One PNG of the table each round (or turn) and one at the end, and log.txt with the whole game in sentences.
"""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import Any

from ...engine.message import Trouble
from ...games import READY
from ...words.speaker import LANGUAGES, speaker, system_language
from .options import add_options, read_pairs


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(READY))
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="how many sit at the table (default 4)")
    parser.add_argument("--seed", default="demo", metavar="S", help="the same seed gives the same game")
    parser.add_argument("--out", type=Path, default=Path("out") / "demo", metavar="DIR", help="where to write")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="size of the pictures")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    parser.add_argument("--theme", choices=("night", "day"), default="night", help="by lamp or by daylight")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    size = re.fullmatch(r"(\d{3,4})x(\d{3,4})", args.size)
    if size is None:
        raise Trouble("app.bad_size", text=args.size[:40])
    demonstrate(
        args.game,
        args.seats,
        args.seed,
        args.out,
        (int(size[1]), int(size[2])),
        args.lang,
        read_pairs(args.options),
        args.theme,
    )
    say = speaker(args.lang)
    print(say.say("app.demo_done", game=say.text(f"{args.game}.name"), folder=str(args.out)))
    return 0


def demonstrate(
    game: str,
    seats: int,
    seed: str,
    out: Path,
    size: tuple[int, int],
    language: str,
    options: dict[str, Any],
    theme: str = "night",
) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ..demonstration import demonstration_of

    demonstration_of(game)(game, seats, seed, out, size, language, options, theme).run()
