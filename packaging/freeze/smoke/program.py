"""The program itself, wherever it lies: on every system the same steps."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

from ..facts import PROJECT, version
from .report import Report, expect, run
from .surroundings import colours_on, environment

PATIENCE = 60.0
COLOURFUL = 500
NOT_INSIDE = re.compile(r"(qml|quick|pdf|webengine|multimedia|designer|virtualkeyboard|libqgtk|qtest\b)", re.IGNORECASE)


def ready_games() -> set[str]:
    """Those one can sit down to, by the source."""
    sys.path.insert(0, str(PROJECT / "desktop"))
    from sixchambers.games import READY

    return set(READY)


def try_program(report: Report, command: Path, home: Path, display: str) -> None:
    own = environment(home, display)
    report.step("it says its version", lambda: says_version(command, own))
    for language in ("de", "en"):
        report.step(f"checkup ({language})", lambda language=language: checkup(command, own, language, display))
    if display:
        saved = sorted((PROJECT / "tests" / "golden").glob("klack*.sixchambers"))[0]
        report.step("a saved game opens by double-click", lambda: window(command, own, display, [str(saved)]))


def says_version(command: Path, own: dict[str, str]) -> str:
    said = run([str(command), "--version"], env=own, timeout=PATIENCE).strip()
    expect(said == f"Six Chambers {version()}", said)
    return said


def checkup(command: Path, own: dict[str, str], language: str, display: str) -> str:
    """What the program says of itself. In the second language only what differs by language, to save time."""
    arguments = ["checkup", "--json", "--lang", language]
    arguments += [] if language == "de" else ["--only", "words,window,link"]
    said = run([str(command), *arguments], env=own, timeout=5 * PATIENCE)
    rows = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    kinds = {row["what"] for row in rows}
    expect({"words", "window", "link"} <= kinds, f"only {sorted(kinds)}")
    details = {row["what"]: row["detail"] for row in rows}
    expect(details["link"].startswith("TLSv1.3"), details["link"])
    if display:
        expect(details["window"].startswith("xcb"), details["window"])
    if language == "de":
        played = {row["game"] for row in rows if row["what"] == "game"}
        expect(played == ready_games(), f"played {sorted(played)}, not {sorted(ready_games())}")
        expect({"drawings", "sounds", "licences"} <= kinds, f"only {sorted(kinds)}")
        return f"{details['window']}; {', '.join(sorted(played))}; {details['link']}"
    return details["link"]


def window(
    command: Path,
    own: dict[str, str],
    display: str,
    arguments: list[str],
    before: Sequence[str] = (),
    stay: float = 0.5,
) -> str:
    """On a real screen: it opens, something is to be seen, and it ends when it is told to."""
    expect(colours_on(display) < 8, "the screen is not empty to begin with")
    program = subprocess.Popen(
        [*before, str(command), *arguments], env=own, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    seen, end = 0, monotonic() + PATIENCE
    try:
        while seen < COLOURFUL and program.poll() is None and monotonic() < end:
            seen = colours_on(display)
        sleep(stay)
        expect(program.poll() is None, "it has ended by itself")
        expect(seen >= COLOURFUL, f"only {seen} colours on the screen")
    finally:
        if program.poll() is None:
            end_it(program, traced=bool(before))
        said = program.communicate(timeout=PATIENCE)[1]
    expect("Traceback" not in said, said)
    return f"{seen} colours"


def end_it(program: subprocess.Popen[str], traced: bool) -> None:
    """Whoever is watched is told, not the watcher."""
    if traced:
        children = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()
        for child in children:
            subprocess.run(["kill", "-TERM", child], check=False)
    else:
        program.send_signal(signal.SIGTERM)


def nothing_unwanted(folder: Path) -> str:
    """No Qt modules that nobody uses."""
    found = [
        path.name
        for path in folder.rglob("*")
        if path.is_file() and NOT_INSIDE.search(path.name) and "resources" not in path.parts
    ]
    expect(not found, ", ".join(found[:6]))
    return ""


def licences_complete(folder: Path) -> str:
    """Every library in the folder stands in the list the About window shows."""
    index = next(folder.rglob("licences/index.json"))
    rows = json.loads(index.read_text(encoding="utf-8"))
    listed = {name for row in rows for name in row["files"]}
    there = {
        path.name
        for path in folder.rglob("*")
        if path.is_file() and (".so" in path.name or path.suffix in (".dll", ".dylib", ".pyd", ".ttf"))
    }
    expect(there <= listed, f"not listed: {', '.join(sorted(there - listed)[:6])}")
    missing = [row["name"] for row in rows if not row["texts"] and not row["note"]]
    expect(not missing, f"without a text: {', '.join(missing)}")
    return f"{len(rows)} components, {len(there)} files"
