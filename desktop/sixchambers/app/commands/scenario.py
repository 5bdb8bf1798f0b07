"""Run scenario files: rule cases as data.

The format is described in tests/scenarios/README.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ...engine import scenario as cases
from ...engine.message import Trouble
from ...games import game as find_game
from ...words.speaker import speaker, system_language


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files or folders")
    parser.add_argument("--quiet", action="store_true", help="only failures and the count")


def run(args: argparse.Namespace) -> int:
    files: list[Path] = []
    for path in args.files:
        files += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    passed = failed = 0
    for path in files:
        wrong = _wrong(path)
        if wrong is None:
            passed += 1
            if not args.quiet:
                print(f"ok      {path}")
        else:
            failed += 1
            print(f"FAILED  {path}: {wrong}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _wrong(path: Path) -> str | None:
    try:
        scenario = cases.load(path)
        cases.run(scenario, find_game(scenario.game))
    except Trouble as trouble:
        return speaker(system_language()).say(trouble.message)
    except (cases.Failed, ValueError, TypeError) as error:
        return str(error)
    return None
