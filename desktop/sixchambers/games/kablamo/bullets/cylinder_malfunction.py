"""Cylinder malfunction (action)."""

from __future__ import annotations

from .effect import Delayed


class CylinderMalfunction(Delayed):
    """A token on the assignee's revolver. After its next firing the cylinder turns one chamber back, so the chamber
    just shot comes to lie at the safe position. By the other reading (a switch of the table, A1) it turns back instead
    of forward when it fires."""

    kind = "cylinder_malfunction"
