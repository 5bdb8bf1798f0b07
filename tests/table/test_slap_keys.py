"""Keys of Slap .45: by their place, alone and in columns, and what they mean at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent

from sixchambers.table.slap.markers import Markers
from sixchambers.table.slap.positions import SCANS, position, printed
from sixchambers.table.slap.schemes import COLUMNS, Wish, alone, columns_for, scheme, together
from sixchambers.table.slap.situation import Situation
from sixchambers.table.slap.stamp import BELIEVABLE, MILLION, Stamp

from .slap_tables import new_table, play

NONE = Qt.KeyboardModifier.NoModifier


def pressed(key: Qt.Key, scan: int = 0, virtual: int = 0, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, scan, virtual, 0)


@pytest.mark.parametrize(("system", "scan"), [("linux", 29), ("win32", 21)])
def test_the_place_counts_and_not_the_letter(system: str, scan: int) -> None:
    """Where a US keyboard has Y a German one prints Z: the same key all the same."""
    assert position(pressed(Qt.Key.Key_Z, scan), system) == "y"
    assert position(pressed(Qt.Key.Key_Y, scan), system) == "y"


def test_a_mac_tells_the_place_as_a_virtual_key() -> None:
    assert position(pressed(Qt.Key.Key_A, virtual=12), "darwin") == "q"
    assert position(pressed(Qt.Key.Key_A, virtual=0), "darwin") == "a"


def test_without_a_scan_code_the_letter_has_to_do() -> None:
    assert position(pressed(Qt.Key.Key_Space), "linux") == "space"
    assert position(pressed(Qt.Key.Key_7, held=Qt.KeyboardModifier.KeypadModifier), "linux") == "kp7"
    assert position(pressed(Qt.Key.Key_7), "linux") == "7"
    assert position(pressed(Qt.Key.Key_F5), "linux") == ""


def test_keys_are_named_as_they_are_printed() -> None:
    assert printed("y", QLocale.Language.German) == "Z"
    assert printed("y", QLocale.Language.English) == "Y"


def test_columns_share_no_key_and_each_lies_in_one_column_of_the_keyboard() -> None:
    for columns in (COLUMNS, columns_for(4, keypad=False)):
        keys = [key for column in columns for key in column.keys()]  # noqa: SIM118
        assert len(set(keys)) == len(keys)
        assert set(keys) <= set(SCANS.values())
    for column in COLUMNS[:3]:
        rows = [
            row.index(key) for row, key in zip(("qwertyuiop", "asdfghjkl;", "zxcvbnm,./"), column.keys(), strict=False)
        ]
        assert len(set(rows)) == 1


def test_one_person_has_every_key_and_several_have_four_each() -> None:
    keys = scheme([2])
    assert keys["3"] == Wish(2, "shoot", 2) and keys["space"] == Wish(2, "slap") and keys["u"] == Wish(2, "cover", 6)
    shared = together([0, 3])
    assert shared["q"] == Wish(0, "shoot") and shared["v"] == Wish(3, "cover") and "w" not in shared
    assert scheme([1], switch=True)["space"] == Wish(1, "switch")


def situation(phase: str = "open", card: str = "iron", seats: int = 4) -> Situation:
    view = new_table(seats, game="basic").update(None).view
    return Situation(view, phase, card, [tuple(facts.hands) for facts in view.seats])


def test_numbers_count_clockwise_from_ones_own_left() -> None:
    at, markers = situation(), Markers()
    assert markers.input(at, Wish(2, "shoot", 0)) == ("slap", 3)
    assert markers.input(at, Wish(2, "shoot", 2)) == ("slap", 1)
    assert markers.input(at, Wish(2, "shoot", 3)) is None, "that would be oneself"
    assert markers.input(at, Wish(2, "cover", 0)) == ("cover", 2)
    assert markers.input(at, Wish(2, "cover", 1)) == ("cover", 3)


def test_a_marker_passes_to_the_next_player_when_its_target_is_out() -> None:
    table = new_table(4, "out", game="basic")
    play(table, lambda view: len(view.dead) == 1)
    view = table.update(None).view
    at = Situation(view, "open", "iron", [tuple(facts.hands) for facts in view.seats])
    out = view.dead[0]
    before = next(seat for seat in at.clockwise(out + 1) if seat != out)
    markers = Markers(targets={before: out})
    target = markers.target(at, before)
    assert target is not None and target != out and at.alive(target)


def test_cover_by_marker_takes_the_next_free_base_and_means_leave_between_cards() -> None:
    at, markers = situation(), Markers()
    assert markers.input(at, Wish(1, "cover")) == ("cover", 1)
    at.hands[3] = (1,)
    assert markers.input(at, Wish(1, "cover")) == ("cover", 2), "somebody lies there"
    at.hands[1] = (2,)
    at.phase = "between"
    assert markers.input(at, Wish(1, "cover")) == ("leave", None)
    at.phase = "open"
    assert markers.input(at, Wish(1, "cover"))[0] == "cover"  # type: ignore[index]


def test_next_goes_round_targets_and_bases() -> None:
    at, markers = situation(), Markers()
    found = []
    for _ in range(4):
        markers.next_target(at, 0)
        found.append(markers.target(at, 0))
    assert found == [2, 3, 1, 2]
    bases = []
    for _ in range(5):
        markers.next_base(at, 0)
        bases.append(markers.bases[0])
    assert bases == [0, 1, 2, 3, None]


@pytest.mark.parametrize(("card", "wanted"), [("move", "cover"), ("gold", "slap"), ("iron", "slap"), ("big", "slap")])
def test_the_one_key_does_what_the_card_asks_for(card: str, wanted: str) -> None:
    at = situation(card=card)
    kind, arg = Markers().input(at, Wish(0, "switch")) or ("", None)
    assert kind == wanted
    assert (arg is None) == (card == "gold")


def test_the_one_key_aims_at_somebody_without_cover() -> None:
    at = situation(card="iron")
    at.hands[1] = (1,)
    assert Markers().input(at, Wish(0, "switch")) == ("slap", 2)
    assert alone(0)["x"].act == "leave"


def test_a_late_event_is_stamped_with_when_it_happened() -> None:
    stamp = Stamp()
    assert stamp.at(1_000, 5_000 * MILLION) == 5_000 * MILLION, "the first one is the measure"
    assert stamp.at(1_100, 5_130 * MILLION) == 5_100 * MILLION, "heard 30 ms late"
    assert stamp.at(1_200, 5_190 * MILLION) == 5_190 * MILLION, "faster than any before: the new measure"
    assert stamp.at(1_300, 5_300 * MILLION) == 5_290 * MILLION
    assert stamp.at(0, 7 * MILLION) == 7 * MILLION, "nobody said when"
    jumped = 6_000 * MILLION + 2 * BELIEVABLE
    assert stamp.at(1_400, jumped) == jumped, "a clock that jumped is not believed"
