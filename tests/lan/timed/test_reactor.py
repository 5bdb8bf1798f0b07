"""A machine's own side, with the test as its host and its clock."""

from __future__ import annotations

from typing import Any

from lan.timed.hall import us
from sixchambers.lan import messages as wire
from sixchambers.lan.timed.late_key import new_key, seal
from sixchambers.lan.timed.offset import QUICK
from sixchambers.lan.timed.reactor import GUARD, Closed, Drawn, Expect, Reactor, Show, TooLate

AHEAD = us(5_000_000)
"""The host's clock minus ours."""


class Desk:
    """A machine whose clock is known, at millisecond 0 of its next reveal."""

    def __init__(self, way: float = 3) -> None:
        self.reactor = Reactor(us(-3000))
        self.said: list[Any] = []
        for number in range(QUICK):
            now = us(-3000 + 40 * number)
            self.reactor.wake(now)
            (question,) = [words for words in self.said_now() if isinstance(words, wire.AskTime)]
            host = now + us(way) + AHEAD
            self.reactor.hear(wire.TellTime(question.number, question.sent, host, host), now + us(2 * way))
        self.key = new_key()

    def said_now(self) -> list[Any]:
        said = list(self.reactor.out)
        self.reactor.out.clear()
        self.said += said
        return said

    def news(self) -> list[Any]:
        news = list(self.reactor.news)
        self.reactor.news.clear()
        return news

    def arm(self, hands: float = 0) -> Desk:
        self.said_now()
        self.reactor.hear(wire.Armed(7), us(-500))
        self.reactor.hear(wire.Reveal(7, AHEAD, seal("iron", self.key, 7), None, us(hands)), us(-100))
        return self

    def open(self, late: float = 0, hands: float = 0) -> Desk:
        self.arm(hands)
        self.reactor.hear(wire.Key(7, self.key), us(late))
        self.news()
        self.reactor.presented(7, us(late), 1000, us(late))
        self.said_now()
        return self

    def of(self, kind: type) -> list[Any]:
        return [words for words in self.said_now() if isinstance(words, kind)]


def test_it_tells_what_it_knows_of_its_clock_after_sixteen_questions() -> None:
    desk = Desk(way=3)
    (synced,) = desk.of(wire.Synced)
    assert (synced.offset, synced.trip, synced.up, synced.down) == (AHEAD, us(6), us(3), us(3))


def test_answers_nobody_asked_for_are_no_answers() -> None:
    desk = Desk()
    desk.said_now()
    taken = desk.reactor.offset.taken
    desk.reactor.hear(wire.TellTime(999, 0, 0, 0), us(-2000))
    desk.reactor.hear(wire.TellTime(QUICK, us(-1), 0, 0), us(-2000))
    assert desk.reactor.offset.taken == taken and not desk.of(wire.Synced)


def test_it_asks_for_no_time_while_something_is_coming_or_open() -> None:
    desk = Desk().arm()
    desk.said_now()
    desk.reactor.wake(us(3000))
    assert not desk.of(wire.AskTime)
    desk.reactor.hear(wire.Verdict(7, "x"), us(3100))
    assert desk.of(wire.AskTime)


def test_shown_at_the_moment_on_its_own_clock_once_the_key_is_there() -> None:
    desk = Desk().arm()
    assert desk.news() == [Expect(7, 0)]
    desk.reactor.hear(wire.Key(8, desk.key), us(-2))
    assert desk.news() == []
    desk.reactor.hear(wire.Key(7, desk.key), us(4))
    desk.reactor.hear(wire.Key(7, desk.key), us(5))
    assert desk.news() == [Show(7, "iron", 0)]
    desk.reactor.presented(7, us(12), 1000, us(12))
    desk.reactor.presented(7, us(30), 1000, us(30))
    assert desk.of(wire.Presented) == [wire.Presented(7, AHEAD + us(12), 1000)]


def test_a_picture_that_is_seen_a_frame_later_is_told_of_when_it_is_seen() -> None:
    """Nobody is believed to show anything in the future: an honest press would seem to have been under way too long."""
    desk = Desk().arm()
    desk.reactor.hear(wire.Key(7, desk.key), 0)
    desk.reactor.presented(7, us(16), 1000, us(0))
    assert desk.reactor.press(1, "slap", None, us(9), us(9)), "before it can be seen: too early, and no mark of it"
    assert [type(words) for words in desk.said_now() if not isinstance(words, wire.Synced | wire.AskTime)] == [
        wire.Press
    ]
    assert desk.said[-1].moment < 0
    assert desk.reactor.next_wake(us(9)) == us(16)
    desk.reactor.wake(us(16))
    assert desk.said_now()[0] == wire.Presented(7, AHEAD + us(16), 1000)
    desk.reactor.press(1, "slap", None, us(216), us(216))
    assert desk.of(wire.Press)[0].moment == us(200)


