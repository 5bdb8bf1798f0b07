"""Offset, schedule, marks and grace, one by one."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lan.timed.hall import us
from sixchambers.lan.timed.game_time import GameTime
from sixchambers.lan.timed.hands import Later, delay
from sixchambers.lan.timed.offset import KEPT_FOR, QUICK, Asking, Offset, Sample, percentile
from sixchambers.lan.timed.schedule import Misdeals, Presented, credited, lead, most_credit
from sixchambers.lan.timed.watermark import Waiting, Watermarks, grace

WAY = st.integers(0, us(300))


@given(theta=st.integers(-(10**12), 10**12), ups=st.lists(WAY, min_size=QUICK, max_size=40), seed=st.integers(0, 99))
def test_the_true_offset_is_never_further_off_than_the_error(theta: int, ups: list[int], seed: int) -> None:
    random, offset = Random(seed), Offset()
    now = 0
    for up in ups:
        now += us(40)
        arrives = now + up
        leaves = arrives + random.randrange(us(5))
        back = leaves + random.randrange(us(300))
        offset.add(Sample(now - theta, arrives, leaves, back - theta))
        now = back
    quality = offset.quality(now - theta)
    assert quality is not None and offset.known
    assert abs(quality.offset - theta) <= quality.error + 1
    assert quality.trip == min(sample.trip for sample in offset.samples)
    assert quality.up_jitter >= 0 and quality.up <= quality.up_95 and quality.down <= quality.down_95 <= quality.down_99


def test_the_error_grows_with_age_and_old_samples_go() -> None:
    offset = Offset()
    offset.add(Sample(0, us(1), us(1), us(2)))
    young, old = offset.quality(us(2)), offset.quality(us(10_002))
    assert young is not None and old is not None
    assert (young.error, old.error) == (us(1), us(1) + us(1))  # 100 ppm of ten seconds
    later = us(2) + KEPT_FOR + us(100)
    offset.add(Sample(later, later + us(5), later + us(5), later + us(10)))
    best = offset.best(later + us(10))
    assert best is not None and best.trip == us(10), "the better one is too old"
    assert len(offset.samples) == 1


def test_what_cannot_be_true_is_no_sample() -> None:
    offset = Offset()
    assert not offset.add(Sample(10, 0, 50, 20)), "the host took longer than the whole trip"
    assert not offset.add(Sample(10, 20, 15, 30))
    assert not offset.add(Sample(10, 0, 0, 5))
    assert offset.taken == 0 and offset.quality(0) is None


def test_sixteen_quick_questions_then_one_a_second_and_none_while_it_is_open() -> None:
    asking = Asking(0)
    asked = [now for now in range(0, us(4000), 1000) if asking.ask(now, quiet=us(1500) <= now < us(3000))]
    assert asked[:QUICK] == [us(40) * number for number in range(QUICK)]
    assert asked[QUICK:] == [us(3000)]
    asking.begin_again(us(5000))
    assert asking.ask(us(5000), quiet=False) and not asking.ask(us(5001), quiet=False)


def test_percentiles() -> None:
    assert percentile([1, 2, 3, 4], 95) == 4 and percentile(list(range(1, 101)), 99) == 99 and percentile([7], 99) == 7


def test_lead() -> None:
    assert lead(0) == us(80)
    assert lead(us(60), us(10)) == us(60 + 20 + 20)
    assert lead(us(400)) == us(300)


def test_credit_for_a_late_screen_is_bounded() -> None:
    assert most_credit(us(16), us(3)) == us(35)
    assert credited(us(1020), us(1000), us(16), us(3)) == us(1020)
    assert credited(us(1090), us(1000), us(16), us(3)) == us(1035)


def test_misdeals_are_counted_for_each_screen() -> None:
    misdeals = Misdeals()
    late = {1: Presented(us(100)), 2: Presented(us(101))}
    assert misdeals.spoiled(0, us(101), late) == [2]
    assert misdeals.spoiled(0, us(249), {1: Presented(0), 2: None}) == []
    assert misdeals.spoiled(0, us(250), {1: Presented(0), 2: None}) == [2]
    misdeals.void([2])
    misdeals.void([2])
    assert misdeals.spoiled(0, us(300), late) == []
    misdeals.played(0, late)
    assert misdeals.spoiled(0, us(300), late) == [], "still late, still to live with"
    misdeals.played(0, {1: Presented(0), 2: Presented(0)})
    assert misdeals.spoiled(0, us(300), late) == [2]


def test_marks_do_not_go_back() -> None:
    marks = Watermarks([1, 2])
    marks.mark(1, us(300))
    marks.mark(1, us(200))
    marks.mark(3, us(900))
    assert marks.missing(us(250)) == [2] and marks.missing(us(301)) == [1, 2]
    assert marks.contradicts(1, us(300)) and not marks.contradicts(1, us(300) + 1) and not marks.contradicts(2, 0)


def test_grace() -> None:
    assert grace(0) == us(80)
    assert grace(us(50)) == us(130)
    assert grace(us(50), us(78)) == us(208), "the decisive press may have come by the fastest link"
    assert grace(us(400)) == us(350)


def test_waiting_begins_anew_only_when_something_else_decides() -> None:
    waiting, marks = Waiting(us(100)), Watermarks([1])
    assert not waiting.over(us(9999), marks)
    waiting.decided(us(300), us(310))
    waiting.decided(us(300), us(350))
    assert not waiting.over(us(409), marks) and waiting.over(us(410), marks)
    waiting.decided(us(280), us(380))
    assert not waiting.over(us(479), marks)
    marks.mark(1, us(280))
    assert waiting.over(us(381), marks)
    nobody = Watermarks([])
    assert not waiting.over(us(381), nobody) and waiting.over(us(480), nobody)


def test_hands_are_drawn_when_the_slowest_could_know() -> None:
    assert delay([], []) == 0
    assert delay([us(3), us(40)], [us(30), us(2)]) == us(70)
    assert delay([us(100)], [us(100)]) == us(150)
    later = Later()
    later.add(30, "c")
    later.add(10, "a")
    later.add(10, "b")
    later.add(20, "x")
    later.drop(lambda what: what == "x")
    assert later.next() == 10
    assert later.take(29) == ["a", "b"] and later.take(30) == ["c"] and later.next() is None


def test_the_games_time_stands_while_the_table_waits() -> None:
    time = GameTime(500, us(1000))
    assert time.ms(us(2000)) == 500
    time.run(True, us(2000))
    assert time.ms(us(2250)) == 750 and time.host_time(800) == us(2300)
    time.run(False, us(2300))
    assert time.ms(us(9000)) == 800
    time.run(True, us(9000))
    time.set(900, us(9050))
    assert time.ms(us(9060)) == 910
