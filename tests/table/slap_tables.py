"""Tables of Slap .45 for tests: a real table, brought to where something is the case, and the scene over it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sixchambers.engine.chance import seed_from_text
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.table import Table, open_table
from sixchambers.games.slap.game import SLAP
from sixchambers.table.motion import Pace
from sixchambers.table.slap.scene import SlapScene
from sixchambers.words.speaker import Names, speaker

NAMES = ("Anna", "Bert", "Cleo", "Doc Holliday", "Elena", "Frank", "Gwendolyn")


def new_table(seats: int = 4, seed: str = "slap", **options: Any) -> Table:
    infos = [SeatInfo(name, "person") for name in NAMES[:seats]]
    return open_table(SLAP, infos, options=options, seed=seed_from_text(seed))


def play(table: Table, until: Callable[[Any], bool], seed: int = 1) -> None:
    """Random people, on a clock that jumps, until the view says so or the game is over."""
    random = Random(seed)
    for _ in range(4000):
        view = table.update(None).view
        if until(view) or table.outcome is not None:
            return
        if view.phase == "open" and not view.inputs:
            _everybody_acts(table, random)
        elif view.phase in ("decide", "paused", "calm"):
            for seat in table.play.owing():
                question = table.play.question(seat)
                assert question is not None
                table.submit(seat, random.choice(list(question.legal())))
        else:
            deadline = table.next_deadline()
            assert deadline is not None
            table.advance(deadline)
    raise AssertionError("it never came to that")


def _everybody_acts(table: Table, random: Random) -> None:
    view = table.update(None).view
    living = list(view.living())
    random.shuffle(living)
    moment = 250_000
    for seat in living:
        moment += random.randint(9_000, 90_000)
        others = [other for other in living if other != seat]
        if view.card == "move" or random.random() < 0.4:
            answer: Any = ("cover", random.choice(view.bases), moment)
        else:
            answer = ("slap", random.choice(others) if view.card != "gold" else None, moment)
        if table.update(None).view.phase == "open":
            table.submit(seat, answer)


def make_scene(table: Table, size: tuple[int, int] = (1280, 720), language: str = "en", **wanted: Any) -> SlapScene:
    names = Names([info.name for info in table.seats], 0)
    scene = SlapScene(names, speaker(language), Pace(4.0, wanted.get("reduced", False)), wanted.get("theme", "night"))
    scene.text_scale = wanted.get("text", 1.0)
    scene.resize(*size)
    scene.keys_of = 0
    scene.show()
    scene.sit(0)
    scene.look(table.update(0))
    return scene
