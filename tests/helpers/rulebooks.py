"""What holds for the rulebook of any game: nothing it names is missing, both languages say the same, examples are true."""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from helpers.sources import PROJECT
from sixchambers.engine.game import Game
from sixchambers.engine.rulebook import Example, Grid, Pictures, Rulebook, texts
from sixchambers.engine.scenario import Failed, count_facts, run
from sixchambers.places import resources
from sixchambers.words.catalogue import late

AnyGame = Game[Any, Any, Any, Any]
LINK = re.compile(r"\[[^\]]+\]\(([\w/]+)\)")
NUMBER = re.compile(r"\d+")


def words_of(book: Rulebook) -> dict[str, str]:
    """The texts of the book's own rooms."""
    return {id: text for room in book.rooms for id, text in late(room).items()}


def every_id(book: Rulebook) -> list[str]:
    """All texts of the book, in reading order."""
    ids = []
    for chapter in book.chapters:
        ids.append(chapter.title)
        for section in chapter.sections:
            ids.append(section.title)
            for block in section.blocks:
                ids += texts(block)
    return ids


@cache
def german() -> dict[str, str]:
    """The German of every finished text of the rules."""
    tree = ElementTree.parse(PROJECT / "i18n" / "sixchambers_de.ts")
    found: dict[str, str] = {}
    for part in tree.iter("context"):
        if part.findtext("name") == "rules":
            for message in part.iter("message"):
                translation = message.find("translation")
                if translation is not None and translation.get("type") is None:
                    found[message.findtext("source") or ""] = translation.text or ""
    return found


def check_anchors(book: Rulebook) -> None:
    """Every anchor stands once and belongs to the game or to every table."""
    anchors = [anchor for chapter in book.chapters for anchor, _ in chapter.anchors()]
    assert len(anchors) == len(set(anchors))
    assert all(re.fullmatch(rf"({book.game}|engine)/[a-z0-9_]+", anchor) for anchor in anchors)


def check_texts(book: Rulebook, elsewhere: dict[str, str]) -> None:
    """Every text is in the catalogue, none is left over, no two are alike, links lead to rules. `elsewhere`: texts the
    book shares with the game and with all books."""
    words, ids, anchors = words_of(book), every_id(book), book.places()
    assert [id for id in ids if not {**elsewhere, **words}.get(id, "").strip()] == []
    assert [id for id in words if id not in ids] == []
    assert len(set(words.values())) == len(words)
    for id, text in words.items():
        assert [anchor for anchor in LINK.findall(text) if anchor not in anchors] == [], id
        assert text.count("*") % 2 == 0, id


def check_german(book: Rulebook) -> None:
    """German says everything and keeps links and emphasis."""
    said = german()
    for id, text in words_of(book).items():
        assert said.get(text, "").strip(), id
        assert sorted(LINK.findall(said[text])) == sorted(LINK.findall(text)), id
        assert said[text].count("*") == text.count("*"), id


def check_drawings(book: Rulebook) -> None:
    """Tables are even, and every drawing exists."""
    for block in book.blocks():
        if isinstance(block, Grid):
            assert {len(row) for row in block.rows} == {len(block.head)}
            assert not block.widths or (len(block.widths) == len(block.head) and sum(block.widths) == 100)
        elif isinstance(block, Pictures):
            for picture in block.row:
                known = picture.drawing.startswith("kit/")
                assert known or (resources() / "art" / f"{picture.drawing}.svg").is_file(), picture.drawing


def check_example(example: Example, game: AnyGame) -> None:
    """It holds, each caption has a fact to prove it, and every fact could fail."""
    scenario = example.scenario(game.id)
    run(scenario, game)
    assert example.eyes in ("", *example.seats)
    assert all(step.then for step in example.steps), "a caption without a fact to prove it"
    for number in range(count_facts(scenario)):
        with pytest.raises(Failed):
            run(scenario, game, flip=number)


def unproved(example: Example, words: dict[str, str], faces: str = "") -> dict[str, set[str]]:
    """Numbers in captions, in either language, that no sentence or fact up to there bears out. `faces`: digits that are
    names of something, not numbers."""
    known = set(NUMBER.findall(" ".join(example.start)))
    wrong: dict[str, set[str]] = {}
    for number, caption in enumerate(example.captions):
        if number:
            step = example.steps[number - 1]
            known |= set(NUMBER.findall(" ".join((*step.do, *step.then))))
        for text in (words[caption], german()[words[caption]]):
            left = set(NUMBER.findall(text)) - known - set(faces)
            if left:
                wrong[caption] = left
    return wrong
