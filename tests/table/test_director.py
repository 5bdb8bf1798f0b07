"""The director: beats in their order, hurried over, dropped, added to; nothing twice and nothing left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, QPointF
from PySide6.QtWidgets import QGraphicsObject
from pytestqt.qtbot import QtBot

from sixchambers.table.animate import call, change, fade, flip, glide, pause, sequence, staggered, together
from sixchambers.table.director import Beat, Director, Followed, finish
from sixchambers.table.motion import FADE, Pace
from sixchambers.table.piece import Piece
from sixchambers.table.stage import Stage

PATIENCE = 20_000


class Stagehand(QObject):
    """Writes down what is done, in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.director = Director(self)
        self.settled = 0
        self.director.settled.connect(self._settled)

    def _settled(self) -> None:
        self.settled += 1
        self.done.append("settled")

    def beat(self, name: str, ms: int = 0) -> Beat:
        """Said when it begins, and again when it has run through."""

        def make() -> QAbstractAnimation:
            self.done.append(name)
            return sequence(pause(ms), call(lambda: self.done.append(f"{name} ends")))

        return make

    def at_once(self, name: str) -> Beat:
        return lambda: self.done.append(name)


@pytest.fixture
def hand(qtbot: QtBot) -> Stagehand:
    return Stagehand()


def test_beats_follow_one_another_and_then_it_is_settled_once(qtbot: QtBot, hand: Stagehand) -> None:
    hand.director.play(hand.beat("a", 30), hand.at_once("b"), hand.beat("c", 1))
    hand.director.play(hand.beat("d"))
    assert hand.done == ["a"] and hand.director.busy, "the others wait for their turn"
    qtbot.waitUntil(lambda: hand.settled > 0, timeout=PATIENCE)
    assert hand.done == ["a", "a ends", "b", "c", "c ends", "d", "d ends", "settled"]
    assert not hand.director.busy


def test_beats_without_any_length_are_done_at_once(hand: Stagehand) -> None:
    hand.director.play(hand.at_once("a"), hand.at_once("b"))
    assert hand.done == ["a", "b", "settled"]
    hand.director.play()
    assert hand.settled == 2, "whoever waits for nothing is told so"


def test_skipping_does_everything_in_order_exactly_once(qtbot: QtBot, hand: Stagehand) -> None:
    hand.director.play(hand.beat("a", 100_000), hand.at_once("b"), hand.beat("c", 100_000), hand.beat("d", 100_000))
    qtbot.wait(30)
    hand.director.skip()
    assert hand.done == ["a", "a ends", "b", "c", "c ends", "d", "d ends", "settled"]
    assert not hand.director.busy
    hand.director.skip()
    qtbot.wait(30)
    assert hand.done.count("settled") == 1 and hand.done.count("a ends") == 1


@pytest.mark.parametrize("gone_by", [0, 1, 49, 50, 51, 99, 149])
def test_a_call_is_made_once_wherever_the_skip_comes(hand: Stagehand, gone_by: int) -> None:
    """Calls before, between, beside and after things that take time."""
    said: list[str] = []

    def say(word: str) -> QAbstractAnimation:
        return call(lambda: said.append(word))

    inner = sequence(say("first"), pause(50), say("second"), together(pause(50), sequence(pause(20), say("beside"))))
    whole = sequence(inner, say("third"), pause(50), say("last"))
    hand.director.play(lambda: whole)
    whole.setCurrentTime(gone_by)
    hand.director.skip()
    assert said == ["first", "second", "beside", "third", "last"]
    assert hand.settled == 1


def test_what_is_added_while_skipping_is_done_too(hand: Stagehand) -> None:
    def more() -> None:
        hand.done.append("more")
        hand.director.play(hand.beat("added", 100_000), hand.at_once("and this"))

    hand.director.play(hand.beat("a", 100_000), more, hand.at_once("b"))
    hand.director.skip()
    assert hand.done == ["a", "a ends", "more", "b", "added", "added ends", "and this", "settled"]


def test_what_is_added_while_a_beat_is_made_waits_for_its_turn(qtbot: QtBot, hand: Stagehand) -> None:
    """A beat that takes no time adds another: it must not overtake those that wait already."""

    def more() -> None:
        hand.done.append("more")
        hand.director.play(hand.beat("added"))

    hand.director.play(more, hand.beat("b", 20), hand.at_once("c"))
    qtbot.waitUntil(lambda: "added ends" in hand.done and not hand.director.busy, timeout=PATIENCE)
    assert hand.done == ["more", "b", "b ends", "c", "added", "added ends", "settled"]


