"""How large and how late: beside a minimal program frozen the same way, and beside ourselves unfrozen."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from .facts import SOURCE
from .freezing import executable

SIZE_LIMIT = 1.25
FRAME_LIMIT = 1.3
RUNS = 15


def size(folder: Path) -> int:
    """Bytes of all files, each counted once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def seconds_to_paint(command: list[str], home: str) -> float:
    """From the start of the process to the first painted frame, which it tells."""
    own = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "SIXCHAMBERS_HOME": home, "PYTHONPATH": str(SOURCE)}
    start = perf_counter()
    process = subprocess.Popen(command, env=own, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    said = process.stdout.readline()
    spent = perf_counter() - start
    process.communicate()
    if said.strip() != "painted":
        raise RuntimeError(f"{command[0]} has painted nothing")
    return spent


def measure(program: Path, minimal: Path) -> bool:
    """Prints the ratios; True if both are within their limits."""
    ours, least = size(program), size(minimal)
    frozen = [str(executable(program)), "play", "--first-frame"]
    unfrozen = [sys.executable, "-m", "sixchambers", "play", "--first-frame"]
    smallest = [str(minimal / "minimal"), "first-frame"]
    times: dict[str, list[float]] = {"frozen": [], "unfrozen": [], "minimal": []}
    with tempfile.TemporaryDirectory() as home:
        for round in range(RUNS + 1):
            for name, command in (("frozen", frozen), ("unfrozen", unfrozen), ("minimal", smallest)):
                spent = seconds_to_paint(command, home)
                if round:  # the first one warms the disk cache
                    times[name].append(spent)
    middle = {name: median(values) for name, values in times.items()}
    rows = [
        ("size, against a minimal program", ours / least, SIZE_LIMIT),
        ("first frame, against unfrozen", middle["frozen"] / middle["unfrozen"], FRAME_LIMIT),
    ]
    for name, ratio, limit in rows:
        print(f"  {'✓' if ratio <= limit else '✗'} {name}: {ratio:.3f} × (at most {limit})", flush=True)
    spent = ", ".join(f"{value * 1000:.0f} ms {name}" for name, value in middle.items())
    print(f"    {ours / 1e6:.1f} MB beside {least / 1e6:.1f} MB; {spent}", flush=True)
    return all(ratio <= limit for _, ratio, limit in rows)
