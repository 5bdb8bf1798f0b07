"""Say what a game consists of: seats, options, components."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from ...engine.game import OptionInfo, as_typed
from ...games import RULES
from ...games import game as find_game
from ...words.speaker import LANGUAGES, speaker, system_language
from ..lobby.facts import LIKED
from ..option_words import value_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(RULES))
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language of the text")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    infos = game.option_infos()
    if args.json:
        print(
            json.dumps(
                {
                    "game": game.id,
                    "rules_version": game.rules_version,
                    "seats": list(game.seats),
                    "options": [
                        {"id": info.id, "values": list(info.values), "default": info.default} for info in infos
                    ],
                    "components": [{"id": c.id, "count": c.count, "per": c.per} for c in game.components()],
                }
            )
        )
        return 0
    say = speaker(args.lang).say
    print(f"{say(f'{game.id}.name')} ({game.id})")
    print(say(f"{game.id}.tagline"))
    print(say("app.describe_seats", least=game.seats[0], most=game.seats[-1]))
    print(say("app.describe_components"))
    for part in game.components():
        each = say("app.describe_each") if part.per == "seat" else ""
        print(f"  {part.count} × {say(f'{game.id}.{part.id}')}{each}")
    print(say("app.describe_options"))
    for info in infos:
        print(f"  {info.id}: {say(f'{game.id}.option_{info.id}')}")
        for value in info.values:
            words = value_words(speaker(args.lang), game.id, info.id, value)
            print(f"    {as_typed(value)}: {words}{_usual(game.id, info, value, say)}")
    return 0


def _usual(game: str, info: OptionInfo, value: object, say: Callable[[str], str]) -> str:
    """What is chosen unless somebody chooses otherwise; some things are more fun at a table than in a simulation."""
    at_table = LIKED.get(game, {}).get(info.id, info.default)
    if value == at_table:
        return say("app.describe_default")
    return say("app.describe_simulated") if value == info.default else ""
