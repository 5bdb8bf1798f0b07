"""How fast bots are, how often they slip, and whether the numbers are those of the rules."""

from __future__ import annotations

from statistics import mean, median

import pytest

from helpers.slap_bots import luck, nothing_known, sight
from sixchambers.games.slap.box import BIG, CARDS, GOLD, IRON, MOVE
from sixchambers.players import ALL_LEVELS, LEVELS, find_bot, levels, nearest_level
from sixchambers.players.slap.bot import SlapBot
from sixchambers.players.slap.levels import DEPUTY, GREENHORN, KNOWN, LADDER, LEGEND, Level
from sixchambers.players.slap.odds import chance_first, chance_last
from sixchambers.players.slap.reaction import SOONEST, ExGaussian
from sixchambers.players.words import WORDS

LEVEL = pytest.mark.parametrize("level", LADDER, ids=lambda level: level.id)


@pytest.mark.parametrize("reaction", [*[level.reaction for level in LADDER], KNOWN])
def test_reactions_are_ex_gaussian(reaction: ExGaussian) -> None:
    chance = luck(reaction)
    times = sorted(reaction.sample(chance) for _ in range(8000))
    deviation = (reaction.sigma**2 + reaction.tau**2) ** 0.5
    assert mean(times) == pytest.approx(reaction.mean, abs=4 * deviation / 8000**0.5 + 2)
    for share in (0.15, 0.5, 0.85):
        assert times[int(share * 8000)] == pytest.approx(reaction.quantile(share), rel=0.03)
    assert times[0] >= SOONEST
    assert median(times) < mean(times), "the tail is on the slow side"


def test_the_ladder_is_that_of_the_rules() -> None:
    assert [level.id for level in LADDER] == list(levels("slap"))
    assert [round(level.reaction.mean) for level in LADDER] == [530, 470, 425, 390]
    assert [level.beside for level in LADDER] == [60, 25, 0, -20]
    assert [level.slips for level in LADDER] == [0.08, 0.05, 0.03, 0.02]
    for level in LADDER:
        bot = find_bot("slap", level.id)
        assert isinstance(bot, SlapBot) and bot.level is level


def test_only_a_game_with_a_ladder_has_the_upper_rungs() -> None:
    assert levels("klack") == LEVELS and set(ALL_LEVELS) == set(levels("slap"))
    assert nearest_level("klack", "legend") == LEVELS[-1] and nearest_level("slap", "legend") == "legend"
    assert all(f"bot.{level}" in WORDS and f"bot.{level}_about" in WORDS for level in ALL_LEVELS)


def times_of(level: Level, seats: int = 4, rounds: int = 3000, **changes: object) -> list[dict[str, float]]:
    bot = SlapBot(level)
    view = sight(seats, **changes)  # type: ignore[arg-type]
    chance = luck(level.id)
    plans = [bot.plan(view, nothing_known(seats), 0, chance) for _ in range(rounds)]
    return [{card: plan.aims[card].c for card in CARDS} for plan in plans]


def test_a_base_takes_longer_to_find_at_a_big_table() -> None:
    few, many = [median(plan[MOVE] - plan[BIG] for plan in times_of(LEGEND, seats, 200)) for seats in (4, 7)]
    assert (few, many) == (0, 90)


def test_a_fright_makes_slow() -> None:
    bot, view = SlapBot(DEPUTY), sight()
    calm, shaken = [bot.plan(view, nothing_known(), 0, luck(5), shaken=shaken).aims[BIG].c for shaken in (False, True)]
    assert shaken == pytest.approx(calm + 40)


def test_a_card_looked_at_is_slapped_almost_at_once() -> None:
    known = median(plan[GOLD] for plan in times_of(LEGEND, peek=GOLD))
    assert known == pytest.approx(KNOWN.median, abs=5)


@LEVEL
def test_slips_come_as_often_as_the_level_says(level: Level) -> None:
    """At Move! half of them hit the horse; a hurried hand slips twice as often."""
    bot, view, chance = SlapBot(level), sight(), luck(level.id)
    hurried, slipped, horses, rounds = 0, [0, 0], 0, 12_000
    for _ in range(rounds):
        plan = bot.plan(view, nothing_known(), 0, chance)
        aim = plan.aims[MOVE]
        wrong = aim.reason.id in ("bot.slap_slip", "bot.slap_lapse")
        fast = aim.c - 600 * (aim.reason.id == "bot.slap_lapse") < level.reaction.hurried
        hurried += fast
        slipped[fast] += wrong
        horses += aim.kind == "slap"
    assert hurried / rounds == pytest.approx(0.15, abs=0.02)
    assert slipped[0] / (rounds - hurried) == pytest.approx(level.slips, rel=0.25)
    assert slipped[1] / hurried == pytest.approx(2 * level.slips, rel=0.4)
    assert horses / sum(slipped) == pytest.approx(0.5, abs=0.09)


def test_what_each_card_tempts_to() -> None:
    bot, view, chance = SlapBot(GREENHORN), sight(), luck("tempted")
    seen: dict[str, set[tuple[str, bool]]] = {card: set() for card in CARDS}
    for _ in range(6000):
        for card, aim in bot.plan(view, nothing_known(), 0, chance).aims.items():
            if aim.reason.id == "bot.slap_slip":
                seen[card].add((aim.kind, aim.arg is None))
    assert seen[GOLD] == {("slap", False)}, "shoots at Gold"
    assert seen[BIG] == {("slap", True)}, "forgets to point"
    assert seen[IRON] == {("slap", True), ("slap", False)}
    assert seen[MOVE] == {("slap", True), ("cover", False)}


def test_flinches_are_below_the_floor_and_rare() -> None:
    bot, view, chance = SlapBot(GREENHORN), sight(), luck("flinch")
    flinches = [bot.plan(view, nothing_known(), 0, chance).flinch for _ in range(6000)]
    early = [time for time in flinches if time is not None]
    assert 20 < len(early) < 90 and all(0 <= time < view.options.floor for time in early)


def test_odds_are_fair_among_equals_and_favour_the_fast() -> None:
    assert chance_first(400, [400] * 3) == pytest.approx(0.25) == chance_last(400, [400] * 3)
    assert chance_first(350, [400] * 3) > 0.35 > 0.2 > chance_last(350, [400] * 3)
