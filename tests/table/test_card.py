"""Cards, and reading them: by mouse, by focus, by key; never more than lies face up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from pytestqt.qtbot import QtBot

from sixchambers.table import zoom as module
from sixchambers.table.card import RATIO, Card, CardFace, printed
from sixchambers.table.layout import fan, row
from sixchambers.table.line import Line, shortened
from sixchambers.table.stage import Stage
from sixchambers.table.zoom import Reading
from sixchambers.words.speaker import speaker
from table.painted import assert_stays_inside

FACE = CardFace("dice/card_law", "dice/role_sheriff", title="Sheriff", kind="Role", text="Word " * 30)
OTHER = CardFace("dice/card_character", portrait="Bart Cassidy", mark="dice/char_bart_cassidy", title="Bart", text="x")


class Table(Stage):
    """A stage with some cards on it."""

    def __init__(self) -> None:
        super().__init__("dice")
        self.cards = [Card(self, 76) for _ in range(4)]
        for number, card in enumerate(self.cards):
            card.setPos(100 + number * 300, 120 if number % 2 else 800)
            self.scene().addItem(card)
        self.reading = Reading(self, lambda: self.cards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.reading.key_pressed(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.reading.key_released(event)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = Table()
    qtbot.addWidget(table)
    table.resize(1024, 560)
    table.show()
    for card in table.cards[:3]:
        card.set_face(FACE)
        card.set_face_up(True)
    return table


def test_a_card_face_down_cannot_be_read(table: Table) -> None:
    hidden = table.cards[3]
    hidden.set_face(OTHER)  # even if its front is known to the program
    assert hidden.readable is None
    table.reading.point(hidden)
    table.reading._show()
    assert not table.reading.card.isVisible()
    assert hidden not in table.reading.readable()


def test_the_mouse_has_to_rest_and_the_focus_reads_at_once(table: Table, qtbot: QtBot) -> None:
    table.reading.point(table.cards[0])
    assert not table.reading.card.isVisible(), "sweeping over the table opens nothing"
    qtbot.waitUntil(table.reading.card.isVisible, timeout=5_000)
    table.reading.point(None)
    assert not table.reading.card.isVisible()


def test_a_key_opens_walks_and_closes(table: Table, qtbot: QtBot) -> None:
    def press(key: Qt.Key) -> None:
        qtbot.keyClick(table, key)

    press(Qt.Key.Key_Z)
    assert table.reading.walking is table.cards[0] and table.reading.card.isVisible()
    for number in (1, 2, 0):
        press(Qt.Key.Key_Right)
        assert table.reading.walking is table.cards[number]
    press(Qt.Key.Key_Left)
    assert table.reading.walking is table.cards[2]
    press(Qt.Key.Key_Escape)
    assert table.reading.walking is None and not table.reading.card.isVisible()


def test_held_it_closes_when_let_go(table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HELD", -1)
    qtbot.keyPress(table, Qt.Key.Key_Z)
    assert table.reading.card.isVisible()
    qtbot.keyRelease(table, Qt.Key.Key_Z)
    assert not table.reading.card.isVisible()


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_large_card_is_inside_the_window_beside_the_small_one_and_whole(table: Table, text_scale: float) -> None:
    table.text_scale = text_scale
    tray = QRectF(600, 400, 600, 250)
    for card in table.cards[:3]:
        place = card.mapRectToScene(card.body())
        table.reading.card.show_face(FACE, place, [tray])
        box = table.reading.card.mapRectToScene(table.reading.card._box)
        assert QRectF(0, 0, table.extent.width(), table.extent.height()).contains(box)
        assert not box.intersects(place)
        metrics = QFontMetricsF(table.reading.card._text_font())
        assert (
            metrics.boundingRect(QRectF(0, 0, table.reading.card._text_width(), 4000), 0x1000, FACE.text).height()
            < box.height()
        )


def test_letters_on_a_small_card_are_left_out(qtbot: QtBot, table: Table) -> None:
    """What could not be read is not printed: another title makes no other picture."""
    longer = CardFace(FACE.frame, FACE.sign, title="Hilfssheriff von nebenan")
    assert printed(FACE, 40).toImage() == printed(longer, 40).toImage()
    assert printed(FACE, 400).toImage() != printed(longer, 400).toImage()
    assert printed(FACE, 100).height() == round(100 * RATIO)


def test_cards_paint_inside_their_bounds(table: Table) -> None:
    for card in table.cards:
        for turn in (0.0, 0.3, 0.5, 0.8, 1.0):
            card._set_turn(turn)
            card.set_state(lit=True, chosen=turn > 0.5)
            assert_stays_inside(card)


@pytest.mark.parametrize("count", [0, 1, 2, 7, 20])
def test_rows_and_fans_fit_their_room(count: int) -> None:
    middle = QPointF(500, 300)
    spots = row(count, middle, 99, 400)
    places = fan(count, middle, 100, 600)
    assert len(spots) == len(places) == count
    if count:
        assert max(spot.x() for spot in spots) - min(spot.x() for spot in spots) <= 400.01
        assert max(spot.x() for spot, _ in places) - min(spot.x() for spot, _ in places) + 100 <= 600.01
        assert sum(tilt for _, tilt in places) == pytest.approx(0, abs=1e-6)
        assert max(abs(tilt) for _, tilt in places) <= 11.01


def test_lines_begin_and_end_beside_what_they_join(qtbot: QtBot, table: Table) -> None:
    start, end = shortened(QPointF(0, 0), QPointF(400, 0), 50, 60)
    assert (start, end) == (QPointF(50, 0), QPointF(340, 0))
    near = shortened(QPointF(0, 0), QPointF(60, 0), 50, 60)
    assert near[0].x() < near[1].x(), "neighbours still get a line"
    line = Line(start, end, "#ffffff", label="1")
    table.scene().addItem(line)
    assert line.at(0.0) == start and line.at(1.0) == end
    for grown in (0.0, 0.4, 1.0):
        line.set_grown(grown)
        assert_stays_inside(line)


def test_every_card_of_the_game_can_be_read_in_both_languages(qtbot: QtBot) -> None:
    from sixchambers.games.dice.data import BASE_CHARACTERS, SALOON_CHARACTERS, TYPE_OF
    from sixchambers.table.dice.cards import character_face, ghost_face, role_face, saloon_face
    from sixchambers.table.dice.scene import DiceScene
    from sixchambers.table.motion import Pace

    for language in ("en", "de"):
        scene = DiceScene(["Anna", "Bert", "Cleo", "Dora"], speaker(language), Pace())
        qtbot.addWidget(scene)
        faces = [role_face(scene, role) for role in TYPE_OF]
        faces += [character_face(scene, name) for name in (*BASE_CHARACTERS, *SALOON_CHARACTERS)]
        faces += [ghost_face(scene, "outlaw"), ghost_face(scene, "renegade")]
        faces += [saloon_face(scene, kind) for kind in ("loudmouth", "coward")]
        assert len({face.text for face in faces}) >= len(faces) - 1
        for face in faces:
            assert face.title and face.kind and len(face.text) > 15
            assert not any(part.startswith("dice") for part in (face.title, face.kind, face.text)), face
        pictures = {bytes(printed(face, 60).toImage().constBits()) for face in faces}
        assert len(pictures) == len(faces), "two cards look alike"
