"""The engine's figures: Klack Klack Bang at four seats, BANG! The Dice Game at eight, BANG! at seven, Kablamo at
five."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from ...engine.game import seen
from ...engine.questions import (
    PASS,
    Answer,
    AnyQuestion,
    Arrange,
    Assign,
    ChooseCounts,
    ChooseNumber,
    ChoosePlace,
    ChooseSome,
    PlayOne,
    Window,
)
from ...games import game as find_game
from ...players.arena import derived_seed, tournament
from .row import Row, reference, timed_rows

GAMES = 300
RUNS = 5
DICE_GAMES = 60
BANG_GAMES = 40
KABLAMO_GAMES = 60
OLD_SALOON = {
    "saloon_dice": True,
    "chiefs_arrow": True,
    "special_roles": "mixed",
    "new_characters": True,
    "ghost": True,
}


def reference_row() -> list[Row]:
    return [Row("reference", reference() * 1e6, "µs")]


def klack_decision() -> list[Row]:
    return timed_rows("klack_decision", _decisions("klack", 4, {}, GAMES, heard=False), 4)


def klack_heard() -> list[Row]:
    return timed_rows("klack_heard", _decisions("klack", 4, {}, GAMES, heard=True), 8)


def dice_decision() -> list[Row]:
    """The base game, and all of Old Saloon, where every answer in a window counts as one."""
    return [
        *timed_rows("dice_decision", _decisions("dice", 8, {}, DICE_GAMES, heard=False), 9),
        *timed_rows("dice_saloon_decision", _decisions("dice", 8, OLD_SALOON, DICE_GAMES, heard=False), 9),
    ]


def dice_heard() -> list[Row]:
    return timed_rows("dice_heard", _decisions("dice", 8, OLD_SALOON, DICE_GAMES, heard=True), None)


def dice_copy() -> list[Row]:
    return timed_rows("dice_copy", _copy("dice", 8, OLD_SALOON), 6)


def dice_arena() -> list[Row]:
    """Three deputies against two greenhorns: how much more often a deputy's seat wins, role by role. The standard
    error of a lead is about 0.05."""
    dice = find_game("dice")
    bots = ["deputy"] * 3 + ["greenhorn"] * 2
    result = tournament(dice, bots, 400, "bench", dice.options_type()).as_dict()
    rows = []
    for role, won in sorted(result["parts"].items()):
        lead = won["deputy"]["share"] - won["greenhorn"]["share"]
        rows.append(Row(f"dice_deputy_lead_{role}", lead, "of the games", 0.05, at_least=True))
    return [*rows, Row("dice_games_per_s", result["games_per_s"], "games/s")]


def bang_decision() -> list[Row]:
    """Gold Rush and shadows, then the bare base game."""
    plain = {"gold_rush": False, "shadows": False}
    return [
        *timed_rows("bang_decision", _decisions("bang", 7, {}, BANG_GAMES, heard=False), 9),
        *timed_rows("bang_base_decision", _decisions("bang", 7, plain, BANG_GAMES, heard=False), 9),
    ]


def bang_heard() -> list[Row]:
    return timed_rows("bang_heard", _decisions("bang", 7, {}, BANG_GAMES, heard=True), None)


def bang_copy() -> list[Row]:
    return timed_rows("bang_copy", _copy("bang", 7, {}), 8)


def kablamo_decision() -> list[Row]:
    """Every answer in a window counts as one."""
    return timed_rows("kablamo_decision", _decisions("kablamo", 5, {}, KABLAMO_GAMES, heard=False), 10)


def kablamo_heard() -> list[Row]:
    return timed_rows("kablamo_heard", _decisions("kablamo", 5, {}, KABLAMO_GAMES, heard=True), None)


def kablamo_copy() -> list[Row]:
    return timed_rows("kablamo_copy", _copy("kablamo", 5, {}), 8)


def kablamo_arena() -> list[Row]:
    """Two deputies against two greenhorns; both shares have a standard error of about 0.02."""
    kablamo = find_game("kablamo")
    bots = ["deputy", "deputy", "greenhorn", "greenhorn"]
    result = tournament(kablamo, bots, 400, "bench", kablamo.options_type()).as_dict()
    return [
        Row("kablamo_deputy_share", result["wins"]["deputy"]["share"], "of 800 seats", 0.3, at_least=True),
        Row("kablamo_deputy_se", result["wins"]["deputy"]["se"], "standard error"),
        Row("kablamo_greenhorn_share", result["wins"]["greenhorn"]["share"], "of 800 seats", 0.2),
        Row("kablamo_greenhorn_se", result["wins"]["greenhorn"]["se"], "standard error"),
        Row("kablamo_games_per_s", result["games_per_s"], "games/s"),
    ]


def klack_copy() -> list[Row]:
    return timed_rows("klack_copy", _copy("klack", 4, {}), 3)


def klack_arena() -> list[Row]:
    """A deputy among three greenhorns."""
    klack = find_game("klack")
    bots = ["deputy", "greenhorn", "greenhorn", "greenhorn"]
    result = tournament(klack, bots, 400, "bench", klack.options_type()).as_dict()
    return [
        Row("klack_deputy_share", result["wins"]["deputy"]["share"], "of 400 games", 0.4, at_least=True),
        Row("klack_games_per_s", result["games_per_s"], "games/s"),
    ]


def _random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer, found quickly: this loop shall time the engine, not the search for answers."""
    if isinstance(question, ChooseCounts):
        counts = tuple([random.randrange(have + 1) for have in question.have])
        return counts if question.least <= sum(counts) <= question.most else question.default
    if isinstance(question, ChooseSome):
        if question.least == question.most:
            places = random.sample(range(len(question.options)), question.least)
            return tuple([question.options[place] for place in sorted(places)])
        return tuple([option for option in question.options if random.random() < 0.5])
    if isinstance(question, Assign):
        return tuple([random.choice(targets) for targets in question.targets])
    if isinstance(question, ChooseNumber):
        return random.randint(question.least, question.most)
    if isinstance(question, Window) and random.random() < 0.9:
        return PASS
    if isinstance(question, PlayOne):
        move = random.choice(question.moves) if question.moves else None
        if move is None or (question.may_pass and random.random() < 0.3):
            return PASS
        return (move.card, random.choice(move.targets or (PASS,)), random.choice(move.ways or (PASS,)))
    if isinstance(question, Arrange):
        plan = [-1] * len(question.places)
        items = random.sample(range(len(question.items)), question.fill)
        for place, item in zip(random.sample(range(len(plan)), question.fill), items, strict=True):
            plan[place] = item
        return tuple(plan)
    if isinstance(question, ChoosePlace):
        return random.choice(question.places)
    options: tuple[Answer, ...] = question.options  # type: ignore[union-attr]
    return random.choice((*options, PASS) if getattr(question, "may_pass", False) else options)


