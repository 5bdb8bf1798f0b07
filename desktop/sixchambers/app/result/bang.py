"""BANG! laid open: every role, who was brought down by whom and with what, and what each one still held."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from msgspec import Struct

from ...engine.events import Event
from ...engine.message import Who
from ...engine.table import Table
from ...games.bang.box import LAW
from ...games.bang.events.life import Eliminated, LifeLost
from ...games.bang.events.things import NOBODY, card_names, thing
from ...games.bang.state import BangState
from ...words.speaker import Speaker
from .account import Account, Explainer, Pile
from .history import history


class Fall(Struct, frozen=True):
    """How somebody went: his role, who gets the credit, and what did it."""

    seat: int
    role: str
    by: int
    cause: str


class ExplainBang:
    """Nothing is counted here: who won follows from the roles."""

    def __init__(self) -> None:
        self._fallen: WeakKeyDictionary[Table, dict[int, Fall]] = WeakKeyDictionary()

    def points(self, score: int, speaker: Speaker) -> str:
        return ""

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account:
        state: BangState = table.play.state
        assert table.outcome is not None
        if table not in self._fallen:
            self._fallen[table] = falls(history(table))
        fallen = self._fallen[table]
        names = [info.name for info in table.seats]
        fate = _fate(state, seat, fallen.get(seat), speaker, names)
        told = (speaker.text(f"bang.character_{state.characters[seat]}"), fate, *_kept(state, seat, speaker))
        return Account(
            speaker.text(f"bang.role_{state.roles[seat]}"),
            speaker.text("result.bang_won" if seat in table.outcome.winners else "result.bang_lost"),
            tuple([_trophy(one, names) for one in fallen.values() if one.by == seat]),
            told,
            not state.alive[seat],
        )


def falls(events: Sequence[Event]) -> dict[int, Fall]:
    """Everybody who was eliminated, in order, with what took the last life point."""
    last: dict[int, str] = {}
    found: dict[int, Fall] = {}
    for event in events:
        if isinstance(event, LifeLost):
            last[event.seat] = event.cause
        elif isinstance(event, Eliminated):
            found[event.seat] = Fall(event.seat, event.role, event.by, last.get(event.seat, ""))
    return found


def _trophy(fall: Fall, names: list[str]) -> Pile:
    return Pile((), f"bang/role_{fall.role}", names[fall.seat])


def _fate(state: BangState, seat: int, fall: Fall | None, speaker: Speaker, names: list[str]) -> str:
    """What became of this seat, and on whose side a dead Renegade rode at last."""
    if state.alive[seat]:
        return speaker.say("result.bang_alive", n=state.life[seat])
    told = _end(fall, speaker, names)
    side = state.sides[seat]
    if not side:
        return told
    return speaker.say("result.bang_rode_law" if side == LAW else "result.bang_rode_outlaw", fate=told)


def _end(fall: Fall | None, speaker: Speaker, names: list[str]) -> str:
    if fall is None or not fall.cause:
        return speaker.text("result.bang_out")
    what = thing(fall.cause)
    if fall.by == NOBODY:
        return speaker.say("result.bang_nobody", what=what)
    return speaker.say("result.bang_by", names, who=Who(fall.by), what=what)


def _kept(state: BangState, seat: int, speaker: Speaker) -> tuple[str, ...]:
    """The gold that was left, and what nobody else could see."""
    told = []
    if state.nuggets[seat]:
        told.append(speaker.say("result.bang_nuggets", n=state.nuggets[seat]))
    if state.hands[seat]:
        told.append(speaker.say("result.bang_hand", cards=card_names(state.hands[seat])))
    elif state.alive[seat]:
        told.append(speaker.text("result.bang_no_hand"))
    return tuple(told)


EXPLAIN: Explainer = ExplainBang()
