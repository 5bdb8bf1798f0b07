"""What goes into the frozen program, said once for all systems."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from .facts import PACKAGE, PROJECT

LEFT_OUT_ROOMS = ("app.benches", "app.commands.bench")
"""Measuring starts Python anew with modules of the source: that is for developers, who have the source."""

BY_NAME = ["miniaudio", "_cffi_backend"]
"""Modules of others that are imported by name, or by a library."""

EXCLUDES = [
    # Qt modules nobody asks for; some would be dragged in by a plugin or another module's hook.
    *(f"PySide6.{name}" for name in (
        "QtQml", "QtQuick", "QtQuickWidgets", "QtQuickControls2", "QtPdf", "QtPdfWidgets", "QtWebEngineCore",
        "QtWebEngineWidgets", "QtOpenGL", "QtOpenGLWidgets", "QtDBus", "QtTest", "QtSql", "QtXml", "QtHelp",
        "QtDesigner", "QtUiTools", "QtPrintSupport", "QtConcurrent", "QtSvgWidgets", "QtMultimedia",
    )),
    # Parts of Python and of its packages that no line of the program reaches.
    "tkinter", "unittest", "doctest", "pydoc", "pdb", "sqlite3", "lib2to3", "distutils", "setuptools", "pkg_resources",
    "pip", "ensurepip", "venv", "idlelib", "turtle", "curses", "readline", "xmlrpc", "multiprocessing", "asyncio",
    "concurrent", "ftplib", "imaplib", "smtplib", "nntplib", "telnetlib", "mailbox", "test", "pycparser", "msgpack",
    "bz2", "lzma", "_uuid",
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec",
    "yaml", "tomli", "tomli_w", "tomlkit", "numpy", "rlcard", "attr", "pytest", "hypothesis", "_pytest",
]  # fmt: skip


def modules() -> list[str]:
    """Every module of the program: most are imported by name, when somebody sits down to that game."""
    names = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        room = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if room != "__main__" and not any(room == out or room.startswith(out + ".") for out in LEFT_OUT_ROOMS):
            names.append(f"sixchambers.{room}".rstrip("."))
    return names


def data(made: Path) -> list[tuple[str, str]]:
    """Drawings, sounds and fonts; the compiled translations without their sources."""
    packed = pack_drawings(PROJECT / "resources", made / "resources")
    files = [(str(path), f"sixchambers/resources/{path.relative_to(packed).parent}") for path in every_file(packed)]
    return files + [(str(path), "sixchambers/i18n") for path in sorted((PROJECT / "i18n").glob("*.qm"))]


def every_file(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def pack_drawings(source: Path, target: Path) -> Path:
    """A copy in which the art is compressed, to a third. Portraits stay: the program puts them together from text."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    for path in (target / "art").rglob("*.svg"):
        if path.parent.name != "portraits":
            path.with_suffix(".svgz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
            path.unlink()
    return target
