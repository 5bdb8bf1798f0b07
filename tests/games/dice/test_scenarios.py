"""Every scenario of BANG! The Dice Game holds, and every single fact of it could have failed."""

from __future__ import annotations

import re
from pathlib import Path

from helpers.scenarios import README, every_file, files, flipped, held, labels
from sixchambers.engine.scenario import Given, Running, Scenario, load
from sixchambers.engine.words import WORDS as ENGINE_WORDS
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.words import WORDS as DICE_WORDS

EVERY_FILE = every_file("dice")
TEXT = README.read_text(encoding="utf-8")
CASES = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))

NOT_LISTED = {8, 15, 27, 31, 41, 46, 57, 60, 65, 66, 68, 79, 81, 86, 88, 93, 95, 97}
LISTED = set(range(1, 99)) - NOT_LISTED
"""The numbers of the rules' list of cases."""

RULINGS = {f"A{number}" for number in range(1, 52)}
DECISIONS = {f"D{number}" for number in range(1, 26)}


@EVERY_FILE
def test_holds(path: Path) -> None:
    held(path)


@EVERY_FILE
def test_every_fact_can_fail(path: Path) -> None:
    flipped(path)


def covered() -> set[int | str]:
    as_tests: set[int | str] = {int(number) for number in re.findall(r"def test_case_(\d+)_", CASES)}
    as_tests |= {f"A{number}" for number in re.findall(r"def test_ruling_a(\d+)_", CASES)}
    return labels([load(path) for path in files("dice")]) | as_tests


def test_every_listed_case_is_covered() -> None:
    assert LISTED - covered() == set()


def test_every_ruling_is_covered() -> None:
    assert RULINGS - covered() == set()


def test_every_decision_and_its_default_is_covered() -> None:
    assert DECISIONS - covered() == set()
    assert {f"d{number:02}" for number in range(1, 26)} <= {path.stem[:3] for path in files("dice")}


@EVERY_FILE
def test_name_and_number_agree(path: Path) -> None:
    case = load(path).case
    number = re.match(r"(\d+)[a-z]?_", path.stem)
    if isinstance(case, int):
        assert number is not None and int(number[1]) == case and case in LISTED
    elif ruling := re.match(r"([ad])(\d\d)[a-z]?_", path.stem):
        assert case == f"{ruling[1].upper()}{int(ruling[2])}"


# --- the description of the format ---------------------------------------------------------------------------------


def test_readme_names_only_ids_that_exist() -> None:
    named = set(re.findall(r"\b(dice\.[a-z]+_[a-z_]+)\b", TEXT))
    assert named and named <= {*DICE_WORDS, *ENGINE_WORDS}


def test_readme_names_every_id_a_player_of_dice_meets() -> None:
    meets = re.compile(r"dice\.(ask|log|end)_")
    met = [id for id in DICE_WORDS if meets.match(id) and not id.endswith("_you")]
    missing = [id for id in met if f"`{id}`" not in TEXT]
    assert not missing


def test_readme_names_every_fact_and_every_option() -> None:
    given = Given(seats=["A", "B", "C", "D", "E"])
    facts = Running(Scenario(title="", game="dice", given=given), DICE).facts()
    wanted = [key for key in facts if key not in ("A", "B", "C", "D", "E", "nobody", "outcome")]
    wanted += [f"A.{key}" for key in facts["A"] if key != "view"]
    assert not [path for path in wanted if f"`{path}`" not in TEXT]
    shown = [key for key in facts["A"]["view"] if key != "type"]
    assert not [key for key in shown if not re.search(rf"`[\w.]*[.]{key}(\.\w+)?`", TEXT)]
    assert not [info.id for info in DICE.option_infos() if f"`{info.id}`" not in TEXT]
