"""Whole games of Klack Klack Bang in the real window, by key and by mouse, alone and together at one screen."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.house import ALONE, TOGETHER, Hands, House, Keys, Mouse, play, seats
from app.spying import assert_nothing_secret, assert_shows
from sixchambers.app.worker_process import WorkerProcess
from sixchambers.engine import journal as record
from sixchambers.engine.message import message
from sixchambers.engine.questions import ChooseCounts
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game


def watch(hands: Hands) -> None:
    """At every moment: nothing is told that must not be, and a table at rest shows the game as it is."""
    assert_nothing_secret(hands)
    if not hands.scene.director.busy and not hands.page.curtain.isVisible():
        assert hands.scene.update_now is not None
        assert_shows(hands.scene, hands.page.table.update(hands.page.sitting.eyes))


def assert_ended(hands: Hands) -> None:
    """The result stands in the bar, the table shows it, and the file holds the game to its end."""
    page = hands.page
    outcome = page.table.outcome
    assert outcome is not None
    names = [page.names[seat] for seat in outcome.winners]
    told = page.bar.prompt.text()
    assert told == "You win!" or (told and all(name in told for name in names))
    assert {"leave", "again"} <= set(page.bar._made)
    assert_shows(hands.scene, page.table.update(page.sitting.eyes))
    assert page.table.journal is not None
    read = record.read(page.table.journal.path)
    assert isinstance(read.entries[-1], record.Ended)
    assert replay(read, find_game).outcome == outcome
    lines = "\n".join(page.log.lines())
    assert lines.count("Round ") == page.table.play.state.round, "the open log tells the whole game"


@pytest.mark.parametrize("reduced", [False, True], ids=["travelling", "reduced"])
def test_a_whole_game_by_key(house: House, reduced: bool) -> None:
    hands = house.at_table(ALONE, "by key", reduced_motion=reduced)
    keys = Keys()
    play(hands, keys, watch)
    assert_ended(hands)
    assert "pull" in keys.used or "walk" in keys.used
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.page is None and hands.window.pages.currentWidget() is hands.window.lobby


def test_a_whole_game_by_mouse(house: House) -> None:
    hands = house.at_table(ALONE, "by mouse", size=(1024, 640))
    play(hands, Mouse(), watch, mouse=True)
    assert_ended(hands)
    before = hands.page.table
    again = hands.page.bar.button("again") if hands.page.result is None else hands.page.result.buttons["again"]
    assert again is not None
    hands.click_widget(again)
    assert hands.page.table is not before and hands.page.table.outcome is None
    assert [info.player for info in hands.page.table.seats] == [info.player for info in ALONE]


@pytest.mark.parametrize(
    "options",
    [{"bang_other_bids": "carry", "pull": "auto"}, {"bang_other_bids": "remove", "open_books": False}],
    ids=str,
)
def test_three_people_and_a_curtain(house: House, options: dict[str, Any]) -> None:
    """One plays with keys, one with the mouse, one now so, now so. Whoever is asked in secret is called first."""
    hands = house.at_table(TOGETHER, "together", options=options)
    keys, mouse = Keys(3), Mouse(4)
    curtains: list[str] = []
    asked: list[tuple[int, int]] = []

    def player(hands: Hands, question: Any) -> None:
        if isinstance(question, ChooseCounts):
            assert hands.page.sitting.eyes == question.seat, "the screen shows somebody else's purse"
            assert curtains[-1] == hands.page.names[question.seat], "nobody was called"
        asked.append((hands.page.table.play.core.asked, question.seat))
        use_keys = question.seat == 0 or (question.seat == 2 and len(asked) % 2)
        (keys if use_keys else mouse)(hands, question)

    def look(hands: Hands) -> None:
        watch(hands)
        if hands.page.curtain.isVisible():
            curtains.append(hands.page.curtain.name)

    play(hands, player, look)
    assert_ended(hands)
    assert len(asked) == len(set(asked)), "somebody was asked twice"
    assert set(curtains) == {"Anna", "Bert", "Cleo"}


def test_six_people_at_a_large_table(house: House) -> None:
    """Six plates, six bids, six curtains a round: nothing lies on what has to be pressed."""
    hands = house.at_table(seats("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz"), "six", size=(1024, 640))
    play(hands, Mouse(2))
    assert_ended(hands)


def test_a_game_in_which_the_window_is_never_left_alone(house: House) -> None:
    """At every moment, also in the middle of a movement, something about the window changes."""
    hands = house.at_table(TOGETHER, "never alone", reduced_motion=False, speed=2.0)
    random = Random(5)
    settings = hands.window.settings
    changes: dict[str, Callable[[], object]] = {
        "size": lambda: hands.window.resize(*random.choice([(1024, 640), (1300, 760), (1600, 900), (1100, 1000)])),
        "language": lambda: setattr(settings, "language", random.choice(["de", "en"])),
        "theme": lambda: setattr(settings, "theme", random.choice(["night", "day"])),
        "text": lambda: setattr(settings, "text_size", random.choice([0.8, 1.0, 1.5])),
        "motion": lambda: setattr(settings, "reduced_motion", random.choice([True, False])),
        "log": lambda: hands.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier),
        "keys": lambda: (hands.key(Qt.Key.Key_F1), hands.key(Qt.Key.Key_F1)),
        "pictures": lambda: hands.window.grab(),
        "nothing": lambda: hands.qtbot.wait(15),
    }
    done: set[str] = set()

    def disturb(hands: Hands) -> None:
        name = random.choice(list(changes))
        done.add(name)
        changes[name]()
        watch(hands)

    play(hands, Mouse(6), disturb)
    settings.language = "en"
    assert_ended(hands)
    assert done == set(changes)


def until_something_moves(hands: Hands, mouse: Mouse) -> bool:
    """Play on until the table shows something; False if the game is over."""

    def anything() -> bool:
        return hands.scene.director.busy or hands.page.curtain.isVisible() or hands.is_asked()

    while not hands.scene.director.busy and hands.page.table.outcome is None:
        hands.wait(anything, "anything to do")
        if hands.page.curtain.isVisible():
            hands.lift()
        elif hands.is_asked():
            assert hands.scene.question is not None
            mouse(hands, hands.scene.question)
    return hands.page.table.outcome is None


@pytest.mark.parametrize(("how", "times"), [("leave", 12), ("close", 3)])
def test_the_table_can_be_left_in_the_middle_of_anything(house: House, how: str, times: int) -> None:
    """While bids turn over, the cylinder turns, somebody is shot: nothing of it comes after us."""
    random, mouse = Random(8), Mouse(2)
    hands = house.at_table(TOGETHER, "left", reduced_motion=False, speed=1.0)
    left = 0
    while left < times and until_something_moves(hands, mouse):
        left += 1
        hands.qtbot.wait(random.randrange(120))
        director = hands.scene.director
        if how == "leave":
            hands.window.leave()
            assert hands.window.page is None
        else:
            hands.window.close()
            hands = house.open(reduced_motion=False, speed=1.0)
        assert not director.busy
        hands.qtbot.wait(30)
        hands.window.resume()
        assert not hands.scene.director.busy, "what was shown before is not shown again"
        assert_shows(hands.scene, hands.page.table.update(hands.page.sitting.eyes))
    assert left == times


def frozen_in_thought(hands: Hands) -> WorkerProcess:
    """The worker, stopped while bots are being asked: whatever happens to it now happens in mid-thought."""
    hands.freeze_bots()
    worker = hands.worker
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: worker.desk.next_due() is not None, "a thought")
    return worker


def test_a_killed_worker_is_replaced_and_the_game_goes_on(house: House) -> None:
    """What the bots answer comes from a new process that was told everything once more."""
    hands = house.at_table(ALONE, "killed")
    worker = frozen_in_thought(hands)
    before = worker.pid
    os.kill(before, signal.SIGKILL)
    hands.wait(lambda: worker.pid not in (0, before), "another worker")
    assert worker.desk.restarts == 1
    play(hands, Keys(5))
    assert_ended(hands)
    assert worker.desk.restarts == 1, "one death, one new worker"
    assert not worker.desk.last_stumble


def test_bots_whose_worker_always_dies_do_the_simplest_thing(house: House) -> None:
    hands = house.at_table(ALONE, "killed again")
    worker = frozen_in_thought(hands)
    answers: list[record.Answered] = []

    def bids_are_open() -> bool:
        if worker.desk.next_due() is not None and worker.pid:
            os.kill(worker.pid, signal.SIGKILL)
        journal = hands.page.table.journal
        assert journal is not None
        answers[:] = [entry for entry in record.read(journal.path).entries if isinstance(entry, record.Answered)]
        return len(answers) >= 3

    hands.wait(bids_are_open, "bids of bots whose worker is always killed")
    assert worker.desk.restarts >= 2
    for answer in answers[1:3]:
        assert answer.reason == message("engine.bot_slow") and answer.answer == [1, 0]
    assert_nothing_secret(hands)
