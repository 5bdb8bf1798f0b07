"""What a check has found."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from time import monotonic, sleep

from msgspec import Struct
from PySide6.QtCore import QCoreApplication


class Found(Struct, frozen=True):
    """`what` is the message id of what was tried, `detail` a few plain facts."""

    what: str
    works: bool
    detail: str


class Failed(Exception):
    """A check that came out wrong, and why."""


def attempt(what: str, check: Callable[[], str]) -> Found:
    """Whatever goes wrong is what we are here to find out."""
    try:
        return Found(what, True, check())
    except Failed as failed:
        return Found(what, False, str(failed))
    except Exception:
        return Found(what, False, traceback.format_exc(limit=-3).strip())


def expect(true: object, otherwise: str) -> None:
    if not true:
        raise Failed(otherwise)


def until(wanted: Callable[[], object], what: str, patience: float = 40.0) -> None:
    """Let the program run until something is so."""
    end = monotonic() + patience
    while not wanted():
        expect(monotonic() < end, f"waited in vain for {what}")
        QCoreApplication.processEvents()
        sleep(0.004)


def some(names: Iterable[str]) -> str:
    """The first few of a list that may be long."""
    row = sorted(names)
    return ", ".join(row[:4]) + (" …" if len(row) > 4 else "")
