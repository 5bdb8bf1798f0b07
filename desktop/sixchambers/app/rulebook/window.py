"""The rulebook's window: contents at the left, the page at the right, the search above."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QHideEvent, QIcon, QKeySequence, QMouseEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...places import resources
from ...table.theme import THEMES, Theme, load_fonts, style_sheet
from ...words.catalogue import late
from ...words.speaker import Speaker
from ..settings import Settings
from ..widgets import named
from .anchors import SHARED_ROOM, book_of
from .bar import KEYS, RuleBar
from .contents import Contents
from .page import Page, Visit
from .paper import paper_of
from .search import Hit, fold, places
from .style import rules_of
from .tables import images

SMALLEST = (720, 480)
BESIDE = 28.0
"""Ems the page needs before the contents may stand beside it."""


class RulebookWindow(QWidget):
    """The rules of one game. Remembers nothing but the rule that was read last."""

    def __init__(self, game_id: str, speaker: Speaker, settings: Settings, text_px: float = 0.0) -> None:
        super().__init__(None, Qt.WindowType.Window)
        load_fonts()
        named(self, "rulebook")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowIcon(QIcon(str(resources() / "icons" / "sixchambers.svg")))
        self.setMinimumSize(*SMALLEST)
        self.resize(1180, 780)
        self.book = book_of(game_id)
        self.speaker = speaker
        self.settings = settings
        self._learn()
        self._chapters = self.book.places()
        self._visits: list[Visit] = []
        self._visit = -1
        self._leafing = False
        self._hits: list[Hit] = []
        self._hit = -1
        self._texts: dict[int, tuple[str, dict[str, int]]] = {}
        self._text_pixels = 0.0
        self._contents_fit = True
        self._opens_at: str | None = None
        self.bar = RuleBar()
        self.contents = Contents(self.book)
        self.page = Page(self.book, speaker, settings)
        self._lay_out()
        self._connect()
        self.retranslate(speaker)
        self.apply_theme(THEMES[settings.theme], text_px or 15 * settings.text_size)

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.page, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.contents)
        row.addLayout(column, 1)
        QWidget.setTabOrder(self.bar.field, self.contents.tree)
        QWidget.setTabOrder(self.contents.tree, self.page)

    def _connect(self) -> None:
        self.bar.pressed.connect(self._press)
        self.bar.searched.connect(self._search)
        self.contents.chosen.connect(self.open_at)
        self.contents.passed.connect(self._pass)
        self.page.link.connect(self.open_at)
        self.page.moved.connect(self._moved)
        for name, keys in KEYS.items():
            self._shortcut(keys, lambda name=name: self._press(name))
        self._shortcut("Ctrl+PgUp", lambda: self._turn(-1))
        self._shortcut("Ctrl+PgDown", lambda: self._turn(1))
        self._shortcut("Escape", self._escape)
        self._shortcut("Ctrl+W", self.close)

    def _shortcut(self, keys: str, slot: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(slot)

    def _learn(self) -> None:
        for room in (*self.book.rooms, SHARED_ROOM):
            self.speaker.learn(late(room))

    # --- where one is ----------------------------------------------------------------------------------------

    @property
    def anchor(self) -> str:
        """The rule being read."""
        return self.page.reading()

    def open_at(self, anchor: str) -> None:
        """Open the book at a rule. An anchor nobody knows opens it at the beginning."""
        if not self._laid_out():  # a page is set once, when it has its width
            self._opens_at = anchor
            return
        if anchor not in self._chapters:
            anchor = self.book.chapters[0].sections[0].anchor
        self._leave()
        del self._visits[self._visit + 1 :]
        if self._visits and self._visits[-1].anchor == anchor:
            self._visits.pop()
        self._visits.append(Visit(anchor))
        self._visit = len(self._visits) - 1
        self._show(self._visits[self._visit])

    def _laid_out(self) -> bool:
        return self.page.chapter >= 0 or self.isVisible()

    def _pass(self, anchor: str) -> None:
        """Leafing through with the arrow keys: shown, but not a place to come back to one by one."""
        if self._visits:
            self._visits[self._visit] = Visit(anchor)
            self._leafing = True
            self._show(self._visits[self._visit])
            self._leafing = False

    def _leave(self) -> None:
        """Remember how far one had read."""
        if self._visits and self.page.chapter >= 0:
            place = self.page.place()
            if place.anchor:
                self._visits[self._visit] = place

    def _show(self, visit: Visit) -> None:
        self.page.show_chapter(self._chapters[visit.anchor])
        self.page.point_at(visit.anchor if visit.below is None else "")
        self.page.go_to(visit)
        self._mark(visit.anchor if visit.below is None else self.page.reading())
        self.bar.enable(back=self._visit > 0, forward=self._visit + 1 < len(self._visits))

    def _mark(self, anchor: str) -> None:
        if self._leafing:  # the contents lead; the mark is where the arrow keys put it
            return
        sections = dict(self.book.chapters[self.page.chapter].anchors())
        self.contents.mark(sections[anchor].anchor if anchor in sections else anchor)

    def _moved(self) -> None:
        self._mark(self.page.reading())

    def _go(self, step: int) -> None:
        if 0 <= self._visit + step < len(self._visits):
            self._leave()
            self._visit += step
            self._show(self._visits[self._visit])

    def _turn(self, step: int) -> None:
        """To the chapter before or after."""
        number = self.page.chapter + step
        if 0 <= number < len(self.book.chapters):
            self.open_at(self.book.chapters[number].sections[0].anchor)

    def _escape(self) -> None:
        """First the search goes, then the book."""
        if self.bar.field.hasFocus() and self.bar.field.text():
            self.bar.field.clear()
        else:
            self.close()

    def _press(self, name: str) -> None:
        match name:
            case "contents":
                self.contents.setVisible(not self.contents.isVisible())
            case "back" | "forward":
                self._go(-1 if name == "back" else 1)
            case "search":
                self.bar.field.setFocus()
                self.bar.field.selectAll()
            case "up" | "down":
                self._next_hit(-1 if name == "up" else 1)

    # --- search ----------------------------------------------------------------------------------------------

    def _text(self, number: int) -> tuple[str, dict[str, int]]:
        """A chapter's text, folded, and where in it its examples are. Read when somebody searches, not before."""
        if number not in self._texts:
            document = self.page.text_of(number)
            tables = {
                name.partition(":")[2]: piece.position()
                for name, piece in images(document)
                if name.startswith("example:")
            }
            self._texts[number] = (fold(document.toPlainText()), tables)
        return self._texts[number]

    def _search(self, words: str) -> None:
        self._hits = list(self._find(words))
        self._hit = -1
        if self._hits:
            here = self.page.chapter
            self._hit = next((number for number, hit in enumerate(self._hits) if hit.chapter >= here), 0)
        self._show_hit()

    def _find(self, words: str) -> list[Hit]:
        length = len(words.strip())
        hits: list[Hit] = []
        captions = {example.id: example.captions for example in self.book.examples()}
        for number in range(len(self.book.chapters)) if length > 1 else ():
            text, tables = self._text(number)
            found = [Hit(number, place, length) for place in places(text, words)]
            for id, position in tables.items():
                for step, caption in enumerate(captions[id]):
                    at = places(fold(self.speaker.text(caption)), words)
                    found += [Hit(number, position, 1, id, step) for _ in at]
            hits += sorted(found, key=lambda hit: hit.position)
        return hits

    def _next_hit(self, step: int) -> None:
        if self._hits:
            self._hit = (self._hit + step) % len(self._hits)
            self._show_hit()

    def _show_hit(self) -> None:
        words = self.bar.field.text().strip()
        if self._hit >= 0:
            hit = self._hits[self._hit]
            self.page.point_at("")
            self.page.show_chapter(hit.chapter)
            self.page.light(self._hits, self._hit, words)
            self._mark(self.page.show_hit(hit))
        else:
            self.page.light((), -1, words if len(words) > 1 else "")
        self._count()

    def _count(self) -> None:
        many = bool(self._hits)
        searching = len(self.bar.field.text().strip()) > 1
        text = self.speaker.text("rules.ui_no_hits") if searching else ""
        if many:
            text = self.speaker.say("rules.ui_of", number=self._hit + 1, all=len(self._hits))
        self.bar.count.setText(text)
        self.bar.enable(up=many, down=many)

    # --- how it looks and speaks -----------------------------------------------------------------------------

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._learn()
        self._texts.clear()
        self.setWindowTitle(speaker.say("rules.ui_title", game=speaker.text(self.book.name)))
        self.bar.retranslate(speaker)
        self.contents.retranslate(speaker)
        self.page.retranslate(speaker)
        if self._hits or self.bar.field.text():
            self._search(self.bar.field.text())

    def apply_theme(self, theme: Theme, text_px: float) -> None:
        self._text_pixels = text_px
        self.setStyleSheet(style_sheet(theme, text_px) + rules_of(theme, paper_of(theme), text_px))
        self.bar.apply_theme(theme, text_px)
        self.contents.apply_theme(theme, text_px)
        self._fit_contents()
        self.page.apply_theme(theme, text_px)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_contents()

    def _fit_contents(self) -> None:
        """The contents stand beside the page as long as it keeps a decent column."""
        self.contents.fit_window()
        fits = self.width() - self.contents.width() >= BESIDE * self._text_pixels
        if fits != self._contents_fit:
            self._contents_fit = fits
            self.contents.setVisible(fits)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        step = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}.get(event.button())
        if step is not None:
            self._go(step)

    # --- coming and going ------------------------------------------------------------------------------------

    def _key(self) -> str:
        return f"rulebook_{self.book.game}"

    def open_last(self) -> None:
        """Open where one stopped reading."""
        last = self.settings.store.value(self._key())
        self.open_at(last if isinstance(last, str) else "")

    def showEvent(self, event: QShowEvent) -> None:
        if self.page.chapter < 0:
            self.open_last() if self._opens_at is None else self.open_at(self._opens_at)
        super().showEvent(event)
        self.page.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        self._remember()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._remember()
        self.page.tables.clear()
        super().closeEvent(event)

    def _remember(self) -> None:
        if self.page.chapter >= 0:
            self.settings.store.setValue(self._key(), self.anchor)
