"""Try out whether everything works on this computer.

The window, both languages, drawings and sounds, a game of bots at every table, and a host and a guest over an
encrypted link. Nothing of yours is touched, and nobody on the network notices. The exit code is 1 if something fails.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from functools import partial

from ... import __version__
from ...games import READY
from ...words.catalogue import late
from ...words.speaker import LANGUAGES, speaker, system_language


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of sentences")
    parser.add_argument(
        "--only", default="", metavar="A,B,…", help="words, drawings, sounds, licences, window, game, link"
    )
    # The two processes of the check of the link.
    parser.add_argument("--as-host", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--as-guest", nargs=2, metavar=("ID", "CODE"), help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    from ..start import has_display

    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    app = QApplication(["sixchambers"])
    if args.as_host or args.as_guest:
        from ..checkup import evening

        evening.be_host() if args.as_host else evening.be_guest(*args.as_guest)
        return 0
    code = _tell(args)
    app.processEvents()
    return code


def _checks(language: str) -> Iterator[tuple[str, Callable[[], str]]]:
    from ..checkup import belongings, evening, sights

    yield "checkup.words", belongings.words
    yield "checkup.drawings", belongings.drawings
    yield "checkup.sounds", belongings.sounds
    yield "checkup.licences", belongings.licences
    yield "checkup.window", sights.window
    for game in READY:
        yield "checkup.game", partial(sights.game, game, language)
    yield "checkup.link", evening.link


def _tell(args: argparse.Namespace) -> int:
    from ..checkup.found import attempt

    say = speaker(args.lang)
    say.learn(late("app.checkup"))
    if not args.json:
        print(say.say("checkup.asked", version=__version__), flush=True)
    wanted = {f"checkup.{name.strip()}" for name in args.only.split(",") if name.strip()}
    failures = 0
    for what, check in _checks(args.lang):
        if wanted and what not in wanted:
            continue
        found = attempt(what, check)
        failures += not found.works
        game = check.args[0] if isinstance(check, partial) else ""
        if args.json:
            row = {"what": what.removeprefix("checkup."), "game": game, "works": found.works, "detail": found.detail}
            print(json.dumps(row, ensure_ascii=False), flush=True)
        else:
            name = say.text(what) + (f", {say.text(f'{game}.name')}" if game else "")
            print(f"{'✓' if found.works else '✗'} {name}: {found.detail}", flush=True)
    if not args.json:
        print(say.say("checkup.trouble", n=failures) if failures else say.text("checkup.all_well"))
    return int(failures > 0)
