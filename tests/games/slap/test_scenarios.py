"""Every scenario of Slap .45 holds, every single fact of it could have failed, and the list of cases is complete."""

from __future__ import annotations

import re
from pathlib import Path

from helpers.scenarios import README, every_file, files, flipped, held, labels
from sixchambers.engine.scenario import load
from sixchambers.engine.words import WORDS as ENGINE_WORDS
from sixchambers.games.slap.words import WORDS as SLAP_WORDS

GAME = "slap"
CASES = Path(__file__).with_name("test_cases.py").read_text(encoding="utf-8")
SECTION = README.read_text(encoding="utf-8").partition("\n## Slap .45\n")[2]

LEFT_OUT = {11, 17, 24, 35, 38, 46, 58, 59}
"""Numbers the rules' list of cases does not have; our own cases beside them are called gaps."""

LISTED = set(range(1, 74)) - LEFT_OUT
AS_TESTS = {73}
RULINGS = {f"ruling {number}" for number in range(1, 43)} - {"ruling 13", "ruling 33", "ruling 41"}
"""Those that can be seen at a table: 13 is case 6, 33 and 41 say that something makes no difference."""


@every_file(GAME)
def test_holds(path: Path) -> None:
    held(path)


@every_file(GAME)
def test_every_fact_can_fail(path: Path) -> None:
    flipped(path)


def test_every_listed_case_and_gap_is_covered() -> None:
    found = labels([load(path) for path in files(GAME)])
    assert found >= LISTED - AS_TESTS
    assert found >= {f"gap {number}" for number in LEFT_OUT}
    assert {int(number) for number in re.findall(r"def test_case_(\d+)_", CASES)} >= AS_TESTS


def test_every_ruling_is_covered() -> None:
    assert labels([load(path) for path in files(GAME)]) >= RULINGS


def test_the_readme_knows_the_words() -> None:
    assert SECTION, "Slap .45 has its section"
    ids = set(re.findall(r"`((?:slap|engine)\.\w+)`", SECTION))
    assert ids and ids <= set(SLAP_WORDS) | set(ENGINE_WORDS)
