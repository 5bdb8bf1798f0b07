"""Where the program writes: watched while it runs, and compared before and after."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from ..facts import PROJECT
from .program import window
from .report import expect

CALLS = "open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,symlink,symlinkat"
WRITES = re.compile(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)")
PATHS = re.compile(r'"((?:[^"\\]|\\.)*)"')
HARMLESS = ("/dev/", "/proc/", "/run/", "/tmp/.X11-unix")
XDG = (".local/share", ".local/state", ".config", ".cache")


def traceable() -> bool:
    return shutil.which("strace") is not None


def only_where_it_should(command: Path, own: dict[str, str], display: str, home: Path, log: Path) -> str:
    """Run under strace, from start to end: whatever is written lies in the home's XDG folders, or is a temporary."""
    unfinished = half_a_game(home)
    before = ["strace", "-f", "-qq", "--seccomp-bpf", "-e", f"trace={CALLS}", "-o", str(log)]
    window(command, own, display, [str(unfinished)], before, stay=3.0)  # bots answer, and that is written down
    paths = written(log.read_text(encoding="utf-8", errors="replace"))
    allowed = (*(f"{home / place}" for place in XDG), *HARMLESS)
    strange = {path for path in paths if path.startswith("/") and not path.startswith(allowed)}
    places = {str(Path(path).relative_to(home)) for path in paths if path.startswith(str(home))}
    expect(not strange, f"it wrote to {', '.join(sorted(strange)[:5])}")
    for place in (".config/sixchambers", ".local/share/sixchambers/saves"):
        expect(any(one.startswith(place) for one in places), f"nothing was written to {place}: was it watched?")
    return f"{len(places)} places, all XDG"


def written(trace: str) -> set[str]:
    """The paths of every call that succeeded and was not merely for reading."""
    found: set[str] = set()
    for line in trace.splitlines():
        call, _, outcome = line.rpartition(" = ")
        if outcome.startswith("-1 ") or ("open" in call.split("(")[0] and not WRITES.search(call)):
            continue
        found |= set(PATHS.findall(call)[:2])
    return found


def half_a_game(home: Path) -> Path:
    """A saved game that goes on when it is opened."""
    whole = sorted((PROJECT / "tests" / "golden").glob("klack*.sixchambers"))[0].read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    path = home / ".local/share/sixchambers/saves/half.sixchambers"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    return path


def tidy_home(home: Path) -> str:
    """After everything: nothing in the home but XDG folders, and in these nothing with another's name on it."""
    found = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    strange = {name for name in found if not name.startswith(XDG)}
    expect(not strange, f"in the home: {', '.join(sorted(strange)[:5])}")
    return ", ".join(sorted({"/".join(Path(name).parts[:3]) for name in found})[:6])


def listing(folder: Path) -> dict[str, tuple[int, int]]:
    return {str(path): (path.lstat().st_size, path.lstat().st_mtime_ns) for path in folder.rglob("*")}


def untouched(folder: Path, before: dict[str, tuple[int, int]]) -> str:
    changed = {path for path, _ in before.items() ^ listing(folder).items()}
    expect(not changed, f"changed: {', '.join(sorted(changed)[:5])}")
    return f"{len(before)} files"
