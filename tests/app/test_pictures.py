"""Golden pictures: the window in three moments, with the bundled fonts, looks as it did.

When a difference is meant: run this file with GOLDEN_PICTURES=write in the environment, look at the pictures in
tests/golden/pictures, and keep them. A picture that does not fit is left beside the golden one as NAME.new.png.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from app.house import TOGETHER, Hands, House, seats
from sixchambers.engine.questions import ChooseOne
from sixchambers.engine.table import Table

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
WRITE = os.environ.get("GOLDEN_PICTURES") == "write"
SMALL = QSize(512, 320)
"""Half the size of the window: what matters is still to be seen, and a hair's breadth is not."""
MEAN, BLOCK = 1.5, 14.0
"""How far a picture may be off, of 255: on the average, and in the worst of its tiles."""
TILE = 16


def choosing(house: House, language: str) -> Hands:
    """Late in a game: stacks, open bids, somebody dead, and a choice to make."""

    def until(table: Table) -> bool:
        question = table.play.question(0)
        rich = sum(map(len, table.play.state.stacks)) >= 3
        return isinstance(question, ChooseOne) and question.about == "seat" and bool(question.barred) and rich

    path = house.saved(
        until, seats("Anna", *(f"{name}:greenhorn" for name in ("Bert", "Cleo", "Dora"))), name="picture"
    )
    hands = house.back_at(path, (1024, 640), language=language)
    hands.until_asked("seat")
    hands.freeze_bots()
    return hands


def curtain(house: House, language: str) -> Hands:
    hands = house.at_table(TOGETHER, "picture", (1024, 640), language=language)
    hands.until_curtain()
    return hands


def bidding(house: House, language: str) -> Hands:
    hands = house.at_table(seats("Anna", "Bert:greenhorn", "Cleo:greenhorn"), "picture", (1024, 640), language=language)
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_2)
    return hands


PICTURES: dict[str, tuple[Callable[[House, str], Hands], str]] = {
    "choice_en": (choosing, "en"),
    "choice_de": (choosing, "de"),
    "bid_en": (bidding, "en"),
    "curtain_de": (curtain, "de"),
}


def picture(hands: Hands) -> QImage:
    hands.wait(lambda: not hands.window._style_timer.isActive(), "its style")
    hands.qtbot.wait(250)  # the backdrop for this size
    image = hands.window.grab().toImage()
    assert image.size() == QSize(1024, 640)
    small = image.scaled(SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_RGB888)


def tiles(image: QImage) -> list[list[bytes]]:
    """The picture in rows of bytes, tile by tile."""
    width, line = image.width() * 3, TILE * 3
    rows = [bytes(image.constScanLine(y))[:width] for y in range(image.height())]
    return [
        [row[x : x + line] for row in rows[y : y + TILE]]
        for y in range(0, image.height(), TILE)
        for x in range(0, width, line)
    ]


def difference(one: QImage, other: QImage) -> tuple[float, float]:
    """The mean over all values, and the mean of the worst tile."""
    assert one.size() == other.size()
    worst, total, count = 0.0, 0, 0
    for here, there in zip(tiles(one), tiles(other), strict=True):
        off = sum(
            abs(a - b) for ours, theirs in zip(here, there, strict=True) for a, b in zip(ours, theirs, strict=True)
        )
        size = sum(map(len, here))
        worst = max(worst, off / size)
        total += off
        count += size
    return total / count, worst


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(house: House, name: str) -> None:
    make, language = PICTURES[name]
    image = picture(make(house, language))
    path = FOLDER / f"{name}.png"
    fresh = FOLDER / f"{name}.new.png"
    if WRITE:
        FOLDER.mkdir(exist_ok=True)
        assert image.save(str(path))
        fresh.unlink(missing_ok=True)
    golden = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888)
    assert not golden.isNull(), f"there is no golden picture {path.name}"
    mean, worst = difference(image, golden)
    if mean > MEAN or worst > BLOCK:
        image.save(str(fresh))
        raise AssertionError(f"{name} is off by {mean:.2f}, at worst {worst:.1f}: compare {path.name} and {fresh.name}")
    fresh.unlink(missing_ok=True)


def test_the_measure_sees_what_it_should(house: House) -> None:
    """Another language, another choice, a closed curtain: each is further off than what is allowed."""
    goldens = {
        name: QImage(str(FOLDER / f"{name}.png")).convertToFormat(QImage.Format.Format_RGB888) for name in PICTURES
    }
    for one, other in (("choice_en", "choice_de"), ("choice_en", "bid_en"), ("bid_en", "curtain_de")):
        mean, worst = difference(goldens[one], goldens[other])
        assert mean > MEAN or worst > BLOCK, (one, other)
    assert difference(goldens["bid_en"], goldens["bid_en"]) == (0, 0)
    hands = bidding(house, "en")
    hands.key(Qt.Key.Key_2)
    assert difference(picture(hands), goldens["bid_en"])[1] > BLOCK, "one more bill goes unnoticed"


def test_the_pictures_are_small_and_none_is_left_over() -> None:
    files = {path.name: path.stat().st_size for path in FOLDER.glob("*.png") if not path.name.endswith(".new.png")}
    assert set(files) == {f"{name}.png" for name in PICTURES}
    assert max(files.values()) < 900_000
