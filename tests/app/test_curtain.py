"""The curtain between people at one screen, and everything else that must not tell: two games that differ in nothing
but what is secret look, sound and read alike."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.house import ALONE, TOGETHER, Hands, House, seats
from app.spying import assert_nothing_secret, assert_shows, everything
from helpers.klack import random_answer
from sixchambers.games.klack.money import Holding
from sixchambers.table.piece import Piece

CONTROL = Qt.KeyboardModifier.ControlModifier
Shown = tuple[QImage, list[str], list[Any], list[str]]


def shown(hands: Hands) -> Shown:
    """Everything that can be seen, read, heard or hovered."""
    hands.until_quiet()
    hands.qtbot.wait(150)  # a new size or style has been painted
    items = sorted(
        (item.front, round(item.x(), 3), round(item.y(), 3), item.face_up, item.lit, item.chosen, item.isVisible())
        for item in hands.scene.scene().items()
        if isinstance(item, Piece)
    )
    return hands.window.grab().toImage(), sorted(everything(hands.window)), items, hands.sounds


def assert_alike(one: Shown, other: Shown) -> None:
    assert one[1] == other[1], "the texts differ"
    assert one[2] == other[2], "what lies on the table differs"
    assert one[3] == other[3], "the sounds differ"
    assert one[0] == other[0], "the pictures differ"


def bid(hands: Hands, bills: Holding) -> None:
    """By mouse, so that the number of key presses tells nothing either."""
    ones = hands.until_asked("bills").have[0]
    for number in (*range(bills[0]), *range(ones, ones + bills[1])):
        hands.click(hands.scene.purse[number])
    hands.press("place")


# --- the curtain ---------------------------------------------------------------------------------------------------


def test_the_curtain_names_who_is_next_and_is_lifted_on_purpose(house: House) -> None:
    hands = house.at_table(TOGETHER)
    hands.until_curtain()
    curtain = hands.page.curtain
    assert curtain.name == "Anna" and curtain.line == "Anna, it is your turn"
    assert curtain.accessibleName() == f"{curtain.line} {curtain.hint}"
    assert curtain.geometry() == hands.page.rect() and curtain.hasFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Backspace, Qt.Key.Key_H, Qt.Key.Key_A):
        hands.key(key)
        assert curtain.isVisible(), "lifted by a slip of the hand"
    hands.key(Qt.Key.Key_L, CONTROL)
    hands.window.resize(1100, 720)
    hands.wait(lambda: curtain.geometry() == hands.page.rect(), "a curtain over all of it")
    assert hands.scene.question is None and hands.page.bar._made == {}
    hands.key(Qt.Key.Key_Space)
    assert not curtain.isVisible() and hands.scene.hasFocus()
    assert hands.is_asked("bills") and hands.scene.question is not None and hands.scene.question.seat == 0
    assert hands.page.bar.prompt.text().startswith("Anna: ")


@pytest.mark.parametrize("how", ["Return", "Enter", "Space", "click"])
def test_every_way_to_lift_it(house: House, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = house.at_table(TOGETHER)
    hands.until_curtain()
    if how == "click":
        with monkeypatch.context() as slow:
            slow.setattr("sixchambers.app.curtain.SETTLE", 10**6)  # however busy the machine is
            house.qtbot.mouseClick(hands.page.curtain, Qt.MouseButton.LeftButton)
        assert hands.page.curtain.isVisible(), "the click that placed the last bid would lift it"
        hands.lift_by_mouse()
    else:
        hands.key(getattr(Qt.Key, f"Key_{how}"))
    assert not hands.page.curtain.isVisible() and hands.is_asked("bills")


def test_behind_the_curtain_there_is_nothing_secret(house: House) -> None:
    """At every curtain of a game: no purse, no bid, no amount; not on the table, in the log, a tooltip or a name."""
    hands = house.at_table(TOGETHER, "secrets")
    random = Random(1)
    curtains = 0
    while curtains < 9:
        hands.wait(lambda: hands.hurry() or hands.page.curtain.isVisible() or hands.is_asked(), "anybody asked")
        if hands.page.curtain.isVisible():
            curtains += 1
            assert hands.page.sitting.eyes is None and hands.scene.purse == []
            assert all(not piece.face_up for pieces in hands.scene.bids for piece in pieces)
            assert all(tag.text == "" for tag in hands.scene.bid_tags)
            assert hands.page.bar._made == {} and hands.scene.targets == []
            assert_nothing_secret(hands)
            assert_shows(hands.scene, hands.page.table.update(None))
            hands.lift()
        question = hands.until_asked()
        if question.about == "bills":
            bid(hands, random_answer(question, random))
        else:
            hands.key(Qt.Key(Qt.Key.Key_1 + question.default) if question.about != "trigger" else Qt.Key.Key_Return)
            if question.about != "trigger":
                hands.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("lifted", [False, True], ids=["curtain down", "curtain up"])
def test_two_games_that_differ_in_a_secret_bid_look_alike(house: House, lifted: bool) -> None:
    """Anna has bid; Bert comes to the screen. Whether it was 1000 or 14 000, nothing tells him."""
    seen: list[Shown] = []
    for bills in ((1, 0), (4, 5)):
        hands = house.at_table(TOGETHER, "alike")
        hands.until_curtain()
        hands.lift()
        bid(hands, bills)
        hands.until_curtain()
        assert hands.page.curtain.name == "Bert"
        hands.window.sound.last_played.clear()
        if lifted:
            hands.lift()
            hands.until_asked("bills")
        seen.append(shown(hands))
        hands.window.close()
        house.forget()
    assert_alike(*seen)


def test_two_games_that_differ_in_somebodys_purse_look_alike(house: House) -> None:
    seen: list[Shown] = []
    for purse in ((6, 6), (1, 2)):
        hands = house.at_table(TOGETHER, "alike")
        state = hands.page.table.play.state
        state.purses[1] = purse
        hands.until_curtain()
        seen.append(shown(hands))
        hands.lift()
        hands.until_asked("bills")
        seen.append(shown(hands))
        hands.window.close()
        house.forget()
    assert_alike(seen[0], seen[2])
    assert_alike(seen[1], seen[3])


def test_a_bot_that_is_ready_tells_nothing_but_that(house: House) -> None:
    """Alone against bots: what they have bid shows in nothing until all bids turn over."""
    seen: list[Shown] = []
    for bills in ((1, 0), (0, 6)):
        hands = house.at_table(ALONE, "alike")
        hands.freeze_bots()
        hands.until_asked("bills")
        assert hands.page.table.submit(1, bills) is None
        seen.append(shown(hands))
        bid(hands, (1, 1))
        hands.wait(lambda hands=hands: hands.page.bar.button("withdraw") is not None, "a bid of Anna")
        seen.append(shown(hands))
        hands.window.close()
        house.forget()
    assert_alike(seen[0], seen[2])
    assert_alike(seen[1], seen[3])


def test_open_books_show_what_they_promise(house: House) -> None:
    """The option exists for those who would rather not count: then, and only then, plates tell purses."""
    for open_books in (True, False):
        hands = house.at_table(ALONE, "books", options={"open_books": open_books})
        hands.until_asked("bills")
        notes = [plate.note for plate in hands.scene.plates]
        assert notes == (["", "bid money $18,000", "bid money $18,000"] if open_books else ["", "", ""])
        hands.window.leave()


# --- others at the curtain -----------------------------------------------------------------------------------------


def test_an_open_question_needs_no_curtain(house: House) -> None:
    """Naming somebody is no secret: whoever is asked answers at the open table."""
    hands = house.at_table(TOGETHER, "open")
    for bills in ((1, 0), (0, 1), (1, 2)):
        hands.until_curtain()
        hands.lift()
        bid(hands, bills)
    question = hands.until_asked("seat")
    assert not hands.page.curtain.isVisible() and hands.scene.purse == [] and hands.page.sitting.eyes is None
    assert question.seat == 2 and hands.page.bar.prompt.text().startswith("Cleo: ")
    assert [plate.lit for plate in hands.scene.plates] == [True, True, True]


def test_time_runs_out_behind_a_lifted_curtain(house: House) -> None:
    """Changing chairs takes no time. Who sits there and does nothing bids the simplest thing; nobody else loses time."""
    hands = house.at_table(TOGETHER, "time", time_limit=300)
    for name in ("Anna", "Bert"):
        hands.until_curtain()
        assert hands.page.curtain.name == name
        house.qtbot.wait(350)
        assert hands.page.curtain.name == name and hands.page.curtain.isVisible(), "time ran while nobody looked"
        hands.lift()
        hands.wait(lambda: hands.page.curtain.isVisible(), "the next curtain")
        assert hands.page.sitting.eyes is None and hands.scene.purse == []
        assert_nothing_secret(hands)
    assert hands.page.table.play.core.given == {0: (1, 0), 1: (1, 0)}


def test_somebody_gives_up_behind_the_curtain(house: House) -> None:
    """The curtain falls for whoever is next, and the other can play on."""
    hands = house.at_table(seats("Anna", "Bert", "Clem:greenhorn"), "give up")
    hands.until_curtain()
    assert hands.page.curtain.name == "Anna"
    hands.page.sitting.concede(0)
    hands.wait(lambda: not hands.page.curtain.isVisible() or hands.page.curtain.name == "Bert", "no curtain for Anna")
    if hands.page.curtain.isVisible():
        hands.lift()
    question = hands.until_asked("bills")
    assert question.seat == 1 and len(hands.scene.purse) == 12, "Bert does not see his money"
    bid(hands, (1, 0))
    assert hands.page.table.play.core.given.get(1) == (1, 0) or hands.page.table.play.state.bids[1] == (1, 0)


def test_the_curtain_covers_whatever_the_size(house: House) -> None:
    hands = house.at_table(TOGETHER, size=(1024, 640))
    hands.until_curtain()
    for size in ((1920, 1080), (1024, 640), (1500, 700)):
        hands.window.resize(*size)
        hands.wait(lambda: hands.page.curtain.geometry() == hands.page.rect(), "a curtain over all of it")
        corners: list[Callable[[QWidget], QPoint]] = [
            lambda page: page.rect().topLeft(),
            lambda page: page.rect().bottomRight(),
            lambda page: page.rect().topRight(),
        ]
        for corner in corners:
            assert hands.page.childAt(corner(hands.page)) is hands.page.curtain
