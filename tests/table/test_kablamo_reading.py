"""What is told of the table of Kablamo, to whoever listens or looks things up; and its drawings and sounds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from helpers.kablamo import kablamo_table
from sixchambers.games.kablamo.box import KINDS
from sixchambers.places import resources
from sixchambers.table import art
from sixchambers.table.accessible.told import Told
from sixchambers.table.kablamo.scene import KablamoScene
from sixchambers.words.speaker import speaker
from table.kablamo_tables import RULES, loaded_table, moments, one_answer, scene_of


def names(told: list[Told]) -> list[str]:
    return [text for thing in told for text in (thing.name, *names(list(thing.inside)))]


def find(scene: KablamoScene, key: str) -> Told:
    def every(told: list[Told]) -> list[Told]:
        return [one for thing in told for one in (thing, *every(list(thing.inside)))]

    return next(thing for thing in every(scene.told()) if thing.key == key)


def asked_scene(qtbot: QtBot, about: str, language: str = "en") -> KablamoScene:
    update = moments()[about][0]
    scene = scene_of(qtbot, len(update.view.alive), language=language)
    scene.sit(update.seat)
    scene.look(update)
    scene.ask(update.question)
    return scene


def test_the_question_comes_first_then_ones_own_seat(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "chamber")
    keys = [thing.key for thing in scene.told()]
    own = scene.eyes or 0
    assert keys[:2] == ["question", f"seat {own}"]
    assert keys.index(f"revolver {own}") < keys.index("bag") < keys.index(f"seat {(own + 1) % len(scene.names)}")


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_told_in_words(qtbot: QtBot, language: str) -> None:
    """Games of all rules, through a player's eyes: no bare id, no brace, and as many things as lie there."""
    for number, rules in enumerate(RULES):
        random = Random(number)
        table = kablamo_table(4, seed=number, **rules)
        scene = scene_of(qtbot, 4, language=language)
        scene.sit(0)
        for _ in range(70):
            if table.outcome is not None:
                break
            one_answer(table, random)
            scene.look(table.update(0))
            said = names(scene.told())
            assert not any("kablamo_table." in text or "kablamo." in text or "{" in text for text in said), said
            for seat in range(4):
                if scene.view.alive[seat]:
                    loaded = sum(face != 0 for face in scene.view.revolvers[seat].chambers)
                    assert (
                        speaker(language).say("kablamo_table.read_loaded", n=loaded) in find(scene, f"seat {seat}").name
                    )
                    assert len(find(scene, f"revolver {seat}").inside) == 6


def test_a_bullet_read_by_key_is_read_aloud(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "load")
    assert all(thing.key != "zoom" for thing in scene.told())
    qtbot.keyClick(scene, Qt.Key.Key_Z)
    card = scene.zoom.walking
    assert card is not None and card.readable is not None
    assert card.readable.text in find(scene, "zoom").name
    qtbot.keyClick(scene, Qt.Key.Key_Right)
    assert scene.zoom.walking is not card
    qtbot.keyClick(scene, Qt.Key.Key_Escape)
    assert not scene.zoom.card.isVisible()


def test_a_face_down_bullet_has_nothing_to_read(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "chamber")
    for chair in scene.chairs:
        for position, disc in enumerate(chair.drum.discs):
            if disc is not None and position != scene.view.revolvers[chair.seat].active:
                scene.point(chair.drum.places[position], True)
                assert scene.zoom.shown is None
                scene.point(chair.drum.places[position], False)


def test_a_screen_reader_finds_the_chambers(qtbot: QtBot) -> None:
    scene = asked_scene(qtbot, "chamber")
    root = QAccessible.queryAccessibleInterface(scene)
    assert root is not None and root.childCount() > 0

    def every(thing: object, depth: int = 0) -> list[str]:
        found = [thing.text(QAccessible.Text.Name)]  # type: ignore[attr-defined]
        if depth < 4:
            for number in range(thing.childCount()):  # type: ignore[attr-defined]
                child = thing.child(number)  # type: ignore[attr-defined]
                if child is not None:
                    found += every(child, depth + 1)
        return found

    said = every(root)
    assert any(scene.speaker.text("kablamo_table.read_safe") in text for text in said)


# --- drawings and sounds -------------------------------------------------------------------------------------------


def test_every_bullet_has_a_face_of_its_own(qtbot: QtBot) -> None:
    """26 emblems and the two live ones; no two alike, none missing, and no letters in any."""
    folder = resources() / "art" / "kablamo"
    pictures = {}
    for kind in KINDS:
        path = folder / f"bullet_{kind.id}.svg"
        assert path.is_file(), kind.id
        assert "<text" not in path.read_text(encoding="utf-8")
        image = art.pixmap(f"kablamo/bullet_{kind.id}", 48, 48).toImage()
        pictures[kind.id] = bytes(image.constBits())
    assert len(set(pictures.values())) == len(KINDS) == 28


def test_the_drawings_are_what_the_script_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Path(__file__).parents[2]
    monkeypatch.syspath_prepend(str(project / "packaging"))
    monkeypatch.setattr("sys.argv", ["make_kablamo_art.py", str(tmp_path)])
    import make_kablamo_art

    make_kablamo_art.main()
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.svg")}
    kept = {path.name: path.read_bytes() for path in (resources() / "art" / "kablamo").glob("*.svg")}
    assert made == kept


def test_every_sound_of_the_table_can_be_heard(qtbot: QtBot) -> None:
    from sixchambers.table.sound import Mixer
    from table.test_kablamo_scene import every_event

    scene = scene_of(qtbot, 5)
    heard: set[str] = set()
    scene.sound = heard.add
    table = loaded_table(5, seed=3)
    scene.sit(0)
    for event in every_event():
        scene.look(table.update(0))
        scene.director.play(*scene.beats(event))
        scene.director.skip()
    mixer = Mixer()
    assert len(heard) > 15
    for name in heard:
        assert mixer.load(name), f"{name} has no file"
