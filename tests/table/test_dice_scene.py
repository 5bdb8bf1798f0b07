"""The table of BANG! The Dice Game: whatever is shown, hurried over or disturbed on the way, at the end it shows the
game, and it never shows more than the seat may know."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.dice import events as dice
from sixchambers.games.dice.data import TYPE_OF
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.labels import BigWord
from sixchambers.words.speaker import Speaker, speaker
from table.dice_tables import NAMES, assert_shows, dice_table, everything_said, one_answer, options_for, scene_of

SIZES = [(1024, 550), (1280, 720), (1920, 900), (1100, 1000)]
SHOWN = {event.__name__ for event in dice.EVENTS}


class Hearing:
    """A scene that is told everything one seat (or a spectator) hears."""

    def __init__(self, scene: DiceScene, table: Table, eyes: int | None) -> None:
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
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_event_ends_in_the_view(qtbot: QtBot, seats: int, reduced: bool) -> None:
    """Games with all modules, through the eyes of a player and of a spectator, skipped at another moment each time."""
    for seed in range(2):
        random = Random(seed)
        table = dice_table(seats, seed=seed, **options_for(seats, "special"))
        hearing = Hearing(scene_of(qtbot, list(NAMES[:seats]), reduced=reduced), table, 0 if seed else None)
        for _ in range(260):
            if table.outcome is not None:
                break
            hearing.forget()
            one_answer(table, random)
            hearing.part_of_it(random.random())
            hearing.scene.skip()
            # What others answer in a window nobody hears.
            assert hearing.settled == len(hearing.told), "settled once for every update"
            assert hearing.happened == [type(event).__name__ for update in hearing.told for event in update.events]
            assert_shows(hearing.scene, hearing.latest)


def every_event() -> list[dice.Event]:
    """One of each, at a table of five."""
    return [
        dice.GameBegan(("black_jack",) * 5, ("sheriff", None, None, None, None), (True, *(False,) * 4), 0),
        dice.TurnBegan(1, 3, False, True),
        dice.DieTaken(1, "loudmouth", True),
        dice.DiceSet(1, "beer", (0, 1)),
        dice.DiceThrown(1, 1, (0, 1, 2, 3, 4), ("arrow", "dynamite", "one", "two", "bullet"), False),
        dice.Stopped(1),
        dice.DieTurned(2, 1, 0, "arrow", "beer"),
        dice.ArrowTaken(1, False, "throw", -1, -1, 5),
        dice.ArrowsReturned(1, 1, False, "gatling", 1, 6),
        dice.ArrowsSwapped(0, 1, 2),
        dice.IndianAttack((1, 2, 0, 0, 1), 3),
        dice.Exploded(1, 3),
        dice.BulletHit(1),
        dice.ShotsFired(1, ("one", "two"), (2, 3), ((0, 2), (3, 4)), 2),
        dice.BeersServed(1, (1, 2)),
        dice.GatlingFired(1),
        dice.LifeLost(2, 2, 5, "shot", 1, 0),
        dice.TakenOver(3, 2, 1),
        dice.LifeGiven(1, 2),
        dice.LifeGained(2, 1, 6, "beer", 1),
        dice.GainLost(3, 2, 1),
        dice.Eliminated(4, "outlaw", "shot", 1, False, ""),
        dice.RoleRevealed(3, "the_doc", 0, "beer"),
        dice.PowerCancelled(2, 3, "the_doc"),
        dice.SheriffChanged(3, 0, 8),
        dice.Rescued(2, 4, 2),
        dice.TokenGiven(4, 1, "beer", True),
        dice.TokenReturned(1),
        dice.GameEnded((0, 1), ("sheriff", "deputy", "outlaw", "outlaw", "renegade"), "dice.end_law"),
    ]


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
def test_every_event_can_be_seen_heard_and_read(qtbot: QtBot, reduced: bool) -> None:
    """A picture that changes or a moment that takes time, a sound, and a sentence for the log and the ear."""
    table = dice_table(5, seed=3, **options_for(5))
    scene = scene_of(qtbot, list(NAMES[:5]), reduced=reduced)
    heard: list[str] = []
    scene.sound = heard.append
    scene.sit(0)
    silent, unsaid = set(), set()
    for event in every_event():
        scene.look(table.update(0))
        scene.showing.life._facts(2, 8)
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
                assert said and "{" not in said and "dice." not in said, said
    assert {type(event).__name__ for event in every_event()} == SHOWN
    assert silent == set()
    assert unsaid <= {"TokenReturned", "ArrowsReturned"}


def test_it_also_gets_there_by_itself(qtbot: QtBot) -> None:
    """Without any skip, by the clock alone."""
    table = dice_table(5, seed=8, **options_for(5))
    scene = scene_of(qtbot, list(NAMES[:5]))
    scene.pace.speed = 400.0
    hearing = Hearing(scene, table, 0)
    random = Random(8)
    for _ in range(25):
        hearing.forget()
        one_answer(table, random)
        qtbot.waitUntil(lambda: hearing.settled == len(hearing.told), timeout=20_000)
        assert_shows(scene, hearing.latest)


def disturbances(scene: DiceScene, random: Random) -> dict[str, Callable[[], object]]:
    other: Speaker = speaker("de" if scene.speaker.language == "en" else "en")
    return {
        "another size": lambda: scene.resize(*random.choice(SIZES)),
        "another language": lambda: scene.retranslate(other),
        "another light": lambda: scene.set_theme(random.choice(["night", "day"])),
        "hidden": lambda: (scene.hide(), scene.show()),
        "larger text": lambda: setattr(scene, "text_scale", random.choice([0.8, 1.0, 1.5])),
        "another seat below": lambda: scene.sit(random.choice([0, 1, None])),
        "painted": lambda: scene.grab(),
        "pointed at": lambda: scene.point_at(random.choice([0, None])),
        "asked nothing": lambda: scene.ask(None),
        "another pace": lambda: setattr(scene.pace, "reduced", not scene.pace.reduced),
        "a card read": lambda: scene.zoom._toggle(),
        "distances": lambda: scene.distances.toggle(),
        "notebook": lambda: scene.act("notebook"),
    }


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_comes_in_between_does_harm(qtbot: QtBot, seed: int) -> None:
    """In the middle of every movement something happens to the window; at the end the table shows the game."""
    random = Random(seed)
    seats = random.choice([4, 6, 8])
    table = dice_table(seats, seed=seed, notebook=True, **options_for(seats))
    scene = scene_of(qtbot, list(NAMES[:seats]))
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
        scene.skip()
        assert not scene.director.busy
        assert_shows(scene, hearing.latest)
    assert len(done) >= 8, "too little has come in between"


def test_looking_in_mid_movement_shows_what_is(qtbot: QtBot) -> None:
    """A lifted curtain, a taken back answer: whatever was on its way is dropped, and nothing of it stays."""
    random = Random(5)
    table = dice_table(6, seed=5, **options_for(6))
    scene = scene_of(qtbot, list(NAMES[:6]))
    hearing = Hearing(scene, table, 0)
    for _ in range(60):
        if table.outcome is not None:
            break
        one_answer(table, random)
        hearing.part_of_it(random.random() * 0.98)
        eyes = random.choice([None, 0, 1])
        scene.look(table.update(eyes))
        assert not scene.director.busy
        assert_shows(scene, table.update(eyes))


def test_twenty_games_leave_nothing_behind(qtbot: QtBot) -> None:
    """Dice, arrows, lines and big words come and go; after game upon game there are as many things as at the start."""
    first = dice_table(6, seed=0, **options_for(6))
    scene = scene_of(qtbot, list(NAMES[:6]))
    scene.sit(0)
    scene.look(first.update(0))
    things = len(scene.scene().items())
    for seed in range(20):
        random = Random(seed)
        table = dice_table(6, seed=seed, **options_for(6))
        table.listen(0, scene.show_update)
        for _ in range(25):
            if table.outcome is None:
                one_answer(table, random)
                scene.skip()
                scene.ask(table.update(0).question)
                scene.ask(None)
        scene.look(first.update(0))
        assert len(scene.scene().items()) == things
    gc.collect()


# --- what may be known ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [0, 2, None], ids=str)
def test_a_hidden_role_is_nowhere(qtbot: QtBot, eyes: int | None) -> None:
    """Not on a card, not in a tooltip, not in what is read aloud: only what lies face up, and one's own."""
    random = Random(4)
    table = dice_table(6, seed=4, notebook=True, **options_for(6, "special"))
    scene = scene_of(qtbot, list(NAMES[:6]))
    hearing = Hearing(scene, table, eyes)
    if eyes is not None:
        scene.act("notebook")
    for _ in range(70):
        if table.outcome is not None:
            break
        one_answer(table, random)
        scene.skip()
        state = table.play.state
        hidden = {state.roles[seat] for seat in range(6) if not state.shown[seat] and seat != eyes}
        known = {state.roles[seat] for seat in range(6) if state.shown[seat] or seat == eyes}
        special = {role for role in hidden - known if TYPE_OF[role] != role}
        names = {scene.speaker.text(f"dice.{role}") for role in special}
        for text in everything_said(scene):
            assert not any(name in text for name in names), text
            assert text.removeprefix("dice/role_") not in special, text
        for seat, chair in enumerate(scene.chairs):
            if not state.shown[seat] and seat != eyes and table.outcome is None:
                assert chair.role.face is None and not chair.role.face_up
        assert_shows(scene, hearing.latest)


