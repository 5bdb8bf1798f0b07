"""The Debian package: checked, installed into a root of its own, tried out, removed. Then the other two forms."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from ..facts import COMMAND, IDENTIFIER
from ..freezing import fresh
from . import writing
from .program import licences_complete, nothing_unwanted, says_version, try_program
from .report import Report, expect, run
from .surroundings import environment, screen


class Root:
    """A root for dpkg with nothing in it, so that nobody's system is touched."""

    def __init__(self, folder: Path) -> None:
        self.folder = fresh(folder)
        for name in ("info", "updates", "triggers"):
            (folder / "var/lib/dpkg" / name).mkdir(parents=True)
        for name in ("status", "available"):
            (folder / "var/lib/dpkg" / name).touch()

    def dpkg(self, *arguments: str) -> str:
        command = ["dpkg", f"--root={self.folder}", "--force-depends", "--log=/dev/null", *arguments]
        if os.geteuid() != 0:
            command = ["fakeroot", "--", command[0], "--force-not-root", *command[1:]]
        return run(command)

    def files(self) -> set[str]:
        return {str(path.relative_to(self.folder)) for path in (self.folder / "usr").rglob("*")}


def try_linux(package: Path, archive: Path, appdir: Path, work: Path) -> bool:
    report = Report()
    root = Root(work / "root")
    usr = root.folder / "usr"
    report.step("what it depends on can be had", lambda: dependencies(package))
    report.step("it installs", lambda: installs(root, package))
    described(report, usr)
    folder = usr / "lib" / COMMAND
    report.step("only Qt modules that are used", lambda: nothing_unwanted(folder))
    report.step("licences of everything", lambda: licences_complete(folder))
    before = writing.listing(usr)
    home = fresh(work / "home")
    with screen() as display:
        if not display:
            report.skip("a real screen", "Xvfb is not installed")
        command = usr / "bin" / COMMAND
        try_program(report, command, home, display)
        own = environment(home, display)
        if display and writing.traceable():
            log = work / "trace.txt"
            report.step(
                "it writes only where it should", lambda: writing.only_where_it_should(command, own, display, home, log)
            )
        else:
            report.skip("it writes only where it should", "strace is not installed")
    report.step("the home is tidy", lambda: writing.tidy_home(home))
    report.step("the installed files are as they were", lambda: writing.untouched(usr, before))
    report.step("it is removed without a trace", lambda: removed(root))
    own = environment(home)
    report.step("the AppDir starts", lambda: says_version(appdir / "AppRun", own))
    report.step("the archive starts", lambda: from_archive(archive, work, own))
    return report.close()


def dependencies(package: Path) -> str:
    """Each is a package this distribution has, or knows an alternative to."""
    wanted = run(["dpkg-deb", "--field", str(package), "Depends"]).strip()
    expect(wanted, "it depends on nothing at all")
    for group in wanted.split(", "):
        names = [one.split(" ")[0] for one in group.split(" | ")]
        known = [
            subprocess.run(["dpkg-query", "--status", name], capture_output=True).returncode == 0 for name in names
        ]
        expect(any(known), f"{group} is not installed here, yet it was found here")
    return wanted


def installs(root: Root, package: Path) -> str:
    root.dpkg("--install", str(package))
    command = root.folder / "usr/bin" / COMMAND
    expect(command.resolve().is_file() and os.access(command, os.X_OK), "there is no command")
    return f"{len(root.files())} files"


def removed(root: Root) -> str:
    root.dpkg("--remove", COMMAND)
    root.dpkg("--purge", COMMAND)
    expect(not (root.folder / "usr").exists() or not root.files(), f"left: {sorted(root.files())[:5]}")
    return ""


def described(report: Report, usr: Path) -> None:
    """The files by which the desktop knows it, each by the tool that knows best."""
    share = usr / "share"
    tools = {
        "the desktop entry": ["desktop-file-validate", str(share / "applications" / f"{COMMAND}.desktop")],
        "the AppStream data": [
            "appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml")
        ],
        "the man page": ["man", "--warnings", "--local-file", str(share / "man/man6" / f"{COMMAND}.6.gz")],
    }  # fmt: skip
    for name, command in tools.items():
        if shutil.which(command[0]) is None:
            report.skip(name, f"{command[0]} is not installed")
        else:
            report.step(name, lambda command=command: run(command) and None)
    if shutil.which("update-mime-database"):
        report.step("the file type", lambda: file_type(usr))
    else:
        report.skip("the file type", "update-mime-database is not installed")


def file_type(usr: Path) -> str:
    """Read by the system's own tool, from a copy: the package does not own what that writes."""
    copy = fresh(usr.parent.parent / "mime") / "packages"
    shutil.copytree(usr / "share/mime/packages", copy)
    run(["update-mime-database", str(copy.parent)])
    globs = (copy.parent / "globs2").read_text(encoding="utf-8")
    expect("application/x-sixchambers:*.sixchambers" in globs, globs)
    entry = (usr / "share/applications" / f"{COMMAND}.desktop").read_text(encoding="utf-8")
    expect("application/x-sixchambers;" in entry and "%f" in entry, "the entry opens no files")
    return "*.sixchambers"


def from_archive(archive: Path, work: Path, own: dict[str, str]) -> str:
    folder = fresh(work / "unpacked")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="fully_trusted")
    inside = next(folder.iterdir())
    expect((inside / "README.txt").is_file() and (inside / "LICENSE.txt").is_file(), "README or LICENSE is missing")
    return says_version(inside / COMMAND, own)
