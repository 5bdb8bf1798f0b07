"""BANG! The Dice Game in text, played through a pipe as a person would at a keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.cli import sixchambers
from helpers.journals import parsed
from sixchambers.engine import journal as record
from sixchambers.engine.replay import replay
from sixchambers.games import game

PLAY = ["play", "dice", "--terminal", "--seed", "high noon", "--bots", "deputy,greenhorn,deputy,greenhorn"]
# One of these answers every question there is: dice and lists by number, targets by number (the ones at somebody, the
# twos at somebody else), Enter stops.
PAIRS = "".join(f"{ones} {twos}\n" for ones in range(2, 6) for twos in range(2, 6))
TO_THE_END = f"\n0\n1\n2\n3\n4\n5\n{PAIRS}" * 150
SALOON = "special_roles=mixed,saloon_dice=true,chiefs_arrow=true,new_characters=true,ghost=true"


@pytest.mark.parametrize(("language", "options"), [("en", ""), ("de", SALOON)], ids=["base", "saloon"])
def test_a_whole_game(tmp_path: Path, language: str, options: str) -> None:
    save = tmp_path / "game"
    more = ["--options", options] if options else []
    done = sixchambers(*PLAY, "--save", save, "--lang", language, "--name", "Wyatt", *more, typed=TO_THE_END)
    assert done.returncode == 0 and done.stderr == ""
    table = replay(record.read(save), game)
    assert table.outcome is not None and table.seats[0].name == "Wyatt"
    assert {"en": "life points", "de": "Lebenspunkten"}[language] in done.stdout
    assert "dice." not in done.stdout and "terminal." not in done.stdout and "{" not in done.stdout
    reasons = [line["reason"]["id"] for line in parsed(save)[1:] if line.get("reason")]
    assert reasons and not {"engine.bot_slow", "engine.bot_failed"} & set(reasons)


def test_hidden_roles_stay_hidden(tmp_path: Path) -> None:
    """The table shows one's own role and the Sheriff's; what bots think would give theirs away."""
    done = sixchambers(*PLAY, "--save", tmp_path / "game", "--name", "Wyatt", typed="t\nt\nq\n")
    rows = [line for line in done.stdout.splitlines() if "life points" in line and "of" in line][:5]
    sheriff = sum("Sheriff," in row for row in rows[1:])
    assert len(rows) == 5 and "?," not in rows[0] and sum("?," in row for row in rows) == 4 - sheriff
    assert "before the roles are" in done.stdout and "  Rosa: " not in done.stdout


def test_what_is_typed_wrong_is_said_and_asked_again(tmp_path: Path) -> None:
    typed = "\n".join(["what", "9", "99999", "-1", "²", "?", "q"])
    done = sixchambers(*PLAY, "--save", tmp_path / "game", typed=typed + "\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "I did not understand" in done.stdout and "this help" in done.stdout
