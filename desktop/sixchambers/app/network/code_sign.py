"""The code on a wooden sign, to be read across the room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ...table.labels import fitting
from ...table.theme import NIGHT, Theme, sans, slab
from ..lobby.lettering import fitted, set_lines
from ..lobby.plate import letter_plate, paint_chain, paint_plate
from ..lobby.poster_art import paint_ring

LONGEST_CODE = 40


class CodeField(QLineEdit):
    """A code being typed: letters on the plate itself. Escape gives up, and so does looking elsewhere."""

    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("codefield")
        self.setMaxLength(LONGEST_CODE)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.largest = 23.0
        self.textChanged.connect(lambda _: self.fit())

    def fit(self) -> None:
        """The letters shrink rather than leave the plate."""
        text = max(self.text(), self.placeholderText(), key=len)
        size = fitted(text, self.width() - self.largest * 0.5, slab, self.largest, 13).pixelSize()
        self.setStyleSheet(f"font-size: {size}px;")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            # Where nobody minds that typing was given up, the page may have a use for the key.
            event.setAccepted(self.receivers("2given_up()") > 0)
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.given_up.emit()


class CodeSign(QWidget):
    """Hangs on two chains. `chosen` carries a code somebody typed on it."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lettering = ""
        self.caption = ""
        self.theme: Theme = NIGHT
        self.pixels = 15.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.field = CodeField(self)
        self.field.hide()
        self.field.returnPressed.connect(self._typed)
        self.field.given_up.connect(self.put_down)

    def show_code(self, lettering: str, caption: str, told: str) -> None:
        self.lettering, self.caption = lettering, caption
        self.setAccessibleName(told)
        self.update()

    def set_theme(self, theme: Theme, unit: float) -> None:
        self.theme, self.pixels = theme, unit
        self.field.largest = unit * 1.8
        self._place_field()
        self.update()

    # --- writing on it -----------------------------------------------------------------------------------------

    def take_up(self, code: str) -> None:
        """A code of one's own is to be written."""
        self.field.setText(code)
        self._place_field()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
        self.update()

    def put_down(self) -> None:
        if not self.field.isHidden():
            self.field.hide()
            self.update()

    def _typed(self) -> None:
        self.chosen.emit(self.field.text().strip())

    # --- looks -------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(round(self.pixels * 20), round(self.pixels * 6.5))

    def plate(self) -> QRectF:
        edge = self.pixels * 0.4
        hook = min(self.pixels * 1.1, self.height() * 0.16)
        return QRectF(self.rect()).adjusted(edge, hook, -edge, -edge * 1.2)

    def _letters(self) -> QRectF:
        plate = self.plate()
        inset = self.pixels * 1.0
        under = self.pixels * 1.7 if self._has_caption() else inset * 0.7
        return plate.adjusted(inset, inset * 0.7, -inset, -under)

    def _has_caption(self) -> bool:
        return bool(self.caption) and self.plate().height() > self.pixels * 4.2

    def set_in_lines(self) -> str:
        """In one line, or one word a line: whichever is larger. Gaps are as good as hyphens."""
        field = self._letters()
        whole, words = self.lettering, self.lettering.replace("-", " ")
        tall = set_lines(words, field.width(), field.height(), slab)[0]
        long = set_lines(whole, field.width(), field.height(), slab)[0]
        return words if tall > long * 1.15 else whole

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate, unit = self.plate(), self.pixels
        for x in (plate.left() + plate.width() * 0.14, plate.right() - plate.width() * 0.14):
            paint_chain(painter, QPointF(x, 0), QPointF(x, plate.top() + unit * 0.3), unit)
        paint_plate(painter, plate, self.theme, unit)
        if self.field.isHidden():
            letter_plate(painter, self.set_in_lines(), self._letters(), self.theme, unit, unit * 5)
        if self._has_caption():
            painter.setPen(self._tint())
            painter.setFont(fitting(sans, max(unit * 0.92, 13), self.caption, plate.width() - unit * 2))
            strip = QRectF(plate.left(), plate.bottom() - unit * 1.85, plate.width(), unit * 1.3)
            painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, self.caption)
        if self.hasFocus():
            paint_ring(painter, plate, max(unit * 0.14, 2.0), self.theme)
        painter.end()

    def _tint(self) -> str:
        return NIGHT.bone if self.theme.name == "night" else "#3a1f0d"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_field()

    def _place_field(self) -> None:
        self.field.setGeometry(self._letters().toRect())
