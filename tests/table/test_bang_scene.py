"""The table of BANG!: whatever is shown, hurried over or disturbed on the way, at the end it shows the game, and it
never shows more than the seat may know."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from sixchambers.engine.events import Event
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.bang.box import DYNAMITE
from sixchambers.games.bang.events import EVENTS, cards, gold, life, turns
from sixchambers.table.bang.scene import BangScene
from sixchambers.table.labels import BigWord
from sixchambers.words.speaker import Speaker, speaker
from table.bang_tables import (
    NAMES,
    SWITCHES,
    assert_shows,
    assert_told,
    bang_table,
    everything_said,
    face_of,
    one_answer,
    printed_cards,
    scene_of,
)

SIZES = [(1024, 550), (1280, 720), (1920, 900), (1100, 1000)]


class Hearing:
    """A scene that is told everything one seat (or a spectator) hears."""

    def __init__(self, scene: BangScene, table: Table, eyes: int | None) -> None:
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
@pytest.mark.parametrize("number", range(len(SWITCHES)))
def test_every_event_leads_to_the_view(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int, reduced: bool
) -> None:
    """Games with all switches, through the eyes of a player and of a spectator, skipped at another moment each time.
    What was shown step by step is already as the view says; laying the table afresh only tidies it."""
    arrive = BangScene._arrive

    def looking(scene: BangScene, update: Update) -> None:
        assert_told(scene, update)
        arrive(scene, update)

    monkeypatch.setattr(BangScene, "_arrive", looking)
    for seats in (3 + number % 2, 8 - number % 3):
        random = Random(number)
        table = bang_table(seats, seed=number, **SWITCHES[number])
        hearing = Hearing(scene_of(qtbot, list(NAMES[:seats]), reduced=reduced), table, 0 if seats > 4 else None)
        for _ in range(220):
            if table.outcome is not None:
                break
            hearing.forget()
            one_answer(table, random)
            hearing.part_of_it(random.random())
            hearing.scene.skip()
            assert hearing.settled == len(hearing.told), "settled once for every update"
            assert hearing.happened == [type(event).__name__ for update in hearing.told for event in update.events]
            assert_shows(hearing.scene, hearing.latest)


def every_event() -> list[Event]:
    """One of each, at a table of five; several where they look different."""
    return [
        turns.SheriffShown(1),
        turns.RolesShown(("deputy", "outlaw", "renegade", "outlaw", "sheriff")),
        turns.CharactersShown(("black_jack", "rose_doolan", "don_bell", "el_gringo", "suzy_lafayette")),
        turns.Dealt((4, 5, 4, 3, 4), ((0, 1, 2, 3), (), (), (), ())),
        turns.RowLaid(("shot", "shot", "wanted")),
        turns.FirstTurn(1, 1, False, False),
        turns.TurnBegan(1, 3, False, False),
        turns.TurnBegan(1, 3, True, False),
        turns.TurnBegan(2, 4, False, True),
        turns.SideTaken(2, "law"),
        turns.ShadowLeft(2, (5, 6), (7,), ("boots",)),
        cards.Drew(0, 2, (10, 11), ""),
        cards.Drew(2, 2, (), "bart_cassidy"),
        cards.CardShown(2, 12),
        cards.LookedAt(0, 3, (13, 14, 15)),
        cards.LookedAt(2, 3, ()),
        cards.PutBack(0, 13),
        cards.PutBack(2, -1),
        cards.TookDiscard(2, 20),
        cards.Stole(2, 0, 1, "panic"),
        cards.Stole(3, 2, -1, "jesse_jones"),
        cards.TookInPlay(2, 3, 70, "panic"),
        cards.Removed(2, 0, 1, "cat_balou", True),
        cards.Removed(2, 3, 70, "cat_balou", False),
        *(cards.Played(1, card, target, name) for card, target, name in PLAYS),
        cards.PutDown(1, 72, 1),
        cards.PutDown(1, 63, 3),
        cards.PutDown(1, DYNAMITE, 1),
        cards.Passed(1, DYNAMITE, 2),
        cards.Discarded(2, (3, 4), "", True),
        cards.Discarded(2, (63,), "jail", False),
        cards.Answered(2, 30, "missed"),
        cards.Answered(2, 3, "duel"),
        cards.Answered(2, 3, "indians"),
        cards.StoreOpened(1, (1, 2, 3, 4, 5)),
        cards.StoreTook(1, 2),
        cards.Reshuffled(40),
        life.Flipped(1, (40,), "barrel"),
        life.Flipped(1, (40, 41, 42, 43), "rhum"),
        *(
            life.Tested(1, what, 40, good)
            for what in ("jail", "dynamite", "don_bell", "barrel")
            for good in (True, False)
        ),
        life.LifeLost(1, 1, 2, 3, "bang"),
        life.LifeLost(1, 3, -1, -1, "dynamite"),
        life.LifeGained(1, 1, 4, "beer"),
        *(life.NoEffect(1, why, "beer") for why in ("full", "two_players", "shadow", "calumet")),
        life.Escaped(1, 2),
        life.Eliminated(3, "outlaw", 1),
        life.Inherited(2, 3, (70,), 2, ()),
        life.CardsLeft(3, (5, 6), "elimination"),
        life.CardsLeft(3, (), "penalty"),
        gold.GoldTaken(1, 2, ""),
        gold.GoldPaid(1, 2, "jacky_murieta", 2),
        gold.GoldPaid(1, 1, "gold_pan", -1),
        gold.GoldLost(1, 3),
        *(gold.Bought(1, 0, name, 2, target, way) for name, target, way in PURCHASES),
        gold.RowFilled(0, "pickaxe"),
        gold.EquipmentDrawn(1, "rhum"),
        gold.EquipmentUsed(1, "shot", 2, ""),
        gold.EquipmentPlaced(1, "wanted", 2),
        gold.ForcedDiscard(1, 2, "boots", 4),
        gold.EquipmentUnder(-1, ("shot",), ""),
        gold.EquipmentUnder(2, ("boots", "calumet"), "elimination"),
        gold.EquipmentShuffled(12),
        turns.GameEnded((1, 2), "law", ("deputy", "outlaw", "renegade", "outlaw", "sheriff")),
    ]


PLAYS = (
    (0, 2, "bang"),
    (37, -1, "beer"),
    (43, 2, "panic"),
    (47, 2, "cat_balou"),
    (51, 2, "duel"),
    (54, -1, "stagecoach"),
    (56, -1, "general_store"),
    (58, -1, "indians"),
    (61, -1, "gatling"),
    (62, -1, "saloon"),
)
PURCHASES = (
    ("shot", 2, ""),
    ("bottle", 2, "bang"),
    ("bottle", -1, "beer"),
    ("bottle", 2, "panic_hand"),
    ("pardner", 2, "duel"),
    ("pardner", -1, "general_store"),
    ("pardner", 2, "cat_barrel"),
    ("boots", -1, ""),
    ("gold_rush", -1, ""),
)
UNSAID = {"Dealt", "EquipmentPlaced", "EquipmentUsed", "EquipmentUnder"}
"""Told by the event before or after them."""


@pytest.mark.parametrize("eyes", [0, None], ids=str)
def test_every_event_is_seen_heard_and_said(qtbot: QtBot, eyes: int | None) -> None:
    table = bang_table(5, seed=3)
    scene = scene_of(qtbot, list(NAMES[:5]), size=(1024, 550))
    heard: list[str] = []
    scene.sound = heard.append
    scene.sit(eyes)
    silent, unsaid = set(), set()
    for event in every_event():
        scene.look(table.update(eyes))
        heard.clear()
        beats = scene.beats(event.seen_by(eyes) or event)
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
                assert said and "{" not in said and "bang." not in said, said
    assert {type(event) for event in every_event()} == set(EVENTS)
    assert silent == set()
    assert unsaid <= UNSAID


def test_it_also_gets_there_by_itself(qtbot: QtBot) -> None:
    """Without any skip, by the clock alone."""
    table = bang_table(5, seed=8)
    scene = scene_of(qtbot, list(NAMES[:5]))
    scene.pace.speed = 400.0
    hearing = Hearing(scene, table, 0)
    random = Random(8)
    for _ in range(20):
        hearing.forget()
        one_answer(table, random)
        qtbot.waitUntil(lambda: hearing.settled == len(hearing.told), timeout=20_000)
        assert_shows(scene, hearing.latest)


def disturbances(scene: BangScene, random: Random) -> dict[str, Callable[[], object]]:
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
        "a card read": lambda: scene.zoom._toggle(),
        "the range map": lambda: scene.reach.toggle(),
        "notebook": lambda: scene.act("notebook"),
    }


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_comes_in_between_does_harm(qtbot: QtBot, seed: int) -> None:
    """In the middle of every movement something happens to the window; at the end the table shows the game."""
    random = Random(seed)
    seats = random.choice([4, 6, 8])
    table = bang_table(seats, seed=seed, notebook=True)
    scene = scene_of(qtbot, list(NAMES[:seats]))
    hearing = Hearing(scene, table, 0)
    done: Counter[str] = Counter()
    for _ in range(50):
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
        scene.sync()
        assert_shows(scene, hearing.latest)
    assert len(done) >= 8, "too little has come in between"


def test_looking_in_mid_movement_shows_what_is(qtbot: QtBot) -> None:
    """A lifted curtain, a taken back answer: whatever was on its way is dropped, and nothing of it stays."""
    random = Random(5)
    table = bang_table(6, seed=5)
    scene = scene_of(qtbot, list(NAMES[:6]))
    hearing = Hearing(scene, table, 0)
    for _ in range(60):
        if table.outcome is not None:
            break
        one_answer(table, random)
        hearing.part_of_it(random.random() * 0.98)
        eyes = random.choice([None, 0, 1])
        scene.sit(eyes)
        scene.look(table.update(eyes))
        assert not scene.director.busy
        assert_shows(scene, table.update(eyes))


def test_twenty_games_leave_nothing_behind(qtbot: QtBot) -> None:
    """Cards, lines, nuggets and big words come and go; after game upon game there are as many things as at the start."""
    first = bang_table(6, seed=0)
    scene = scene_of(qtbot, list(NAMES[:6]))
    scene.sit(0)
    scene.look(first.update(0))
    things = len(scene.scene().items())
    for seed in range(20):
        random = Random(seed)
        table = bang_table(6, seed=seed)
        table.listen(0, scene.show_update)
        for _ in range(25):
            if table.outcome is None:
                one_answer(table, random)
                scene.skip()
                scene.ask(table.update(0).question)
                scene.reach.point(random.choice([None, 2]))
                scene.ask(None)
        scene.reach.point(None)
        scene.look(first.update(0))
        assert len(scene.scene().items()) == things
    gc.collect()


# --- what may be known ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [0, 2, None], ids=str)
def test_a_hidden_card_or_role_is_nowhere(qtbot: QtBot, eyes: int | None) -> None:
    """Not on a card, not in a tooltip, not in what is read aloud: only what lies face up, and one's own. Looked at in
    the middle of movements, too."""
    random = Random(4)
    table = bang_table(6, seed=4, notebook=True)
    scene = scene_of(qtbot, list(NAMES[:6]))
    hearing = Hearing(scene, table, eyes)
    if eyes is not None:
        scene.act("notebook")
    for _ in range(80):
        if table.outcome is not None:
            break
        before = table.play.state.copy()
        one_answer(table, random)
        hearing.part_of_it(random.random() * 0.98)
        state = table.play.state
        hidden = set(state.deck) & set(before.deck)
        for seat in range(6):
            if seat != eyes:
                hidden |= set(state.hands[seat]) & set(before.hands[seat])
                if state.alive[seat] and state.roles[seat] != "sheriff" and table.outcome is None:
                    assert scene.chairs[seat].role.face is None
        faces = printed_cards(scene)
        assert not [card for card in hidden if face_of(card) in faces and card not in (54, 55)]
        scene.skip()
        assert_shows(scene, hearing.latest)
        _nothing_is_said_of(scene, state, eyes)


def _nothing_is_said_of(scene: BangScene, state: object, eyes: int | None) -> None:
    """Names of roles nobody has shown are said of nobody: not on plates, and not by what reads the table aloud."""
    roles = scene.view.roles
    text = scene.speaker.text
    for seat, told in enumerate(scene.told()):
        if told.key.startswith("seat ") and roles[int(told.key.split()[1])] is None:
            names = {text(f"bang.role_{role}") for role in ("deputy", "outlaw", "renegade")}
            assert not names & set(told.name.split(", ")), seat
    assert all("bang." not in said and "bang_table." not in said for said in everything_said(scene) if " " in said)


# --- where things lie ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 550), (1024, 500), (1920, 980), (3840, 2060), (1100, 1000)], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_everything_has_a_place_of_its_own(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    """Plates with belts and hands, cards, shop and piles, far into a game: inside the window, and none on another."""
    random = Random(seats)
    table = bang_table(seats, seed=2)
    for _ in range(60):
        if table.outcome is None:
            one_answer(table, random)
    scene = scene_of(qtbot, list(NAMES[:seats]), size=size)
    for home in (0, seats - 1):
        scene.sit(home)
        scene.look(table.update(home))
        whole = QRectF(0, 0, scene.room.width(), scene.room.height())
        things = {f"plate {seat}": chair.box() for seat, chair in enumerate(scene.chairs)}
        for seat, chair in enumerate(scene.chairs):
            named = [("role", chair.role), ("character", chair.character)]
            named += [(str(key), card) for key, card in (*chair.in_play.cards.items(), *chair.equipment.cards.items())]
            things |= {f"{name} {seat}": card.mapRectToScene(card.body()) for name, card in named}
        middle = scene.middle_things
        for name, piece in (("deck", middle.deck), ("discard", middle.discard), ("plank", middle.plank)):
            things[name] = piece.mapRectToScene(piece.body())
        for name, box in things.items():
            assert whole.adjusted(-2, -2, 2, 2).contains(box), f"{name} at {box} lies outside {whole}"
        for (one, box), (other, place) in combinations(things.items(), 2):
            same_seat = one.split()[-1] == other.split()[-1]
            shared = box.intersected(place)
            if not same_seat and not shared.isEmpty():
                assert shared.width() * shared.height() < 700, f"{one} lies on {other}, home {home}"


def test_letters_are_large_enough_in_the_smallest_window(qtbot: QtBot) -> None:
    table = bang_table(8, seed=2)
    scene = scene_of(qtbot, list(NAMES), size=(1024, 550))
    scene.sit(0)
    scene.look(table.update(0))
    scene.reach.toggle()
    smallest = 13 / scene.units
    middle = scene.middle_things
    assert smallest <= scene.plates[0].FIGURE
    assert scene.zoom.card._text_font().pixelSize() >= smallest
    for tag in (middle.deck_count, middle.discard_count, middle.heap_count):
        assert tag._font.pixelSize() >= smallest
    assert all(price._font.pixelSize() >= smallest for price in middle.prices)
    assert scene.reach.notes and all(note._font.pixelSize() >= smallest for note in scene.reach.notes)
    held = next(iter(scene.chairs[0].hand.cards.values()))
    assert held.width * 0.2 >= smallest, "rank and suit of the own hand can be read"


def test_prices_can_always_be_read(qtbot: QtBot) -> None:
    """On the card where it is large enough for letters, else below it."""
    table = bang_table(5, seed=2)
    for size, below in (((1024, 550), True), ((1920, 980), False)):
        scene = scene_of(qtbot, list(NAMES[:5]), size=size)
        scene.sit(0)
        scene.look(table.update(0))
        assert all(price.isVisible() == below for price in scene.middle_things.prices)


def test_big_words_are_said_in_both_languages_and_never_too_wide(qtbot: QtBot) -> None:
    table = bang_table(5, seed=2)
    scene = scene_of(qtbot, list(NAMES[:5]), size=(1024, 550))
    scene.names = ["W" * 20] * 5
    scene.look(table.update(0))
    for language in ("en", "de"):
        scene.retranslate(speaker(language))
        for event in every_event():
            scene.showing.clear()
            for beat in scene.beats(event):
                beat()
            for word in [item for item in scene.scene().items() if isinstance(item, BigWord)]:
                assert word.boundingRect().width() * word.scale() <= scene.extent.width(), word.text
                assert "bang_table." not in word.text and "{" not in word.text
