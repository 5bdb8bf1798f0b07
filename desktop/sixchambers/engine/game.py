"""The contract every game keeps: six verbs, its data, and how to read its answers in a player's words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Struct, inspect

from .chance import Chance
from .codec import Codec
from .events import Event
from .message import Message, Trouble
from .play import Play
from .state import Outcome, State
from .update import Update, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741 - S, V, M, O: state, view, memory, options


class Component(Struct, frozen=True):
    """Something in the box, for `describe` and the rulebook."""

    id: str
    count: int
    per: str = "table"


class OptionInfo(Struct, frozen=True):
    """An option of a game, as the lobby and `describe` show it."""

    id: str
    values: tuple[Any, ...]
    default: Any


class Reveal(Struct, frozen=True):
    """Something that all screens shall show at the same moment: when (engine time), what, and the number of the
    question that is open until then. Only whoever runs the table may know it before."""

    at: int
    what: str
    asked: int


class Game(ABC, Generic[S, V, M, O]):
    """One game of the house. Objects of it hold no state: everything is in what the verbs take and give."""

    id: ClassVar[str]
    # Raised whenever the same seed and answers would lead elsewhere: older journals then say so.
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    # Is remembering part of the game? Then the log tells of the current round alone, until the game is over.
    log_forgets: ClassVar[bool] = False
    options_type: type[O]
    codec: Codec
    words: Mapping[str, str]

    @abstractmethod
    def setup(self, options: O, seats: int, chance: Chance) -> S:
        """A fresh state with the first step on its agenda."""

    @abstractmethod
    def play(self, state: S, *, heard: bool = False) -> Play[S]:
        """The state in the hands of this game's moves."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What the table shows that seat now (None: a spectator), and nothing more."""

    def open_view(self, state: S) -> V:
        """What a spectator sees when nothing is hidden any more: for watching a game again after its end."""
        return self.view(state, None)

    def about_to_show(self, state: S) -> Reveal | None:
        """What is going to be shown to all at a moment already settled. None in games that show things as they come."""
        return None

    @abstractmethod
    def first_memory(self, seats: int) -> M:
        """What everybody knows before anything happened."""

    @abstractmethod
    def remember(self, memory: M, update: Update) -> M:
        """What a perfect player at that seat would still know: a pure fold over its own Updates."""

    @abstractmethod
    def imagine(self, view: V, memory: M, chance: Chance) -> S:
        """A full state that fits both: hidden things filled in at random, fresh chance."""

    def outcome(self, state: S) -> Outcome | None:
        return state.core.outcome

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise AssertionError if something was lost or made on the way."""

    @abstractmethod
    def components(self) -> tuple[Component, ...]:
        """What is in the box."""

    @abstractmethod
    def talk(self) -> Any:
        """The game's `Talk`: how scenario files speak about it."""

    def part(self, state: S, seat: int) -> str:
        """The part this seat plays, for statistics: a role. Empty where all play alike."""
        return ""

    def fresh(self, options: O, seats: int, seed: bytes, time_limit: int | None = None) -> S:
        """A state ready to begin."""
        trouble = self.why_not(options, seats)
        if trouble is not None:
            raise Trouble(trouble.id, **trouble.parts)
        state = self.setup(options, seats, Chance(seed))
        state.core.time_limit = time_limit
        return state

    def option_infos(self) -> tuple[OptionInfo, ...]:
        """The options with their values, read off the options type."""
        infos = []
        for field in inspect.type_info(self.options_type).fields:  # type: ignore[attr-defined]
            kind = field.type
            values: tuple[Any, ...]
            if isinstance(kind, inspect.BoolType):
                values = (False, True)
            elif isinstance(kind, inspect.LiteralType):
                values = kind.values
            else:
                values = tuple(range(kind.ge, kind.le + 1))
            # msgspec sorts literal values; people expect the order in which the rules name them.
            hints = get_type_hints(self.options_type)
            named = getattr(hints[field.name], "__args__", values)
            infos.append(OptionInfo(field.encode_name, tuple(named), field.default))
        return tuple(infos)

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """Options as somebody typed or stored them; a clear sentence if one is unknown or out of range."""
        infos = {info.id: info for info in self.option_infos()}
        values: dict[str, Any] = {}
        for key, value in raw.items():
            info = infos.get(key)
            if info is None:
                raise Trouble("engine.unknown_option", option=str(key), known=", ".join(infos))
            fitting = [one for one in info.values if as_typed(one) == as_typed(value)]
            if not fitting:
                allowed = ", ".join(map(as_typed, info.values))
                raise Trouble("engine.unknown_value", option=key, value=str(value)[:40], allowed=allowed)
            values[key] = fitting[0]
        return self.options_type(**values)

    def options_as_dict(self, options: O) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(options)
        return plain

    def why_not(self, options: O, seats: int) -> Message | None:
        """Why these options do not go with so many players; None if they do."""
        return None

    def check_seats(self, number: int) -> None:
        if number not in self.seats:
            raise Trouble("engine.wrong_seats", n=number, least=self.seats[0], most=self.seats[-1])


def as_typed(value: Any) -> str:
    """Options come from a command line as text and from a file as they are; both mean the same."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def seen(events: list[Event], seat: int | None) -> tuple[Event, ...]:
    """The events in the form this seat may see, without those it may not."""
    forms = [event.seen_by(seat) for event in events]
    return tuple([form for form in forms if form is not None])


AnyGame = Game[Any, Any, Any, Any]
