"""Kablamo in text, played through a pipe as a person would at a keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from helpers.cli import sixchambers
from helpers.journals import parsed
from helpers.kablamo import NAMES, kablamo_play, random_answer, set_table
from sixchambers.app.terminal.kablamo import KablamoPaper
from sixchambers.app.terminal.words import WORDS
from sixchambers.engine import journal as record
from sixchambers.engine.questions import HOLD, Arrange
from sixchambers.engine.replay import replay
from sixchambers.games import game
from sixchambers.games.kablamo.events import Cycled, Loaded, SpareSwapped, Swapped
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.state import KablamoOptions
from sixchambers.words.speaker import speaker

PLAY = ["play", "kablamo", "--terminal", "--seed", "high noon", "--bots", "deputy,greenhorn"]
TO_THE_END = "\n" * 600
"""Enter alone answers every question there is."""


def paper(names: tuple[str, ...] = NAMES[:4], seat: int = 0) -> KablamoPaper:
    say = speaker("en")
    say.learn(WORDS)
    return KablamoPaper(say, list(names), seat)


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", ""), ("de", "iron_strategist=true,mulliganovski=true,helper=memory")],
    ids=["usual", "options"],
)
def test_a_whole_game(tmp_path: Path, language: str, options: str) -> None:
    save = tmp_path / "game"
    more = ["--options", options] if options else []
    done = sixchambers(*PLAY, "--save", save, "--lang", language, "--name", "Wyatt", *more, typed=TO_THE_END)
    assert done.returncode == 0 and done.stderr == ""
    table = replay(record.read(save), game)
    assert table.outcome is not None and table.seats[0].name == "Wyatt"
    assert {"en": "in the bag.", "de": "im Beutel."}[language] in done.stdout
    assert re.search(r"(kablamo|terminal)\.[a-z]|\{", done.stdout) is None
    reasons = [line["reason"]["id"] for line in parsed(save)[1:] if line.get("reason")]
    assert reasons and not {"engine.bot_slow", "engine.bot_failed"} & set(reasons)


def test_what_is_typed_wrong_is_said_and_asked_again(tmp_path: Path) -> None:
    typed = "\n".join(["what", "9", "1 2 3", "1 1 1 1 1 1", "9 1 2 3 4 5", "-1", "²", "?", "t", "1 2 3 4 5 6", "q"])
    done = sixchambers(*PLAY, "--save", tmp_path / "game", typed=typed + "\n")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.count("I did not understand") == 6 and "this help" in done.stdout
    assert "told after the game" in done.stdout and "  Rosa: " not in done.stdout
    answers = [line for line in parsed(tmp_path / "game")[1:] if line.get("seat") == 0]
    assert answers[0]["answer"] == [5, 4, 3, 2, 1, 0], "the first bullet named is the first to be fired"


def test_the_table_says_nothing_about_face_down_bullets() -> None:
    """Loaded, empty, active: more is not written, unless the helper is on."""
    set_up = {"A_revolver": "DC* _ K x x x", "A_spares": ["MQ"], "B_revolver": "K HM x x x x", "B_tokens": ["RM"]}
    told = {}
    for helper in ("off", "memory"):
        table = set_table("AB", options={"helper": helper}, **set_up).table
        told[helper] = list(paper(("A", "B")).table(table.update(0).view))
    rows = told["off"]
    assert rows[0].split("   ")[0].split("  ")[1:] == ["1●", "2●", "3●", "4●", "5○", "6● Double cross 15"]
    assert "Ratchet malfunction" in rows[1] and "Kablamo" not in "".join(rows) and "Marquis" in "".join(rows)
    assert "4● (Kablamo)" in told["memory"][0] and "Kablamo" not in told["memory"][1]


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_can_be_typed_as_it_is_told(seed: int) -> None:
    """Over random games: what a hint says about an answer is understood as that answer, or stands in the list."""
    random = Random(seed)
    play = kablamo_play(4, KablamoOptions(mulliganovski=True), seed, heard=True)
    kinds = set()
    for _ in range(400):
        if play.core.outcome is not None:
            break
        owing = play.owing()
        if not owing:
            play.advance(play.core.deadline or 0)
            continue
        seat = random.choice(owing)
        question = play.question(seat)
        assert question is not None
        page, view = paper(seat=seat), KABLAMO.view(play.state, seat)
        answer = random_answer(question, random)
        if answer not in (None, HOLD):
            rows = list(page.hints(question, view))
            said = page.told(answer, question, view)
            listed = [row.split(" = ")[0] for row in rows if row.endswith(f" = {said}")]
            typed = listed[0] if listed and not isinstance(question, Arrange) else said
            meant = page.understand(typed, question, view)
            assert question.refuse(meant) is None and page.told(meant, question, view) == said, question
            kinds.add(question.about)
        play.answer(seat, answer)
    assert {"load", "window", "assignee"} <= kinds


def test_it_is_told_which_bullet_went_where() -> None:
    page = paper()
    assert page.detail(Swapped((0, 5), (2, 1), "double_cross")) == "Anna 1 ↔ Cleo 5"
    assert page.detail(Cycled(((0, 0), (1, 1), (2, 2)))) == "Anna 6 → Bert 5 → Cleo 4 → Anna 6"
    assert page.detail(SpareSwapped((1, 3), 0, 1)) == "Bert 3 ↔ Anna, spare 2"
    assert page.detail(Loaded(0, 1, ((2, 0),), "test_of_honor")) == "Bert 6"
