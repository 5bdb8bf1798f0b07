"""The table of Klack Klack Bang: whatever is shown, hurried over or disturbed on the way, at the end it shows the game."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from app.spying import assert_shows
from helpers.klack import NAMES, klack_table, random_answer
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.klack import events as klack
from sixchambers.table.klack.money import BILL_WIDTH, hand_places, pile_places
from sixchambers.table.klack.scene import KlackScene
from sixchambers.table.labels import BigWord
from sixchambers.table.motion import Pace
from sixchambers.words.speaker import Speaker, speaker
from table.painted import assert_stays_inside, image_of

SIZES = [(1024, 560), (1280, 720), (1920, 900), (1100, 1000)]


def scene_of(qtbot: QtBot, table: Table, *, reduced: bool = False, size: tuple[int, int] = (1280, 720)) -> KlackScene:
    scene = KlackScene([info.name for info in table.seats], speaker("en"), Pace(1.0, reduced))
    qtbot.addWidget(scene)
    scene.resize(*size)
    scene.show()
    return scene


def answer_somebody(table: Table, random: Random) -> None:
    seat = random.choice(table.play.owing())
    question = table.play.question(seat)
    assert question is not None
    assert table.submit(seat, random_answer(question, random)) is None


class Told:
    """A scene that is told everything one seat (or a spectator) hears."""

    def __init__(self, scene: KlackScene, table: Table, eyes: int | None) -> None:
        self.scene = scene
        self.latest = table.update(eyes)
        self.settled = 0
        self.happened: list[str] = []
        scene.settled.connect(self._settled)
        scene.happened.connect(lambda event: self.happened.append(type(event).__name__))
        scene.sit(eyes)
        scene.look(self.latest)
        table.listen(eyes, self._hear)

    def _settled(self) -> None:
        self.settled += 1

    def _hear(self, update: Update) -> None:
        self.latest = update
        self.scene.show_update(update)

    def part_of_it(self, share: float) -> None:
        """Let what is being shown go on for a while."""
        running = self.scene.director._running
        if running is not None:
            running.setCurrentTime(int(running.totalDuration() * share))


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
@pytest.mark.parametrize("bids", ["return", "remove", "carry"])
@pytest.mark.parametrize("eyes", [0, None], ids=["own seat", "spectator"])
def test_every_event_ends_in_the_view(qtbot: QtBot, bids: str, eyes: int | None, reduced: bool) -> None:
    """Games with everything that can happen; skipped at another moment each time."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        random = Random(seed)
        table = klack_table(4, seed=seed, bang_other_bids=bids, pull=random.choice(["auto", "hand"]))
        told = Told(scene_of(qtbot, table, reduced=reduced), table, eyes)
        while table.outcome is None:
            before = told.settled
            expected = len(told.happened)
            answer_somebody(table, random)
            told.part_of_it(random.random())
            told.scene.skip()
            assert told.settled == before + 1, "settled once for every update"
            assert told.happened[expected:] == [type(event).__name__ for event in told.latest.events]
            assert_shows(told.scene, told.latest)
        seen.update(told.happened)
    assert {"RoundBegan", "BidsShown", "Tied", "RaisesShown", "HighBidder", "Chosen"} <= seen.keys()
    assert {"Clicked", "Banged", "GameEnded"} <= seen.keys()


def test_it_also_gets_there_by_itself(qtbot: QtBot) -> None:
    """Without any skip, by the clock alone."""
    table = klack_table(3, seed=4)
    scene = scene_of(qtbot, table)
    scene.pace.speed = 400.0
    told = Told(scene, table, 0)
    random = Random(4)
    while table.outcome is None:
        before = told.settled
        answer_somebody(table, random)
        qtbot.waitUntil(lambda before=before: told.settled > before, timeout=20_000)
        assert_shows(scene, told.latest)


