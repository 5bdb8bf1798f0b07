"""A bot with its hand over the table: it has a plan, sees the card, glances at the others, and acts.

Whatever it does rests on what it saw 180 milliseconds before; eyes and arms need that long. Who runs the clock (a
virtual one, the window's, a host's) calls `show` when the card can be seen and `look` at the card times asked for.
"""

from __future__ import annotations

from ...engine.message import message
from ...engine.questions import React
from ...engine.update import Update
from ...games.slap.box import AIR, HIP, IRON, MOVE, Card
from ...games.slap.events import Flinched, MemberJoined, MemberLost, RoundBegan
from ...games.slap.view import SlapView
from ..mind import Mind
from .between import between
from .bot import SlapBot
from .matching import Humans, shift
from .plan import Aim, Deed, Plan, Press
from .powers import pays_for_iron
from .reaction import Luck

EYES = 180.0
"""Milliseconds between what somebody sees and what his hand does about it."""
CHECK = 60.0
"""Milliseconds after a hand has come down until its owner knows whether it lies well."""
AGAIN = 30.0
SECOND_HAND = 40.0
"""Milliseconds (mean of a tail) for another try, and for the other hand."""
PATIENCE = 250.0
"""Milliseconds between two glances of somebody who waits for a chance."""
HANDLING = (180.0, 120.0)
DEALING = (250.0, 350.0)
"""Milliseconds (at least, and mean of a tail) to lift a hand or lay a trap, and to turn a card."""
SHAKEN_FOR = 2
"""Rounds a fright stays in the bones."""
MOST_LOOKS = 6
"""Nobody stares at a table for ever."""

TAKEN = message("bot.slap_taken")
BLOCK = message("bot.slap_second_hand")
BORED = message("bot.slap_bored")
TOO_EAGER = message("bot.slap_flinch")
LATE_COVER = message("bot.slap_hide")


