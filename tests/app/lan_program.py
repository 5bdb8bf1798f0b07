"""Not a test: the program of `test_lan_program.py`. `sixchambers play …`, with somebody at it.

Whoever sits here answers what is asked, and does what stands on its input, one word a line: `start`, `ready`, `say TEXT`,
`pause`, `go_on`, `hold` and `play` (answer nothing, or again), `chair` (back to the one that is waiting), `room`,
`again`, `quit`. What is seen is told line by line as JSON.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import islice
from random import Random
from typing import Any

TICK = 4


class Person:
    def __init__(self, window: Any) -> None:
        from PySide6.QtCore import QSocketNotifier, QTimer

        self.window = window
        self.random = Random(os.environ.get("SEED", "1"))
        self.plays = True
        self._told: dict[str, Any] = {}
        self._answers = 0
        self._rest = b""
        self._ears = QSocketNotifier(0, QSocketNotifier.Type.Read, window)
        self._ears.activated.connect(self._listen)
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK)

    def tell(self, **news: Any) -> None:
        """What has changed since it was told last."""
        fresh = {key: value for key, value in news.items() if self._told.get(key) != value}
        if fresh:
            self._told.update(fresh)
            print(json.dumps(fresh), flush=True)

    # --- doing what is said --------------------------------------------------------------------------------------

    def _listen(self) -> None:
        raw = os.read(0, 4096)
        if not raw:
            self._ears.setEnabled(False)
            return
        *lines, self._rest = (self._rest + raw).split(b"\n")
        for line in lines:
            word, _, text = line.decode().partition(" ")
            getattr(self, f"do_{word}")(*([text] if text else []))

    def do_start(self) -> None:
        """The plank asks whether one really wants to, if somebody is missing."""
        page = self.window.network.page
        page.plank.go.click()
        if page.isVisible() and page.placard.buttons:
            page.placard.buttons[0].click()

    def do_ready(self) -> None:
        self.window.network.page.plank.go.click()

    def do_say(self, text: str) -> None:
        page = self.window.page
        (page.say_aloud if page is not None else self.window.network.page.room.say)(text, "")

    def do_pause(self) -> None:
        self.window.menus.pause.trigger()

    def do_go_on(self) -> None:
        self.window.page._press("go_on")

    def do_hold(self) -> None:
        self.plays = False

    def do_play(self) -> None:
        self.plays = True

    def do_chair(self) -> None:
        strip = self.window.lobby.strip
        assert strip.isVisible(), "no chair is waiting"
        strip.resume.click()

    def do_pick(self, words: str) -> None:
        """As somebody who starts the program for the first time: the sign in the lobby, whose table, the code."""
        self.window.lobby.signs.join.click()
        self._whose, _, self._code = words.partition(" ")
        self._timer.timeout.connect(self._pick)

    def _pick(self) -> None:
        page = self.window.network.page
        here = [found.here.id for found in page.tables.lookout.tables if self._whose in found.here.name]
        if here:
            self._timer.timeout.disconnect(self._pick)
            page.tables.rows[here[0]].click()
            page.code.setText(self._code)
            page.plank.go.click()

    def do_again(self) -> None:
        self.window.page._press("again")

    def do_quit(self) -> None:
        self.window.close()

    # --- seeing ----------------------------------------------------------------------------------------------------

    def _tick(self) -> None:
        session = self.window.network
        if session is None:
            lobby = self.window.lobby
            self.tell(place="lobby", strip=lobby.strip.isVisible() and lobby.strip.text.text())
            return
        host = getattr(session, "host", None)
        if host is not None:
            self.tell(code=host.code, port=host.port)
        self.tell(talk=[heard.text for heard in session.talk if heard.text])
        page = self.window.page
        if page is not None:
            self._at_table(page)
        elif hasattr(session.page, "room"):
            room = session.page.room.room
            chairs = [(chair.name, chair.kind, chair.guest) for chair in room.chairs] if room else []
            self.tell(place="room", chairs=chairs, ready=session.page.room.is_ready())
        else:
            told = session.page.placard
            self.tell(place="tables", trouble=told.text.text() if told.isVisible() else "")

    def _at_table(self, page: Any) -> None:
        scene, sitting = page.scene, page.sitting
        room = page.room
        self.tell(
            place="table",
            game=page.table.game.id,
            round=getattr(getattr(page, "remote", None) or page.serving, "round", ""),
            people=sitting.people,
            paused=bool(page.paused),
            sign=page.pause_sign.isVisible(),
            players=[info.player for info in page.table.seats],
            presence=[chair.presence for chair in room.chairs] if room is not None else [],
        )
        if sitting.over:
            outcome = page.table.outcome
            shown = page.result is not None and page.result.isVisible()
            self.tell(won=list(outcome.winners), scores=list(outcome.scores), shown=shown, saved=str(page.saved_at))
            return
        self.tell(won=None, shown=False)
        if scene.director.busy:
            scene.skip()
        elif page.curtain.isVisible():
            page.curtain.lifted.emit()
        elif self.plays and scene.question is not None and scene.owes:
            self._answers += 1
            self.tell(answers=self._answers)
            scene.answer(self.random.choice(list(islice(scene.question.legal(), 12))))


def main() -> int:
    from sixchambers.__main__ import main as program
    from sixchambers.app import sitting, start
    from sixchambers.app.settings import Settings

    sitting.BOT_PAUSE = (1, 20)
    people: list[Person] = []
    guard = start._guard

    def come(window: Any) -> None:
        guard(window)
        people.append(Person(window))

    start._guard = come
    settings = Settings()
    settings.reduced_motion, settings.muted = True, True
    settings.speed = 4.0
    return program()


if __name__ == "__main__":
    sys.exit(main())