# --- where things lie ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 550), (1920, 980), (3840, 2060), (1100, 1000)], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_everything_has_a_place_of_its_own(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    """Plates with belts and arrows, cards, tray and quiver: inside the window, and none on another."""
    table = dice_table(seats, seed=2, **options_for(seats))
    scene = scene_of(qtbot, list(NAMES[:seats]), size=size)
    for home in (0, seats - 1):
        scene.sit(home)
        scene.look(table.update(home))
        whole = QRectF(0, 0, scene.room.width(), scene.room.height())
        things = {f"plate {seat}": chair.box() for seat, chair in enumerate(scene.chairs)}
        for seat, chair in enumerate(scene.chairs):
            for name, card in (("role", chair.role), ("character", chair.character)):
                things[f"{name} {seat}"] = card.mapRectToScene(card.body())
        tray, quiver = scene.middle_things.boxes()
        things |= {"tray": tray, "quiver": quiver}
        for name, box in things.items():
            assert whole.adjusted(-2, -2, 2, 2).contains(box), f"{name} at {box} lies outside {whole}"
        for (one, box), (other, place) in combinations(things.items(), 2):
            same_seat = one.split()[-1] == other.split()[-1]
            shared = box.intersected(place)
            if not same_seat and not shared.isEmpty():
                assert shared.width() * shared.height() < 900, f"{one} lies on {other}, home {home}"


def test_letters_are_large_enough_in_the_smallest_window(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, list(NAMES), size=(1024, 550))
    scene.sit(0)
    smallest = 13 / scene.units
    assert smallest <= scene.plates[0].FIGURE
    assert scene.zoom.card._text_font().pixelSize() >= smallest
    assert scene.middle_things.count._font.pixelSize() >= smallest


def test_big_words_are_said_in_both_languages_and_never_too_wide(qtbot: QtBot) -> None:
    table = dice_table(5, seed=2, **options_for(5))
    scene = scene_of(qtbot, list(NAMES[:5]), size=(1024, 550))
    scene.names = ["W" * 20] * 5
    scene.look(table.update(0))
    for language in ("en", "de"):
        scene.speaker = speaker(language)
        for event in every_event():
            scene.showing.clear()
            for beat in scene.beats(event):
                beat()
            for word in [item for item in scene.scene().items() if isinstance(item, BigWord)]:
                assert word.boundingRect().width() * word.scale() <= scene.extent.width(), word.text
                assert "dice_table." not in word.text
