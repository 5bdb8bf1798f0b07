"""Act of cowardice (HV)."""

from __future__ import annotations

from .effect import Delayed


class ActOfCowardice(Delayed):
    """A token on the assignee's revolver. The next time it fires, just before the reveal, the bullet at the firing
    position is thrown away without effect and the cylinder turns one more step; then the firing goes on. It is no
    malfunction, so an overhaul leaves it."""

    kind = "act_of_cowardice"
