"""What every game of the house gets from the program: rules behind the log, search, hints, the result, past games."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.house import Hands, House
from helpers.watched import GAMES, played
from sixchambers.app import statistics
from sixchambers.app.replay.branch import write_branch
from sixchambers.app.replay.timeline import Timeline
from sixchambers.app.rulebook.anchors import book_of
from sixchambers.app.rulebook.window import RulebookWindow
from sixchambers.engine.journal import read
from sixchambers.words.speaker import speaker


def resumed(house: House, game: str, from_the_end: int) -> Hands:
    """A window in which a game goes on, so many moments before its end."""
    house.saves.mkdir(parents=True)
    played(house.saves / "whole", game)
    timeline = Timeline(read(house.saves / "whole"))
    path = house.saves / "late.sixchambers"
    write_branch(path, timeline.header, timeline.entries_until(max(timeline.last - from_the_end, 0)))
    return house.back_at(path)


def play_to_the_end(hands: Hands) -> None:
    page = hands.page

    def over() -> bool:
        page.scene.skip()
        question = page.scene.question
        if question is not None and page.scene.owes:
            page.scene.answer(question.default)
        return page.sitting.over

    hands.qtbot.waitUntil(over, timeout=60_000)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_a_line_opens_its_rule(house: House, game: str) -> None:
    hands = resumed(house, game, 40)
    page = hands.page
    play_to_the_end(hands)
    anchors = {anchor for chapter in book_of(game).chapters for anchor, _ in chapter.anchors()}
    rules = [rule for rule in dict.fromkeys(page.log._rules) if rule]
    assert len(rules) > 3
    for row, rule in enumerate(page.log._rules):
        if rule in rules:
            rules.remove(rule)
            page.log._pressed(row)
            book = hands.window.rulebook
            assert book is not None and book.isVisible() and book.book.game == game
            assert rule in anchors and book.page.pointed == rule
    hands.window.rulebook.close()  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_laid_open_and_counted(house: House, game: str) -> None:
    hands = resumed(house, game, 12)
    page = hands.page
    play_to_the_end(hands)
    house.wait(lambda: page.result is not None and page.result.isVisible(), "the result")
    assert page.result is not None
    assert [one.seats[0].name for one in statistics.games(game)] == ["Anna"]
    past = page.result.sheet.past
    assert "Anna" in past.cells() and statistics.summary(game)[0].games == 1
    assert {"again", "other_seats", "replay", "lobby"} <= set(page.result.buttons)
    page.result.press("replay")
    house.wait(lambda: hands.window.watched is not None, "the replay")
    assert hands.window.watched is not None and hands.window.watched.timeline.finished


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_and_why(house: House, game: str) -> None:
    hands = resumed(house, game, 100_000)
    page = hands.page

    def asked() -> bool:
        page.scene.skip()
        return page.scene.question is not None and page.scene.owes and not page.scene.director.busy

    hands.qtbot.waitUntil(asked, timeout=60_000)
    page.ask_hint()
    house.wait(lambda: page._hint, "a hint")
    assert len(page._hint) > 12 and page.scene.question is not None, "nothing has been answered by it"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_search_finds_what_the_book_is_about(qtbot: QtBot, house: House, game: str, language: str) -> None:
    window = RulebookWindow(game, speaker(language), house.settings(language=language), 16.0)
    qtbot.addWidget(window)
    window.resize(1100, 800)
    window.show()
    for chapter in window.book.chapters:
        title = window.speaker.text(chapter.title)
        window.bar.field.setText(title)
        assert window._hits, title
    window.close()
