"""The rulebook of Klack Klack Bang as data: nothing it names is missing, and its examples are true."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from helpers.sources import PROJECT
from sixchambers.engine import events as engine_events
from sixchambers.engine.events import ENGINE_EVENTS
from sixchambers.engine.rulebook import WHY, Example, Grid, Pictures, Ruling, texts
from sixchambers.engine.scenario import Failed, count_facts, run
from sixchambers.engine.words import WORDS as ENGINE_WORDS
from sixchambers.games import game
from sixchambers.games.klack.events import EVENTS
from sixchambers.games.klack.rulebook import RULEBOOK
from sixchambers.games.klack.words import WORDS as KLACK_WORDS
from sixchambers.places import resources
from sixchambers.words.catalogue import late

KLACK = game("klack")
WORDS = {id: text for room in (*RULEBOOK.rooms, "app.rulebook") for id, text in late(room).items()}
ANCHORS = RULEBOOK.places()
LINK = re.compile(r"\[[^\]]+\]\(([\w/]+)\)")
EXAMPLES = pytest.mark.parametrize("example", RULEBOOK.examples(), ids=lambda example: str(example.id))


def every_id() -> list[str]:
    """All texts of the book, in reading order."""
    ids = []
    for chapter in RULEBOOK.chapters:
        ids.append(chapter.title)
        for section in chapter.sections:
            ids.append(section.title)
            for block in section.blocks:
                ids += texts(block)
    return ids


# --- anchors ---------------------------------------------------------------------------------------------------


def test_every_anchor_stands_once() -> None:
    anchors = [anchor for chapter in RULEBOOK.chapters for anchor, _ in chapter.anchors()]
    assert len(anchors) == len(set(anchors))
    assert all(re.fullmatch(r"(klack|engine)/[a-z0-9_]+", anchor) for anchor in anchors)


def test_every_event_rests_on_a_rule_of_the_book() -> None:
    events = [*EVENTS, *ENGINE_EVENTS.__args__]
    assert len(events) > 12
    assert [event.__name__ for event in events if event.rule not in ANCHORS] == []
    assert {"engine/time", "engine/seats", "engine/undo"} <= set(ANCHORS)
    assert all(getattr(engine_events, name).rule in ANCHORS for name in ("TimeRanOut", "SeatTaken", "TookBack"))


def test_every_refusal_question_and_log_line_has_a_rule() -> None:
    wanted = re.compile(r"klack\.(ask|log|end|learned)_\w+|klack\.(no_bill|not_enough|out_of_game|choose_first)")
    told = [id for id in KLACK_WORDS if wanted.fullmatch(id) and not id.endswith("_you")]
    assert [id for id in told if RULEBOOK.why.get(id) not in ANCHORS] == []
    options = [f"klack.option_{name}" for name in KLACK.options_type.__struct_fields__]
    assert [id for id in options if RULEBOOK.why.get(id) not in ANCHORS] == []
    assert [id for id in RULEBOOK.why if id not in KLACK_WORDS] == []


def test_every_message_of_the_engine_that_a_player_meets_has_a_rule() -> None:
    for_files = re.compile(
        r"engine\.(unknown_|wrong_seats|bad_|no_such|file_|cannot_|not_a_|damaged|newer|older|does_not|disk_|name_)"
    )
    ours = [id for id in ENGINE_WORDS if not id.endswith("_you")]
    met = [id for id in ours if not for_files.match(id) and not id.startswith("engine.bot_")]
    assert [id for id in met if WHY.get(id) not in ANCHORS] == []
    assert [id for id in WHY if id not in ENGINE_WORDS] == []


def test_a_log_line_and_its_event_name_the_same_rule() -> None:
    """The log opens the rule of the event; asking by message must not lead elsewhere."""
    for event in EVENTS:
        ids = [id for id in KLACK_WORDS if id in _lines_of(event)]
        assert ids, event
        assert {RULEBOOK.why[id] for id in ids} == {event.rule}, event


def _lines_of(event: type) -> set[str]:
    """The message ids in an event's `line`."""
    return {text for text in event.line.__code__.co_consts if isinstance(text, str) and text.startswith("klack.")}