def test_what_is_added_when_it_is_settled_begins_at_once(qtbot: QtBot, hand: Stagehand) -> None:
    again: list[Callable[[], None]] = [lambda: hand.director.play(hand.beat("encore", 10))]
    hand.director.settled.connect(lambda: again.pop()() if again else None)
    hand.director.play(hand.beat("a"))
    qtbot.waitUntil(lambda: hand.settled == 2, timeout=PATIENCE)
    assert hand.done == ["a", "a ends", "settled", "encore", "encore ends", "settled"]


def test_stopping_drops_everything_and_says_nothing(qtbot: QtBot, hand: Stagehand) -> None:
    hand.director.play(hand.beat("a", 20), hand.beat("b"))
    hand.director.stop()
    assert not hand.director.busy
    qtbot.wait(60)
    assert hand.done == ["a"] and hand.settled == 0
    hand.director.stop()
    hand.director.play(hand.beat("c"))
    qtbot.waitUntil(lambda: hand.settled == 1, timeout=PATIENCE)
    assert hand.done == ["a", "c", "c ends", "settled"], "after a stop it goes on as new"


def test_a_beat_begins_from_how_things_are_then(qtbot: QtBot, hand: Stagehand) -> None:
    numbers: list[int] = []

    def look() -> QAbstractAnimation:
        seen = len(numbers)
        return sequence(pause(5), call(lambda: numbers.append(seen)))

    hand.director.play(look, look, look)
    qtbot.waitUntil(lambda: hand.settled == 1, timeout=PATIENCE)
    assert numbers == [0, 1, 2]


def test_an_animation_whose_thing_is_gone_does_no_harm(qtbot: QtBot, hand: Stagehand) -> None:
    thing = QObject()
    thing.setProperty("x", 0)
    hand.director.play(lambda: sequence(change(thing, "x", 9, 40), call(lambda: hand.done.append("after"))))
    qtbot.wait(5)
    thing.deleteLater()
    qtbot.waitUntil(lambda: hand.settled == 1, timeout=PATIENCE)
    assert hand.done == ["after", "settled"]


def test_a_beat_without_length_after_one_with(qtbot: QtBot, hand: Stagehand) -> None:
    """The one that has just ended is still in Qt's hands while the next one begins and ends."""
    for _ in range(20):
        hand.director.play(lambda: pause(1), lambda: together(), lambda: sequence(), lambda: pause(0), lambda: pause(1))
    qtbot.waitUntil(lambda: not hand.director.busy, timeout=PATIENCE)
    qtbot.wait(5)
    assert hand.settled == 1 and hand.director._over == [], "what is over is let go"


def test_a_beat_that_fails_does_not_hold_up_the_others(qtbot: QtBot, hand: Stagehand) -> None:
    def fail() -> None:
        raise ValueError("a bad picture")

    with qtbot.captureExceptions() as caught:
        hand.director.play(hand.beat("a", 5), fail, hand.beat("b"))
        qtbot.waitUntil(lambda: hand.settled == 1, timeout=PATIENCE)
    assert [str(error) for _, error, _ in caught] == ["a bad picture"]
    assert hand.done == ["a", "a ends", "b", "b ends", "settled"]

    hand.done.clear()
    hand.director.play(hand.beat("c", 100_000), fail, hand.beat("d"))
    with pytest.raises(ValueError, match="a bad picture"):
        hand.director.skip()
    qtbot.waitUntil(lambda: "settled" in hand.done, timeout=PATIENCE)
    assert hand.done == ["c", "c ends", "d", "d ends", "settled"]


# --- small animations ----------------------------------------------------------------------------------------------


class Table(Stage):
    """A table for one piece."""

    def __init__(self) -> None:
        super().__init__("klack")
        self.resize(400, 300)
        self.piece = Piece(self, "table/bill_1000", 100, 60, "table/bill_back")
        self.scene().addItem(self.piece)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = Table()
    qtbot.addWidget(table)
    return table


