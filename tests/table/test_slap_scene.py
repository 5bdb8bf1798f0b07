"""The table of Slap .45: where things lie, what is seen of a card and when, verdicts, duels, touch, screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from sixchambers.engine.questions import React
from sixchambers.games.slap.box import CARDS, GANG_SIZE, GANGS, HIP, ON_CARD
from sixchambers.games.slap.events.rounds import Judged
from sixchambers.games.slap.verdict import Timed, Verdict
from sixchambers.places import resources
from sixchambers.table.slap.contact_sheet import entries
from sixchambers.table.slap.places import BASE, CARD, Places
from sixchambers.table.slap.practice import BIN, FIRST, bins
from sixchambers.table.slap.reactions import Record, add, reactions, right
from sixchambers.table.slap.touch import SWIPE_NS, Fingers
from sixchambers.table.slap.verdict_panel import lines_of

from .slap_tables import make_scene, new_table, play


def test_every_drawing_is_there() -> None:
    art = resources() / "art"
    wanted = {drawing for row in entries().values() for drawing, _ in row}
    assert len(wanted) > 7 * (GANG_SIZE + 5 + 2)
    assert not [name for name in wanted if not (art / f"{name}.svg").exists()]


def test_the_four_cards_differ_in_shape() -> None:
    """The outline of the plain card's white field: no two alike."""
    texts = {(resources() / "art" / "slap" / f"plain_{card}.svg").read_text().split("\n")[4] for card in CARDS}
    assert len(texts) == len(CARDS)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("room", [(1520, 1000), (1780, 1000), (1520, 1300)])
def test_bases_lie_in_the_gaps_and_nothing_lies_on_anything_else(seats: int, room: tuple[int, int]) -> None:
    at = Places(QSizeF(*room), seats, 0, range(seats))
    half = QPointF(BASE.width() / 2, BASE.height() / 2)
    fields = [QRectF(at.base(seat) - half, at.base(seat) + half) for seat in range(seats)]
    fields.append(QRectF(at.middle - QPointF(CARD / 2, CARD * 0.7), at.middle + QPointF(CARD / 2, CARD * 0.7)))
    fields += [QRectF(at.seat(seat) - QPointF(152, 50), at.seat(seat) + QPointF(152, 50)) for seat in range(seats)]
    for number, one in enumerate(fields):
        assert QRectF(0, 0, *room).contains(one)
        for other in fields[number + 1 :]:
            assert not one.intersects(other)


def test_the_card_is_unknown_until_it_is_revealed(qtbot: QtBot) -> None:
    table = new_table()
    scene = make_scene(table)
    qtbot.addWidget(scene)
    play(table, lambda view: view.phase == "armed")
    scene.take(table.update(0))
    scene.arm()
    assert scene.furniture.card.isVisible() and scene.furniture.card.card == ""
    with qtbot.waitSignal(scene.painted, timeout=5000):
        scene.reveal("big")
    assert scene.furniture.card.front == "slap/card_big"
    scene.set_plain(True)
    assert scene.furniture.card.front == "slap/plain_big"


def test_a_hand_moves_in_the_very_frame_of_the_press(qtbot: QtBot) -> None:
    scene = make_scene(new_table())
    qtbot.addWidget(scene)
    hand = scene.all_hands.pieces[0][0]
    before = hand.pos()
    scene.strike(0, "slap", 2)
    assert hand.pos() != before and hand.pose == "point"
    assert scene.where[0][0] == ON_CARD
    scene.strike(0, "cover", 3)
    assert scene.where[0][0] == 3 and scene.situation().on(3) == 0
    scene.strike(0, "leave", None)
    assert scene.where[0][0] == HIP


def test_reduced_motion_puts_the_hand_there_at_once(qtbot: QtBot) -> None:
    scene = make_scene(new_table(), reduced=True)
    qtbot.addWidget(scene)
    scene.strike(1, "cover", 2)
    assert scene.all_hands.pieces[1][0].pos() == scene.places.on_base(1, 2)


