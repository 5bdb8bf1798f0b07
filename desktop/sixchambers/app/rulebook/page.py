"""The page: a chapter on its sheet, with examples laid into it and searched words lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from ...engine.rulebook import Rulebook
from ...table.theme import NIGHT, Theme
from ...words.speaker import Speaker
from ..settings import Settings
from ..widgets import named
from .drawings import picture
from .paper import Paper, ornament, paint_room, paint_sheet, paper_of
from .search import Hit
from .tables import Tables, fragments, images
from .typeset import Setting, Typesetter, style

COLUMN = 46.0
"""The widest column, in ems: longer lines lose the eye."""
READING = 1.08
"""What is read for minutes is set a little larger than what is glanced at."""


@dataclass(frozen=True)
class Visit:
    """A place one has been to: the rule, and how far below it one had read, in ems (None: right at it)."""

    anchor: str
    below: float | None = None


class Page(QTextBrowser):
    """Shows one chapter at a time."""

    link = Signal(str)  # an anchor
    moved = Signal()  # another part of the page is in sight

    def __init__(self, book: Rulebook, speaker: Speaker, settings: Settings) -> None:
        super().__init__()
        named(self, "sheet")
        self.book = book
        self.speaker = speaker
        self.settings = settings
        self.chapter = -1
        self.pointed = ""
        self._theme: Theme = NIGHT
        self._paper: Paper = paper_of(NIGHT)
        self._em = 16.0
        self._set_for: tuple[object, ...] = ()
        self._anchors: dict[str, float] = {}
        # Where one was led to, and has not scrolled away from: kept in sight whatever becomes of the window.
        self._goal: Visit | None = None
        self._hits: Sequence[Hit] = ()
        self._hit_now = -1
        self.words = ""  # what is searched for
        self.painted = False  # the text comes first: tables are laid when it can be read
        self.tables = Tables(self)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(lambda url: self.link.emit(url.fragment() or url.toString().lstrip("#")))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().actionTriggered.connect(self._let_go)
        self.verticalScrollBar().rangeChanged.connect(self._relaid)

    # --- setting ---------------------------------------------------------------------------------------------

    def apply_theme(self, theme: Theme, text: float) -> None:
        self._theme, self._paper, self._em = theme, paper_of(theme), text * READING
        self._reset()

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._reset()

    def _reset(self) -> None:
        """The same place of the same chapter, set afresh."""
        self._set_for = ()
        if self.chapter >= 0:
            goal = self._goal or self.place()
            self.show_chapter(self.chapter)
            self.go_to(goal)

    def show_chapter(self, number: int) -> None:
        wanted = (number, self.column(), self._em, self._paper, self.speaker)
        if wanted == self._set_for:
            return
        self._set_for = wanted
        self.chapter = number
        self.tables.clear()
        setting = self._setting()
        document = self.document()
        document.setDefaultStyleSheet(style(setting))
        self.setHtml(Typesetter(self.book, self.speaker, setting).page(number))
        form = document.rootFrame().frameFormat()
        side = (self.viewport().width() - setting.column) / 2
        form.setLeftMargin(side)
        form.setRightMargin(side)
        form.setTopMargin(self._edge() + self._pad())
        form.setBottomMargin(self._edge() + self._pad() * 0.8)
        document.rootFrame().setFrameFormat(form)
        self._anchors = {}
        title = self.speaker.text(self.book.chapters[number].title)
        self.setAccessibleName(self.speaker.say("rules.ui_page", chapter=title))
        self._light()
        self.tables.soon()

    def _setting(self) -> Setting:
        return Setting(self._em, self.column(), self._paper, self.tables.room)

    def column(self) -> float:
        room = self.viewport().width() - 2 * (self._edge() + self._pad())
        return max(min(COLUMN * self._em, room), 120.0)

    @property
    def text(self) -> float:
        """The size of what is glanced at, in pixels."""
        return self._em / READING

    def _edge(self) -> float:
        """Between the window and the sheet."""
        return self._em * 0.8

    def _pad(self) -> float:
        """Between the sheet's rim and its text."""
        return self._em * 2.6

    def text_of(self, number: int) -> QTextDocument:
        """A chapter as a document that is never shown: for searching."""
        document = QTextDocument()
        document.setHtml(Typesetter(self.book, self.speaker, self._setting()).page(number))
        return document

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Pictures are drawn for the size they appear in, when they are first painted."""
        text = name.toString() if isinstance(name, QUrl) else name
        scheme, _, rest = text.partition(":")
        ratio = self.devicePixelRatioF()
        if scheme == "example":  # an empty field until the table is laid there
            field = QPixmap(1, 1)
            field.fill(QColor(self._paper.raised))
            return field
        if scheme == "ornament":
            return ornament(self._em * 15 * ratio, self._em * 1.1 * ratio, self._paper.rule)
        if scheme == "art":
            size = self._sizes().get(text, QSize(64, 64))
            return picture(rest, size.width() * ratio, size.height() * ratio)
        return super().loadResource(kind, name)

    def _sizes(self) -> dict[str, QSize]:
        """The largest size each picture of the page appears in."""
        sizes: dict[str, QSize] = {}
        for name, piece in images(self.document()):
            form = piece.charFormat().toImageFormat()
            size = QSize(round(form.width()), round(form.height()))
            sizes[name] = size.expandedTo(sizes.get(name, size))
        return sizes

    # --- places ----------------------------------------------------------------------------------------------

    def anchors(self) -> dict[str, float]:
        """How far down the page each anchor lies."""
        if not self._anchors:
            document = self.document()
            for piece in fragments(document):
                for name in piece.charFormat().anchorNames():
                    block = document.findBlock(piece.position())
                    self._anchors.setdefault(name, document.documentLayout().blockBoundingRect(block).top())
        return self._anchors

    def place(self) -> Visit:
        """Where one is reading: the last rule that began above, and how far below it the window begins."""
        top = self.verticalScrollBar().value()
        above = [(y, anchor) for anchor, y in self.anchors().items() if y <= top + self._em * 1.5]
        y, anchor = max(above) if above else (0.0, "")
        return Visit(anchor, (top - y) / self._em)

    def go_to(self, goal: Visit) -> None:
        """To a rule, or back to a place; the first rule of a chapter is shown with everything above it."""
        top = self.anchors().get(goal.anchor, 0.0)
        if goal.below is not None:
            down = top + goal.below * self._em
        elif goal.anchor == self.book.chapters[self.chapter].sections[0].anchor:
            down = 0.0
        else:
            down = top - self._em * 0.9
        self._goal = goal
        self.verticalScrollBar().setValue(round(down))

    def _relaid(self) -> None:
        """The page became longer or shorter: what one was led to stays in sight."""
        self._anchors = {}
        if self._goal is not None and self.chapter >= 0:
            self.go_to(self._goal)

    def _let_go(self) -> None:
        """The reader scrolls: from now on the page stays where it is put."""
        self._goal = None

    def reading(self) -> str:
        """The anchor of the section one is reading."""
        bar = self.verticalScrollBar()
        share = 0.9 if 0 < bar.maximum() == bar.value() else 0.3
        return self.section_at(bar.value() + self.viewport().height() * share)

    def section_at(self, down: float) -> str:
        """The anchor of the section so far down the page."""
        anchors = self.anchors()
        sections = [section.anchor for section in self.book.chapters[self.chapter].sections]
        above = [anchor for anchor in sections if anchors.get(anchor, 0.0) <= down]
        return above[-1] if above else sections[0]

    def point_at(self, anchor: str) -> None:
        """A cartridge in the margin shows the rule somebody asked for."""
        self.pointed = anchor
        self.viewport().update()

    # --- searched words --------------------------------------------------------------------------------------

    def light(self, hits: Sequence[Hit], now: int, words: str) -> None:
        """Light these places, one of them brighter and underlined."""
        self._hits, self._hit_now, self.words = hits, now, words
        self._light()

    def _light(self) -> None:
        lit = []
        for number, hit in enumerate(self._hits):
            if hit.chapter != self.chapter or hit.example:
                continue
            selection = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            now = number == self._hit_now
            form.setBackground(QColor(self._paper.found_now if now else self._paper.found))
            form.setForeground(QColor(self._paper.ink))
            if now:
                form.setFontUnderline(True)
            cursor = QTextCursor(self.document())
            cursor.setPosition(hit.position)
            cursor.setPosition(hit.position + hit.length, QTextCursor.MoveMode.KeepAnchor)
            selection.format = form
            selection.cursor = cursor
            lit.append(selection)
        self.setExtraSelections(lit)
        self.tables.mark(self.words)

    def show_hit(self, hit: Hit) -> str:
        """Scroll so that the place is in sight, with some of what stands before it. Returns its section."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(hit.position)
        block = self.document().documentLayout().blockBoundingRect(cursor.block())
        line = cursor.block().layout().lineForTextPosition(cursor.positionInBlock())
        top = block.top() + (line.y() if line.isValid() else 0)
        bar, height = self.verticalScrollBar(), self.viewport().height()
        tall = min(block.height(), height * 0.9) if hit.example else self._em * 2
        if top < bar.value() + self._em or top + tall > bar.value() + height - self._em:
            self._goal = None
            bar.setValue(round(top - (height - tall) / 3))
        if hit.example:
            self.tables.wake()
            if hit.example in self.tables.laid:
                self.tables.laid[hit.example].go(hit.step)
        return self.section_at(top)

    # --- Qt --------------------------------------------------------------------------------------------------

    def _scrolled(self) -> None:
        self.tables.follow()
        self.viewport().update()
        self.tables.soon()
        self.moved.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        seen = QRectF(event.rect())
        paint_room(painter, QRectF(self.viewport().rect()), self._theme)
        edge, pad, column = self._edge(), self._pad(), self.column()
        top = self.verticalScrollBar().value()
        tall = max(self.document().size().height(), self.viewport().height()) - 2 * edge
        wide = column + 2 * pad
        sheet = QRectF((self.viewport().width() - wide) / 2, edge - top, wide, tall)
        paint_sheet(painter, sheet, seen, self._paper, self._em)
        self._paint_pointer(painter, sheet.left() + pad * 0.66, top)
        painter.end()
        super().paintEvent(event)
        if not self.painted:
            self.painted = True
            self.tables.soon()

    def _paint_pointer(self, painter: QPainter, x: float, top: int) -> None:
        y = self.anchors().get(self.pointed)
        if y is None:
            return
        tall = self._em * 1.5
        ratio = self.devicePixelRatioF()
        cartridge = picture("table/bullet", tall * 0.4 * ratio, tall * ratio)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(QPointF(x, y - top + self._em * 0.95))
        painter.rotate(90)
        painter.drawPixmap(QRectF(-tall * 0.2, -tall / 2, tall * 0.4, tall), cartridge, QRectF(cartridge.rect()))
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.chapter < 0:
            super().resizeEvent(event)
            return
        goal = self._goal or self.place()
        super().resizeEvent(event)
        self.show_chapter(self.chapter)
        self._anchors = {}
        self.go_to(goal)
        self.tables.follow()
        self.tables.soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._relaid()  # Qt goes to the text cursor when a text is first shown
        self.tables.soon()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The side buttons of a mouse turn back and forth; the window sees to it."""
        if event.button() in (Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton):
            event.ignore()
            return
        super().mouseReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._reset()
        return super().event(event)
