"""A table as odds: who survives the next shots, and what that is worth to one seat.

Choices are compared by trying them out here: a swap, a turn or a token changes the odds, and with them the value.
"""

from __future__ import annotations

from collections import Counter
from copy import copy

from ...games.kablamo.cylinder import SAFE, left_of, turned
from ...games.kablamo.events.base import Place
from ...games.kablamo.firing import Fire, Reveal
from ...games.kablamo.view import KablamoView
from .belief import Belief

WEIGHTS = (1.0, 0.9, 0.5, 0.3)
"""How much the shots still owed in this round count, then those of the next rounds: much can happen until then."""

RELOADED = 0.02
"""What somebody loads for himself is rarely deadly."""

SPITE = 0.6
"""What the average rival's death is worth against one's own life, as long as there are several."""

Odds = list[float | None]


class Position:
    """Mutable: make a copy, try something, look at the value."""

    def __init__(self, view: KablamoView, belief: Belief, seat: int) -> None:
        self.seat = seat
        self.alive = list(view.alive)
        self.chambers: list[Odds] = [list(odds) for odds in belief.chambers]
        self.tokens = [
            Counter(f"{token.kind} {token.state}" for token in (*revolver.tokens, *front))
            for revolver, front in zip(view.revolvers, view.front, strict=True)
        ]
        self.centre = Counter(f"{token.kind} {token.state}" for token in view.centre)
        # Has this round's main firing happened? Which revolvers have turned, so that their next thing is the reveal?
        self.fired = bool(view.repeat) or not any(isinstance(step, Fire | Reveal) for step in view.agenda)
        self.due = [revolver.firing for revolver in view.revolvers]
        self.backwards = view.options.cylinder_malfunction_mode == "instead"

    def copy(self) -> Position:
        twin = copy(self)
        twin.chambers = [odds.copy() for odds in self.chambers]
        twin.tokens = [tokens.copy() for tokens in self.tokens]
        twin.centre = self.centre.copy()
        twin.due = self.due.copy()
        return twin

    # --- trying things out -----------------------------------------------------------------------------------

    def at(self, place: Place) -> float:
        return self.chambers[place[0]][place[1]] or 0.0

    def swap(self, one: Place, other: Place) -> Position:
        twin = self.copy()
        twin.chambers[one[0]][one[1]], twin.chambers[other[0]][other[1]] = self.at(other), self.at(one)
        return twin

    def put(self, place: Place, odds: float | None) -> Position:
        twin = self.copy()
        twin.chambers[place[0]][place[1]] = odds
        return twin

    def turn(self, seat: int, steps: int) -> Position:
        twin = self.copy()
        twin.chambers[seat] = turned(twin.chambers[seat], steps)
        return twin

    def token(self, seat: int, kind: str, state: str = "waiting", count: int = 1) -> Position:
        twin = self.copy()
        twin.tokens[seat][f"{kind} {state}"] += count
        return twin

    def rule(self, kind: str, state: str = "waiting") -> Position:
        twin = self.copy()
        twin.centre[f"{kind} {state}"] += 1
        return twin

    def exchange(self, one: int, other: int) -> Position:
        """Two revolvers change hands, with what lies on them."""
        twin = self.copy()
        twin.chambers[one], twin.chambers[other] = twin.chambers[other], twin.chambers[one]
        twin.tokens[one], twin.tokens[other] = twin.tokens[other], twin.tokens[one]
        twin.due[one], twin.due[other] = twin.due[other], twin.due[one]
        for key in ("trigger_happy waiting", "test_of_honor waiting"):  # these stay with the players
            twin.tokens[one][key], twin.tokens[other][key] = self.tokens[one][key], self.tokens[other][key]
        return twin

    # --- what it is worth ------------------------------------------------------------------------------------

    def value(self) -> float:
        """One's own chance to see the end of the next rounds, against that of the others."""
        survival = self.survival()
        rivals = [survival[seat] for seat, alive in enumerate(self.alive) if alive and seat != self.seat]
        if not rivals:
            return 1.0
        spite = 1.0 if len(rivals) == 1 else SPITE
        return survival[self.seat] - spite * sum(rivals) / len(rivals)

    def survival(self) -> list[float]:
        chances = [float(alive) for alive in self.alive]
        for owner, alive in enumerate(self.alive):
            if not alive:
                continue
            for number, odds in self.shots(owner):
                if odds:
                    for victim in self.victims(owner, number):
                        chances[victim] *= 1 - WEIGHTS[number] * odds
        return chances

    def danger(self) -> float:
        """The chance not to live to see it."""
        return 1 - self.survival()[self.seat]

    def victims(self, owner: int, number: int) -> list[int]:
        """Whom a Kablamo of this seat would hit in that round; 0 is what is left of the present one."""
        this_round = number == 0
        if this_round and self.centre["marquis_rules waiting"]:
            return []
        bolshevik = number < 2 and self.centre[f"bolshevik_rules {'now' if this_round else 'next'}"]
        target = left_of(owner, self.alive) if bolshevik else owner
        if this_round and self.centre["full_metal_jacket waiting"]:
            return [target, left_of(target, self.alive)]
        return [target]

    def shots(self, owner: int) -> list[tuple[int, float]]:
        """The next shots of this revolver: the round they come in, and the odds that they are deadly."""
        odds = self.chambers[owner]
        tokens = self.tokens[owner]
        waiting, armed = tokens["trigger_malfunction waiting"], tokens["trigger_malfunction armed"]
        happy = tokens["trigger_happy waiting"]
        due = self.due[owner]
        if not due and not any(tokens.values()):
            first = 1 if self.fired else 0
            return [(first + step, odds[SAFE - step] or 0.0) for step in range(3)]
        now = armed + happy + (due if self.fired else 1 + waiting)
        later = [1 + waiting, 1] if self.fired else [1, 1]
        left = tokens.copy()
        cylinder = list(odds)
        shots: list[tuple[int, float]] = []
        for number, count in enumerate((now, *later)):
            for _ in range(min(count, 3)):
                cylinder, shot = _fire(cylinder, left, due, self.backwards)
                due = False
                shots.append((number, shot))
            cylinder = [RELOADED if odds is None else odds for odds in cylinder]
        return shots


def _fire(cylinder: Odds, left: Counter[str], turned_already: bool, backwards: bool) -> tuple[Odds, float]:
    """One firing, with the tokens it uses up: the cylinder afterwards, and the odds of the shot."""
    jammed = _use(left, "ratchet_malfunction")
    running = left.pop("cylinder_malfunction running", 0) or _use(left, "cylinder_malfunction")
    if not turned_already and not jammed:
        cylinder = turned(cylinder, -1 if running and backwards else 1)
    if _use(left, "act_of_cowardice"):
        cylinder = turned([None, *cylinder[1:]], 1)
    shot = 0.0
    if not _use(left, "hammer_malfunction"):
        shot = cylinder[0] or 0.0
        cylinder = [None, *cylinder[1:]]
    if running and not backwards:
        cylinder = turned(cylinder, -1)
    return cylinder, shot


def _use(left: Counter[str], kind: str) -> bool:
    key = f"{kind} waiting"
    if left[key] > 0:
        left[key] -= 1
        return True
    return False
