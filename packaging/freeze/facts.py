"""What is said about the program in several files, said once. The version is that of the package."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
SOURCE = PROJECT / "desktop"
PACKAGE = SOURCE / "sixchambers"

NAME = "Six Chambers"
COMMAND = "sixchambers"
IDENTIFIER = "net.sixchambers.SixChambers"
SUMMARY = "Five revolver games on one animated table"
SUMMARY_DE = "Fünf Revolverspiele an einem lebendigen Tisch"
MAKER = "The Six Chambers authors"
COPYRIGHT = "Free software under the MIT licence"
SAVE_SUFFIX = ".sixchambers"
SAVE_TYPE = "application/x-sixchambers"
SAVE_NAME = "Six Chambers game"
SAVE_NAME_DE = "Six-Chambers-Partie"
TCP_PORT, UDP_PORT = 45646, 45645


def version() -> str:
    text = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


def version_numbers() -> tuple[int, int, int, int]:
    """As Windows wants it: four numbers."""
    numbers = [int(part) for part in re.findall(r"\d+", version())[:4]]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def machine() -> str:
    """The processor, as the names of downloads call it."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}.get(name, name)


def system() -> str:
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
