"""The whole way from source to files one can give away, for each system."""

from __future__ import annotations

import argparse
import hashlib
import shutil
from pathlib import Path
from time import monotonic

from .facts import PROJECT, system, version
from .freezing import DIST, WORK, executable, freeze, fresh, frozen_before
from .licences import compare, keep


def build(args: argparse.Namespace) -> int:
    start = monotonic()
    if args.checksums:
        write_checksums(DIST)
        return 0
    if not args.pack_only:
        print(f"Freezing Six Chambers {version()} for {system()} …", flush=True)
        freeze()
    program, target = frozen_before(), fresh(DIST)
    print("Packing …", flush=True)
    ok = {"linux": linux, "windows": windows, "macos": macos}[system()](program, target, args)
    if args.licences:
        keep(WORK / "made" / "licences", PROJECT / "packaging" / "licences")
    else:
        compare(WORK / "made" / "licences", PROJECT / "packaging" / "licences")
    write_checksums(target)
    if args.measure:
        from .measure import measure

        print("Measuring …", flush=True)
        ok = measure(program, freeze("minimal")) and ok
    for path in sorted(target.iterdir()):
        print(f"  {path.relative_to(PROJECT)}  {path.stat().st_size / 1e6:.1f} MB")
    print(f"{'Done' if ok else 'NOT as it should be'}, after {monotonic() - start:.0f} s.", flush=True)
    return 0 if ok else 1


def linux(program: Path, target: Path, args: argparse.Namespace) -> bool:
    from . import archive, debian
    from .smoke.linux import try_linux

    level = 1 if args.quick else 6
    tarball = archive.tarball(program, WORK, target, level)
    root = archive.appdir(program, WORK)
    archive.appimage(root, target)
    if shutil.which("dpkg-shlibdeps") is None:
        print("  no Debian package: dpkg-dev is not installed")
        return True
    package = debian.make(program, WORK, target, level)
    return True if args.no_smoke else try_linux(package, tarball, root, fresh(WORK / "smoke"))


def windows(program: Path, target: Path, args: argparse.Namespace) -> bool:
    from .windows_installer import make, zipped

    zipped(program, target)
    make(program, target)
    return True if args.no_smoke else _try(program)


def macos(program: Path, target: Path, args: argparse.Namespace) -> bool:
    from .macos_image import make

    make(program, target)
    return True if args.no_smoke else _try(program)


def _try(folder: Path) -> bool:
    from .smoke import program as smoke
    from .smoke.report import Report

    report = Report()
    report.step("only Qt modules that are used", lambda: smoke.nothing_unwanted(folder))
    report.step("licences of everything", lambda: smoke.licences_complete(folder))
    smoke.try_program(report, executable(folder), fresh(WORK / "home"), "")
    return report.close()


def write_checksums(target: Path) -> None:
    """In the form `sha256sum --check` reads."""
    files = [path for path in sorted(target.iterdir()) if not path.name.startswith("SHA256SUMS")]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (target / f"SHA256SUMS-{system()}.txt").write_text("".join(lines), encoding="utf-8", newline="\n")
