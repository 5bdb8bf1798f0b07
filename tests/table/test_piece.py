"""Things on the table: lit, chosen, barred; pressed by mouse and key; painted within their bounds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from sixchambers.table.cylinder import CHAMBERS, STEP, Cylinder
from sixchambers.table.director import finish
from sixchambers.table.labels import BigWord, Tag, fitted
from sixchambers.table.motion import Pace
from sixchambers.table.piece import Piece
from sixchambers.table.seat import SeatPlate
from sixchambers.table.stage import Stage
from sixchambers.table.theme import NIGHT, load_fonts, sans
from table.painted import assert_stays_inside, image_of, painted

LONG = "W" * 20


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    load_fonts()
    stage = Stage("klack")
    qtbot.addWidget(stage)
    stage.resize(800, 500)
    stage.show()
    stage.activateWindow()
    qtbot.waitUntil(stage.isActiveWindow, timeout=20_000)
    return stage


@pytest.fixture
def piece(stage: Stage) -> Piece:
    piece = Piece(stage, "table/bill_1000", 150, 68, "table/bill_back")
    piece.setPos(400, 300)
    piece.set_state()
    stage.scene().addItem(piece)
    return piece


def spot(stage: Stage, piece: QGraphicsItem, dx: float = 0.0) -> QPoint:
    return stage.mapFromScene(piece.mapToScene(QPointF(dx, 0)))


# --- states --------------------------------------------------------------------------------------------------------


def test_only_what_is_lit_or_barred_can_be_reached(piece: Piece) -> None:
    focusable = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
    for state, able, tip in (
        ({}, False, ""),
        ({"lit": True}, True, ""),
        ({"barred": "Not now."}, True, "Not now."),
        ({"lit": True, "chosen": True}, True, ""),
        ({}, False, ""),
    ):
        piece.set_state(**state)
        assert bool(piece.flags() & focusable) == able
        assert piece.acceptHoverEvents() == able
        assert (piece.acceptedMouseButtons() == Qt.MouseButton.LeftButton) == able
        assert piece.toolTip() == piece.barred == tip
    assert (piece.lit, piece.chosen) == (False, False)


def test_it_is_pressed_by_mouse_and_space(qtbot: QtBot, stage: Stage, piece: Piece) -> None:
    presses: list[str] = []
    piece.pressed.connect(lambda: presses.append("pressed"))
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(stage.viewport(), left, pos=spot(stage, piece))
    assert presses == [], "dark things cannot be pressed"
    piece.set_state(lit=True)
    qtbot.mouseClick(stage.viewport(), left, pos=spot(stage, piece))
    assert len(presses) == 1
    qtbot.mousePress(stage.viewport(), left, pos=spot(stage, piece))
    qtbot.mouseRelease(stage.viewport(), left, pos=QPoint(5, 5))
    assert len(presses) == 1, "let go beside it: a change of mind"
    qtbot.mouseClick(stage.viewport(), Qt.MouseButton.RightButton, pos=spot(stage, piece))
    assert len(presses) == 1
    piece.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_A, Qt.Key.Key_Right):
        qtbot.keyClick(stage, key)
    assert len(presses) == 2, "Space presses; everything else is the table's"


def test_hover_and_focus_are_told(qtbot: QtBot, stage: Stage, piece: Piece) -> None:
    told: list[bool] = []
    piece.hovered.connect(told.append)
    piece.set_state(barred="Not now.")
    qtbot.mouseMove(stage.viewport(), QPoint(2, 2))
    qtbot.mouseMove(stage.viewport(), spot(stage, piece))
    qtbot.mouseMove(stage.viewport(), QPoint(2, 2))
    assert told == [True, False]
    piece.setFocus()
    piece.clearFocus()
    assert told == [True, False, True, False]


def test_the_back_is_up_until_it_is_turned(stage: Stage, piece: Piece) -> None:
    front, _ = image_of(piece)
    piece.set_face_up(False)
    back, _ = image_of(piece)
    assert front != back and not piece.face_up
    piece._set_turn(0.5)
    edge, _ = image_of(piece)
    assert painted(edge).width() < painted(front).width() / 4 and painted(edge).height() >= 60


# --- nothing is painted outside -----------------------------------------------------------------------------------


@pytest.mark.parametrize("face_up", [True, False])
@pytest.mark.parametrize("state", ["", "lit", "chosen", "barred", "focus"])
@pytest.mark.parametrize("round", [False, True])
def test_a_piece_stays_within_its_bounds(stage: Stage, piece: Piece, state: str, face_up: bool, round: bool) -> None:
    piece.round = round
    piece.keycap = "W"
    piece.set_face_up(face_up)
    piece.set_state(
        lit=state in ("lit", "focus", "chosen"), chosen=state == "chosen", barred="no" * (state == "barred")
    )
    if state == "focus":
        piece.setFocus()
        assert piece.hasFocus()
    assert_stays_inside(piece)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 1.8])
@pytest.mark.parametrize("badge", ["", "ready", "thinking", "winner"])
@pytest.mark.parametrize("name", ["Anna", LONG, "", "Ümläut-Ägidius Öchs"])
def test_a_plate_stays_within_its_bounds_and_so_do_its_texts(stage: Stage, name: str, badge: str, scale: float) -> None:
    """Long names are shrunk and cut; six markers, the highest score and a purse beside it have room."""
    stage.text_scale = scale
    plate = SeatPlate(stage, 0, name)
    stage.scene().addItem(plate)
    plate.keycap = "6"
    figures = [("table/click_marker", "6"), ("", "$648,000")]
    for out, active, note in ((False, True, "($108,000)"), (True, False, ""), (False, False, "")):
        plate.set_facts(active=active, out=out, figures=figures, note=note, badge=badge)
        for state in ({}, {"lit": True}, {"lit": True, "chosen": True}, {"barred": "Out of the game."}):
            plate.set_state(**state)
            assert_stays_inside(plate)
    plate.set_facts(active=False, out=False, figures=figures, note="($18,000)", badge=badge)
    _, written = image_of(plate)
    assert {"6", "$648,000", "($18,000)"} <= {one.text for one in written}, "money is never cut"
    body = plate.body()
    for one in written:
        assert one.fits, f"{one.text!r} needs {one.needs.width():.0f}, has {one.place.width():.0f}"
        assert one.place.left() >= body.left() and one.place.left() + one.needs.width() <= body.right() + 1, one.text
    shown = [one.text for one in written if one.text.rstrip("…") and LONG.startswith(one.text.rstrip("…"))]
    if name == LONG:
        assert len(shown) == 1 and shown[0].endswith("…"), "twenty of the widest letters cannot all be there"
    elif name == "Anna":
        assert "Anna" in [one.text for one in written]


# --- texts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["$1,000", "Pot $648,000", "Pott 648.000 $", LONG])
def test_a_tag_is_as_wide_as_its_text(stage: Stage, text: str) -> None:
    tag = Tag(25)
    assert not tag.isVisible()
    tag.set_text(text)
    stage.scene().addItem(tag)
    assert tag.isVisible() and tag.text == text
    assert_stays_inside(tag)
    _, (written,) = image_of(tag)
    assert written.fits
    tag.set_text("")
    assert not tag.isVisible()


@pytest.mark.parametrize("text", ["BANG!", "KLACK!", "Wolfgangwaltraudwigbert ist pleite", ""])
def test_a_big_word_is_painted_once_and_stays_inside(stage: Stage, text: str) -> None:
    word = BigWord(text, 74, NIGHT.bone, 1.0)
    assert_stays_inside(word)
    assert BigWord(text, 74, NIGHT.bone, 1.0)._picture is word._picture
    if text:
        assert painted(image_of(word)[0]).height() > 30


def test_shortened_texts_fit(qtbot: QtBot) -> None:
    font = sans(20)
    assert fitted("Anna", font, 500) == "Anna"
    for width in (0, 10, 60, 120):
        short = fitted(LONG, font, width)
        assert QFontMetricsF(font).horizontalAdvance(short) <= max(width, QFontMetricsF(font).horizontalAdvance("…"))


# --- the cylinder --------------------------------------------------------------------------------------------------


@pytest.fixture
def cylinder(stage: Stage) -> Cylinder:
    cylinder = Cylinder(stage, 264)
    stage.scene().addItem(cylinder)
    return cylinder


@pytest.mark.parametrize("turns", [6, 7, 31])
def test_it_turns_chamber_by_chamber_and_stops_on_one(cylinder: Cylinder, turns: int) -> None:
    ticks: list[float] = []
    for spin_number in range(3):
        before = cylinder.angle
        ticks.clear()
        spin = cylinder.spin(Pace(), lambda: ticks.append(cylinder.angle), turns)
        spin.start()
        spin.pause()
        for step in range(400):
            spin.setCurrentTime(spin.totalDuration() * step // 399)
        assert cylinder.angle == pytest.approx(before + turns * STEP), spin_number
        assert cylinder.angle % STEP == pytest.approx(0, abs=1e-6)
        assert len(ticks) == turns, "one tick a chamber"
        assert ticks == sorted(ticks)
        assert cylinder.hammer > 0, "the hammer is cocked"
        fall = cylinder.fall(Pace())
        fall.start()
        finish(fall)
        assert cylinder.hammer == 0


def test_with_reduced_motion_it_is_simply_there(cylinder: Cylinder) -> None:
    seen: set[float] = {cylinder.angle}
    spin = cylinder.spin(Pace(reduced=True), lambda: seen.add(cylinder.angle), 31)
    spin.start()
    spin.pause()
    for step in range(100):
        spin.setCurrentTime(spin.totalDuration() * step // 99)
        seen.add(cylinder.angle)
    assert seen == {0.0, 31 * STEP}


def test_the_chamber_under_the_hammer_shows_what_was_in_it(cylinder: Cylinder) -> None:
    for turn in range(CHAMBERS):
        cylinder.cover()
        cylinder._set_angle(STEP * turn)
        cylinder.show_top("table/chamber_fired")
        fired = cylinder.chambers.index("table/chamber_fired")
        assert (fired * STEP + cylinder.angle) % 360 == pytest.approx(0), "it is not at the top"
    cylinder.cover()
    assert set(cylinder.chambers) == {"table/chamber_unknown"}


@pytest.mark.parametrize("angle", [0, 17, 30, 59])
@pytest.mark.parametrize("hammer", [0, 14, 28])
def test_the_cylinder_stays_within_its_bounds(cylinder: Cylinder, angle: float, hammer: float) -> None:
    cylinder._set_angle(angle)
    cylinder._set_hammer(hammer)
    assert_stays_inside(cylinder)
    box = cylinder.boundingRect()
    assert box.contains(cylinder._disc()), "what turning repaints lies inside"
