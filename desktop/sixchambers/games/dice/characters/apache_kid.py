"""Apache Kid."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class ApacheKid(Character):
    """For an arrow he throws he may take the Chief's Arrow from another player instead of a token from the pile."""

    steals_chief: ClassVar[bool] = True
