"""Finding a table: those on the network, or one at an address; the code; and who sits down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from ...engine.message import Message, message
from ...lan.link.code import normal
from ...table.theme import NIGHT, Theme
from ..lobby.plate import paint_plate
from ..lobby.poster_art import paint_ring
from ..lobby.strip import Strip
from ..widgets import make_label, named
from .address import read_address
from .code_sign import CodeField
from .people_here import PeopleHere
from .placard import Placard
from .plank import Plank
from .small import plain_label
from .table_list import ADDRESS, TableList
from .wall_page import WallPage

if TYPE_CHECKING:
    from ...lan.discovery import Lookout
    from ...lan.memo import Ticket
    from ...words.speaker import Speaker
    from ..settings import Settings

REMEMBERED = 12
"""People of this and earlier evenings."""


class CodePlate(QWidget):
    """The same wooden sign as at the table, to be lettered."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = NIGHT
        self.pixels = 15.0
        self.field = CodeField()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)

    def set_theme(self, theme: Theme, unit: float) -> None:
        self.theme, self.pixels = theme, unit
        self.field.largest = unit * 1.55
        self.field.fit()
        self._column.setContentsMargins(round(unit * 0.9), round(unit * 0.8), round(unit * 0.9), round(unit * 1.0))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.pixels * 0.3
        plate = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge * 1.6)
        paint_plate(painter, plate, self.theme, self.pixels, warm=self.field.hasFocus())
        if self.field.hasFocus():
            paint_ring(painter, plate, max(self.pixels * 0.14, 2.0), self.theme)
        painter.end()


