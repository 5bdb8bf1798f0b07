"""Every scenario of BANG! holds, and every single fact of it could have failed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixchambers.engine.scenario import Failed, Given, Running, Scenario, count_facts, load, run
from sixchambers.engine.words import WORDS as ENGINE_WORDS
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.sentences import VERBS
from sixchambers.games.bang.tableau import SEAT_KEYS, TABLE_KEYS

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted((FOLDER / "bang").glob("*.toml"))
README = (FOLDER / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("\n## BANG! with Gold Rush\n")[2].partition("\n## ")[0]
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))

LISTED = {
    *range(1, 16), 17, 18, 20, 21, 22, *range(24, 30), 31, 32, 33, 35, 36, 37, 39, 40, 42, 43, 44, *range(46, 57), 58,
    59, 61, 62, 64, 65, 66, 67, *range(69, 74), 75, 77, 78, 80, 81, 82, *range(84, 89), 90, 92, 94,
}  # fmt: skip
"""The numbers of the rules' list of cases."""

SHOWN_BY = {
    6: 29, 8: 28, 13: 55, 18: 72, 19: 71, 25: 94, 37: 64, 44: 53, 46: 82, 49: 66, 52: 31,
}  # fmt: skip
"""Rulings that a case of the list shows already."""

DECISIONS_SHOWN_BY = {
    1: 11, 2: 6, 3: 8, 4: 67, 5: 27, 7: 53, 8: 14, 9: 69, 10: 67, 11: 77, 12: 66, 15: 61, 16: "gap 60", 18: "R-02",
    20: 26, 26: 3,
}  # fmt: skip
"""Decision points that another case shows already."""


def cases() -> set[int | str]:
    return {load(path).case for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_holds(path: Path) -> None:
    run(load(path), BANG)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_fact_can_fail(path: Path) -> None:
    scenario = load(path)
    facts = count_facts(scenario)
    assert facts, "a scenario without facts shows nothing"
    for number in range(facts):
        with pytest.raises(Failed):
            run(scenario, BANG, flip=number)


def test_every_listed_case_is_covered() -> None:
    as_tests = {int(number) for number in re.findall(r"def test_case_(\d+)_", TESTS)}
    assert cases() | as_tests >= LISTED


def test_every_ruling_is_covered() -> None:
    as_tests = {int(number) for number in re.findall(r"def test_ruling_(\d+)_", TESTS)}
    shown = {number for number, case in SHOWN_BY.items() if case in cases()}
    own = {int(case[2:]) for case in cases() if isinstance(case, str) and case.startswith("R-")}
    assert as_tests | shown | own == set(range(1, 54))


def test_every_decision_point_is_covered() -> None:
    shown = {number for number, case in DECISIONS_SHOWN_BY.items() if case in cases()}
    own = {int(case[2:]) for case in cases() if isinstance(case, str) and case.startswith("D-")}
    assert shown | own == set(range(1, 27))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_name_and_number_agree(path: Path) -> None:
    case = load(path).case
    number = re.match(r"([rd]?)(\d+)[a-z]?_", path.stem)
    if isinstance(case, int):
        assert number is not None and int(number[2]) == case and case in LISTED
    elif number is not None and not case.startswith("section"):
        prefix = {"r": "R-", "d": "D-", "": "gap "}[number[1]]
        assert case == f"{prefix}{number[2]}"
        assert prefix != "gap " or int(number[2]) not in LISTED


def test_the_readme_tells_everything_a_file_can_say() -> None:
    assert [key for key in SEAT_KEYS if f'`"A.{key}"`' not in SECTION] == []
    assert [key for key in TABLE_KEYS if f"`{key}`" not in SECTION] == []
    assert [verb for verb in VERBS if f"`A {verb}" not in SECTION] == []
    running = Running(Scenario(title="", game="bang", given=Given(seats=list("ABCD"))), BANG)
    engine = {"view", "heard", "owes", "question", "kind", "legal", "offers"}
    assert [key for key in running.talk.seat_facts(running.table.play, 0) if f"`A.{key}" not in SECTION] == []
    assert [key for key in running.talk.facts(running.table.play) if f"`{key}`" not in SECTION] == []
    shown = [key for key in running.facts()["A"]["view"] if key != "type"]
    assert [key for key in shown if not re.search(rf"`[\w.]*\.{key}(\.B)?`", SECTION)] == []
    assert engine <= set(running.facts()["A"])


def test_the_readme_names_only_ids_that_exist_and_all_that_players_meet() -> None:
    named = set(re.findall(r"\b((?:bang|engine)\.[a-z]+_[a-z_]+)\b", SECTION))
    assert named <= {*BANG.words, *ENGINE_WORDS}
    meets = re.compile(r"bang\.(ask|no|only|warn|end)_")
    assert [id for id in BANG.words if meets.match(id) and f"`{id}`" not in SECTION] == []
