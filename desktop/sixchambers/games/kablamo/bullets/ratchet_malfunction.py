"""Ratchet malfunction (action)."""

from __future__ import annotations

from .effect import Delayed


class RatchetMalfunction(Delayed):
    """A token on the assignee's revolver. At its next firing the cylinder does not turn: what lies at the firing
    position already is revealed, or nothing if that chamber is empty."""

    kind = "ratchet_malfunction"
