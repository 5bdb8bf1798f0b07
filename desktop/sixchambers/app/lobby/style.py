"""What the lobby adds to the house's style sheet."""

from __future__ import annotations

from ...table.theme import NIGHT, SLAB, Theme


def rules_of(theme: Theme, text: float) -> str:
    t = theme
    ink = NIGHT.ink
    return f"""
    QLabel#lobbytitle {{ font-family: "{SLAB}"; font-size: {text * 2.6:.0f}px; color: {t.brass_light};
        qproperty-alignment: AlignCenter; }}
    QLabel#lobbysubtitle {{ font-size: {text * 1.1:.0f}px; color: {t.faint}; qproperty-alignment: AlignCenter; }}
    QLabel#note {{ font-size: {text:.0f}px; }}
    QLineEdit#placename {{ background: transparent; border: none; color: {ink}; padding: 0; font-weight: 600;
        selection-background-color: #c79a4b; selection-color: {ink}; }}
    QLineEdit#placename:focus {{ background: #fffdf6; border: 2px solid #0b63a5; border-radius: 3px; }}
    QFrame#rules {{ background: {t.panel}; border: 2px solid {t.panel_edge}; border-radius: 9px; }}
    QWidget#rulesheet, QFrame#rules QScrollArea, QFrame#rules QScrollArea > QWidget {{ background: transparent; }}
    QFrame#rules QLineEdit {{ placeholder-text-color: {t.faint}; }}
    QFrame#rules QComboBox {{ padding-right: 2px; }}
    QMenu::icon {{ left: {text * 0.5:.0f}px; }}
    QFrame#rules QComboBox::drop-down {{ border: none; width: {text * 1.3:.0f}px; }}
    QFrame#rules QComboBox::down-arrow {{ image: none; }}
    QFrame#strip {{ background: {t.panel}; border: none; border-bottom: 2px solid {t.brass}; }}
    QFrame#strip QLabel {{ font-size: {text * 1.12:.0f}px; font-weight: 600; }}
    QFrame#strip QPushButton#flat {{ padding: {text * 0.3:.0f}px {text * 0.5:.0f}px; }}
    QFrame#strip QPushButton {{ font-size: {text * 1.12:.0f}px; padding: {text * 0.3:.0f}px {text * 1.4:.0f}px; }}
    QToolButton#step {{ font-size: {text * 1.25:.0f}px; font-weight: 700; padding: 0 {text * 0.5:.0f}px;
        min-width: {text * 0.9:.0f}px; min-height: {text * 1.75:.0f}px; }}
    """