class Racer:
    """One bot seat at a timed table."""

    def __init__(self, mind: Mind, seat: int, humans: Humans | None = None) -> None:
        assert isinstance(mind.bot, SlapBot)
        self.mind = mind
        self.bot: SlapBot = mind.bot
        self.seat = seat
        self.humans = humans
        self.luck = Luck(mind.chance)
        self.plan: Plan | None = None
        # Card time in microseconds at which it looks next; None: it is done with this card.
        self.next_look: int | None = None
        # The round it has heard of, and that of its last loss or false start.
        self._round = 0
        self._fright = -SHAKEN_FOR
        # The round in which it deals a duel, and how far it has gone with its fun: a card, a feint, enough.
        self._teasing = 0
        self._fun = 0
        self._card: Card = IRON
        self._aim: Aim | None = None
        self._pressed = False
        self._blocked = False
        self._looks = 0

    def hear(self, update: Update) -> None:
        self.mind.hear(update)
        for event in update.events:
            if isinstance(event, RoundBegan):
                self._round = event.round
            elif isinstance(event, Flinched | MemberLost | MemberJoined) and self.seat == _hurt(event):
                self._fright = self._round
        if self.humans is not None:
            self.humans.hear(update.view)

    # --- between two cards -----------------------------------------------------------------------------------

    def between(self, view: SlapView, question: React, now: int) -> Deed | None:
        """The next thing it does before a card is dealt, and when; None: nothing. Ask when a rest begins, when its
        stage changes, and after each deed of this seat."""
        if view.round != self._teasing:
            self._teasing, self._fun = view.round, 0
        if all(kind == "pause" for kind, _ in question.inputs):
            return None
        position = self.bot.position(view, self.mind.memory, self.seat, shift(self.bot.level, self.humans))
        advice = between(position, question, self.luck, fun=self._fun)
        if advice.answer is None:
            return None
        kind = advice.answer[0]
        self._fun = {"pick": 1, "feint": 2, "deal": 2}.get(kind, self._fun)
        least, tail = DEALING if kind == "deal" else HANDLING
        return Deed(now + int(least + self.luck.tail(tail)), advice.answer, advice.reason)

    # --- a card ----------------------------------------------------------------------------------------------

    def arm(self, view: SlapView) -> Plan:
        """A card is coming: think it through, from what can be seen now."""
        self.plan = self.bot.plan(
            view,
            self.mind.memory,
            self.seat,
            self.luck,
            shift(self.bot.level, self.humans),
            shaken=view.round - self._fright <= SHAKEN_FOR,
        )
        self.next_look = None
        self._aim = None
        return self.plan

    def show(self, card: Card) -> int | None:
        """The card is there. Returns the card time of the first look."""
        plan = self.plan
        if plan is None:
            return None
        self._card = card
        self._aim = plan.aims[card]
        self._pressed = self._blocked = False
        self._looks = MOST_LOOKS
        if plan.flinch is not None:
            self.next_look = 0
        elif self._aim.kind or plan.blocks:
            self.next_look = _glance(self._aim.c)
        else:
            self.next_look = None
            self._wait_on()
        return self.next_look

    @property
    def heeds(self) -> bool:
        """Does the next look need a view? A hand that is on its way to the card looks at nothing else."""
        return self._pressed or (self._aim is not None and (self._aim.heeds or not self._aim.kind))

    def look(self, view: SlapView | None, c: int) -> Press | None:
        """What it does about what it sees at this card time; `next_look` says when it looks again."""
        plan, aim = self.plan, self._aim
        self.next_look = None
        if plan is None or aim is None:
            return None
        if plan.flinch is not None and not self._pressed and c == 0 and self._looks == MOST_LOOKS:
            return self._flinch(plan, aim)
        self._looks -= 1
        now = c / 1000
        if self._pressed:
            return self._check(plan, view, now)
        if view is not None and now + 1 >= plan.bored and aim.kind != "cover" and self._card in plan.dull:
            return self._bored(plan, view, now)
        if not aim.kind:
            self._wait_on()
            return self._second_hand(plan, view, now)
        if aim.heeds and view is not None:
            revised = self._revise(plan, aim, view)
            if revised is None:
                self._look_again(now + PATIENCE)
                return None
            aim = revised
        self._aim = aim
        return self._press(plan, aim, max(aim.c, now))

    # --- the parts of it -------------------------------------------------------------------------------------

    def _flinch(self, plan: Plan, aim: Aim) -> Press:
        """Too early: then the hand is locked, and the real press comes when that is over."""
        assert plan.flinch is not None
        self._looks -= 1
        free = plan.lock + self.luck.tail(SECOND_HAND)
        self._aim = Aim(aim.kind, aim.arg, max(aim.c, free), aim.reason, aim.others, aim.heeds)
        self.next_look = _glance(self._aim.c)
        kind, arg = ("slap", None) if aim.kind != "cover" else ("cover", aim.arg)
        return Press(int(plan.flinch * 1000), kind, arg, TOO_EAGER)

    def _press(self, plan: Plan, aim: Aim, c: float) -> Press:
        self._pressed = True
        if aim.kind == "cover":
            self._look_again(c + CHECK + (plan.lift if plan.held else 0.0))
        return Press(int(c * 1000), aim.kind, aim.arg, aim.reason)

    def _wait_on(self) -> None:
        """A card that nobody slaps: somebody ends that some day, unless it bites whoever does."""
        if self.plan is not None and self._card in self.plan.dull:
            self._look_again(self.plan.bored)

    def _bored(self, plan: Plan, view: SlapView, now: float) -> Press:
        """Nothing moves: on with it. Should somebody be without cover by now, all the better."""
        self._pressed = True
        rivals = [seat for seat, one in enumerate(view.seats) if one.alive and seat != self.seat]
        target = next((seat for seat in rivals if self._hittable(view, seat)), rivals[0])
        return Press(int((now + EYES) * 1000), "slap", target, BORED)

    def _look_again(self, at: float) -> None:
        self.next_look = int(at * 1000) if self._looks > 0 else None

    def _revise(self, plan: Plan, aim: Aim, view: SlapView) -> Aim | None:
        """Is what it meant to do still any good? The next best otherwise; None: nothing is, at the moment."""
        if aim.kind == "cover":
            base = self._free_base(plan, view, (aim.arg, *aim.others))
            if base is None:  # at Move! somebody has to make the first step, even if all bases are under hands
                return aim if self._card == MOVE else None
            return aim if base == aim.arg else Aim("cover", base, aim.c, TAKEN, aim.others, heeds=True)
        if self._hittable(view, aim.arg):
            return aim
        for target in aim.others:
            if self._hittable(view, target):
                reason = message("bot.slap_shoot_other")
                return Aim("slap", target, aim.c + plan.doubt, reason, aim.others, heeds=True)
        if plan.held:
            return None
        base = self._free_base(plan, view, view.bases)
        return None if base is None else Aim("cover", base, aim.c + plan.doubt, LATE_COVER, view.bases, heeds=True)

    def _hittable(self, view: SlapView, target: int | None) -> bool:
        """For a Talkin' Iron: somebody without cover; a Union that aims at a base means it."""
        if target is None:
            return True
        one = view.seats[target]
        return max(one.hands) < 0 or pays_for_iron(view, self.seat)

    def _free_base(self, plan: Plan, view: SlapView, wanted: tuple[int | None, ...]) -> int | None:
        """The first of these that is still to be had. At Move! an old hand that has to go anyway does not count."""
        taken: set[int] = set()
        for seat, one in enumerate(view.seats):
            if seat != self.seat:
                before = plan.started[seat] if self._card == MOVE and not plan.strict else ()
                taken.update(base for base in one.hands if base not in before)
        barred = plan.held if self._card == MOVE else ()
        return next((base for base in wanted if base is not None and base not in taken and base not in barred), None)

    def _check(self, plan: Plan, view: SlapView | None, now: float) -> Press | None:
        """Does the hand lie where it should? If not, the next base."""
        assert view is not None and self._aim is not None
        hands = view.seats[self.seat].hands
        held = plan.held if self._card == MOVE else ()
        if any(base >= 0 and base not in held for base in hands):
            return self._second_hand(plan, view, now)
        if hands[0] == AIR:
            self._look_again(now + CHECK)
            return None
        aim = self._aim
        base = self._free_base(plan, view, tuple(dict.fromkeys((*aim.others, aim.arg, *view.bases))))
        if base is None:
            self._look_again(now + PATIENCE / 2)
            return None
        self._aim = Aim("cover", base, now, TAKEN, aim.others, heeds=True)
        return self._press(plan, self._aim, now + EYES + self.luck.tail(AGAIN))

    # --- the Sheriffs' other hand ----------------------------------------------------------------------------

    def _second_hand(self, plan: Plan, view: SlapView | None, now: float) -> Press | None:
        """With one hand safe, the other may take the base that somebody without cover would need."""
        if view is None or self._blocked or not plan.blocks:
            return None
        hands = view.seats[self.seat].hands
        if len(hands) < 2 or hands[0] < 0 or hands[1] != HIP:
            return None
        base = self._free_base(plan, view, tuple([base for base in view.bases if base not in hands]))
        prey = any(one.alive and max(one.hands) < 0 for seat, one in enumerate(view.seats) if seat != self.seat)
        if base is None or not prey:
            return None
        self._blocked = True
        return Press(int((now + EYES + self.luck.tail(SECOND_HAND)) * 1000), "cover2", base, BLOCK)


def _hurt(event: Flinched | MemberLost | MemberJoined) -> int:
    """Who has a fright from this."""
    return event.target if isinstance(event, MemberJoined) else event.seat


def _glance(c: float) -> int:
    """The card time in microseconds at which somebody who acts at `c` has seen what he acts upon."""
    return max(int((c - EYES) * 1000), 0)
