"""Trigger malfunction (action)."""

from __future__ import annotations

from .effect import Delayed


class TriggerMalfunction(Delayed):
    """A token on the assignee's revolver. Its next firing arms the token, and the revolver owes one more shot in the
    repeat phase of that round. Of two tokens the extra shot arms the second, so there are three shots in all."""

    kind = "trigger_malfunction"
