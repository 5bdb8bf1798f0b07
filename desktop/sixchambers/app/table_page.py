"""The table in the window: scene, bar, log and curtain, and the sitting that drives them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ..engine.events import Event
from ..engine.message import Many, Message, Who
from ..engine.questions import Answer, Window
from ..engine.table import Table
from ..engine.update import Update
from ..lan.messages import Wishing
from ..table.accessible import announce
from ..table.motion import Pace
from ..table.scene import Action, GameScene
from ..table.scenes import make_scene
from ..table.sound import Sound
from ..table.theme import THEMES
from ..words.speaker import Names, Speaker
from . import drawer
from .bar import PromptBar
from .consent import Consent
from .curtain import Curtain
from .dialogs import Parting
from .log import Log
from .rulebook.anchors import anchor_for
from .settings import Settings
from .sitting import Sitting
from .voices import Voices

if TYPE_CHECKING:
    from .result.panel import ResultPanel

SPELLINGS = {"Return": ("Return", "Enter")}
"""Keys that are there twice: the Enter key of the number pad is one, too."""
SINCE = 3
"""Sentences told to somebody whose turn it is again."""


class TablePage(QWidget):
    """One game, from the first question to the result."""

    leave = Signal()
    again = Signal()
    other_seats = Signal()
    replay_wanted = Signal()
    rule_wanted = Signal(str)  # an anchor of the rulebook

    AFTERWARDS: Mapping[str, str] = {}
    """What the buttons of the result are called here, where not as usual; "": that one is not there."""

    def __init__(
        self,
        table: Table,
        speaker: Speaker,
        settings: Settings,
        sound: Sound,
        voices: Voices | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table = table
        self.speaker = speaker
        self.settings = settings
        self.sound = sound
        self.names = Names(info.name for info in table.seats)
        self.pace = Pace(settings.speed, settings.reduced_motion)
        self.scene: GameScene = make_scene(table.game.id, self.names, speaker, self.pace, settings.theme)
        self.scene.sound = sound.play
        self.log = Log(speaker, self.names, forgets=table.game.log_forgets)
        self.drawer = self._make_drawer()
        self.bar = PromptBar()
        self.setFocusProxy(self.scene)
        self.sitting = self._make_sitting(voices)
        self.consent = self._make_consent()
        self._lay_out()
        self.setFocusProxy(self.scene)  # whoever gives the page the keys gives them to the table
        self.curtain = Curtain(self)
        # What happened this round since each person here answered last.
        self._since: dict[int, list[Message]] = {}
        self._last_line: Message | None = None
        # May one ask what a deputy would do? The table agreed on it.
        self.hints_allowed = table.header.hints
        self._asked: int | None = None
        self._asked_last: tuple[int, int] | None = None
        self._hint = ""
        self.result: ResultPanel | None = None
        self._shortcuts: list[QShortcut] = []
        self._keys: list[tuple[str, tuple[str, ...]]] = []
        self._hint_timer = QTimer(self)
        self._hint_timer.setSingleShot(True)
        self._hint_timer.timeout.connect(self._clear_hint)
        self._second = QTimer(self)
        self._second.setInterval(500)
        self._second.timeout.connect(self._tick)
        self._connect()

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        return Sitting(self.table, self.scene, self, voices)

    def _make_drawer(self) -> QWidget:
        """What can be pulled out at the right."""
        return self.log

    def _make_consent(self) -> Consent:
        return Consent(lambda: self.sitting.people, self.sitting.why_no_undo, self)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.scene, 1)
        row.addWidget(self.drawer)
        column.addLayout(row, 1)
        column.addWidget(self.bar)
        self.drawer.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        drawer.fit(self.drawer, self, self.settings)

    def _connect(self) -> None:
        sitting = self.sitting
        sitting.opened.connect(self._open_log)
        self.scene.happened.connect(self._hear)
        self.scene.moved.connect(self._say)
        self.scene.settled.connect(self._at_rest)
        self.scene.answered.connect(self._answered)
        sitting.asked.connect(self._on_asked)
        sitting.screen.changed.connect(self._on_screen)
        sitting.ended.connect(self._on_ended)
        sitting.refused.connect(self._refused)
        self.consent.granted.connect(self._take_back)
        self.consent.changed.connect(self._wishes_changed)
        self.scene.actions_changed.connect(self._offer)
        self.scene.hinted.connect(self.hint)
        self.bar.pressed.connect(self._press)
        self.curtain.lifted.connect(self._lift)
        self.log.rule_wanted.connect(self.rule_wanted)
        self.log.pointed.connect(lambda seat: self.scene.point_at(None if seat < 0 else seat))

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        self.scene.setFocus()
        if self.table.commitment is not None:
            # The promise, before anything is drawn; the result opens it.
            self.log.promise(self.table.commitment)
        self._speak_to_you()
        self.sitting.begin(heard)
        self._say()

    # --- what is said ----------------------------------------------------------------------------------------

    def _at_rest(self) -> None:
        """Everything has been shown. Perhaps nobody here is in the game any more."""
        self._say()
        self._offer()

    def _speak_to_you(self) -> None:
        """A single person here is called "you"; where several share the screen, everybody has a name."""
        people = self.sitting.people
        self.names.you = people[0] if len(people) == 1 else None

    def _open_log(self, update: Update) -> None:
        """A game that goes on: what happened this round is in the log already."""
        if self.sitting.resumed:
            self.log.hear(update.events)

    def _hear(self, event: Event) -> None:
        """The log tells a thing when the table shows it, not before."""
        self._speak_to_you()
        self.log.hear([event])
        line = event.line()
        if line is not None:
            self._last_line = line
            for lines in self._since.values():
                if event.begins_round:
                    lines.clear()  # older rounds are for one's own memory
                lines.append(line)
        self._say()

    def _answered(self) -> None:
        if self._asked is not None:
            self._since[self._asked] = []

    def _on_asked(self, seat: int | None) -> None:
        called = seat is not None and self.scene.owes and seat != self._asked
        called = called and not isinstance(self.scene.question, Window)  # these come often and are soon gone
        if seat is None or self.sitting.asked_now != self._asked_last:
            self.hint("")  # it was for another question
        self._asked_last = self.sitting.asked_now or self._asked_last
        self._asked = seat
        if called:
            self.sound.play("turn")
            window = self.window()
            if not window.isActiveWindow():
                QApplication.alert(window)
        if self.table.header.time_limit is not None and not self.sitting.over and not self._second.isActive():
            self._second.start()
        self._say()
        self._offer()

    def _say(self) -> None:
        """The sentence of the bar, and the small print under it."""
        say = self.speaker.say
        if self.sitting.over and self.table.outcome is not None:
            line = self.table.outcome.why
            self.bar.say(self._result(), say(line, self.names))
            return
        wish = self.consent.now
        if wish is not None:
            left = say("app.waiting", self.names, who=Many(tuple(map(Who, wish.left))))
            self.bar.say(say("app.wants_back", self.names, who=Who(wish.seat)), self._hint or left)
            return
        if self.scene.offer is not None:
            self.bar.say(say(self.scene.offer.question.prompt, self.names), self._hint, reply=bool(self._hint))
            return
        question = self.scene.question
        if isinstance(question, Window):  # the strip asks; the bar goes on telling
            self.bar.say(self._told(), self._hint)
            return
        if question is not None and self._asked is not None and self.scene.owes:
            prompt = say(question.prompt, self.names)
            if len(self.sitting.people) > 1:
                prompt = f"{self.names[self._asked]}: {prompt}"
            since = " ".join(say(line, self.names) for line in self._since.get(self._asked, [])[-SINCE:])
            small = self._hint or (say("app.since", lines=since) if since else "")
            self.bar.say(prompt, small, reply=bool(self._hint))
            return
        if self.scene.director.busy:
            self.bar.say(self._told(), self._hint)
            return
        waiting = self.scene.update_now.waiting if self.scene.update_now is not None else ()
        others = tuple(Who(seat) for seat in waiting if seat not in self.sitting.people)
        text = say("app.waiting", self.names, who=Many(others)) if others else ""
        if question is not None:
            text = say("app.ready_waiting", self.names, who=Many(others)) if others else ""
        you = self.names.you
        if you is not None and self.scene.update_now is not None and not self.scene.still_in(you):
            text = self.scene.consolation() or text
        self.bar.say(text, self._hint or self._told())

    def _told(self) -> str:
        """The last thing that happened."""
        return self.speaker.say(self._last_line, self.names) if self._last_line is not None else ""

    def _result(self) -> str:
        outcome = self.table.outcome
        assert outcome is not None
        say = self.speaker.say
        if not outcome.winners:
            return say("app.nobody_won")
        if outcome.winners == tuple(self.sitting.people):
            return say("app.you_won")
        who = Many(tuple(Who(seat) for seat in outcome.winners))
        return say("app.won" if len(outcome.winners) == 1 else "app.won_together", self.names, who=who)

    def hint(self, text: str) -> None:
        """Why something cannot be done, for a moment."""
        self._hint = text
        if not text:
            self.scene.refused_by = ""
        self._hint_timer.start(6000) if text else self._hint_timer.stop()
        self._say()
        self._offer()

    def _refused(self, refusal: Message) -> None:
        self.scene.refused_by = refusal.id
        self.hint(self.speaker.say(refusal, self.names))

    def _clear_hint(self) -> None:
        self.hint("")

    def _tick(self) -> None:
        self.bar.show_clock(self.sitting.seconds_left())

    # --- buttons and keys ------------------------------------------------------------------------------------

    def actions_now(self) -> list[Action]:
        say = self.speaker.say
        if self.sitting.over:
            return [
                Action("leave", say("app.to_lobby"), ("Escape",)),
                Action("again", say("app.again"), ("Return",), main=True),
            ]
        actions = self.scene.choices() if self.scene.question is not None or self.scene.offers() else []
        if self.sitting.may_interrupt:
            return [self._interrupt_action(seat) for seat in self.sitting.may_interrupt]
        if self.consent.now is not None:
            return self._agree_actions(self.consent.now)
        if self.scene.refused_by and anchor_for(self.scene.refused_by) is not None:
            actions.insert(0, Action("why", say("app.why"), ("?",)))
        in_window = isinstance(self.scene.question, Window)  # over before one could read it
        if actions and self.scene.owes and self.sitting.may_peek():
            actions.insert(0, Action("peek", say("app.peek"), ("V",)))
        elif actions and self.scene.owes and self.hints_allowed and not in_window:
            actions.insert(0, Action("hint", say("app.hint"), ("H",)))
        if self.sitting.peeking is not None and self.scene.question is not None:
            actions.insert(0, Action("stop_peeking", say("app.stop_peeking"), ("V",)))
        if self.scene.question is None and not self.sitting.fast and not self.sitting.people_in_the_game():
            actions = [Action("fast", say("app.fast_forward"), ("F",), main=True)]
        if self.scene.question is None and self.sitting.passing_here():
            actions.append(Action("ask_again", say("app.ask_again"), ("P",)))
        return actions

    def _interrupt_action(self, seat: int) -> Action:
        """A key a person, for those who share this screen; the strip shows it."""
        text = self.speaker.say("app.interrupt", name=self.names[seat])
        return Action(f"interrupt{seat}", text, (str(seat + 1),), silent=True)

    def _offer(self) -> None:
        actions = self.actions_now()
        self.bar.offer(actions)
        keys = [(action.id, action.keys) for action in actions]
        if keys != self._keys:
            self._keys = keys
            for shortcut in self._shortcuts:
                shortcut.setEnabled(False)  # its key may mean something else before it is gone
                shortcut.deleteLater()
            self._shortcuts = [
                self._shortcut(spelling, action.id)
                for action in actions
                for key in action.keys
                for spelling in SPELLINGS.get(key, (key,))
            ]

    def _shortcut(self, key: str, id: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)  # a key held down answers once
        shortcut.activated.connect(lambda: self._press(id))
        return shortcut

    def _press(self, id: str) -> None:
        if self.curtain.isVisible():
            return
        action = next((action for action in self.actions_now() if action.id == id), None)
        if action is None:
            return
        if not action.enabled:
            if action.why:
                self.sound.play("refuse")
                self.scene.refused_by = action.refusal
                self.hint(action.why)
            return
        match id:
            case "leave":
                self.leave.emit()
            case "again":
                self.again.emit()
            case "why":
                self.rule_wanted.emit(anchor_for(self.scene.refused_by) or "")
            case "disagree":
                self._disagree()
            case _ if id.startswith("agree"):
                self.consent.agree(int(id.removeprefix("agree")), True)
            case _ if id.startswith("interrupt"):
                self.sitting.interrupt(int(id.removeprefix("interrupt")))
            case "peek":
                self.sitting.peek()
            case "stop_peeking":
                self.sitting.stop_peeking()
            case "hint":
                self.ask_hint()
            case "fast":
                self.sitting.fast_forward()
            case "ask_again":
                self.sitting.ask_again()
            case _:
                self.scene.act(id)
        self._offer()

    def ask_hint(self) -> None:
        """What a deputy would do here and why, from this seat's view alone."""
        if self.sitting.may_peek():
            self.hint(self.speaker.text("app.peek_first"))
        elif self.hints_allowed:
            self.sitting.hint(self._give_hint)
        else:
            self.hint(self.speaker.text("app.no_hints"))

    def _give_hint(self, answer: Answer, reason: Message) -> None:
        self.scene.suggest(answer)
        what = self.scene.describe(answer)
        text = self.speaker.say("app.hint_text", what=what, why=self.speaker.say(reason, self.names))
        self.hint(text)
        announce(self.scene, text)

    def undo(self) -> None:
        """Take back the last answer of somebody here. Several people at one screen all have to agree, by key."""
        people = self.sitting.people
        if not people or self.curtain.isVisible():
            return
        latest = self.sitting.latest_of(people)
        seat = people[0] if latest is None else latest
        refusal = self.sitting.why_no_undo(seat)
        if refusal is not None:
            self._refused(refusal)
            return
        refusal = self.consent.ask(seat)
        if refusal is not None:
            self._refused(refusal)

    def _take_back(self, seat: int) -> None:
        """Everybody agreed."""
        if self.sitting.undo(seat):
            self.scene.skip()  # what is no longer so need not be shown to its end
            self.log.forget_last(self.table.update(self.sitting.eyes).events)

    def _wishes_changed(self) -> None:
        self._say()
        self._offer()

    def _disagree(self) -> None:
        """Whoever sits here says no; or whoever wished thinks better of it."""
        wish = self.consent.now
        for seat in self.sitting.people:
            if wish is not None and (seat in wish.left or seat == wish.seat):
                self.consent.agree(seat, False)
                return

    def _agree_actions(self, wish: Wishing) -> list[Action]:
        say = self.speaker.say
        here = self.sitting.people
        agree = [
            Action(f"agree{seat}", say("app.agrees", self.names, who=Who(seat)), (str(seat + 1),), main=True)
            for seat in wish.left
            if seat in here
        ]
        may_refuse = bool(agree) or wish.seat in here
        return [Action("disagree", say("app.disagree"), ("Escape",)), *agree] if may_refuse else []

    # --- the curtain -----------------------------------------------------------------------------------------

    def _on_screen(self) -> None:
        """The curtain is closed for somebody, or it is not there."""
        seat = self.sitting.screen.curtain_for
        self.hint("")
        if seat is not None:
            self._draw_curtain(seat)
        elif self.curtain.isVisible():
            self.curtain.hide()
            self.scene.setFocus()

    def _draw_curtain(self, seat: int) -> None:
        say = self.speaker.say
        name = self.names[seat]
        self.sound.play("curtain")
        self.curtain.draw(name, say("app.curtain", name=name), say("app.curtain_hint"))
        if not self.window().isActiveWindow():
            QApplication.alert(self.window())

    def _lift(self) -> None:
        self.sound.play("curtain")
        self.scene.setFocus()
        self.sitting.lift_curtain()

    # --- the end ---------------------------------------------------------------------------------------------

    def _on_ended(self) -> None:
        self._second.stop()
        self.bar.show_clock(None)
        self.log.open_all()
        self.scene.ask(None)
        self._say()
        self._offer()
        self._show_result()

    def _note_result(self) -> None:
        """For those who want to know how it went in the past."""
        from .statistics import record

        trouble = record(self.table)
        if trouble is not None:
            self.hint(self.speaker.say(trouble))

    def _show_result(self) -> None:
        """Lay the score open, and note how it went."""
        from .result.panel import ResultPanel

        self._note_result()
        panel = ResultPanel(self.table, self.speaker, self.settings, self, self.AFTERWARDS)
        panel.again.connect(self.again)
        panel.other_seats.connect(self.other_seats)
        panel.replay.connect(self.replay_wanted)
        panel.lobby.connect(self.leave)
        self.result = panel
        panel.open()

    @property
    def saved_at(self) -> Path | None:
        """Where this game lies on disk."""
        return self.table.journal.path if self.table.journal is not None else None

    def parting(self) -> Parting | None:
        """What to consider before one leaves; None if there is nothing to."""
        over = self.table.outcome is not None
        return None if over else Parting("app.leave_title", "app.leave_text", "app.do_leave")

    def close_table(self) -> None:
        self._second.stop()
        self._hint_timer.stop()
        self.scene.blockSignals(True)  # items say goodbye as they go, to nobody any more
        self.sitting.close()

    # --- how it looks ----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        drawer.fit(self.drawer, self, self.settings)

    def toggle_log(self) -> None:
        drawer.toggle(self.drawer, self.settings)

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.hint("")  # it was said in the other language
        self.log.retranslate(speaker)
        if self.result is not None:
            self.result.retranslate(speaker)
        self.scene.retranslate(speaker)
        if self.sitting.screen.curtain_for is not None:
            self._draw_curtain(self.sitting.screen.curtain_for)
        self._say()
        self._offer()

    def apply(self) -> None:
        """The settings changed."""
        settings = self.settings
        self.pace.reduced = settings.reduced_motion
        if not self.sitting.fast:
            self.pace.speed = settings.speed
        self.scene.set_theme(settings.theme)
        self.log.set_ink(THEMES[settings.theme].brass_light)
        if self.result is not None:
            self.result.apply()
        self.scene.set_text_scale(settings.text_size)
        self.scene.scene().update()
        if self.scene.update_now is not None:
            self._offer()
