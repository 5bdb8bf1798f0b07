"""The waiting room: the code on its sign, who is there, who sits where, and chat until it begins."""

from __future__ import annotations

from itertools import pairwise
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QWidget

from ...engine.message import Many, Message
from ...lan.discovery import own_addresses
from ...lan.host import STAND_IN
from ...lan.link.code import make_code
from ...table.theme import NIGHT
from ..dialogs import sure
from ..lobby.bar import PLAY_KEYS
from ..lobby.icons import icon
from ..lobby.party import FRIEND, GUEST, ME, Party
from ..widgets import make_button, named
from .board import Board
from .chat import ChatPanel
from .code_sign import CodeSign
from .guests_list import GuestsList
from .placard import Answers, Placard
from .plank import Plank
from .room_chairs import RoomChairs
from .room_plan import Needs, make_plan
from .rooms import GuestRoom, HostRoom, WaitingRoom, free_chairs, missing
from .table_notice import TableNotice
from .wall_page import WallPage

if TYPE_CHECKING:
    from ...words.speaker import Speaker
    from ..settings import Settings

__all__ = ["GuestRoom", "HostRoom", "RoomPage"]

TROUBLE_MS = 8000
"""How long a refusal stays."""
CHAT = 2
"""The tab one talks on, where there are tabs."""


