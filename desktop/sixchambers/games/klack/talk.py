"""How scenario files speak about Klack Klack Bang."""

from __future__ import annotations

from typing import Any

from ...engine.questions import Answer
from ...engine.scenario import Talk
from .money import NOTHING, Holding, plus, score, worth
from .moves import KlackPlay
from .state import BULLET, KlackState


class KlackTalk(Talk):
    """Words: bids, raises (`5`, or bills: `1x1000 2x2000`), converts (the same way), names C, pulls."""

    def arrange(self, state: KlackState, key: str, value: Any, seat: int | None) -> None:
        if seat is None:
            if key not in ("round", "centre", "carried"):
                raise ValueError(f"klack tables have no “{key}” to set")
            setattr(state, key, bills(value) if key == "carried" else value)
        elif key == "purse":
            state.purses[seat] = bills(value)
        elif key == "stacks":
            state.stacks[seat] = tuple(bills(stack) for stack in value)
        elif key == "alive":
            state.alive[seat] = value
            if not value:
                state.purses[seat] = NOTHING
        else:
            raise ValueError(f"klack seats have no “{key}” to set")

    def settle(self, state: KlackState) -> None:
        """Markers on stacks come out of the centre, unless somebody said how many lie there."""
        if state.centre == 6:
            state.centre = 6 - sum(map(len, state.stacks))

    def rig(self, stream: str, word: Any) -> int:
        if stream != "die":
            raise ValueError(f"klack tables roll only the “die”, no “{stream}”")
        return BULLET if word == "bullet" else 1 if word == "blank" else int(word)

    def understand(self, play: KlackPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
        verb, *rest = words
        if verb in ("bids", "raises"):
            return "bills", picked(rest, play.state.purses[seat])
        if verb == "converts" and rest:
            return "stack", meant(rest, play.state.stacks[seat])
        if verb == "names" and len(rest) == 1 and rest[0] in seats:
            return "seat", seats.index(rest[0])
        if verb == "pulls" and not rest:
            return "trigger", "pull"
        raise ValueError("nobody at a klack table says that")

    def facts(self, play: KlackPlay) -> dict[str, Any]:
        state = play.state
        step = state.agenda[-1] if state.agenda else None
        return {
            "round": state.round,
            "phase": step.phase if step else "over",
            "centre": state.centre,
            "pot": worth(play.pot()),
            "carried": worth(state.carried),
            "removed": list(state.removed),
        }

    def seat_facts(self, play: KlackPlay, seat: int) -> dict[str, Any]:
        state = play.state
        bid = state.bids[seat]
        stacks = state.stacks[seat]
        return {
            "alive": state.alive[seat],
            "purse": list(state.purses[seat]),
            "money": worth(state.purses[seat]),
            "bid": None if bid is None else worth(bid),
            "bid_bills": None if bid is None else list(bid),
            "stacks": [worth(stack) for stack in stacks],
            "stack_bills": [list(stack) for stack in stacks],
            "markers": len(stacks),
            "score": score(stacks),
        }

    def totals(self, state: KlackState) -> Any:
        total = plus(state.carried, state.removed)
        for holding in [*state.purses, *state.bids, *(stack for stacks in state.stacks for stack in stacks)]:
            total = plus(total, holding or NOTHING)
        return {"bills": total, "markers": state.centre + sum(map(len, state.stacks))}


def bills(value: Any) -> Holding:
    """Bills from a file: `[3, 1]` is three 1000s and one 2000; a plain 7 is made up with as few bills as can be."""
    if isinstance(value, int):
        return (value % 2, value // 2)
    ones, twos = value
    return (int(ones), int(twos))


def meant(words: list[str], stacks: tuple[Holding, ...]) -> int:
    """The number of the stack somebody means: by its worth, or by its bills where two are worth the same."""
    if len(words) == 1 and words[0].isdigit():
        fits = [worth(stack) == int(words[0]) for stack in stacks]
    else:
        fits = [stack == picked(words, stack) for stack in stacks]
    return fits.index(True) if True in fits else len(stacks)


def picked(words: list[str], purse: Holding) -> Holding:
    """The bills somebody means: named one by one, or any that add up, as few as the purse allows.

    A sum the purse cannot make up comes out as bills it does not have, so that the game refuses it.
    """
    if words == ["nothing"]:
        return NOTHING
    if len(words) == 1 and words[0].isdigit():
        amount = int(words[0])
        for twos in range(min(amount // 2, purse[1]), -1, -1):
            if amount - 2 * twos <= purse[0]:
                return (amount - 2 * twos, twos)
        return (amount % 2 if purse[0] == 0 else amount, amount // 2)
    ones = twos = 0
    for word in words:
        count, _, kind = word.partition("x")
        if kind not in ("1000", "2000"):
            raise ValueError(f"“{word}” is no bill; say 1x1000 or 2x2000")
        if kind == "1000":
            ones += int(count)
        else:
            twos += int(count)
    return (ones, twos)
