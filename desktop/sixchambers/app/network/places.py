"""Where the program keeps what it needs to find back to tables on the network."""

from __future__ import annotations

from pathlib import Path

from ..saves import saves_folder


def network_folder() -> Path:
    return saves_folder().parent / "network"


def ticket_path() -> Path:
    """The way back to the last table one sat at as a guest."""
    return network_folder() / "ticket.json"