class JoinPage(WallPage):
    """`join` carries address, port, code, the people who sit down (nobody, to watch) and a name for this machine."""

    join = Signal(str, int, str, object, str)
    rejoin = Signal()
    leave = Signal()
    cancelled = Signal()

    def __init__(
        self,
        speaker: Speaker,
        settings: Settings,
        lookout: Lookout,
        ticket: Ticket | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(speaker, settings, parent)
        self.ticket = ticket
        self.knocking: Message | None = None  # what is under way, in words
        self._trouble: Message | None = None
        self.strip = Strip(self)
        self.title = make_label("lobbytitle")
        self.subtitle = make_label("lobbysubtitle")
        for label in (self.title, self.subtitle):
            label.setParent(self)
        self.tables = TableList(speaker, lookout, settings.reduced_motion, self)
        self.code_label = plain_label("heading", wrap=True)
        self.plate = CodePlate()
        self.code = self.plate.field
        self.code_hint = plain_label("small", wrap=True)
        self.people_label = plain_label("heading", wrap=True)
        self.people = PeopleHere(speaker, settings.names)
        self.watch = QCheckBox()
        self.form = self._make_form()
        self.placard = Placard(self)
        self.plank = Plank(self)
        self.tables.slip.field.setText(settings.last_address)
        self._connect()
        self.translate()
        self._order_tabs()
        self.setFocusProxy(self.strip.resume if ticket is not None else self.code)

    def _make_form(self) -> QFrame:
        sheet = QWidget()
        column = self._column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 2, 0)
        for widget in (self.code_label, self.plate, self.code_hint, self.people_label, self.people, self.watch):
            column.addWidget(widget)
        column.addStretch(1)
        scroll = self._scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(sheet)
        form = named(QFrame(self), "board")
        around = self._around = QVBoxLayout(form)
        around.addWidget(scroll)
        return form

    def _connect(self) -> None:
        self.strip.resume.clicked.connect(self.go_back)
        self.tables.picked.connect(self._picked)
        self.code.returnPressed.connect(self.knock)
        self.code.textEdited.connect(lambda _: self._forget_trouble())
        self.tables.slip.field.returnPressed.connect(self._go_to_code)
        self.watch.toggled.connect(self._watching)
        # Whatever is new has to find its place among the stops of the Tab key.
        self.people.changed.connect(self._order_tabs)
        self.people.changed.connect(self.arrange_soon)
        self.tables.lookout.changed.connect(self._order_tabs)
        self.plank.out.clicked.connect(self.leave)
        self.plank.go.clicked.connect(self.knock)

    def _order_tabs(self) -> None:
        stops = [self.strip.resume, *self.tables.stops(), self.code]
        for row in self.people.rows:
            stops += [row.field, row.away]
        stops += [self.people.more, self.watch, self.plank.out, self.plank.go]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # --- for the session ---------------------------------------------------------------------------------------

    def fail(self, why: Message) -> None:
        """It did not work; say why, and let everything be tried again."""
        self.knocking, self._trouble = None, why
        self._set_busy()
        self._show_trouble()
        self.arrange()
        if why.id in ("lan.wrong_code", "network.no_code"):
            self.code.setFocus(Qt.FocusReason.OtherFocusReason)
            self.code.selectAll()

    def _show_trouble(self) -> None:
        """At a full table one can still watch."""
        assert self._trouble is not None
        watch = (self.speaker.text("network.look_on"), self._watch_instead)
        answers = [watch] if self._trouble.id == "lan.full" else []
        self.placard.say(self.speaker.say(self._trouble), answers, trouble=True)

    def _watch_instead(self) -> None:
        self.watch.setChecked(True)
        self.knock()

    def still_knocking(self, why: Message) -> None:
        """The table does not answer yet; it is tried again and again, until somebody gives up."""
        if self.knocking:
            self._show_knocking(message("network.lost", why=self.speaker.say(why)))

    def set_ticket(self, ticket: Ticket | None) -> None:
        self.ticket = ticket
        self._show_ticket()
        self.arrange()

    def fill_in(self, address: str, code: str, people: Sequence[str], watch: bool = False) -> None:
        """Somebody said it all beforehand; if nothing is missing, knock."""
        self.code.setText(code)
        self.watch.setChecked(watch)
        if people:
            self.people.fill(people)
        if address:
            self.tables.slip.field.setText(address)
            self.tables.choose(ADDRESS)
            if code:
                self.knock()

    # --- knocking ----------------------------------------------------------------------------------------------

    def knock(self) -> None:
        """Sit down, or look on: if everything is there that it takes."""
        if self.knocking:
            return
        refusal = self._refusal()
        if refusal is not None:
            self.fail(refusal)
            return
        where = self._where()
        assert where is not None
        self.settings.last_address = self.tables.slip.field.text().strip()
        names = self.people.names()
        if names:
            self.settings.names = list(dict.fromkeys([*names, *self.settings.names]))[:REMEMBERED]
        found = self.tables.found()
        at = found.here.name if found is not None else where[0]
        self._show_knocking(message("network.knocking", table=at))
        people = () if self.watch.isChecked() else names
        self.join.emit(*where, self.code.text().strip(), people, names[0] if names else "")

    def _refusal(self) -> Message | None:
        """What is missing, one thing at a time, in the order of the page."""
        text = self.tables.slip.field.text().strip()
        if self._where() is None:
            if self.tables.chosen == ADDRESS and text:
                return message("network.bad_address", text=text)
            return message("network.pick_first")
        if not normal(self.code.text()):
            return message("network.no_code")
        return None if self.people.names() else message("network.no_name")

    def _where(self) -> tuple[str, int] | None:
        found = self.tables.found()
        if found is not None:
            return found.address, found.port
        return read_address(self.tables.slip.field.text()) if self.tables.chosen == ADDRESS else None

    def go_back(self) -> None:
        if self.ticket is not None and not self.knocking:
            self._show_knocking(message("network.going_back", table=self.ticket.name))
            self.rejoin.emit()

    def _show_knocking(self, what: Message) -> None:
        begins = self.knocking is None
        self.knocking, self._trouble = what, None
        self._set_busy()
        self.placard.turning.reduced = self.settings.reduced_motion
        cancel = (self.speaker.text("network.cancel"), self.cancel)
        self.placard.say(self.speaker.say(what), [cancel], turning=True)
        if begins:
            self.placard.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.arrange()

    def cancel(self) -> None:
        """Never mind."""
        if self.knocking:
            self.knocking = None
            self.placard.be_quiet()
            self._set_busy()
            self.arrange()
            self.plank.go.setFocus(Qt.FocusReason.OtherFocusReason)
            self.cancelled.emit()

    def _set_busy(self) -> None:
        """While somebody knocks, nothing else can be begun."""
        for part in (self.tables, self.form, self.strip, self.plank.go):
            part.setEnabled(not self.knocking)

    def _forget_trouble(self) -> None:
        if self._trouble is not None:
            self._trouble = None
            self.placard.be_quiet()
            self.arrange()

    # --- what is chosen ----------------------------------------------------------------------------------------

    def _picked(self) -> None:
        self._forget_trouble()
        if not self.tables.slip.field.hasFocus():
            self._go_to_code()
        self._tell()

    def _go_to_code(self) -> None:
        """The next thing to write."""
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)

    def _watching(self) -> None:
        self.people.more.setEnabled(not self.watch.isChecked())
        self._tell()

    def _tell(self) -> None:
        say = self.speaker.text
        self.plank.name(say("network.to_lobby"), say(f"network.{'look_on' if self.watch.isChecked() else 'sit_down'}"))

    # --- language, light and size ------------------------------------------------------------------------------

    def translate(self) -> None:
        say = self.speaker.text
        self.setAccessibleName(say("network.join_title"))
        self.title.setText(say("network.join_title"))
        self.subtitle.setText(say("network.join_subtitle"))
        self.tables.retranslate(self.speaker)
        self.people.retranslate(self.speaker)
        self.code_label.setText(say("network.code"))
        self.code.setPlaceholderText(say("network.code_hint"))
        self.code.setAccessibleName(say("network.code"))
        self.code_hint.setText(say("network.code_tip"))
        self.code.setToolTip(say("network.code_tip"))
        self.code.setAccessibleDescription(self.code.toolTip())
        self.people_label.setText(say("network.people_here"))
        self.watch.setText(say("network.watch"))
        self.watch.setToolTip(say("network.watch_tip"))
        self.watch.setAccessibleDescription(self.watch.toolTip())
        self._show_ticket()
        self._tell()
        if self._trouble is not None:
            self._show_trouble()
        elif self.knocking is not None:
            self._show_knocking(self.knocking)

    def _show_ticket(self) -> None:
        sat = self.ticket is None or bool(self.ticket.people)
        text = "network.you_sat_at" if sat else "network.you_watched_at"
        self.strip.set_text(self.speaker.say(text, table=self.ticket.name) if self.ticket else None)
        self.strip.name(self.speaker.text("network.back_to_chair" if sat else "network.look_on"))

    def dress(self) -> None:
        unit = self.unit
        self.strip.set_theme(self.theme, unit)
        self.tables.set_theme(self.theme, unit)
        self.plate.set_theme(self.theme, unit)
        self.plank.set_theme(self.theme, unit)
        self.placard.set_unit(unit)
        self.people.set_unit(unit)
        self._column.setSpacing(round(unit * 0.4))
        edge = round(unit * 0.8)
        self._around.setContentsMargins(edge, round(unit * 0.5), round(unit * 0.4), round(unit * 0.5))

    def arrange(self) -> None:
        unit, width, height = self.unit, self.width(), self.height()
        edge = round(unit * 0.6)
        strip = self.strip.height_for(width)
        self.strip.setGeometry(0, 0, width, strip)
        plank = self.plank.height_wanted()
        self.plank.setGeometry(0, height - plank, width, plank)
        wide = round(min(width - 2 * edge, unit * 70))
        told = self.placard.height_for(wide)
        self.placard.setGeometry((width - wide) // 2, height - plank - told - edge // 2, wide, told)
        top = strip
        roomy = height > unit * 34
        for label in (self.title, self.subtitle):
            label.setVisible(roomy)
            tall = label.sizeHint().height() if roomy else 0
            label.setGeometry(0, top + (edge if label is self.title else 0), width, tall)
            top = label.geometry().bottom() + 1 if roomy else top
        field = QRect(
            edge, top + edge, width - 2 * edge, height - plank - top - 2 * edge - (told + edge if told else 0)
        )
        # On a wide wall everything keeps together in the middle.
        spare = max(field.width() - round(unit * 84), 0)
        field.adjust(spare // 2, 0, -spare // 2, 0)
        left = round(field.width() * 0.57)
        self.tables.setGeometry(field.x(), field.y(), left - edge, field.height())
        right = QRect(field.x() + left, field.y(), field.width() - left, field.height())
        around = self._around.contentsMargins()
        inner = right.width() - around.left() - around.right()
        need = self._column.heightForWidth(inner) + around.top() + around.bottom() + round(unit * 0.4)
        right.setHeight(min(right.height(), max(need, round(unit * 12))))
        self.form.setGeometry(right)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.knocking:
            self.cancel()
        else:
            self.leave.emit()
