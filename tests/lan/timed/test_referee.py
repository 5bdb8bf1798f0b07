"""The referee beside the numbered cases: announcing, keys, hands, pauses, whoever is silent, comes and goes."""

from __future__ import annotations

from lan.timed.hall import Hall, synced, us
from sixchambers.lan import messages as wire
from sixchambers.lan.timed.late_key import unseal
from sixchambers.lan.timed.referee import Fairness


def test_announced_a_lead_ahead_and_opened_by_a_key_that_comes_at_the_moment_itself() -> None:
    hall = Hall(synced(2), synced(60))
    hall.zero = us(hall.contest.at)
    hall.until(-114)
    assert hall.told(wire.Armed, 1) == [wire.Armed(1)] and not hall.told(wire.Reveal)
    hall.until(-113)  # 60 down, two pictures, and 20
    reveal = hall.told(wire.Reveal, 2)[0]
    assert reveal.at == hall.host(0) and reveal.open is None and not hall.told(wire.Key)
    hall.until(-60)
    assert [words.round for words in hall.told(wire.Key, 2)] == [1] and not hall.told(wire.Key, 1)
    hall.until(-3)
    assert not hall.told(wire.Key, 1), "nobody has it earlier than he needs it"
    hall.until(-2)
    key = hall.told(wire.Key, 1)[0].key
    assert unseal(reveal.sealed, key, 1) == "iron"
    assert reveal.hands == us(120)


def test_early_where_everybody_trusts_everybody() -> None:
    hall = Hall(synced(2), fairness=Fairness(early=True)).reveal()
    reveal = hall.told(wire.Reveal, 1)[0]
    assert reveal.open == "iron" and not reveal.sealed and not hall.told(wire.Key)


def test_no_key_and_no_open_word_before_the_moment_whatever_a_machine_says() -> None:
    """Somebody claims a link slower than any: it gets its key a tenth of a second ahead at most."""
    hall = Hall(synced(2), synced(up=900, down=900))
    hall.zero = us(hall.contest.at)
    hall.until(-101)
    assert not hall.told(wire.Key)
    hall.until(-99)
    assert len(hall.told(wire.Key, 2)) == 1


def test_presses_before_the_reveal_go_to_the_game_at_once() -> None:
    hall = Hall(synced(2), synced(3))
    hall.zero = us(hall.contest.at)
    hall.until(-200)
    hall.press(1, -150, arrives=-148)
    assert [(press.seat, press.moment) for press in hall.contest.early] == [(0, us(-150))]
    hall.reveal()
    hall.press(2, -1, arrives=2)  # pressed before, only arrived later
    assert [press.moment for press in hall.round.presses] == [0]


def test_hands_are_passed_on_to_everybody() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    hall.press(1, 300, arrives=303, kind="cover", aim=1)
    hands = hall.told(wire.Hands)
    assert len(hands) == 2 and hands[0].hands[0] == wire.Hand(0, 1, "cover", 1, us(300))


def test_nobody_presses_for_others_nor_what_is_not_offered() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    for seat, kind in ((1, "slap"), (7, "slap"), (0, "eps"), (0, "misdeal"), (0, "")):
        hall.say(1, wire.Press(1, seat, 50 + seat, kind, None, us(300)), 303)
    hall.say(9, wire.Press(1, 0, 1, "slap", None, us(300)), 303)
    assert hall.round.presses == []


def test_whoever_presses_without_end_is_not_listened_to() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    for number in range(1000):
        hall.say(1, wire.Press(1, 0, number, "cover", None, us(300)), 303)
    assert len(hall.round.presses) == 200


def test_nobody_shows_it_in_the_future_or_twice() -> None:
    hall = Hall(synced(2), synced(3))
    hall.zero = us(hall.contest.at)
    hall.until(0)
    hall.say(1, wire.Presented(1, hall.host(90), 0), 20)
    hall.say(1, wire.Presented(1, hall.host(-40), 0), 30)
    shown = hall.round.shown[1]
    assert shown is not None and shown.at == hall.host(20)


def test_time_alone_ends_it_when_nobody_presses() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    hall.until(4999)
    assert hall.contest.judged == []
    hall.mark(1, 5000, arrives=5002)
    hall.mark(2, 5000, arrives=5003)
    assert hall.contest.judged == [[]] and hall.judged_at == 5003


def test_a_pause_stops_time_between_rounds_and_not_in_them() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    hall.referee.paused = True
    hall.press(1, 300, arrives=303)
    for number in (1, 2):
        hall.mark(number, 310, arrives=320)
    assert len(hall.contest.judged) == 1, "a round that is on is played to its end"
    hall.until(321)
    assert not hall.referee.time.running
    hall.until(5000)
    assert hall.contest.passed == [9300]
    hall.referee.paused = False
    hall.until(5001)
    hall.until(5400)
    assert len(hall.contest.passed) == 2


def test_the_table_waits_for_whoever_is_silent_but_not_for_ever() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    hall.press(1, 300, arrives=303)
    for number in (1, 2):
        hall.mark(number, 310, arrives=320)
    referee = hall.referee
    heard, told = hall.host(320), []
    for step in range(1, 1500):
        now = heard + us(10) * step
        referee.machines[1].heard = now
        referee.wake(now)
        referee.out.clear()
        told += [referee.given_up.popleft() for _ in range(len(referee.given_up))]
        if step * 10 <= 290:
            assert referee.time.running
    assert told == [2], "said once"


def test_the_table_waits_until_every_clock_is_known() -> None:
    hall = Hall(synced(2))
    hall.referee.attach(2, [1], 0)
    hall.contest.seats = 2
    hall.zero = us(hall.contest.at)
    hall.until(-100)
    assert not hall.referee.time.running and hall.referee.round is None
    hall.say(2, synced(3), -100)
    hall.until(-99)
    assert hall.referee.time.running


def test_whoever_comes_back_plays_from_the_next_reveal_on() -> None:
    hall = Hall(synced(2), synced(3)).reveal(grace=350)
    hall.until(100)
    hall.referee.detach(2, hall.host(100))
    hall.until(200)
    hall.referee.attach(2, [1], hall.host(200))
    hall.say(2, synced(3), 210)
    hall.press(2, 250, arrives=255)
    assert hall.round.presses == [] and hall.told(wire.Late, 2)
    hall.press(1, 300, arrives=303)
    hall.mark(1, 320, arrives=330)
    hall.until(700)
    assert hall.verdict == [("A", "slap", 300)]
    hall.reveal()
    hall.press(2, 250, arrives=255)
    assert [press.seat for press in hall.round.presses] == [1]


def test_a_host_that_slept_does_not_let_everything_happen_at_once() -> None:
    hall = Hall(synced(2), synced(3)).reveal()
    hall.press(1, 300, arrives=303)
    for number in (1, 2):
        hall.mark(number, 310, arrives=320)
    now = hall.host(90_000)
    hall.heartbeat(now)
    hall.referee.wake(now)
    coming = hall.contest.coming()
    assert coming is not None and hall.referee.time.host_time(coming.at) > now
