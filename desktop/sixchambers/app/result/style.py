"""What the result screen adds to the house's style sheet: ink on paper, whatever the light."""

from __future__ import annotations

from ...table.theme import SLAB
from .paper import BLOOD, FAINT_INK, INK

FOCUS = "#0b63a5"


def rules_of(unit: float, title: float) -> str:
    """`unit` is the reading size in pixels, `title` that of the tabs."""
    return f"""
    QWidget#paper QLabel {{ color: {INK}; }}
    QWidget#paper QLabel#small {{ color: {FAINT_INK}; font-size: {unit:.0f}px; }}
    QWidget#paper QLabel#columnhead {{ color: {FAINT_INK}; font-size: {unit * 0.92:.0f}px; font-weight: 600; }}
    QWidget#paper QLabel#cell {{ font-size: {unit * 1.06:.0f}px; }}
    QWidget#paper QLabel#cellname {{ font-size: {unit * 1.1:.0f}px; font-weight: 600; }}
    QWidget#paper QLabel#digits {{ font-size: {unit * 1.06:.0f}px; }}
    QWidget#paper QTabBar {{ background: transparent; border: none; qproperty-drawBase: 0; }}
    QWidget#paper QTabBar::tab {{ background: transparent; color: {FAINT_INK}; border: none;
        border-bottom: 3px solid transparent; font-family: "{SLAB}"; font-size: {title:.0f}px;
        padding: {unit * 0.1:.0f}px {unit * 0.15:.0f}px; margin-right: {unit * 1.3:.0f}px; }}
    QWidget#paper QTabBar::tab:hover {{ color: {INK}; border-bottom: 3px solid #b08d57; }}
    QWidget#paper QTabBar::tab:selected {{ color: {INK}; border-bottom: 3px solid {BLOOD}; }}
    QWidget#paper QTabBar::tab:focus {{ border-bottom: 3px solid {FOCUS}; color: {FOCUS}; }}
    QWidget#paper QPushButton#paper {{ background: transparent; color: {INK}; border: 1px solid {FAINT_INK}; }}
    QWidget#paper QPushButton#paper:hover {{ background: #e4d3ab; border: 1px solid {INK}; }}
    QWidget#paper QPushButton#paper:focus {{ border: 2px solid {FOCUS}; }}
    QWidget#paper QPushButton#paper:disabled {{ color: {FAINT_INK}; border: 1px dashed #a08a62; }}
    """
