"""The table as one seat reads it: whose life is worth what, who may dodge, what a card in hand is worth."""

from __future__ import annotations

from functools import cached_property

from ...games.bang.box import BANGS, BARRELS, BEERS, JAILS, MISSES, NAME, OF_DIAMONDS, RANGE, VOLCANICS
from ...games.bang.memory import BangMemory
from ...games.bang.reach import in_range, weapon, weapon_range, within
from ...games.bang.view import BangView
from .stakes import Stakes

HOLDS_MISSED = 0.16
HOLDS_BANG = 0.3
"""The share of Missed! and of BANG! among cards nobody has seen."""

KEEP = {
    "beer": 9.0,
    "missed": 8.0,
    "barrel": 8.5,
    "gatling": 7.5,
    "wells_fargo": 7.4,
    "bang": 6.0,
    "mustang": 7.0,
    "stagecoach": 7.2,
    "panic": 6.6,
    "cat_balou": 6.4,
    "indians": 6.2,
    "jail": 5.8,
    "scope": 5.6,
    "saloon": 5.5,
    "duel": 5.4,
    "general_store": 5.0,
    "winchester": 5.2,
    "rev_carabine": 5.1,
    "remington": 5.0,
    "volcanic": 5.0,
    "schofield": 4.6,
    "dynamite": 2.0,
}
"""What one would rather keep than another."""


class Position:
    """Everything a bot asks about the table more than once."""

    def __init__(self, view: BangView, memory: BangMemory, stakes: Stakes, seat: int) -> None:
        self.view = view
        self.memory = memory
        self.stakes = stakes
        self.seat = seat
        self.me = view.characters[seat]
        self.hand = view.hands[seat] or ()
        self.life = view.life[seat]
        self.missing = view.most[seat] - view.life[seat] if view.alive[seat] else 0
        self.shadow = not view.alive[seat]
        self.nuggets = view.nuggets[seat]
        self.others = tuple([other for other in view.present if other != seat])

    # --- cards -----------------------------------------------------------------------------------------------

    def count(self, cards: frozenset[int]) -> int:
        return sum([card in cards for card in self.hand])

    @cached_property
    def bangs(self) -> int:
        """Cards that shoot and answer a Duel in these hands."""
        return self.count(BANGS | MISSES if self.me == "calamity_janet" else BANGS)

    def keep(self, card: int) -> float:
        """How much this card of the hand is worth keeping."""
        name = NAME[card]
        value = KEEP[name]
        mine = self.view.in_play[self.seat]
        if name in RANGE and not self.better_weapon(name):
            return 1.5
        if any(NAME[other] == name for other in mine):
            return 1.0
        if name == "bang" and self.bangs > 2 and not self.rapid:
            value -= 1.5
        if name == "beer" and len(self.view.present) == 2:
            value = 3.0
        if name == "missed" and self.me == "calamity_janet":
            value += 0.5
        if name == "dynamite" and self.likes_dynamite:
            value = 5.0
        return value

    @property
    def rapid(self) -> bool:
        """As many BANG! a turn as one likes."""
        return self.me == "willy_the_kid" or not VOLCANICS.isdisjoint(self.view.in_play[self.seat])

    def better_weapon(self, name: str) -> bool:
        """Is this weapon an improvement? Range counts up to where enemies sit, rapid fire where BANG! are at hand."""
        current = weapon(self.view.in_play[self.seat])
        return self.weapon_worth(name) > self.weapon_worth(current) + 0.05

    def weapon_worth(self, name: str) -> float:
        reach = RANGE.get(name, 1)
        foes = [self.stakes[other] for other in within(self.view, self.seat, reach) if self.stakes[other] > 0.1]
        worth = 0.12 * reach + (0.8 * max(foes) if foes else 0.0)
        if name == "volcanic" and self.me != "willy_the_kid":
            worth += 0.3 * max(0, self.bangs - 1) if foes else 0.0
        return worth

    @property
    def likes_dynamite(self) -> bool:
        """Those who want the Sheriff dead, and have life enough to light it."""
        sheriff = self.view.roles.index("sheriff") if "sheriff" in self.view.roles else -1
        return sheriff >= 0 and self.stakes[sheriff] > 0 and self.life > 2 and not self.shadow

    # --- others ----------------------------------------------------------------------------------------------

    @cached_property
    def reach(self) -> tuple[int, ...]:
        return in_range(self.view, self.seat)

    @property
    def range(self) -> int:
        return weapon_range(self.view.in_play[self.seat])

    def hits(self, target: int, needs: int = 1) -> float:
        """How likely a shot at this seat costs it a life point."""
        view = self.view
        known = self.memory.hands[target] if self.memory.hands else ()
        misses = sum([card in MISSES for card in known])
        unknown = max(0, view.counts[target] - len(known))
        share = HOLDS_MISSED + (HOLDS_BANG if view.characters[target] == "calamity_janet" else 0.0)
        none = (1 - share) ** unknown
        if misses >= needs:
            cards = 0.03
        elif misses or needs == 1:
            cards = none
        else:
            cards = none + unknown * share * (1 - share) ** max(0, unknown - 1)
        barrels = (not BARRELS.isdisjoint(view.in_play[target])) + (view.characters[target] == "jourdonnais")
        lucky = 0.44 if view.characters[target] == "lucky_duke" or "horseshoe" in view.equipment[target] else 0.25
        return cards * ((1 - lucky) ** barrels if needs == 1 else 1.0)

    def wound(self, target: int, chance: float) -> float:
        """What it is worth that this seat probably loses a life point."""
        stake = self.stakes[target]
        life = self.view.life[target]
        value = stake * chance * (1.0 + (1.6 if life == 1 else 0.35 if life == 2 else 0.0))
        if life == 1 and stake > 0 and not self.shadow:
            value += 0.3 * chance
        if self.view.characters[target] == "bart_cassidy":
            value -= 0.25 * chance
        if self.view.characters[target] == "el_gringo" and self.hand:
            value -= 0.3 * chance
        if self.view.options.gold_rush:
            value += 0.15 * chance if stake > -0.2 else 0.0
        return value

    def safe_from(self, card: int, target: int) -> bool:
        """A diamond does nothing to who has a Calumet."""
        return card in OF_DIAMONDS and "calumet" in self.view.equipment[target]

    def jailed(self, seat: int) -> bool:
        return not JAILS.isdisjoint(self.view.in_play[seat])

    @property
    def beers(self) -> int:
        return self.count(BEERS)
