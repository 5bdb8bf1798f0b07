"""Life: shots, wounds, the last chance, elimination, rewards, victory."""

from __future__ import annotations

from ..box import BARRELS, BEERS, DEPUTY, LAW, OUTLAW, RENEGADE, SHERIFF
from ..events.life import CardsLeft, Eliminated, Escaped, Inherited, LifeGained, LifeLost, NoEffect
from ..events.things import NOBODY
from ..steps.ask import Steps
from ..steps.dying import VERDICT, Eliminate, LastChance, OnTop, Reckoning
from ..steps.shot import BUILT_IN, REAL, Shot
from .gold import Gold
from .victory import Won, judge

TURN_ID = 1
"""The step at the bottom of the agenda: what is above it belongs to the turn."""


class Wounds(Gold):
    """Whatever costs or saves a life."""

    __slots__ = ()

    # --- shots -----------------------------------------------------------------------------------------------

    def barrels(self, seat: int) -> int:
        real = REAL if not BARRELS.isdisjoint(self.state.in_play[seat]) else 0
        return real | (BUILT_IN if self.who(seat).barrel else 0)

    def shoot(self, by: int, target: int, cause: str, needs: int = 1) -> Steps:
        """A BANG! effect at somebody."""
        return self.shot_goes_on(Shot(by, target, cause, needs))

    def shot_goes_on(self, shot: Shot) -> Steps:
        """The target is asked, unless everybody can see that there is nothing to answer with."""
        if self.state.hands[shot.target] or self.barrels(shot.target) & ~shot.tried:
            return shot
        return self.hurt(shot.target, 1, shot.by, shot.cause)

    def missed_once(self, shot: Shot) -> Steps:
        """One Missed!, or as good as one."""
        if shot.needs == 1:
            if self.heard:
                self.tell(Escaped(shot.target, shot.by))
            return None
        return self.shot_goes_on(shot.again(needs=shot.needs - 1))

    # --- losing and regaining life ---------------------------------------------------------------------------

    def hurt(self, seat: int, points: int, by: int, cause: str) -> Steps:
        """Life points lost. The cause is paid at once, and who is at the end has his last chance at once."""
        state = self.state
        if not state.alive[seat]:
            if self.heard:
                self.tell(NoEffect(seat, "shadow", cause))
            return None
        life = state.life[seat]
        state.life[seat] = life - points
        not_the_last = max(0, min(points, life - 1))
        state.wounds += ((seat, points, by, not_the_last, cause),)
        if self.heard:
            self.tell(LifeLost(seat, points, by, life - points, cause))
        if by not in (NOBODY, seat):
            self.gain(by, points, "")
        self.who(seat).struck(self, seat, points)  # type: ignore[arg-type]
        if not_the_last and self.has(seat, "lucky_charm"):
            self.gain(seat, not_the_last, "lucky_charm")
        return self.dying(seat) if life <= points else None

    def heal(self, seat: int, points: int, cause: str) -> None:
        """Life points regained, up to the most; shadows have none to regain."""
        state = self.state
        life = state.life[seat]
        points = min(points, state.most[seat] - life)
        if points <= 0 or not state.alive[seat]:
            if self.heard:
                self.tell(NoEffect(seat, "full" if state.alive[seat] else "shadow", cause))
            return
        state.life[seat] = life + points
        if self.heard:
            self.tell(LifeGained(seat, points, life + points, cause))

    def sid_heals(self, seat: int, cards: tuple[int, ...]) -> None:
        self.discard(seat, cards, "sid_ketchum")
        self.heal(seat, 1, "sid_ketchum")

    def beer_was_played(self) -> None:
        """Madam Yto draws for every Beer, whoever plays it and whatever for."""
        yto = self.present_as("madam_yto")
        if yto != NOBODY:
            self.draw(yto, 1, "madam_yto")

    # --- the last chance -------------------------------------------------------------------------------------

    def dying(self, seat: int) -> Steps:
        """Back at one life point, or another chance, or lost: chances are only offered where open facts allow one."""
        state = self.state
        if state.life[seat] > 0:
            return None
        cards = len(state.hands[seat])
        beer = cards > 0 and len(state.present) > 2
        sid = cards > 1 and state.characters[seat] == "sid_ketchum"
        if beer or sid or (state.nuggets[seat] > 1 and self.has(seat, "rucksack")):
            return LastChance(seat)
        self.doom(seat)
        return None

    def rescues(self, seat: int) -> tuple[int | str, ...]:
        """What can bring this seat a life point back, the cheapest first."""
        state = self.state
        hand = state.hands[seat]
        found: list[int | str] = []
        if len(state.present) > 2:
            found += [card for card in hand if card in BEERS]
        if state.nuggets[seat] > 1 and self.has(seat, "rucksack"):
            found.append("rucksack")
        if len(hand) > 1 and state.characters[seat] == "sid_ketchum":
            found.append("sid_ketchum")
        return tuple(found)

    def drink_to_survive(self, seat: int, beer: int) -> None:
        self.play_brown(seat, beer)
        self.heal(seat, 1, "beer")
        self.beer_was_played()

    def doom(self, seat: int) -> None:
        """Lost, but in the game until the card that did it is through with everybody."""
        state = self.state
        by = next(by for wounded, _, by, _, _ in reversed(state.wounds) if wounded == seat)
        state.doomed += ((seat, NOBODY if by == seat else by),)

    # --- after an effect -------------------------------------------------------------------------------------

    def settle(self) -> Steps:
        state = self.state
        if state.using:
            self.put_under(NOBODY, (state.using,), "")
            state.using = ""
        if state.doomed:
            return (*[Eliminate(seat, by) for seat, by in state.doomed], VERDICT)
        if state.wounds:
            self.aftermath()
        else:
            self.suzy_draws()
        return None

    def eliminate(self, seat: int, by: int) -> Steps:
        """Out: the role is open, a Wanted is paid for, then cards, equipment and nuggets go, then the reckoning."""
        state = self.state
        state.alive[seat] = False
        state.life[seat] = 0
        if seat == state.turn:
            state.more = 0
        state.present = tuple([one for one in state.present if one != seat])
        if self.heard:
            self.tell(Eliminated(seat, state.roles[seat], by))
        if by != NOBODY and self.has(seat, "wanted"):
            self.draw(by, 2, "wanted")
            self.gain(by, 1, "wanted")
        sam = self.present_as("vulture_sam")
        if sam != NOBODY:
            self.inherit(sam, seat)
        return (*self.cards_go(seat, "elimination"), Reckoning(seat, by))

    def inherit(self, sam: int, victim: int) -> None:
        state = self.state
        hand, in_play = state.hands[victim], state.in_play[victim]
        state.hands[victim] = state.in_play[victim] = ()
        state.hands[sam] += hand + in_play
        if self.heard and hand + in_play:
            self.tell(Inherited(sam, victim, in_play, len(hand), hand))

    def all_cards(self, seat: int) -> tuple[int, ...]:
        return self.state.hands[seat] + self.state.in_play[seat]

    def cards_go(self, seat: int, cause: str) -> tuple[OnTop, ...]:
        """All cards of a seat to the discard pile: hand first, then what is in play, unless the order matters."""
        if self.all_cards(seat) and self.present_as("pedro_ramirez") != NOBODY:
            return (OnTop(seat, cause),)
        self.leave_cards(seat, cause)
        return ()

    def leave_cards(self, seat: int, cause: str, top: int = NOBODY) -> None:
        state = self.state
        cards = self.all_cards(seat)
        if top != NOBODY:
            cards = (*[card for card in cards if card != top], top)
        state.hands[seat] = state.in_play[seat] = ()
        state.discard.extend(cards)
        if self.heard and (cards or cause == "penalty"):
            self.tell(CardsLeft(seat, cards, cause))

    def reckon(self, seat: int, by: int) -> Steps:
        """Equipment and nuggets of the dead, then reward or penalty."""
        state = self.state
        self.equipment_goes(seat)
        if not self.shadows_ride():
            self.nuggets_go(seat)
        if by == NOBODY:
            return None
        if state.roles[seat] == OUTLAW or len(state.roles) == 3:
            self.draw(by, 3, "rewards")
        elif state.roles[seat] == DEPUTY and state.roles[by] == SHERIFF:
            steps = self.cards_go(by, "penalty")
            self.equipment_goes(by)
            return steps
        return None

    def shadows_ride(self) -> bool:
        return self.state.options.shadows and len(self.state.roles) > 3

    def somebody_won(self) -> bool:
        """One look for the whole effect: in which order people died within it does not matter."""
        won = judge(self.state)
        if won is None:
            return False
        self.end_game(won)
        return True

    def end_game(self, won: Won) -> None:
        raise NotImplementedError

    def aftermath(self) -> None:
        """Survivors draw for their wounds, Suzy looks at her hand, and a turn whose player is out is over."""
        state = self.state
        wounds = state.wounds
        state.wounds = state.doomed = ()
        for seat, points, by, not_the_last, _ in wounds:
            if state.alive[seat]:
                self.who(seat).wounded(self, seat, points, by)  # type: ignore[arg-type]
                if not_the_last and self.has(seat, "boots"):
                    self.draw(seat, not_the_last, "boots")
        self.suzy_draws()
        if state.turn not in state.present:
            self.unwind(TURN_ID)

    def suzy_draws(self) -> None:
        """Suzy Lafayette, as soon as her hand is empty and nothing else is going on."""
        state = self.state
        if "suzy_lafayette" in state.characters:
            suzy = state.characters.index("suzy_lafayette")
            if not state.hands[suzy] and suzy in state.present:
                self.draw(suzy, 1, "suzy_lafayette")

    def suzy_draws_between(self, seat: int) -> None:
        """The exception: between the two Missed! that Slab the Killer asks for."""
        if not self.state.hands[seat] and self.state.characters[seat] == "suzy_lafayette":
            self.draw(seat, 1, "suzy_lafayette")

    def side_of(self, seat: int) -> str:
        """Which side the open roles of the others point to: more Law than Outlaws is Law, else Outlaw."""
        state = self.state
        law = outlaws = 0
        for other, role in enumerate(state.roles):
            if other == seat or (state.alive[other] and role != SHERIFF):
                continue
            side = state.sides[other] if role == RENEGADE else OUTLAW if role == OUTLAW else LAW
            law += side == LAW
            outlaws += side == OUTLAW
        return LAW if law > outlaws else OUTLAW
