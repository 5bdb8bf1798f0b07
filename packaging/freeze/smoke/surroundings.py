"""A clean place to run the program in: an empty home, no leftovers of the developer's environment, a screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

KEPT = ("PATH", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "COMSPEC", "USERPROFILE", "LOCALAPPDATA", "APPDATA", "WINDIR")


def environment(home: Path, display: str = "") -> dict[str, str]:
    """As for somebody who has just logged in for the first time, with nothing of Python's about."""
    own = {key: value for key, value in os.environ.items() if key.upper() in KEPT}
    own |= {"HOME": str(home), "LANG": "C.UTF-8"}
    if display:
        own["DISPLAY"] = display
    elif sys.platform == "linux":
        own["QT_QPA_PLATFORM"] = "offscreen"
    return own


@contextmanager
def screen() -> Iterator[str]:
    """A virtual X server; empty where there is none to be had."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        yield ""
        return
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


LOOK = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(["look"])
image = app.primaryScreen().grabWindow(0).toImage()
if len(sys.argv) > 1:
    image.save(sys.argv[1])
print(len({image.pixel(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)}))
"""


def colours_on(display: str, picture: Path | None = None) -> int:
    """How many there are on the whole screen; an empty one has a handful."""
    command = [sys.executable, "-c", LOOK, *([str(picture)] if picture else [])]
    own = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    found = subprocess.run(command, capture_output=True, text=True, env=own, check=True)
    return int(found.stdout.split()[-1])
