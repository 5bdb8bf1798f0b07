"""Golden pictures of the table of BANG! The Dice Game: three moments look as they did.

When a difference is meant: run this file with GOLDEN_PICTURES=write in the environment, look at the pictures in
tests/golden/pictures/dice, and keep them. A picture that does not fit is left beside the golden one as NAME.new.png.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.test_pictures import BLOCK, MEAN, SMALL, WRITE, difference
from sixchambers.engine.questions import Assign, ChooseSome
from sixchambers.engine.table import Table
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.theme import load_fonts
from table.dice_tables import NAMES, dice_table, one_answer, options_for, scene_of

FOLDER = Path(__file__).parent.parent / "golden" / "pictures" / "dice"


def full_table(until: Callable[[Table, int], bool], seats: int) -> tuple[Table, int]:
    """Far into a game: arrows about, life lost, somebody out; and this is asked."""
    for seed in range(200):
        random = Random(seed)
        table = dice_table(seats, seed=seed, notebook=True, **options_for(seats))
        for _ in range(260):
            if table.outcome is not None:
                break
            state = table.play.state
            late = sum(state.arrows) >= 3 and not all(state.alive) and sum(state.life) < sum(state.max_life) - 6
            if late:
                for seat in table.play.owing():
                    if until(table, seat):
                        return table, seat
            one_answer(table, random)
    raise AssertionError("no game came to that")


def asked(qtbot: QtBot, table: Table, seat: int, language: str) -> DiceScene:
    load_fonts()
    scene = scene_of(qtbot, list(NAMES[: len(table.seats)]), language=language, size=(1024, 560))
    update = table.update(seat)
    scene.sit(seat)
    scene.look(update)
    scene.ask(update.question)
    return scene


def throwing(qtbot: QtBot) -> DiceScene:
    """Two dice picked to be thrown again, the odds in the corner."""

    def wanted(table: Table, seat: int) -> bool:
        question = table.play.question(seat)
        return isinstance(question, ChooseSome) and bool(question.barred)

    table, seat = full_table(wanted, 8)
    scene = asked(qtbot, table, seat, "de")
    scene.pace.reduced = True
    question = scene.question
    assert isinstance(question, ChooseSome)
    scene.suggest(question.options[-2:])
    scene.act("odds")
    return scene


def aiming(qtbot: QtBot) -> DiceScene:
    """The first shot has its target, the second is being aimed; notes on the hidden roles."""

    def wanted(table: Table, seat: int) -> bool:
        question = table.play.question(seat)
        return isinstance(question, Assign) and question.about == "shots" and len(question.symbols) >= 2

    table, seat = full_table(wanted, 6)
    scene = asked(qtbot, table, seat, "en")
    scene.act("aim0")
    scene.act("notebook")
    return scene


def reading(qtbot: QtBot) -> DiceScene:
    """A card read by key, by day."""

    def wanted(table: Table, seat: int) -> bool:
        return table.play.question(seat) is not None

    table, seat = full_table(wanted, 5)
    scene = asked(qtbot, table, seat, "de")
    scene.ask(None)
    scene.set_theme("day")
    scene.zoom._toggle()
    scene.zoom._walk(1)
    return scene


PICTURES = {"throwing_de": throwing, "aiming_en": aiming, "reading_de": reading}


def picture(scene: DiceScene) -> QImage:
    scene.viewport().setFocus()
    image = scene.grab().toImage()
    small = image.scaled(SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_RGB888)


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(qtbot: QtBot, name: str) -> None:
    image = picture(PICTURES[name](qtbot))
    path, fresh = FOLDER / f"{name}.png", FOLDER / f"{name}.new.png"
    if WRITE:
        FOLDER.mkdir(exist_ok=True)
        assert image.save(str(path))
    golden = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888)
    assert not golden.isNull(), f"there is no golden picture {path.name}"
    mean, worst = difference(image, golden)
    if mean > MEAN or worst > BLOCK:
        image.save(str(fresh))
        raise AssertionError(f"{name} is off by {mean:.2f}, at worst {worst:.1f}: compare {path.name} and {fresh.name}")
    fresh.unlink(missing_ok=True)


def test_the_measure_sees_another_die(qtbot: QtBot) -> None:
    """One die picked or not is further off than what is allowed."""
    scene = throwing(qtbot)
    golden = QImage(str(FOLDER / "throwing_de.png")).convertToFormat(QImage.Format.Format_RGB888)
    scene.act("clear")
    assert difference(picture(scene), golden)[1] > BLOCK


def test_none_is_left_over() -> None:
    files = {path.name for path in FOLDER.glob("*.png") if not path.name.endswith(".new.png")}
    assert files == {f"{name}.png" for name in PICTURES}
