"""What can be pressed: a button for the bar, or a key of the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Action:
    """A button for the bar. `keys` are shown on it and work everywhere on the table."""

    id: str
    text: str
    keys: tuple[str, ...] = ()
    enabled: bool = True
    main: bool = False
    # Why it cannot be pressed, and the refusal's id.
    why: str = ""
    refusal: str = ""
    # Its key works, but the table itself shows it: no button.
    silent: bool = False
