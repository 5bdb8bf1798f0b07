"""The table of Kablamo: what moves can be followed and not skipped, and everything has a place of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from sixchambers.games.kablamo import events as kablamo
from sixchambers.table.director import Followed
from sixchambers.table.line import Line
from table.kablamo_tables import loaded_table, scene_of
from table.test_kablamo_scene import every_event

# --- following -----------------------------------------------------------------------------------------------------

MOVING = (
    *(kablamo.Loaded, kablamo.TrayLoaded, kablamo.Rotated, kablamo.Turned, kablamo.Swapped, kablamo.Cycled),
    *(kablamo.SpareSwapped, kablamo.SafesSwapped, kablamo.RevolversSwapped, kablamo.Revealed, kablamo.Shielded),
)


def test_what_moves_can_be_hurried_but_not_skipped(qtbot: QtBot) -> None:
    """For whoever still plays, everything that may be missed is over at once, and what must be followed goes on."""
    table = loaded_table(4, seed=1)
    scene = scene_of(qtbot, 4)
    scene.sit(0)
    scene.look(table.update(0))
    for event in every_event():
        beats = scene.beats(event)
        if isinstance(event, MOVING):
            assert all(isinstance(beat, Followed) for beat in beats), event
    swap = kablamo.Swapped((0, 1), (1, 2), "double_cross")
    settled: list[bool] = []
    scene.settled.connect(lambda: settled.append(True))
    scene.director.play(*scene.beats(kablamo.RoundBegan(2, 0)), *scene.beats(swap))
    scene.skip()
    assert scene.director.busy and not settled, "the swap was skipped"
    discs = scene.chairs[0].drum.discs, scene.chairs[1].drum.discs
    assert discs[0][1] is None and discs[1][2] is None, "the round's banner was not skipped"
    qtbot.waitUntil(lambda: bool(settled), timeout=20_000)
    assert discs[0][1] is not None and discs[1][2] is not None


def test_whoever_only_watches_may_skip(qtbot: QtBot) -> None:
    table = loaded_table(4, seed=1)
    scene = scene_of(qtbot, 4)
    scene.must_follow = False
    scene.sit(None)
    scene.look(table.update(None))
    scene.director.play(*scene.beats(kablamo.Turned(1, 3, "greased_cylinder")))
    scene.skip()
    assert not scene.director.busy


def test_bullets_ride_along_when_a_cylinder_turns(qtbot: QtBot) -> None:
    table = loaded_table(3, seed=1)
    scene = scene_of(qtbot, 3)
    scene.sit(0)
    scene.look(table.update(0))
    drum = scene.chairs[1].drum
    before = list(drum.discs)
    turn = drum.wheel(1, 500, lambda: None)
    turn.start()
    way = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        turn.setCurrentTime(int(500 * share))
        disc = before[5]
        assert disc is not None
        way.append(disc.pos())
    assert drum.discs == [before[5], *before[:5]]
    assert way[0] == drum.spot(5) and way[-1] == drum.spot(0)
    assert len({(round(spot.x(), 3), round(spot.y(), 3)) for spot in way}) == 5, "it jumped"


def test_reduced_motion_leaves_numbered_arrows_until_the_next_move(qtbot: QtBot) -> None:
    table = loaded_table(4, seed=1)
    scene = scene_of(qtbot, 4, reduced=True)
    scene.sit(0)
    scene.look(table.update(0))
    traces = scene.showing.traces
    scene.director.play(*scene.beats(kablamo.Cycled(((0, 1), (1, 2), (3, 4)))), scene.sync)
    scene.director.skip()
    lines = [item for item in traces.items if isinstance(item, Line)]
    assert [line.label for line in lines] == ["1", "2", "3"]
    assert all(line.scene() is not None for line in lines), "they went with the movement"
    scene.director.play(*scene.beats(kablamo.Turned(1, -1, "cylinder_malfunction")), scene.sync)
    scene.director.skip()
    assert not any(isinstance(item, Line) for item in traces.items) and len(traces.items) == 1
    scene.look(table.update(0))
    assert not traces.items


# --- where things lie ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 550), (1920, 980), (3840, 2060), (1100, 1000), (1100, 720)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_has_a_place_of_its_own(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    """Plates, boards, spares, bag and pile: inside the window, and none on another, also with large text."""
    table = loaded_table(seats, seed=2)
    scene = scene_of(qtbot, seats, size=size)
    for home, text in ((0, 1.0), (seats - 1, 1.5), (0, 1.8)):
        scene.set_text_scale(text)
        scene.sit(home)
        scene.look(table.update(home))
        whole = QRectF(0, 0, scene.room.width(), scene.room.height())
        things = {f"plate {seat}": plate.mapRectToScene(plate.body()) for seat, plate in enumerate(scene.plates)}
        for seat, chair in enumerate(scene.chairs):
            things[f"board {seat}"] = chair.box().adjusted(6, 6, -6, -6)
            for slot, disc in enumerate(chair.spares):
                things[f"spare {seat} {slot}"] = disc.mapRectToScene(disc.body())
        middle = scene.middle_things
        things["bag"] = middle.bag.mapRectToScene(middle.bag.body()).adjusted(10, 8, -10, -8)
        things["pile"] = middle.tin.mapRectToScene(middle.tin.body()).adjusted(6, 6, -6, -6)
        for name, box in things.items():
            assert whole.contains(box), f"{name} is not on the table: {box}"
            for other, second in things.items():
                if name < other:
                    shared = box.intersected(second)
                    assert shared.isEmpty() or min(shared.width(), shared.height()) < 1, f"{name} lies on {other}"


@pytest.mark.parametrize("text", [1.0, 1.5, 1.8])
def test_texts_on_the_table_are_readable(qtbot: QtBot, text: float) -> None:
    """No letter smaller than thirteen pixels in the smallest window."""
    table = loaded_table(5, seed=2)
    scene = scene_of(qtbot, 5, size=(1024, 550))
    scene.set_text_scale(text)
    scene.sit(0)
    scene.look(table.update(0))
    things = scene.middle_things
    for tag in (things.left, things.thrown, scene.asking.legend):
        assert tag._font.pixelSize() * scene.units >= 13
