"""Slap .45 across the LAN: two windows over loopback, each card timed at its own screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter_ns

import pytest
from pytestqt.exceptions import TimeoutError

from app.evening import Evening
from app.house import PATIENCE, House, seats
from sixchambers.app.live.network import LiveGuestPage, LiveHostPage
from sixchambers.app.live.page import LivePart
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.network.join_page import JoinPage
from sixchambers.engine import journal as record
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game
from sixchambers.games.slap import game as rules
from sixchambers.games.slap.verdict import Verdict
from sixchambers.lan.timed.court import Court
from sixchambers.lan.timed.referee import Referee
from sixchambers.table.slap.schemes import Wish

FOUR = seats("Doc", "Gast", "Rosa:greenhorn", "Clem:greenhorn")
SEEN = 150_000
"""Microseconds after which a press is an honest one."""


class SlapEvening(Evening):
    """Two windows, and whoever sits there presses keys."""

    def __init__(self, house: House, guests: tuple[int, ...] = (1,)) -> None:
        options = {"pace": "frantic", "game": "basic"}
        super().__init__(house, GameSetup("slap", FOUR, options, "network", guests=guests))
        self._pressed: dict[LivePart, int] = {}
        # Does nobody hide?
        self.shooting = False

    @property
    def court(self) -> Court:
        serving = self.hosting.host.serving
        assert serving is not None and serving.timed is not None
        return serving.timed

    @property
    def referee(self) -> Referee:
        return self.court.referee

    @property
    def here(self) -> LiveHostPage:
        assert isinstance(self.host.page, LiveHostPage)
        return self.host.page

    @property
    def there(self) -> LiveGuestPage:
        assert isinstance(self.guest.page, LiveGuestPage)
        return self.guest.page

    @property
    def pages(self) -> tuple[LiveHostPage, LiveGuestPage]:
        return self.here, self.there

    def sit(self, *people: str) -> None:
        """At the table; nobody waits longer between two cards than the clocks need."""
        self.begin(*people)
        self.referee.hurry = True

    def press_once(self) -> None:
        """Whoever sees a card does what it calls for, once a card: at guns one of them hides, and one shoots."""
        for page in (self.host.window.page, self.guest.window.page):
            if not isinstance(page, LivePart) or not open_here(page):
                continue
            number = page.live.client.round
            if self._pressed.get(page) != number:
                self._pressed[page] = number
                for seat in page.live.people:
                    page.live.wish(self._wish(page, seat), perf_counter_ns())

    def _wish(self, page: LivePart, seat: int) -> Wish:
        view, card = page.slap_scene.view, page.slap_scene.furniture.card.card
        others = [other for other, facts in enumerate(view.seats) if facts.alive and other != seat]
        if card in ("iron", "big") and (self.shooting or seat == 0):
            return Wish(seat, "shoot", (others[0] - seat - 1) % len(view.seats))
        return Wish(seat, "cover", 0)

    def play_until(self, done: Callable[[], object], why: str, patience: int = PATIENCE) -> None:
        def so() -> bool:
            self.press_once()
            return bool(done())

        try:
            self.house.qtbot.waitUntil(so, timeout=patience)
        except TimeoutError:
            raise AssertionError(f"in vain: {why}") from None

    def verdicts_with(self, seat: int) -> list[Verdict]:
        """From now on: every verdict with a press of this seat, as the host has it."""
        found: list[Verdict] = []

        def hear(update: object) -> None:
            verdict = self.here.table.update(None).view.verdict
            if verdict is not None and verdict not in found and seat in {timed.seat for timed in verdict.times}:
                found.append(verdict)

        self.here.table.listen(None, hear)
        return found


def open_here(page: LivePart) -> bool:
    return page.slap_scene.moment == "open" and (page.live.client.card_us() or 0) > SEEN


@pytest.fixture
def evening(house: House) -> Iterator[SlapEvening]:
    made = SlapEvening(house)
    yield made
    made.close()


@pytest.fixture
def quick_return(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixchambers.lan.guest.RETRY", (50,))


def test_one_card_at_two_screens(evening: SlapEvening) -> None:
    """Both see it, both press, and the verdict tells both times on both screens."""
    evening.begin()
    pages: list[tuple[LivePart, int]] = [(evening.here, 0), (evening.there, 1)]
    evening.house.wait(lambda: all(open_here(page) for page, _ in pages), "the card on both screens")
    one, other = (page.slap_scene.furniture.card.card for page, _ in pages)
    assert one == other != ""
    for page, seat in pages:
        page.live.wish(Wish(seat, "cover", 0), perf_counter_ns())
        assert page.slap_scene.where[seat][0] == seat, "the hand moves at once"
    evening.house.wait(lambda: all(page.slap_scene.view.verdict is not None for page, _ in pages), "the verdict")
    mine, theirs = (page.slap_scene.view.verdict for page, _ in pages)
    assert mine == theirs and mine is not None
    assert {0, 1} <= {timed.seat for timed in mine.times}
    evening.house.wait(lambda: all(page.slap_scene.view.round >= 2 for page, _ in pages), "the next card")


def test_a_whole_game_to_both_results(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "GANG_SIZE", 1)
    evening = SlapEvening(house)
    evening.shooting = True
    evening.sit()
    evening.play_until(
        lambda: all(page.result is not None and page.result.isVisible() for page in evening.pages),
        "a result at both",
        PATIENCE * 4,
    )
    assert evening.here.table.outcome is not None
    assert evening.there.remote.outcome == evening.here.table.outcome
    assert evening.there.remote.resyncs == 0, "both saw the same all the time"
    for page in evening.pages:
        assert page.saved_at is not None
        assert replay(record.read(page.saved_at), find_game).outcome == evening.here.table.outcome
    evening.close()


@pytest.mark.usefixtures("quick_return")
@pytest.mark.parametrize("moment", ["open", "armed", "between"])
def test_whoever_loses_the_link_plays_on_from_the_next_card(evening: SlapEvening, moment: str) -> None:
    evening.sit()
    page = evening.there
    evening.referee.hurry = moment != "between"
    evening.house.wait(lambda: page.slap_scene.moment == moment, moment)
    evening.hosting.host._lines[1].link.close()
    evening.house.wait(lambda: not evening.visiting.guest.connected, "a lost link")
    evening.house.wait(lambda: evening.visiting.guest.connected, "back again")
    evening.referee.hurry = True
    verdicts = evening.verdicts_with(1)
    evening.play_until(lambda: verdicts, "a press of the guest that counts")
    evening.play_until(lambda: page.slap_scene.view.round > 2 and not page.sitting.stopped, "the game goes on there")
    assert evening.there is page, "at the same table"
    assert evening.here.table.seats[1].player == "person"


@pytest.mark.parametrize("who", ["host", "guest"])
def test_a_pause_of_either_side_waits_for_the_card_and_stops_the_next(evening: SlapEvening, who: str) -> None:
    evening.sit()
    asks = evening.here if who == "host" else evening.there
    evening.house.wait(lambda: all(open_here(page) for page in evening.pages), "an open card")
    asks.ask_pause(True)
    evening.house.wait(lambda: all(page.paused for page in evening.pages), "a pause at both")
    verdicts = evening.verdicts_with(1)
    evening.play_until(lambda: not evening.referee.time.running and evening.referee.round is None, "the card played")
    table = evening.here.table
    assert verdicts, "what was pressed at a card that was out counts"
    stands = (table.now, table.play.core.asked)
    evening.house.qtbot.wait(400)
    assert (table.now, table.play.core.asked) == stands
    for page in evening.pages:
        assert [action.id for action in page.actions_now()] == ["go_on"]
        assert page.slap_scene.question is None
    other = evening.there if who == "host" else evening.here
    other._press("go_on")
    evening.play_until(lambda: len(verdicts) > 1, "the next card")
    assert not any(page.paused for page in evening.pages)


def test_a_break_by_the_rules_asks_both(evening: SlapEvening) -> None:
    """One of the game's own breaks, asked for between two cards by a guest."""
    evening.begin()
    here, there = evening.pages
    evening.house.wait(lambda: any(action.id == "pause.1" for action in there.actions_now()), "the button")
    there._press("pause.1")
    evening.house.wait(lambda: all(page.slap_scene.moment == "paused" for page in evening.pages), "a break at both")
    for page, button in ((here, "ready.0"), (there, "ready.1")):
        evening.house.wait(
            lambda page=page, button=button: any(action.id == button for action in page.actions_now()), button
        )
        page._press(button)
    evening.house.wait(lambda: all(page.slap_scene.moment == "open" for page in evening.pages), "the next card")


