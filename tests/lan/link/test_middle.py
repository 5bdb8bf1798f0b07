"""Somebody sits between guest and host, ends TLS on both sides with a certificate of his own, and reads along."""

from __future__ import annotations

from lan.link.house import CODE, TOKEN, House
from lan.proxy import Middleman
from sixchambers.lan.link.code import normal


def test_he_is_found_out_though_both_ends_know_the_code(house: House) -> None:
    middle = Middleman(house.port)
    caller = house.join(port=middle.open())
    assert caller.why == "lan.in_the_middle"
    assert [why.id for why in house.turned_away] == ["lan.knock_in_the_middle"] and not house.ends
    assert middle.overheard, "he did hear them talk"
    for secret in (CODE, normal(CODE), "staub", "sattel"):
        assert secret.encode() not in bytes(middle.overheard)


def test_he_gets_no_token(house: House) -> None:
    middle = Middleman(house.port)
    assert house.rejoin(port=middle.open()).why == "lan.wrong_host"
    assert middle.overheard and TOKEN not in bytes(middle.overheard)


def test_he_may_even_pin_his_own_certificate(house: House) -> None:
    """A guest that pinned his certificate would show him the token; but it never gets one over such a link."""
    middle = Middleman(house.port)
    port = middle.open()
    assert house.join(port=port).why == "lan.in_the_middle"
    assert house.rejoin(middle.identity.fingerprint, b"a token of his..", port).why == "lan.token_unknown"


def test_without_him_the_same_two_get_together(house: House) -> None:
    assert house.join().ends
