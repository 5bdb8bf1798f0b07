"""Golden pictures of the table of BANG!: four moments look as they did.

When a difference is meant: run this file with GOLDEN_PICTURES=write in the environment, look at the pictures in
tests/golden/pictures/bang, and keep them. A picture that does not fit is left beside the golden one as NAME.new.png.
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
from sixchambers.engine.questions import AnyQuestion, PlayOne
from sixchambers.engine.table import Table
from sixchambers.table.bang.scene import BangScene
from sixchambers.table.theme import load_fonts
from table.bang_tables import NAMES, bang_table, one_answer, scene_of

FOLDER = Path(__file__).parent.parent / "golden" / "pictures" / "bang"


def full_table(until: Callable[[AnyQuestion], bool], seats: int, **options: object) -> tuple[Table, int]:
    """Far into a game: cards lie about, life is lost, gold is spent; and this is asked."""
    for seed in range(300):
        random = Random(seed)
        table = bang_table(seats, seed=seed, **options)
        for _ in range(260):
            if table.outcome is not None:
                break
            state = table.play.state
            if sum(map(len, state.in_play)) >= seats and sum(state.life) < sum(state.most) - 4:
                for seat in table.play.owing():
                    question = table.play.question(seat)
                    if question is not None and len(state.hands[seat]) > 2 and until(question):
                        return table, seat
            one_answer(table, random)
    raise AssertionError("no game came to that")


def asked(qtbot: QtBot, table: Table, seat: int, language: str) -> BangScene:
    load_fonts()
    scene = scene_of(qtbot, list(NAMES[: len(table.seats)]), language=language, size=(1024, 560), reduced=True)
    update = table.update(seat)
    scene.sit(seat)
    scene.look(update)
    scene.ask(update.question)
    return scene


def aiming(qtbot: QtBot) -> BangScene:
    """Eight at the table; a card is chosen, some are lit, some too far away."""
    table, seat = full_table(lambda question: question.about == "play" and _has_target(question), 8)
    scene = asked(qtbot, table, seat, "de")
    question = scene.question
    assert isinstance(question, PlayOne)
    move = next(move for move in question.moves if isinstance(move.card, int) and len(move.targets) > 1)
    scene.asking.picker.pick("card", move.card)  # type: ignore[union-attr]
    return scene


def _has_target(question: AnyQuestion) -> bool:
    return any(isinstance(move.card, int) and 1 < len(move.targets) < 6 for move in getattr(question, "moves", ()))


def shot_at(qtbot: QtBot) -> BangScene:
    """Without Gold Rush: somebody shoots, the line shows who."""
    table, seat = full_table(lambda question: question.about == "dodge", 5, gold_rush=False)
    return asked(qtbot, table, seat, "en")


def store(qtbot: QtBot) -> BangScene:
    """The counter of a General Store."""
    table, seat = full_table(lambda question: question.about == "store" and question.count(5) >= 4, 6)
    return asked(qtbot, table, seat, "de")


def reach(qtbot: QtBot) -> BangScene:
    """The range map by day, and the notebook."""
    table, seat = full_table(lambda question: question.about == "play", 7, notebook=True)
    scene = asked(qtbot, table, seat, "en")
    scene.ask(None)
    scene.set_theme("day")
    scene.act("notebook")
    scene.reach.toggle()
    return scene


PICTURES = {"aiming_de": aiming, "shot_at_en": shot_at, "store_de": store, "reach_en": reach}


def picture(scene: BangScene) -> QImage:
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


def test_the_measure_sees_another_card(qtbot: QtBot) -> None:
    """A card chosen or not is further off than what is allowed."""
    scene = aiming(qtbot)
    golden = QImage(str(FOLDER / "aiming_de.png")).convertToFormat(QImage.Format.Format_RGB888)
    scene.act("clear")
    assert difference(picture(scene), golden)[1] > BLOCK


def test_none_is_left_over() -> None:
    files = {path.name for path in FOLDER.glob("*.png") if not path.name.endswith(".new.png")}
    assert files == {f"{name}.png" for name in PICTURES}
