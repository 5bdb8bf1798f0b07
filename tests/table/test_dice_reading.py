"""What is told of the table of BANG! The Dice Game, to whoever listens or looks things up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from sixchambers.games.dice.data import BASE_CHARACTERS, FACES, GHOST_TOKENS, SALOON_CHARACTERS, TYPE_OF
from sixchambers.games.dice.prospects import prospects
from sixchambers.places import resources
from sixchambers.table import art
from sixchambers.table.accessible.told import Told
from sixchambers.table.dice.scene import DiceScene
from sixchambers.words.speaker import speaker
from table.dice_tables import NAMES, dice_table, moments, one_answer, options_for, scene_of


def names(told: list[Told]) -> list[str]:
    return [text for thing in told for text in (thing.name, *names(list(thing.inside)))]


def find(scene: DiceScene, key: str) -> Told:
    def every(told: list[Told]) -> list[Told]:
        return [one for thing in told for one in (thing, *every(list(thing.inside)))]

    return next(thing for thing in every(scene.told()) if thing.key == key)


def asked_scene(qtbot: QtBot, about: str, language: str = "en") -> DiceScene:
    update = moments()[about][0]
    seats = len(update.view.alive)
    scene = scene_of(qtbot, list(NAMES[:seats]), language=language)
    scene.sit(update.seat)
    scene.look(update)
    scene.ask(update.question)
    return scene


def test_the_question_comes_first_then_ones_own_seat_then_the_dice(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "reroll")
    said = names(scene.told())
    own = NAMES[scene.eyes or 0]
    assert said[0] == scene.speaker.text("dice.ask_reroll")
    assert said[1].startswith(f"{own}, your seat, ")
    assert said[2].startswith(f"Dice of {own}, throw ")
    keys = [thing.key for thing in scene.told()]
    seats = [key for key in keys if key.startswith("seat")]
    first = scene.eyes or 0
    assert seats == [f"seat {(first + number) % len(scene.names)}" for number in range(len(scene.names))]
    assert keys.index("dice") < keys.index("pile") < keys.index(seats[1]) < keys.index("cards")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_seat_tells_its_life_arrows_and_cards(qtbot: QtBot, language: str) -> None:
    random = Random(3)
    table = dice_table(6, seed=11, **options_for(6))
    scene = scene_of(qtbot, list(NAMES[:6]), language=language)
    scene.sit(0)
    for _ in range(80):
        if table.outcome is not None:
            break
        one_answer(table, random)
    scene.look(table.update(0))
    view = scene.view
    say = speaker(language).say
    for seat in range(6):
        told = find(scene, f"seat {seat}").name
        assert speaker(language).text(f"dice.{view.characters[seat]}") in told
        if view.alive[seat]:
            assert say("dice_table.read_life", n=view.life[seat], most=view.max_life[seat]) in told
        arrows = view.arrows[seat] + (view.chief == seat)
        assert (say("dice_table.read_arrows", n=arrows) in told) == bool(arrows)
        role = view.roles[seat]
        if role is not None and view.ghost != seat:
            assert speaker(language).text(f"dice.{role}") in told
    assert not any("dice_table." in text or "{" in text for text in names(scene.told()))


def test_a_card_read_by_key_is_read_aloud(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "reroll")
    assert all(thing.key != "zoom" for thing in scene.told())
    qtbot.keyClick(scene, Qt.Key.Key_Z)
    qtbot.keyClick(scene, Qt.Key.Key_Right)
    character = scene.view.characters[scene.eyes or 0]
    assert scene.speaker.text(f"dice.{character}_text") in find(scene, "zoom").name
    qtbot.keyClick(scene, Qt.Key.Key_Escape)
    assert all(thing.key != "zoom" for thing in scene.told())


def test_distances_are_drawn_and_told_from_any_seat(qtbot: QtBot) -> None:
    table = dice_table(7, seed=1)
    scene = scene_of(qtbot, list(NAMES[:7]))
    scene.sit(0)
    scene.look(table.update(0))
    qtbot.keyClick(scene, Qt.Key.Key_D)
    assert find(scene, "distances").name == "From Anna: distance 1: Bert and Gustav, distance 2: Cleo and Fanny"
    assert sorted(line.label for line in scene.distances.lines) == ["1", "1", "2", "2"]
    qtbot.keyClick(scene, Qt.Key.Key_Left)
    assert find(scene, "distances").name.startswith("From Bert: ")
    qtbot.keyClick(scene, Qt.Key.Key_D)
    assert not scene.distances.lines
    scene.point(scene.plates[3], True)
    assert scene.distances.seat == 3 and len(scene.distances.lines) == 4
    scene.point(scene.plates[3], False)
    assert not scene.distances.lines


def test_the_odds_follow_what_is_picked(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "reroll")
    assert not scene.notes.odds.isVisible()
    scene.act("odds")
    assert scene.notes.odds.isVisible()
    standing = find(scene, "odds").name
    scene.act("all")
    thrown = find(scene, "odds").name
    assert standing != thrown
    picker = scene.asking.picker
    assert picker is not None
    chances = prospects(scene.view, picker.now())
    attack = next(note for note in scene.notes.odds.notes if note.name == "attack")
    assert attack.cell.share == chances.attack
    scene.ask(None)
    assert not scene.notes.odds.isVisible(), "only while one decides"


def test_the_notebook_is_an_option_and_lies_on_hidden_roles_only(qtbot: QtBot) -> None:
    for kept in (False, True):
        table = dice_table(6, seed=4, notebook=kept)
        scene = scene_of(qtbot, list(NAMES[:6]))
        scene.sit(0)
        scene.look(table.update(0))
        qtbot.keyClick(scene, Qt.Key.Key_N)
        shown = [seat for seat, slip in enumerate(scene.notes.slips) if slip.isVisible()]
        hidden = [seat for seat, role in enumerate(scene.view.roles) if role is None]
        assert shown == (hidden if kept else [])
        for seat in shown:
            assert sum(cell.share for _, cell in scene.notes.slips[seat].lines) == pytest.approx(1.0)


def test_screen_readers_find_it(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "shots")
    table = QAccessible.queryAccessibleInterface(scene)
    assert table.text(QAccessible.Text.Name) == "Table: BANG! The Dice Game"
    children = [table.child(number) for number in range(table.childCount())]
    assert children[0].text(QAccessible.Text.Name) == scene.speaker.text("dice.ask_shots")
    assert {child.role() for child in children} >= {QAccessible.Role.Button, QAccessible.Role.List}


# --- the box -----------------------------------------------------------------------------------------------------------


def test_every_drawing_is_in_the_box() -> None:
    """No face, role, character or token without a picture of its own."""
    wanted = [f"role_{role}" for role in TYPE_OF] + [
        "role_ghost",
        "role_ghost_renegade",
        "role_loudmouth",
        "role_coward",
    ]
    wanted += [f"char_{name}" for name in (*BASE_CHARACTERS, *SALOON_CHARACTERS)]
    wanted += [f"{sort}_{kind}_{face}" for kind, faces in FACES.items() for face in faces for sort in ("sym", "face")]
    wanted += [f"token_{face}" for face in GHOST_TOKENS] + [
        "token_double",
        "arrow",
        "arrow_chief",
        "stuck",
        "stuck_chief",
    ]
    files = resources() / "art" / "dice"
    assert [name for name in wanted if not (files / f"{name}.svg").is_file()] == []
    assert [name for name in wanted if not art._renderer(f"dice/{name}").isValid()] == []
    drawn = {(files / f"{name}.svg").read_bytes() for name in wanted}
    assert len(drawn) == len(wanted), "two drawings are the same"


def test_the_box_is_what_the_script_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Path(__file__).resolve().parents[2]
    monkeypatch.syspath_prepend(str(project / "packaging"))
    monkeypatch.setattr("sys.argv", ["make_dice_art.py", str(tmp_path)])
    import make_dice_art

    make_dice_art.main()
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.svg")}
    kept = {path.name: path.read_bytes() for path in (resources() / "art" / "dice").glob("*.svg")}
    assert made == kept
