"""The table of Kablamo: whatever is shown, hurried over or disturbed on the way, at the end it shows the game; it never
says where a bullet lies that nobody may look at."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from helpers.kablamo import kablamo_table
from sixchambers.engine.events import Event
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.kablamo import events as kablamo
from sixchambers.games.kablamo.box import CLICK, KABLAMO, KIND_OF
from sixchambers.table.kablamo.scene import KablamoScene
from sixchambers.words.speaker import Speaker, speaker
from table.kablamo_tables import NAMES, RULES, assert_shows, everything_said, loaded_table, one_answer, scene_of

SIZES = [(1024, 550), (1280, 720), (1920, 900), (1100, 1000)]
SHOWN = {event.__name__ for event in kablamo.EVENTS}


class Hearing:
    """A scene that is told everything one seat (or a spectator) hears."""

    def __init__(self, scene: KablamoScene, table: Table, eyes: int | None) -> None:
        self.scene = scene
        self.latest = table.update(eyes)
        self.forget()
        scene.settled.connect(self._settled)
        scene.happened.connect(lambda event: self.happened.append(type(event).__name__))
        scene.sit(eyes)
        scene.look(self.latest)
        table.listen(eyes, self._hear)

    def forget(self) -> None:
        """From here on."""
        self.settled = 0
        self.told: list[Update] = []
        self.happened: list[str] = []

    def _settled(self) -> None:
        self.settled += 1

    def _hear(self, update: Update) -> None:
        self.latest = update
        self.told.append(update)
        self.scene.show_update(update)

    def part_of_it(self, share: float) -> None:
        """Let what is being shown go on for a while."""
        running = self.scene.director._running
        if running is not None:
            running.setCurrentTime(int(running.totalDuration() * share))


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_event_ends_in_the_view(qtbot: QtBot, seats: int, reduced: bool) -> None:
    """Games of all rules, through the eyes of a player and of a spectator, cut short at another moment each time."""
    for number, rules in enumerate(RULES):
        random = Random(number)
        table = kablamo_table(seats, seed=number, **rules)
        hearing = Hearing(scene_of(qtbot, seats, reduced=reduced), table, 0 if number % 2 else None)
        for _ in range(110):
            if table.outcome is not None:
                break
            hearing.forget()
            one_answer(table, random)
            hearing.part_of_it(random.random())
            hearing.scene.director.skip()
            assert hearing.settled == len(hearing.told), "settled once for every update"
            assert hearing.happened == [type(event).__name__ for update in hearing.told for event in update.events]
            assert_shows(hearing.scene, hearing.latest)


def every_event() -> list[Event]:
    """One of each, at a table of five whose revolvers are full."""
    return [
        kablamo.Dealt((8, 8, 8, 8, 8)),
        kablamo.Redrew((1, 2), (8, 7, 7, 8, 8), 0),
        kablamo.Drew((1, 0, 1, 0, 0)),
        kablamo.DrewToTray(1, 6, "speed_load"),
        kablamo.Loaded(1, 2, ((0, 3),), "test_of_honor"),
        kablamo.TrayLoaded(1, ((0, 0), (1, 1)), 1, "speed_load"),
        kablamo.Rotated((1, 0, None, 1, 1)),
        kablamo.Turned(2, -1, "double_cross"),
        kablamo.Swapped((0, 5), (2, 3), "double_cross"),
        kablamo.Cycled(((0, 1), (1, 2), (3, 4))),
        kablamo.SpareSwapped((1, 5), 0, 1),
        kablamo.SafesSwapped((0, 1, -1, 0, 0)),
        kablamo.RevolversSwapped(0, 3),
        kablamo.Pointed(1, (2, 3)),
        kablamo.Looked(1, (2, 3)),
        kablamo.TokenLaid(18, "hammer_malfunction", 2),
        kablamo.TokenChanged(24, "trigger_malfunction", 2, "armed"),
        kablamo.TokenSpent(18, "hammer_malfunction", 2),
        kablamo.Overhauled(((2, 18),)),
        kablamo.RoundBegan(3, 1),
        kablamo.Repeated((1, 2)),
        kablamo.Shielded(1, 47),
        kablamo.Revealed((KABLAMO, 15, 0, CLICK, 4), (2,)),
        kablamo.LiveFired(((0, 0), (3, 0)), (KABLAMO, CLICK), (0,)),
        kablamo.Eliminated(4, (15, 0, KABLAMO, 16, 17, 18), (20, CLICK)),
        kablamo.Conceded(3),
        kablamo.GameEnded((1,), "kablamo.end_last"),
        kablamo.Played(9, 1, 0, 2),
        kablamo.Announced(15, 1, 1, 2),
        kablamo.Aimed(1, 2, 15),
        kablamo.Reassigned(9, 2, 3),
        kablamo.CarriedOut(15, "double_cross", 1, (1, 0)),
        kablamo.Spent(15),
        kablamo.Dud(15, (1, 0)),
        kablamo.Fizzled(9),
        kablamo.Cancelled(15, (1, 0)),
        kablamo.TakenOver(15, 2),
        kablamo.Copied(2, "double_cross"),
        kablamo.Cheated(((1, 0),), (15,)),
        kablamo.Dumped(1, (1, 2), (15, CLICK), "speed_load"),
    ]


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
def test_every_event_can_be_seen_heard_and_read(qtbot: QtBot, reduced: bool) -> None:
    """A picture that changes or a moment that takes time, a sound, and a sentence for the log and the ear."""
    table = loaded_table(5, seed=3)
    scene = scene_of(qtbot, 5, reduced=reduced)
    heard: list[str] = []
    scene.sound = heard.append
    scene.sit(0)
    silent, unsaid = set(), set()
    for event in every_event():
        scene.look(table.update(0))
        heard.clear()
        beats = scene.beats(event)
        assert beats, event
        for beat in beats:
            moment = beat()
            assert moment is not None and moment.totalDuration() > 0, f"{event} cannot be seen"
            moment.start()
            for share in (0.0, 0.3, 0.7, 1.0):
                moment.setCurrentTime(int(moment.totalDuration() * share))
                scene.grab()
            moment.stop()
        if not heard:
            silent.add(type(event).__name__)
        line = event.line()
        if line is None:
            unsaid.add(type(event).__name__)
        else:
            for language in ("en", "de"):
                said = speaker(language).say(line, NAMES)
                assert said and "{" not in said and "kablamo." not in said, said
    assert {type(event).__name__ for event in every_event()} == SHOWN
    assert silent == set()
    assert unsaid <= {"Pointed", "TokenChanged", "TokenSpent", "CarriedOut", "Spent"}


def test_it_also_gets_there_by_itself(qtbot: QtBot) -> None:
    """Without any skip, by the clock alone."""
    table = kablamo_table(4, seed=8)
    scene = scene_of(qtbot, 4)
    scene.pace.speed = 400.0
    hearing = Hearing(scene, table, 0)
    random = Random(8)
    for _ in range(30):
        hearing.forget()
        one_answer(table, random)
        qtbot.waitUntil(lambda: hearing.settled == len(hearing.told), timeout=20_000)
        assert_shows(scene, hearing.latest)


def disturbances(scene: KablamoScene, random: Random) -> dict[str, Callable[[], object]]:
    other: Speaker = speaker("de" if scene.speaker.language == "en" else "en")
    return {
        "another size": lambda: scene.resize(*random.choice(SIZES)),
        "another language": lambda: scene.retranslate(other),
        "another light": lambda: scene.set_theme(random.choice(["night", "day"])),
        "hidden": lambda: (scene.hide(), scene.show()),
        "larger text": lambda: scene.set_text_scale(random.choice([0.8, 1.0, 1.5, 1.8])),
        "another seat below": lambda: scene.sit(random.choice([0, 1, None])),
        "painted": lambda: scene.grab(),
        "pointed at": lambda: scene.point_at(random.choice([0, None])),
        "asked nothing": lambda: scene.ask(None),
        "another pace": lambda: setattr(scene.pace, "reduced", not scene.pace.reduced),
        "a bullet read": lambda: scene.zoom._toggle(),
        "told": lambda: scene.told(),
        "hurried": lambda: scene.skip(),
    }


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_comes_in_between_does_harm(qtbot: QtBot, seed: int) -> None:
    """In the middle of every movement something happens to the window; at the end the table shows the game."""
    random = Random(seed)
    seats = random.choice([3, 4, 5])
    table = kablamo_table(seats, seed=seed, **RULES[seed])
    scene = scene_of(qtbot, seats)
    hearing = Hearing(scene, table, 0)
    done: Counter[str] = Counter()
    for _ in range(60):
        if table.outcome is not None:
            break
        one_answer(table, random)
        for _ in range(2):
            hearing.part_of_it(random.random() * 0.98)
            name, disturb = random.choice(list(disturbances(scene, random).items()))
            done[name] += 1
            disturb()
        scene.director.skip()
        assert not scene.director.busy
        assert_shows(scene, hearing.latest)
    assert len(done) >= 8, "too little has come in between"


def test_looking_in_mid_movement_shows_what_is(qtbot: QtBot) -> None:
    """A lifted curtain, a taken back answer: whatever was on its way is dropped, and nothing of it stays."""
    random = Random(5)
    table = kablamo_table(4, seed=5)
    scene = scene_of(qtbot, 4)
    hearing = Hearing(scene, table, 0)
    for _ in range(80):
        if table.outcome is not None:
            break
        one_answer(table, random)
        hearing.part_of_it(random.random() * 0.98)
        eyes = random.choice([None, 0, 1])
        scene.look(table.update(eyes))
        assert not scene.director.busy
        assert_shows(scene, table.update(eyes))


def test_twenty_games_leave_nothing_behind(qtbot: QtBot) -> None:
    """Bullets, arrows, tags and big words come and go; after game upon game there are as many things as at the start."""
    first = kablamo_table(5, seed=0)
    scene = scene_of(qtbot, 5)
    scene.sit(0)
    scene.look(first.update(0))
    things = len(scene.scene().items())
    for seed in range(20):
        random = Random(seed)
        scene.pace.reduced = bool(seed % 2)
        table = kablamo_table(5, seed=seed, **RULES[seed % 4])
        table.listen(0, scene.show_update)
        for _ in range(40):
            if table.outcome is None:
                one_answer(table, random)
                scene.director.skip()
                scene.ask(table.update(0).question)
                scene.ask(None)
        scene.look(first.update(0))
        assert len(scene.scene().items()) == things
    gc.collect()


# --- what may be known ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("high", [480, 560])
def test_bag_and_tin_lie_under_no_revolver(qtbot: QtBot, seats: int, high: int) -> None:
    """Large text makes the bar tall and the table low."""
    scene = scene_of(qtbot, seats, size=(1024, high))
    scene.sit(0)
    scene.set_text_scale(1.5)
    scene.look(loaded_table(seats).update(0))
    for thing in (scene.middle_things.bag, scene.middle_things.tin):
        place = thing.mapRectToScene(thing.body()).adjusted(1, 1, -1, -1)
        assert not [chair.seat for chair in scene.chairs if chair.box().intersects(place)]


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
@pytest.mark.parametrize("eyes", [0, 2, None], ids=str)
def test_nothing_says_what_lies_where(qtbot: QtBot, eyes: int | None, reduced: bool) -> None:
    """Not on a disc, not in a tooltip, not in what is read aloud: a loaded bullet is a bullet, to its loader as to
    everybody."""
    random = Random(4)
    table = loaded_table(5, seed=4)
    scene = scene_of(qtbot, 5, reduced=reduced)
    hearing = Hearing(scene, table, eyes)
    for _ in range(110):
        if table.outcome is not None:
            break
        one_answer(table, random)
        scene.director.skip()
        assert_shows(scene, hearing.latest)
        state = table.play.state
        view = hearing.latest.view
        hidden = {
            bullet.face
            for revolver in state.revolvers
            for position, bullet in enumerate(revolver.chambers)
            if bullet is not None and position != revolver.active
        }
        hidden |= {bullet.face for seat in range(5) if seat != eyes for bullet in state.spares[seat]}
        seen = {face for _, face in view.sights} | {face for faces in view.spares for face in faces}
        seen |= {face for revolver in view.revolvers for face in revolver.chambers} | set(view.discard) | set(view.tray)
        seen |= {item.bullet for item in view.pending} | {view.carrying}
        seen |= {token.bullet for tokens in (*view.front, view.centre) for token in tokens}
        seen |= {token.bullet for revolver in view.revolvers for token in revolver.tokens}
        open_kinds = {KIND_OF[face] for face in seen if face > 0}
        open_kinds |= {token.kind for tokens in (*view.front, view.centre) for token in tokens}
        open_kinds |= {token.kind for revolver in view.revolvers for token in revolver.tokens}
        secret = {KIND_OF[face] for face in hidden} - open_kinds
        names = {scene.speaker.text(f"kablamo.bullet_{kind}") for kind in secret - {"click"}}
        for text in everything_said(scene):
            assert not any(name in text for name in names), text
            assert text.removeprefix("kablamo/bullet_") not in secret, text


def test_a_loaded_bullet_is_forgotten_on_the_way(qtbot: QtBot) -> None:
    """Its loader sees it until it lies in its chamber; then the disc itself knows no more than the table."""
    table = kablamo_table(3, seed=6)
    scene = scene_of(qtbot, 3)
    hearing = Hearing(scene, table, 0)
    random = Random(6)
    while not any(isinstance(event, kablamo.Loaded) for update in hearing.told for event in update.events):
        one_answer(table, random)
    for chair in scene.chairs:
        for disc in chair.drum.discs:
            assert disc is None
    scene.director.skip()
    for chair in scene.chairs:
        for disc in chair.drum.discs:
            assert disc is not None and disc.face is None and not disc.toolTip() and disc.readable is None


def test_the_helper_pencils_what_one_has_seen(qtbot: QtBot) -> None:
    table = loaded_table(3, seed=2, helper="memory")
    scene = scene_of(qtbot, 3)
    scene.sit(0)
    scene.look(table.update(0))
    assert all(disc is not None and disc.pencilled for disc in scene.chairs[0].drum.discs)
    assert not any(disc is not None and disc.pencilled for disc in scene.chairs[1].drum.discs)
    assert not scene.notes.allowed, "odds are for the trainer"
    scene.look(table.update(None))
    assert not any(disc is not None and disc.pencilled for chair in scene.chairs for disc in chair.drum.discs)


def test_the_trainer_counts_what_is_left(qtbot: QtBot) -> None:
    table = loaded_table(3, seed=2, helper="trainer")
    scene = scene_of(qtbot, 3)
    scene.sit(0)
    scene.look(table.update(0))
    scene.act("odds")
    assert scene.notes.sheet.isVisible()
    shares = [note.cell.share for note in scene.notes.sheet.notes]
    assert abs(sum(shares) - 1) < 1e-9 and all(0 <= share < 1 for share in shares)
    scene.act("odds")
    assert not scene.notes.sheet.isVisible()
