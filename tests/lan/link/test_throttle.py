"""Guessing is slow, from one address and from a thousand; whoever knows the code does not notice."""

from __future__ import annotations

from sixchambers.lan.link.throttle import ALTOGETHER, EVERY, FORGOTTEN, FREE, LONGEST, Throttle


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def guess(throttle: Throttle, address: str, proved: bool = False) -> int:
    wait = throttle.begin(address)
    if not wait:
        throttle.end(address, proved)
    return wait


def test_three_are_free_then_each_takes_twice_as_long() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    assert [guess(throttle, "a") for _ in range(FREE)] == [0, 0, 0]
    for seconds in (2, 4, 8, 16, 32, 60, 60):
        assert guess(throttle, "a") == min(seconds, LONGEST)
        clock.now += seconds - 0.1
        assert guess(throttle, "a") == 1, "nearly"
        clock.now += 0.1
        assert guess(throttle, "a") == 0


def test_asking_while_one_has_to_wait_makes_it_no_longer() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(FREE + 10):
        guess(throttle, "a")
    clock.now += 2
    assert guess(throttle, "a") == 0


def test_others_do_not_pay_for_one_address() -> None:
    throttle = Throttle(Clock())
    for _ in range(FREE + 1):
        guess(throttle, "a")
    assert guess(throttle, "b") == 0


def test_the_right_code_clears_an_address() -> None:
    throttle = Throttle(Clock())
    for _ in range(FREE - 1):
        guess(throttle, "a")
    guess(throttle, "a", proved=True)
    assert [guess(throttle, "a") for _ in range(FREE)] == [0, 0, 0]


def test_it_is_forgotten_in_the_end() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(FREE):
        guess(throttle, "a")
    clock.now += FORGOTTEN
    assert [guess(throttle, "a") for _ in range(FREE)] == [0, 0, 0]


def test_a_thousand_addresses_get_no_further_than_one() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    hours = 3
    guesses = 0
    for second in range(hours * 3600):
        clock.now += 1
        guesses += guess(throttle, f"10.0.{second % 1000}") == 0
    assert guesses <= ALTOGETHER + hours * 3600 / EVERY + 1
    assert guesses > hours * 3600 / EVERY / 2, "and it is slowed, not shut"
    assert len(throttle._wrong) <= FORGOTTEN / EVERY + ALTOGETHER + 1, "nor do they fill the memory"


def test_guesses_at_the_same_moment_are_counted_before_they_are_judged() -> None:
    throttle = Throttle(Clock())
    under_way = [f"10.0.0.{n}" for n in range(100) if throttle.begin(f"10.0.0.{n}") == 0]
    assert len(under_way) == ALTOGETHER
    for address in under_way:
        throttle.end(address, proved=True)
    assert throttle.begin("10.0.1.1") == 0, "right codes cost nothing"
