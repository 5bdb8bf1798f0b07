"""Tournaments without a window: bots against bots, seats rotated, on the engine alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from math import sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct

from ..engine.game import AnyGame, seen
from ..engine.play import Play
from ..engine.update import Update
from . import RACES
from .bot import Budget, Using
from .mind import Mind


class Tally(Struct):
    """How one kind of bot did. A shared win counts as its share."""

    seats: int = 0
    wins: float = 0.0
    answers: int = 0
    seconds: float = 0.0


class Part(Struct):
    """How one kind of bot did in one part, such as a role: seats, and games won, alone or with others."""

    seats: int = 0
    won: int = 0

    def as_dict(self) -> dict[str, Any]:
        share = self.won / self.seats
        return {"seats": self.seats, "won": self.won, "share": round(share, 4), "se": _error(share, self.seats)}


def _error(share: float, number: int) -> float:
    """The standard error of a share."""
    return round(sqrt(share * (1 - share) / number), 4)


class Result(Struct):
    games: int
    seconds: float
    decisions: int
    engine_seconds: float
    tallies: dict[str, Tally]
    unfinished: int = 0
    # Part -> bot -> how it did; empty where all seats play alike.
    parts: dict[str, dict[str, Part]] = {}

    def as_dict(self) -> dict[str, Any]:
        wins = {}
        for name, tally in self.tallies.items():
            share = tally.wins / tally.seats if tally.seats else 0.0
            wins[name] = {
                "seats": tally.seats,
                "wins": round(tally.wins, 3),
                "share": round(share, 4),
                "se": _error(share, tally.seats) if tally.seats else 0.0,
                "us_per_answer": round(tally.seconds / tally.answers * 1e6, 2) if tally.answers else 0.0,
            }
        plain: dict[str, Any] = {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1) if self.seconds else 0.0,
            "decisions": self.decisions,
            "us_per_decision": round(self.engine_seconds / self.decisions * 1e6, 2) if self.decisions else 0.0,
            "wins": wins,
        }
        if self.parts:
            plain["parts"] = {
                part: {name: one.as_dict() for name, one in by_bot.items()} for part, by_bot in self.parts.items()
            }
        return plain


def derived_seed(*parts: object) -> bytes:
    """A seed of its own for every game and every bot. One-way: no bot can reach the table's seed from its own."""
    return blake2b("/".join(map(str, parts)).encode(), digest_size=16, person=b"sixchambers aren").digest()


def seating(bots: Sequence[str], number: int) -> list[str]:
    """Who sits where in game `number`: everybody moves on by one chair each game."""
    turn = number % len(bots)
    return [*bots[turn:], *bots[:turn]]


def tournament(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Any,
    progress: Callable[[int], None] = lambda done: None,
) -> Result:
    """Play so many games and count who won."""
    result = Result(games, 0.0, 0, 0.0, {name: Tally() for name in bots})
    began = perf_counter()
    for number in range(games):
        _one_game(game, seating(bots, number), number, seed, options, result)
        progress(number + 1)
    result.seconds = perf_counter() - began
    return result


def _one_game(game: AnyGame, names: list[str], number: int, seed: str, options: Any, result: Result) -> None:
    seats = range(len(names))
    minds = [Mind(game, name, len(names), derived_seed("bot", seed, number, seat)) for seat, name in enumerate(names)]
    play = game.play(game.fresh(options, len(names), derived_seed("table", seed, number)), heard=True)
    parts = [game.part(play.state, seat) for seat in seats]
    play.begin()
    if game.id in RACES:
        import_module(f".{game.id}.contest", __package__).run(play, minds, names, result)
    else:
        _take_turns(game, play, minds, names, result)
    game.check(play.state)
    winners = play.core.outcome.winners  # type: ignore[union-attr]
    result.unfinished += not winners
    for seat in seats:
        tally = result.tallies[names[seat]]
        tally.seats += 1
        if seat in winners:
            tally.wins += 1 / len(winners)
        if parts[seat]:
            part = result.parts.setdefault(parts[seat], {}).setdefault(names[seat], Part())
            part.seats += 1
            part.won += seat in winners


def _take_turns(game: AnyGame, play: Play[Any], minds: list[Mind], names: list[str], result: Result) -> None:
    """Whoever is asked answers; time jumps to the next deadline when nobody is."""
    seats = range(len(names))
    while True:
        events = play.events
        play.events = []
        for seat in seats:
            minds[seat].hear(_update(game, play, seat, events))
        if play.core.outcome is not None:
            break
        owing = play.owing()
        if not owing:
            assert play.core.deadline is not None, "nobody is asked and no clock runs"
            play.advance(play.core.deadline)
            continue
        for seat in owing:
            question = play.question(seat)
            assert question is not None
            tally = result.tallies[names[seat]]
            view = game.view(play.state, seat)
            start = perf_counter()
            advice = minds[seat].consider(view, question, Budget(10), play.offers(seat))
            middle = perf_counter()
            used = isinstance(advice.answer, Using)
            if used:
                play.take_offer(advice.answer.offer, advice.answer.answer)
            else:
                play.answer(seat, advice.answer)
            result.engine_seconds += perf_counter() - middle
            tally.seconds += middle - start
            tally.answers += 1
            result.decisions += 1
            if used:  # things are not as they were: everybody hears of it first
                break


def _update(game: AnyGame, play: Any, seat: int, events: list[Any]) -> Update:
    """As a table would send it, as far as memory needs it."""
    core = play.core
    return Update(seat, core.asked, core.now, core.deadline, seen(events, seat), game.view(play.state, seat))
