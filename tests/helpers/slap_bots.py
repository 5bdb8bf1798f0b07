"""Bots of Slap .45 for tests: tables set as one likes, races on the virtual clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from helpers.slap import slap_play
from sixchambers.engine.chance import Chance
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.memory import SlapMemory
from sixchambers.games.slap.moves import SlapPlay
from sixchambers.games.slap.options import SlapOptions
from sixchambers.games.slap.view import SlapView
from sixchambers.players import levels
from sixchambers.players.arena import derived_seed
from sixchambers.players.mind import Mind
from sixchambers.players.slap.ground import BareGround
from sixchambers.players.slap.matching import Humans
from sixchambers.players.slap.position import Position
from sixchambers.players.slap.race import Race
from sixchambers.players.slap.racer import Racer
from sixchambers.players.slap.reaction import Luck

PLAIN = ("railroad", "outlaws", "comanche", "poncho", "union", "confederates", "sheriffs")
USUAL_MS = 400.0


def luck(seed: object = 1) -> Luck:
    return Luck(Chance(derived_seed("luck", seed)))


def sight(
    seats: int = 4,
    *,
    me: int = 0,
    members: Sequence[int] = (),
    gold: Sequence[int] = (),
    gangs: Sequence[str] = PLAIN,
    hands: Sequence[tuple[int, ...]] = (),
    traps: Sequence[str] = (),
    duel: bool = False,
    options: SlapOptions | None = None,
    **changes: Any,
) -> SlapView:
    """What a seat sees of a table set like this; hands are at the hip unless told."""
    play = slap_play(seats, options or SlapOptions(), "sight")
    state = play.state
    state.members = list(members) or state.members
    state.dead = [seat for seat, left in enumerate(state.members) if not left]
    state.bases = [seat for seat, left in enumerate(state.members) if left]
    state.gold = list(gold) or state.gold
    state.gangs = list(gangs[:seats])  # type: ignore[arg-type]
    two = [(-1, -1) if gang == "sheriffs" and not duel else (-1,) for gang in gangs[:seats]]
    state.hands = list(hands) or two  # type: ignore[assignment]
    state.live = list(state.hands)
    state.traps = list(traps)  # type: ignore[arg-type]
    state.duel = duel
    return replace(SLAP.view(state, me), **{"dealer": seats - 1, **changes})


def nothing_known(seats: int = 4, **changes: Any) -> SlapMemory:
    return replace(SLAP.first_memory(seats), **changes)


def position(view: SlapView, me: int = 0, usual: float = USUAL_MS, **known: Any) -> Position:
    return Position(view, nothing_known(len(view.seats), **known), me, usual)


def paced(*milliseconds: float) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Reactions everybody remembers: these seats always take so long."""
    return tuple([tuple([("big", int(time * 1000))] * 5) for time in milliseconds])


def mind(level: str, seats: int, seed: object = 1) -> Mind:
    return Mind(SLAP, level, seats, derived_seed("bot", seed))


def ladder(seats: int) -> list[str]:
    every = levels("slap")
    return [every[seat % len(every)] for seat in range(seats)]


def race_of(play: SlapPlay, names: Sequence[str], seed: object, humans: Humans | None = None) -> Race:
    seats = len(names)
    racers = [Racer(mind(name, seats, (seed, seat)), seat, humans) for seat, name in enumerate(names)]
    return Race(BareGround(play), racers)


def race(seats: int, options: SlapOptions, seed: object, names: Sequence[str] = ()) -> Race:
    play = slap_play(seats, options, seed, heard=True)
    return race_of(play, names or ladder(seats), seed)
