"""Colours and type: the one place that knows them. A night and a day, the same accents in both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor, QFont, QFontDatabase

from ..places import resources


@dataclass(frozen=True)
class Theme:
    """What things look like by night or by day. Values are colours as Qt reads them."""

    name: str
    room: str  # behind everything
    panel: str  # bars, drawers, dialogs
    panel_edge: str
    raised: str  # buttons
    text: str
    faint: str  # text that may be overlooked; still 4.5:1 on a panel
    brass: str
    brass_light: str
    bone: str
    ink: str
    gunmetal: str
    blood: str
    go: str
    warn: str
    focus: str


NIGHT = Theme(
    "night",
    room="#14100d",
    panel="#221811",
    panel_edge="#5b3d27",
    raised="#3a2618",
    text="#efe6d2",
    faint="#b9a98a",
    brass="#c79a4b",
    brass_light="#f0d08a",
    bone="#efe6d2",
    ink="#241a12",
    gunmetal="#8b939b",
    blood="#a3261f",
    go="#6fae5a",
    warn="#e0a33a",
    focus="#7cc7ff",
)
DAY = Theme(
    "day",
    room="#d6c5a2",
    panel="#f3ead6",
    panel_edge="#b08d57",
    raised="#e5d3ae",
    text="#241a12",
    faint="#5d4a33",
    brass="#8a6420",
    brass_light="#5e430f",
    bone="#efe6d2",
    ink="#241a12",
    gunmetal="#4b5157",
    blood="#a3261f",
    go="#3f7a2d",
    warn="#8f5f0c",
    focus="#0b63a5",
)
THEMES = {"night": NIGHT, "day": DAY}

SLAB = "Six Chambers Slab"
SANS = "Six Chambers Sans"


@cache
def load_fonts() -> bool:
    """Load the bundled faces once. False if any is missing: the system's fonts then have to do."""
    files = sorted((resources() / "fonts").glob("*.ttf"))
    loaded = [QFontDatabase.addApplicationFont(str(file)) for file in files]
    return bool(loaded) and min(loaded) >= 0


def slab(pixels: float) -> QFont:
    """Wood type, for titles and big moments."""
    font = QFont()
    font.setFamilies([SLAB, SANS, "serif"])
    font.setPixelSize(max(round(pixels), 1))
    return font


