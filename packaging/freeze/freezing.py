"""Runs PyInstaller over the spec that all systems share."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import icons, windows
from .facts import COMMAND, HERE, NAME, PROJECT

WORK = PROJECT / "build" / "freeze"
DIST = PROJECT / "dist"


def freeze(what: str = "program") -> Path:
    """Freeze the program (or "minimal"); the folder it lies in, or the bundle on macOS."""
    made = WORK / "made"
    icons.make(made)
    windows.make(made)
    frozen = WORK / "frozen"
    environment = {**os.environ, "SIXCHAMBERS_FREEZE": what, "SIXCHAMBERS_MADE": str(made)}
    environment.pop("QT_QPA_PLATFORM", None)
    # A hash order of its own each time would give another archive each time.
    environment |= {"PYTHONHASHSEED": "1", "PYINSTALLER_CONFIG_DIR": str(WORK / "cache")}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(frozen), "--workpath", str(WORK / f"work_{what}")]
    subprocess.run([*command, str(HERE / "sixchambers.spec")], check=True, cwd=PROJECT, env=environment)
    return frozen_before() if what == "program" else frozen / what


def executable(program: Path) -> Path:
    """What is to be started to see what it says: on Windows the one for a terminal."""
    if sys.platform == "darwin":
        return program / "Contents" / "MacOS" / COMMAND
    return program / (f"{windows.CONSOLE}.exe" if sys.platform == "win32" else COMMAND)


def frozen_before() -> Path:
    """What `freeze` made last time."""
    return WORK / "frozen" / (f"{NAME}.app" if sys.platform == "darwin" else COMMAND)


def fresh(folder: Path) -> Path:
    """An empty folder, whatever was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