def test_who_gives_up_watches_a_bot_play_on(evening: SlapEvening) -> None:
    evening.sit()
    page = evening.there
    assert page.slap_scene.keys_of == 1
    evening.house.wait(lambda: page.slap_scene.moment == "open", "an open card")
    evening.referee.hurry = False
    page.sitting.concede(1)
    table = evening.here.table
    evening.play_until(lambda: table.seats[1].player == "deputy", "a bot on the chair")
    assert evening.referee.round is None, "not in the middle of a card"
    evening.referee.hurry = True
    verdicts = evening.verdicts_with(1)
    evening.play_until(lambda: verdicts, "a press of the bot")
    evening.play_until(lambda: page.live.people == [], "nobody plays there")
    assert page.slap_scene.keys_of is None and not page.live.wish(Wish(1, "slap"), perf_counter_ns())
    rounds = page.slap_scene.view.round
    evening.play_until(lambda: page.slap_scene.view.round > rounds, "the guest still sees the game")


def test_of_two_at_one_machine_the_other_gets_the_whole_keyboard(house: House) -> None:
    evening = SlapEvening(house, guests=(1, 2))
    evening.sit("Anna", "Ben")
    page = evening.there
    assert page.live.people == [1, 2] and page.slap_scene.marking == (1, 2) and page.slap_scene.keys_of is None
    schemes = [dict(page.keys.scheme())]
    page.sitting.concede(1)
    evening.play_until(lambda: page.live.people == [2], "one person left")
    schemes.append(dict(page.keys.scheme()))
    assert page.slap_scene.keys_of == 2 and page.slap_scene.marking == ()
    assert schemes[0] != schemes[1] and {wish.seat for wish in schemes[1].values()} <= {2, -1}
    verdicts = evening.verdicts_with(2)
    evening.play_until(lambda: verdicts, "the other plays on")
    evening.close()


