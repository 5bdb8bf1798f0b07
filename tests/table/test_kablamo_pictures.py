"""Golden pictures of the table of Kablamo: three moments look as they did.

When a difference is meant: run this file with GOLDEN_PICTURES=write in the environment, look at the pictures in
tests/golden/pictures/kablamo, and keep them. A picture that does not fit is left beside the golden one as NAME.new.png.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.test_pictures import BLOCK, MEAN, WRITE, difference
from helpers.kablamo import kablamo_table
from sixchambers.engine.message import message
from sixchambers.engine.questions import AnyQuestion, Arrange, ChooseOne
from sixchambers.games.kablamo import events as kablamo
from sixchambers.games.kablamo.box import CLICK, KABLAMO
from sixchambers.games.kablamo.pieces import Pending, Token
from sixchambers.games.kablamo.view import HIDDEN, RevolverView
from sixchambers.table.kablamo.scene import KablamoScene
from sixchambers.table.theme import load_fonts
from table.kablamo_tables import scene_of
from table.test_dice_pictures import picture as taken

FOLDER = Path(__file__).parent.parent / "golden" / "pictures" / "kablamo"


def revolver(active: int = 0, at: int = 0, tokens: tuple[Token, ...] = (), empty: tuple[int, ...] = ()) -> RevolverView:
    """Six face-down bullets, but for what is said."""
    chambers = [0 if position in empty else HIDDEN for position in range(6)]
    if active:
        chambers[at] = active
    return RevolverView(tuple(chambers), at if active else -1, -1, tokens, False)


def staged(
    qtbot: QtBot, seats: int, language: str, question: AnyQuestion | None, reduced: bool = True, **fields: Any
) -> KablamoScene:
    """A table in the middle of a game that is written down here, so that no rule and no draw can change the picture."""
    load_fonts()
    update = kablamo_table(seats, seed=1).update(0)
    shown = {
        "round": 4,
        "phase": "assign",
        "alive": (True, True, False, True, True)[:seats],
        "ready": (False,) * seats,
        "revolvers": tuple(revolver() for _ in range(seats)),
        "spares": ((KABLAMO, 9, 33), (HIDDEN, HIDDEN), (), (HIDDEN,) * 3, (HIDDEN,))[:seats],
        "front": ((), (Token(23, "test_of_honor"),), (), (), ())[:seats],
        "centre": (Token(6, "full_metal_jacket"),),
        "bag": 51,
        "discard": (14, 37),
        **fields,
    }
    update = msgspec.structs.replace(
        update, view=msgspec.structs.replace(update.view, **shown), events=(), waiting=(0,), question=question
    )
    scene = scene_of(qtbot, seats, language=language, reduced=reduced, size=(1024, 560))
    scene.sit(0)
    scene.look(update)
    scene.ask(question)
    return scene


def loading(qtbot: QtBot) -> KablamoScene:
    """The first load: three bullets lie, one is in hand."""
    items = (KABLAMO, CLICK, 9, 15, 28, 46, 60, 79)
    question = Arrange(
        seat=0,
        prompt=message("kablamo.ask_first_load"),
        default=(1, 2, 3, 4, 5, 6),
        about="load",
        items=items,
        places=tuple((0, position) for position in range(6)),
        fill=6,
    )
    empty = tuple(range(6))
    scene = staged(
        qtbot, 4, "de", question, phase="load", revolvers=tuple(revolver(empty=empty) for _ in range(4)), discard=(),
        spares=(items, (HIDDEN,) * 8, (HIDDEN,) * 8, (HIDDEN,) * 8), alive=(True,) * 4, front=((),) * 4, centre=(),
    )  # fmt: skip
    for id in ("item1", "place5", "item4", "place4", "item0", "place0", "item3"):
        scene.act(id)
    return scene


def assigning(qtbot: QtBot) -> KablamoScene:
    """The row of numbers, one of them announced; tokens on revolvers, in front of players and in the middle."""
    question = ChooseOne(seat=0, prompt=message("kablamo.ask_grease"), default=0, about="seat", options=(0, 1, 3, 4))
    return staged(
        qtbot, 5, "en", question,
        revolvers=(
            revolver(tokens=(Token(24, "trigger_malfunction", "armed"), Token(18, "hammer_malfunction"))),
            revolver(active=28), revolver(empty=tuple(range(6))), revolver(active=53, at=1),
            revolver(active=79, tokens=(Token(12, "act_of_cowardice"),), empty=(3,)),
        ),
        carrying=17, pending=(Pending(28, 1, 3, 0, True),),
    )  # fmt: skip


def following(qtbot: QtBot) -> KablamoScene:
    """Reduced motion: three bullets have changed places, and numbered arrows say how; by day."""
    scene = staged(qtbot, 3, "de", None, alive=(True,) * 3, spares=((KABLAMO, 9), (HIDDEN,), (HIDDEN,) * 2))
    scene.set_theme("day")
    scene.director.play(*scene.beats(kablamo.Cycled(((0, 4), (1, 2), (2, 3)))), scene.sync)
    scene.director.skip()
    return scene


PICTURES = {"loading_de": loading, "assigning_en": assigning, "following_de": following}


def picture(scene: KablamoScene) -> QImage:
    return taken(scene)  # type: ignore[arg-type]


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


def test_the_measure_sees_another_load(qtbot: QtBot) -> None:
    """One bullet more or less in a chamber is further off than what is allowed."""
    scene = loading(qtbot)
    golden = QImage(str(FOLDER / "loading_de.png")).convertToFormat(QImage.Format.Format_RGB888)
    scene.act("clear")
    scene.act("clear")
    assert difference(picture(scene), golden)[1] > BLOCK


def test_none_is_left_over() -> None:
    files = {path.name for path in FOLDER.glob("*.png") if not path.name.endswith(".new.png")}
    assert files == {f"{name}.png" for name in PICTURES}
