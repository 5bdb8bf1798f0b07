"""Every message the program names exists, is handed the parts it has places for, and is used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from helpers.sources import PACKAGE, SPEAKING, every_text, named_messages, nodes, patterns
from sixchambers.games import RULES, game
from sixchambers.words.catalogue import LATE_ROOMS, ROOMS, collect, context

WORDS = collect([*ROOMS, *LATE_ROOMS])
PLACE = re.compile(r"\{(\w+)\}")


def places(text: str) -> set[str]:
    return set(PLACE.findall(text)) | ({"n"} if "%n" in text else set())


def test_every_message_that_is_named_exists() -> None:
    missing = [f"{named.place} {named.id}" for named in named_messages() if named.id not in WORDS]
    assert missing == []
    assert len({named.id for named in named_messages()}) > 60, "the search finds them"


def test_every_message_gets_exactly_the_parts_it_has_places_for() -> None:
    wrong = [
        f"{named.place} {named.id}: {sorted(named.parts)} for {sorted(places(WORDS[named.id]))}"
        for named in named_messages()
        if named.parts is not None
        and named.call in ("message", "Trouble", "say", "pieces", "Thing", "reveals")
        and named.id in WORDS
        and named.parts != places(WORDS[named.id])
    ]
    assert wrong == []


def test_every_message_is_used() -> None:
    """By its id, by a pattern of ids, or as what another one is when it is said to "you" (see `Names`)."""
    texts = every_text() | {f"{id}.{part.id}" for id in RULES for part in game(id).components()}
    shapes = patterns()
    used = {id for id in WORDS if id in texts or any(shape.fullmatch(id) for shape in shapes)}
    used |= {f"{id}{ending}" for id in used for ending in ("_you", "_at_you", "_with_you")}
    assert [id for id in WORDS if id not in used] == []


def test_every_event_of_every_game_has_words_for_its_line() -> None:
    """Events name their log line in `line`; each of them must be told from a message that exists."""
    for id in RULES:
        path = PACKAGE / "games" / id / "events.py"
        lines = {named.id for named in named_messages() if named.place.startswith("events.py")}
        assert lines and lines <= set(WORDS), path
        assert set(game(id).words) <= set(WORDS)


def test_no_message_stands_in_two_rooms() -> None:
    assert len(WORDS) == sum(len(collect([room])) for room in [*ROOMS, *LATE_ROOMS])
    with pytest.raises(ValueError, match="two rooms"):
        collect(["engine", "engine"])


def test_every_room_with_words_is_known() -> None:
    rooms = {".".join(path.relative_to(PACKAGE).parent.parts) for path in PACKAGE.rglob("words.py")}
    assert rooms == {*ROOMS, *LATE_ROOMS}


def test_phrases_are_plain_texts_in_their_own_context() -> None:
    """lupdate reads literals: an f-string, a sum of texts or a variable would never be translated."""
    seen = 0
    for path in PACKAGE.rglob("words.py"):
        for entry in _entries(path):
            id, call = entry
            name = getattr(call.func, "id", "")
            arguments = [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args]
            assert not call.keywords and all(isinstance(text, str) for text in arguments[:2]), f"{path}: {id}"
            assert arguments[0] == context(id), f"{id} is translated in another context"
            if name == "phrases":
                assert "%n" in arguments[1] and arguments[2:] == [None, 1], id
            else:
                assert name == "phrase" and "%n" not in arguments[1] and len(arguments) == 2, id
            seen += 1
    assert seen == len(WORDS)


def _entries(path: Path) -> list[tuple[str, ast.Call]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    (words,) = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "WORDS"
    ]
    assert isinstance(words, ast.Dict)
    pairs = zip(words.keys, words.values, strict=True)
    return [(key.value, value) for key, value in pairs if isinstance(key, ast.Constant) and isinstance(value, ast.Call)]


def test_nobody_builds_a_sentence_for_a_message() -> None:
    """Ids come as they are or from a short f-string; a sentence in that place could not be translated."""
    wrong = []
    for path, node in nodes():
        if isinstance(node, ast.Call) and node.args:
            function = node.func
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            first = node.args[0]
            if name in SPEAKING - {"text", "pieces"} and isinstance(first, ast.JoinedStr):
                literal = "".join(bit.value for bit in first.values if isinstance(bit, ast.Constant))
                if " " in literal:
                    wrong.append(f"{path.name}:{node.lineno}")
    assert wrong == []


def test_english_quotes_and_dashes() -> None:
    for id, text in WORDS.items():
        assert '"' not in text, id
        assert text.count("“") == text.count("”"), id
        assert "..." not in text, id
