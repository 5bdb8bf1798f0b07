"""One person and bots at a table of text."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Any

from ...engine.chance import new_seed, seed_from_text
from ...engine.journal import Journal, SeatInfo
from ...engine.message import Message, Trouble
from ...engine.questions import PASS, Answer, AnyQuestion, React, Window
from ...engine.replay import heard_by, resume
from ...engine.table import Table, open_table
from ...engine.update import Update
from ...games import game as find_game
from ...players import find_bot
from ...players.bot import Using
from ...players.desk import Desk
from ...players.process import Pipe, serve
from ...words.catalogue import late
from ...words.speaker import Names, Speaker, speaker
from ..commands.options import read_pairs
from ..lobby.facts import LIKED
from ..names import BOT_NAMES
from ..saves import new_save, now_text
from ..text_log import closing
from .bang import BangPaper
from .dice import DicePaper
from .kablamo import KablamoPaper
from .klack import KlackPaper
from .paper import Paper
from .slap import SlapPaper

PAPERS: dict[str, type[Paper]] = {
    "klack": KlackPaper,
    "dice": DicePaper,
    "bang": BangPaper,
    "kablamo": KablamoPaper,
    "slap": SlapPaper,
}
"""How each game looks in text."""

THINKING_TIME = 2.0
MOST_MOVES = 3
"""So many things a bot may do of its own accord before time goes on."""
ADVISER = "deputy"


class Leave(Exception):
    """The person has had enough for now."""


def play(args: argparse.Namespace) -> int:
    say = speaker(args.lang)
    say.learn(late("app.terminal"))
    table, updates = _table(args, say)
    person = next(seat for seat, info in enumerate(table.seats) if info.player == "person")
    assert table.journal is not None
    evening = Evening(table, person, say, table.journal)
    try:
        evening.run(updates)
    except (Leave, EOFError, KeyboardInterrupt):
        print()
        print(say.say("app.left", file=str(table.journal.path)))
    finally:
        evening.close()
    return 0


def _table(args: argparse.Namespace, say: Speaker) -> tuple[Table, dict[int, list[Update]]]:
    """A new table, or the saved one with what every bot had heard so far."""
    if args.resume:
        table, cut = resume(args.resume, find_game)
        for info in table.seats:
            if info.player != "person":
                find_bot(table.game.id, info.player)
        if cut:
            print(say.say("app.was_cut"))
        from ...engine import journal as record

        read = record.read(args.resume)
        heard = {seat: heard_by(read, seat, find_game) for seat in range(len(table.seats))}
        people = sum(info.player == "person" for info in table.seats)
        if people != 1:
            raise Trouble("app.several_people" if people else "app.no_person", file=str(args.resume))
        if any(table.header.options.get(key) != value for key, value in PAPERS[table.game.id].insists.items()):
            raise Trouble("app.not_in_text", file=str(args.resume))
        return table, heard
    game = find_game(args.game)
    bots = [name.strip() for name in args.bots.split(",")]
    for name in bots:
        find_bot(game.id, name)
    game.check_seats(1 + len(bots))
    person = "".join(filter(str.isprintable, args.name)).strip()[:20] or say.say("app.default_name")
    names = [name for name in BOT_NAMES if name != person]
    seats = [SeatInfo(person), *(SeatInfo(names[n], bot) for n, bot in enumerate(bots))]
    options = {**LIKED.get(game.id, {}), **read_pairs(args.options), **PAPERS[game.id].insists}
    seed = seed_from_text(args.seed) if args.seed else None
    table = open_table(game, seats, options=options, seed=seed, started=now_text(), hints=not args.no_hints)
    table.journal = Journal.begin(args.save or new_save(game.id), table.header)
    return table, {seat: [table.update(seat)] for seat in range(len(seats))}


class Evening:
    """The table, the bots behind their pipe, and the person at the keyboard."""

    def __init__(self, table: Table, person: int, say: Speaker, journal: Journal) -> None:
        self.table = table
        self.person = person
        self.speaker = say
        self.journal = journal
        self.names = Names((info.name for info in table.seats), you=person)
        self.paper = PAPERS[table.game.id](say, self.names, person)
        self.bots = [seat for seat, info in enumerate(table.seats) if info.player != "person"]
        self.pipe = Pipe()
        self.desk = Desk(self.pipe, table.game.codec.encode)
        self.latest: dict[int, Update] = {}
        self.reasons: dict[int, Message] = {}
        # How often a seat did something during the race with this number, and who wants nothing more from it.
        self.moves: Counter[tuple[int, int]] = Counter()
        self.idle: set[tuple[int, int]] = set()

    def close(self) -> None:
        self.pipe.close()
        self.journal.close()

    def run(self, heard: dict[int, list[Update]]) -> None:
        table = self.table
        for seat, info in enumerate(table.seats):
            # Whoever is asked for a hint knows what the person knows.
            level = ADVISER if seat == self.person else info.player
            self.desk.sit(seat, table.game.id, level, len(table.seats), new_seed())
            for update in heard[seat]:
                self.desk.hear(update)
            self.latest[seat] = table.update(seat)
            table.listen(seat, self._hears)
        table.listen(self.person, self._tell)
        print(self.speaker.say("app.terminal_welcome", game=self.speaker.text(f"{table.game.id}.name")))
        if table.commitment:
            print(self.speaker.say("app.commitment", value=table.commitment))
        self._tell(table.update(self.person))
        while table.outcome is None:
            owing = table.play.owing()
            bots = [seat for seat in owing if seat != self.person]
            if bots:
                self._ask_bots(bots)
            elif owing:
                self._ask_person()
            else:
                self._let_time_pass()
        print()
        for line in closing(table, self.speaker, self.names):
            print(line)

    def _let_time_pass(self) -> None:
        """Everybody has answered in a window: nobody here needs to wait for its clock. In a race everybody may do
        something first."""
        play = self.table.play
        if play.racing() is not None:
            asked = play.core.asked
            free = [seat for seat in range(len(self.names)) if (asked, seat) not in self.idle and play.question(seat)]
            bots = [seat for seat in free if seat != self.person]
            if bots:
                self._let_bots_move(asked, bots)
                return
            own = play.question(self.person)
            if free and own is not None and self.paper.asks(own):
                self._ask_person()
                return
        deadline = self.table.next_deadline()
        assert deadline is not None, "nobody is asked and no clock runs"
        self.table.advance(deadline)

    def _hears(self, update: Update) -> None:
        assert update.seat is not None
        self.latest[update.seat] = update
        self.desk.hear(update)

    def _tell(self, update: Update) -> None:
        for event in update.events:
            line = event.line()
            if line is not None:
                if event.begins_round:
                    print()
                    for row in self.paper.table(update.view):
                        print(row)
                more = self.paper.detail(event)
                print(self.speaker.say(line, self.names) + (f" ({more})" if more else ""))

    def _advice(self, seats: Sequence[int]) -> dict[int, tuple[Answer, Message]]:
        """What each of these bots would answer and why; whoever takes too long is left out."""
        answers: dict[int, tuple[Answer, Message]] = {}
        for seat in seats:

            def deliver(answer: Answer, reason: Message, seat: int = seat) -> None:
                answers[seat] = (answer, reason)

            self.desk.think(self.latest[seat], THINKING_TIME, monotonic(), deliver)
        serve(self.desk, self.pipe, lambda: len(answers) == len(seats), 60)
        return answers

    def _ask_bots(self, seats: Sequence[int]) -> None:
        answers = self._advice(seats)
        for seat in seats:
            question = self.table.play.question(seat)
            assert question is not None
            answer, reason = answers.get(seat, (question.default, Message("engine.bot_slow")))
            self.reasons[seat] = reason
            if isinstance(answer, Using) and self.table.submit_offer(seat, answer.offer, answer.answer) is None:
                return
            if self.table.submit(seat, answer, reason=reason) is not None:
                self.table.submit(seat, question.default, reason=Message("engine.bot_failed"))

    def _let_bots_move(self, asked: int, seats: Sequence[int]) -> None:
        """Each may do something or nothing; whoever does nothing is not asked again in this race."""
        answers = self._advice(seats)
        for seat in seats:
            answer, reason = answers.get(seat, (None, Message("engine.bot_slow")))
            self.moves[asked, seat] += 1
            done = answer is not None and self.table.submit(seat, answer, asked=asked, reason=reason) is None
            if not done or self.moves[asked, seat] >= MOST_MOVES:
                self.idle.add((asked, seat))

    def _ask_person(self) -> None:
        update = self.table.update(self.person)
        question = update.question
        assert question is not None
        if isinstance(question, Window) and not question.moves:
            self.table.submit(self.person, PASS, asked=update.asked)
            return
        say = self.speaker.say
        while True:
            print()
            print(say(question.prompt, self.names))
            for row in self.paper.hints(question, update.view):
                print(f"  {row}")
            typed = input("> ").strip()
            match typed.lower():
                case "q":
                    raise Leave
                case "?":
                    print(say("app.terminal_help"))
                    continue
                case "h":
                    print(self._hint(question, update))
                    continue
                case rules if rules.split()[:1] == ["r"]:
                    self._show_rules(rules)
                    continue
                case "u":
                    refused = self.table.undo(self.person)
                    if refused is not None:
                        print(say(refused, self.names))
                        continue
                    return
                case "t":
                    self._why()
                    continue
            sentence = self._answer(typed, question, update)
            if sentence is None:
                return
            print(sentence)

    def _answer(self, typed: str, question: Any, update: Update) -> str | None:
        try:
            answer = self.paper.understand(typed, question, update.view)
        except ValueError:
            return self.speaker.say("app.not_understood")
        if answer is None and isinstance(question, React):
            self.idle.add((update.asked, self.person))
            return None
        refused = self.table.submit(self.person, answer, asked=update.asked)
        return None if refused is None else self.speaker.say(refused, self.names)

    def _hint(self, question: AnyQuestion, update: Update) -> str:
        """What a deputy would do here and why, from this seat's view alone."""
        say = self.speaker.say
        if not self.table.header.hints:
            return say("terminal.no_hints")
        advice = self._advice([self.person]).get(self.person)
        if advice is None:
            return say(Message("engine.bot_slow"))
        answer, reason = advice
        if isinstance(answer, Using):
            question = next(offer.question for offer in update.offers if offer.id == answer.offer)
            answer = answer.answer
        what = self.paper.told(answer, question, update.view)
        return say("app.hint_text", what=what, why=say(reason, self.names))

    def _show_rules(self, typed: str) -> None:
        from ..rulebook.anchors import book_of
        from .rules import chapter, outline

        book, (_, *number) = book_of(self.table.game.id), typed.split()
        wanted = int(number[0]) if number and number[0].isdigit() else 0
        for row in list(chapter(book, self.speaker, wanted)) or outline(book, self.speaker):
            print(row)

    def _why(self) -> None:
        """What the bots thought about their last open answers: nothing about a round still secret."""
        if not self.paper.open_thoughts:
            print(self.speaker.text(self.paper.thoughts_closed))
            return
        if self.table.play.core.given:
            print(self.speaker.say("app.thoughts_later"))
            return
        for seat, reason in self.reasons.items():
            print(f"  {self.names[seat]}: {self.speaker.say(reason, self.names)}")
        if not self.reasons:
            print(self.speaker.say("app.no_thoughts"))
