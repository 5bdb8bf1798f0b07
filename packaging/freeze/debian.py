"""The Debian package. No scripts in it: menus, icons and file types are kept up to date by the system's triggers."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

from . import tree
from .facts import COMMAND, MAKER, NAME, PROJECT, SUMMARY, version

SOUND = "libasound2 | libasound2t64, libpulse0"
"""Opened by name when something is to be heard, so no library names them: without one the game is silent."""

CONTROL = """\
Package: {command}
Version: {version}
Architecture: {architecture}
Maintainer: {maker} <nobody@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: {summary}
 Card and dice games around the revolver: alone against bots, with friends at
 one screen, or across a LAN, in German or English. Every answer is saved as it
 is given; every game can be watched again.
 .
 {name} brings its own Python and Qt and starts without anything else.
"""


def make(program: Path, work: Path, target: Path, level: int = 6) -> Path:
    """The package of a frozen program, in the target folder."""
    root = tree.plant(program, work / "debian")
    doc = root / "usr" / "share" / "doc" / COMMAND
    tree.put(doc / "copyright", copyright_file())
    tree.put(doc / "changelog.gz", tree.packed((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")))
    tree.put(root / "DEBIAN" / "control", control(program, root))
    set_rights(root)
    package = target / f"{COMMAND}_{version()}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", str(root), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def architecture() -> str:
    found = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    return found.stdout.strip()


def control(program: Path, root: Path) -> str:
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return CONTROL.format(
        command=COMMAND,
        name=NAME,
        version=version(),
        architecture=architecture(),
        maker=MAKER,
        kilobytes=size // 1024 + 1,
        depends=depends(program),
        recommends=SOUND,
        summary=SUMMARY[0].lower() + SUMMARY[1:],
    )


def depends(program: Path) -> str:
    """The packages of the libraries that ours name and do not bring along, as Debian itself works it out."""
    libraries = [path for path in program.rglob("*") if is_elf(path)]
    private = sorted({f"-l{path.parent}" for path in libraries})
    # Asked for a library that is here and in the system, it names the system's: those packages are not needed.
    private += sorted(f"-x{package}" for path in libraries for package in packages_with(path.name))
    with tempfile.TemporaryDirectory() as folder:
        tree.put(Path(folder) / "debian" / "control", f"Source: {COMMAND}\n\nPackage: {COMMAND}\nArchitecture: any\n")
        command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", f"-x{COMMAND}", *private]
        found = subprocess.run([*command, *map(str, libraries)], check=True, cwd=folder, capture_output=True, text=True)
    named = re.search(r"shlibs:Depends=(.*)", found.stdout)
    assert named is not None, found.stdout
    return named[1].strip()


def packages_with(library: str) -> set[str]:
    """The packages here that have a library of this name, too."""
    found = subprocess.run(["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True)
    return {line.split(":")[0] for line in found.stdout.splitlines() if "/lib/" in line}


def is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def copyright_file() -> str:
    """In the form Debian's tools read; who else has a share in it is listed where the program itself reads it."""
    licence = (PROJECT / "LICENSE").read_text(encoding="utf-8")
    lines = "\n".join(f" {line}" if line.strip() else " ." for line in licence.splitlines())
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {NAME}\n"
        f"Comment: What is bundled, with all licences: /usr/lib/{COMMAND}/_internal/sixchambers/licences\n\n"
        f"Files: *\nCopyright: {MAKER}\nLicense: MIT\n{lines}\n"
    )


def set_rights(root: Path) -> None:
    """As a package has them, whatever the umask here; symbolic links have none."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or is_elf(path) else 0o644)
    root.chmod(0o755)
