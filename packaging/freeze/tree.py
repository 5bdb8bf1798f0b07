"""The installed program as a tree below /usr: what the Debian package and the AppImage have in common."""

from __future__ import annotations

import gzip
import os
import shutil
import time
from pathlib import Path
from string import Template

from .facts import COMMAND, HERE, IDENTIFIER, PROJECT, SAVE_TYPE, TCP_PORT, UDP_PORT, version
from .freezing import WORK, fresh
from .icons import LINUX_SIZES

FILES = HERE / "linux_files"


def filled(name: str, **more: str) -> str:
    """A file of ours with the version, the date and the ports in it."""
    facts = {"version": version(), "date": today(), "tcp": str(TCP_PORT), "udp": str(UDP_PORT), **more}
    return Template((FILES / name).read_text(encoding="utf-8")).substitute(facts)


def today() -> str:
    """The day of this build, or the one somebody wants to build again."""
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


def put(path: Path, text: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)


def packed(text: str) -> bytes:
    """The same bytes whenever it is packed."""
    return gzip.compress(text.encode(), 9, mtime=0)


def plant(program: Path, root: Path) -> Path:
    """Everything below root/usr. The frozen folder is linked, not copied: it has the size of a small film."""
    usr = fresh(root) / "usr"
    shutil.copytree(program, usr / "lib" / COMMAND, symlinks=True, copy_function=link_or_copy)
    (usr / "bin").mkdir()
    (usr / "bin" / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = usr / "share"
    put(share / "applications" / f"{COMMAND}.desktop", filled("sixchambers.desktop"))
    put(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", filled("sixchambers.metainfo.xml"))
    put(share / "mime" / "packages" / f"{COMMAND}.xml", filled("sixchambers.mime.xml"))
    put(share / "man" / "man6" / f"{COMMAND}.6.gz", packed(filled("sixchambers.6")))
    put(share / "man" / "de" / "man6" / f"{COMMAND}.6.gz", packed(filled("sixchambers.de.6")))
    plant_icons(share / "icons" / "hicolor")
    return root


def plant_icons(theme: Path) -> None:
    """For the program and for its files."""
    kinds = {"apps": COMMAND, "mimetypes": SAVE_TYPE.replace("/", "-")}
    for place, name in kinds.items():
        for size in LINUX_SIZES:
            put(theme / f"{size}x{size}" / place / f"{name}.png", (WORK / "made" / "png" / f"{size}.png").read_bytes())
        drawing = PROJECT / "resources" / "icons" / "sixchambers.svg"
        put(theme / "scalable" / place / f"{name}.svg", drawing.read_bytes())


def link_or_copy(source: str, target: str) -> str:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)
    return target
