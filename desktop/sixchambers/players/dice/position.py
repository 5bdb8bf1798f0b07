"""The table through one seat's eyes, in numbers: what hits, beers and arrows are worth to it."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.dice.characters import CHARACTERS
from ...games.dice.data import CHIEF_WEIGHT
from ...games.dice.view import DiceView
from .stakes import Stakes

POINTS = (0.0, 2.6, 4.1, 5.3, 6.4, 7.45, 8.5, 9.55, 10.6, 11.6, 12.6, 13.6, 14.6, 15.6, 16.6, 17.6)
"""What so many life points are worth together: the last ones most."""

SOONER = 0.88
"""Every arrow in the pile puts an attack off; many things can happen before it."""

PAYS = 0.7
"""How much of a hit Bart Cassidy feels, who may pay with arrows."""

Arrows = Sequence[int]


class Position:
    """Life, arrows and stakes. Nothing in here changes: what-ifs are asked with arguments."""

    def __init__(self, view: DiceView, stakes: Stakes, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.stakes = stakes
        self.life = view.life
        self.alive = view.alive
        self.living = [other for other, alive in enumerate(view.alive) if alive]
        self.others = [other for other in self.living if other != seat]
        self.people = [CHARACTERS[name] for name in view.characters]
        self.chief = -1 if view.chief is None else view.chief
        self.pile = view.pile + view.chief_in_pile
        self._phi: float | None = None

    # --- life --------------------------------------------------------------------------------------------------

    def worth(self, seat: int, life: int) -> float:
        """What it is worth that this seat has so much life."""
        if life <= 0:
            return self.stakes.ends[seat]
        return self.stakes.worth[seat] * POINTS[min(life, 15)]

    def loss(self, seat: int, points: int) -> float:
        """What it is worth that this seat loses so much: positive if that is good."""
        life = self.life[seat]
        return self.worth(seat, life - points) - self.worth(seat, life)

    def hit(self, seat: int, shots: int) -> float:
        """The same for shots, as they arrive."""
        name = self.view.characters[seat]
        points = self.people[seat].suffers("shot", shots)
        if points <= 0:
            return 0.0
        value = self.loss(seat, points)
        if name == "bart_cassidy" and self.pile > points:
            value *= PAYS
        elif name == "el_gringo":
            value -= self.arrow_price()
        return value

    def gain(self, seat: int, points: int) -> float:
        """What it is worth that this seat gains so much; above the limit it is wasted."""
        life = self.life[seat]
        points = min(points, self.view.max_life[seat] - life)
        return self.worth(seat, life + points) - self.worth(seat, life) if points > 0 else 0.0

    def gatling(self) -> float:
        """Everybody else loses a point, one's own arrows go back."""
        hurt = sum([self.loss(other, self.people[other].suffers("gatling", 1)) for other in self.others])
        return hurt + self.dropping(self.seat, self.view.arrows[self.seat], self.chief == self.seat)

    # --- arrows ------------------------------------------------------------------------------------------------

    def attack(self, arrows: Arrows, chief: int) -> float:
        """What an attack would be worth if everybody held so many arrows."""
        weights = list(arrows)
        if chief >= 0:
            weights[chief] += CHIEF_WEIGHT
            lead = weights[chief]
            if lead > max([weight for seat, weight in enumerate(weights) if seat != chief]):
                weights[chief] = 0
        return sum(
            [
                self.loss(seat, self.people[seat].suffers("indians", weights[seat]))
                for seat in self.living
                if weights[seat]
            ]
        )

    def menace(self, pile: int, arrows: Arrows, chief: int) -> float:
        """What the arrows on the table are worth now: the attack to come, the nearer the heavier."""
        return float(SOONER**pile) * self.attack(arrows, chief)

    def menace_now(self) -> float:
        if self._phi is None:
            self._phi = self.menace(self.pile, self.view.arrows, self.chief)
        return self._phi

    def taking(self, seat: int, regular: int = 1, chief: bool = False, *, from_pile: bool = True) -> float:
        """What it is worth that this seat takes arrows."""
        arrows = list(self.view.arrows)
        arrows[seat] += regular
        pile = self.pile - regular - (chief and from_pile)
        return self.menace(max(pile, 0), arrows, seat if chief else self.chief) - self.menace_now()

    def dropping(self, seat: int, regular: int, chief: bool = False) -> float:
        """What it is worth that so many arrows of this seat go back."""
        if not regular and not chief:
            return 0.0
        arrows = list(self.view.arrows)
        arrows[seat] -= regular
        pile = self.pile + regular + chief
        return self.menace(pile, arrows, -1 if chief else self.chief) - self.menace_now()

    def swapping(self, one: int, other: int) -> float:
        """What it is worth that these two swap all their arrows."""
        arrows = list(self.view.arrows)
        arrows[one], arrows[other] = arrows[other], arrows[one]
        chief = self.chief
        if chief in (one, other):
            chief = one + other - chief
        return self.menace(self.pile, arrows, chief) - self.menace_now()

    def arrow_price(self) -> float:
        """What an arrow for oneself costs. With little left in the pile the next ones are part of the danger."""
        if self.pile == 0:
            return 0.0
        first = -self.taking(self.seat)
        if 2 <= self.pile <= 3:
            return (first - self.taking(self.seat, 2)) / 2.5
        return first
