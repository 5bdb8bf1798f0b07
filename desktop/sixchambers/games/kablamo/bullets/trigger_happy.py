"""Trigger happy (HV)."""

from __future__ import annotations

from .effect import Delayed


class TriggerHappy(Delayed):
    """A token in front of the assignee: he fires one more bullet in this round's repeat phase, with whichever revolver
    is his by then. Once the repeat phase is over there is no use for it any more."""

    kind = "trigger_happy"
    on_revolver = False
