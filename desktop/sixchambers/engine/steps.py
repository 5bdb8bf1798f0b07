"""Steps: the rules of a game, one small class each, kept on the agenda as plain data.

A step is frozen: it is replaced, never changed, so copies of a state share it. What a step returns takes its
place on the agenda: None (it is done), another step, or several, the first to run first. To come back to itself
it returns itself: `return (LoseLife(...), self)`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct, structs

from .questions import Answer, AnyQuestion


class Step(Struct, frozen=True, tag=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """A place in the rules. `id` is only given to steps that something else may want to cancel or unwind to."""

    id: int = 0

    # What a view may call this moment.
    phase: ClassVar[str] = ""
    # A clock of this question's own, in milliseconds, whatever the table's time limit is.
    own_time: ClassVar[int | None] = None

    def again(self, **changes: Any) -> Any:
        """This step with other fields, to take its own place."""
        return structs.replace(self, **changes)


class Act(Step, frozen=True, kw_only=True, gc=False):
    """A step that asks nobody."""

    @abstractmethod
    def act(self, g: Any) -> Step | tuple[Step, ...] | None: ...


class Ask(Step, frozen=True, kw_only=True, gc=False):
    """A step that asks one seat. `ask` changes nothing; what the answer does happens in `answered`."""

    # Ask even if there is only one legal answer, because not asking would betray that.
    asks_always: ClassVar[bool] = False

    @abstractmethod
    def ask(self, g: Any) -> AnyQuestion: ...

    @abstractmethod
    def answered(self, g: Any, answer: Answer) -> Step | tuple[Step, ...] | None: ...


class AskAll(Step, frozen=True, kw_only=True, gc=False):
    """A step that asks several seats at once. Nobody sees an answer before the last one is in.

    Asking nobody is allowed: `all_in` follows at once with no answers.
    """

    asks_always: ClassVar[bool] = True

    @abstractmethod
    def ask(self, g: Any) -> tuple[AnyQuestion, ...]: ...

    @abstractmethod
    def all_in(self, g: Any, answers: Mapping[int, Answer]) -> Step | tuple[Step, ...] | None: ...


class OpenWindow(AskAll, frozen=True, kw_only=True, gc=False):
    """An interrupt window: latched like AskAll, but it closes by the clock alone, after `lasts` milliseconds, or so
    many later as `held` says while somebody holds it open."""

    lasts: int = 900
    held: int = 15_000


class Race(Step, frozen=True, kw_only=True, gc=False):
    """A timed reaction: every input is handed over as it comes, with its time, until the step gives way.

    `input` returns the step itself to go on. `time_up` is called when `lasts` milliseconds are over, or at the moment
    `due` names after an input. Inputs cannot be taken back.
    """

    lasts: int = 5000

    # Must nobody know when the time is up? Then no Update tells it.
    hidden_clock: ClassVar[bool] = False
    # No work for the disk while this lasts: the journal is written when it is over.
    unwritten: ClassVar[bool] = False

    def due(self, g: Any) -> int | None:
        """When this race ends, after what has come in so far; None: as before."""
        return None

    def called_off(self, g: Any) -> Step | tuple[Step, ...] | None:
        """What follows if the table has to call it off because not everybody could see it. By itself: it goes on."""
        return self

    @abstractmethod
    def ask(self, g: Any) -> tuple[AnyQuestion, ...]: ...

    @abstractmethod
    def input(self, g: Any, seat: int, answer: Answer, at: int) -> Step | tuple[Step, ...] | None: ...

    @abstractmethod
    def time_up(self, g: Any) -> Step | tuple[Step, ...] | None: ...


class Standing(Step, frozen=True, kw_only=True, gc=False):
    """A standing offer, kept beside the agenda: usable while the main question waits for somebody.

    `taken` returns what happens now, on top of the agenda; the main question is asked again afterwards. The offer
    stays until the game withdraws it.
    """

    @abstractmethod
    def ask(self, g: Any) -> AnyQuestion | None: ...

    @abstractmethod
    def taken(self, g: Any, answer: Answer) -> Step | tuple[Step, ...] | None: ...
