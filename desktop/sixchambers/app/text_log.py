"""A game told in plain sentences: for `replay`, golden playthroughs and the demonstration's log."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.chance import commitment
from ..engine.events import Event
from ..engine.game import as_typed
from ..engine.journal import Answered, Read
from ..engine.replay import GameFinder, steps
from ..engine.table import Table
from ..engine.update import Update
from ..players.bot import NO_CARD
from ..words.speaker import Speaker
from .result.account import explainer


def retell(read: Read, find_game: GameFinder, speaker: Speaker, *, reasons: bool = False) -> Iterator[str]:
    """The whole game as a spectator heard it, line by line. Secret answers appear when they were opened."""
    header = read.header
    names = [seat.name for seat in header.seats]
    say = speaker.say
    yield say(f"{header.game}.name") + ": " + ", ".join(names)
    for key, value in header.options.items():
        yield f"  {key} = {as_typed(value)}"
    if header.salt:
        promise = commitment(bytes.fromhex(header.seed), bytes.fromhex(header.salt))
        yield say("app.commitment", value=promise)
    yield ""
    heard: list[Event] = []
    thoughts: list[str] = []

    def hear(update: Update) -> None:
        heard.extend(update.events)

    table: Table | None = None
    for table, entry in steps(read, find_game):
        if entry is None:
            hear(table.update(None))
            table.listen(None, hear)
        if reasons and isinstance(entry, Answered) and entry.reason not in (None, NO_CARD):
            thoughts.append(f"    ({names[entry.seat]}: {say(entry.reason, names)})")
        if not table.play.core.given:  # a reason says as much as the answer it belongs to
            yield from thoughts
            thoughts.clear()
        for event in heard:
            line = event.line()
            if line is not None:
                if event.begins_round:
                    yield ""
                yield say(line, names)
        heard.clear()
    assert table is not None
    yield ""
    yield from closing(table, speaker, names)
    if read.cut:
        yield say("app.was_cut")


def closing(table: Table, speaker: Speaker, names: list[str]) -> Iterator[str]:
    """The end: why, the scores, and the seed laid open."""
    say = speaker.say
    outcome = table.outcome
    if outcome is None:
        yield say("app.unfinished")
        return
    yield say(outcome.why, names)
    width = max(map(len, names))
    points = explainer(table.game.id).points
    for seat in sorted(range(len(names)), key=lambda seat: -outcome.scores[seat]):
        star = "*" if seat in outcome.winners else " "
        yield f"{star} {names[seat]:<{width}}  {points(outcome.scores[seat], speaker):>10}".rstrip()
    header = table.header
    if header.salt:
        yield say("app.seed_opened", seed=header.seed, salt=header.salt)
    else:
        yield say("app.seed_given", seed=header.seed)
