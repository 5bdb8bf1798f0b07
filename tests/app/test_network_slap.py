"""Slap .45 across the LAN: two windows over loopback, one card, each timed at its own screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.evening import Evening
from app.house import House, seats
from sixchambers.app.live.network import LiveGuestPage, LiveHostPage
from sixchambers.app.live.page import LivePart
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.table.slap.schemes import Wish

FOUR = seats("Doc", "Gast", "Rosa:greenhorn", "Clem:greenhorn")


@pytest.fixture
def evening(house: House) -> Iterator[Evening]:
    made = Evening(house, GameSetup("slap", FOUR, {"pace": "normal"}, "network", guests=(1,)))
    yield made
    made.close()


def test_one_card_at_two_screens(evening: Evening) -> None:
    """Both see it, both press, and the verdict tells both times on both screens."""
    from time import perf_counter_ns

    evening.begin()
    host, guest = evening.host.page, evening.guest.page
    assert isinstance(host, LiveHostPage) and isinstance(guest, LiveGuestPage)
    pages: list[tuple[LivePart, int]] = [(host, 0), (guest, 1)]

    def open_here(page: LivePart) -> bool:
        return page.slap_scene.moment == "open" and (page.live.client.card_us() or 0) > 150_000

    evening.house.wait(lambda: all(open_here(page) for page, _ in pages), "the card on both screens")
    assert host.slap_scene.furniture.card.card == guest.slap_scene.furniture.card.card != ""
    for page, seat in pages:
        page.live.wish(Wish(seat, "cover", 0), perf_counter_ns())
        assert page.slap_scene.where[seat][0] == seat, "the hand moves at once"
    evening.house.wait(lambda: all(page.slap_scene.view.verdict is not None for page, _ in pages), "the verdict")
    mine, theirs = (page.slap_scene.view.verdict for page, _ in pages)
    assert mine == theirs and mine is not None
    assert {0, 1} <= {timed.seat for timed in mine.times}
    evening.house.wait(lambda: all(page.slap_scene.view.round >= 2 for page, _ in pages), "the next card")