@pytest.mark.parametrize("number", range(1, 19))
def test_every_ruling_can_be_quoted(number: int) -> None:
    marks = {block.mark: block for block in RULEBOOK.blocks() if isinstance(block, Ruling) and block.mark}
    assert marks[f"K{number}"].anchor == f"klack/k{number}"
    assert len(marks) == 18


# --- texts -----------------------------------------------------------------------------------------------------


def test_every_text_is_in_the_catalogue_and_none_is_left_over() -> None:
    ids = every_id()
    assert [id for id in ids if not WORDS.get(id, "").strip()] == []
    assert [id for id in WORDS if id not in ids and not id.startswith("rules.ui_")] == []


def test_links_lead_to_rules() -> None:
    for id, text in WORDS.items():
        assert [anchor for anchor in LINK.findall(text) if anchor not in ANCHORS] == [], id
        assert text.count("*") % 2 == 0, id


def test_german_says_everything_and_keeps_the_links() -> None:
    tree = ElementTree.parse(PROJECT / "i18n" / "sixchambers_de.ts")
    german: dict[str, str] = {}
    for part in tree.iter("context"):
        if part.findtext("name") == "rules":
            for message in part.iter("message"):
                translation = message.find("translation")
                if translation is not None and translation.get("type") is None:
                    german[message.findtext("source") or ""] = translation.text or ""
    assert [id for id, text in WORDS.items() if not german.get(text, "").strip()] == []
    for id, text in WORDS.items():
        assert sorted(LINK.findall(german[text])) == sorted(LINK.findall(text)), id
        assert german[text].count("*") == text.count("*"), id


def test_no_two_texts_are_alike() -> None:
    """Qt finds a translation by its English text: two meanings of one text could not be told apart."""
    assert len(set(WORDS.values())) == len(WORDS)


def test_tables_are_even_and_drawings_exist() -> None:
    for block in RULEBOOK.blocks():
        if isinstance(block, Grid):
            assert {len(row) for row in block.rows} == {len(block.head)}
        elif isinstance(block, Pictures):
            for picture in block.row:
                known = picture.drawing.startswith("kit/")
                assert known or (resources() / "art" / f"{picture.drawing}.svg").is_file(), picture.drawing


# --- examples --------------------------------------------------------------------------------------------------


def test_there_are_examples_for_what_is_hard_to_explain() -> None:
    ids = {example.id for example in RULEBOOK.examples()}
    assert {"plain", "click_and_bang", "tie", "broke", "return", "remove", "carry", "score"} <= ids


@EXAMPLES
def test_an_example_holds(example: Example) -> None:
    run(example.scenario("klack"), KLACK)


@EXAMPLES
def test_every_fact_of_an_example_can_fail(example: Example) -> None:
    scenario = example.scenario("klack")
    assert all(step.then for step in example.steps), "a caption without a fact to prove it"
    for number in range(count_facts(scenario)):
        with pytest.raises(Failed):
            run(scenario, KLACK, flip=number)


@EXAMPLES
def test_every_amount_a_caption_names_is_bid_or_proved(example: Example) -> None:
    """No number in a caption that neither a sentence of the story nor a fact about the table bears out."""
    assert example.eyes in ("", *example.seats)
    known = set(re.findall(r"\d+", " ".join(example.start)))
    for number, caption in enumerate(example.captions):
        if number:
            step = example.steps[number - 1]
            known |= set(re.findall(r"\d+", " ".join((*step.do, *step.then))))
        sums = re.findall(r"(\d+),000 × (\d)", WORDS[caption])
        assert all(str(int(money) * int(markers)) in known for money, markers in sums), caption
        amounts = set(re.findall(r"(\d+),000", WORDS[caption])) - {money for money, _ in sums}
        assert amounts <= known, f"{caption}: {amounts - known}"


def test_the_sum_of_the_book_is_the_sum_of_the_game() -> None:
    """16 × 3 = 48, in the table of the scoring rule as in the example."""
    assert WORDS["rules.klack_score_three"] == "$5,000, $7,000 and $4,000"
    assert WORDS["rules.klack_score_three_points"] == "$48,000"
    score = next(example for example in RULEBOOK.examples() if example.id == "score")
    assert "outcome.scores.Ida = 48" in score.steps[-1].then
