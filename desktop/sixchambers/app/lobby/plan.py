"""Where everything in the lobby goes, from the smallest window to the largest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

LEAST_POSTERS = 192
"""Pixels a row of posters needs to be recognised."""
CARDS = 7.4
"""Units the table with its name cards takes."""
SMALLER = 0.8
"""So much smaller than the width allows posters may be, for the sake of the house rules."""


class Needs(NamedTuple):
    """What has to be placed. Heights in pixels; `posters` is what the posters need to fill the width."""

    size: QSize
    unit: float
    strip: int
    heading: int
    posters: int
    signs: int  # how wide
    chairs: int  # at least
    bar: int
    rules: QSize
    seats: int


class Plan(NamedTuple):
    strip: QRect
    heading: QRect  # empty where there is no room to spare
    posters: QRect
    signs: QRect
    chairs: QRect
    bar: QRect
    rules: QRect
    beside: bool  # the house rules lie beside the chairs; else they are folded away until asked for


def make_plan(needs: Needs) -> Plan:
    """The posters take what they can use, the chairs what is left, a heading what is then still over."""
    unit, width, height = needs.unit, needs.size.width(), needs.size.height()
    edge = round(unit * 0.6)
    free = height - needs.strip - needs.bar
    wanted = needs.posters + round(unit * 0.5)
    chairs = max(needs.chairs, min(free - wanted, round(unit * 17)))
    if free - chairs < LEAST_POSTERS:  # large type in a small window: then the cards have to do without the faces
        chairs = max(free - LEAST_POSTERS, round(unit * CARDS))
    wide = min(max(needs.rules.width(), round(unit * 23)), width - 2 * edge)
    # A chair is still comfortable at this width.
    roomy = width - wide - 2 * edge >= needs.seats * unit * 8.3
    table = needs.rules.height() + round(edge * 1.4)  # what the house rules need to lie beside the chairs
    if roomy and chairs < table <= free - wanted * SMALLER:
        chairs = table
    spare = free - wanted - chairs
    heading = min(spare, round(needs.heading * 1.6)) if spare >= needs.heading * 1.15 else 0
    posters = max(free - chairs - heading, 1)
    low = height - needs.bar
    # A few rows more than fit can be scrolled in a tall row.
    beside = roomy and chairs >= min(table, unit * 15)
    tall = min(needs.rules.height(), (chairs - round(edge * 1.4)) if beside else low - 2 * edge)
    rules = QRect(width - wide - edge if beside else edge, low - edge - tall, wide, tall)
    return Plan(
        strip=QRect(0, 0, width, needs.strip),
        heading=QRect(0, needs.strip, width, heading),
        posters=QRect(edge, needs.strip + heading, width - 2 * edge - needs.signs, posters),
        signs=QRect(width - edge - needs.signs, needs.strip + heading, needs.signs, posters),
        chairs=QRect(0, low - chairs, width, chairs),
        bar=QRect(0, low, width, needs.bar),
        rules=rules,
        beside=beside,
    )
