"""One game at this screen: the table, the people here, the bots, and what is shown when.

The scene shows one Update after another; whoever is asked is asked when everything has been shown. Bots answer
after a moment that has nothing to do with what they think about, so that their pace tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine import journal as record
from ..engine.message import Message, Trouble
from ..engine.questions import HOLD, PASS, Answer, Window
from ..engine.replay import heard_by
from ..engine.table import Table
from ..engine.update import Update
from ..games import game as find_game
from ..table.scene import GameScene
from .game_clock import GameClock
from .passing import Passing, Until
from .screen import Screen
from .voices import BotVoices, Voices

ADVISER = "deputy"
"""Who gives hints, and who plays on for somebody who gives up."""
BOT_PAUSE = (450, 1250)
"""Milliseconds a bot seems to think, whatever it has to think about."""
POLITE = 250
"""Milliseconds a bot waits before it looks again whether somebody is done with a standing offer."""
RETRY = 3000
"""When an answer could not be saved: wait this long before asking again."""


class Sitting(QObject):
    """Drives a table for the people at this screen."""

    asked = Signal(object)  # the seat now asked here, or None
    opened = Signal(object)  # the Update a game begins or goes on with
    ended = Signal()
    refused = Signal(object)  # a Message
    timed = Signal(object, bool)  # the deadline to be shown, and whether the clock runs

    def __init__(
        self,
        table: Table,
        scene: GameScene,
        parent: QObject | None = None,
        voices: Voices | None = None,
        here: Collection[int] | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.scene = scene
        # The chairs at this screen; the people on all others are guests elsewhere.
        self.here = frozenset(range(len(table.seats)) if here is None else here)
        # Does nobody look on from elsewhere?
        self._private = here is None
        self.screen = Screen(self)
        self.clock = GameClock(table.now, self._time_is_up, self)
        self.voices: Voices = voices or BotVoices(table.game, len(table.seats), self)
        self._random = Random()
        self._latest: dict[int | None, Update] = {}
        # Questions somebody's bot is at work on, by number and seat.
        self._thinking: set[tuple[int, int]] = set()
        # Who is asked here, and the number of the question put to them.
        self._asked_here: tuple[int, int] | None = None
        # A guide may hold the game until something has been read.
        self.hold: Callable[[], bool] = lambda: False
        # A table on the network may pause, or be out of reach.
        self.stopped = False
        # Has everybody elsewhere seen what happened? Time to answer begins when they have.
        self.audience: Callable[[int], bool] = lambda asked: True
        # In an interrupt window with several people at this screen: those who may press a key to be heard.
        self.may_interrupt: tuple[int, ...] = ()
        self.passing = Passing()
        # Who wants to see what is secret before an answer that is none, where several share the screen.
        self.peeking: int | None = None
        # Somebody is getting up or sitting down: nobody is asked before that is done.
        self._changing_seats = False
        self.fast = False
        self.resumed = False
        self.over = False
        # With several people at one screen: whose time it is, for which question, and when it ends.
        self._own_deadline: tuple[tuple[int, int], int] | None = None
        self.bots: set[int] = set()
        self.screen.share(self.people)
        scene.settled.connect(self._settled)
        scene.answered.connect(self._answered)
        scene.offered.connect(self._took_offer)
        scene.withdrawn.connect(self._withdraw)
        scene.passes.connect(self.pass_until)
        scene.interrupts.connect(self.interrupt)
        self._unlisten: dict[int | None, Callable[[], None]] = {}
        self._listen(seat for seat in range(len(table.seats)) if self._is_ours(seat))

    # --- who is here -----------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The people at this screen."""
        seats = self.table.seats
        return [seat for seat, info in enumerate(seats) if info.player == "person" and seat in self.here]

    def _is_ours(self, seat: int) -> bool:
        """Is this seat answered for from here? A guest's is not, and what a guest hears is not for us."""
        return seat in self.here or self.table.seats[seat].player != "person"

    def _listen(self, seats: Iterable[int]) -> None:
        """Hear these seats; and the spectator, who must always hear it last."""
        self._stop_listening(None)
        for seat in seats:
            self._stop_listening(seat)
            self._unlisten[seat] = self.table.listen(seat, self._store)
        self._unlisten[None] = self.table.listen(None, self._moved)

    def _stop_listening(self, seat: int | None) -> None:
        if seat in self._unlisten:
            self._unlisten.pop(seat)()

    @property
    def asked_now(self) -> tuple[int, int] | None:
        """Who is asked here, and the number of the question."""
        return self._asked_here

    @property
    def eyes(self) -> int | None:
        return self.screen.eyes

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        """Seat the bots (with what they have heard, in a game that goes on) and show the table."""
        for seat, info in enumerate(self.table.seats):
            if not self._is_ours(seat):
                continue
            updates = heard[seat] if heard else [self.table.update(seat)]
            if seat not in self.people:
                self._seat_bot(seat, info.player, updates)
            else:
                # Whoever a person may ask for a hint knows what that person knows.
                self.voices.sit(seat, ADVISER, updates)
        self.resumed = self.resumed or heard is not None
        for listening in self._unlisten:
            self._latest[listening] = self.table.update(listening)
        self.scene.sit(self.people[0] if self.people else None)
        first = self._latest[self.eyes]
        self.scene.look(first)
        self.opened.emit(first)
        if self.resumed:
            self._settled()
        else:
            self.scene.show_update(first)

    def _seat_bot(self, seat: int, level: str, updates: Sequence[Update]) -> None:
        self.bots.add(seat)
        self.voices.sit(seat, level, updates)

    def now(self) -> int:
        return self.clock.now()

    # --- what happens ----------------------------------------------------------------------------------------

    def _store(self, update: Update) -> None:
        assert update.seat is not None
        self._latest[update.seat] = update
        self.voices.hear(update)
        if isinstance(update.question, Window):
            # Nobody else hears of an answer in a window, so nothing else will show it.
            QTimer.singleShot(0, self, self._settled)

    def _moved(self, update: Update) -> None:
        """The table moved on (the spectator hears it last): show it through the eyes that look now."""
        self._latest[None] = update
        self.passing.hear(update.events)
        shown = self._latest[self.eyes]
        if shown.events or self.scene.question is None:
            self._ask_nobody()
            self._stop_clock()
            self.scene.show_update(shown)
            if self.fast:
                self.scene.skip()
        else:
            # Only somebody's readiness changed: what the person here is choosing stays as it is.
            self.scene.note(shown)
            self._settled()

    def _ask_nobody(self) -> None:
        self._asked_here = None
        if self.may_interrupt:
            self.may_interrupt = ()
            self.scene.window_close()
        self.scene.ask(None)
        self.asked.emit(None)

    def _settled(self) -> None:
        """Everything has been shown: now whoever is asked may answer."""
        if self.over or self._changing_seats or self.scene.director.busy or self.hold():
            return
        public = self._latest[None]
        if public.outcome is not None:
            self.over = True
            self.clock.stop()
            self.screen.free()
            self.ended.emit()
            return
        if self.stopped:
            return
        for seat in public.waiting:
            if seat in self.bots and (public.asked, seat) not in self._thinking:
                self._ask_bot(seat, public.asked)
        self._ask_here(public)
        self._run_clock(public)

    def go_on(self) -> None:
        """What held the game has been read, or the pause is over."""
        self.stopped = False
        self._settled()

    def stop(self) -> None:
        """The table pauses: nobody is asked, nobody answers, no time passes, until `go_on`."""
        self.stopped = True
        self._ask_nobody()
        self._free_screen()
        self._stop_clock()

    # --- people ----------------------------------------------------------------------------------------------

    def _ask_here(self, public: Update) -> None:
        """Put the question to the next person here, behind the curtain if it is secret and several share a screen."""
        people = self.people
        if any(isinstance(self._latest[seat].question, Window) for seat in people):
            self._ask_in_window(people)
            return
        for seat in people:
            if seat in public.waiting and self._can_only_pass(seat):
                self._pass_by(seat, public.asked)
        awaited = [seat for seat in people if seat in public.waiting and (public.asked, seat) not in self._thinking]
        if len(people) > 1 and not self._still_asked(awaited):
            self._free_screen()
        if not awaited:
            self._offer_change(people)
        elif len(people) == 1 or not self._behind_curtain(awaited[0]):
            self._ask_person(awaited[0])
        elif self.screen.lifted is not None:
            self._ask_person(self.screen.lifted)
        elif self.screen.curtain_for is None:
            self.screen.close_for(awaited[0])

    def _can_only_pass(self, seat: int) -> bool:
        """Has this person nothing to answer with, and said not to be asked then?"""
        question = self._latest[seat].question
        return question is not None and self.passing.until(seat) is not None and question.only() == (PASS,)

    def _pass_by(self, seat: int, asked: int) -> None:
        """After a moment that tells nobody anything."""
        if (asked, seat) in self._thinking:
            return
        self._thinking.add((asked, seat))

        def act() -> None:
            mine = self._latest.get(seat)
            if self.stopped:  # it is asked again when the game goes on
                self._thinking.discard((asked, seat))
            elif mine is not None and mine.asked == asked and mine.owes and not self.over:
                self._try(lambda: self.table.submit(seat, PASS, self.now(), asked=asked))

        QTimer.singleShot(int(self._random.randint(*BOT_PAUSE) / self.scene.pace.speed), self, act)

    def _ask_in_window(self, people: list[int]) -> None:
        """Whoever is alone here is simply asked. Where several share the screen, a key stops the clock first and draws
        the curtain for whoever pressed it: looking at one's cards takes longer than the window lasts."""
        asked = [
            seat
            for seat in people
            if isinstance(self._latest[seat].question, Window) and self.passing.until(seat) is None
        ]
        if self._alone:
            asked = [seat for seat in asked if not self._idle(seat)]
        if len(people) == 1:
            if asked:
                mine = self._latest[asked[0]]
                self._ask_person(asked[0]) if mine.owes or mine.given == HOLD else self._offer_change(people)
        elif self.screen.lifted in asked:
            self._ask_person(self.screen.lifted)
        elif self.screen.curtain_for is None:
            self._free_screen()
            holding = [seat for seat in asked if self._latest[seat].given == HOLD]
            if holding:  # somebody stopped the clock before there was a pause, or the program was left
                self.screen.close_for(holding[0])
                return
            self.may_interrupt = tuple(seat for seat in asked if self._latest[seat].owes)
            deadline = self._latest[None].deadline
            left = 0 if deadline is None else max(deadline - self.now(), 0)
            self.scene.window_open(None, self.may_interrupt, round(monotonic() * 1000) + left)
            self.asked.emit(None)

    @property
    def _alone(self) -> bool:
        """Is there a single person in the whole game, and nobody who watches?"""
        return self._private and len(self.people) == 1

    def _idle(self, seat: int) -> bool:
        """Has this seat nothing (more) to do in the window that is open?"""
        mine = self._latest[seat]
        if not isinstance(mine.question, Window) or mine.given == HOLD:
            return False
        return not mine.owes or not mine.question.moves or self.passing.until(seat) is not None

    def _waits_for_nobody(self, public: Update) -> bool:
        """A window that need not last: its bots have answered, and nobody is left who could learn anything from how
        long it takes. Either no person is asked in it, as everybody can see; or only the one there is."""
        for seat in public.waiting:
            mine = self._latest.get(seat)
            if mine is None or not isinstance(mine.question, Window):
                return False
            if mine.owes if seat in self.bots else not (self._alone and self._idle(seat)):
                return False
        return bool(public.waiting)

    def interrupt(self, seat: int) -> None:
        """Somebody here wants to be heard: the clock waits while the others look away."""
        if seat in self.may_interrupt:
            self.may_interrupt = ()
            self.scene.window_close()
            self.screen.close_for(seat)
            self._try(lambda: self.table.submit(seat, HOLD, self.now(), asked=self._latest[seat].asked))

    def pass_until(self, seat: int, until: Until | None) -> None:
        """Not to be asked in windows until then. In the one that is open, the default is the answer: a clock that was
        stopped runs again, and nobody lets himself die by the way."""
        self.passing.set(seat, until)
        question = self._latest[seat].question
        if until is not None and self._asked_here is not None and self._asked_here[0] == seat and question is not None:
            self._answered(question.default)

    def passing_here(self) -> bool:
        """Does somebody here not want to be asked in windows, and is still in the game?"""
        return any(self.passing.until(seat) is not None and self.scene.still_in(seat) for seat in self.people)

    def ask_again(self) -> None:
        """Whoever did not want to be asked in windows wants it after all."""
        for seat in self.people:
            self.passing.set(seat, None)

    def _secret(self, seat: int) -> bool:
        question = self._latest[seat].question
        return question is not None and question.secret

    def _behind_curtain(self, seat: int) -> bool:
        """Is what this seat is asked, or wants to see first, not for the others at this screen?"""
        return self._secret(seat) or self.peeking == seat

    def may_peek(self) -> bool:
        """Whoever is asked here, in front of everybody: has that person something to look at alone?"""
        return self._asked_here is not None and self.eyes is None and self.scene.keeps_secret(self._asked_here[0])

    def peek(self) -> None:
        """The curtain for whoever is asked here: to look at one's own cards, and to answer alone."""
        if self.may_peek() and self._asked_here is not None:
            self.peeking = self._asked_here[0]
            self._ask_nobody()
            self._settled()

    def stop_peeking(self) -> None:
        """Seen enough: the table is everybody's again."""
        if self.peeking is not None:
            self._free_screen()
            self._settled()

    def _still_asked(self, awaited: list[int]) -> bool:
        """Is whoever the curtain is about still to answer something secret?"""
        seat = self.screen.lifted if self.screen.lifted is not None else self.screen.curtain_for
        return seat is None or (seat in awaited and self._behind_curtain(seat))

    def _free_screen(self) -> None:
        self.peeking = None
        if self.screen.lifted is not None:
            self._ask_nobody()
            self.screen.free()
            self.scene.look(self._latest[None])
        self.screen.free()

    def _offer_change(self, people: list[int]) -> None:
        """A single person who is ready may still change the answer while others think."""
        if len(people) == 1 and self._latest[people[0]].question is not None:
            mine = self._latest[people[0]]
            if self._asked_here == (people[0], mine.asked) and (self.scene.owes, self.scene.given) == (
                False,
                mine.given,
            ):
                return
            self._asked_here = (people[0], mine.asked)
            self.scene.ask(mine.question, False, mine.given)
            self.asked.emit(people[0])

    def _ask_person(self, seat: int) -> None:
        mine = self._latest[seat]
        if self._asked_here == (seat, mine.asked) and self.scene.owes and self.scene.question is not None:
            return  # what is being chosen stays as it is
        self._asked_here = (seat, mine.asked)
        self.scene.ask(mine.question, True, mine.given)
        self.asked.emit(seat)

    def lift_curtain(self) -> None:
        """The person named on the curtain sits at the screen alone now."""
        seat = self.screen.curtain_for
        if seat is None:
            return
        self.screen.lift()
        self.scene.sit(seat)
        self.scene.look(self._latest[seat])
        self._settled()

    # --- answers ---------------------------------------------------------------------------------------------

    def _try(self, act: Callable[[], Message | None]) -> bool:
        """Do something at the table. What cannot be done or saved is said, and the question is put again."""
        try:
            refusal = act()
        except Trouble as trouble:
            refusal = trouble.message
        if refusal is None:
            return True
        self.refused.emit(refusal)
        QTimer.singleShot(0, self, self._settled)
        return False

    def _answered(self, answer: Answer) -> None:
        if self._asked_here is None:
            return
        seat, asked = self._asked_here
        self._ask_nobody()
        if answer != HOLD:  # whoever stops the clock stays at the screen
            self._free_screen()
        self._try(lambda: self.table.submit(seat, answer, self.now(), asked=asked))

    def _took_offer(self, offer: int, answer: Answer) -> None:
        """Whoever looks uses a standing offer, whoever is asked at the moment."""
        seat = self.eyes
        if seat is not None:
            self._ask_nobody()
            self._try(lambda: self.table.submit_offer(seat, offer, answer, self.now()))

    def _withdraw(self) -> None:
        seat = self.eyes
        if seat is not None:
            self._ask_nobody()
            self._try(lambda: self.table.withdraw(seat, self.now()))

    def hint(self, deliver: Callable[[Answer, Message], None]) -> bool:
        """What a deputy would do in the place of whoever is asked here; False if nobody is, or none may be given: in
        front of everybody, advice would betray what it rests on."""
        if self._asked_here is None or not self.scene.owes or not self.table.header.hints or self.may_peek():
            return False
        wanted = self._asked_here

        def still_wanted(answer: Answer, reason: Message) -> None:
            if self._asked_here == wanted:
                deliver(answer, reason)

        self.voices.think(self._latest[wanted[0]], still_wanted)
        return True

    def why_no_undo(self, seat: int) -> Message | None:
        """Why this seat's last answer has to stand; None if it could be taken back."""
        return self.table.why_no_undo(seat)

    def latest_of(self, seats: Sequence[int]) -> int | None:
        """Whose answer came last, of these."""
        given = [moment.seat for moment in self.table.moments if moment.seat in seats]
        return given[-1] if given else None

    def undo(self, seat: int) -> bool:
        """Take back the last answer of somebody here."""
        return self._try(lambda: self.table.undo(seat, self.now()))

    # --- bots ------------------------------------------------------------------------------------------------

    def _ask_bot(self, seat: int, asked: int) -> None:
        self._thinking.add((asked, seat))
        wait = self._random.randint(*BOT_PAUSE) / self.scene.pace.speed
        if isinstance(self._latest[seat].question, Window):
            wait = 0  # the window itself hides when it was answered
        began = monotonic()

        def deliver(answer: Answer, reason: Message) -> None:
            left = 0 if self.fast else max(int(wait - (monotonic() - began) * 1000), 0)
            QTimer.singleShot(left, self, lambda: self._bot_answers(seat, asked, answer, reason))

        self.voices.think(self._latest[seat], deliver)

    def _bot_answers(self, seat: int, asked: int, answer: Answer, reason: Message) -> None:
        update = self._latest.get(seat) or self.table.update(seat)
        if (
            (seat not in self.bots | self.here and (asked, seat) not in self._thinking)
            or self.over
            or update.asked != asked
            or not update.owes
            or update.question is None
        ):
            return
        if self.stopped:  # it is asked again when the game goes on
            self._thinking.discard((asked, seat))
            return
        if self.scene.offer is not None:  # somebody here is just using an offer: that comes first
            QTimer.singleShot(POLITE, self, lambda: self._bot_answers(seat, asked, answer, reason))
            return
        if update.question.refuse(answer) is not None:
            answer = update.question.default
        try:
            self.table.submit(seat, answer, self.now(), asked=asked, reason=reason)
        except Trouble as trouble:  # a full disk: say so, and try again in a while
            self.refused.emit(trouble.message)
            QTimer.singleShot(RETRY, self, lambda: self._ask_again(seat, asked))

    def _ask_again(self, seat: int, asked: int) -> None:
        self._thinking.discard((asked, seat))
        self._settled()

    # --- time ------------------------------------------------------------------------------------------------

    def _run_clock(self, public: Update) -> None:
        """Time runs while somebody can think. Where several share a screen, each gets the whole time when the curtain
        is lifted: the seconds of one must not be spent by another."""
        deadline = public.deadline
        limit = self.table.header.time_limit
        if deadline is not None and limit is not None and self.screen.lifted is not None:
            if self._own_deadline is None or self._own_deadline[0] != (self.screen.lifted, public.asked):
                self._own_deadline = ((self.screen.lifted, public.asked), self.now() + limit)
            deadline = self._own_deadline[1]
        self.clock.set_deadline(deadline)
        self.clock.run(self.screen.curtain_for is None and self.audience(public.asked))
        self.timed.emit(deadline, self.clock.running)
        if self.clock.running and deadline is not None and self._waits_for_nobody(public):
            self.clock.set_now(deadline)

    def _stop_clock(self) -> None:
        if self.clock.running:
            self.clock.run(False)
            self.timed.emit(self.clock.deadline, False)

    def _time_is_up(self) -> None:
        lifted = self.screen.lifted
        if lifted is not None and self._latest[lifted].question is not None:
            # Only this person's time is over.
            update = self._latest[lifted]
            assert update.question is not None
            default, asked = update.question.default, update.asked
            self.refused.emit(Message("app.time_over"))
            self._ask_nobody()
            self._free_screen()
            self._try(lambda: self.table.submit(lifted, default, self.table.play.core.now, asked=asked))
            return
        self._free_screen()
        try:
            self.table.advance(self.now())
        except Trouble as trouble:
            self.refused.emit(trouble.message)
            QTimer.singleShot(RETRY, self, self._settled)

    def seconds_left(self) -> int | None:
        """How long somebody may still think, where the table agreed on a limit. A window shows its own clock."""
        deadline = self.clock.deadline
        if deadline is None or self.over or self.table.header.time_limit is None:
            return None
        if any(isinstance(update.question, Window) for update in self._latest.values()):
            return None
        return max((deadline - self.now() + 999) // 1000, 0)

    # --- leaving, hurrying, helping --------------------------------------------------------------------------

    def people_in_the_game(self) -> bool:
        """Is any person, here or elsewhere, still to be asked anything in this game?"""
        seats = self.table.seats
        return any(info.player == "person" and self.scene.still_in(seat) for seat, info in enumerate(seats))

    def fast_forward(self) -> None:
        """Nobody here has anything left to decide: show the rest quickly."""
        self.fast = True
        self.scene.skip()

    def concede(self, seat: int) -> None:
        """A deputy plays on for somebody who gives up."""
        if seat not in self.bots:
            self.hand_over(seat, ADVISER)

    def hand_over(self, seat: int, player: str) -> None:
        """From now on a bot plays this seat, with all it has heard so far; or a person again."""
        journal = self.table.journal
        if journal is None or self.over or self.table.seats[seat].player == player:
            return
        updates = heard_by(record.read(journal.path), seat, find_game)
        self._ask_nobody()
        self._free_screen()
        self._changing_seats = True
        if self._try(lambda: self.table.take_over(seat, player, self.now())):
            if player == "person":
                self._give_up_bot(seat)
            else:
                self._latest[seat] = self.table.update(seat)
                self._listen([seat])
                self._seat_bot(seat, player, updates)
            self.screen.share(self.people)
            if self.screen.only is not None:
                self.scene.sit(self.screen.only)
            self.scene.look(self._latest[self.eyes])
        self._changing_seats = False
        self._settled()

    def _give_up_bot(self, seat: int) -> None:
        """The person is back."""
        self.bots.discard(seat)
        self._thinking = {(asked, thinker) for asked, thinker in self._thinking if thinker != seat}
        if not self._is_ours(seat):
            self._stop_listening(seat)
            self._latest.pop(seat, None)

    def awaited(self) -> tuple[int, ...]:
        return self._latest[None].waiting if not self.over else ()

    def prompt_of(self, seat: int) -> Message | None:
        """What this seat is asked, if that is known here; the prompt of a question is no secret."""
        question = self.table.update(seat).question
        return question.prompt if question is not None else None

    def can_answer_for(self, seat: int) -> bool:
        """Could a bot at this machine answer for this seat?"""
        return True

    def nudge(self) -> None:
        """Ask everybody again who has not answered. A person who is choosing goes on choosing."""
        self._thinking.clear()
        self._settled()

    def let_bot_answer(self, seat: int) -> None:
        """This once, a bot answers for this seat; if even that fails, the question's default is taken."""
        update = self._latest.get(seat) or self._look_over(seat)
        if update is None or update.question is None or not update.owes or self.over:
            return
        self._thinking.add((update.asked, seat))
        self._ask_nobody()
        self._free_screen()
        self.voices.think(update, lambda answer, reason: self._bot_answers(seat, update.asked, answer, reason))
        self._settled()

    def _look_over(self, seat: int) -> Update | None:
        """A guest does not answer, and the people here have had enough: a bot looks at that hand, and nobody else."""
        journal = self.table.journal
        if journal is None:
            return None
        heard = heard_by(record.read(journal.path), seat, find_game)
        self.voices.sit(seat, ADVISER, heard)
        return self.table.update(seat)

    def close(self) -> None:
        """Leave the table. Everything answered so far is in the journal."""
        self.over = True
        self.clock.stop()
        self.scene.director.stop()
        for stop in self._unlisten.values():
            stop()
        self.voices.close()
        if self.table.journal is not None:
            self.table.journal.close()
