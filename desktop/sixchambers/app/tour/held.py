"""A guided game in which milliseconds count: the guide holds the clock.

No referee and no real time. What happens when is in the script; a card lies open until the person has done what the
guide asks for, and the moment of it is the script's, too.
"""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any, cast

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.table import Table
from ...engine.update import Update
from ...games.slap.view import SlapView
from ...table.action import Action
from ...table.slap.scene import RACING
from ...table.slap.schemes import Wish
from ..live.page import LivePart
from ..live.sitting import LiveSitting
from ..sitting import Sitting
from ..voices import Voices
from .page import TourPage
from .script import Do, Meanwhile

BEAT = {"armed": 900, "open": 500, "verdict": 350}
"""Milliseconds to see what has just happened, before the script goes on."""
A_HAND = 300


class HeldClient(QObject):
    """Stands where the referee's client stands in a real game."""

    expect = Signal(object, object)
    show = Signal(object, object, object)
    hands = Signal(object)
    judged = Signal(object)
    misdealt = Signal(object)
    late = Signal(object, object)
    pressed = Signal()

    frame_us = 16_667

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table

    def now(self) -> int:
        return self._table.now

    @property
    def round(self) -> int:
        """The card being fought for: in a tour nobody ever comes late to it."""
        view: SlapView = self._table.update(0).view
        return view.round

    def presented(self, round: int, perf_ns: int, uncertainty_us: int = 0) -> None:
        """Nobody measures anything here."""

    def press(self, seat: int, kind: str, arg: Any, perf_ns: int) -> bool:
        self.pressed.emit()
        return True


class HeldSitting(LiveSitting):
    """Nobody races: the others play by the script, and the person does what the guide waits for."""

    def _playing_bots(self) -> list[int]:
        return []

    def _ask_bots(self, public: Update) -> None:
        """They know what to do, and when."""

    def wish(self, wish: Wish, at_ns: int) -> bool:
        page = self.parent()
        assert isinstance(page, HeldTourPage)
        if self.scene.moment not in RACING:
            return False
        wanted = page.wanted()
        if wanted is None:
            return True
        meant = wanted if wish.act == "switch" else self.scene.markers.input(self.scene.situation(), wish)
        if meant != wanted:
            page.not_now()
            return True
        kind, arg = wanted
        self._press(0, kind, arg, at_ns, slow=False)
        return True


class HeldTourPage(TourPage, LivePart):
    """The table of a timed game, with the guide at its clock."""

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        self._client = HeldClient(self.table, self)
        self._client.pressed.connect(self._pressed)
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._happen)
        self._coming: list[str] = []
        return cast(Sitting, HeldSitting(self.table, self.slap_scene, self, voices, client=cast(Any, self._client)))

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        super().begin(heard)
        self._lead_on()

    # --- the guide leads --------------------------------------------------------------------------------------

    def _hold(self) -> bool:
        """Nothing goes on by itself."""
        return True

    def _lead(self, seat: int | None) -> None:
        """Nobody is asked anything: the guide knows when it is time."""

    def _lead_on(self) -> None:
        step = self.script.step
        if isinstance(step, Meanwhile):
            self._coming = list(step.words)
            self.guide.hide()
            self._offer()
            self._beat.start(0)
        elif step is not None:
            self._show(step)
            self._say()

    def _read(self) -> None:
        super()._read()
        self._lead_on()

    def wanted(self) -> tuple[str, int | None] | None:
        """What the person is to do now."""
        if not isinstance(self.script.step, Do):
            return None
        kind, arg = self.script.wanted()[:2]
        return kind, arg

    def not_now(self) -> None:
        what = self.scene.describe(self.wanted())
        self.sound.play("refuse")
        self.hint(self.speaker.say("tour.not_now", what=what))

    def _pressed(self) -> None:
        answer = self.script.wanted()
        self.table.submit(0, answer)
        self.script.next()
        self.scene.spotlight("")
        self._lead_on()

    # --- what happens meanwhile -------------------------------------------------------------------------------

    @property
    def _view(self) -> SlapView:
        view: SlapView = self.table.update(0).view
        return view

    def _happen(self) -> None:
        """One thing after the other, slowly enough to be seen."""
        if not self._coming:
            self.script.next()
            self._lead_on()
            return
        before = self._view.phase
        done = self.script.happen(self._coming.pop(0))
        view = self._view
        if done is not None:
            seat, (kind, arg, at) = done
            self._client.hands.emit(((seat, kind, arg, at),))
        elif view.phase == "open":
            self._client.show.emit(view.round, view.card, perf_counter_ns())
        elif before == "open":
            self._client.judged.emit(view.round)
        pause = A_HAND if done is not None else BEAT.get(view.phase, 0)
        self._beat.start(0 if self.pace.reduced else int(pause / self.pace.speed))

    # --- keys and words ---------------------------------------------------------------------------------------

    def _listens(self) -> bool:
        """While there is something to read the keys are the guide's."""
        return super()._listens() and isinstance(self.script.step, Do)

    def _say(self) -> None:
        self.bar.say(self.speaker.text("tour.slap_bar"), self._hint)

    def actions_now(self) -> list[Action]:
        """The guide's alone, and what is to be done as a button, for those who use neither keys nor the mouse."""
        own = [action for action in super().actions_now() if action.id in ("skip_tour", "read")]
        wanted = self.wanted()
        if wanted is not None:
            own.append(Action("do_it", self.scene.describe(wanted), main=True))
        return own

    def _press(self, id: str) -> None:
        wanted = self.wanted()
        if id == "do_it" and wanted is not None:
            kind, arg = wanted
            self.live._press(0, kind, arg, perf_counter_ns(), slow=False)
        else:
            super()._press(id)

    def close_table(self) -> None:
        self._beat.stop()
        super().close_table()
