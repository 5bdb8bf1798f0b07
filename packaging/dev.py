#!/usr/bin/env python3
"""Everything for working on Six Chambers, on a machine with nothing but Python 3.11 or newer.

    python3 packaging/dev.py play     open the program
    python3 packaging/dev.py test     run all tests
    python3 packaging/dev.py check    ruff, mypy --strict, import-linter
    python3 packaging/dev.py words    bring the translation files up to date
    python3 packaging/dev.py bench    measure
    python3 packaging/dev.py build    freeze the program for this system, pack it, try it out (see packaging/build.py)
    python3 packaging/dev.py setup    only set up; the others do it too, where needed

Whatever follows the command is handed on: `dev.py play --lang de`, `dev.py test tests/engine -x`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
VENV = PROJECT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "sixchambers-setup"
OLDEST = (3, 11)

# What Qt needs from the system, by what it is for. Essentials ships everything else.
QT_PACKAGES = ["libglib2.0-0", "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1"]
XCB_PACKAGES = [
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-image0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
]
SCREEN_PACKAGES = ["xvfb", "xauth"]
# What it takes to read the table back as a screen reader does.
READER_PACKAGES = ["at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi"]
READER_FILES = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/python3/dist-packages/gi"]

# What packs a frozen program and looks at the result, by the command that tells whether it is there.
BUILD_TOOLS = {
    "readelf": "binutils",
    "xz": "xz-utils",
    "dpkg-shlibdeps": "dpkg-dev",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
    "man": "man-db",
    "strace": "strace",
    "makensis": "nsis",
}

# Loading these tells which of them are missing; the platform plugin is opened by hand, for its own error misleads.
PROBE = """
import ctypes, pathlib, PySide6
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets, PySide6.QtNetwork, PySide6.QtSvg, PySide6.QtTest
folder = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
for plugin in folder.glob("libqxcb.so"):
    ctypes.CDLL(str(plugin))
"""


def main(arguments: list[str]) -> int:
    commands = {
        "setup": lambda rest: 0,
        "play": lambda rest: python("-m", "sixchambers", "play", *rest),
        "test": test,
        "check": check,
        "words": lambda rest: python("packaging/words.py", *rest),
        "bench": lambda rest: python("-m", "sixchambers", "bench", *rest),
        "build": build,
    }
    name, *rest = arguments or ["help"]
    if name not in commands:
        print(__doc__)
        return 0 if name in ("help", "-h", "--help") else 2
    if sys.version_info < OLDEST:
        print(f"Six Chambers needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    set_up(for_tests=name in ("test", "build"))
    return commands[name](rest)


def test(rest: list[str]) -> int:
    """All tests on two cores, or just those named."""
    return python("-m", "pytest", *(rest or ["-n", "2", "tests"]))


def build(rest: list[str]) -> int:
    """A program people can install. What freezes it is only needed here, so it is only installed here."""
    if subprocess.run([str(PYTHON), "-c", "import PyInstaller"], cwd=PROJECT, capture_output=True).returncode:
        run([str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", ".[sound,dev,build]"])
    if sys.platform == "linux":
        missing = [package for tool, package in BUILD_TOOLS.items() if shutil.which(tool) is None]
        if missing:
            install_packages(missing, "Packing and trying it out takes some tools; without them steps are left out.")
    return python("packaging/build.py", *rest)


def check(rest: list[str]) -> int:
    """Everything that can be said about the code without running it."""
    steps = [
        ["-m", "ruff", "check", "."],
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "mypy"],
        ["-c", "from importlinter.cli import lint_imports_command as go; go()"],
    ]
    codes = [python(*step) for step in steps]
    return int(any(codes))


# --- set-up ----------------------------------------------------------------------------------------------------


def set_up(for_tests: bool) -> None:
    """Once: an environment of our own, the package with its extras, and what Qt needs from the system."""
    if not STAMP.exists() or STAMP.read_text() != fingerprint():
        make_environment()
        run([str(PYTHON), "-m", "pip", "install", "--quiet", "--upgrade", "pip"])
        run([str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", ".[sound,dev]"])
        if sys.platform == "linux":
            need_system_packages()
        STAMP.write_text(fingerprint())
    if for_tests and sys.platform == "linux":
        # Without these the tests on a real X server and through a screen reader are left out, and say so.
        if shutil.which("Xvfb") is None:
            install_packages(SCREEN_PACKAGES, "The tests of a real window need a virtual screen.", vital=False)
        if not all(map(os.path.exists, READER_FILES)):
            install_packages(READER_PACKAGES, "The tests of screen readers need a bus to read from.", vital=False)


def fingerprint() -> str:
    """Set-up is done again when the dependencies, the interpreter or the place of the project change."""
    facts = [(PROJECT / "pyproject.toml").read_bytes(), sys.version.encode(), str(PROJECT).encode()]
    return hashlib.sha256(b"\0".join(facts)).hexdigest()


def make_environment() -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    print("Setting up Six Chambers (once, about a minute) …", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], cwd=PROJECT, capture_output=True, text=True)
    if made.returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    # Debian and its children keep venv in a package of its own.
    package = f"python3.{sys.version_info.minor}-venv"
    install_packages([package], "Python's venv module is missing.", vital=True)
    run([sys.executable, "-m", "venv", str(VENV)])


def need_system_packages() -> None:
    probe = subprocess.run([str(PYTHON), "-c", PROBE], cwd=PROJECT, capture_output=True, text=True)
    if probe.returncode:
        missing = probe.stderr.strip().splitlines()[-1]
        install_packages(QT_PACKAGES + XCB_PACKAGES, f"Qt needs system libraries ({missing}).", vital=True)


def install_packages(packages: list[str], why: str, vital: bool = False) -> None:
    """Install where we may; else say exactly what to type."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if may:
        print(f"{why} Installing: {' '.join(packages)}", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["apt-get", "update", "-qq"], command):
            done = subprocess.run(step, env=environment, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            return
    hint = f"sudo {' '.join(command)}" if shutil.which("apt-get") else f"your system's packages of {' '.join(packages)}"
    print(f"{why} Please install them and try again:\n    {hint}", file=sys.stderr)
    if vital:
        sys.exit(2)


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=PROJECT)
    if done.returncode:
        sys.exit(f"set-up stopped at: {' '.join(command)}")


def python(*arguments: str) -> int:
    return subprocess.run([str(PYTHON), *arguments], cwd=PROJECT).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
