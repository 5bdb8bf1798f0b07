"""The drawer at the right of a page: as wide as the window allows, open if somebody wants it and it fits."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from .settings import Settings

FITS_FROM = 1200
SHARE, LEAST = 0.2, 250


def fit(drawer: QWidget, page: QWidget, settings: Settings) -> None:
    """The page has another size."""
    drawer.setFixedWidth(max(int(page.width() * SHARE), LEAST))
    drawer.setVisible(settings.log_open and page.width() >= FITS_FROM)


def toggle(drawer: QWidget, settings: Settings) -> None:
    """Pull it out, or push it in; in a small window it lies over the table for a while."""
    settings.log_open = not drawer.isVisible()
    drawer.setVisible(settings.log_open)