def disturbances(scene: KlackScene, told: Told, random: Random) -> dict[str, Callable[[], object]]:
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
    }


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_comes_in_between_does_harm(qtbot: QtBot, seed: int) -> None:
    """In the middle of every movement something happens to the window; at the end the table shows the game."""
    random = Random(seed)
    table = klack_table(
        random.choice([3, 4, 6]), seed=seed, bang_other_bids=random.choice(["return", "carry", "remove"])
    )
    scene = scene_of(qtbot, table)
    told = Told(scene, table, 0)
    done: Counter[str] = Counter()
    while table.outcome is None:
        answer_somebody(table, random)
        for _ in range(3):
            told.part_of_it(random.random() * 0.98)
            name, disturb = random.choice(list(disturbances(scene, told, random).items()))
            done[name] += 1
            disturb()
        if random.random() < 0.3:
            qtbot.wait(1)
        scene.skip()
        assert not scene.director.busy
        assert_shows(scene, told.latest)
    assert len(done) >= 8, "too little has come in between"


@pytest.mark.parametrize("seed", range(3))
def test_looking_in_mid_movement_shows_what_is(qtbot: QtBot, seed: int) -> None:
    """A lifted curtain, a taken back answer: whatever was on its way is dropped, and nothing of it stays."""
    random = Random(seed)
    table = klack_table(4, seed=seed)
    scene = scene_of(qtbot, table)
    told = Told(scene, table, 0)
    while table.outcome is None:
        answer_somebody(table, random)
        told.part_of_it(random.random() * 0.98)
        eyes = random.choice([None, 0, 1])
        scene.look(table.update(eyes))
        assert not scene.director.busy
        assert_shows(scene, table.update(eyes))
        qtbot.wait(1)
        assert_shows(scene, table.update(eyes))


def test_a_long_game_leaves_nothing_behind(qtbot: QtBot) -> None:
    """Bills, stacks and big words come and go; after game upon game there are as many things as at the start."""
    first = klack_table(4, seed=0)
    scene = scene_of(qtbot, first)
    scene.sit(0)
    scene.look(first.update(0))
    things = len(scene.scene().items())
    for seed in range(3):
        random = Random(seed)
        table = klack_table(4, seed=seed)
        table.listen(0, scene.show_update)
        while table.outcome is None:
            answer_somebody(table, random)
            scene.skip()
        scene.look(first.update(0))
        assert len(scene.scene().items()) == things


def test_pieces_that_are_gone_are_let_go(qtbot: QtBot) -> None:
    """Removed from the table means gone from the memory too."""
    table = klack_table(3, seed=1)
    scene = scene_of(qtbot, table)
    scene.sit(0)
    scene.look(table.update(0))
    scene.ask(table.play.question(0))
    old = [weakref.ref(piece) for piece in scene.purse]
    scene.look(table.update(0))
    scene.ask(table.play.question(0))
    gc.collect()
    assert [piece for piece in old if piece() is not None] == []


# --- where things lie ----------------------------------------------------------------------------------------------


def full_table(seats: int, seed: int) -> Table:
    """Far into a game, with open bids."""
    for number in range(seed, seed + 200):
        table = klack_table(seats, seed=number)
        random = Random(number)
        while table.outcome is None:
            state = table.play.state
            if sum(map(len, state.stacks)) >= 3 and any(state.bids):
                return table
            answer_somebody(table, random)
    raise AssertionError("no such game")


