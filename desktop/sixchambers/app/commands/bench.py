"""Measure how fast the program is here.

Machines differ: beside every time stands its ratio to a fixed reference loop timed in the same run.
"""

from __future__ import annotations

import argparse
import json
import sys

from ...engine.message import Trouble
from .. import benches
from ..benches import BENCHES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(BENCHES)} (default all)")
    parser.add_argument("--json", action="store_true", help="a list of objects instead of a table")


def run(args: argparse.Namespace) -> int:
    for name in args.names:
        if name not in BENCHES:
            raise Trouble("app.unknown_bench", name=name[:40], known=", ".join(BENCHES))
    rows = []
    for name in args.names or BENCHES:
        if sys.stderr.isatty():
            print(f"\r{name} …", end="\033[K", file=sys.stderr, flush=True)
        rows += benches.run(name)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    if args.json:
        print(json.dumps([row.as_dict() for row in rows]))
        return 0
    for row in rows:
        goal = "" if row.goal is None else f"goal {row.goal:g}: {'met' if row.met else 'MISSED'}"
        print(f"{row.name:<34}{row.value:>12.3f} {row.unit:<12}{goal}")
    return 0
