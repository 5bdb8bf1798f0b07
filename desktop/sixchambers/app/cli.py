"""The command line: one subcommand a module in `commands`, errors as sentences."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from io import TextIOWrapper

from .. import __version__
from ..engine.message import Trouble

COMMANDS = ("play", "demo", "arena", "describe", "replay", "scenario", "checkup", "bench")

EPILOG = """\
games: klack (Klack Klack Bang), dice (BANG! The Dice Game), bang (BANG!), kablamo (Kablamo)

examples:
  sixchambers play                                      a game against bots
  sixchambers play dice --open                          a table on the network, and its code
  sixchambers play --join 192.168.1.20 --code dust-saddle-42 --name Anna
  sixchambers arena klack --bots deputy,greenhorn,greenhorn,greenhorn --games 400
  sixchambers arena dice --bots deputy,deputy,deputy,greenhorn,greenhorn --options saloon_dice=true --json
  sixchambers replay evening.sixchambers                a saved game as text
  sixchambers scenario tests/scenarios/klack/*.toml     rule cases as data
  sixchambers bench --json                              how fast it is here
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="sixchambers",
        description="Six Chambers: five revolver games on one table.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"Six Chambers {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        if name == "bench" and getattr(sys, "frozen", False):
            continue  # measuring takes the source
        module = import_module(f".commands.{name}", __package__)
        summary = (module.__doc__ or "").strip().splitlines()[0]
        sub = commands.add_parser(
            name, help=summary, description=module.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        module.arguments(sub)
        sub.set_defaults(run=module.run)
    return top


def run(arguments: list[str]) -> int:
    """Run a command; troubles are said in the person's language, and the exit code is 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without “ and × shall show something else, not stop us
            stream.reconfigure(errors="replace")
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough (`| head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _run(arguments: list[str]) -> int:
    top = parser()
    if not arguments or arguments[0].endswith(".sixchambers"):  # a double-click hands over nothing but the file
        arguments = ["play", *arguments]
    try:
        args = top.parse_args(arguments)
    except SystemExit as done:  # --help and --version, or a command line nobody understands
        return done.code if isinstance(done.code, int) else 2
    if args.command is None:
        top.print_help()
        return 0
    try:
        code: int = args.run(args)
    except Trouble as trouble:
        from ..words.speaker import speaker, system_language

        language = getattr(args, "lang", None) or system_language()
        print(f"sixchambers: {speaker(language).say(trouble.message)}", file=sys.stderr)
        return 2
    return code
