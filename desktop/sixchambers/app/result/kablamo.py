"""Kablamo laid open: who was hit by what, what still lay in every cylinder, and who held which spares."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from msgspec import Struct

from ...engine.events import Event
from ...engine.message import Who
from ...engine.table import Table
from ...games.kablamo.box import KABLAMO, KIND_OF
from ...games.kablamo.cylinder import fires_in, left_of
from ...games.kablamo.events import Conceded, Eliminated, LiveFired, RoundBegan, TokenChanged, TokenLaid, TokenSpent
from ...games.kablamo.names import bullet_name
from ...games.kablamo.state import KablamoState
from ...words.speaker import Speaker
from .account import Account, Explainer, Pile
from .history import history

NEXT_FIRST = sorted(range(6), key=fires_in)


class Fall(Struct, frozen=True):
    """How somebody left: hit by a Kablamo of his `own`, by that of his neighbour by Bolshevik rules (`rules`), through
    somebody else (`jacket`), or because he had enough (`gave_up`). `by` fired it, or is -1."""

    how: str
    by: int
    round: int
    chambers: tuple[int, ...] = ()
    spares: tuple[int, ...] = ()


class ExplainKablamo:
    """Nothing is counted here: the last one alive wins."""

    def __init__(self) -> None:
        self._falls: WeakKeyDictionary[Table, dict[int, Fall]] = WeakKeyDictionary()

    def points(self, score: int, speaker: Speaker) -> str:
        return ""

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account:
        state: KablamoState = table.play.state
        assert table.outcome is not None
        names = [info.name for info in table.seats]
        fall = None if state.alive[seat] else self._all_falls(table).get(seat, Fall("out", -1, 0))
        if fall is None:
            chambers = tuple([bullet.face if bullet else 0 for bullet in state.revolvers[seat].chambers])
            spares = tuple([bullet.face for bullet in state.spares[seat]])
        else:
            chambers, spares = fall.chambers, fall.spares
        won = seat in table.outcome.winners
        return Account(
            speaker.text("result.kablamo_won" if won else "result.kablamo_lost"),
            _when(fall, state.round, speaker),
            _cylinder(chambers),
            (_fate(fall, seat, speaker, names), *_held(spares, speaker)),
            fall is not None,
            _read(chambers, speaker),
        )

    def _all_falls(self, table: Table) -> dict[int, Fall]:
        if table not in self._falls:
            self._falls[table] = falls(history(table), len(table.seats))
        return self._falls[table]


def falls(events: Iterable[Event], seats: int) -> dict[int, Fall]:
    """Everybody who left, told from what all could see."""
    alive, round, causes, found = [True] * seats, 0, dict[int, tuple[str, int]](), dict[int, Fall]()
    in_force: set[str] = set()
    for event in events:
        if isinstance(event, RoundBegan):
            round = event.round
        elif isinstance(event, TokenLaid | TokenChanged) and event.seat < 0:
            # The Bolsheviks' rules lie there for a round before they count.
            if event.kind != "bolshevik_rules" or isinstance(event, TokenChanged):
                in_force.add(event.kind)
        elif isinstance(event, TokenSpent) and event.seat < 0:
            in_force.discard(event.kind)
        elif isinstance(event, LiveFired):
            causes.update(_causes(event, alive, in_force))
        elif isinstance(event, Conceded):
            causes[event.seat] = ("gave_up", -1)
        elif isinstance(event, Eliminated):
            alive[event.seat] = False
            how, by = causes.get(event.seat, ("out", -1))
            found[event.seat] = Fall(how, by, round, event.chambers, event.spares)
    return found


def _causes(event: LiveFired, alive: list[bool], in_force: set[str]) -> dict[int, tuple[str, int]]:
    """Which Kablamo got whom. If two did, the nearer one is told: one's own before a neighbour's."""
    found: dict[int, tuple[str, int]] = {}
    fired = [seat for (seat, _), face in zip(event.places, event.faces, strict=True) if face == KABLAMO]
    rules = "bolshevik_rules" in in_force
    targets = {seat: left_of(seat, alive) if rules else seat for seat in fired}
    for seat, target in targets.items():
        found[target] = ("rules" if rules else "own", seat)
    for seat, target in targets.items():
        found.setdefault(left_of(target, alive), ("jacket", seat))
    return {seat: cause for seat, cause in found.items() if seat in event.victims}


def _when(fall: Fall | None, rounds: int, speaker: Speaker) -> str:
    if fall is not None and fall.round:
        return speaker.say("result.kablamo_round", round=fall.round)
    return speaker.say("result.kablamo_after", n=rounds)


def _in_order(chambers: tuple[int, ...]) -> list[tuple[int, int]]:
    """Positions and faces, the next shot first."""
    return [(place, chambers[place]) for place in NEXT_FIRST if chambers and chambers[place]]


def _cylinder(chambers: tuple[int, ...]) -> tuple[Pile, ...]:
    """What still lay in it, the next shot first, as pictures."""
    return tuple(
        [Pile((), f"kablamo/bullet_{KIND_OF[face]}", str(fires_in(place))) for place, face in _in_order(chambers)]
    )


def _read(chambers: tuple[int, ...], speaker: Speaker) -> str:
    """The same in words."""
    named = [f"{fires_in(place)} {speaker.text(bullet_name(face).id)}" for place, face in _in_order(chambers)]
    return speaker.say("result.kablamo_cylinder", bullets=", ".join(named)) if named else ""


def _fate(fall: Fall | None, seat: int, speaker: Speaker, names: list[str]) -> str:
    if fall is None:
        return speaker.say("result.kablamo_alive")
    if fall.how == "rules" or (fall.how == "jacket" and fall.by != seat):
        return speaker.say(f"result.kablamo_{fall.how}", names, who=Who(fall.by))
    return speaker.text(f"result.kablamo_{fall.how}")


def _held(spares: tuple[int, ...], speaker: Speaker) -> tuple[str, ...]:
    """The spares in words: how many, and the worst of it."""
    if not spares:
        return ()
    said = speaker.say("result.kablamo_spares", n=len(spares))
    deadly = spares.count(KABLAMO)
    return (f"{said} ({speaker.say('result.kablamo_deadly', n=deadly)})",) if deadly else (said,)


EXPLAIN: Explainer = ExplainKablamo()
