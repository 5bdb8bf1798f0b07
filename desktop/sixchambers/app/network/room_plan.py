"""Where everything in the waiting room goes, from the smallest window to the largest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

ROOMY = 56
"""Reading sizes in the width from which notice, guests and chat hang side by side."""


class Needs(NamedTuple):
    size: QSize
    unit: float
    chairs: int  # at least
    plank: int
    buttons: int  # under the sign; nothing for guests
    tabs: int


class Plan(NamedTuple):
    sign: QRect
    buttons: QRect
    notice: QRect
    guests: QRect
    chat: QRect
    tabs: QRect  # empty where everything hangs side by side
    chairs: QRect
    plank: QRect


def make_plan(needs: Needs) -> Plan:
    """The chairs take what they need, the wall the rest. A narrow wall has one board with tabs beside the sign."""
    unit, width, height = needs.unit, needs.size.width(), needs.size.height()
    edge = round(unit * 0.6)
    low = height - needs.plank
    chairs = max(needs.chairs, min(low - round(unit * 30), round(unit * 16)))
    wall = low - chairs
    below = QRect(0, wall, width, chairs), QRect(0, low, width, needs.plank)
    inner = width - 2 * edge
    buttons = needs.buttons + (round(unit * 0.3) if needs.buttons else 0)
    tall = wall - round(unit * 0.3)
    if width < ROOMY * unit:
        left = round(inner * 0.42)
        sign = QRect(edge, 0, left, tall - buttons)
        right = QRect(edge + left + edge, edge + needs.tabs, inner - left - edge, tall - edge - needs.tabs)
        tabs = QRect(right.x(), edge, right.width(), needs.tabs)
        return Plan(sign, QRect(edge, tall - buttons, left, buttons), right, right, right, tabs, *below)
    gap = round(unit * 0.8)
    notice = round(inner * 0.31)
    middle = round(inner * 0.37)
    chat = inner - notice - middle - 2 * gap
    at = edge + notice + gap
    hang = round(min(max(tall * 0.36, unit * 6.2), unit * 12))
    guests = QRect(at, hang + buttons + edge, middle, tall - hang - buttons - edge)
    return Plan(
        QRect(at, 0, middle, hang),
        QRect(at, hang, middle, buttons),
        QRect(edge, edge, notice, tall - edge),
        guests,
        QRect(at + middle + gap, edge, chat, tall - edge),
        QRect(),
        *below,
    )
