"""Pages of the result that only one game has."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtWidgets import QWidget

from ...engine.table import Table
from ...words.speaker import Speaker

EXTRA = {"slap": {"slap_reactions": "reactions"}}
"""By game: the id of a tab, and the module that makes its page."""


class ExtraPage(QWidget):
    """What every such page can do."""

    def tell(self, speaker: Speaker) -> None:
        raise NotImplementedError

    def set_unit(self, unit: float) -> None:
        raise NotImplementedError


def extra_pages(table: Table) -> dict[str, ExtraPage]:
    return {
        id: import_module(f".{module}", __package__).make_page(table)
        for id, module in EXTRA.get(table.game.id, {}).items()
    }
