"""Marquis of Queensbury rules (HV)."""

from __future__ import annotations

from .effect import TableRule


class MarquisRules(TableRule):
    """Until the end of the round Kablamos that are fired kill nobody, extra shots included. They go back into the bag
    all the same. Whoever is dead already stays dead."""

    kind = "marquis_rules"
