"""Mustang"""

from __future__ import annotations

from typing import ClassVar

from .base import Blue


class Mustang(Blue):
    """You are one step farther away for everybody else."""

    name: ClassVar[str] = "mustang"
