"""What the pages of the network add to the house's style sheet."""

from __future__ import annotations

from ...table.theme import NIGHT, SLAB, Theme
from ..result.paper import FAINT_INK, INK

PAPER_FOCUS = "#0b63a5"


def rules_of(theme: Theme, text: float) -> str:
    t = theme
    plate = NIGHT.brass_light if theme.name == "night" else "#3a1f0d"
    return f"""
    QFrame#board {{ background: {t.panel}; border: 2px solid {t.panel_edge}; border-radius: 9px; }}
    QFrame#board QScrollArea, QFrame#board QScrollArea > QWidget, QFrame#board QScrollArea > QWidget > QWidget,
        QWidget#clear, QWidget#clear QScrollArea,
        QWidget#clear QScrollArea > QWidget, QWidget#clear QScrollArea > QWidget > QWidget {{
        background: transparent; }}
    QFrame#placard {{ background: {t.panel}; border: 2px solid {t.brass}; border-radius: 9px; }}
    QFrame#placard[trouble="true"] {{ border: 3px solid {t.blood}; }}
    QFrame#placard QLabel {{ font-size: {text * 1.08:.0f}px; font-weight: 600; }}
    QLabel#small {{ color: {t.faint}; font-size: {max(text * 0.9, 13):.0f}px; }}
    QLabel#machine {{ font-weight: 600; }}
    QLabel#onwall {{ font-size: {text * 1.05:.0f}px; }}
    QLineEdit#codefield {{ background: transparent; border: none; color: {plate}; font-family: "{SLAB}";
        font-size: {text * 1.55:.0f}px; padding: 0; placeholder-text-color: {t.faint};
        selection-background-color: {t.brass}; selection-color: {NIGHT.ink}; }}
    QPushButton:checked {{ background: {t.panel_edge}; border: 2px solid {t.brass_light}; }}
    QPushButton#big:checked {{ background: {t.go}; color: {NIGHT.ink if theme.name == "night" else NIGHT.bone}; }}
    QTabBar#roomtabs {{ background: transparent; border: none; qproperty-drawBase: 0; }}
    QTabBar#roomtabs::tab {{ background: {t.panel}; color: {t.text}; border: 2px solid {t.panel_edge};
        border-bottom: none; border-top-left-radius: 7px; border-top-right-radius: 7px; font-weight: 600;
        padding: {text * 0.2:.0f}px {text * 0.7:.0f}px; margin-right: 3px; }}
    QTabBar#roomtabs::tab:selected {{ background: {t.panel_edge};
        color: {t.brass_light if theme.name == "night" else t.ink}; }}
    QTabBar#roomtabs::tab:focus {{ border: 2px solid {t.focus}; }}
    QWidget#paper QLabel {{ color: {INK}; }}
    QWidget#paper QLabel#small {{ color: {FAINT_INK}; font-size: {max(text * 0.9, 13):.0f}px; }}
    QWidget#paper QLabel#papergame {{ font-family: "{SLAB}"; font-size: {text * 1.25:.0f}px; }}
    QWidget#paper QLabel#address {{ font-size: {text * 1.12:.0f}px; font-weight: 600; }}
    QWidget#paper QScrollArea, QWidget#paper QScrollArea > QWidget,
        QWidget#paper QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QWidget#paper QLabel#papername, QWidget#paper QLineEdit#papername {{ background: transparent; color: {INK};
        font-family: "{SLAB}"; font-size: {text * 1.6:.0f}px; border: 1px solid transparent; padding: 0; }}
    QWidget#paper QLineEdit#papername:hover {{ border-bottom: 1px dotted {FAINT_INK}; }}
    QWidget#paper QLineEdit#papername:focus {{ background: #fffdf6; border: 2px solid {PAPER_FOCUS};
        border-radius: 3px; }}
    QWidget#paper QLineEdit#address {{ background: #fffdf6; color: {INK}; border: 1px solid {FAINT_INK};
        placeholder-text-color: {FAINT_INK}; }}
    QWidget#paper QLineEdit#address:focus {{ border: 2px solid {PAPER_FOCUS}; }}
    QWidget#paper QPushButton {{ background: transparent; color: {INK}; border: 1px solid {FAINT_INK}; }}
    QWidget#paper QPushButton:hover {{ background: #e4d3ab; border: 1px solid {INK}; }}
    QWidget#paper QPushButton:focus {{ border: 2px solid {PAPER_FOCUS}; }}
    """
