"""What a bot may not know changes nothing it does: not its plan, not its deeds, not its presses, not its advice."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from helpers.slap import SOME, another_truth, text
from helpers.slap_bots import race
from sixchambers.engine.questions import React
from sixchambers.games.slap.box import CARDS, IRON, MOVE
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions
from sixchambers.players.bot import Budget
from sixchambers.players.slap.hint import counsel
from sixchambers.players.slap.race import Race

OPTIONS = pytest.mark.parametrize("options", SOME, ids=text)


def at(phase: str, options: SlapOptions, games: int = 2) -> Iterator[Race]:
    """Whole games of bots: every moment of this kind."""
    for number in range(games):
        run = race(4, options, number)
        run.hear()
        while run.play.core.outcome is None:
            if run.play.state.agenda[-1].phase == phase:
                yield run
            run.step()


@OPTIONS
def test_the_same_view_makes_the_same_plan_whatever_the_hidden_card_is(options: SlapOptions) -> None:
    random = Random(1)
    other_cards = planned = 0
    for run in at("armed", options):
        state = run.play.state
        for question in run.play.questions:
            seat = question.seat
            other = another_truth(state, seat, random)
            other_cards += other.card != state.card
            racers = [deepcopy(run.racers[seat]) for _ in range(2)]
            plans = [racer.arm(SLAP.view(truth, seat)) for racer, truth in zip(racers, (state, other), strict=True)]
            assert plans[0] == plans[1]
            planned += 1
    assert options.calm or (planned > 100 and other_cards > 30)


@OPTIONS
def test_what_it_does_between_two_cards_does_not_depend_on_the_deck(options: SlapOptions) -> None:
    random = Random(2)
    did = 0
    for run in at("between", options, 1):
        state = run.play.state
        for question in run.play.questions:
            assert isinstance(question, React)
            seat = question.seat
            truths = (state, another_truth(state, seat, random))
            racers = [deepcopy(run.racers[seat]) for _ in range(2)]
            deeds = [
                racer.between(SLAP.view(truth, seat), question, 0) for racer, truth in zip(racers, truths, strict=True)
            ]
            assert deeds[0] == deeds[1]
            did += deeds[0] is not None
    assert did > 5


def test_a_plan_is_made_for_every_card_before_there_is_one() -> None:
    """Nothing but the plan decides what the first press would be: of a shown card only its kind is used."""
    for run in at("armed", SlapOptions(), 1):
        seat = run.play.questions[0].seat
        racer = deepcopy(run.racers[seat])
        view = SLAP.view(run.play.state, seat)
        plan = racer.arm(view)
        for card in CARDS:
            twin = deepcopy(racer)
            look = twin.show(card)
            aim = plan.aims[card]
            if plan.flinch is None and aim.kind == "slap" and card not in (IRON, MOVE):
                press = twin.look(None, look or 0)
                assert press is not None and (press.kind, press.arg, press.c) == ("slap", aim.arg, int(aim.c * 1000))


def test_advice_is_the_same_whatever_is_hidden() -> None:
    random = Random(3)
    given = 0
    for run in at("armed", SlapOptions(), 1):
        state = run.play.state
        for question in run.play.questions:
            seat = question.seat
            memory = run.racers[seat].mind.memory
            truths = (state, another_truth(state, seat, random))
            one, other = [counsel(SLAP.view(truth, seat), memory, seat) for truth in truths]
            assert one == other and len(one) == 4
            mind = deepcopy(run.racers[seat].mind)
            answers = [deepcopy(mind).consider(SLAP.view(truth, seat), question, Budget(1)) for truth in truths]
            assert answers[0] == answers[1] and answers[0].answer is None
            given += 1
    assert given > 50