def test_the_verdict_tells_everybodys_time_once_and_the_best_first() -> None:
    verdict = Verdict(
        "hit",
        "iron",
        by=1,
        target=0,
        times=(
            Timed(2, "slap", 0, 60_000, "flinch"),
            Timed(1, "slap", 0, 300_000),
            Timed(3, "leave", -1, 310_000),
            Timed(0, "cover", 1, 320_000, "occupied"),
            Timed(0, "cover", 2, 340_000, "late"),
        ),
    )
    told = [(line.seat, line.ms, line.why, line.first) for line in lines_of(verdict)]
    assert told == [(1, 300, "", True), (2, 60, "flinch", False), (0, 340, "late", False)]


def test_what_counts_is_when_the_hand_comes_down() -> None:
    """Quicker off the mark and still too late: the hand had to come off its base first."""
    times = (Timed(2, "slap", -1, 274_000, lift=120_000), Timed(1, "slap", -1, 383_000))
    told = [(line.seat, line.ms, line.first) for line in lines_of(Verdict("gold", "gold", by=1, times=times))]
    assert told == [(1, 383, True), (2, 394, False)]
    judged = Judged("gold", "gold", by=2, target=-1, loser=-1, end=394_000, times=times)
    assert judged.line().parts["ms"] == 394


def test_verdicts_of_whole_games_can_be_shown_in_both_languages(qtbot: QtBot) -> None:
    for language in ("en", "de"):
        table = new_table(5, "verdicts")
        scene = make_scene(table, language=language)
        qtbot.addWidget(scene)
        met = set()
        while table.outcome is None and len(met) < 6:
            round = table.update(None).view.round
            play(table, lambda view, round=round: view.phase == "between" and view.round > round)  # type: ignore[misc]
            scene.take(table.update(0))
            verdict = scene.view.verdict
            if verdict is not None and scene.verdict.isVisible():
                met.add(verdict.outcome)
                assert "slap." not in scene.verdict.told() and "slap_table" not in scene.verdict.told(), (
                    "a text is missing"
                )
                assert "{" not in scene.verdict.told()
        assert len(met) >= 4


def test_a_duel_sits_the_two_opposite_each_other(qtbot: QtBot) -> None:
    table = new_table(4, "duel")
    scene = make_scene(table)
    qtbot.addWidget(scene)
    play(table, lambda view: view.duel and view.phase == "between")
    scene.take(table.update(0))
    living = scene.view.living()
    assert scene.places.duel and len(living) == 2
    spots = [scene.plates[seat].pos() for seat in living]
    assert abs(spots[0].x() - spots[1].x()) < 1 and abs(spots[0].y() - spots[1].y()) > 600
    shown = [base for base in scene.furniture.bases if base.isVisible()]
    assert {base.owner for base in shown} == set(living)
    out = next(seat for seat in range(4) if seat not in living)
    assert scene.plates[out].scale() < 1


def test_keys_lie_on_what_they_mean(qtbot: QtBot) -> None:
    scene = make_scene(new_table(4))
    qtbot.addWidget(scene)
    assert [base.keycap for base in scene.furniture.bases] == ["Q", "W", "E", "R"]
    assert [plate.keycap for plate in scene.plates] == ["", "1", "2", "3"]
    scene.keys_of = None
    scene.show_keys()
    assert not any(base.keycap for base in scene.furniture.bases)


def test_marks_of_several_people(qtbot: QtBot) -> None:
    scene = make_scene(new_table(4))
    qtbot.addWidget(scene)
    scene.keys_of, scene.marking = None, (0, 1)
    scene.markers.next_base(scene.situation(), 1)
    scene.show_marks()
    assert [cross.isVisible() for cross in scene.crosshairs] == [True, True, False, False]
    assert scene.furniture.bases[1].marked_by == (scene.view.seats[1].gang,)


def test_questions_become_buttons_with_keys(qtbot: QtBot) -> None:
    table = new_table(4, deal="human", first_dealer=1)
    scene = make_scene(table)
    qtbot.addWidget(scene)
    play(table, lambda view: view.phase == "between" and view.stage == "ready")
    question = table.update(0).question
    assert isinstance(question, React)
    scene.take(table.update(0))
    scene.ask_each({0: question})
    actions = {action.id: action for action in scene.choices()}
    assert actions["deal.0"].main and actions["deal.0"].keys == ("Return",)
    with qtbot.waitSignal(scene.decided) as decided:
        scene.act("deal.0")
    assert decided.args == [0, ("deal", None)]


