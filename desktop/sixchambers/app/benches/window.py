"""The window's figures: how soon it is there, how smoothly it paints, what it costs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from .row import Row

RUNS = 9


def _environment(folder: str) -> dict[str, str]:
    root = str(Path(__file__).resolve().parents[3])
    return {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")]),
        "XDG_DATA_HOME": folder,
        "XDG_CONFIG_HOME": folder,
    }


def _command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "sixchambers.app.benches.probe", *map(str, arguments)]


def _probe(*arguments: object) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            _command(*arguments), env=_environment(folder), capture_output=True, text=True, check=True
        )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def run_module(name: str, *arguments: object) -> dict[str, Any]:
    """Another module of this folder, in a process of its own; the last line it prints is what it found."""
    command = [sys.executable, "-m", f"sixchambers.app.benches.{name}", *map(str, arguments)]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, env=_environment(folder), capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def _seconds_to_paint(what: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = perf_counter()
        process = subprocess.Popen(
            _command(what), env=_environment(folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert process.stdout is not None
        process.stdout.readline()
        spent = perf_counter() - start
        process.wait()
        process.stdout.close()
    return spent


def first_frame() -> list[Row]:
    """From the start of the process to the first painted frame, beside a minimal program in the same run."""
    for what in ("first_frame_minimal", "first_frame", "lobby"):  # warm the disk cache
        _seconds_to_paint(what)
    ours, minimal, lobby = [], [], []
    for _ in range(RUNS):
        minimal.append(_seconds_to_paint("first_frame_minimal"))
        ours.append(_seconds_to_paint("first_frame"))
        lobby.append(_seconds_to_paint("lobby"))
    return [
        Row("first_frame_ratio", median(ours) / median(minimal), "× minimal", 1.7),
        Row("first_frame_ms", median(ours) * 1000, "ms"),
        Row("lobby_ratio", median(lobby) / median(minimal), "× minimal"),
    ]


def frames() -> list[Row]:
    """Paint events of real games of bots, software raster."""
    hd = _probe("frames", 1920, 1080, 1200)
    uhd = _probe("frames", 3840, 2160, 1000)
    return [
        Row("frame_p99_1080p", hd["p99"], "ms", 8.3),
        Row("frame_p50_1080p", hd["p50"], "ms"),
        Row("frame_p99_4k", uhd["p99"], "ms", 16.6),
        Row("frame_p50_4k", uhd["p50"], "ms"),
        Row("peak_memory_1080p", hd["peak_mb"], "MB", 150),
    ]


def frames_beside_a_busy_worker() -> list[Row]:
    """The same while another process thinks as hard as it can."""
    busy = subprocess.Popen([sys.executable, "-c", "while True: sum(range(10**6))"])
    try:
        result = _probe("frames", 1920, 1080, 1000)
    finally:
        busy.kill()
        busy.wait()
    return [Row("frame_p99_busy_worker", result["p99"], "ms", 8.3)]


def idle() -> list[Row]:
    result = _probe("idle")
    return [
        Row("idle_paints", result["paints"], "in 3 s", 0),
        Row("idle_cpu", result["cpu_share"] * 100, "% of a core", 0.5),
    ]


def growth() -> list[Row]:
    result = _probe("growth", 50)
    return [Row("growth_50_games", result["after_all_mb"] - result["after_tenth_mb"], "MB", 8)]


def rulebook() -> list[Row]:
    """The first opening in each of several fresh processes."""
    return [Row("rulebook_open", median(_probe("rulebook")["ms"] for _ in range(RUNS // 2)), "ms", 150)]


def autosave() -> list[Row]:
    """An answer saved must not make a frame late: at 120 frames a second one has 8.3 ms."""
    return [Row("autosave_p99", _probe("autosave", 2000)["p99_ms"], "ms", 1)]
