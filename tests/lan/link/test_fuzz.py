"""The small form of the fuzzer; `python tests/lan/link/fuzz.py` is the large one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from lan.link.fuzz import besiege, feed


@pytest.mark.parametrize("seed", [1, 2])
def test_hostile_bytes_fed_directly(seed: int) -> None:
    tally = feed(2_000, seed)
    assert tally["fed"] >= 2_000
    # The generator reaches all of it: what is decoded, refused, and let in.
    for reached in (
        "frames",
        "bad frames",
        "decoded",
        "not decoded",
        "lan.bad_peer",
        "let in by token",
        "lan.knock_token",
    ):
        assert tally.get(reached, 0) > 0, reached


def test_hostile_bytes_at_a_live_gate(qtbot: QtBot) -> None:
    """Who is left, and that a good guest is served meanwhile, is looked at inside."""
    tally, traced, _ = besiege(1_000, seed=3)
    assert min(tally["outside"], tally["door"], tally["inside"]) > 200
    assert tally["lan.bad_frame"] > 10
    assert traced < 512 * 1024
