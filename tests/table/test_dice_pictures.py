"""Golden pictures of the table of BANG! The Dice Game: three moments look as they did.

When a difference is meant: run this file with GOLDEN_PICTURES=write in the environment, look at the pictures in
tests/golden/pictures/dice, and keep them. A picture that does not fit is left beside the golden one as NAME.new.png.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.test_pictures import BLOCK, MEAN, SMALL, WRITE, difference
from sixchambers.engine.message import message
from sixchambers.engine.questions import AnyQuestion, Assign, Barred, ChooseSome
from sixchambers.games.dice.view import Die, Token
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.theme import load_fonts
from table.dice_tables import NAMES, dice_table, options_for, scene_of

FOLDER = Path(__file__).parent.parent / "golden" / "pictures" / "dice"


CHARACTERS = (
    *("willy_the_kid", "bart_cassidy", "calamity_janet", "el_gringo", "vulture_sam", "rose_doolan", "jourdonnais"),
    "molly_stark",
)


def staged(qtbot: QtBot, seats: int, language: str, question: AnyQuestion | None, **fields: Any) -> DiceScene:
    """A table in the middle of a game that is written down here, so that no rule and no die can change the picture."""
    load_fonts()
    update = dice_table(seats, seed=1, notebook=True, **options_for(seats)).update(0)
    shown = {
        "characters": CHARACTERS[:seats],
        "life": (7, 4, 8, 6, 0, 5, 3, 8)[:seats],
        "max_life": (10, 8, 8, 7, 9, 9, 7, 8)[:seats],
        "arrows": (1, 0, 2, 3, 0, 0, 1, 0)[:seats],
        "alive": (True, True, True, True, False, True, True, True)[:seats],
        "roles": ("sheriff", None, None, "the_gambler", "renegade", None, None, None)[:seats],
        "shown": (True, False, False, True, True, False, False, False)[:seats],
        "sheriff": 0,
        "pile": 2,
        "chief_in_pile": False,
        "chief": 1,
        "ghost": 4,
        "token": Token(2, "beer", True),
        "active": 0,
        "throws": 1,
        "deeds": 0,
        **fields,
    }
    update = msgspec.structs.replace(
        update, view=msgspec.structs.replace(update.view, **shown), events=(), waiting=(0,), question=question
    )
    scene = scene_of(qtbot, list(NAMES[:seats]), language=language, reduced=True, size=(1024, 560))
    scene.sit(0)
    scene.look(update)
    scene.ask(question)
    return scene


def dice(*faces: str, saloon: str = "") -> tuple[Die, ...]:
    """The dice of a turn; the last one may be a Saloon die."""
    kinds = ["base"] * (len(faces) - 1) + [saloon or "base"]
    return tuple(Die(kind, face, face == "dynamite", False, False) for kind, face in zip(kinds, faces, strict=True))


def throwing(qtbot: QtBot) -> DiceScene:
    """Two dice picked to be thrown again, the odds in the corner."""
    barred = (Barred(0, message("dice.burns")),)
    question = ChooseSome(
        seat=0,
        prompt=message("dice.ask_reroll"),
        default=(),
        about="reroll",
        options=(1, 2, 3, 4),
        least=0,
        most=4,
        barred=barred,
    )
    pool = dice("dynamite", "arrow", "one", "beer", "double_gatling", saloon="loudmouth")
    scene = staged(qtbot, 8, "de", question, dice=pool, phase="reroll")
    scene.suggest((1, 3))
    scene.act("odds")
    return scene


def aiming(qtbot: QtBot) -> DiceScene:
    """The first shot has its target, the second is being aimed; notes on the hidden roles."""
    far = tuple(Barred(seat, message("dice.out_of_range", n=3)) for seat in range(6))
    question = Assign(
        seat=0,
        prompt=message("dice.ask_shots"),
        default=(1, 2),
        about="shots",
        symbols=("one", "two"),
        targets=((1, 5), (2, 3)),
        barred=far,
    )
    scene = staged(qtbot, 6, "en", question, dice=dice("one", "two", "gatling", "beer", "arrow"), phase="shots")
    scene.act("aim0")
    scene.act("notebook")
    return scene


def reading(qtbot: QtBot) -> DiceScene:
    """A card read by key, by day."""
    pool = dice("one", "two", "gatling", "beer", "broken_arrow", saloon="coward")
    scene = staged(qtbot, 5, "de", None, dice=pool, phase="beers")
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
