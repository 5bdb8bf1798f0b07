"""BANG! in text, played through a pipe as a person would at a keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from helpers.bang import NAMES, SWITCHES, bang_table, options_text, random_answer
from helpers.cli import sixchambers
from helpers.journals import parsed
from sixchambers.app.terminal.bang import BangPaper
from sixchambers.engine import journal as record
from sixchambers.engine.questions import ChooseSome
from sixchambers.engine.replay import replay
from sixchambers.games import game
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.state import BangOptions
from sixchambers.words.catalogue import late
from sixchambers.words.speaker import speaker

PLAY = ["play", "bang", "--terminal", "--seed", "high noon", "--bots", "deputy,greenhorn,deputy,greenhorn"]
# One of these answers every question there is: the first of a list, so many cards by their numbers, nothing.
TO_THE_END = "0\n1\n1 2\n1 2 3\n1 2 3 4\n\n" * 200
RAW = re.compile(r"\b(bang|terminal|app)\.\w+_|\{")


@pytest.mark.parametrize(("language", "options"), [("en", "gold_rush=false,shadows=false"), ("de", "")])
def test_a_whole_game(tmp_path: Path, language: str, options: str) -> None:
    save = tmp_path / "game"
    more = ["--options", options] if options else []
    done = sixchambers(*PLAY, "--save", save, "--lang", language, "--name", "Wyatt", *more, typed=TO_THE_END)
    assert done.returncode == 0 and done.stderr == ""
    table = replay(record.read(save), game)
    assert table.outcome is not None and table.seats[0].name == "Wyatt"
    assert {"en": "life points", "de": "Lebenspunkten"}[language] in done.stdout
    assert RAW.search(done.stdout) is None
    reasons = [line["reason"]["id"] for line in parsed(save)[1:] if line.get("reason")]
    assert reasons and not {"engine.bot_slow", "engine.bot_failed"} & set(reasons)


def test_hidden_roles_stay_hidden(tmp_path: Path) -> None:
    """The table shows one's own role and the Sheriff's, and nobody's hand but one's own."""
    done = sixchambers(*PLAY, "--save", tmp_path / "game", "--name", "Wyatt", typed="t\nt\nq\n")
    rows = [line for line in done.stdout.splitlines() if "life points" in line and " of " in line][:5]
    sheriff = sum("Sheriff," in row for row in rows[1:])
    assert len(rows) == 5 and "?," not in rows[0] and sum("?," in row for row in rows) == 4 - sheriff
    assert late("app.terminal")["terminal.thoughts_after"] in done.stdout and "Your hand:" in done.stdout


def test_what_is_typed_wrong_is_said_and_asked_again(tmp_path: Path) -> None:
    typed = "\n".join(["what", "999", "99999", "-1", "²", "1 x", "?", "q"])
    done = sixchambers(*PLAY, "--save", tmp_path / "game", typed=typed + "\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "I did not understand" in done.stdout and "this help" in done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", SWITCHES, ids=options_text)
def test_every_answer_can_be_typed(options: BangOptions, language: str) -> None:
    """What the list shows under a number is what typing it means, in every question of whole games."""
    random = Random(options_text(options))
    table = bang_table(6, seed=("terminal", options_text(options)), **BANG.options_as_dict(options))
    say = speaker(language)
    say.learn(late("app.terminal"))
    met = set()
    while table.outcome is None:
        seat = random.choice(table.play.owing())
        update, paper = table.update(seat), BangPaper(say, list(NAMES[:6]), seat)
        question = update.question
        assert question is not None
        rows = list(paper.hints(question, update.view))
        answer = random_answer(question, random)
        if isinstance(question, ChooseSome):
            typed = " ".join(str(question.options.index(card) + 1) for card in answer)
        else:
            typed = str(list(question.legal()).index(answer))
            assert rows[int(typed)] == f"{typed} = {paper.told(answer, question, update.view)}"
        assert paper.understand(typed, question, update.view) == answer
        told = "\n".join([*paper.table(update.view), *rows])
        assert RAW.search(told) is None, told
        met.add(question.about)
        assert table.submit(seat, answer) is None
    assert {"play", "discard"} <= met
