"""Time to answer across the network, in every game: whoever does not answer gets the default answer, and it goes on."""

from __future__ import annotations

import pytest

from app.evening import Evening
from app.house import House, seats
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.engine import journal as record
from sixchambers.games import READY

GAMES = [game for game in READY if game != "slap"]  # there nobody is asked one after another
LIMIT = 1200


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_who_does_not_answer_stops_nobody(house: House, game: str) -> None:
    four = seats("Doc", "Gast", "Rosa:greenhorn", "Clem:greenhorn")
    evening = Evening(house, GameSetup(game, four, {}, "network time", LIMIT, guests=(1,)))
    evening.begin()
    table, page = evening.host_page.table, evening.guest_page
    assert table.journal is not None
    path = table.journal.path
    shown: list[int] = []

    def went_by() -> bool:
        for one in (evening.host_page, page):
            one.scene.skip()
        question = evening.host_page.scene.question
        if question is not None and evening.host_page.scene.owes:
            evening.host_page.scene.answer(question.default)
        left = page.sitting.seconds_left()
        if left is not None and page.scene.owes:
            shown.append(left)
        return any(isinstance(entry, record.TimePassed) for entry in record.read(path).entries)

    house.qtbot.waitUntil(went_by, timeout=60_000)
    assert shown, "the guest saw the clock"
    assert not any(getattr(entry, "seat", None) == 1 for entry in record.read(path).entries if hasattr(entry, "answer"))
    evening.close()