@pytest.mark.parametrize("text", [1.0, 1.5, 1.8])
@pytest.mark.parametrize("size", [(1024, 450), (1024, 560), (1920, 1000), (3840, 2060)], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everything_lies_on_the_table_and_no_plate_is_covered(
    qtbot: QtBot, seats: int, size: tuple[int, int], text: float
) -> None:
    table = full_table(seats, 7)
    scene = scene_of(qtbot, table, size=size)
    scene.set_text_scale(text)
    for home in range(seats):
        scene.sit(home)
        scene.look(table.update(home))
        whole = QRectF(0, 0, scene.extent.width(), scene.extent.height())
        plates = [plate.mapRectToScene(plate.body()) for plate in scene.plates]
        bills = [piece for pieces in (*scene.bids, scene.purse, scene.carried) for piece in pieces]
        stacks = [stack for row in scene.stacks for stack in row]
        assert bills and stacks
        for piece in (*bills, *stacks):
            box = piece.mapRectToScene(piece.body())
            assert whole.contains(box), f"{piece.front} at {box} lies outside {whole}"
            for name, plate in zip(NAMES, plates, strict=False):
                middle = plate.adjusted(20, 20, -20, -20)
                assert not box.intersects(middle), f"something lies on {name}'s plate, home {home}"
        for tag in (*scene.bid_tags, scene.centre.pot):
            if tag.text:
                assert whole.contains(tag.mapRectToScene(tag.boundingRect())), tag.text


@pytest.mark.parametrize("open_books", [False, True])
def test_what_is_written_on_the_table_grows_with_the_readers_wish(qtbot: QtBot, open_books: bool) -> None:
    """Names, scores, purses, the worth of bids and stacks: at 180 % all of it is much larger. A name as long as its
    plate has to be content with the larger plate."""
    table = full_table(6, 7)
    table.play.state.options = replace(table.play.state.options, open_books=open_books)
    scene = scene_of(qtbot, table, size=(1024, 560))
    scene.sit(0)
    sizes = []
    for text in (1.0, 1.8):
        scene.set_text_scale(text)
        scene.look(table.update(0))
        items = [*scene.plates, *(stack for row in scene.stacks for stack in row)]
        for item in items:
            assert_stays_inside(item)
            assert [one.text for one in image_of(item)[1] if not one.fits] == []
        tags = [tag.boundingRect().height() for tag in scene.bid_tags if tag.text]
        sizes.append([one.needs.height() * item.scale() for item in items for one in image_of(item)[1]] + tags)
    assert len(sizes[0]) == len(sizes[1]) > 18
    grown = sorted(large / usual for usual, large in zip(*sizes, strict=True))
    assert grown[0] >= 1.35 and grown[len(grown) // 2] >= 1.4


@pytest.mark.parametrize("count", [0, 1, 2, 12, 36])
def test_a_purse_always_fits_into_its_room(count: int) -> None:
    places = hand_places(count, QPointF(500, 500), 900)
    assert len(places) == count
    if count:
        assert max(spot.x() for spot, _ in places) - min(spot.x() for spot, _ in places) + BILL_WIDTH <= 900.01
    piles = pile_places(count, QPointF(0, 0), most=120)
    assert len(piles) == count and all(abs(spot.x()) <= 60.01 for spot, _ in piles)


def test_a_packet_tells_nothing(qtbot: QtBot) -> None:
    """One bill or twelve: face down they are the same packet at the same place."""
    packets = []
    for bid in ((1, 0), (6, 6)):
        table = klack_table(3, seed=1)
        table.submit(1, bid)
        scene = scene_of(qtbot, table)
        scene.sit(0)
        scene.look(table.update(0))
        packets.append(
            [(piece.front, piece.pos().toTuple(), piece.rotation(), piece.face_up) for piece in scene.bids[1]]
        )
    assert packets[0] == packets[1] and len(packets[0]) == 3


def test_big_words_are_said_in_both_languages_and_never_too_wide(qtbot: QtBot) -> None:
    table = klack_table(6, seed=2)
    scene = scene_of(qtbot, table, size=(1024, 560))
    scene.names = ["W" * 20] * 6
    scene.look(table.update(0))
    for language in ("en", "de"):
        scene.speaker = speaker(language)
        for event in (
            klack.RoundBegan(12, 3),
            klack.Tied((0, 1, 2, 3, 4, 5), 18),
            klack.Chosen(0, 1),
            klack.Clicked(0, (6, 6)),
            klack.Banged(0, (None,) * 6, "return"),
            klack.Converted(0, 0, (6, 6)),
            klack.Left(0, (0, 0)),
            klack.GameEnded((0, 1, 2, 3, 4, 5), (648,) * 6, "klack.end_markers"),
        ):
            words: list[BigWord] = []
            scene.showing.clear()
            for beat in scene.beats(event):
                made = beat()
                assert made is not None
                words += [item for item in scene.scene().items() if isinstance(item, BigWord)]
            assert words, event
            for word in words:
                wide = word.boundingRect().width() * word.scale()
                assert wide <= scene.extent.width(), f"{word.text} is {wide} wide"
