"""A saved game as a row of moments, worked out once, so that any of them can be shown at once.

What the eyes at a moment may see is an Update made by the table itself, as in the game. As long as the game is not
over, nothing is kept for eyes that may not look.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from ...engine.events import Event
from ...engine.journal import Answered, Ended, Entry, Read, Reported
from ...engine.message import Message
from ...engine.replay import GameFinder, steps
from ...engine.table import Table
from ...engine.update import Update
from ...games import game as find

Eyes = int | None
"""A seat, or None for what everybody may see."""
OPEN = -1
"""Eyes from which nothing is hidden."""
CLOSING = (Ended, Reported)
"""What stands in a journal after the game: nothing happens in it."""


class Thought(Struct, frozen=True):
    """Why a bot answered as it did. Fresh: it belongs to the answer just given."""

    seat: int
    reason: Message
    fresh: bool = True


class Moment(Struct):
    """The game after one entry of its journal (none: before the first)."""

    entry: Entry | None
    # Entries of the journal that have happened by now.
    applied: int
    round: int
    state: Any
    updates: dict[Eyes, Update]
    thoughts: tuple[Thought, ...]


class Line(Struct, frozen=True):
    """A sentence for the log, and the moment it belongs to."""

    position: int
    event: Event


class Timeline:
    """Every moment of a saved game. Raises Trouble if the journal cannot have happened."""

    def __init__(self, read: Read, find_game: GameFinder = find) -> None:
        self.header = read.header
        self.entries = read.entries
        self.cut = read.cut
        self.path = read.path
        self.names = [info.name for info in read.header.seats]
        self.moments: list[Moment] = []
        table = self._watch(read, find_game)
        self.game = table.game
        self.finished = table.outcome is not None
        self.people = [seat for seat, info in enumerate(table.seats) if info.player == "person"]
        self._close_eyes()
        self._gather_thoughts()
        self.round_starts = [
            position
            for position, moment in enumerate(self.moments)
            if any(event.begins_round for event in moment.updates[None].events)
        ]

    def _watch(self, read: Read, find_game: GameFinder) -> Table:
        """Let everything happen again, with somebody listening at every seat."""
        heard: dict[Eyes, Update] = {}
        found: Table | None = None

        def hear(update: Update) -> None:
            # One entry may be told in two goes: what was due before it, then what it did.
            before = heard.get(update.seat)
            told = before.events + update.events if before is not None else update.events
            heard[update.seat] = structs.replace(update, events=told)

        for applied, (table, entry) in enumerate(steps(read, find_game)):
            found = table
            if entry is None:
                for eyes in (None, *range(len(table.seats))):
                    heard[eyes] = table.update(eyes)
                    table.listen(eyes, hear)
            if isinstance(entry, CLOSING):
                continue
            self._keep(table, entry, applied, dict(heard))
            heard.clear()
        assert found is not None
        return found

    def _keep(self, table: Table, entry: Entry | None, applied: int, updates: dict[Eyes, Update]) -> None:
        before = self.moments[-1] if self.moments else None
        if before is not None:
            for eyes, update in before.updates.items():
                # Time passed, and nobody was told anything.
                updates.setdefault(eyes, structs.replace(update, events=()))
        public = updates[None]
        rounds = (before.round if before else 0) + sum(event.begins_round for event in public.events)
        number = getattr(public.view, "round", rounds)
        self.moments.append(Moment(entry, applied, number, table.play.state.copy(), updates, ()))

    def _close_eyes(self) -> None:
        """Forget what nobody here may look at."""
        if not self.finished:
            allowed = [None, *self._own()]
            for moment in self.moments:
                moment.updates = {eyes: moment.updates[eyes] for eyes in allowed}
                moment.state = None

    def _own(self) -> list[int]:
        """The eyes somebody at this screen surely has; of several people none may look through another's."""
        return self.people if len(self.people) == 1 else []

    def _gather_thoughts(self) -> None:
        """The reasons behind what is being decided, from the first secret answer to the opening. A reason tells of
        roles and cards as well as of its answer: as long as the game runs, nobody hears it."""
        if not self.finished:
            return
        since: list[Thought] = []
        for moment in self.moments:
            entry = moment.entry
            since = [structs.replace(thought, fresh=False) for thought in since]
            if isinstance(entry, Answered):
                since = [thought for thought in since if thought.seat != entry.seat]
                if entry.reason is not None:
                    since.append(Thought(entry.seat, entry.reason))
            moment.thoughts = tuple(since)
            if not moment.updates[None].ready:
                since = []

    # --- what one can ask ------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.moments)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    @property
    def own(self) -> bool:
        """Does a person of this program play in it?"""
        return bool(self.people)

    def may_look(self, eyes: Eyes) -> bool:
        if eyes == OPEN:
            return self.finished
        return eyes in self.moments[0].updates

    def first_eyes(self) -> Eyes:
        """One's own, if it is clear whose these are."""
        own = self._own()
        return own[0] if own else None

    def update(self, position: int, eyes: Eyes) -> Update:
        """What these eyes see at that moment, and what they have just seen happen."""
        if not self.may_look(eyes):
            raise LookupError(f"eyes {eyes} are closed until the game is over")
        moment = self.moments[position]
        if eyes != OPEN:
            return moment.updates[eyes]
        return structs.replace(moment.updates[None], view=self.game.open_view(moment.state))

    def thoughts(self, position: int) -> tuple[Thought, ...]:
        return self.moments[position].thoughts

    def round_at(self, position: int) -> int:
        return self.moments[position].round

    @property
    def rounds(self) -> int:
        return max(moment.round for moment in self.moments)

    def next_round(self, position: int) -> int:
        """Where the next round begins, or the end."""
        place = bisect_right(self.round_starts, position)
        return self.round_starts[place] if place < len(self.round_starts) else self.last

    def previous_round(self, position: int) -> int:
        """Where this round began, or the one before if that is here."""
        place = bisect_left(self.round_starts, position)
        return self.round_starts[place - 1] if place else 0

    def lines(self, eyes: Eyes) -> list[Line]:
        """Everything these eyes saw happen that is worth a sentence."""
        seen: Sequence[tuple[int, Update]] = [
            (position, moment.updates[None if eyes == OPEN else eyes]) for position, moment in enumerate(self.moments)
        ]
        return [
            Line(position, event) for position, update in seen for event in update.events if event.line() is not None
        ]

    def entries_until(self, position: int) -> list[Entry]:
        """What has to happen again to come to this moment."""
        return [entry for entry in self.entries[: self.moments[position].applied] if not isinstance(entry, CLOSING)]
