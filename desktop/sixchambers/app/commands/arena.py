"""Play a tournament of bots without a window.

Seats are rotated: every bot sits on every chair equally often. A shared win counts as its share.
us_per_decision is the engine's part alone: answer applied, events and next question made.
Where seats play different parts (roles), a second table says how each bot did in each of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from ...engine.message import Trouble
from ...games import RULES
from ...games import game as find_game
from ...players import ALL_LEVELS, find_bot
from ...players.arena import tournament
from .options import add_options, read_pairs


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(RULES))
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=f"one bot a seat: {', '.join(ALL_LEVELS)}")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    bots = [name.strip() for name in args.bots.split(",")]
    for name in bots:
        find_bot(game.id, name)
    game.check_seats(len(bots))
    if args.games < 1:
        raise Trouble("app.too_few_games")
    options = game.read_options(read_pairs(args.options))
    result = tournament(game, bots, args.games, args.seed, options, _progress(args.games)).as_dict()
    if args.json:
        print(json.dumps(result))
        return 0
    print(f"{result['games']} games in {result['seconds']:.2f} s ({result['games_per_s']:.0f} a second)")
    print(f"{result['decisions']} decisions, {result['us_per_decision']:.2f} µs each in the engine")
    print(f"{'bot':<12}{'seats':>8}{'wins':>10}{'share':>9}{'± se':>8}{'µs an answer':>15}")
    for name, row in result["wins"].items():
        print(
            f"{name:<12}{row['seats']:>8}{row['wins']:>10.1f}{row['share']:>9.1%}{row['se']:>8.1%}"
            f"{row['us_per_answer']:>15.1f}"
        )
    if "parts" in result:
        _print_parts(result["parts"])
    return 0


def _print_parts(parts: dict[str, dict[str, Any]]) -> None:
    """Games won in each part, bot beside bot. Here a win shared with a side is a win."""
    print(f"\n{'part':<14}{'bot':<12}{'seats':>8}{'won':>8}{'share':>9}{'± se':>8}")
    for part, by_bot in sorted(parts.items()):
        for name, row in sorted(by_bot.items()):
            print(f"{part:<14}{name:<12}{row['seats']:>8}{row['won']:>8}{row['share']:>9.1%}{row['se']:>8.1%}")


def _progress(games: int) -> Callable[[int], None]:
    """A line that counts up, on a terminal only."""
    if not sys.stderr.isatty():
        return lambda done: None
    every = max(games // 100, 1)

    def show(done: int) -> None:
        if done % every == 0 or done == games:
            end = "\n" if done == games else ""
            print(f"\r{done}/{games} games", end=end, file=sys.stderr, flush=True)

    return show