def _decisions(id: str, seats: int, options: dict[str, Any], games: int, *, heard: bool) -> float:
    """Seconds a decision over random games; heard: events and the view of one listener included."""
    times = []
    for _ in range(RUNS):
        spent, decisions = _random_games(id, seats, options, games, heard)
        times.append(spent / decisions)
    return median(times)


def _random_games(id: str, seats: int, options: dict[str, Any], games: int, heard: bool) -> tuple[float, int]:
    game = find_game(id)
    read = game.read_options(options)
    spent = 0.0
    decisions = 0
    for number in range(games):
        play = game.play(game.fresh(read, seats, derived_seed("bench", number)), heard=heard)
        random = Random(number)
        play.begin()
        while play.questions:
            answers = [(question.seat, _random_answer(question, random)) for question in play.questions]
            window = play.in_window()
            start = perf_counter()
            for seat, answer in answers:
                play.answer(seat, answer)
                if heard:
                    seen(play.events, 0)
                    play.events = []
                    game.view(play.state, 0)
            if window:
                play.advance(play.core.deadline or 0)
            spent += perf_counter() - start
            decisions += len(answers)
    return spent, decisions


def _copy(id: str, seats: int, options: dict[str, Any]) -> float:
    """Seconds to copy the state, taken at every question of some games."""
    game = find_game(id)
    read = game.read_options(options)
    times = []
    for number in range(20):
        play = game.play(game.fresh(read, seats, derived_seed("copy", number)))
        play.begin()
        random = Random(number)
        while play.questions:
            start = perf_counter()
            for _ in range(50):
                play.state.copy()
            times.append((perf_counter() - start) / 50)
            for question in play.questions:
                play.answer(question.seat, _random_answer(question, random))
            if play.in_window() and not play.owing():
                play.advance(play.core.deadline or 0)
    return median(times)
