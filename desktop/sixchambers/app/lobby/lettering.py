"""Text that is painted: broken and sized so that it fills its field and never leaves it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

Face = Callable[[float], QFont]

MEASURE = 100.0
"""Type is measured at this size and scaled from there."""


def _breaks(words: list[str], most: int) -> Iterator[list[str]]:
    """Every way to set the words in up to so many lines."""
    yield [" ".join(words)]
    if most > 1:
        for cut in range(1, len(words)):
            for rest in _breaks(words[cut:], most - 1):
                yield [" ".join(words[:cut]), *rest]


def _grace(lines: list[str]) -> float:
    """How well the lines break: a plus begins a line, and a word said twice is said in one breath."""
    grace = 1.0
    for above, below in pairwise(lines):
        if below.startswith("+ "):
            grace *= 1.2
        if above.split()[-1] == below.split()[0]:
            grace *= 0.85
    return grace


@lru_cache(maxsize=64)
def set_lines(text: str, width: float, height: float, face: Face, largest: float = 1e6) -> tuple[float, list[str]]:
    """The size and the lines in which the text is largest inside the field, in at most three lines."""
    metrics = QFontMetricsF(face(MEASURE))
    best = chosen = 0.0
    lines = [text]
    for tried in _breaks(text.split() or [""], 3):
        broad = max(metrics.horizontalAdvance(line) for line in tried) or 1.0
        tall = metrics.height() * 0.92 * len(tried)
        size = min(width / broad, height / tall) * MEASURE
        if size * _grace(tried) > best * 1.02:  # fewer lines win a tie
            best, lines, chosen = size * _grace(tried), tried, size
    return min(chosen, largest), lines


def text_path(text: str, field: QRectF, face: Face, largest: float = 1e6) -> QPainterPath:
    """The text as an outline, centred in the field."""
    size, lines = set_lines(text, field.width(), field.height(), face, largest)
    # Outlines are taken at a large size: hinting would make small type uneven.
    font = face(MEASURE)
    metrics = QFontMetricsF(font)
    step = metrics.height() * 0.92
    path = QPainterPath()
    for number, line in enumerate(lines):
        path.addText(QPointF(-metrics.horizontalAdvance(line) / 2, number * step), font, line)
    box = path.boundingRect()
    centre = QPointF(0, (box.top() + box.bottom()) / 2)
    scale = size / MEASURE
    move = QTransform().translate(field.center().x(), field.center().y()).scale(scale, scale)
    return move.translate(-centre.x(), -centre.y()).map(path)


def fitted(text: str, width: float, face: Face, largest: float, least: float) -> QFont:
    """One line of type that fits the width, not larger and not smaller than said."""
    font = face(largest)
    needs = QFontMetricsF(font).horizontalAdvance(text)
    if needs <= width or needs <= 0:
        return font
    return face(max(least, int(largest * width / needs)))
