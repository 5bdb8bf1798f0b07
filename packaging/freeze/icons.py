"""The program's icon for every system, drawn from the one SVG: pictures, a Windows .ico, a macOS .icns."""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from .facts import PROJECT

DRAWING = PROJECT / "resources" / "icons" / "sixchambers.svg"
LINUX_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
ICNS_KINDS |= {b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512}
"""By what macOS calls them; several are the same picture for screens of twice the density."""


def drawn(sizes: set[int]) -> dict[int, bytes]:
    """The icon as PNG, in each of these sizes."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication(["icons"])
    renderer = QSvgRenderer(str(DRAWING))
    assert renderer.isValid(), DRAWING
    pictures = {}
    for size in sorted(sizes):
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        pictures[size] = bytes(buffer.data().data())
    del app
    return pictures


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows: a directory, then the pictures. 256 is written as 0, for it has to fit into a byte."""
    sizes = [size for size in ICO_SIZES if size in pictures]
    head = struct.pack("<HHH", 0, 1, len(sizes))
    at = len(head) + 16 * len(sizes)
    rows, bodies = b"", b""
    for size in sizes:
        body = pictures[size]
        rows += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), at + len(bodies))
        bodies += body
    return head + rows + bodies


def icns(pictures: dict[int, bytes]) -> bytes:
    """macOS: one chunk a picture, each with its kind and its length."""
    chunks = b"".join(
        kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for kind, size in ICNS_KINDS.items()
        if size in pictures
    )
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def make(folder: Path) -> None:
    """All of them: sixchambers.ico, sixchambers.icns, and png/SIZE.png."""
    pictures = drawn({*LINUX_SIZES, *ICO_SIZES, *ICNS_KINDS.values()})
    (folder / "png").mkdir(parents=True, exist_ok=True)
    for size in LINUX_SIZES:
        (folder / "png" / f"{size}.png").write_bytes(pictures[size])
    (folder / "sixchambers.ico").write_bytes(ico(pictures))
    (folder / "sixchambers.icns").write_bytes(icns(pictures))


def for_this_system(folder: Path) -> str | None:
    """The one PyInstaller is to put into the program."""
    ending = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    return str(folder / f"sixchambers.{ending}") if ending else None
