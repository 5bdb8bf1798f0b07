"""What the scenario files of every game have to stand: they hold, and every single fact of them could have failed."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixchambers.engine.scenario import Failed, Scenario, count_facts, load, run
from sixchambers.games import game

FOLDER = Path(__file__).parents[1] / "scenarios"
README = FOLDER / "README.md"


def files(id: str) -> list[Path]:
    return sorted((FOLDER / id).glob("*.toml"))


def every_file(id: str) -> pytest.MarkDecorator:
    """For a test that runs over all files of a game."""
    return pytest.mark.parametrize("path", files(id), ids=lambda path: path.stem)


def held(path: Path) -> None:
    scenario = load(path)
    run(scenario, game(scenario.game))


def flipped(path: Path) -> None:
    """Each fact turned round in turn: the scenario must fail every time."""
    scenario = load(path)
    facts = count_facts(scenario)
    assert facts, "a scenario without facts shows nothing"
    for number in range(facts):
        with pytest.raises(Failed):
            run(scenario, game(scenario.game), flip=number)


def labels(scenarios: list[Scenario]) -> set[int | str]:
    """All that these files say they belong to."""
    return {label for scenario in scenarios for label in (scenario.case, *scenario.also)}
