"""What can happen in the sampler: its events, its steps, and one question of every kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from sixchambers.engine.events import Event
from sixchambers.engine.message import Message, message
from sixchambers.engine.questions import (
    Answer,
    AnyQuestion,
    Arrange,
    Assign,
    ChooseCounts,
    ChooseNumber,
    ChooseOne,
    ChooseOrder,
    ChoosePlace,
    ChooseSome,
    Move,
    PlayOne,
    React,
    Window,
)
from sixchambers.engine.state import Outcome
from sixchambers.engine.steps import Act, Ask, AskAll, OpenWindow, Race, Standing

if TYPE_CHECKING:
    from engine.sampler import SamplerPlay

PROMPT = message("sampler.ask")
LEARNED = "sampler.learned"


# --- events ------------------------------------------------------------------------------------------------------


class Said(Event, frozen=True, gc=False):
    """Public."""

    text: str

    def line(self) -> Message:
        return message("sampler.said", text=self.text)


class Began(Event, frozen=True, gc=False):
    """A new round."""

    number: int
    begins_round: ClassVar[bool] = True


class Dealt(Event, frozen=True, gc=False):
    """Everybody sees that a card was dealt, one seat sees which."""

    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Dealt(self.seat, None)


class Whispered(Event, frozen=True, gc=False):
    """Only one seat hears anything at all."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Opened(Event, frozen=True, gc=False):
    """Secret answers turned over: what led here stands."""

    answers: tuple[int | None, ...]
    reveals: ClassVar[str] = LEARNED


# --- steps -------------------------------------------------------------------------------------------------------


class Say(Act, frozen=True, gc=False):
    text: str

    def act(self, g: SamplerPlay) -> None:
        g.say(self.text)


class Round(Act, frozen=True, gc=False):
    number: int

    def act(self, g: SamplerPlay) -> None:
        g.tell(Began(self.number))


class Deal(Act, frozen=True, gc=False):
    """A card from the deck into one hand."""

    seat: int

    def act(self, g: SamplerPlay) -> None:
        card = g.core.chance.below("deck", 50)
        g.state.hands[self.seat] += (card,)
        g.tell(Dealt(self.seat, card))
        g.tell(Whispered(self.seat, card))


class Choose(Ask, frozen=True, gc=False):
    """One question of any kind."""

    kind: str
    seat: int = 0

    def ask(self, g: SamplerPlay) -> AnyQuestion:
        return question(self.kind, self.seat)

    def answered(self, g: SamplerPlay, answer: Answer) -> None:
        g.say(f"{self.seat} {self.kind} {answer!r}")


class Forced(Ask, frozen=True, gc=False):
    """No choice in it, so nobody is asked."""

    def ask(self, g: SamplerPlay) -> AnyQuestion:
        return ChooseOne(seat=0, prompt=PROMPT, default="so", options=("so",))

    def answered(self, g: SamplerPlay, answer: Answer) -> None:
        g.say(f"forced {answer}")


class ForcedAloud(Forced, frozen=True, gc=False):
    """No choice in it, but not asking would betray that."""

    asks_always: ClassVar[bool] = True


class Nest(Ask, frozen=True, gc=False):
    """A question within a question within a question."""

    depth: int

    def ask(self, g: SamplerPlay) -> AnyQuestion:
        return question("number", 0)

    def answered(self, g: SamplerPlay, answer: Answer) -> tuple[AnyStep, ...] | None:
        inside = (Nest(depth=self.depth - 1),) if self.depth else ()
        return (Say(text=f"in {self.depth} {answer}"), *inside, Say(text=f"out {self.depth}"))


class Vote(AskAll, frozen=True, gc=False):
    """A number from everybody at the table. `aloud` tells it by an event that reveals."""

    seats: tuple[int, ...] = (0, 1, 2)
    fixed: tuple[int, ...] = ()
    aloud: bool = True
    # Falls away once somebody has asked for silence.
    hushed: bool = False

    def ask(self, g: SamplerPlay) -> tuple[AnyQuestion, ...]:
        if self.hushed and "hush" in g.state.said:
            return ()
        kind = "low number" if "cap" in g.state.said else "number"
        return tuple(question(kind, seat, seat not in self.fixed) for seat in self.seats if g.state.alive[seat])

    def all_in(self, g: SamplerPlay, answers: Mapping[int, Answer]) -> None:
        if self.aloud:
            g.tell(Opened(tuple(answers.get(seat) for seat in range(len(g.state.alive)))))
        g.say("votes " + " ".join(f"{seat}:{answers[seat]}" for seat in sorted(answers)))


class Interrupt(OpenWindow, frozen=True, gc=False):
    """Whoever holds a card may throw it; who could is secret, so all are asked whom public facts do not exclude."""

    seats: tuple[int, ...] = (0, 1, 2)

    def ask(self, g: SamplerPlay) -> tuple[AnyQuestion, ...]:
        hands = g.state.hands
        return tuple(
            Window(seat=seat, prompt=PROMPT, default=None, moves=tuple(Move(card) for card in hands[seat]))
            for seat in self.seats
        )

    def all_in(self, g: SamplerPlay, answers: Mapping[int, Answer]) -> None:
        for seat in sorted(answers):
            if answers[seat] is not None:
                g.say(f"{seat} throws {answers[seat][0]}")
        g.say(f"closed at {g.core.now}")


