"""What the rulebook adds to the house's style sheet."""

from __future__ import annotations

from ...table.theme import NIGHT, Theme
from .example import BORDER
from .paper import Paper


def rules_of(theme: Theme, paper: Paper, text: float) -> str:
    t = theme
    ink = t.ink if t.name == "night" else t.bone
    return f"""
    QWidget#rulebook {{ background: {t.room}; }}
    QWidget#rulebar {{ background: {t.panel}; border-bottom: 2px solid {t.panel_edge}; }}
    QWidget#contents {{ background: {t.panel}; border-right: 2px solid {t.panel_edge}; }}
    QWidget#contents QLabel#heading {{ padding-left: {text * 0.45:.0f}px; }}
    QTreeWidget#chapters {{ background: transparent; border: none; padding: 0; outline: none;
        show-decoration-selected: 0; selection-background-color: transparent; }}
    QTreeWidget#chapters:focus {{ border: none; }}
    QTreeWidget#chapters::item {{ padding: {text * 0.26:.0f}px {text * 0.2:.0f}px; border: 2px solid transparent;
        border-radius: 5px; }}
    QTreeWidget#chapters::item:hover {{ background: {t.raised}; }}
    QTreeWidget#chapters::item:selected {{ background: {t.brass}; color: {ink}; }}
    QTreeWidget#chapters::item:selected:focus {{ border: 2px solid {t.focus}; }}
    QTreeWidget#chapters::branch {{ background: transparent; image: none; }}
    QTextBrowser#sheet {{ background: transparent; border: none; padding: 0; border-radius: 0; color: {paper.ink};
        font-size: {text * 1.08:.0f}px; selection-background-color: {t.focus}; selection-color: {NIGHT.ink}; }}
    QTextBrowser#sheet:focus {{ border: none; }}
    QToolButton#turn {{ padding: {text * 0.3:.0f}px {text * 0.45:.0f}px; }}
    QLineEdit#search {{ padding: {text * 0.3:.0f}px {text * 0.5:.0f}px; }}
    QFrame#example {{ background: {NIGHT.panel}; border: {BORDER}px solid {NIGHT.brass}; border-radius: 0; }}
    QFrame#example QLabel#caption {{ color: {NIGHT.bone}; font-size: {text * 1.04:.0f}px; background: transparent; }}
    QFrame#example QLabel#step {{ color: {NIGHT.faint}; font-size: {text * 0.92:.0f}px; background: transparent; }}
    QFrame#example QToolButton {{ background: {NIGHT.raised}; border: 1px solid {NIGHT.brass}; border-radius: 6px;
        padding: {text * 0.24:.0f}px {text * 0.5:.0f}px; }}
    QFrame#example QToolButton:hover {{ background: {NIGHT.panel_edge}; }}
    QFrame#example QToolButton:focus {{ border: 2px solid {NIGHT.focus}; }}
    QFrame#example QToolButton:disabled {{ border: 1px dashed {NIGHT.panel_edge}; }}
    """
