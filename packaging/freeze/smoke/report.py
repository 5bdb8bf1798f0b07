"""What was tried, and how it went."""

from __future__ import annotations

import subprocess
import traceback
from collections.abc import Callable
from time import monotonic


class Broken(Exception):
    """Something is not as it should be."""


class Report:
    def __init__(self) -> None:
        self.passed = self.failed = self.skipped = 0

    def step(self, name: str, check: Callable[[], str | None]) -> None:
        start = monotonic()
        try:
            detail = check() or ""
        except Broken as broken:
            self._say("✗", name, str(broken), start)
            self.failed += 1
        except Exception:
            self._say("✗", name, traceback.format_exc(limit=-4), start)
            self.failed += 1
        else:
            self._say("✓", name, detail, start)
            self.passed += 1

    def skip(self, name: str, why: str) -> None:
        print(f"  – {name}: {why}", flush=True)
        self.skipped += 1

    def _say(self, mark: str, name: str, detail: str, start: float) -> None:
        print(f"  {mark} {name}{': ' + detail if detail else ''} ({monotonic() - start:.1f} s)", flush=True)

    def close(self) -> bool:
        print(f"smoke: {self.passed} passed, {self.failed} failed, {self.skipped} skipped", flush=True)
        return self.failed == 0 and self.passed > 0


def run(command: list[str], **more: object) -> str:
    """Its output; Broken with what it said if it fails."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", **more)  # type: ignore[call-overload]
    if done.returncode:
        said = (done.stdout + done.stderr).strip()[-1500:]
        raise Broken(f"{' '.join(command[:3])} … ended with {done.returncode}\n{said}")
    output: str = done.stdout
    return output


def expect(true: object, otherwise: str) -> None:
    if not true:
        raise Broken(otherwise)
