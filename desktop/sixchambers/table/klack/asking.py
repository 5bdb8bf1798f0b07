"""Answering at the table of Klack Klack Bang: picking bills, naming somebody, choosing a stack, pulling."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ...engine.message import Who
from ...engine.questions import Answer, AnyQuestion, ChooseCounts, ChooseOne
from ...games.klack.money import Holding, cash, worth
from ..action import Action
from ..animate import glide
from ..motion import FADE
from .money import kinds

if TYPE_CHECKING:
    from .scene import KlackScene

LIFT = 34.0


class Asking:
    """What the person here is choosing, until it is an answer."""

    def __init__(self, scene: KlackScene) -> None:
        self.scene = scene
        self.bills: list[bool] = []  # which of the purse's bills are in the bid
        self.choice: int | None = None
        self.homes: list[QPointF] = []
        # What is open: asked once more (another size, another language), it keeps what is chosen.
        self._open: tuple[AnyQuestion | None, bool] = (None, False)

    # --- opening ---------------------------------------------------------------------------------------------

    def open(self) -> None:
        question = self.scene.question
        if self._open[0] is not question or self._open[1] != self.scene.owes:
            self._open = (question, self.scene.owes)
            self.choice = None
            if question is None:
                self._hand_over()
            self.bills = []
        for stacks in self.scene.stacks:
            for stack in stacks:
                stack.set_state()
        for piece in self.scene.purse:
            piece.set_state()
        trigger = self.scene.centre.trigger
        trigger.set_state()
        if isinstance(question, ChooseCounts):
            self._open_bills(question)
        elif isinstance(question, ChooseOne) and self.scene.owes:
            if question.about == "seat":
                self._open_seats(question)
            elif question.about == "stack":
                self._open_stacks(question)
            elif question.about == "trigger":
                trigger.set_state(lit=True)
                trigger.on_press(partial(self.act, "pull"))
                self.scene.aim([trigger])

    def _open_bills(self, question: ChooseCounts) -> None:
        scene = self.scene
        ones, twos = question.have
        which = kinds((ones, twos))
        if len(scene.purse) != len(which):
            return
        self.homes = scene.purse_homes()
        if len(self.bills) != len(which):
            left = list(scene.given) if isinstance(scene.given, tuple) else [0, 0]
            self.bills = []
            for kind in which:
                self.bills.append(left[kind] > 0)
                left[kind] -= 1
        for number, piece in enumerate(scene.purse):
            if scene.owes:
                piece.on_press(partial(self._toggle, number))
            piece.says = scene.say("klack.bill_2000" if which[number] else "klack.bill_1000")
        self._show_bills(moving=False)
        if scene.owes:
            scene.aim(scene.purse)

    def _open_seats(self, question: ChooseOne) -> None:
        scene = self.scene
        barred = {bar.value: scene.say(bar.why) for bar in question.barred}
        for seat, plate in enumerate(scene.plates):
            plate.keycap = str(seat + 1)
            lit = seat in question.options and (scene.limit is None or scene.limit == (seat,))
            plate.set_state(lit=lit, chosen=seat == self.choice, barred=barred.get(seat, ""))
            plate.on_press(partial(self._name, seat))
        # Reading order round the table, beginning with oneself.
        order = [(question.seat + number) % len(scene.plates) for number in range(len(scene.plates))]
        scene.aim([scene.plates[seat] for seat in order])

    def _open_stacks(self, question: ChooseOne) -> None:
        scene = self.scene
        for number, stack in enumerate(scene.stacks[question.seat]):
            stack.keycap = str(number + 1)
            stack.set_state(lit=number in question.options, chosen=number == self.choice)
            stack.on_press(partial(self._pick_stack, number))
        scene.aim(scene.stacks[question.seat])

    # --- choosing --------------------------------------------------------------------------------------------

    def bid(self) -> Holding:
        question = self.scene.question
        assert isinstance(question, ChooseCounts)
        ones = question.have[0]
        return (sum(self.bills[:ones]), sum(self.bills[ones:]))

    def _toggle(self, number: int) -> None:
        self.bills[number] = not self.bills[number]
        self.scene.sound("bill")
        self._show_bills()
        self.scene.actions_changed.emit()

    def _add(self, kind: int, more: bool) -> None:
        """One bill of this kind more or fewer, by key."""
        question = self.scene.question
        assert isinstance(question, ChooseCounts)
        ones, twos = question.have
        numbers = range(ones) if kind == 0 else range(ones, ones + twos)
        for number in numbers if more else reversed(numbers):
            if self.bills[number] != more:
                self._toggle(number)
                return
        why = question.not_enough if more else question.none_chosen
        self.scene.refuse(why)

    def _clear(self) -> None:
        self.bills = [False] * len(self.bills)
        self._show_bills()
        self.scene.actions_changed.emit()

    def _show_bills(self, *, moving: bool = True) -> None:
        reachable = self._reachable_bills()
        for number, piece in enumerate(self.scene.purse):
            chosen = self.bills[number]
            target = self.homes[number] - QPointF(0, LIFT if chosen else 0)
            piece.set_state(lit=self.scene.owes and reachable[number], chosen=chosen)
            piece.setVisible(self.scene.owes or not chosen)  # a bid that is in lies on the table, not in the hand
            if piece.pos() != target:
                if moving and not self.scene.pace.reduced:
                    piece.travel = glide(piece, target, self.scene.pace, duration=FADE)
                    piece.travel.start()
                else:
                    piece.setPos(target)

    def _reachable_bills(self) -> list[bool]:
        """All of them, or in a guided game those it is about."""
        limit = self.scene.limit
        question = self.scene.question
        if limit is None or not isinstance(question, ChooseCounts) or not isinstance(limit[0], tuple):
            return [True] * len(self.bills)
        ones, twos = question.have
        wanted_ones, wanted_twos = limit[0]
        return [n < wanted_ones for n in range(ones)] + [n < wanted_twos for n in range(twos)]

    def _name(self, seat: int) -> None:
        question = self.scene.question
        if not isinstance(question, ChooseOne) or question.about != "seat":
            return
        reason = question.refuse(seat)
        if reason is not None:
            self.scene.refuse(reason)
            return
        if self.choice == seat:
            self.scene.answer(seat)
            return
        self.choice = seat
        self.scene.sound("button")
        limit = self.scene.limit
        for number, plate in enumerate(self.scene.plates):
            if number in question.options:
                plate.set_state(lit=limit is None or limit == (number,), chosen=number == seat)
        self.scene.actions_changed.emit()

    def _pick_stack(self, number: int) -> None:
        question = self.scene.question
        if not isinstance(question, ChooseOne) or question.about != "stack":
            return
        if self.choice == number:
            self.scene.answer(number)
            return
        self.choice = number
        self.scene.sound("button")
        for other, stack in enumerate(self.scene.stacks[question.seat]):
            stack.set_state(lit=True, chosen=other == number)
        self.scene.actions_changed.emit()

    def _hand_over(self) -> None:
        """The chosen bills leave the hand."""
        for piece, chosen in zip(self.scene.purse, self.bills, strict=False):
            if chosen:
                piece.hide()

    def describe(self, answer: Answer) -> str:
        scene, question = self.scene, self.scene.question
        if isinstance(question, ChooseCounts):
            id = "klack.do_raise" if scene.view.phase == "ties" else "klack.do_bid"
            return scene.say(id, bid=cash(answer))
        if not isinstance(question, ChooseOne) or question.about == "trigger":
            return scene.say("klack.do_pull")
        if question.about == "stack":
            return scene.money(worth(scene.view.stacks[question.seat][answer]))
        if answer == question.seat:
            return scene.say("klack.do_take_it")
        return scene.say("klack.do_hand_over", target=Who(answer))

    def suggest(self, answer: Answer) -> None:
        """Choose as the answer says; confirming is left to the person."""
        question = self.scene.question
        if isinstance(question, ChooseCounts):
            left = list(answer)
            ones = question.have[0]
            for number in range(len(self.bills)):
                kind = int(number >= ones)
                self.bills[number] = left[kind] > 0
                left[kind] -= 1
            self._show_bills()
        elif isinstance(question, ChooseOne) and question.about == "seat":
            self.choice = None
            self._name(answer)
        elif isinstance(question, ChooseOne) and question.about == "stack":
            self.choice = None
            self._pick_stack(answer)
        self.scene.actions_changed.emit()

    # --- the bar ---------------------------------------------------------------------------------------------

    def choices(self) -> list[Action]:
        scene, question = self.scene, self.scene.question
        if question is None:
            return []
        if isinstance(question, ChooseCounts):
            return self._bid_actions(question) if scene.owes else [_take_back(scene)]
        if not isinstance(question, ChooseOne):
            return []
        if not scene.owes:
            return [_take_back(scene)]
        if question.about == "trigger":
            return [Action("pull", scene.say("klack.do_pull"), ("Return", "Space"), main=True)]
        return self._choice_actions(question)

    def _bid_actions(self, question: ChooseCounts) -> list[Action]:
        scene = self.scene
        if len(self.bills) != sum(question.have):
            return []
        bid = self.bid()
        reason = question.refuse(bid)
        place = self.describe(bid)
        ones, twos = question.have
        all_in = scene.say(question.not_enough)
        return [
            Action("add0", "+ 1000", ("1",), bid[0] < ones, why="" if bid[0] < ones else all_in),
            Action("add1", "+ 2000", ("2",), bid[1] < twos, why="" if bid[1] < twos else all_in),
            Action("clear", scene.say("klack.do_clear"), ("Backspace",), any(self.bills)),
            Action(
                "place",
                place,
                ("Return",),
                reason is None,
                main=True,
                why=scene.say(reason) if reason else "",
                refusal=reason.id if reason else "",
            ),
        ]

    def _choice_actions(self, question: ChooseOne) -> list[Action]:
        scene = self.scene
        actions = []
        for value in question.options:
            assert isinstance(value, int)
            if question.about == "seat":
                text = scene.names[value] if value != question.seat else scene.say("klack.do_myself")
            else:
                text = scene.money(worth(scene.view.stacks[question.seat][value]))
            actions.append(Action(f"choose{value}", text, (str(value + 1),), silent=True))
        why = scene.say("klack.choose_first")
        if self.choice is None:
            confirm = scene.say("klack.do_confirm")
        elif question.about == "stack":
            confirm = scene.say("klack.do_break_up")
        else:
            confirm = self.describe(self.choice)
        ready = self.choice is not None
        actions.append(Action("confirm", confirm, ("Return",), ready, main=True, why="" if ready else why))
        return actions

    def act(self, id: str) -> None:
        scene = self.scene
        if id == "withdraw":
            scene.withdrawn.emit()
        elif id == "pull":
            scene.answer("pull")
        elif id in ("add0", "add1"):
            self._add(int(id[-1]), True)
        elif id == "clear":
            self._clear()
        elif id == "place":
            scene.answer(self.bid())
        elif id == "confirm":
            if self.choice is not None:
                scene.answer(self.choice)
        elif id.startswith("choose") and isinstance(scene.question, ChooseOne):
            number = int(id.removeprefix("choose"))
            if scene.question.about == "seat":
                self._name(number)
            else:
                self._pick_stack(number)


def _take_back(scene: KlackScene) -> Action:
    return Action("withdraw", scene.say("klack.do_change"), ("Backspace",))
