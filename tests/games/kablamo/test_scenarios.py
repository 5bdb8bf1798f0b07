"""Every scenario of Kablamo holds, and every single fact of it could have failed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixchambers.engine.scenario import Failed, Given, Running, Scenario, count_facts, load, run
from sixchambers.engine.words import WORDS as ENGINE_WORDS
from sixchambers.games import game
from sixchambers.games.kablamo.words import WORDS as KABLAMO_WORDS

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted((FOLDER / "kablamo").glob("*.toml"))
README = (FOLDER / "README.md").read_text(encoding="utf-8")
SECTION = README[README.index("\n## Kablamo\n") :]
CASES = Path(__file__).with_name("test_cases.py").read_text(encoding="utf-8")

LEFT_OUT = {18, 19, 24, 28, 34, 37, 43, 48, 51, 53, 55, 57, 59, 66, 69, 71, 72}
"""Numbers the rules' list of cases does not have; our own cases beside them are called gaps."""

LISTED = set(range(1, 80)) - LEFT_OUT
AS_TESTS = {1, 2, 7, 76}
"""Those that are no story; they are tests with the number in their name."""

RULINGS = {f"A{number}" for number in range(1, 31)}
DECISIONS = {f"D{number}" for number in range(1, 23)}


def cases() -> set[int | str]:
    return {load(path).case for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_holds(path: Path) -> None:
    scenario = load(path)
    run(scenario, game(scenario.game))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_fact_can_fail(path: Path) -> None:
    scenario = load(path)
    facts = count_facts(scenario)
    assert facts, "a scenario without facts shows nothing"
    for number in range(facts):
        with pytest.raises(Failed):
            run(scenario, game(scenario.game), flip=number)


def test_every_listed_case_is_covered() -> None:
    assert cases() >= LISTED - AS_TESTS
    assert {int(number) for number in re.findall(r"def test_case_(\d+)_", CASES)} >= AS_TESTS


def test_every_ruling_and_decision_is_covered() -> None:
    # A1 and A8 are a switch each: their two sides are the cases 38 and 40, 26 twice, and a scenario.
    assert cases() >= (RULINGS - {"A1"}) | DECISIONS
    assert {f"gap {number}" for number in LEFT_OUT} <= cases()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_name_and_number_agree(path: Path) -> None:
    case = load(path).case
    number = re.match(r"(\d+|a\d+|gap\d+|d\d+)b?_", path.stem)
    if isinstance(case, int):
        assert number is not None and int(number[1]) == case and case in LISTED
    elif number is not None:
        letters, digits = re.fullmatch(r"([a-z]*)(\d+)", number[1]).groups()  # type: ignore[union-attr]
        assert case.replace(" ", "").lower() == f"{letters}{int(digits)}"


def test_readme_names_only_ids_that_exist() -> None:
    named = set(re.findall(r"\b((?:kablamo|engine)\.[a-z]+_[a-z_0-9]+)\b", SECTION))
    assert named <= {*KABLAMO_WORDS, *ENGINE_WORDS}


def test_readme_names_every_id_a_player_of_kablamo_meets() -> None:
    meets = re.compile(r"kablamo\.(ask|log|end|no)_")
    met = [id for id in KABLAMO_WORDS if meets.match(id) and not id.endswith("_you")]
    assert [id for id in met if f"`{id}`" not in SECTION] == []


def test_readme_names_every_fact() -> None:
    given = Given(seats=["A", "B", "C"], set={"A.revolver": "x x x x x K", "B.revolver": "x x x x x K"})
    facts = Running(Scenario(title="the last one stands", game="kablamo", given=given), game("kablamo")).facts()
    wanted = [key for key in facts if key not in ("A", "B", "C", "nobody", "outcome")]
    wanted += [f"A.{key}" for key in facts["A"] if key != "view"]
    assert [path for path in wanted if f"`{path}`" not in README] == []
    shown = [key for key in facts["A"]["view"] if key != "type"]
    assert [key for key in shown if not re.search(rf"`[\w.]*[.]{key}(\.B)?`", README)] == []
