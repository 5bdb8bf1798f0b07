"""Does every text fit where it stands? For any widget of the program, in any language and size."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

SLACK = 1
"""Pixels lost to rounding."""


def misfits(root: QWidget) -> list[str]:
    """Every visible text under `root` that is wider or taller than its place, or lies outside the window."""
    found = []
    for widget in root.findChildren(QWidget):
        if widget.isVisibleTo(root):
            problem = _problem(widget)
            if problem:
                found.append(f"{type(widget).__name__} {widget.objectName()} {_text(widget)!r}: {problem}")
            elif _text(widget) and not _whole(widget, root):
                found.append(f"{type(widget).__name__} {_text(widget)!r}: outside its parent")
    return found


def overlaps(parent: QWidget) -> list[str]:
    """Children of `parent` that lie on one another."""
    shown = [child for child in parent.children() if isinstance(child, QWidget) and child.isVisibleTo(parent)]
    return [
        f"{_text(one)!r} and {_text(other)!r}"
        for place, one in enumerate(shown)
        for other in shown[place + 1 :]
        if one.geometry().intersects(other.geometry())
    ]


def texts(root: QWidget) -> list[str]:
    """Everything a person can read or have read out under `root`."""
    said: list[str] = []
    for widget in [root, *root.findChildren(QWidget)]:
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), _text(widget)]
        if isinstance(widget, QComboBox):
            said += [widget.itemText(place) for place in range(widget.count())]
        if hasattr(widget, "placeholderText"):
            said.append(widget.placeholderText())
    return [text for text in said if text]


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _problem(widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        return _label_problem(widget)
    if isinstance(widget, QComboBox):
        return _combo_problem(widget)
    if isinstance(widget, QAbstractButton):
        need = widget.sizeHint()
        if need.width() > widget.width() + SLACK or need.height() > widget.height() + SLACK:
            return f"needs {need.width()}x{need.height()}, has {widget.width()}x{widget.height()}"
    return ""


def _label_problem(label: QLabel) -> str:
    if not label.text() or label.pixmap().width():
        return ""
    metrics, place = QFontMetrics(label.font()), label.contentsRect()
    if label.wordWrap():
        widest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
        tall = label.heightForWidth(label.width())
    else:
        need = metrics.size(Qt.TextFlag.TextShowMnemonic, label.text())
        widest, tall = need.width(), metrics.height()
    if widest > place.width() + SLACK:
        return f"is {widest} wide, has {place.width()}"
    if tall > label.height() + SLACK:
        return f"is {tall} tall, has {label.height()}"
    return ""


def _combo_problem(box: QComboBox) -> str:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    place = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for number in range(box.count()):
        wide = box.fontMetrics().horizontalAdvance(box.itemText(number))
        if wide > place.width() + SLACK:
            return f"{box.itemText(number)!r} is {wide} wide, has {place.width()}"
    return ""


def _whole(widget: QWidget, root: QWidget) -> bool:
    """Nothing above it in the tree cuts a piece off; what can be scrolled up and down may be taller than its view."""
    parent = widget.parentWidget()
    while parent is not None:
        place = QRect(widget.mapTo(parent, widget.rect().topLeft()), widget.size())
        around = parent.rect()
        if isinstance(parent.parentWidget(), QScrollArea):
            return around.left() <= place.left() and place.right() <= around.right()
        if not around.contains(place):
            return False
        if parent is root:
            break
        parent = parent.parentWidget()
    return True
