"""BANG! The Dice Game laid open: every role, who was brought down by whom, and what each one had left."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ...engine.message import Thing, Who
from ...engine.table import Table
from ...games.dice.data import TYPE_OF
from ...games.dice.events import Eliminated
from ...games.dice.state import DiceState
from ...words.speaker import Speaker
from .account import Account, Explainer, Pile
from .history import history

FATES = {
    "shot": "result.dice_shot",
    "gatling": "result.dice_gatling",
    "indians": "result.dice_indians",
    "dynamite": "result.dice_dynamite",
    "bullet": "result.dice_bullet",
}


class ExplainDice:
    """Nothing is counted here: who won follows from the roles."""

    def __init__(self) -> None:
        self._fallen: WeakKeyDictionary[Table, dict[int, Eliminated]] = WeakKeyDictionary()

    def points(self, score: int, speaker: Speaker) -> str:
        return ""

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account:
        state: DiceState = table.play.state
        assert table.outcome is not None
        fallen = self._all_fallen(table)
        names = [info.name for info in table.seats]
        won = seat in table.outcome.winners
        return Account(
            speaker.text(f"dice.{TYPE_OF[state.roles[seat]]}"),
            speaker.text("result.dice_won" if won else "result.dice_lost"),
            tuple([_trophy(one, names) for one in fallen.values() if one.causer == seat]),
            (_who(state, seat, speaker), *_fate(state, seat, fallen, speaker, names)),
            not state.alive[seat],
        )

    def _all_fallen(self, table: Table) -> dict[int, Eliminated]:
        if table not in self._fallen:
            events = [event for event in history(table) if isinstance(event, Eliminated)]
            self._fallen[table] = {event.seat: event for event in events}
        return self._fallen[table]


def _trophy(fallen: Eliminated, names: list[str]) -> Pile:
    return Pile((), f"dice/role_{fallen.role}", names[fallen.seat])


def _who(state: DiceState, seat: int, speaker: Speaker) -> str:
    """The character, and the card if the role was a special one."""
    role, character = state.roles[seat], Thing(f"dice.{state.characters[seat]}")
    if role == TYPE_OF[role]:
        return speaker.text(character.id)
    return speaker.say("result.dice_who", role=Thing(f"dice.{role}"), character=character)


def _fate(
    state: DiceState, seat: int, fallen: dict[int, Eliminated], speaker: Speaker, names: list[str]
) -> tuple[str, ...]:
    """What became of this seat."""
    if state.alive[seat]:
        return (speaker.say("result.dice_alive", n=state.life[seat]),)
    event = fallen.get(seat)
    if event is None:
        told = speaker.say("result.dice_out")
    elif event.causer >= 0:
        told = speaker.say(FATES[event.source], names, who=Who(event.causer))
    else:
        told = speaker.say(FATES[event.source], names)
    return (speaker.say("result.dice_ghost", fate=told),) if seat == state.ghost else (told,)


EXPLAIN: Explainer = ExplainDice()
