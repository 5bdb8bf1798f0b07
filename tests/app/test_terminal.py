"""A game in text, played through a pipe as a person would at a keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from helpers.cli import sentence, sixchambers
from helpers.journals import parsed, written
from sixchambers.engine import journal as record
from sixchambers.engine.replay import replay
from sixchambers.games import game

PLAY = ["play", "--terminal", "--seed", "high noon"]
# One of these answers every question there is: a bid of 1 or, with nothing but 2000s, of 2; a seat, a stack, Enter.
TO_THE_END = "1\n2\n" * 400


def last_line(text: str) -> str:
    return text.strip().splitlines()[-1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game(tmp_path: Path, language: str) -> None:
    save = tmp_path / "game"
    done = sixchambers(*PLAY, "--save", save, "--lang", language, "--name", "Wyatt", typed=TO_THE_END)
    assert done.returncode == 0 and done.stderr == ""
    table = replay(record.read(save), game)
    assert table.outcome is not None and table.seats[0].name == "Wyatt"
    assert parsed(save)[-1]["did"] == "end"
    assert table.header.seed in last_line(done.stdout)
    assert {"en": "Your bid?", "de": "Gebot"}[language] in done.stdout
    assert "klack." not in done.stdout and "{" not in done.stdout.replace("{file}", "")
    reasons = [line["reason"]["id"] for line in parsed(save)[1:] if line.get("reason")]
    assert reasons and not {"engine.bot_slow", "engine.bot_failed"} & set(reasons)


def test_leaving_and_going_on(tmp_path: Path) -> None:
    save = tmp_path / "game"
    left = sixchambers(*PLAY, "--save", save, typed="5\nq\n")
    assert left.returncode == 0 and f"--resume “{save}”" in left.stdout
    before = save.read_bytes()
    again = sixchambers("play", "--resume", save, typed="")
    assert again.returncode == 0 and save.read_bytes().startswith(before)
    rest = sixchambers("play", "--resume", save, typed=TO_THE_END)
    assert rest.returncode == 0 and save.read_bytes().startswith(before)
    assert replay(record.read(save), game).outcome is not None
    over = sixchambers("play", "--resume", save, typed="")
    assert over.returncode == 0 and "Seed " in last_line(over.stdout)


def test_going_on_where_the_power_went_out(tmp_path: Path) -> None:
    save = tmp_path / "game"
    sixchambers(*PLAY, "--save", save, typed="5\nq\n")
    raw = save.read_bytes()
    save.write_bytes(raw[:-3])
    done = sixchambers("play", "--resume", save, typed=TO_THE_END)
    assert done.returncode == 0 and "was cut off" in done.stdout
    assert replay(record.read(save), game).outcome is not None


def test_what_is_typed_wrong_is_said_and_asked_again(tmp_path: Path) -> None:
    typed = "\n".join(
        ["?", "", "what", "0", "99", "1x500", "7x2000", "-1x1000", "²", "9" * 4000, "u", "t", "2x1000", "q"]
    )
    done = sixchambers(*PLAY, "--save", tmp_path / "game", typed=typed + "\n")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.count("Your bid?") >= 13
    for words in (
        "this help",
        "I did not understand",
        "at least one bill",
        "You do not have that many",
        "nothing to take",
    ):
        assert words in done.stdout
    answers = [line for line in parsed(tmp_path / "game")[1:] if line["seat"] == 0]
    assert [line["answer"] for line in answers] == [[2, 0]]


def test_the_bots_keep_their_thoughts_until_the_bids_are_open(tmp_path: Path) -> None:
    done = sixchambers(*PLAY, "--save", tmp_path / "game", typed="t\n6x1000 6x2000\nt\nq\n")
    secret, _, opened = done.stdout.partition("The bids:")
    assert "still secret" in secret and "  Rosa: " not in secret and "  Rosa: " in opened


def test_a_hint_and_the_rules(tmp_path: Path) -> None:
    save = tmp_path / "game"
    done = sixchambers(*PLAY, "--save", save, typed="h\nr\nr 2\nr 99\nq\n")
    assert done.returncode == 0 and done.stderr == ""
    hint = next(line for line in done.stdout.splitlines() if "deputy's hint" in line)
    typed = re.search(r"= ((?:\d+x\d000 ?)+)", hint)
    assert typed is not None, hint
    assert done.stdout.count("Secret bids, then somebody pulls the trigger.") == 2, "r, and r with no such chapter"
    assert "SOLVENCY" in done.stdout and "rules." not in done.stdout and "*" not in done.stdout
    assert [line for line in parsed(save)[1:] if line.get("seat") == 0] == [], "asking answers nothing"
    forbidden = sixchambers(*PLAY, "--no-hints", "--save", tmp_path / "other", typed="h\nq\n")
    assert "not allowed at this table" in forbidden.stdout and "deputy's hint" not in forbidden.stdout
    again = sixchambers("play", "--resume", tmp_path / "other", typed="h\nq\n")
    assert "not allowed at this table" in again.stdout


def test_taking_back_at_the_trigger(tmp_path: Path) -> None:
    """All in, named oneself, taken back, named another."""
    done = sixchambers(*PLAY, "--save", tmp_path / "game", typed="6x1000 6x2000\n1\nu\n2\nq\n")
    assert "You took your last answer back" in done.stdout
    assert [line["did"] for line in parsed(tmp_path / "game")[1:] if line.get("seat") == 0] == ["answer"] * 2 + [
        "undo",
        "answer",
    ]


def test_saves_go_to_the_persons_own_folder(tmp_path: Path) -> None:
    for _ in range(2):
        done = sixchambers(*PLAY, typed="q\n", XDG_DATA_HOME=str(tmp_path))
        assert done.returncode == 0
    saves = sorted((tmp_path / "sixchambers" / "saves").iterdir())
    assert len(saves) == 2 and all(save.suffix == ".sixchambers" for save in saves)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "deputy"], "This game does not work with 2 players"),
        (["--bots", ",".join(["deputy"] * 30)], "This game does not work with 31 players"),
        (["--bots", "deputy,sheriff"], "There is no bot “sheriff”"),
        (["--options", "pull=foot"], "The option “pull” cannot be “foot”."),
        (["chess"], "There is no game “chess”."),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "",
)
def test_games_that_cannot_be(tmp_path: Path, arguments: list[str], said: str) -> None:
    assert sentence(*PLAY, *arguments, "--save", tmp_path / "game").startswith(said)
    assert not (tmp_path / "game").exists()


def test_places_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"precious")
    assert "cannot be written" in sentence(*PLAY, "--save", tmp_path / "file" / "game")
    assert "exists already" in sentence(*PLAY, "--save", tmp_path / "file")
    assert "lässt sich nicht schreiben" in sentence(*PLAY, "--save", tmp_path / "file" / "game", language="de")
    assert (tmp_path / "file").read_bytes() == b"precious"


@pytest.mark.parametrize("name", ["\udcff", "x" * 500, "  ", "Anna\nBert", "{who} %n"])
def test_names_of_any_kind(tmp_path: Path, name: str) -> None:
    done = sixchambers(*PLAY, "--save", tmp_path / "game", "--name", name, typed="1\nq\n")
    assert done.returncode == 0
    read = record.read(tmp_path / "game")
    assert 0 < len(read.header.seats[0].name) <= 20 and "\n" not in read.header.seats[0].name


def test_saves_that_cannot_be_gone_on_with(tmp_path: Path) -> None:
    sixchambers(*PLAY, "--save", tmp_path / "game", typed="5\nq\n")
    lines = parsed(tmp_path / "game")
    nobody = json.loads(json.dumps(lines))
    nobody[0]["seats"][0]["player"] = "deputy"
    several = json.loads(json.dumps(lines))
    several[0]["seats"][1]["player"] = "person"
    stranger = json.loads(json.dumps(lines))
    stranger[0]["seats"][1]["player"] = "sheriff"
    newer = json.loads(json.dumps(lines))
    newer[0]["rules"] += 1
    for name, changed, said in [
        ("nobody", nobody, "No person plays"),
        ("several", several, "Several people play"),
        ("stranger", stranger, "There is no bot “sheriff”"),
        ("newer", newer, "was played by newer rules"),
    ]:
        path = written(tmp_path / name, changed)
        raw = path.read_bytes()
        assert said in sentence("play", "--resume", path) and path.read_bytes() == raw
    assert "no file" in sentence("play", "--resume", tmp_path / "nowhere")
