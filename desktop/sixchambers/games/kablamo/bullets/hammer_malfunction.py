"""Hammer malfunction (action)."""

from __future__ import annotations

from .effect import Delayed


class HammerMalfunction(Delayed):
    """A token on the assignee's revolver. At its next firing the cylinder turns as usual, but nothing is revealed: the
    bullet stays loaded at the firing position and travels on."""

    kind = "hammer_malfunction"
