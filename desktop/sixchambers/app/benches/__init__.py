"""What `sixchambers bench` measures, by name."""

from __future__ import annotations

from collections.abc import Callable

from . import engine
from .row import Row

BENCHES: dict[str, Callable[[], list[Row]]] = {
    "reference": engine.reference_row,
    "klack_decision": engine.klack_decision,
    "klack_heard": engine.klack_heard,
    "klack_copy": engine.klack_copy,
    "klack_arena": engine.klack_arena,
}
