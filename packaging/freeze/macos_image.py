"""The macOS download: a disk image with the bundle and a way to the Applications folder. Needs macOS' own hdiutil."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from .facts import COMMAND, NAME, machine, version
from .freezing import WORK, fresh


def commands(folder: Path, image: Path) -> list[list[str]]:
    """What is to be run; signed and sent to Apple if somebody has the means (see SIGNING.md)."""
    form = ["-fs", "HFS+", "-format", "ULMO", "-ov"]
    steps = [["hdiutil", "create", "-volname", NAME, "-srcfolder", str(folder), *form, str(image)]]
    signer, profile = os.environ.get("SIXCHAMBERS_SIGN_AS"), os.environ.get("SIXCHAMBERS_NOTARY_PROFILE")
    if signer:
        steps.append(["codesign", "--sign", signer, "--timestamp", str(image)])
    if signer and profile:
        steps.append(["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"])
        steps.append(["xcrun", "stapler", "staple", str(image)])
    return steps


def make(bundle: Path, target: Path) -> Path:
    folder = fresh(WORK / "image")
    shutil.copytree(bundle, folder / bundle.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    image = target / f"{COMMAND}-{version()}-macos-{machine()}.dmg"
    for step in commands(folder, image):
        subprocess.run(step, check=True)
    return image