def test_who_leaves_finds_the_chair_again(evening: SlapEvening) -> None:
    """A bot holds it meanwhile, and gets up from it between two cards."""
    evening.sit()
    evening.house.wait(lambda: evening.there.slap_scene.moment == "open", "an open card")
    evening.referee.hurry = False
    evening.guest.window.leave()
    table = evening.here.table
    evening.play_until(lambda: table.seats[1].player == "deputy", "a bot on the chair")
    evening.referee.hurry = True
    held = evening.verdicts_with(1)
    evening.play_until(lambda: held, "a press of the bot")
    evening.referee.hurry = False  # chairs change hands while a verdict is read
    evening.guest.window.door.find()
    evening.visiting.rejoin()
    evening.play_until(lambda: evening.guest.window.page is not None, "back at the table")
    evening.play_until(lambda: table.seats[1].player == "person", "a person again")
    evening.referee.hurry = True
    own = evening.verdicts_with(1)
    evening.play_until(lambda: own, "a press of the guest")
    assert 1 not in evening.here.sitting.bots and evening.there.slap_scene.keys_of == 1


def test_a_host_that_was_gone_goes_on_with_its_guest(evening: SlapEvening) -> None:
    evening.sit()
    verdicts = evening.verdicts_with(1)
    evening.play_until(lambda: verdicts, "a card")
    before = [facts.gang for facts in evening.here.slap_scene.view.seats]
    evening.host.window.leave()
    strip = evening.host.window.lobby.strip
    assert strip.isVisible() and strip.resume.text() == "Continue and wait for the guests"
    evening.house.wait(lambda: isinstance(evening.visiting.page, JoinPage), "the guest sent away")
    evening.host.click_widget(strip.resume)
    evening.referee.hurry = True
    stands = evening.here.table.now
    evening.house.qtbot.wait(200)
    assert evening.here.table.now == stands, "no card without the guest"
    tables = evening.visiting.page
    assert isinstance(tables, JoinPage)
    tables.go_back()
    evening.play_until(lambda: evening.guest.window.page is not None, "the guest back")
    assert [facts.gang for facts in evening.there.slap_scene.view.seats] == before
    verdicts = evening.verdicts_with(1)
    evening.play_until(lambda: verdicts, "the next card")
