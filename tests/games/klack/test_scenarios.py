"""Every scenario of Klack Klack Bang holds, and every single fact of it could have failed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixchambers.engine.scenario import Failed, Given, Running, Scenario, count_facts, load, run
from sixchambers.engine.words import WORDS as ENGINE_WORDS
from sixchambers.games import game
from sixchambers.games.klack.words import WORDS as KLACK_WORDS

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted((FOLDER / "klack").glob("*.toml"))
README = (FOLDER / "README.md").read_text(encoding="utf-8")
CASES = Path(__file__).with_name("test_cases.py").read_text(encoding="utf-8")

LISTED = {1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 22, 24, 25, 27, 28, 30, 31}
"""The numbers of the rules' list of cases."""

AS_TESTS = {27, 31}
"""Those that are no story; they are tests with the number in their name."""

RULINGS = {f"K{number}" for number in range(1, 19)}
DECISIONS = {f"B{number}" for number in range(1, 6)}


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
    tests = {int(number) for number in re.findall(r"def test_case_(\d+)_", CASES)}
    assert tests >= AS_TESTS


def test_every_ruling_and_decision_is_covered() -> None:
    assert cases() >= RULINGS | DECISIONS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_name_and_number_agree(path: Path) -> None:
    case = load(path).case
    number = re.match(r"(\d+|k\d+|gap\d+|b[1-5])b?_", path.stem)
    if isinstance(case, int):
        assert number is not None
        assert int(number[1]) == case
        assert case in LISTED
    elif number is not None and not case.startswith("section"):
        letters, digits = re.fullmatch(r"([a-z]*)(\d+)", number[1]).groups()  # type: ignore[union-attr]
        assert case.replace(" ", "").lower() == f"{letters}{int(digits)}"


def test_readme_shows_the_example_as_it_is() -> None:
    example = (FOLDER / "klack" / "example_every_feature.toml").read_text(encoding="utf-8")
    assert f"\n```toml\n{example}```\n" in README


def test_readme_names_only_ids_that_exist() -> None:
    named = set(re.findall(r"\b((?:klack|engine)\.[a-z]+_[a-z_]+)\b", README))
    assert named <= {*KLACK_WORDS, *ENGINE_WORDS}


def test_readme_names_every_id_a_player_of_klack_meets() -> None:
    meets = re.compile(r"klack\.(ask|log|end)_|klack\.(no_bill|not_enough|out_of_game)$")
    met = [id for id in KLACK_WORDS if meets.match(id) and not id.endswith("_you")]
    assert [id for id in met if f"`{id}`" not in README] == []


def test_readme_names_every_fact() -> None:
    given = Given(seats=["A", "B", "C"], set={"A.alive": False, "B.alive": False})
    facts = Running(Scenario(title="all but one are out", game="klack", given=given), game("klack")).facts()
    wanted = [key for key in facts if key not in ("A", "B", "C", "nobody", "outcome")]
    wanted += ["outcome.winners", "outcome.scores.A", "outcome.why"]
    wanted += [f"A.{key}" for key in facts["A"] if key != "view"]
    assert not [path for path in wanted if f"`{path}`" not in README]
    shown = [key for key in facts["A"]["view"] if key != "type"]
    assert not [key for key in shown if not re.search(rf"`[\w.]*[.]{key}(\.B)?`", README)]
