"""Every emblem of this game on one sheet, each with its name: nothing is missing, and no two are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from ...games.bang.box import CARD_NAMES, EQUIPMENT_NAMES, GOLD_RUSH_LIFE, LIFE, ROLES
from .. import art
from ..labels import fitting
from ..theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from ...words.speaker import Speaker

Entry = tuple[str, str]
"""A drawing, and the message id of its name."""
CELL, LETTERS, COLUMNS, HEAD, RIM = 168, 34, 10, 62, 24


def entries() -> dict[str, list[Entry]]:
    """All emblems, by what they belong to."""
    roles = sorted(set(ROLES[8]), key=ROLES[8].index)
    return {
        "bang.cards": [(f"bang/card_{name}", f"bang.card_{name}") for name in CARD_NAMES],
        "bang.equipment": [(f"bang/gear_{name}", f"bang.equipment_{name}") for name in EQUIPMENT_NAMES],
        "bang.characters": [(f"bang/person_{name}", f"bang.character_{name}") for name in LIFE],
        "bang.gold_rush_characters": [(f"bang/person_{name}", f"bang.character_{name}") for name in GOLD_RUSH_LIFE],
        "bang.role_cards": [
            *((f"bang/role_{role}", f"bang.role_{role}") for role in roles),
            ("bang/role_shadow_renegade", "bang_table.shadow_renegade"),
        ],
        "bang_table.suits": [
            (f"bang/suit_{suit}", f"bang_table.{suit}") for suit in ("spades", "hearts", "diamonds", "clubs")
        ],
    }


def _height() -> int:
    rows = sum(-(-len(row) // COLUMNS) for row in entries().values())
    return rows * (CELL + LETTERS) + len(entries()) * HEAD + 2 * RIM


def contact_sheet(speaker: Speaker) -> QImage:
    image = QImage(COLUMNS * CELL + 2 * RIM, _height(), QImage.Format.Format_RGB32)
    image.fill(colour("#f3ead6"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    top = RIM
    for heading, row in entries().items():
        top = _paint_group(painter, top, speaker.text(heading), [(drawing, speaker.text(id)) for drawing, id in row])
    painter.end()
    return image


def _paint_group(painter: QPainter, top: int, heading: str, row: list[Entry]) -> int:
    """Returns where the next group begins."""
    wide = COLUMNS * CELL
    painter.setFont(slab(30))
    painter.setPen(colour(NIGHT.blood))
    painter.drawText(
        QRectF(RIM, top, wide, HEAD - 14), Qt.AlignmentFlag.AlignVCenter, heading[:1].upper() + heading[1:]
    )
    painter.setPen(QPen(colour("#80591f"), 2))
    painter.drawLine(RIM, top + HEAD - 12, RIM + wide, top + HEAD - 12)
    top += HEAD
    for number, (drawing, name) in enumerate(row):
        x, y = RIM + number % COLUMNS * CELL, top + number // COLUMNS * (CELL + LETTERS)
        size = CELL - 18
        picture = art.pixmap(drawing, size, size)
        painter.drawPixmap(QRectF(x + 9, y, size, size), picture, QRectF(picture.rect()))
        painter.setFont(fitting(sans, 21, name, CELL - 10))
        painter.setPen(colour(NIGHT.ink))
        painter.drawText(QRectF(x, y + size, CELL, LETTERS), Qt.AlignmentFlag.AlignCenter, name)
    return top + -(-len(row) // COLUMNS) * (CELL + LETTERS)