def test_a_press_is_timed_from_what_was_seen_here() -> None:
    desk = Desk().open(late=12)
    assert desk.reactor.press(1, "slap", 2, us(312), us(315))
    (press,) = desk.of(wire.Press)
    assert (press.round, press.seat, press.kind, press.aim, press.moment) == (7, 1, "slap", 2, us(300))


def test_before_it_is_seen_a_press_is_too_early_however_it_is_counted() -> None:
    desk = Desk()
    assert not desk.reactor.press(1, "slap", None, us(-900), us(-900)), "nothing is armed"
    desk.reactor.hear(wire.Armed(7), us(-500))
    desk.reactor.press(1, "slap", None, us(-400), us(-400))
    desk.arm()
    desk.reactor.press(1, "slap", None, us(-50), us(-50))
    desk.reactor.hear(wire.Key(7, desk.key), 0)
    desk.reactor.press(1, "slap", None, us(9), us(9))
    desk.said_now()
    moments = [press.moment for press in desk.said if isinstance(press, wire.Press)]
    assert moments == [-1, us(-50), -1]


def test_marks_every_twenty_milliseconds_and_behind_every_press() -> None:
    desk = Desk().open()
    for now in range(0, us(100), 1000):
        desk.reactor.wake(now)
    marks = [mark.upto for mark in desk.of(wire.Mark)]
    assert marks == [us(20 * number) - GUARD for number in range(1, 5)]
    desk.reactor.press(0, "slap", None, us(105), us(105))
    said = desk.said_now()
    assert [type(words) for words in said] == [wire.Press, wire.Mark] and said[1].upto == us(105) - GUARD


def test_it_never_contradicts_its_own_mark() -> None:
    desk = Desk().open()
    desk.reactor.wake(us(300))
    marked = desk.of(wire.Mark)[-1].upto
    desk.reactor.press(0, "slap", None, us(200), us(301))  # a key that had waited far too long
    assert desk.of(wire.Press)[0].moment == marked + 1


def test_bots_press_when_they_meant_to_and_marks_stay_true() -> None:
    desk = Desk().arm()
    desk.reactor.intend(2, "slap", 0, us(240))
    desk.reactor.intend(1, "slap", 0, us(100))
    desk.reactor.intend(3, "slap", 0, us(-30))
    desk.reactor.wake(us(-20))
    assert [(press.seat, press.moment) for press in desk.of(wire.Press)] == [(3, us(-30))]
    desk.reactor.hear(wire.Key(7, desk.key), 0)
    desk.reactor.presented(7, 0, 0, 0)
    desk.reactor.forget([1])
    desk.said_now()
    desk.reactor.wake(us(400))  # somebody held up the whole program
    said = desk.said_now()
    assert [type(words) for words in said] == [wire.Press, wire.Mark]
    assert (said[0].moment, said[1].upto) == (us(240), us(400) - GUARD)


def test_other_hands_are_drawn_later_and_ones_own_not_again() -> None:
    desk = Desk().open(late=10, hands=70)
    desk.reactor.press(0, "cover", 1, us(210), us(210))
    number = desk.of(wire.Press)[0].number
    hands = (wire.Hand(0, number, "cover", 1, us(200)), wire.Hand(2, 50, "slap", 0, us(190)))
    desk.reactor.hear(wire.Hands(7, hands), us(220))
    desk.reactor.wake(us(10 + 190 + 69))
    assert desk.news() == []
    desk.reactor.wake(us(10 + 190 + 70))
    assert desk.news() == [Drawn(((2, "slap", 0, us(190)),))]


def test_after_the_verdict_it_is_over() -> None:
    desk = Desk().open()
    desk.reactor.intend(1, "slap", 0, us(500))
    desk.reactor.hear(wire.Verdict(7, "abc", True), us(300))
    desk.reactor.hear(wire.Late(7, 1, 3, us(40)), us(301))
    assert desk.news() == [Closed(7, True, "abc"), TooLate(1, us(40))]
    assert not desk.reactor.open and not desk.reactor.press(0, "slap", None, us(310), us(310))
    desk.reactor.wake(us(600))
    assert not desk.of(wire.Press)


def test_through_a_new_link_everything_begins_anew() -> None:
    desk = Desk().open()
    desk.reactor.begin_again(us(100))
    assert desk.reactor.round == 0 and not desk.reactor.offset.known
    for number in range(QUICK):
        desk.reactor.wake(us(100 + 40 * number))
    assert len(desk.of(wire.AskTime)) == QUICK
