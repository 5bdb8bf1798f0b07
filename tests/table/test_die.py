"""Dice: whatever the way, they end on the face they were thrown for; and no frame has to render a pose anew."""

from __future__ import annotations

from itertools import product
from math import isclose
from random import Random

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from sixchambers.table import die as module
from sixchambers.table.dice.makes import MAKES
from sixchambers.table.die import FIELD, STEPS, Die, attitude, on_top, pose
from sixchambers.table.motion import Pace
from sixchambers.table.stage import Stage
from sixchambers.table.tumble import Tumble, throw
from table.painted import image_of, painted

BASE = MAKES["base"]


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    stage = Stage("dice")
    qtbot.addWidget(stage)
    stage.resize(1280, 720)
    stage.show()
    return stage


@pytest.mark.parametrize("face", range(6))
def test_at_rest_the_wanted_face_looks_at_us(face: int) -> None:
    assert on_top(attitude(face, 0)) == face


def test_a_turn_of_poses_closes_and_shows_other_faces_on_the_way() -> None:
    for face in range(6):
        for one, other in zip(sum(attitude(face, 0), ()), sum(attitude(face, STEPS), ()), strict=True):
            assert isclose(one, other, abs_tol=1e-9)
        assert len({on_top(attitude(face, step)) for step in range(STEPS)}) >= 3


def test_every_attitude_is_a_rotation() -> None:
    """Nothing is stretched or mirrored."""
    for face, step in product(range(6), range(STEPS)):
        (a, b, c), (d, e, f), (g, h, i) = attitude(face, step)
        assert isclose(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g), 1.0, abs_tol=1e-9)
        for row in attitude(face, step):
            assert isclose(sum(value * value for value in row), 1.0, abs_tol=1e-9)


def test_the_six_faces_and_the_three_makes_look_different(stage: Stage) -> None:
    seen = {bytes(pose(make, face, 0, 64).toImage().constBits()) for make in MAKES.values() for face in range(6)}
    assert len(seen) == 18


def test_a_pose_never_touches_the_edge_of_its_picture(stage: Stage) -> None:
    """What is cut off there would be cut off on the table."""
    for face, step in product(range(6), range(STEPS)):
        picture = pose(BASE, face, step, 60).toImage()
        box = painted(picture)
        assert box.left() > 0 and box.top() > 0
        assert box.right() < picture.width() - 1 and box.bottom() < picture.height() - 1


def test_what_it_paints_stays_inside_its_bounds(stage: Stage) -> None:
    die = Die(stage, BASE, 82)
    stage.scene().addItem(die)
    for step, lift, yaw in ((0, 0.0, 0.0), (5, 90.0, 40.0), (9, 30.0, -70.0), (3, 200.0, 10.0)):
        die.set_pose(step, lift, yaw)
        image, _ = image_of(die)
        box, bounds = painted(image), die.boundingRect()
        assert box.width() <= bounds.width() + 3 and box.height() <= bounds.height() + 3


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
def test_a_throw_ends_on_its_faces_at_its_places(stage: Stage, reduced: bool) -> None:
    for seed in range(6):
        random = Random(seed)
        dice = [Die(stage, BASE, 82) for _ in range(6)]
        for die in dice:
            stage.scene().addItem(die)
        faces = [random.randrange(6) for _ in dice]
        spots = [QPointF(200 + 90 * number, 400) for number in range(6)]
        landed: list[bool] = []
        flight = throw(
            list(zip(dice, faces, spots, strict=True)),
            QPointF(0, 700),
            Pace(1.0, reduced),
            random,
            lambda landed=landed: landed.append(True),
        )
        flight.start()
        for share in (0.1, 0.4, random.random(), 1.0):
            flight.setCurrentTime(int(flight.totalDuration() * share))
        flight.stop()
        assert landed == [True]
        assert [die.face for die in dice] == faces and all(die.resting for die in dice)
        assert [die.pos() for die in dice] == spots
        for die in dice:
            stage.scene().removeItem(die)


def test_no_frame_of_a_throw_renders_a_pose_that_was_prepared(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    die = Die(stage, BASE, 82)
    stage.scene().addItem(die)
    for step in range(STEPS):
        pose(BASE, 4, step, 82 * stage.density)
    rendered: list[object] = []
    monkeypatch.setattr(module, "paint_die", lambda *what: rendered.append(what))
    die.face = 4
    tumble = Tumble(die, QPointF(0, 0), QPointF(500, 300), 900, Random(1))
    for now in range(0, 901, 8):
        tumble.setCurrentTime(now)
        image_of(die)
    assert rendered == []


def test_poses_are_kept_within_a_budget(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", 200_000)
    for step in range(STEPS):
        pose(BASE, 0, step, 61)
    assert module._spent <= 200_000
    assert module._spent == sum(one.width() * one.height() * 4 for one in module._poses.values())
    wide = round(60 * FIELD)
    assert pose(BASE, 0, 3, 60).width() == wide
