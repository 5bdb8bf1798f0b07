"""Before the card: think through all four kinds. No search is needed any more when it is turned."""

from __future__ import annotations

from ...engine.message import Message, message
from ...games.slap.box import BIG, CARDS, GOLD, IRON, MOVE, POWER_PRICE, Card
from .aiming import targets, why
from .levels import KNOWN, KNOWN_SLIPS, Level
from .plan import Aim, Plan
from .position import Position
from .reaction import Luck
from .slips import slip

DOUBT = (40.0, 15.0)
"""Milliseconds (mean, deviation) for a target that was not chosen beforehand."""
SEARCH = 30.0
"""Milliseconds for each living opponent beyond three, when a base has to be found."""
SHOCK = 40.0
"""Milliseconds more after a loss or a false start."""

HIT_IS_WORTH = (2.2, 1.0)
"""What a hit is worth beside a member of one's own: always so much, and so much of the target's own worth."""
LAST_MEMBER = 3.0
"""How much more a loss weighs if it would be the last."""
HORSE_FROM = 0.5
"""A Comanche goes for the horse if it is likelier than this to be first."""

BORED_AFTER = (1200.0, 900.0)
"""Milliseconds (at least, and mean of a tail) nobody does anything before somebody has enough of it."""

HIDE = message("bot.slap_hide")
STAY = message("bot.slap_stay")
TRAPPED = message("bot.slap_trapped")
DECOY = message("bot.slap_decoy")
TAKE_GOLD = message("bot.slap_gold")
NEW_BASE = message("bot.slap_move")


class Planner:
    """One seat, one round."""

    def __init__(self, position: Position, level: Level, luck: Luck, shift: float) -> None:
        self.position = position
        self.level = level
        self.luck = luck
        known = bool(position.view.peek)
        reaction = KNOWN if known else level.reaction
        natural = reaction.sample(luck)
        self.time = max(natural + (0.0 if known else shift), 125.0) + SHOCK * position.shaken
        slips = KNOWN_SLIPS if known else level.slips
        self.slips = luck.happens(slips * (2 if natural < reaction.hurried else 1))

    def plan(self) -> Plan:
        position, luck = self.position, self.luck
        aims = {card: self.aim(card) for card in CARDS}
        if self.slips:
            aims = slip(position, aims, luck)
        options = position.view.options
        flinch = None
        if luck.happens(self.level.flinches) and options.floor:
            flinch = luck.share() * options.floor
        return Plan(
            aims,
            flinch,
            max(luck.normal(*DOUBT), 0.0),
            tuple([base for base in position.hands[position.me] if base >= 0]),
            tuple(position.hands),
            options.move_blocking == "strict",
            position.lift,
            float(options.flinch_lock),
            self.blocks(),
            BORED_AFTER[0] + luck.tail(BORED_AFTER[1]),
            self.dull(),
        )

    def aim(self, card: Card) -> Aim:
        if card == MOVE:
            return self.move()
        if card in self.position.view.traps:
            return self.hide(TRAPPED)
        if card == GOLD:
            return self.gold()
        return self.shot(card)

    # --- guns ------------------------------------------------------------------------------------------------

    def shot(self, card: Card) -> Aim:
        """A Big Gun is fired at any price. A Talkin' Iron only if being first is likely enough; else there is cover."""
        position = self.position
        found = targets(position, card, self.luck, self.level.noise)
        if not found:
            return self.hide(HIDE)
        score, target = found[0]
        if card == IRON and not self.dares(score):
            return self.hide(HIDE)
        reason = message("bot.slap_big") if card == BIG else why(position, target)
        return self.slap(target, reason, tuple([seat for _, seat in found[1:]]), heeds=card == IRON)

    def dares(self, score: float) -> bool:
        position = self.position
        least, share = HIT_IS_WORTH
        first = position.first
        loss = LAST_MEMBER if position.members[position.me] == 1 else 1.0
        return first * (least + share * score) > (1 - first) * position.share_of_fire * loss

    def slap(self, target: int | None, reason: Message, others: tuple[int, ...] = (), heeds: bool = False) -> Aim:
        return Aim("slap", target, self.time, reason, others, heeds)

    # --- cover -----------------------------------------------------------------------------------------------

    def hide(self, reason: Message) -> Aim:
        """Into cover, or stay there."""
        position = self.position
        if position.in_cover(position.me):
            return Aim("", None, self.time, STAY if reason is HIDE else reason)
        taken = {base for hands in position.hands for base in hands}
        nearest = position.bases_by_nearness()
        free = [base for base in nearest if base not in taken]
        return self.cover(free + [base for base in nearest if base in taken], reason)

    def cover(self, bases: list[int], reason: Message) -> Aim:
        if not bases:
            return Aim("", None, self.time, reason)
        search = SEARCH * max(len(self.position.rivals) - 3, 0)
        return Aim("cover", bases[0], self.time + search, reason, tuple(bases[1:]), heeds=True)

    def move(self) -> Aim:
        """The nearest base that counts, and rather one whose owner has to leave it than one he is going to take."""
        position = self.position
        me = position.me
        if self.rides_the_horse():
            found = targets(position, BIG, self.luck, self.level.noise)
            return self.slap(found[0][1], message("bot.slap_horse"))
        mine = position.hands[me]
        bases = [base for base in position.bases_by_nearness() if base not in mine]
        bases.sort(key=lambda base: base != me and base not in position.hands[base])
        return self.cover(bases, NEW_BASE)

    def rides_the_horse(self) -> bool:
        position = self.position
        me = position.me
        return (
            self.level.cunning
            and position.powers
            and position.gangs[me] == "comanche"
            and position.gold[me] >= POWER_PRICE
            and MOVE not in position.view.traps
            and position.first > HORSE_FROM
        )

    def blocks(self) -> bool:
        """Sheriffs who do not deal have a hand to spare; it is of use as long as there are two to be set at odds."""
        position = self.position
        two = position.powers and position.gangs[position.me] == "sheriffs" and position.view.dealer != position.me
        return two and len(position.rivals) > 1

    def dull(self) -> tuple[Card, ...]:
        """Cards that may lie there although slapping them does no harm: shots nobody dares, decoys in a duel."""
        view = self.position.view
        return tuple([card for card in ((IRON, GOLD) if view.duel else (IRON,)) if card not in view.traps])

    # --- gold ------------------------------------------------------------------------------------------------

    def gold(self) -> Aim:
        """An open hand. In a duel it is worth nothing; for a Poncho it may be a gun."""
        position = self.position
        if position.view.duel:
            return Aim("", None, self.time, DECOY)
        if position.gangs[position.me] == "poncho" and position.gold[position.me] >= POWER_PRICE:
            _, target = targets(position, BIG, self.luck, self.level.noise)[0]
            if poncho_pays(position.members[target], position.gold[position.me]):
                return self.slap(target, why(position, target))
        return self.slap(None, TAKE_GOLD)


def poncho_pays(members: int, gold: int) -> bool:
    """Is a Gold well spent on a shot instead? On somebody with few left, or if there is plenty."""
    return members <= 2 or gold >= 3
