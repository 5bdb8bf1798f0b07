"""`sixchambers demo`: a picture every round and one at the end, a log in sentences, and sentences for what cannot be."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from helpers.cli import sentence, sixchambers

SMALL = ("--size", "480x320")


def pictures(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.png"))


def sums(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("demo") / "deep" / "english"
    done = sixchambers("demo", "klack", "--seats", 3, "--seed", "one", "--out", folder, *SMALL, "--lang", "en")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout == f"Klack Klack Bang: pictures and log are in “{folder}”.\n"
    return folder


def test_a_picture_every_round_and_one_at_the_end(english: Path) -> None:
    log = (english / "log.txt").read_text(encoding="utf-8").splitlines()
    rounds = [line for line in log if line.startswith("Round ")]
    names = pictures(english)
    chosen = {int(name[6:8]) for name in names if name.startswith("round_")}
    assert names[0] == "end.png" and chosen <= set(range(1, len(rounds) + 1))
    assert len(chosen) >= len(rounds) - 1, "a game may end in the middle of a round, and only the last one"
    for name in names:
        image = QImage(str(english / name))
        assert (image.width(), image.height()) == (480, 320)
        colours = {image.pixel(x, y) for x in range(0, 480, 16) for y in range(0, 320, 16)}
        assert len(colours) > 50, f"{name} is blank"
    assert len(set(sums(english).values())) == len(sums(english)), "no two pictures are the same"


def test_the_log_tells_the_whole_game(english: Path) -> None:
    log = (english / "log.txt").read_text(encoding="utf-8")
    assert log.startswith("Round 1. 6 click markers left in the centre.\n") and log.endswith("\n")
    assert "The bids: " in log and ("wins with" in log or "share the win" in log or "Nobody wins." in log)
    assert "{" not in log and "klack." not in log


def test_the_same_seed_gives_the_same_bytes(english: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    sixchambers("demo", "klack", "--seats", 3, "--seed", "one", "--out", again, *SMALL, "--lang", "en")
    assert sums(again) == sums(english)


def test_another_language_another_light_the_same_game(english: Path, tmp_path: Path) -> None:
    german = tmp_path / "german"
    done = sixchambers(
        "demo", "klack", "--seats", 3, "--seed", "one", "--out", german, *SMALL, "--lang", "de", "--theme", "day"
    )
    assert done.stdout.startswith("Klack Klack Bang: ") and "„" in done.stdout
    assert pictures(german) == pictures(english)
    ours, theirs = ((folder / "log.txt").read_text(encoding="utf-8").splitlines() for folder in (german, english))
    assert len(ours) == len(theirs) and ours[0].startswith("Runde 1.")
    night, day = (QImage(str(folder / "end.png")).pixelColor(5, 5).lightness() for folder in (english, german))
    assert day > night + 40


def test_seats_seed_and_options_make_another_game(english: Path, tmp_path: Path) -> None:
    folder = tmp_path / "other"
    done = sixchambers(
        "demo", "klack", "--seats", 5, "--seed", "two", "--out", folder, *SMALL,
        "--options", "bang_other_bids=remove,open_books=true",
    )  # fmt: skip
    assert done.returncode == 0
    log = (folder / "log.txt").read_text(encoding="utf-8")
    assert log != (english / "log.txt").read_text(encoding="utf-8")
    assert log.splitlines()[1].count("$") == 5, "five bids"


@pytest.mark.parametrize(
    "size", ["", "big", "1920", "1920x", "x1080", "-1x-1", "99999x99999", "10x10", "19201080", "1e3x1e3"]
)
def test_a_size_that_is_none_is_told(tmp_path: Path, size: str) -> None:
    said = sentence("demo", "klack", f"--size={size}", "--out", tmp_path / "no")
    assert said == f"A size is written WIDTHxHEIGHT, such as 1920x1080, not “{size}”."
    assert not (tmp_path / "no").exists()


def test_what_else_cannot_be_is_told_in_both_languages(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    cases = (
        (("chess",), "There is no game “chess”.", "chess"),
        (("klack", "--seats", 2), "This game does not work with 2 players", "3 bis 6"),
        (("klack", "--seats", 9), "This game does not work with 9 players", "3 bis 6"),
        (("klack", "--options", "colour=red"), "There is no option “colour”.", "„colour“"),
        (("klack", "--out", blocked / "deeper"), "cannot be written", "deeper"),
    )
    for arguments, english, german in cases:
        out = () if "--out" in arguments else ("--out", tmp_path / "no")
        assert english in sentence("demo", *arguments, *out, *SMALL)
        said = sentence("demo", *arguments, *out, *SMALL, "--lang", "de", language="de")
        assert german in said and "There is" not in said
    assert sixchambers("demo").returncode == 2, "which game?"


def test_a_game_with_turns_and_windows(tmp_path: Path) -> None:
    """A picture of every turn, once something has been thrown; nobody waits for a window to close."""
    folder = tmp_path / "dice"
    done = sixchambers(
        "demo", "dice", "--seats", 4, "--seed", "one", "--out", folder, *SMALL, "--lang", "en",
        "--options", "special_roles=special,saloon_dice=true",
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == ""
    turns = sum("turn." in line for line in (folder / "log.txt").read_text(encoding="utf-8").splitlines())
    assert 0 < len(pictures(folder)) - 1 <= turns and "end.png" in pictures(folder)
    assert len(set(sums(folder).values())) == len(sums(folder))
