"""A game being played: the state, and the engine that moves it from question to question.

`Play` knows no seats' screens, no files and no clock; `Table` adds those. Bots search with bare `Play`s over
imagined states. Each game subclasses it with its moves (draw, hurt, discard ...), and steps call those.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from .events import Event, TimeRanOut
from .message import Message, message
from .questions import HOLD, Answer, AnyQuestion, Offer
from .state import Core, Outcome, State
from .steps import Act, Ask, AskAll, OpenWindow, Race, Standing, Step

S = TypeVar("S", bound=State)
T = TypeVar("T")

GAME_OVER = message("engine.game_over")
NOT_ASKED = message("engine.not_asked")
ALREADY_ANSWERED = message("engine.already_answered")
TOO_LATE = message("engine.too_late")
OFFER_GONE = message("engine.offer_gone")


class Play(Generic[S]):
    """One state on its way through the rules."""

    __slots__ = ("core", "events", "heard", "questions", "state")

    def __init__(self, state: S, *, heard: bool = False) -> None:
        self.state = state
        self.core: Core = state.core
        # Does anybody listen? If not, moves do not even build their events.
        self.heard = heard
        self.events: list[Event] = []
        self.questions: tuple[AnyQuestion, ...] = ()
        if state.agenda and self.core.asked:
            self.questions = self._ask(state.agenda[-1])

    # --- for whoever drives the game -------------------------------------------------------------------------

    def begin(self) -> None:
        """Run to the first question of a fresh state."""
        self._run()

    def copy(self) -> Play[S]:
        """The same moment once more, silent: for searching and for taking back."""
        twin = type(self).__new__(type(self))
        twin.state = self.state.copy()
        twin.core = twin.state.core
        twin.heard = False
        twin.events = []
        twin.questions = self.questions
        return twin

    def question(self, seat: int) -> AnyQuestion | None:
        """The question open for this seat: owed, or given and still changeable."""
        for question in self.questions:
            if question.seat == seat:
                return question if question.changeable or seat not in self.core.given else None
        return None

    def owing(self) -> tuple[int, ...]:
        """The seats the game waits for. In a race nobody owes anything."""
        if not self.questions or isinstance(self.state.agenda[-1], Race):
            return ()
        given = self.core.given
        return tuple(question.seat for question in self.questions if question.seat not in given)

    def refuse(self, seat: int, answer: Answer) -> Message | None:
        """Why this seat may not give this answer now; None if it may."""
        if self.core.outcome is not None:
            return GAME_OVER
        for question in self.questions:
            if question.seat == seat:
                if seat in self.core.given and not question.changeable:
                    return ALREADY_ANSWERED
                return question.refuse(answer)
        return NOT_ASKED

    def answer(self, seat: int, answer: Answer, at: int | None = None) -> None:
        """Take a legal answer (see `refuse`) and run on to the next question."""
        agenda = self.state.agenda
        step = agenda[-1]
        if isinstance(step, Ask):
            agenda.pop()
            self._put(step.answered(self, answer))
        elif isinstance(step, AskAll):
            given = self.core.given
            given[seat] = answer
            if isinstance(step, OpenWindow):
                self._set_window_clock(step)
                return
            if len(given) < len(self.questions):
                return
            self.core.given = {}
            agenda.pop()
            self._put(step.all_in(self, given))
        else:
            if at is None:
                at = self.core.now
            agenda.pop()
            follow = step.input(self, seat, answer, at)
            if type(follow) is type(step) and self.core.outcome is None:  # still racing, against the same clock
                assert isinstance(follow, Race)
                agenda.append(follow)
                self.questions = follow.ask(self)
                due = follow.due(self)
                if due is not None:
                    self.core.deadline = max(due, self.core.now)
                return
            self._put(follow)
        self._run()

    def may_withdraw(self, seat: int) -> bool:
        """Is there a latched answer of this seat that may still be changed?"""
        return seat in self.core.given and self.question(seat) is not None

    def withdraw(self, seat: int) -> None:
        """Take a latched answer back before the others are in (see `may_withdraw`)."""
        del self.core.given[seat]
        step = self.state.agenda[-1]
        if isinstance(step, OpenWindow):
            self._set_window_clock(step)

    def in_window(self) -> bool:
        """Is an interrupt window open?"""
        agenda = self.state.agenda
        return bool(agenda) and isinstance(agenda[-1], OpenWindow)

    def racing(self) -> Race | None:
        """The race that is on, if one is."""
        agenda = self.state.agenda
        top = agenda[-1] if agenda else None
        return top if isinstance(top, Race) else None

    def call_off(self) -> bool:
        """End a race that not everybody could see; False if none is on, or if it lets itself not be called off."""
        race = self.racing()
        if race is None:
            return False
        follow = race.called_off(self)
        if follow is race:
            return False
        self.state.agenda.pop()
        self._put(follow)
        self._run()
        return True

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """The standing offers open to this seat now."""
        standing = self.state.offers
        if not standing:
            return ()
        asked = [(step.id, step.ask(self)) for step in standing]
        return tuple(Offer(id, question) for id, question in asked if question and question.seat == seat)

    def refuse_offer(self, seat: int, id: int, answer: Answer) -> Message | None:
        for offer in self.offers(seat):
            if offer.id == id:
                return offer.question.refuse(answer)
        return GAME_OVER if self.core.outcome is not None else OFFER_GONE

    def take_offer(self, id: int, answer: Answer) -> None:
        """Use a standing offer; what follows happens before the main question goes on."""
        step: Standing = next(step for step in self.state.offers if step.id == id)
        core, height = self.core, len(self.state.agenda)
        if core.given:
            core.parked[height] = core.given
            core.given = {}
        if core.deadline is not None:
            core.time_left[height] = core.deadline - core.now
        self._put(step.taken(self, answer))
        self._run()

    def advance(self, to: int) -> None:
        """Let time pass: every deadline up to then takes effect in its order."""
        core = self.core
        while core.deadline is not None and core.deadline <= to and core.outcome is None:
            core.now = core.deadline
            self._time_up()
        core.now = max(core.now, to)

    # --- for steps and moves ---------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def finish(self, outcome: Outcome) -> None:
        """The game is over; nothing on the agenda will happen."""
        self.core.outcome = outcome
        self.core.deadline = None
        self.state.agenda.clear()
        self.state.offers.clear()
        self.core.parked.clear()
        self.core.time_left.clear()

    def new_id(self) -> int:
        """A name for a step that may be cancelled or unwound to, or for a standing offer."""
        core = self.core
        core.next_id += 1
        return core.next_id - 1

    def push(self, step: Step) -> None:
        """Before anything else on the agenda happens, this."""
        self.state.agenda.append(step)

    def cancel(self, id: int) -> bool:
        """Strike a step further down, wherever it stands; False if it is not there any more."""
        agenda = self.state.agenda
        for height, step in enumerate(agenda):
            if step.id == id:
                del agenda[height]
                core = self.core
                core.parked = _came_down(core.parked, height + 1)
                core.time_left = _came_down(core.time_left, height + 1)
                return True
        return False

    def replace(self, id: int, step: Step) -> bool:
        """Another step in the place of one further down; False if that is not there any more."""
        agenda = self.state.agenda
        for height, there in enumerate(agenda):
            if there.id == id:
                agenda[height] = step
                return True
        return False

    def unwind(self, id: int) -> None:
        """Drop everything above the step with this id: its turn is over, whatever was still to come in it."""
        agenda = self.state.agenda
        for height in range(len(agenda) - 1, -1, -1):
            if agenda[height].id == id:
                del agenda[height + 1 :]
                core = self.core
                core.parked = {key: given for key, given in core.parked.items() if key <= height + 1}
                core.time_left = {key: left for key, left in core.time_left.items() if key <= height + 1}
                return
        raise LookupError(f"no step {id} on the agenda")

    # --- the engine itself -----------------------------------------------------------------------------------

    def _run(self) -> None:
        """Run steps that ask nobody until somebody is asked or the game is over."""
        agenda = self.state.agenda
        core = self.core
        self.questions = ()
        while agenda and core.outcome is None:
            step = agenda[-1]
            if isinstance(step, Act):
                agenda.pop()
                follow = step.act(self)
                if type(follow) is tuple:
                    agenda.extend(follow[::-1])
                elif follow is not None:
                    agenda.append(follow)
                continue
            questions: tuple[AnyQuestion, ...]
            if isinstance(step, Ask):
                question = step.ask(self)
                only = None if step.asks_always else question.only()
                if only is not None:
                    agenda.pop()
                    self._put(step.answered(self, only[0]))
                    continue
                questions = (question,)
            else:
                questions = self._ask(step)
                if not questions and isinstance(step, AskAll):
                    core.parked.pop(len(agenda), None)
                    core.time_left.pop(len(agenda), None)
                    agenda.pop()
                    self._put(step.all_in(self, {}))
                    continue
            self.questions = questions
            core.asked += 1
            self.start_clock()
            if core.time_left and (left := core.time_left.pop(len(agenda), None)) is not None:
                core.deadline = core.now + left
                if isinstance(step, OpenWindow):
                    core.opened = core.deadline - step.lasts
            if core.parked:
                self._unpark(len(agenda), questions)
                if isinstance(step, AskAll) and not isinstance(step, OpenWindow) and not self.owing():
                    # Whoever had not answered is not asked any more.
                    answers, core.given = core.given, {}
                    agenda.pop()
                    self._put(step.all_in(self, answers))
                    continue
            return
        # A step may have ended the game and still returned what it would have led to.
        agenda.clear()
        self.questions = ()
        core.deadline = None

    def start_clock(self) -> None:
        """The question on top of the agenda is open from now on."""
        step = self.state.agenda[-1]
        core = self.core
        if not isinstance(step, Ask) and isinstance(step, OpenWindow | Race):
            lasts: int | None = step.lasts
        else:
            lasts = core.time_limit if step.own_time is None else step.own_time
        core.opened = core.now
        core.deadline = None if lasts is None else core.now + lasts

    def _set_window_clock(self, step: OpenWindow) -> None:
        """A held window stays open longer, and closes as soon as nobody holds it any more."""
        core = self.core
        closes = core.opened + step.lasts
        if HOLD in core.given.values():
            closes += step.held
        core.deadline = max(closes, core.now)
        if core.deadline == core.now and core.now > core.opened:
            self._time_up()

    def _ask(self, step: Step) -> tuple[AnyQuestion, ...]:
        if isinstance(step, Ask):
            return (step.ask(self),)
        if isinstance(step, AskAll | Race):
            return step.ask(self)
        return ()

    def _put(self, follow: Step | tuple[Step, ...] | None) -> None:
        if follow is None:
            return
        if isinstance(follow, tuple):
            self.state.agenda.extend(reversed(follow))
        else:
            self.state.agenda.append(follow)

    def _time_up(self) -> None:
        agenda = self.state.agenda
        step = agenda.pop()
        if isinstance(step, Race):
            self._put(step.time_up(self))
        else:
            answers = self.core.given
            self.core.given = {}
            for question in self.questions:
                if answers.get(question.seat) == HOLD and isinstance(step, OpenWindow):
                    answers[question.seat] = question.default  # whoever held it open has had his time
                elif question.seat not in answers:
                    answers[question.seat] = question.default
                    if self.heard and not isinstance(step, OpenWindow):
                        self.tell(TimeRanOut(question.seat))
            if isinstance(step, AskAll):
                self._put(step.all_in(self, answers))
            else:
                self._put(step.answered(self, answers[self.questions[0].seat]))
        self._run()

    def _unpark(self, height: int, questions: tuple[AnyQuestion, ...]) -> None:
        """Give back the answers that were in when a standing offer interrupted, where they still hold."""
        for seat, answer in self.core.parked.pop(height, {}).items():
            for question in questions:
                if question.seat == seat and question.refuse(answer) is None:
                    self.core.given[seat] = answer


def _came_down(kept: dict[int, T], struck: int) -> dict[int, T]:
    """What was kept by height on the agenda, after the step of that height was struck: what stood above came down."""
    return {height - (height > struck): what for height, what in kept.items() if height != struck}