# --- reactions -----------------------------------------------------------------------------------------------


def test_what_is_right_depends_on_the_card() -> None:
    assert right("move", Timed(0, "cover", 1, 1)) and not right("move", Timed(0, "slap", -1, 1))
    assert right("gold", Timed(0, "slap", -1, 1)) and not right("gold", Timed(0, "slap", 2, 1))
    assert right("iron", Timed(0, "slap", 2, 1)) and not right("iron", Timed(0, "slap", -1, 1))
    assert right("big", Timed(0, "slap", 2, 1, "late")), "being slower is no mistake"
    assert not right("big", Timed(0, "slap", 2, -5, "flinch"))


def test_records_are_kept_by_seat_and_card() -> None:
    records: dict[tuple[int, str], Record] = {}
    add(
        records, Verdict("gold", "gold", 0, times=(Timed(0, "slap", -1, 301_400), Timed(1, "slap", 0, 350_000, "late")))
    )
    add(records, Verdict("gold", "gold", 0, times=(Timed(0, "slap", -1, 400_000),)))
    assert records[0, "gold"].times == [301, 400] and records[0, "gold"].median == 350
    assert records[1, "gold"].errors == 100
    assert reactions([]) == {}


def test_the_histogram_leaves_nobody_out() -> None:
    counts = bins([0, FIRST, FIRST + BIN, 99_999])
    assert sum(counts) == 4 and counts[0] == 2 and counts[1] == 1 and counts[-1] == 1


# --- fingers -------------------------------------------------------------------------------------------------


def test_fingers_slap_swipe_and_rest(qtbot: QtBot) -> None:
    scene = make_scene(new_table(4))
    qtbot.addWidget(scene)
    scene.touching.show_for([0, 2])
    pad = scene.touching.pads[0]
    assert pad.isVisible()
    fingers = Fingers(2.0)
    assert fingers.press(1, pad, QPointF(0, 40), 1000) == [], "it may become a shot yet"
    up = scene.places.seat(2) - scene.places.seat(0)
    [(wish, at)] = fingers.move(1, QPointF(0, 40) + up / 4, 1000 + SWIPE_NS // 2)
    assert (wish.act, wish.number, at) == ("shoot", 1, 1000)
    assert fingers.lift(1, 9999) == []
    assert fingers.press(2, pad, QPointF(0, 40), 5000) == []
    [(wish, at)] = fingers.wait(5001 + SWIPE_NS)
    assert (wish.act, at) == ("slap", 5000)
    number, rect = pad.bases()[1]
    [(wish, at)] = fingers.press(3, pad, rect.center(), 7000)
    assert (wish.act, wish.number) == ("cover", number)
    [(wish, at)] = fingers.lift(3, 8000)
    assert (wish.act, at) == ("leave", 8000)


def test_every_spot_of_a_pad_is_one_thing_alone(qtbot: QtBot) -> None:
    scene = make_scene(new_table(7))
    qtbot.addWidget(scene)
    scene.touching.show_for([0])
    pad = scene.touching.pads[0]
    rects = [rect for _, rect in (*pad.bases(), *pad.opponents())]
    assert len(rects) == 7 + 6
    for number, one in enumerate(rects):
        assert pad.body().contains(one)
        centres = [other.contains(one.center()) for other in rects[:number] + rects[number + 1 :]]
        assert not any(centres)


# --- screen readers ------------------------------------------------------------------------------------------


def test_everything_is_told(qtbot: QtBot) -> None:
    table = new_table(4, "told")
    scene = make_scene(table)
    qtbot.addWidget(scene)
    play(table, lambda view: view.phase == "between" and view.verdict is not None and view.verdict.times != ())
    scene.take(table.update(0))
    told = {one.key: one for one in scene.told()}
    assert {"verdict", "bases", "deck"} <= told.keys()
    assert len(told["bases"].inside) == len(scene.view.bases)
    assert all(one.name and "slap_table" not in one.name for one in told.values())
    assert len({gang for gang in GANGS if any(gang in base.front for base in scene.furniture.bases)}) == 4