class Snap(Race, frozen=True, gc=False):
    """First to slap the right one wins; whatever comes before is a miss."""

    right: int = 2
    lasts: int = 5000

    def ask(self, g: SamplerPlay) -> tuple[AnyQuestion, ...]:
        return tuple(
            React(seat=seat, prompt=PROMPT, default=None, inputs=(*(("slap", n) for n in range(3)), ("leave", None)))
            for seat, alive in enumerate(g.state.alive)
            if alive
        )

    def input(self, g: SamplerPlay, seat: int, answer: Answer, at: int) -> AnyStep | None:
        kind, target = answer
        g.say(f"{seat} {kind} {target} at {at}")
        if kind == "leave":
            g.state.alive[seat] = False
            if not any(g.state.alive):
                g.finish(Outcome((), (0,) * len(g.state.alive), PROMPT))
        return Say(text=f"{seat} wins") if target == self.right else self

    def time_up(self, g: SamplerPlay) -> AnyStep:
        return Say(text=f"nobody by {g.core.now}")


class Anchor(Act, frozen=True, gc=False):
    """The end of a turn: something to unwind to, or to cancel."""

    def act(self, g: SamplerPlay) -> None:
        g.say(f"anchor {self.id}")


class Cut(Act, frozen=True, gc=False):
    """Agenda operations: strike a step, or drop all above one."""

    how: Literal["cancel", "unwind", "push", "finish"]
    to: int = 0

    def act(self, g: SamplerPlay) -> AnyStep | None:
        return g.cut(self.how, self.to)


class Ending(Ask, frozen=True, gc=False):
    """The answer ends the game in the middle of things: what the step still returns must not happen."""

    def ask(self, g: SamplerPlay) -> AnyQuestion:
        return question("number", 0)

    def answered(self, g: SamplerPlay, answer: Answer) -> tuple[AnyStep, ...]:
        g.finish(Outcome((0,), (answer, 0, 0), PROMPT))
        return (Say(text="never"), Choose(kind="one"))


class Over(Act, frozen=True, gc=False):
    def act(self, g: SamplerPlay) -> None:
        g.finish(Outcome((), (0,) * len(g.state.alive), PROMPT))


class Lift(Standing, frozen=True, gc=False):
    """A standing offer to one seat, as long as it is at the table and `armed`."""

    seat: int
    does: str

    def ask(self, g: SamplerPlay) -> AnyQuestion | None:
        if not g.state.alive[self.seat]:
            return None
        return ChooseOne(seat=self.seat, prompt=PROMPT, default="lift", about=self.does, options=("lift",))

    def taken(self, g: SamplerPlay, answer: Answer) -> AnyStep | tuple[AnyStep, ...] | None:
        g.say(f"{self.seat} lifts")
        match self.does:
            case "leave":
                g.state.alive[self.seat] = False
            case "clear":
                g.state.alive[:] = [False] * len(g.state.alive)
            case "ask":
                return (Choose(kind="number", seat=self.seat), Say(text="after the offer"))
            case "hush" | "cap":
                g.say(self.does)
            case "withdraw":
                g.state.offers[:] = [offer for offer in g.state.offers if offer.id != self.id]
            case "finish":
                return Cut(how="finish")
            case "cancel":
                return Cut(how="cancel", to=70)
        return None


def question(kind: str, seat: int, changeable: bool = False) -> Any:
    """One of every kind; each has several answers."""
    asked: dict[str, Any] = {"seat": seat, "prompt": PROMPT, "changeable": changeable}
    moves = (Move("bang", (1, 2)), Move("beer", (), ("slow", "fast")))
    match kind:
        case "one":
            return ChooseOne(**asked, default=1, options=(1, 2, "x"), may_pass=True)
        case "some":
            return ChooseSome(**asked, default=(1, 2), options=(1, 2, 3), least=2, most=3)
        case "counts":
            return ChooseCounts(**asked, default=(1, 0), kinds=("a", "b"), have=(2, 1), least=1, most=2)
        case "number":
            return ChooseNumber(**asked, default=0, least=0, most=5)
        case "low number":
            return ChooseNumber(**asked, default=0, least=0, most=2)
        case "place":
            return ChoosePlace(**asked, default=(0, 1), places=((0, 1), (1,)))
        case "order":
            return ChooseOrder(**asked, default=(1, 2, 2), items=(1, 2, 2))
        case "arrange":
            return Arrange(**asked, default=(0, -1, 1), items=("a", "b"), places=((0,), (1,), (2,)), fill=2)
        case "assign":
            return Assign(**asked, default=(1, 2), symbols=("1", "2"), targets=((1, 2), (2, 3)))
        case "play":
            return PlayOne(**asked, default=None, moves=moves)
        case "window":
            return Window(**asked | {"changeable": True}, default=None, moves=moves)
        case "react":
            return React(**asked, default=("slap", 1), inputs=(("slap", 1), ("leave", None)))
    raise LookupError(kind)


KINDS = ("one", "some", "counts", "number", "place", "order", "arrange", "assign", "play", "window", "react")

AnyStep = (
    Say | Round | Deal | Choose | Forced | ForcedAloud | Nest | Vote | Interrupt | Snap | Anchor | Cut | Ending | Over
)