def places(animation: QAbstractAnimation, piece: QGraphicsObject, steps: int = 20) -> list[tuple[float, float]]:
    """Where a piece is on the way."""
    animation.start()
    animation.pause()
    seen = []
    for step in range(steps + 1):
        animation.setCurrentTime(animation.totalDuration() * step // steps)
        seen.append((round(piece.x(), 2), round(piece.y(), 2)))
    return seen


def test_a_piece_travels_and_turns_on_the_way(table: Table) -> None:
    piece = table.piece
    way = places(glide(piece, QPointF(100, 40), Pace(), rotation=30, scale=0.5), piece)
    assert way[0] == (0, 0) and way[-1] == (100, 40) and len(set(way)) > 10
    assert (piece.rotation(), piece.scale(), piece.opacity()) == (30, 0.5, 1)


def test_with_reduced_motion_it_fades_here_and_is_there(table: Table) -> None:
    """No place in between, and whatever happens, it can be seen again at the end."""
    piece = table.piece
    animation = glide(piece, QPointF(100, 40), Pace(reduced=True), rotation=30, scale=0.5)
    assert 0 < animation.totalDuration() <= FADE
    assert set(places(animation, piece)) == {(0, 0), (100, 40)}
    assert (piece.rotation(), piece.scale(), piece.opacity(), piece.veil) == (30, 0.5, 1, 1)


def test_with_reduced_motion_a_piece_may_fade_away_while_it_changes_places(table: Table) -> None:
    piece = table.piece
    animation = together(glide(piece, QPointF(9, 9), Pace(reduced=True)), fade(piece, 0.0, Pace(reduced=True)))
    animation.start()
    finish(animation)
    assert (piece.x(), piece.opacity()) == (9, 0.0)


@pytest.mark.parametrize("reduced", [False, True])
def test_a_piece_is_turned_over_and_back(table: Table, reduced: bool) -> None:
    piece = table.piece
    for up in (False, True):
        animation = flip(piece, up, Pace(reduced=reduced))
        animation.start()
        finish(animation)
        assert piece.turn == float(up) and piece.face_up == up


def test_speed_scales_every_duration(table: Table) -> None:
    piece = table.piece
    slow, fast = (glide(piece, QPointF(1, 1), Pace(speed)).totalDuration() for speed in (0.5, 4.0))
    assert slow == pytest.approx(fast * 8, rel=0.05)
    for made in (lambda pace: fade(piece, 0, pace), lambda pace: flip(piece, True, pace)):
        assert made(Pace(2)).totalDuration() == pytest.approx(made(Pace(1)).totalDuration() / 2, abs=1)
    assert Pace(4).ms(0) == 0 and isinstance(pause(-5), QPauseAnimation) and pause(-5).totalDuration() == 0


def test_staggered_things_begin_one_after_another(table: Table) -> None:
    begun: list[int] = []
    parts = [sequence(call(lambda n=n: begun.append(n)), pause(10)) for n in range(4)]
    whole = staggered(parts, Pace(), 100)
    assert whole.totalDuration() == 310
    whole.start()
    whole.pause()
    for time, expected in ((0, [0]), (99, [0]), (101, [0, 1]), (301, [0, 1, 2, 3])):
        whole.setCurrentTime(time)
        assert begun == expected
    assert staggered([], Pace()).totalDuration() == 0


def test_whoever_hurries_misses_nothing_that_must_be_followed(qtbot: QtBot, hand: Stagehand) -> None:
    """What may be missed is over at once, in its order; what must be followed still takes its time, though less."""
    followed = hand.beat("followed", 300)
    hand.director.play(hand.beat("a", 50_000), hand.beat("b", 50_000), Followed(followed), hand.beat("c", 50_000))
    hand.director.hurry()
    qtbot.waitUntil(lambda: "followed" in hand.done, timeout=PATIENCE)
    assert hand.done == ["a", "a ends", "b", "b ends", "followed"] and hand.director.busy
    qtbot.waitUntil(lambda: hand.settled > 0, timeout=PATIENCE)
    assert hand.done[5:] == ["followed ends", "c", "c ends", "settled"]
    hand.director.play(hand.beat("d", 50_000))
    assert hand.director.busy and hand.done[-1] == "d", "the next time there is no hurry any more"
    hand.director.stop()


def test_time_flies_for_what_is_followed_in_a_hurry(qtbot: QtBot, hand: Stagehand) -> None:
    hand.director.play(Followed(hand.beat("followed", 600_000)))
    hand.director.hurry()
    running = hand.director._running
    assert running is not None
    before = running.currentTime()
    hand.director._push()
    assert running.currentTime() >= before + 20 and hand.director.busy
    hand.director.skip()
    assert hand.done == ["followed", "followed ends", "settled"]
