"""The Windows downloads: an installer made by NSIS, which runs on every system, and a folder in a .zip."""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

from .facts import COMMAND, HERE, TCP_PORT, UDP_PORT, machine, version, version_numbers
from .freezing import WORK

SCRIPT = HERE / "windows_files" / "installer.nsi"
USUAL = (r"C:\Program Files (x86)\NSIS\makensis.exe", r"C:\Program Files\NSIS\makensis.exe")


def makensis() -> str | None:
    """Where NSIS is; its own installer puts it into no PATH."""
    return shutil.which("makensis") or next((path for path in USUAL if os.path.exists(path)), None)  # noqa: PTH110


def make(program: Path, target: Path, icon: Path | None = None) -> Path | None:
    tool = makensis()
    if tool is None:
        print("  no installer: NSIS is not installed (the .zip is there)", flush=True)
        return None
    made = target / f"{COMMAND}-{version()}-windows-{machine()}-setup.exe"
    facts = {
        "VERSION": version(),
        "NUMBERS": ".".join(map(str, version_numbers())),
        "PROGRAM": str(program),
        "ICON": str(icon or WORK / "made" / "sixchambers.ico"),
        "TARGET": str(made),
        "TCP": str(TCP_PORT),
        "UDP": str(UDP_PORT),
    }
    values = [f"-D{name}={value}" for name, value in facts.items()]
    subprocess.run([tool, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *values, str(SCRIPT)], check=True)
    return made


def zipped(program: Path, target: Path) -> Path:
    """For those who install nothing: unpack, and start sixchambers.exe."""
    stem = f"{COMMAND}-{version()}"
    made = target / f"{stem}-windows-{machine()}.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(program.rglob("*")):
            if path.is_file():
                archive.write(path, f"{stem}/{path.relative_to(program).as_posix()}")
    return made
