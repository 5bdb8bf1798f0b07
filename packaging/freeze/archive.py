"""The folder in a .tar.xz, and the AppImage: for those without Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from . import tree
from .facts import COMMAND, PROJECT, machine, version
from .freezing import fresh

NEEDS = "X11 or Wayland, fontconfig, freetype, glib, D-Bus, OpenGL/EGL"
TOOL = "appimagetool"


def tarball(program: Path, work: Path, target: Path, level: int = 6) -> Path:
    """One folder, named after the version."""
    stem = f"{COMMAND}-{version()}"
    folder = fresh(work / "archive") / stem
    shutil.copytree(program, folder, symlinks=True, copy_function=tree.link_or_copy)
    tree.put(folder / "README.txt", tree.filled("README.txt", needs=NEEDS))
    shutil.copy(PROJECT / "LICENSE", folder / "LICENSE.txt")
    made = target / f"{stem}-linux-{machine()}.tar.xz"
    command = ["tar", "--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--file={made}"]
    command += [f"--use-compress-program=xz -{level} -T0", f"--directory={folder.parent}", stem]
    subprocess.run(command, check=True)
    return made


def appdir(program: Path, work: Path) -> Path:
    """The layout of an AppImage: the tree as installed, with entry, icon and starter on top."""
    root = tree.plant(program, work / "AppDir")
    (root / "AppRun").symlink_to(f"usr/bin/{COMMAND}")
    shutil.copy(root / "usr/share/applications" / f"{COMMAND}.desktop", root)
    shutil.copy(root / "usr/share/icons/hicolor/256x256/apps" / f"{COMMAND}.png", root)
    (root / ".DirIcon").symlink_to(f"{COMMAND}.png")
    return root


def appimage(root: Path, target: Path) -> Path | None:
    """Made where the tool is installed. It is no Debian package, and nothing is downloaded here."""
    tool = shutil.which(TOOL)
    if tool is None:
        print(f"  no {TOOL} here: the AppDir is ready for it ({TOOL} {root.relative_to(PROJECT)})", flush=True)
        return None
    made = target / f"{COMMAND}-{version()}-{machine()}.AppImage"
    environment = {**os.environ, "ARCH": machine(), "VERSION": version()}
    subprocess.run([tool, "--no-appstream", str(root), str(made)], check=True, env=environment)
    return made
