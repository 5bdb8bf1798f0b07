"""What a machine claims: what is refused, capped, counted, and told to the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lan.timed.hall import Hall, synced, us
from sixchambers.lan import messages as wire
from sixchambers.lan.timed import late_key
from sixchambers.lan.timed.late_key import Unreadable, new_key, seal, unseal
from sixchambers.lan.timed.machine import Machine
from sixchambers.lan.timed.plausibility import Claims, Record, Ruling, photo_finish, weigh

MOMENT = st.integers(0, us(5000))


@given(
    up=st.integers(0, us(100)),
    jitter=st.integers(0, us(60)),
    under_way=st.integers(0, us(60)),
    moment=MOMENT,
    late=st.integers(0, us(35)),
    strict=st.booleans(),
)
def test_an_honest_press_is_taken_at_its_word(
    up: int, jitter: int, under_way: int, moment: int, late: int, strict: bool
) -> None:
    claims = Claims(up=up, jitter=jitter, error=us(2), frame=us(16.667))
    arrived = us(1000) + late + moment + up + min(under_way, claims.tolerance)
    ruling = weigh(claims, at=us(1000), presented=us(1000) + late, claimed=moment, arrived=arrived, strict=strict)
    assert ruling == Ruling(moment)


@given(claimed=MOMENT, truth=MOMENT, up=st.integers(0, us(40)), pretended=st.integers(0, us(99)))
def test_the_most_a_lie_can_gain_in_strict_mode(claimed: int, truth: int, up: int, pretended: int) -> None:
    """J_tol + 2 E by dating back, and what a late screen is credited for: nothing beyond."""
    claims = Claims(up=up, jitter=us(12), error=us(1), frame=us(16))
    at = us(1000)
    arrived = at + truth + up  # really seen at once, pressed so much later, and the network was quick
    ruling = weigh(claims, at=at, presented=at + pretended, claimed=claimed, arrived=arrived, strict=True)
    if ruling.doubt != "impossible":
        assert ruling.moment >= truth - (us(12) + 2 * us(1)) - (2 * us(16) + us(1))


def test_a_machines_word_about_its_link_is_taken_no_further_than_measured() -> None:
    machine = Machine(1, 0)
    machine.synced = synced(up=150, jitter=300, error=90, down=150)
    number = machine.probe(0)
    assert number is not None
    machine.echo(number, us(8))
    assert machine.trip == us(8)
    assert machine.claims.up == us(8) and machine.claims.error == us(14) and machine.claims.tolerance == us(60)
    assert machine.key_lead == us(8)
    machine.echo(number, us(9))
    machine.echo(77, us(9))
    assert machine.trip == us(8), "only what was asked is answered, once"


def test_a_machine_that_comes_back_is_measured_anew() -> None:
    machine = Machine(1, 0)
    machine.synced = synced()
    assert not machine.silent(us(1000)) and machine.silent(us(1501))
    machine.come_back(us(2000))
    assert machine.silent(us(2000)), "its clock is not known yet"


@pytest.mark.parametrize(
    ("moments", "faults", "warned"),
    [
        ([170, 175, 150, 230, 165, 172, 168, 140, 260, 179, 171, 166], 0, True),  # too fast
        ([400, 405, 410, 402, 404, 406, 403, 401, 407, 408, 405, 404], 3, True),  # too even
        ([215, 180, 250, 190, 210, 230, 200, 205, 219, 195, 260, 212], 0, True),  # fast, and never wrong
        ([215, 180, 250, 190, 210, 230, 200, 205, 219, 195, 260, 212], 1, False),  # fast, and human
        ([300, 340, 410, 280, 500, 330, 360, 310, 290, 450, 370, 320], 0, False),
        ([170] * 11, 0, False),  # not enough to say anything
    ],
)
def test_too_good(moments: list[int], faults: int, warned: bool) -> None:
    record = Record()
    for moment in moments:
        record.acted(us(moment), True)
    for _ in range(faults):
        record.acted(us(300), False)
    assert record.warnings() == (["too_good"] if warned else [])
    assert record.warnings() == [], "said once"


def test_always_late() -> None:
    record = Record()
    for _ in range(9):
        record.showed(us(17))
    assert record.warnings() == []
    record.showed(us(17))
    assert record.warnings() == ["shows_late"]


def test_photo_finish_follows_what_the_screens_know() -> None:
    assert photo_finish([]) == photo_finish([us(1), us(2)]) == us(4)
    assert photo_finish([us(1), us(7)]) == us(6)
    assert photo_finish([0, us(17)]) == us(8)


def test_the_photo_finish_reaches_the_game() -> None:
    hall = Hall(synced(2), synced(3))
    hall.zero = us(hall.contest.at)
    hall.until(0)
    for number, unsure in ((1, 1), (2, 7)):
        hall.say(number, wire.Presented(1, hall.host(0), us(unsure)), 1)
    hall.press(1, 300, arrives=303)
    for number in (1, 2):
        hall.mark(number, 310, arrives=320)
    assert hall.contest.finishes == [us(6)]


# --- the seal --------------------------------------------------------------------------------------------------------


@given(what=st.one_of(st.text(max_size=30), st.integers(-(2**31), 2**31), st.lists(st.text(max_size=5), max_size=5)))
def test_what_is_sealed_comes_out_again(what: object) -> None:
    key = new_key()
    assert unseal(seal(what, key, 7), key, 7) == what


def test_a_seal_tells_nothing_and_opens_to_nobody_else() -> None:
    key = new_key()
    boxes = [seal(what, key, 3) for what in ("iron", "gold", "a thing with a long name", None)]
    assert len({len(box) for box in boxes}) == 1, "its length must not tell what it is"
    assert not any(b"iron" in box for box in boxes)
    for wrong in (
        lambda: unseal(boxes[0], new_key(), 3),
        lambda: unseal(boxes[0], key, 4),
        lambda: unseal(boxes[0][:-1] + b"\0", key, 3),
        lambda: unseal(b"", key, 3),
        lambda: unseal(boxes[0], b"short", 3),
    ):
        with pytest.raises(Unreadable):
            wrong()
    garbage = late_key.ChaCha20Poly1305(key).encrypt(late_key.NONCE, b"{nonsense", b"reveal 3")
    with pytest.raises(Unreadable):
        unseal(garbage, key, 3)
