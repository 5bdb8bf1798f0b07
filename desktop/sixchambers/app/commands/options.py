"""Options on the command line: `--options K=V,K=V`."""

from __future__ import annotations

import argparse

from ...engine.message import Trouble


def add_options(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--options",
        metavar="K=V,…",
        default="",
        help="the game's options, such as bang_other_bids=carry (see `sixchambers describe GAME`)",
    )


def read_pairs(text: str) -> dict[str, str]:
    pairs = {}
    for pair in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = pair.partition("=")
        if not equals:
            raise Trouble("app.option_form", text=pair[:40])
        pairs[key.strip()] = value.strip()
    return pairs
