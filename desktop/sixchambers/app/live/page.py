"""A timed game in the window: keys go to the race first, and the bar keeps quiet while a card is open."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QApplication

from ...engine.questions import AnyQuestion, React
from ...table.action import Action
from ...table.slap.scene import RACING, SlapScene
from ..overlay import KeysPage
from ..sitting import Sitting
from ..table_page import TablePage
from ..voices import Voices
from .aiming import wish_of
from .gamepad import Gamepads, PadAct, owner, sdl_pads
from .keys import RaceKeys
from .own_keys import own_keys
from .sitting import LiveSitting


class LivePart(TablePage):
    """What is different for a game in which milliseconds count."""

    keys: RaceKeys
    pads: Gamepads

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        return cast(Sitting, LiveSitting(self.table, self.slap_scene, self, voices))

    @property
    def slap_scene(self) -> SlapScene:
        return cast(SlapScene, self.scene)

    @property
    def live(self) -> LiveSitting:
        return cast(LiveSitting, self.sitting)

    def _connect(self) -> None:
        super()._connect()
        self.keys = RaceKeys(self.live, self.settings, self._listens)
        self.pads = Gamepads(sdl_pads(), self)
        self.pads.acted.connect(self._pad_acted)
        self.pads.start()
        self.live.feel = self._feel

    def _listens(self) -> bool:
        """Is the table in front? Not under a curtain, a dialog or another page."""
        app = QApplication.instance()
        if (
            not isinstance(app, QApplication)
            or app.activeModalWidget() is not None
            or app.activePopupWidget() is not None
            or isinstance(app.focusWidget(), KeysPage)
        ):
            return False
        return self.isVisible() and self.window().isActiveWindow() and not self.curtain.isVisible()

    def _pad_acted(self, act: PadAct) -> None:
        """Somebody's pad; the one who holds it plays with it."""
        seat = owner(act.pad, self.live.people)
        if seat is None or not self._listens() or self.scene.update_now is None:
            return
        wish = wish_of(act, seat, self.slap_scene)
        if wish is not None:
            self.live.wish(wish, act.at_ns)

    def own_keys(self) -> list[tuple[str, str]]:
        return own_keys(self.keys.scheme(), self.live.people, self.scene.names, self.speaker)

    def _feel(self, seat: int, card: str) -> bool:
        """What the Railroad peeked at, as pulses in its hand, where others look at the same screen."""
        people = self.live.people
        held = [pad for pad in range(self.pads.found) if owner(pad, people) == seat]
        return len(people) > 1 and bool(held) and self.pads.rumble(held[0], card)

    # --- the bar ---------------------------------------------------------------------------------------------

    def _racing(self) -> bool:
        return self.slap_scene.moment in RACING and not self.sitting.over

    def _on_asked(self, seat: int | None) -> None:
        """Only what needs an answer calls for one."""
        question = self.scene.question
        calls = question is not None and (question.about != "between" or self._may_deal(question))
        if seat is not None and not calls:
            self._asked = seat  # as if it had been known all the time: no sound
        super()._on_asked(seat)

    def _say(self) -> None:
        if not self._racing():
            super()._say()
            return
        you = self.names.you
        watching = you is not None and not self.scene.still_in(you)
        self.bar.say(self.speaker.text("live.watching" if watching else "live.ready"), self._hint or self._told())

    def actions_now(self) -> list[Action]:
        """Buttons that appear and vanish in a race would only be in the way."""
        if self._racing():
            return []
        question = self.scene.question
        idle = question is not None and question.about in ("between", "ready") and not self._may_deal(question)
        dropped = ("fast", "hint") if idle else ("fast",)
        return [action for action in super().actions_now() if action.id not in dropped]

    def _may_deal(self, question: AnyQuestion) -> bool:
        return isinstance(question, React) and ("deal", None) in question.inputs

    # --- settings --------------------------------------------------------------------------------------------

    def apply(self) -> None:
        super().apply()
        scene, settings = self.slap_scene, self.settings
        scene.set_plain(settings.plain_cards)
        scene.touching.show_for(self.live.people if settings.touch_pads else ())
        self.live.reveal_sound = settings.reveal_sound

    def close_table(self) -> None:
        self.keys.stop()
        self.pads.stop()
        self.slap_scene.showing.clear()
        super().close_table()


class LiveTablePage(LivePart):
    """A timed game at this machine."""
