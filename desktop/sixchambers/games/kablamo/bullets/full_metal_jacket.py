"""Full metal jacket (HV)."""

from __future__ import annotations

from .effect import TableRule


class FullMetalJacket(TableRule):
    """Until the end of the round every Kablamo that kills also kills the left neighbour of the one it killed."""

    kind = "full_metal_jacket"
