"""The Qt wheel in use keeps its hands off None.

PySide6 6.12.0 on Python before 3.12 drops one reference to None with every call that returns nothing, and the
interpreter aborts after a few thousand of them. Smoke tests are too short to notice.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QTimer

from helpers.journals import trouble_in
from sixchambers.app import guard

CALLS = 1000


def lost_references() -> int:
    timer = QTimer()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        timer.setInterval(5)
    return before - sys.getrefcount(None)


def test_calls_into_qt_lose_no_reference_to_none() -> None:
    assert abs(lost_references()) < CALLS // 2


def test_calls_that_return_a_truth_value_lose_none_either() -> None:
    timer = QTimer()
    before = sys.getrefcount(False)
    for _ in range(CALLS):
        timer.isActive()
    assert abs(sys.getrefcount(False) - before) < CALLS // 2


def test_the_program_starts_with_a_good_qt() -> None:
    guard.refuse_broken_qt()


def test_the_program_refuses_a_broken_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter([100_000, 100_000 - guard.CALLS])
    monkeypatch.setattr(guard.sys, "getrefcount", lambda thing: next(counts))
    assert trouble_in(guard.refuse_broken_qt) == "app.broken_qt"
