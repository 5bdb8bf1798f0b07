"""The stage: one scene in units of its own, as large as the window lets it be, over a picture painted once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sixchambers.table.seat import PLATE, angles, place
from sixchambers.table.stage import HEIGHT, NARROWEST, Stage

SIZES = [(1024, 560), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1024, 1000), (300, 200)]


def stage_of(qtbot: QtBot, size: tuple[int, int]) -> Stage:
    stage = Stage("klack")
    qtbot.addWidget(stage)
    stage.resize(*size)
    stage.show()
    return stage


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_in_sight_at_every_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = stage_of(qtbot, size)
    assert stage.viewport().size().toTuple() == size
    assert stage.extent.width() >= NARROWEST - 0.01 and stage.extent.height() >= HEIGHT - 0.01
    assert stage.extent.width() == pytest.approx(NARROWEST) or stage.extent.height() == pytest.approx(HEIGHT)
    corner = stage.mapToScene(QPoint(size[0], size[1]))
    assert corner.x() == pytest.approx(stage.extent.width(), abs=2)
    assert corner.y() == pytest.approx(stage.extent.height(), abs=2)
    assert stage.horizontalScrollBar().maximum() == 0 and stage.verticalScrollBar().maximum() == 0
    felt = stage.felt()
    assert QRectF(0, 0, stage.extent.width(), stage.extent.height()).contains(felt)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [(1024, 560), (1920, 1080), (3840, 2160)], ids=str)
def test_every_plate_has_a_place_of_its_own_inside(qtbot: QtBot, size: tuple[int, int], seats: int) -> None:
    stage = stage_of(qtbot, size)
    for own in (None, *range(seats)):
        turned = angles(seats, own)
        assert turned[own or 0] == 0.0 and len(set(turned)) == seats
        inset = QSizeF(178.0, 78.0)
        plates = []
        for angle in turned:
            spot = place(angle, stage.extent, inset)
            box = QRectF(0, 0, PLATE.width() * 0.952, PLATE.height() * 0.867)
            box.moveCenter(spot)
            plates.append(box)
        whole = QRectF(0, 0, stage.extent.width(), stage.extent.height())
        assert all(whole.contains(box) for box in plates)
        if seats <= 6:
            assert not any(one.intersects(other) for n, one in enumerate(plates) for other in plates[n + 1 :])


def test_the_backdrop_is_painted_for_the_size_and_stretched_meanwhile(qtbot: QtBot) -> None:
    stage = stage_of(qtbot, (800, 500))
    first = stage._backdrop.cacheKey()
    stage.resize(1000, 640)
    assert stage._backdrop.cacheKey() == first, "painted anew for every pixel of a dragged edge"
    assert not stage.grab().toImage().isNull()
    qtbot.waitUntil(lambda: stage._backdrop.cacheKey() != first, timeout=20_000)
    assert stage._backdrop.deviceIndependentSize().toSize() == stage.viewport().size()


def test_night_and_day_differ_and_the_same_stays_the_same(qtbot: QtBot) -> None:
    stage = stage_of(qtbot, (800, 500))
    night = stage.grab().toImage()
    painted = stage._backdrop.cacheKey()
    stage.set_theme("night")
    assert stage._backdrop.cacheKey() == painted
    stage.set_theme("day")
    day = stage.grab().toImage()
    assert day != night and brightness(day) > brightness(night) + 30
    stage.set_theme("night")
    assert stage.grab().toImage() == night


def brightness(image: QImage) -> float:
    small = image.scaled(16, 16, mode=Qt.TransformationMode.SmoothTransformation)
    return sum(small.pixelColor(x, y).lightness() for x in range(16) for y in range(16)) / 256


def test_a_part_painted_again_is_what_was_there(qtbot: QtBot) -> None:
    """Moving things uncover pieces of the backdrop: they have to fit in without a seam."""
    stage = stage_of(qtbot, (640, 480))
    stage._paint_backdrop_afresh()
    whole = stage.grab().toImage()
    for part in (QPoint(101, 77), QPoint(333, 250)):
        piece = stage.grab(stage.rect().adjusted(part.x(), part.y(), -120, -90)).toImage()
        assert piece == whole.copy(part.x(), part.y(), piece.width(), piece.height())
