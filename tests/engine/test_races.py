"""Races with a clock of their own: a deadline that moves, told times, secrets of the clock, calling off, the journal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from engine.sampler import said, sampler_table
from engine.sampler_steps import Choose, Snap, question
from sixchambers.engine.journal import Journal
from sixchambers.engine.message import message
from sixchambers.engine.questions import Answer, Barred, React
from sixchambers.engine.steps import Step
from sixchambers.engine.table import Table


class Dash(Snap, frozen=True, gc=False):
    """Ends 100 ms after the last slap, and can be called off."""

    last: int = -1
    hidden_clock: ClassVar[bool] = True
    unwritten: ClassVar[bool] = True

    def input(self, g: Any, seat: int, answer: Answer, at: int) -> Step:
        g.say(f"{seat} at {at}")
        return Dash(last=at)

    def due(self, g: Any) -> int:
        return self.last + 100

    def called_off(self, g: Any) -> None:
        g.say("called off")


class Hurried(Choose, frozen=True, gc=False):
    own_time: ClassVar[int | None] = 4000


def dash(step: Any) -> Table:
    """A table whose next step is this one."""
    table = sampler_table("race")
    table.play.state.agenda[-1] = step
    table.play._run()
    return table


def test_the_deadline_of_a_race_can_move() -> None:
    table = dash(Dash())
    assert table.next_deadline() == 5000
    assert table.submit(0, ("slap", 0), 300) is None
    assert table.next_deadline() == 400
    assert table.submit(1, ("slap", 0), 350) is None
    assert table.next_deadline() == 450
    table.advance(450)
    assert said(table) == ["0 at 300", "1 at 350", "nobody by 450"]


def test_a_deadline_is_never_in_the_past() -> None:
    table = dash(Dash(last=-1))
    table.advance(4000)
    assert table.submit(0, ("slap", 0), 4000) is None
    table.play.state.agenda[-1] = Dash(last=10)
    table.play.answer(0, ("slap", 0), 20)
    assert table.next_deadline() == table.now == 4000


def test_nobody_is_told_a_hidden_clock() -> None:
    table = dash(Dash())
    assert table.next_deadline() == 5000
    assert [table.update(seat).deadline for seat in (0, 1, None)] == [None] * 3
    assert sampler_table("race").update(0).deadline == 5000


def test_what_happens_in_a_race_cannot_be_taken_back() -> None:
    table = dash(Dash())
    assert table.submit(0, ("slap", 0), 300) is None
    refusal = table.undo(0)
    assert refusal is not None and refusal.id == "engine.nothing_to_undo"


def test_a_race_is_called_off_only_where_it_allows_that() -> None:
    plain = sampler_table("race")
    refusal = plain.call_off(10)
    assert refusal is not None and refusal.id == "engine.nothing_to_call_off"
    table = dash(Dash())
    assert table.call_off(10) is None
    assert said(table) == ["called off"] and table.now == 10


def test_the_journal_of_a_race_is_written_when_it_is_over(tmp_path: Path) -> None:
    table = dash(Dash())
    path = tmp_path / "race"
    table.journal = Journal.begin(path, table.header)
    before = path.read_bytes()
    assert table.submit(0, ("slap", 0), 300) is None
    assert path.read_bytes() == before
    table.advance(400)
    lines = path.read_bytes()[len(before) :].splitlines()
    assert [b'"answer"' in lines[0], b'"time"' in lines[1], len(lines)] == [True, True, 2]
    table.journal.close()


@pytest.mark.parametrize("limit", [None, 90_000])
def test_a_question_can_have_a_clock_of_its_own(limit: int | None) -> None:
    table = sampler_table("race", time_limit=limit)
    table.play.state.agenda[-1] = Hurried(kind="one")
    table.play._run()
    assert table.next_deadline() == 4000
    table.play.state.agenda[-1] = Choose(kind="one")
    table.play._run()
    assert table.next_deadline() == limit


def test_told_times_are_bounded() -> None:
    inputs = (("slap", 1), ("leave", None))
    asked = React(seat=0, prompt=message("engine.not_asked"), default=None, inputs=inputs, times=(-50, 900))
    assert [asked.refuse(("slap", 1, c)) for c in (-50, 0, 900)] == [None] * 3
    for wrong in (
        ("slap", 1, -51),
        ("slap", 1, 901),
        ("slap", 1, True),
        ("slap", 1, None),
        ("slap", 2, 5),
        ("slap", 1, 5, 5),
    ):
        assert asked.refuse(wrong) is not None, wrong
    untimed = React(seat=0, prompt=message("engine.not_asked"), default=None, inputs=inputs)
    assert untimed.refuse(("slap", 1)) is None and untimed.refuse(("slap", 1, 5)) is not None
    why = message("engine.too_late")
    barred = React(
        seat=0, prompt=message("engine.not_asked"), default=None, inputs=inputs, barred=(Barred(("slap", 2), why),)
    )
    assert barred.refuse(("slap", 2)) == why
    assert question("number", 0).refuse(("slap", 1)) is not None
