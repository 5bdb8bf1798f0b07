"""Bolshevik rules (HV)."""

from __future__ import annotations

from .effect import TableRule


class BolshevikRules(TableRule):
    """All through the next round Kablamos hit the left neighbour of the owner instead of the owner. Everything else
    about a revolver still belongs to its owner."""

    kind = "bolshevik_rules"
    state = "next"
