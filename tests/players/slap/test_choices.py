"""Whom to shoot, when to hide, whether to stay in cover, what Gold is for."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from helpers.slap_bots import luck, nothing_known, paced, position, sight
from sixchambers.engine.message import message
from sixchambers.engine.questions import ChooseNumber, React
from sixchambers.games.slap.box import BIG, CARDS, GOLD, IRON, MOVE
from sixchambers.games.slap.options import SlapOptions
from sixchambers.games.slap.verdict import Verdict
from sixchambers.games.slap.view import SlapView
from sixchambers.players.slap.aiming import targets, why
from sixchambers.players.slap.between import FEINT, between, stays
from sixchambers.players.slap.bot import SlapBot
from sixchambers.players.slap.levels import DEPUTY, GREENHORN, LEGEND
from sixchambers.players.slap.plan import Aim
from sixchambers.players.slap.position import Position
from sixchambers.players.slap.powers import power, recruit

STEADY = replace(LEGEND, slips=0.0)


def aims(at: Position, level: object = STEADY) -> dict[str, Aim]:
    from sixchambers.players.slap.planning import Planner

    return Planner(at, level, luck(), 0.0).plan().aims  # type: ignore[arg-type, return-value]


# --- targets -------------------------------------------------------------------------------------------------------------


def best(at: Position, card: str = BIG) -> int:
    return targets(at, card, luck(), 0.0)[0][1]  # type: ignore[arg-type]


def test_the_last_of_a_gang_comes_first_and_the_richer_of_two() -> None:
    assert best(position(sight(members=(4, 5, 1, 6)))) == 2
    assert best(position(sight(members=(4, 1, 1, 6), gold=(0, 1, 3, 9)))) == 2


def test_the_leader_before_the_rest_and_old_scores_before_strangers() -> None:
    assert best(position(sight(members=(4, 5, 5, 6)))) == 3
    view = sight(members=(6, 4, 4, 4))
    assert best(position(view, shot_by=(2, -1, -1, -1))) == 2
    assert why(position(view, shot_by=(2, -1, -1, -1)), 2).id == "bot.slap_shoot_back"


def test_gangs_that_can_hurt_with_their_gold_are_a_threat() -> None:
    view = sight(members=(6, 4, 4, 4), gangs=("railroad", "comanche", "union", "poncho"), gold=(1, 1, 1, 1))
    assert best(position(view)) == 2
    assert best(position(replace(view, duel=True))) == 1, "nobody has powers in a duel"


def test_an_iron_hurts_nobody_in_cover_but_a_union_that_can_pay() -> None:
    covered = sight(members=(6, 4, 1, 4), hands=((-1,), (-1,), (2,), (-1,)))
    assert [seat for _, seat in targets(position(covered), IRON, luck(), 0.0)] == [1, 3]
    assert best(position(covered)) == 2
    union = sight(members=(6, 4, 1, 4), hands=((-1,), (-1,), (2,), (-1,)), gangs=("union", *"abc"), gold=(1, 0, 0, 0))  # type: ignore[arg-type]
    assert best(position(union), IRON) == 2


def test_a_greenhorn_sees_it_blurred_and_a_legend_clearly() -> None:
    at = position(sight(members=(6, 4, 3, 6)))
    chance = luck("noise")
    picked = {noise: {targets(at, BIG, chance, noise)[0][1] for _ in range(60)} for noise in (0.0, 1.5)}
    assert picked == {0.0: {3}, 1.5: {1, 2, 3}}


# --- shoot or hide -------------------------------------------------------------------------------------------------------


def test_the_fast_shoot_and_the_slow_hide() -> None:
    view = sight()
    fast = position(view, usual=300, reactions=paced(300, 450, 450, 450))
    slow = position(view, usual=550, reactions=paced(550, 350, 350, 350))
    assert aims(fast)[IRON].kind == "slap" and aims(slow)[IRON].kind == "cover"
    assert aims(slow)[BIG].kind == "slap", "a Big Gun is fired at any price"


def test_with_one_member_left_life_is_dearer() -> None:
    known = paced(420, 400, 400, 400)
    assert aims(position(sight(), usual=420, reactions=known))[IRON].kind == "slap"
    last = aims(position(sight(members=(1, 6, 6, 6)), usual=420, reactions=known))
    assert last[IRON].kind == "cover"


def test_whoever_lies_in_cover_stays_there_rather_than_hide_again() -> None:
    view = sight(hands=((0,), (-1,), (-1,), (-1,)))
    slow = position(view, usual=600, reactions=paced(600, 300, 300, 300))
    assert aims(slow)[IRON].kind == "" and aims(slow)[IRON].reason.id == "bot.slap_stay"


def test_nobody_touches_a_trapped_card() -> None:
    planned = aims(position(sight(traps=(IRON, GOLD, BIG))))
    for card in (IRON, GOLD, BIG):
        assert planned[card].kind == "cover" and planned[card].reason.id == "bot.slap_trapped"


def test_gold_is_taken_open_handed_and_left_alone_in_a_duel() -> None:
    aim = aims(position(sight()))[GOLD]
    assert (aim.kind, aim.arg) == ("slap", None)
    assert aims(position(sight(duel=True)))[GOLD].kind == ""


def test_a_poncho_shoots_with_gold_at_the_right_moment() -> None:
    gangs = ("poncho", "railroad", "comanche", "outlaws")
    assert aims(position(sight(gangs=gangs, members=(6, 6, 2, 3))))[GOLD].arg is None, "the leader is the target"
    assert aims(position(sight(gangs=gangs, members=(3, 3, 1, 3))))[GOLD].arg == 2
    assert aims(position(sight(gangs=gangs, gold=(3, 0, 0, 0))))[GOLD].arg is not None
    assert aims(position(sight(gangs=gangs, members=(3, 3, 1, 3), gold=(0, 1, 1, 1))))[GOLD].arg is None


def test_a_comanche_rides_only_if_it_is_fast_rich_and_cunning() -> None:
    view = sight(gangs=("comanche", "railroad", "poncho", "outlaws"))
    fast = position(view, usual=260, reactions=paced(260, 450, 450, 450))
    assert aims(fast)[MOVE].kind == "slap" and aims(fast)[MOVE].arg is not None
    assert aims(fast, replace(DEPUTY, slips=0.0))[MOVE].kind == "cover"
    assert aims(position(view, usual=500, reactions=paced(500, 300, 300, 300)))[MOVE].kind == "cover"
    poor = sight(gangs=("comanche", "railroad", "poncho", "outlaws"), gold=(0, 1, 1, 1))
    assert aims(position(poor, usual=260, reactions=paced(260, 450, 450, 450)))[MOVE].kind == "cover"


# --- bases ---------------------------------------------------------------------------------------------------------------


def test_bases_are_near_to_the_left_and_to_the_right() -> None:
    assert position(sight(6), 2).bases_by_nearness() == [2, 1, 3, 0, 4, 5]
    without = position(sight(6, members=(6, 0, 6, 6, 0, 6)), 2)
    assert without.bases_by_nearness() == [2, 0, 3, 5], "the bases of the dead are gone"


def test_at_move_a_new_base_is_taken_that_nobody_else_is_going_for() -> None:
    aim = aims(position(sight()))[MOVE]
    assert (aim.kind, aim.arg) == ("cover", 0), "from the hip one's own"
    covered = aims(position(sight(hands=((0,), (-1,), (2,), (-1,)))))[MOVE]
    assert covered.arg == 2, "its owner has to leave it"
    assert 0 not in (covered.arg, *covered.others), "the old one does not count"


# --- stay in cover? ------------------------------------------------------------------------------------------------------

IN_COVER = ((0,), (-1,), (-1,), (-1,))


def discards(**left: int) -> tuple[int, ...]:
    """The discard pile that leaves so many of each kind in the deck; the stashes hold four Gold."""
    counts = {IRON: 20, BIG: 10, MOVE: 20, GOLD: 13}
    return tuple(counts[card] - left.get(card, 0) for card in CARDS)


def test_cards_are_counted() -> None:
    coming = position(sight(discard=discards(iron=6, move=2))).coming
    assert coming == {IRON: 0.75, BIG: 0.0, MOVE: 0.25, GOLD: 0.0}
    assert position(sight(peek=MOVE)).coming[MOVE] == 1.0


def test_it_stays_if_shots_are_to_come_and_gets_up_before_horses() -> None:
    assert stays(position(sight(hands=IN_COVER, discard=discards(iron=9, move=1))))
    assert not stays(position(sight(hands=IN_COVER, discard=discards(iron=1, move=9))))


def test_who_is_tempting_stays() -> None:
    pile = discards(iron=6, move=6)
    assert not stays(position(sight(hands=IN_COVER, members=(5, 6, 6, 6), discard=pile)))
    assert stays(position(sight(hands=IN_COVER, members=(1, 6, 6, 6), discard=pile)))


def test_a_railroad_stays_or_goes_by_what_it_has_seen() -> None:
    assert stays(position(sight(hands=IN_COVER, peek=IRON)))
    assert not stays(position(sight(hands=IN_COVER, peek=MOVE)))


# --- between two cards ---------------------------------------------------------------------------------------------------


def asked(*inputs: tuple[str, object]) -> React:
    return React(seat=0, prompt=message("slap.ask_between"), default=None, about="between", inputs=inputs)  # type: ignore[arg-type]


def decides(view: SlapView, *inputs: tuple[str, object], fun: int = 0) -> object:
    return between(position(view), asked(*inputs), luck(), fun=fun).answer


def test_a_look_is_never_refused() -> None:
    assert decides(sight(), ("peek", None), ("pause", None)) == ("peek", None)


def test_outlaws_set_traps_when_they_can_afford_it() -> None:
    every = [("trap", card) for card in CARDS]
    assert decides(sight(gold=(1, 1, 1, 1)), *every) is None
    rich = sight(gold=(2, 1, 1, 0), discard=discards(iron=3, gold=9))
    assert decides(rich, *every) == ("trap", GOLD)
    assert decides(replace(rich, traps=(GOLD,)), *every[:3]) == ("trap", IRON)


def test_hands_in_the_way_are_lifted_and_nobody_takes_a_break() -> None:
    assert decides(sight(hands=IN_COVER, peek=MOVE), ("leave", None), ("pause", None)) == ("leave", None)
    assert decides(sight(hands=IN_COVER, peek=IRON), ("leave", None), ("pause", None)) is None


def test_the_dealer_deals() -> None:
    assert decides(sight(), ("deal", None), ("pause", None)) == ("deal", None)


def test_the_dealer_of_a_duel_favours_no_card_and_pretends_now_and_then() -> None:
    view = sight(members=(0, 0, 3, 3), duel=True)
    question = asked(("deal", None), ("pick", 1), ("pick", 2), ("feint", None))
    chance = luck("dealer")
    first = Counter(between(position(view), question, chance).answer for _ in range(3000))
    assert first["pick", 1] == pytest.approx(1000, rel=0.12) == first["pick", 2]
    then = Counter(between(position(view), question, chance, fun=1).answer for _ in range(3000))
    assert set(then) == {("deal", None), ("feint", None)} and then["feint", None] == pytest.approx(
        3000 * FEINT, rel=0.15
    )
    assert between(position(view), question, chance, fun=2).answer == ("deal", None)


# --- after the slap ------------------------------------------------------------------------------------------------------


def pays(gang: str, *, members: tuple[int, ...] = (6, 6, 6, 6), gold: int = 1, target: int = 1) -> bool:
    view = sight(
        gangs=(gang, "railroad", "outlaws", "sheriffs"),
        members=members,
        gold=(gold, 0, 0, 0),
        verdict=Verdict("hit", BIG, 0, target),
    )
    return bool(power(view, 0).answer == "yes")


def test_powers_are_paid_for_when_they_cost_somebody_a_member() -> None:
    assert pays("union") and pays("confederates") and pays("comanche", target=-1)
    assert not pays("confederates", members=(6, 1, 6, 6)), "one is all there is"
    assert not pays("union", target=-1)


def test_a_poncho_pays_where_little_is_left_or_gold_is_plenty() -> None:
    assert pays("poncho", members=(6, 2, 6, 6)) and pays("poncho", gold=3) and not pays("poncho")


def test_three_gold_are_kept_for_a_recruit_that_is_needed() -> None:
    assert not pays("union", members=(3, 6, 6, 6), gold=3)
    assert pays("union", members=(3, 6, 6, 6), gold=4) and pays("union", members=(6, 6, 6, 6), gold=3)


@pytest.mark.parametrize(
    ("members", "gold", "most", "wanted"),
    [(4, 3, 1, 1), (5, 3, 1, 0), (5, 6, 1, 1), (3, 6, 2, 2), (6, 9, 2, 2), (6, 5, 1, 0)],
)
def test_recruits_are_taken_when_few_are_left_or_gold_is_plenty(
    members: int, gold: int, most: int, wanted: int
) -> None:
    view = sight(members=(members, 6, 6, 6), gold=(gold, 0, 0, 0))
    question = ChooseNumber(seat=0, prompt=message("slap.ask_recruit"), default=0, about="recruit", least=0, most=most)
    assert recruit(view, 0, question).answer == wanted


# --- measures of the table -----------------------------------------------------------------------------------------------


def test_a_handicap_counts_as_speed_and_without_speed_all_are_alike() -> None:
    view = sight(options=SlapOptions(handicap_2=200))
    known = paced(400, 400, 400, 400)
    assert position(view, reactions=known).first < position(sight(), reactions=known).first
    calm = position(sight(options=SlapOptions(calm=True)), usual=200, reactions=known)
    assert calm.first == pytest.approx(0.25)


def test_a_plan_for_a_greenhorn_is_a_plan_for_every_card() -> None:
    plan = SlapBot(GREENHORN).plan(sight(7), nothing_known(7), 3, luck())
    assert set(plan.aims) == set(CARDS)
