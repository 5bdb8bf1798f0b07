"""The `sixchambers` command as a person would type it, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-m", "sixchambers"]


def surroundings(language: str = "en", **more: str) -> dict[str, str]:
    """The environment of a plain terminal: none of Python's own switches."""
    usual = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**usual, "SIXCHAMBERS_LANG": language, "QT_QPA_PLATFORM": "offscreen", **more}


def sixchambers(
    *arguments: Any, typed: str = "", language: str = "en", folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end. Whatever it is, it never ends in a traceback."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        cwd=folder,
        env=surroundings(language, **more),
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert "Exception ignored" not in done.stderr, done.stderr
    return done


def sentence(*arguments: Any, language: str = "en", **more: Any) -> str:
    """The one sentence on stderr of a command that cannot be carried out."""
    done = sixchambers(*arguments, language=language, **more)
    lines = done.stderr.splitlines()
    assert done.returncode == 2 and len(lines) == 1, (done.returncode, done.stdout, done.stderr)
    assert lines[0].startswith("sixchambers: ")
    return lines[0].removeprefix("sixchambers: ")
