"""What a Windows program says about itself: its version, and that it knows about dense screens."""

from __future__ import annotations

from pathlib import Path

from .facts import COMMAND, COPYRIGHT, HERE, MAKER, NAME, SUMMARY, version, version_numbers

CONSOLE = f"{COMMAND}-console"
"""The same program for a terminal. The bots' process is this one: a program with a window has no pipes to read from."""

VERSION = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def version_text() -> str:
    """The version resource, as PyInstaller reads it."""
    words = {
        "CompanyName": MAKER,
        "FileDescription": f"{NAME}: {SUMMARY}",
        "FileVersion": version(),
        "InternalName": COMMAND,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
    strings = "\n".join(f'      StringStruct("{key}", "{value}"),' for key, value in words.items())
    return VERSION.format(numbers=version_numbers(), strings=strings)


def manifest() -> str:
    """The application manifest: sharp on every screen, no rights asked for, long paths, UTF-8."""
    return (HERE / "windows_files" / "sixchambers.manifest").read_text(encoding="utf-8")


def make(folder: Path) -> None:
    (folder / "version.txt").write_text(version_text(), encoding="utf-8")
