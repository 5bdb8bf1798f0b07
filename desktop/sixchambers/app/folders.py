"""Where the program writes: the places the system has for that, or one folder of the player's choice."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

CHOSEN = "SIXCHAMBERS_HOME"
"""Environment: everything goes into this folder. For a memory stick, and for trying things out."""


def _folder(kind: QStandardPaths.StandardLocation) -> Path:
    base = os.environ.get(CHOSEN) or QStandardPaths.writableLocation(kind)
    return Path(base) / "sixchambers"


def data_folder() -> Path:
    """Saved games, statistics, and what is needed to find back to tables on the network."""
    return _folder(QStandardPaths.StandardLocation.GenericDataLocation)


def settings_folder() -> Path:
    return _folder(QStandardPaths.StandardLocation.GenericConfigLocation)
