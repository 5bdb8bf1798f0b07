"""The lobby as a page of the window."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QToolTip, QWidget

from ...table.theme import NIGHT, Theme
from .bar import PLAY_KEYS, QUICK_KEYS, Bar
from .chairs import Chairs
from .facts import SEATS, is_ready, tagline, title
from .heading import Heading
from .party import USUAL, Party
from .plan import Needs, make_plan
from .posters import PosterRow
from .room import paint_draft, wall_picture
from .signs import Signs
from .strip import Strip, Welcome
from .style import rules_of

if TYPE_CHECKING:
    from ...engine.message import Message
    from ...words.speaker import Speaker
    from ..settings import Settings
    from .rules import HouseRules
    from .setup import GameSetup


SAID = 6000
"""Milliseconds a message stands."""


class LobbyPage(QWidget):
    """Choose a game, fill the chairs, play. `play` and `host_wanted` carry a GameSetup."""

    play = Signal(object)
    host_wanted = Signal(object)  # the table is to be opened on the network
    join_wanted = Signal()
    resume_wanted = Signal()
    tour_wanted = Signal()

    def __init__(self, speaker: Speaker, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.speaker = speaker
        self.settings = settings
        self.game = next(iter(SEATS))
        self.furnished = False
        self._theme: Theme = NIGHT
        self._unit = 15.0
        self._wall: QPixmap | None = None
        self._painted = False
        # A message about a game, for a while or until something else is chosen.
        self._said: tuple[str, str] | None = None
        self._unsay = QTimer(self)
        self._unsay.setSingleShot(True)
        self._unsay.setInterval(SAID)
        self._unsay.timeout.connect(self._forget_said)

        self.heading = Heading(self)
        self.strip = Strip(self)
        self.welcome = Welcome(self)
        self.posters = PosterRow(self)
        self.signs = Signs(self)
        self.chairs = Chairs(speaker, self)
        self.bar = Bar(self)
        self.rules: HouseRules | None = None

        self.posters.picked.connect(self.pick)
        self.chairs.changed.connect(self._party_changed)
        self.bar.fewer.clicked.connect(lambda: self.change_seats(-1))
        self.bar.more.clicked.connect(lambda: self.change_seats(1))
        self.bar.rules.toggled.connect(lambda _: self._arrange())
        self.bar.quick.clicked.connect(self.quick_start)
        self.bar.play.clicked.connect(self.start)
        self.strip.resume.clicked.connect(self.resume_wanted)
        self.welcome.resume.clicked.connect(self._take_tour)
        self.welcome.decline.clicked.connect(self._decline_tour)
        self.signs.host.clicked.connect(self.open_table)
        self.signs.join.clicked.connect(self.join_wanted)
        for keys, slot in ((PLAY_KEYS, self.start), (QUICK_KEYS, self.quick_start)):
            for one in keys:
                QShortcut(QKeySequence(one), self, slot, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        settings.changed.connect(self._setting_changed)
        self.posters.set_reduced(settings.reduced_motion)
        self.retranslate(speaker)

    # for the window

    def set_unfinished(self, text: str | None, button: str = "") -> None:
        """A sentence about a game that waits to be played on, or None; and what the button says, if not as usual."""
        self.strip.set_text(text)
        self.strip.name(button or self.speaker.text("lobby.resume"))
        self._greet()
        self._arrange()

    def _greet(self) -> None:
        """Somebody who has begun no game yet is offered a guided one, as long as it is not declined."""
        new = self.settings.newcomer and not self.settings.recent
        self.welcome.setVisible(new and self.strip.isHidden())

    def _take_tour(self) -> None:
        self.settings.newcomer = False
        self.tour_wanted.emit()

    def _decline_tour(self) -> None:
        self.settings.newcomer = False
        self._greet()
        self._arrange()
        self.setFocus()

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.setAccessibleName(speaker.text("lobby.title"))
        self.heading.retranslate(speaker)
        self.strip.retranslate(speaker)
        self.welcome.retranslate(speaker)
        self.posters.retranslate(speaker)
        self.signs.retranslate(speaker)
        self.chairs.retranslate(speaker)
        self.bar.retranslate(speaker)
        if self.rules is not None:
            self.rules.retranslate(speaker)
        self._tell()
        self._arrange()

    def apply_theme(self, theme: Theme, text_px: float) -> None:
        self._theme, self._unit = theme, text_px
        self._wall = None
        self.setStyleSheet(rules_of(theme, text_px))
        self.strip.set_theme(theme, text_px)
        self.welcome.set_theme(theme, text_px)
        self.posters.set_theme(theme, text_px)
        self.signs.set_theme(theme, text_px)
        self.chairs.set_theme(theme, text_px)
        self.bar.set_theme(theme, text_px)
        if self.rules is not None:
            self.rules.set_unit(text_px)
        self._arrange()
        self.update()

    # after the first frame

    def furnish(self) -> None:
        """Everything the first frame does not need: who sat here last time, the options, the drawings."""
        if self.furnished:
            return
        self.furnished = True
        from .memory import recall
        from .rules import HouseRules

        last = recall(self.settings.lobby) if self.settings.lobby else None
        ready = [game for game in SEATS if is_ready(game)]
        game = last.game if last else ready[0]
        say = self.speaker.text
        party = Party(self.settings.names, say("app.default_name"), say("lobby.friend_name"), say("lobby.guest_name"))
        party.fill(last.kinds if last else USUAL, last.bots if last else ())
        self.chairs.party = party
        self.chairs.draft = False
        self.rules = HouseRules(self)
        self.rules.set_unit(self._unit)
        self.rules.hide()
        self.rules.outgrown.connect(self._arrange)
        self._choose(game, last.options if last else {})
        if last:
            self.rules.set_time_limit(last.time)
            self.rules.hints.setChecked(last.hints)
        self.rules.changed.connect(self.remember)
        self.rules.changed.connect(self._tell)
        self._greet()
        self._arrange()
        self.posters.begin()
        self.posters.retranslate(self.speaker)
        self.update()

    # the game

    def pick(self, game: str) -> None:
        """A poster was pressed."""
        self.furnish()
        if not is_ready(game):
            self._said = ("lobby.not_yet", game)
            self._unsay.start()
            self._tell()
            if not self.bar.note.text():
                poster = self.posters.posters[game]
                QToolTip.showText(poster.mapToGlobal(poster.rect().center()), poster.toolTip(), poster)
        else:
            if game != self.game:
                self._choose(game, {})
                self.remember()
            self._said = None
            self._tell()

    def _choose(self, game: str, options: Mapping[str, Any]) -> None:
        from ...games import game as find
        from .setup import recalled_options

        assert self.rules is not None
        self.game = game
        self._said = None
        seats = SEATS[game]
        party = self.chairs.party
        party.resize(min(max(len(party.seats), seats[0]), seats[-1]))
        self.rules.set_game(game, find(game).option_infos(), recalled_options(game, options), self.speaker)
        self.posters.choose(game)
        self.setFocusProxy(self.posters.posters[game])
        self.chairs.set_party(game, party)
        self.posters.retranslate(self.speaker)
        self._order_tabs()
        self._tell()
        self._arrange()

    def _order_tabs(self) -> None:
        assert self.rules is not None
        bar = self.bar
        signs = (self.signs.host, self.signs.join)
        notices = [*self.strip.buttons(), *self.welcome.buttons()]
        stops = [*notices, *self.posters.posters.values(), *signs, *self.chairs.stops(), bar.fewer, bar.more]
        stops += [bar.rules, *self.rules.stops(), bar.quick, bar.play]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # the seats

    def change_seats(self, by: int) -> None:
        self.chairs.resize_party(len(self.chairs.party.seats) + by)

    def _party_changed(self) -> None:
        self.remember()
        self._tell()

    def _forget_said(self) -> None:
        self._said = None
        self._tell()

    def _tell(self) -> None:
        if self._said:
            note = self.speaker.say(self._said[0], game=title(self.speaker, self._said[1]))
        else:
            trouble = self._trouble(self.chairs.party)
            note = self.speaker.say(trouble) if trouble else tagline(self.speaker, self.game)
        self.bar.set_opening(self.speaker, bool(self.chairs.party.guests()))
        self.bar.tell(self.speaker, self.game, len(self.chairs.party.seats) or len(USUAL), note)

    def _trouble(self, party: Party) -> Message | None:
        """Why these house rules do not go with so many players."""
        if self.rules is None:
            return None
        from .setup import why_not

        return why_not(self.game, self.rules.values(), len(party.seats))

    # beginning

    def setup(self) -> GameSetup:
        """What is agreed right now."""
        self.furnish()
        self.chairs.commit()
        return self._agree(self.chairs.party)

    def _agree(self, party: Party) -> GameSetup:
        assert self.rules is not None
        from .setup import agree

        rules = self.rules
        seed, limit = rules.seed.text().strip(), rules.time_limit()
        return agree(self.game, party, rules.values(), seed, limit, rules.hints.isChecked())

    def start(self) -> None:
        """Play; or, if guests are expected, open the table to them first."""
        agreed = self.setup()
        self.remember()
        if self._trouble(self.chairs.party) is not None:
            self._said = None
            self._tell()  # the bar says why nothing happens
            return
        (self.host_wanted if agreed.guests else self.play).emit(agreed)

    def open_table(self) -> None:
        """The chairs here stay as they are; at the open table there are some for guests."""
        self.setup()
        self.remember()
        party = self.chairs.party.copy()
        party.open_chairs(SEATS[self.game][-1])
        if self._trouble(party) is not None:
            self._tell()
            return
        self.host_wanted.emit(self._agree(party))

    def quick_start(self) -> None:
        self.furnish()
        from .setup import quick

        self.chairs.commit()
        self.play.emit(quick(self.game, self.chairs.party))

    def remember(self) -> None:
        """Keep this set-up for the next time."""
        if self.rules is None:
            return
        from .memory import put_down

        self.settings.names = self.chairs.party.remember()
        rules = self.rules
        agreed = rules.values(), rules.time_limit(), rules.hints.isChecked()
        self.settings.lobby = put_down(self.game, self.chairs.party, *agreed)

    # places

    def _arrange(self) -> None:
        signs = self.signs.width_wanted(self.width())
        needs = Needs(
            size=self.size(),
            unit=self._unit,
            strip=self.strip.height_for(self.width()) or self.welcome.height_for(self.width()),
            heading=self.heading.height_wanted(),
            posters=self.posters.height_for(self.width() - round(self._unit * 1.2) - signs),
            signs=signs,
            chairs=self.chairs.least_height(self.height()),
            bar=self.bar.height_wanted(),
            rules=self.rules.sizeHint() if self.rules else QSize(),
            seats=SEATS[self.game][-1],
        )
        plan = make_plan(needs)
        self.strip.setGeometry(plan.strip)
        self.welcome.setGeometry(plan.strip)
        self.heading.setGeometry(plan.heading)
        self.heading.setVisible(not plan.heading.isEmpty())
        self.posters.setGeometry(plan.posters)
        self.signs.setGeometry(plan.signs)
        self.chairs.setGeometry(plan.chairs)
        self.bar.setGeometry(plan.bar)
        self.bar.rules.setVisible(not plan.beside)
        self.chairs.set_inset(plan.rules.width() + round(self._unit * 0.6) if self.rules and plan.beside else 0)
        if self.rules:
            self.rules.setGeometry(plan.rules)
            self.rules.setVisible(plan.beside or self.bar.rules.isChecked())

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wall = None
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.furnished:
            ratio = self.devicePixelRatioF()
            if self._wall is None or self._wall.devicePixelRatio() != ratio:
                self._wall = wall_picture(self.size(), ratio, self._theme, self._unit * 5)
            painter.drawPixmap(0, 0, self._wall)
        else:
            paint_draft(painter, QRectF(self.rect()), self._theme)
        painter.end()
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.furnish)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in ("+", "-", "−"):
            self.change_seats(1 if event.text() == "+" else -1)
        elif event.key() == Qt.Key.Key_Escape and self.bar.rules.isChecked():
            self.bar.rules.setChecked(False)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """The large pictures are quickly made again; the table has better use for the memory."""
        super().hideEvent(event)
        self._wall = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.isVisible():
            QTimer.singleShot(0, self, self._arrange)

    def _setting_changed(self, name: str) -> None:
        if name == "reduced_motion":
            self.posters.set_reduced(self.settings.reduced_motion)
