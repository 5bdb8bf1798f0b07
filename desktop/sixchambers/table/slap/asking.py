"""Questions without a race: dealing, looking, traps, powers, recruits. All of them are buttons with a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.questions import PASS, Answer, AnyQuestion, ChooseNumber, ChooseOne, PlayOne, React
from ..action import Action

if TYPE_CHECKING:
    from .markers import Input
    from .scene import SlapScene

KEYS = {
    "deal": "Return",
    "leave": "X",
    "leave2": "Shift+X",
    "peek": "P",
    "look": "P",
    "feint": "F",
    "pause": "B",
    "ready": "Return",
}
ORDER = ("pause", "leave", "leave2", "feint", "trap", "pick", "look", "peek", "deal")
"""From the least to the most important: the last button is the one at hand."""


class Asking:
    """What the people here are asked, each of them for himself. Several share one bar."""

    def __init__(self, scene: SlapScene) -> None:
        self.scene = scene
        self.questions: dict[int, AnyQuestion] = {}
        # Do several look at this screen? Then nobody chooses from cards that only one may see.
        self.shared = False

    # --- for the sitting -------------------------------------------------------------------------------------

    def ask(self, questions: dict[int, AnyQuestion]) -> None:
        self.questions = questions

    def first(self) -> AnyQuestion | None:
        """What the bar talks about: a decision, a deal, anything."""
        every = list(self.questions.values())
        for wanted in ("power", "recruit", "calm", "ready"):
            for question in every:
                if question.about == wanted:
                    return question
        for question in every:
            if isinstance(question, React) and ("deal", None) in question.inputs:
                return question
        return every[0] if every else None

    def open(self) -> None:
        """Nothing on the table is lit for a question: keys and the mouse always mean the same here."""

    # --- buttons ---------------------------------------------------------------------------------------------

    def choices(self) -> list[Action]:
        made: dict[str, Action] = {}
        for seat, question in self.questions.items():
            for id, text, key, main in self._of(seat, question):
                if len(self.questions) > 1:
                    name = self.scene.names[seat]
                    text = self.scene.say("slap_table.for", name=name, what=text) if id not in ("pause",) else text
                if id == "pause" and any(other.startswith("pause.") for other in made):
                    continue
                made[f"{id}.{seat}"] = Action(f"{id}.{seat}", text, (key,) if key else (), main=main)
        rank = {name: number for number, name in enumerate(ORDER)}
        return sorted(made.values(), key=lambda action: rank.get(action.id.partition(".")[0].partition(":")[0], 9))

    def _of(self, seat: int, question: AnyQuestion) -> list[tuple[str, str, str, bool]]:
        """(id, text, key, is it the one at hand) for each thing one may do."""
        say = self.scene.say
        match question:
            case React(about="between"):
                inputs = question.inputs
                if self.shared and any(kind == "pick" for kind, _ in inputs):
                    inputs = (*[input for input in inputs if input[0] != "pick"], ("look", None))
                return [self._between(kind, arg) for kind, arg in inputs]
            case ChooseOne(about="power"):
                return [("no", say("slap_table.do_decline"), "N", False), ("yes", say("slap_table.do_pay"), "M", True)]
            case ChooseNumber(about="recruit"):
                none = ("number:0", say("slap_table.do_no_recruit"), "N", False)
                some = [
                    (f"number:{n}", say("slap_table.do_recruit", n=n), "M" if n == 1 else str(n), n == 1)
                    for n in range(1, question.most + 1)
                ]
                return [none, *some]
            case ChooseOne(about="ready"):
                return [("ready", say("slap_table.do_ready"), KEYS["ready"], True)]
            case PlayOne(about="calm"):
                return [("nothing", say("slap_table.do_nothing"), "N", False)]
        return []

    def _between(self, kind: str, arg: int | str | None) -> tuple[str, str, str, bool]:
        say = self.scene.say
        if kind == "trap":
            text = say("slap_table.do_trap", card=self.scene.card_name(str(arg)))
            return f"trap:{arg}", text, "", False
        if kind == "pick":
            assert isinstance(arg, int)
            return f"pick:{arg}", say("slap_table.do_pick", number=arg + 1), str(arg + 1), False
        return kind, say(f"slap_table.do_{kind}"), KEYS.get(kind, ""), kind == "deal"

    def act(self, id: str) -> None:
        """A button, or its key."""
        what, _, owner = id.rpartition(".")
        seat = int(owner)
        question = self.questions.get(seat)
        if question is None:
            return
        kind, _, arg = what.partition(":")
        match kind:
            case "yes" | "no" | "ready":
                self._answer(seat, kind)
            case "number":
                self._answer(seat, int(arg))
            case "nothing":
                self._answer(seat, PASS)
            case "trap":
                self._answer(seat, ("trap", arg))
            case "pick":
                self._answer(seat, ("pick", int(arg)))
            case "look":
                self.scene.decided.emit(seat, ("look", None))
            case _:
                self._answer(seat, (kind, None))

    def _answer(self, seat: int, answer: Answer) -> None:
        question = self.questions[seat]
        refusal = question.refuse(answer)
        if refusal is not None:
            self.scene.refuse(refusal)
            return
        self.scene.decided.emit(seat, answer)

    # --- keys ------------------------------------------------------------------------------------------------

    def press_key(self, act: str, seat: int) -> bool:
        """Deal, peek, yes or no by key; -1: for whoever may. False if nobody is asked such a thing."""
        ids = {
            "deal": ("deal", "ready"),
            "peek": ("peek", "look"),
            "yes": ("yes", "number:1"),
            "no": ("no", "number:0", "nothing"),
        }
        for action in self.choices():
            what, _, owner = action.id.rpartition(".")
            if what in ids.get(act, ()) and seat in (-1, int(owner)):
                self.act(action.id)
                return True
        return False

    def calm(self, seat: int, wanted: Input) -> bool:
        """In calm mode the same keys choose what will be done."""
        question = self.questions.get(seat)
        if not isinstance(question, PlayOne):
            return False
        kind, arg = wanted
        answer = ("open", None, None) if kind == "slap" and arg is None else (kind, arg, None)
        self._answer(seat, answer)
        return True

    # --- hints and words -------------------------------------------------------------------------------------

    def suggest(self, answer: Answer) -> None:
        """A hint is a sentence here: there is nothing to lay ready."""

    def describe(self, answer: Answer) -> str:
        scene, say = self.scene, self.scene.say
        match answer:
            case "yes":
                return say("slap_table.do_pay")
            case "no":
                return say("slap_table.do_decline")
            case "ready":
                return say("slap_table.do_ready")
            case int():
                return say("slap_table.do_recruit", n=answer) if answer else say("slap_table.do_no_recruit")
            case ("trap", card):
                return say("slap_table.do_trap", card=scene.card_name(str(card)))
            case ("pick", int(number)):
                return say("slap_table.do_pick", number=number + 1)
            case ("slap", int(target), *_):
                return say("slap_table.do_shoot", name=scene.names[target])
            case ("slap" | "open", *_):
                return say("slap_table.do_slap")
            case ("cover" | "cover2", int(base), *_):
                return say("slap_table.do_cover", gang=scene.gang_name(scene.view.seats[base].gang))
            case (str(kind), None):
                return say(f"slap_table.do_{kind}")
        return say("slap_table.do_nothing")
