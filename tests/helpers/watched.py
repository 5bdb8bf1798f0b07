"""Games of the house on disk: one person and three bots who give their reasons, to the end or into the middle."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from sixchambers.engine.chance import Chance, seed_from_text
from sixchambers.engine.journal import Journal, SeatInfo
from sixchambers.engine.table import Table, open_table
from sixchambers.games import READY
from sixchambers.games import game as find_game
from sixchambers.players import find_bot
from sixchambers.players.bot import Budget

NAMES = ("Anna", "Rosa", "Clem", "Jack")
GAMES = [game for game in READY if hasattr(import_module(f"helpers.{game}"), "random_answer")]


def random_answer(game: str, question: Any, random: Random) -> Any:
    return import_module(f"helpers.{game}").random_answer(question, random)


def played(path: Path, game: str, most: int = 100_000) -> Table:
    """Anna against three bots, who give their reasons; to the end, or so many answers."""
    seats = [SeatInfo("Anna"), *(SeatInfo(name, "greenhorn") for name in NAMES[1:])]
    table = open_table(find_game(game), seats, seed=seed_from_text(f"watched {game}"), started="2026-01-01T20:00:00Z")
    table.journal = Journal.begin(path, table.header)
    go_on(table, most)
    table.journal.close()
    return table


def go_on(table: Table, most: int = 100_000) -> None:
    game, random = table.game, Random(3)
    bot = find_bot(game.id, "greenhorn")
    for _ in range(most):
        owing = table.play.owing()
        if table.outcome is not None:
            return
        if not owing:
            table.advance(table.next_deadline() or 0)
            continue
        seat = random.choice(owing)
        update = table.update(seat)
        assert update.question is not None
        if table.seats[seat].player == "person":
            answer, reason = random_answer(game.id, update.question, random), None
        else:
            memory = game.remember(game.first_memory(len(table.seats)), update)
            advice = bot.answer(update.view, memory, update.question, Chance(random.randbytes(16)), Budget(5))
            answer, reason = advice.answer, advice.reason
        assert table.submit(seat, answer, table.play.core.now + 100, reason=reason) is None
