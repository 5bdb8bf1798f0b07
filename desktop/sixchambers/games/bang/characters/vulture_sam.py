"""Vulture Sam."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class VultureSam(Character):
    """Takes hand and cards in play of everybody else who is eliminated, before rewards and penalties; equipment
    and nuggets he does not get, and nothing of a shadow that leaves."""

    id: ClassVar[str] = "vulture_sam"
