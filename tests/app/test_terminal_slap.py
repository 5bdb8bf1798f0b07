"""Slap .45 in text: calm mode, played through a pipe as a person would at a keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from helpers.cli import sixchambers
from helpers.journals import parsed
from helpers.slap import NAMES, moments, slap_play
from sixchambers.app.terminal.slap import SlapPaper, offered
from sixchambers.app.terminal.words import WORDS
from sixchambers.engine import journal as record
from sixchambers.engine.replay import replay
from sixchambers.games import game
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions
from sixchambers.words.speaker import speaker

PLAY = ["play", "slap", "--terminal", "--seed", "high noon", "--bots", "deputy,greenhorn"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game(tmp_path: Path, language: str) -> None:
    save = tmp_path / "game"
    typed = "\n1\n\n2\n3\n" * 400
    done = sixchambers(*PLAY, "--save", save, "--lang", language, "--name", "Wyatt", typed=typed)
    assert done.returncode == 0 and done.stderr == ""
    table = replay(record.read(save), game)
    assert table.outcome is not None and table.options.calm
    assert {"en": "in the deck.", "de": "im Stapel."}[language] in done.stdout
    assert re.search(r"(slap|terminal)\.[a-z]|\{", done.stdout) is None
    reasons = [line["reason"]["id"] for line in parsed(save)[1:] if line.get("reason")]
    assert reasons and not {"engine.bot_slow", "engine.bot_failed"} & set(reasons)


def test_a_game_against_the_clock_needs_the_window(tmp_path: Path) -> None:
    done = sixchambers(*PLAY, "--save", tmp_path / "game", "--options", "calm=false", typed="q\n")
    assert done.returncode == 0 and parsed(tmp_path / "game")[0]["options"]["calm"] is True
    header = record.read(tmp_path / "game").header
    timed = replace(header, options={**header.options, "calm": False})
    (tmp_path / "timed").write_bytes(record.as_bytes(timed, ()))
    refused = sixchambers("play", "--terminal", "--resume", tmp_path / "timed", "--lang", "en", typed="")
    assert refused.returncode != 0 and "needs the window" in refused.stderr + refused.stdout


def test_every_answer_can_be_typed_and_told() -> None:
    say = speaker("en")
    say.learn(WORDS)
    told: set[str] = set()
    for number in range(12):
        play = slap_play(4, SlapOptions(calm=True, counter=True), number)
        for _ in moments(play, Random(number)):
            for question in play.questions:
                view = SLAP.view(play.state, question.seat)
                paper = SlapPaper(say, list(NAMES[:4]), question.seat)
                for place, answer in enumerate(offered(question), 1):
                    assert paper.understand(str(place), question, view) == answer
                    told.add(paper.told(answer, question, view))
                assert paper.understand("", question, view) == question.default
                assert list(paper.hints(question, view)) and list(paper.table(view))
                for junk in ("0", "99", "x", "-1", "²"):
                    with pytest.raises(ValueError):
                        paper.understand(junk, question, view)
    assert len(told) > 20 and not any("terminal." in text or "{" in text for text in told)
