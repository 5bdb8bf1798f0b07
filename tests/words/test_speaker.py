"""Messages said in both languages: names, money, rows, plurals."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixchambers.engine.events import Event
from sixchambers.engine.message import Amount, Many, Message, Pair, Thing, Who, message
from sixchambers.games.klack import events as klack
from sixchambers.places import translations
from sixchambers.words import speaker as speaking
from sixchambers.words.catalogue import LATE_ROOMS, ROOMS, collect
from sixchambers.words.speaker import LANGUAGES, Names, Speaker, speaker, system_language

NAMES = ("Anna", "Bert", "Cleo")
NB = "\u00a0"


def say(language: str, said: Any, **parts: Any) -> str:
    return speaker(language).say(said, NAMES, **parts)


def part(language: str, one: Any) -> str:
    """How one part is said, all by itself."""
    return "".join(piece.text for piece in speaker(language)._part(one, NAMES))


@pytest.mark.parametrize(
    ("one", "english", "german"),
    [
        (Who(1), "Bert", "Bert"),
        (Who(7), "#8", "#8"),
        (Thing("bang.card_missed", "7♠"), f"Missed!{NB}7♠", f"Fehlschuss!{NB}7♠"),
        (Amount(12000, "money"), "$12,000", f"12.000{NB}$"),
        (Amount(0, "money"), "$0", f"0{NB}$"),
        (Amount(-1234567), "−1,234,567", "−1.234.567"),
        (Amount(999), "999", "999"),
        (1000, "1,000", "1.000"),
        ("plain {text} %n", "plain {text} %n", "plain {text} %n"),
        (Thing("words.yes"), "yes", "ja"),
        (Thing("nowhere.known"), "nowhere.known", "nowhere.known"),
        (Pair(Who(0), Amount(3000, "money")), f"Anna{NB}$3,000", f"Anna{NB}3.000{NB}$"),
        (Pair(Who(0), Thing("words.no")), f"Anna{NB}no", f"Anna{NB}nein"),
        (Many(()), "", ""),
        (Many((Who(0),)), "Anna", "Anna"),
        (Many((Who(0), Who(1))), "Anna and Bert", "Anna und Bert"),
        (Many((Who(0), 2, "x")), "Anna, 2 and x", "Anna, 2 und x"),
        (Many((Who(0), Who(1), Who(2), Who(0))), "Anna, Bert, Cleo and Anna", "Anna, Bert, Cleo und Anna"),
    ],
    ids=repr,
)
def test_every_kind_of_part(one: Any, english: str, german: str) -> None:
    assert (part("en", one), part("de", one)) == (english, german)


@pytest.mark.parametrize(
    ("n", "english", "german"),
    [
        (0, "Round 1. 0 click markers left in the centre.", "Runde 1. Noch 0 Klack-Marker in der Mitte."),
        (1, "Round 1. 1 click marker left in the centre.", "Runde 1. Noch 1 Klack-Marker in der Mitte."),
        (6, "Round 1. 6 click markers left in the centre.", "Runde 1. Noch 6 Klack-Marker in der Mitte."),
    ],
)
def test_plurals_in_a_sentence(n: int, english: str, german: str) -> None:
    said = message("klack.log_round", round=1, n=n)
    assert (say("en", said), say("de", said)) == (english, german)


def test_one_is_told_from_several_in_both_languages() -> None:
    for language in LANGUAGES:
        one, two = (say(language, message("engine.wrong_seats", n=n, least=3, most=6)) for n in (1, 2))
        assert one.replace("1", "2", 1) != two, (one, two)


def test_large_numbers_are_grouped_in_plurals_too() -> None:
    assert "1,000" in say("en", "engine.too_few", n=1000) and "1.000" in say("de", "engine.too_few", n=1000)


def test_a_sentence_with_a_row_of_bids() -> None:
    row = Many(tuple(Pair(Who(seat), Amount(1000 * seat, "money")) for seat in range(3)))
    assert say("en", message("klack.log_bids", bids=row)) == (
        f"The bids: Anna{NB}$0, Bert{NB}$1,000 and Cleo{NB}$2,000."
    )
    german = say("de", message("klack.log_bids", bids=row))
    assert f"Anna{NB}0{NB}$, Bert{NB}1.000{NB}$ und Cleo{NB}2.000{NB}$" in german


def test_pieces_know_what_they_name() -> None:
    pieces = speaker("en").pieces(message("klack.log_chose", who=Who(0), target=Who(2)), NAMES)
    assert [(piece.text, piece.part) for piece in pieces] == [
        ("Anna", Who(0)),
        (" hands the revolver to ", None),
        ("Cleo", Who(2)),
        (".", None),
    ]


def test_names_are_never_read_as_templates() -> None:
    said = speaker("en").say(message("klack.log_chose", who=Who(0), target=Who(1)), ("{target}", "%n {who}"))
    assert said == "{target} hands the revolver to %n {who}."


def test_a_missing_part_shows_its_place_instead_of_failing() -> None:
    assert say("en", "klack.log_left") == "{who} is broke. The Mob shows {who} the door."
    assert say("en", "no.such_message") == "no.such_message"


@given(id=st.text(max_size=20), parts=st.dictionaries(st.text(max_size=5), st.integers() | st.text(max_size=5)))
def test_nothing_anybody_sends_breaks_a_speaker(id: str, parts: dict[str, Any]) -> None:
    assert isinstance(speaker("de").say(Message(id, parts), NAMES), str)


@given(value=st.integers(-(10**9), 10**9))
def test_numbers_keep_their_digits(value: int) -> None:
    for language in LANGUAGES:
        said = speaker(language).number(value)
        assert int("".join(filter(str.isdigit, said))) == abs(value) and said.startswith("−") == (value < 0)


def test_a_language_nobody_speaks_is_english() -> None:
    assert Speaker("fr").language == "en" and Speaker("fr").say("words.yes") == "yes"
    assert speaker("de") is speaker("de")


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"SIXCHAMBERS_LANG": "de"}, "de"),
        ({"SIXCHAMBERS_LANG": "en", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_CH", "LANG": "en_GB"}, "de"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
    ids=str,
)
def test_the_language_of_the_system(
    surroundings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SIXCHAMBERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_a_system_that_says_nothing_is_asked_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SIXCHAMBERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for place, language in (("de_DE", "de"), ("en_US", "en"), (None, "en")):
        monkeypatch.setattr(speaking.locale, "getlocale", lambda place=place: (place, None))
        assert system_language() == language


# --- you -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (klack.HighBidder(0, 3, (2, 2)), "You bid the most with $3,000.", "Du bietest mit 3.000\u00a0$ am meisten."),
        (klack.Chosen(0, 1), "You hand the revolver to Bert.", "Du schiebst Bert den Revolver zu."),
        (klack.Chosen(1, 0), "Bert hands you the revolver.", "Bert schiebt dir den Revolver zu."),
        (klack.Chosen(1, 2), "Bert hands the revolver to Cleo.", "Bert schiebt Cleo den Revolver zu."),
        (klack.Chosen(0, 0), "You take the revolver.", "Du nimmst den Revolver."),
        (klack.Banged(0, (), "return"), "you", "deine Klack-Stapel zählen weiter"),
        (klack.BidsShown(((1, 0), (0, 1), None)), "you\u00a0$1,000 and Bert", "du\u00a01.000\u00a0$ und Bert"),
        (klack.GameEnded((0,), (4, 0, 0), ""), "You win with $4,000.", "Du gewinnst mit 4.000\u00a0$."),
        (klack.GameEnded((0, 1), (4, 4, 0), ""), "You share the win with Bert:", "Du teilst dir den Sieg mit Bert:"),
        (klack.Tied((2, 0, 1), 3), "You and Cleo and Bert are tied", "Gleichstand zwischen dir und Cleo und Bert bei"),
        (klack.Tied((2, 1), 3), "Cleo and Bert are tied", "Gleichstand zwischen Cleo und Bert bei"),
    ],
    ids=str,
)
def test_a_single_reader_is_called_you(event: Event, english: str, german: str) -> None:
    """Grammar and all; others are called by their names, and so is everybody where several read."""
    line = event.line()
    assert line is not None
    for language, wanted in (("en", english), ("de", german)):
        said = speaker(language).say(line, Names(["Anna", "Bert", "Cleo"], you=0))
        assert wanted in said and ("Anna" in said) == ("Anna" in wanted)
        assert " you" not in speaker(language).say(line, ["Anna", "Bert", "Cleo"]).lower()


def test_every_phrase_to_you_leaves_out_exactly_who_you_are() -> None:
    """Else it would never be said, or be said to the wrong one."""
    words = collect([*ROOMS, *LATE_ROOMS])
    for id, text in words.items():
        for ending in ("_at_you", "_you"):
            base = words.get(id.removesuffix(ending)) if id.endswith(ending) else None
            if base is not None and "{" in base:
                gone = set(re.findall(r"{(\w+)}", base)) - set(re.findall(r"{(\w+)}", text))
                assert len(gone) == 1, id


def test_a_compiled_file_that_changes_under_a_running_program_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = tmp_path / "sixchambers_de.qm"
    shutil.copy(translations() / "sixchambers_de.qm", compiled)
    monkeypatch.setattr("sixchambers.words.speaker.translations", lambda: tmp_path)
    german = Speaker("de")
    compiled.write_bytes(b"\0" * compiled.stat().st_size)
    assert german.text("words.no") == "nein"
    compiled.unlink()
    assert Speaker("de").text("words.no") == "no"