def sans(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """For everything that is read; its figures are tabular."""
    font = QFont()
    font.setFamilies([SANS, "sans-serif"])
    font.setPixelSize(max(round(pixels), 1))
    font.setWeight(weight)
    return font


def colour(value: str, alpha: int = 255) -> QColor:
    made = QColor(value)
    made.setAlpha(alpha)
    return made


def style_sheet(theme: Theme, text: float) -> str:
    """The look of everything that is a widget. `text` is the reading size in pixels."""
    t = theme
    night = theme.name == "night"
    return f"""
    * {{ font-family: "{SANS}"; font-size: {text:.0f}px; color: {t.text}; }}
    QMainWindow, QDialog, QWidget#page {{ background: {t.room}; }}
    QWidget#panel, QFrame#panel {{ background: {t.panel}; border: 1px solid {t.panel_edge}; }}
    QWidget#bar {{ background: {t.panel}; border-top: 2px solid {t.panel_edge}; }}
    QLabel {{ background: transparent; }}
    QLabel#title {{ font-family: "{SLAB}"; font-size: {text * 1.7:.0f}px; color: {t.brass_light}; }}
    QLabel#heading {{ font-family: "{SLAB}"; font-size: {text * 1.15:.0f}px; color: {t.brass_light}; }}
    QLabel#faint {{ color: {t.faint}; font-size: {text * 0.92:.0f}px; }}
    QLabel#warn {{ color: {t.warn}; }}
    QLabel#prompt {{ font-size: {text * 1.2:.0f}px; font-weight: 600; }}
    QPushButton, QToolButton {{
        background: {t.raised}; border: 1px solid {t.brass}; border-radius: 6px;
        padding: {text * 0.32:.0f}px {text * 0.8:.0f}px; font-weight: 600; }}
    QPushButton:hover, QToolButton:hover {{ border: 1px solid {t.brass_light}; background: {t.panel_edge}; }}
    QPushButton:pressed, QToolButton:pressed {{ padding-top: {text * 0.38:.0f}px; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {t.focus}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {t.faint}; border: 1px dashed {t.panel_edge}; }}
    QPushButton#main {{ background: {t.brass}; color: {t.ink if night else t.bone};
        border: 1px solid {t.brass_light}; }}
    QPushButton#main:hover {{ background: {t.brass_light}; }}
    QPushButton#main:focus {{ border: 3px solid {t.focus}; }}
    QPushButton#main[dark="true"], QPushButton[dark="true"] {{
        background: {t.raised}; color: {t.faint}; border: 1px dashed {t.panel_edge}; }}
    QPushButton#main[dark="true"]:focus {{ border: 2px solid {t.focus}; }}
    QPushButton#main:disabled {{ background: {t.raised}; color: {t.faint}; }}
    QPushButton#big {{ background: {t.brass}; color: {t.ink if night else t.bone};
        font-family: "{SLAB}"; font-size: {text * 1.7:.0f}px; font-weight: 400;
        border: 2px solid {t.brass_light}; border-radius: 9px; padding: {text * 0.35:.0f}px {text * 1.8:.0f}px; }}
    QPushButton#big:hover {{ background: {t.brass_light}; }}
    QPushButton#big:focus {{ border: 3px solid {t.focus}; }}
    QPushButton#flat, QToolButton#flat {{ background: transparent; border: 1px solid transparent; }}
    QPushButton#flat:hover, QToolButton#flat:hover {{ border: 1px solid {t.brass}; }}
    QPushButton#flat:focus, QToolButton#flat:focus {{ border: 2px solid {t.focus}; }}
    QLineEdit, QComboBox, QSpinBox, QAbstractItemView, QTextBrowser, QPlainTextEdit {{
        background: {t.raised}; border: 1px solid {t.panel_edge}; border-radius: 5px;
        padding: {text * 0.22:.0f}px {text * 0.4:.0f}px; selection-background-color: {t.brass};
        selection-color: {t.ink if night else t.bone}; }}
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QTextBrowser:focus {{ border: 2px solid {t.focus}; }}
    QCheckBox {{ background: transparent; spacing: {text * 0.5:.0f}px; }}
    QCheckBox:focus {{ color: {t.focus}; }}
    QCheckBox::indicator {{ width: {text:.0f}px; height: {text:.0f}px; border: 2px solid {t.brass};
        border-radius: 4px; background: {t.raised}; }}
    QCheckBox::indicator:checked {{ background: {t.brass}; image: url({_icon("check_ink" if night else "check")}); }}
    QComboBox::drop-down {{ border: none; width: {text * 1.5:.0f}px; }}
    QComboBox::down-arrow {{ image: url({_icon("down" if night else "down_ink")}); width: {text * 0.8:.0f}px; }}
    QMenuBar {{ background: {t.panel}; }}
    QMenuBar::item {{ background: transparent; padding: {text * 0.25:.0f}px {text * 0.6:.0f}px; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {t.panel_edge}; }}
    QMenu {{ background: {t.panel}; border: 1px solid {t.panel_edge}; }}
    QMenu::item {{ padding: {text * 0.25:.0f}px {text * 1.6:.0f}px; }}
    QMenu::item:disabled {{ color: {t.faint}; }}
    QToolTip {{ background: {t.panel}; color: {t.text}; border: 1px solid {t.brass}; padding: 4px; }}
    QScrollBar:vertical {{ background: transparent; width: {text * 0.75:.0f}px; }}
    QScrollBar::handle:vertical {{ background: {t.panel_edge}; border-radius: 4px; min-height: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QTabWidget#drawer, QTabWidget#drawer::pane {{ border: none; background: {t.panel}; }}
    QTabWidget#drawer > QStackedWidget > QWidget, QTabWidget#drawer QScrollArea,
        QTabWidget#drawer QScrollArea > QWidget > QWidget {{ background: {t.panel}; border: none; }}
    QTabWidget#drawer QLabel#small {{ color: {t.faint}; font-size: {max(text * 0.9, 13):.0f}px; }}
    QTabWidget#drawer QLabel#machine {{ font-weight: 600; }}
    QTabWidget#drawer QTabBar {{ background: {t.panel}; border: none; qproperty-drawBase: 0; }}
    QTabWidget#drawer QTabBar::tab {{ background: {t.panel}; color: {t.faint}; border: none; font-weight: 600;
        border-bottom: 3px solid {t.panel_edge}; padding: {text * 0.3:.0f}px {text * 0.55:.0f}px; }}
    QTabWidget#drawer QTabBar::tab:selected {{ color: {t.brass_light}; border-bottom: 3px solid {t.brass}; }}
    QTabWidget#drawer QTabBar::tab:focus {{ border: 2px solid {t.focus}; }}
    QSlider {{ min-height: {text * 1.5:.0f}px; }}
    QSlider::groove:horizontal {{ height: 6px; background: {t.raised}; border-radius: 3px; }}
    QSlider::sub-page:horizontal {{ background: {t.brass}; border-radius: 3px; }}
    QSlider::handle:horizontal {{ width: 18px; margin: -7px 0; border-radius: 9px; background: {t.brass_light}; }}
    QSlider:focus {{ border: 2px solid {t.focus}; border-radius: 6px; }}
    """


def _icon(name: str) -> str:
    return (resources() / "icons" / f"{name}.svg").as_posix()