class RoomPage(WallPage):
    """`start` is the host's; `leave` is for everybody."""

    start = Signal()
    leave = Signal()

    def __init__(self, room: WaitingRoom, speaker: Speaker, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(speaker, settings, parent)
        self.room = room
        room.setParent(self)
        hosting = room.hosting
        self.sign = CodeSign(self)
        self.change_code, self.new_code = make_button(), make_button()
        self.buttons = named(QWidget(self), "clear")
        row = QHBoxLayout(self.buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for button in (self.change_code, self.new_code):
            button.setAutoDefault(True)
            row.addWidget(button)
        row.addStretch(1)
        self.buttons.setVisible(hosting)
        self.notice = TableNotice(hosting, self)
        self.guests = Board(GuestsList(speaker, hosting), self)
        self.chat = Board(ChatPanel(speaker), self)
        self.tabs = named(QTabBar(self), "roomtabs")
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        for _ in range(3):
            self.tabs.addTab("")
        self.chairs = RoomChairs(speaker, hosting, self)
        self.plank = Plank(self)
        self.plank.go.setCheckable(not hosting)
        self.placard = Placard(self)
        self._asking = False
        self._unread = 0
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.setInterval(TROUBLE_MS)
        self._hush.timeout.connect(self.placard.be_quiet)
        self._connect()
        self.translate()
        self._order_tabs()

    @property
    def machines(self) -> GuestsList:
        inside = self.guests.inside
        assert isinstance(inside, GuestsList)
        return inside

    @property
    def talk(self) -> ChatPanel:
        inside = self.chat.inside
        assert isinstance(inside, ChatPanel)
        return inside

    def _connect(self) -> None:
        room, chairs = self.room, self.chairs
        room.changed.connect(self.show_room)
        room.heard.connect(self.talk.hear)
        room.refused.connect(self._refused)
        room.lost.connect(self._lost)
        self.talk.said.connect(room.say)
        self.talk.arrived.connect(self._chat_arrived)
        self.machines.kick.connect(room.kick)
        self.notice.renamed.connect(room.rename_table)
        self.sign.chosen.connect(self._take_code)
        self.change_code.clicked.connect(lambda: self.sign.take_up(room.code))
        self.new_code.clicked.connect(self._make_code)
        chairs.decided.connect(self._decide)
        chairs.renamed.connect(room.rename)
        chairs.taken.connect(self._sit_down)
        chairs.left.connect(room.stand)
        self.tabs.currentChanged.connect(self._tab_changed)
        self.plank.out.clicked.connect(self.ask_to_leave)
        self.plank.go.clicked.connect(self._go)
        for keys in PLAY_KEYS:
            QShortcut(
                QKeySequence(keys), self, self.plank.go.click, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )

    def _order_tabs(self) -> None:
        chat = self.talk
        stops: list[QWidget] = [self.sign, self.change_code, self.new_code, self.tabs, *self.notice.stops()]
        stops += [chat.lines, chat.quick, chat.input, chat.send, *self.chairs.stops()]
        stops += [*self.placard.buttons, self.plank.out, self.plank.go]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # --- what is shown -----------------------------------------------------------------------------------------

    def show_room(self) -> None:
        room = self.room.room
        if room is None:
            return
        say = self.speaker
        code = self.room.code
        if code:
            self.sign.show_code(code.upper(), say.text("network.code_under"), say.say("network.code_sign", code=code))
        else:
            self.sign.show_code(room.name, "", say.say("network.table_sign", name=room.name))
        self.notice.show_room(say, room)
        if self.room.hosting:
            self.notice.show_address(say, own_addresses(), self.room.port)
        self.machines.show_room(room, self.room.number, self.room.delay)
        chairs = len(self.chairs.places)
        self.chairs.show_room(room, self.room.mine())
        if len(self.chairs.places) != chairs:
            self._order_tabs()
        self._tell()

    def _tell(self) -> None:
        """The plank: what is still missing, or what is next."""
        if self.room.hosting:
            self._tell_host()
        else:
            self._tell_guest()

    def _tell_host(self) -> None:
        say = self.speaker
        keys = QKeySequence(PLAY_KEYS[0]).toString(QKeySequence.SequenceFormat.NativeText)
        self.plank.name(
            say.text("network.close_table"), say.text("network.start"), say.say("network.start_tip", keys=keys)
        )
        self.plank.tell(" ".join(self._worries("network.still_empty")) or say.text("network.all_ready"))
        if self._asking:
            self._ask_to_start()

    def _tell_guest(self) -> None:
        say, mine, ready = self.speaker, self.room.mine(), self.room.is_ready()
        go = self.plank.go
        playing = self.room.room is not None and self.room.room.playing
        go.setVisible(bool(mine) and not playing)
        go.setEnabled(self.room.reachable)
        go.setChecked(bool(mine) and ready)
        size = round(self.unit * 1.2)
        tint = NIGHT.ink if self.theme.name == "night" else NIGHT.bone
        go.setIconSize(QSize(size, size))
        go.setIcon(icon("check", size, self.devicePixelRatioF(), tint) if go.isChecked() else QIcon())
        ready_text = "network.we_are_ready" if len(mine) > 1 else "network.ready"
        self.plank.name(say.text("network.leave_table"), say.text(ready_text))
        if playing:
            self.plank.tell(say.text("network.host_looks_back"))
        elif mine:
            self.plank.tell(say.text("network.host_starts" if ready else "network.say_ready"))
        else:
            empty, _ = missing(self.room.room)
            self.plank.tell(say.text("network.you_watch" if empty else "network.you_watch_full"))

    # --- what the host does ------------------------------------------------------------------------------------

    def _worries(self, empty_text: str) -> list[str]:
        """Who is missing, in words."""
        empty, waiting = missing(self.room.room)
        worries = [self.speaker.say(empty_text, n=empty)] if empty else []
        if waiting:
            worries.append(self.speaker.say("network.not_ready_yet", who=Many(tuple(waiting))))
        return worries

    def _go(self) -> None:
        if not self.room.hosting:
            self.room.set_ready(self.plank.go.isChecked())
        elif self._worries("network.empty_chairs") and not self._asking:
            self._asking = True
            self._ask_to_start()
            self.placard.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._start()

    def _ask_to_start(self) -> None:
        worries = self._worries("network.empty_chairs")
        if not worries:
            self._wait()
            return
        say = self.speaker.text
        answers = [(say("network.start_anyway"), self._start), (say("network.wait"), self._wait)]
        self._say(" ".join(worries), answers)

    def _start(self) -> None:
        """Whoever did not come is not missed: bots sit down, under names of their own."""
        self._wait()
        for seat in free_chairs(self.room.room):
            self._decide(seat, STAND_IN)
        self.start.emit()

    def _wait(self) -> None:
        self._asking = False
        self.placard.be_quiet()

    def _decide(self, seat: int, kind: str) -> None:
        """A chair for somebody here, a bot or a guest, under a name nobody else has."""
        kinds = {"here": FRIEND if self.room.mine() else ME, "guest": GUEST}
        name = self._party().fresh_name(kinds.get(kind, kind), self._names(but=seat))
        if kind in kinds:
            self.room.set_chair(seat, kind, name)
        else:
            self.room.set_chair(seat, "bot", name, kind)

    def _make_code(self) -> None:
        self._take_code(make_code(self.speaker.language, SystemRandom()))

    def _take_code(self, code: str) -> None:
        refusal = self.room.set_code(code)
        if refusal is not None:
            self._refused(refusal)
            return
        self.sign.put_down()
        self.placard.be_quiet()
        self.show_room()

    # --- what a guest does -------------------------------------------------------------------------------------

    def _sit_down(self, seat: int) -> None:
        """The first of us under the first name, friends under theirs."""
        kind = FRIEND if self.room.mine() else ME
        self.room.take(seat, self._party().fresh_name(kind, self._names(but=seat)))

    def _party(self) -> Party:
        """For the names people and bots have in this house."""
        say = self.speaker.text
        return Party(self.settings.names, say("app.default_name"), say("lobby.friend_name"), say("lobby.guest_name"))

    def _names(self, but: int) -> list[str]:
        room = self.room.room
        return [chair.name for seat, chair in enumerate(room.chairs) if seat != but] if room is not None else []

    # --- for everybody -----------------------------------------------------------------------------------------

    def ask_to_leave(self) -> None:
        """Getting up costs nobody else anything; closing the table sends everybody away."""
        room = self.room.room
        guests = sum(visitor.there for visitor in room.visitors) if room is not None and self.room.hosting else 0
        texts = ("network.close_title", "network.close_text", "network.close_table")
        if not guests or sure(self.window(), self.speaker, *texts, n=guests):
            self.leave.emit()

    def _would_lose_chair(self) -> bool:
        return not self.room.hosting and bool(self.room.mine())

    def _refused(self, why: Message) -> None:
        self._asking = False
        self._say(self.speaker.say(why), trouble=True)
        self._hush.start()

    def _lost(self, why: Message | None) -> None:
        self._tell()
        if why is None:
            self.placard.be_quiet()
        else:
            self._say(self.speaker.say("network.lost", why=self.speaker.say(why)), turning=True)

    def _say(self, text: str, answers: Answers = (), *, trouble: bool = False, turning: bool = False) -> None:
        self._hush.stop()
        self.placard.turning.reduced = self.settings.reduced_motion
        self.placard.say(text, answers, trouble=trouble, turning=turning)
        self._place_placard()
        self.arrange_soon()

    # --- language, light and size ------------------------------------------------------------------------------

    def translate(self) -> None:
        say = self.speaker.text
        self.placard.be_quiet()
        self._asking = False
        self.setAccessibleName(say("network.who_is_there"))
        for name, button in (("change_code", self.change_code), ("new_code", self.new_code)):
            button.setText(say(f"network.{name}"))
            button.setToolTip(say(f"network.{name}_tip"))
            button.setAccessibleName(button.text())
            button.setAccessibleDescription(button.toolTip())
        self.sign.field.setAccessibleName(say("network.own_code"))
        self.guests.set_title(say("network.who_is_there"))
        self.chat.set_title(say("network.chat"))
        self.notice.retranslate(self.speaker)
        self.machines.retranslate(self.speaker)
        self.talk.retranslate(self.speaker)
        self.chairs.retranslate(self.speaker)
        self._name_tabs()
        self.show_room()

    def _name_tabs(self) -> None:
        say = self.speaker
        chat = say.say("network.chat_unread", n=self._unread) if self._unread else say.text("network.chat")
        for place, text in enumerate((say.text("network.notice"), say.text("network.who_is_there"), chat)):
            self.tabs.setTabText(place, text)

    def _chat_arrived(self) -> None:
        if not self.chat.isVisible():
            self._unread += 1
            self._name_tabs()

    def _tab_changed(self) -> None:
        if self.tabs.currentIndex() == CHAT:
            self._unread = 0
            self._name_tabs()
        self.arrange()

    def dress(self) -> None:
        for part in (self.guests, self.chat, self.notice, self.placard):
            part.set_unit(self.unit)
        for thing in (self.sign, self.chairs, self.plank):
            thing.set_theme(self.theme, self.unit)
        self.show_room()

    def arrange(self) -> None:
        buttons = self.buttons.sizeHint().height() if self.room.hosting else 0
        chairs = min(self.chairs.least_height(self.height()), round(self.height() * 0.42))
        tabs = self.tabs.sizeHint().height()
        plan = make_plan(Needs(self.size(), self.unit, chairs, self.plank.height_wanted(), buttons, tabs))
        one = not plan.tabs.isEmpty()
        self.tabs.setVisible(one)
        parts = (self.notice, self.guests, self.chat)
        for place, (part, field) in enumerate(zip(parts, (plan.notice, plan.guests, plan.chat), strict=True)):
            part.setGeometry(field)
            part.setVisible(not one or self.tabs.currentIndex() == place)
        for board in (self.guests, self.chat):
            board.set_headed(not one)
        self.notice.set_tight(one)
        self.setFocusProxy(self.talk.input if self.chat.isVisibleTo(self) else self.plank.go)
        self.sign.setGeometry(plan.sign)
        self.buttons.setGeometry(plan.buttons)
        self.tabs.setGeometry(plan.tabs)
        self.chairs.setGeometry(plan.chairs)
        self.plank.setGeometry(plan.plank)
        self._place_placard()

    def _place_placard(self) -> None:
        """Over the faces, so that the cards stay to be read."""
        field = self.chairs.geometry()
        wide = round(min(self.width() - 2 * self.unit, self.unit * 60))
        tall = self.placard.height_for(wide)
        left = (self.width() - wide) // 2
        self.placard.setGeometry(QRect(left, field.top() + round(self.unit * 0.3), wide, tall))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._asking:
            self._wait()
            self.plank.go.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._would_lose_chair():  # not by a slip of the finger
            if sure(self.window(), self.speaker, "app.leave_title", "network.leave_room", "network.leave_table"):
                self.leave.emit()
        else:
            self.ask_to_leave()
