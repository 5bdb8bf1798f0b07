"""Golden playthroughs: recorded games still replay, read as they did, and are played again the same way.

When a difference is meant: `python tests/golden/regenerate.py`, and read what has changed.
"""

from __future__ import annotations

import pytest

from golden.playthroughs import FOLDER, PLAYTHROUGHS, journal_file, played, retold, text_file

EVERY = pytest.mark.parametrize("name", PLAYTHROUGHS)


@EVERY
def test_a_recorded_game_is_told_as_it_was(name: str) -> None:
    """If it does not even replay, the rules have changed: their version must be raised."""
    told = retold(journal_file(name).read_bytes(), PLAYTHROUGHS[name].language)
    assert told.splitlines() == text_file(name).read_text(encoding="utf-8").splitlines()


@EVERY
def test_the_same_bots_play_the_same_game_again(name: str) -> None:
    assert played(name).splitlines() == journal_file(name).read_bytes().splitlines()


def test_no_recording_is_left_over() -> None:
    kept = {path.stem for path in FOLDER.iterdir() if path.suffix in (".txt", ".sixchambers")}
    assert kept == set(PLAYTHROUGHS)


def told(game: str) -> str:
    names = [name for name, through in PLAYTHROUGHS.items() if through.game == game]
    return "".join(text_file(name).read_text(encoding="utf-8") for name in names)


def test_the_recordings_meet_everything_that_can_happen() -> None:
    """Clicks, bangs, ties, raises, conversions and broke players are all told of somewhere."""
    text = told("klack")
    for words in (
        "Click!",
        "Bang!",
        "are tied at",
        "The raises:",
        "takes the revolver",
        "hands the revolver",
        "wins with",
    ):
        assert words in text
    assert "{" not in text and "klack." not in text and "bot." not in text


def test_the_recordings_of_the_dice_game_meet_what_can_happen() -> None:
    """Shots, beers, arrows, an attack, dynamite, the Gatling, special roles, a Saloon die, the Ghost."""
    text = told("dice")
    for words in (
        "shoots at",
        "drinks a beer",
        "left in the pile",
        "the Indians attack!",
        "The dynamite goes off",
        "fires the Gatling Gun",
        "reveals a role",
        "das Großmaul",
        "kehrt als Geist zurück",
        "is eliminated. Role:",
    ):
        assert words in text, words
    assert "{" not in text and "dice." not in text and "bot." not in text


def test_the_recordings_of_kablamo_meet_what_can_happen() -> None:
    """Live bullets, bullets that move, extra shots, red bullets from the hand with answers, second thoughts, duds."""
    text = told("kablamo")
    for words in (
        "KABLAMO! It gets",
        "Click.",
        "change places",
        "takes a spare of",
        "into the revolver of",
        "One more shot",
        "from the hand",
        "exchange their revolvers",
        "does the same as",
        "A dud:",
        "draw one fewer",
        "is the last one standing",
        "Die Trommel von",
    ):
        assert words in text, words
    assert "{" not in text and "kablamo." not in text and "bot." not in text


def test_the_recordings_of_bang_meet_what_can_happen() -> None:
    """Shots and answers, cards that stay, luck, attacks on all, deaths with rewards, a new pile, gold, shadows."""
    text = told("bang")
    for words in (
        "answers with Missed!",
        "puts Jail",
        "turns over",
        "goes on from",
        "plays Duel",
        "In the store:",
        "plays Gatling",
        "plays Indians!",
        "Reward:",
        "The discard pile is shuffled",
        "New on offer:",
        "The shadow of",
        "Der Schatten von",
        "is out:",
    ):
        assert words in text, words
    assert "{" not in text and "bang." not in text and "bot." not in text
