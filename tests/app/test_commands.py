"""Every command of the command line, in a process of its own: what it prints, and what it says when it cannot."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from helpers.cli import COMMAND, sentence, sixchambers, surroundings
from helpers.journals import eventful_journal, parsed, written
from helpers.sources import PROJECT
from sixchambers.games import RULES

SCENARIOS = PROJECT / "tests" / "scenarios" / "klack"


# --- help ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", "play", "arena", "describe", "replay", "scenario", "bench"])
def test_help_is_worth_reading(command: str) -> None:
    done = sixchambers(*filter(None, [command]), "--help")
    assert done.returncode == 0 and done.stderr == ""
    assert len(done.stdout.splitlines()) > 6 and "usage: sixchambers" in done.stdout
    if not command:
        for word in ("play", "arena", "describe", "replay", "scenario", "bench", "examples:"):
            assert word in done.stdout


def test_version_and_unknown_commands() -> None:
    assert sixchambers("--version").stdout.startswith("Six Chambers ")
    assert sixchambers("dance").returncode == 2
    assert sixchambers("arena").returncode == 2, "which game, which bots?"


# --- play ----------------------------------------------------------------------------------------------------------


def test_playing_across_the_network_takes_a_window_and_a_code_worth_the_name() -> None:
    for way in (["--open"], ["--join"], ["--join", "192.168.1.20"]):
        assert sentence("play", "--terminal", *way).startswith("Playing across the network takes the window")
        nowhere = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        said = sentence("play", *way, language="de", **nowhere)
        assert said.startswith("Übers Netz spielt man im Fenster")
    assert "4" in sentence("play", "--open", "--code", "abc")
    assert sixchambers("play", "--open", "--join").returncode == 2
    assert sentence("play", "chess", "--open").startswith("There is no game “chess”")


# --- arena ---------------------------------------------------------------------------------------------------------


def test_arena_as_json_has_the_keys_of_the_contract() -> None:
    done = sixchambers("arena", "klack", "--bots", "deputy,greenhorn, greenhorn", "--games", 6, "--seed", "x", "--json")
    assert done.returncode == 0 and done.stderr == ""
    result = json.loads(done.stdout)
    assert set(result) == {"games", "seconds", "games_per_s", "decisions", "us_per_decision", "wins"}
    assert result["games"] == 6 and result["decisions"] > 50 and result["us_per_decision"] > 0
    assert set(result["wins"]) == {"deputy", "greenhorn"}
    for row in result["wins"].values():
        assert set(row) == {"seats", "wins", "share", "se", "us_per_answer"}
    assert result["wins"]["deputy"]["seats"] == 6 and result["wins"]["greenhorn"]["seats"] == 12


def test_arena_for_people() -> None:
    done = sixchambers("arena", "klack", "--bots", "deputy,deputy,greenhorn", "--games", 3, "--options", "pull=hand")
    assert done.stdout.startswith("3 games in ") and done.stderr == "", "progress is for terminals only"
    assert [line.split()[0] for line in done.stdout.splitlines()[2:]] == ["bot", "deputy", "greenhorn"]


@pytest.mark.parametrize(
    ("change", "english", "german"),
    [
        (["chess"], "There is no game “chess”. You can play: klack,", "chess"),
        (["klack", "--bots", "deputy,sheriff,deputy"], "There is no bot “sheriff” for this game.", "sheriff"),
        (["klack", "--bots", ""], "There is no bot “” for this game.", "Bot"),
        (["klack", "--bots", "deputy"], "This game does not work with 1 player: it takes 3 to 6.", "3 bis 6"),
        (["klack", "--bots", ",".join(["deputy"] * 7)], "This game does not work with 7 players", "3 bis 6"),
        (["klack", "--options", "colour=red"], "There is no option “colour”.", "„colour“"),
        (["klack", "--options", "pull=foot"], "The option “pull” cannot be “foot”. It can be: auto, hand.", "„foot“"),
        (["klack", "--options", "pull"], "Options are written K=V, not “pull”.", "„pull“"),
        (["klack", "--games", "0"], "At least one game has to be played.", "Mindestens eine Partie"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_arena_says_what_is_wrong_in_both_languages(change: list[str], english: str, german: str) -> None:
    arguments = ["arena", *change] + ([] if "--bots" in change else ["--bots", "deputy,deputy,deputy"])
    assert sentence(*arguments).startswith(english)
    said = sentence(*arguments, language="de")
    assert german in said and "There is" not in said


# --- describe ------------------------------------------------------------------------------------------------------


def test_describe_as_json() -> None:
    described = json.loads(sixchambers("describe", "klack", "--json").stdout)
    assert described["seats"] == [3, 4, 5, 6]
    assert described["options"] == [
        {"id": "bang_other_bids", "values": ["return", "remove", "carry"], "default": "return"},
        {"id": "open_books", "values": [False, True], "default": False},
        {"id": "pull", "values": ["auto", "hand"], "default": "auto"},
    ]
    counts = {part["id"]: part["count"] for part in described["components"]}
    assert counts == {"bullet_die": 1, "cylinder": 1, "bill_1000": 6, "bill_2000": 6, "click_marker": 6}


def test_describe_in_both_languages() -> None:
    english = sixchambers("describe", "klack").stdout
    german = sixchambers("describe", "klack", "--lang", "de").stdout
    assert "For 3 to 6 players." in english and "{" not in english + german and "klack." not in english + german
    assert "Für 3 bis 6" in german and len(german.splitlines()) == len(english.splitlines())
    assert sixchambers("describe", "klack", language="de").stdout == german
    trigger = english.partition("  pull:")[2]
    assert "hand: is pulled by hand (usual)\n" in trigger, "what the lobby and the terminal propose"
    assert "auto: goes at once (usual where bots play alone)\n" in trigger
    assert sentence("describe", "poker") == f"There is no game “poker”. You can play: {', '.join(RULES)}."


# --- replay --------------------------------------------------------------------------------------------------------


def test_replay_of_a_saved_game(tmp_path: Path) -> None:
    table = eventful_journal(tmp_path / "game", seats=4, seed=8)
    assert table.outcome is not None
    english = sixchambers("replay", tmp_path / "game")
    assert english.returncode == 0 and english.stderr == ""
    lines = english.stdout.splitlines()
    assert lines[0] == "Klack Klack Bang: Anna, Bert, Cleo, Dora"
    rounds = [line for line in lines if line.startswith("Round ")]
    assert len(rounds) == table.play.state.round
    assert table.header.seed in lines[-1]
    german = sixchambers("replay", tmp_path / "game", "--lang", "de").stdout.splitlines()
    assert len(german) == len(lines) and sum(line.startswith("Runde ") for line in german) == len(rounds)
    with_reasons = sixchambers("replay", tmp_path / "game", "--reasons").stdout.splitlines()
    assert len(with_reasons) > len(lines) and [line for line in with_reasons if line[:5] != "    ("] == lines


def test_replay_of_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    """What is in but not open is not told, and neither is why a bot did it."""
    eventful_journal(tmp_path / "whole", seats=4, seed=8)
    lines: list[Any] = parsed(tmp_path / "whole")
    first = lines[0]
    bid = {"did": "answer", "seat": 0, "at": 0, "answer": [5, 4], "asked": 1}
    bid["reason"] = {"type": "message", "id": "bot.klack_unbeatable", "parts": {"bid": "13 thousand"}}
    path = written(tmp_path / "game", [first, bid])
    done = sixchambers("replay", path, "--reasons")
    assert done.returncode == 0 and "13 thousand" not in done.stdout
    assert "The game is not over yet." in done.stdout


def test_replay_of_a_game_cut_off_says_so(tmp_path: Path) -> None:
    eventful_journal(tmp_path / "game", seed=8)
    raw = (tmp_path / "game").read_bytes()
    (tmp_path / "game").write_bytes(raw[: len(raw) // 2])
    done = sixchambers("replay", tmp_path / "game")
    assert done.returncode == 0 and "was cut off" in done.stdout.splitlines()[-1]
    assert (tmp_path / "game").read_bytes() == raw[: len(raw) // 2], "looking changes nothing"


@pytest.mark.parametrize("language", ["en", "de"])
def test_replay_of_what_is_no_good_game(tmp_path: Path, language: str) -> None:
    eventful_journal(tmp_path / "game", seed=8)
    raw = bytearray((tmp_path / "game").read_bytes())
    raw[len(raw) // 2] ^= 1
    damaged = tmp_path / "damaged"
    damaged.write_bytes(raw)
    (tmp_path / "foreign").write_text("Dear diary")
    said = {
        path: sentence("replay", tmp_path / path, language=language) for path in ("damaged", "foreign", "none", ".")
    }
    assert len(set(said.values())) == 4
    for path, text in said.items():
        assert str(tmp_path / path) in text
        assert ("“" in text and "„" not in text) == (language == "en")
    assert damaged.read_bytes() == raw


# --- scenario ------------------------------------------------------------------------------------------------------


def test_scenario_files_and_folders_are_counted(tmp_path: Path) -> None:
    done = sixchambers("scenario", SCENARIOS)
    number = len(list(SCENARIOS.rglob("*.toml")))
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == f"{number} passed, 0 failed"
    assert len(done.stdout.splitlines()) == number + 1
    one = next(SCENARIOS.glob("*.toml"))
    assert sixchambers("scenario", one, "--quiet").stdout == "1 passed, 0 failed\n"


@pytest.mark.parametrize(
    "text",
    [
        "not toml at all",
        "title = 1",
        'title = "x"\ngame = "chess"\n[given]\nseats = ["A", "B", "C"]',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A"]',
        'title = "x"\ngame = "klack"\nthen = ["centre = 5"]\n[given]\nseats = ["A", "B", "C"]',
        'title = "x"\ngame = "klack"\nthen = ["weather = 5"]\n[given]\nseats = ["A", "B", "C"]',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[given.set]\n"A.purse" = 1.5',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[given.set]\n"A.hat" = 1',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[given.chance]\ndie = [[]]',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[given.set]\nround = "one"',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[[step]]\ndo = "A"',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[[step]]\ndo = "wait long"',
        'title = "x"\ngame = "klack"\n[given]\nseats = ["A", "B", "C"]\n[[step]]\ndo = ""',
    ],
    ids=range(13),
)
def test_a_scenario_that_fails_or_is_none_says_why(tmp_path: Path, text: str) -> None:
    (tmp_path / "case.toml").write_text(text)
    done = sixchambers("scenario", tmp_path / "case.toml")
    lines = done.stdout.splitlines()
    assert done.returncode == 1 and lines[-1] == "0 passed, 1 failed" and done.stderr == ""
    assert lines[0].startswith(f"FAILED  {tmp_path / 'case.toml'}: ")


def test_a_scenario_that_is_not_there(tmp_path: Path) -> None:
    done = sixchambers("scenario", tmp_path / "nowhere.toml")
    assert done.returncode == 1 and "cannot be read" in done.stdout


# --- bench ---------------------------------------------------------------------------------------------------------


def test_bench_as_json() -> None:
    done = sixchambers("bench", "reference", "klack_copy", "--json")
    rows = json.loads(done.stdout)
    assert done.returncode == 0 and done.stderr == "" and len(rows) == 3
    for row in rows:
        assert {"name", "value", "unit", "goal", "met"} <= set(row) and row["value"] > 0
        assert (row["goal"] is None) == (row["met"] is None)
    assert rows[0]["name"] == "reference"
    assert {"klack_copy", "klack_copy_ratio"} <= {row["name"] for row in rows}


def test_bench_says_what_it_cannot_measure() -> None:
    assert sentence("bench", "happiness").startswith("There is no benchmark “happiness”.")


# --- pipes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["describe", "klack"], ["--help"], ["scenario", str(SCENARIOS)]])
def test_whoever_reads_may_have_seen_enough(arguments: list[str]) -> None:
    """`sixchambers … | head`: the reader is gone before anything was written."""
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings(), encoding="utf-8"
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    stderr = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 0 and stderr == ""


def test_a_terminal_without_these_letters_gets_others() -> None:
    done = sixchambers("describe", "klack", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and "6 ? 1000 bill" in done.stdout
    said = sentence("describe", "chess", PYTHONIOENCODING="ascii")
    assert "chess" in said and said.isascii()
