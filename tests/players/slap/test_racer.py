"""A bot's hand: what it sees, when it acts, and what it does when things turn out differently."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from helpers.slap_bots import luck, mind, nothing_known, paced, sight
from sixchambers.games.slap.box import AIR, BIG, GOLD, IRON, MOVE
from sixchambers.games.slap.options import SlapOptions
from sixchambers.games.slap.view import SlapView
from sixchambers.players.slap.levels import LEGEND
from sixchambers.players.slap.plan import Plan, Press
from sixchambers.players.slap.racer import EYES, Racer

EYES_US = int(EYES * 1000)


def steady(view: SlapView, seed: object = 1, reactions: Any = None, **changes: Any) -> Racer:
    """A racer at seat 0 that neither slips nor flinches, with its plan made."""
    seats = len(view.seats)
    racer = Racer(mind("legend", seats, seed), 0)
    racer.bot = type(racer.bot)(replace(LEGEND, slips=0.0))
    racer.mind.memory = nothing_known(seats, **({"reactions": reactions} if reactions else {}))
    racer.arm(view)
    assert racer.plan is not None
    racer.plan = replace(racer.plan, **{"flinch": None, **changes})
    return racer


def seen(view: SlapView, **hands: tuple[int, ...]) -> SlapView:
    """The same table with hands of these seats elsewhere."""
    seats = list(view.seats)
    for name, there in hands.items():
        seat = int(name[1:])
        seats[seat] = replace(seats[seat], hands=there)
    return replace(view, seats=tuple(seats))


def first(racer: Racer, card: Any, view: SlapView) -> Press:
    look = racer.show(card)
    assert look is not None
    press = racer.look(view, look)
    assert press is not None
    return press


def test_what_it_does_rests_on_what_it_saw_a_moment_before() -> None:
    view = sight()
    for seed in range(40):
        racer = steady(view, seed)
        look = racer.show(MOVE)
        assert look is not None and racer.heeds
        press = racer.look(view, look)
        assert press is not None and press.kind == "cover"
        assert press.c - look == EYES_US or (look == 0 and press.c < EYES_US)


def test_a_hand_on_its_way_to_the_card_looks_at_nothing() -> None:
    racer = steady(sight())
    for card in (BIG, GOLD):
        racer.show(card)
        assert not racer.heeds
    press = racer.look(None, racer.show(BIG) or 0)
    assert press is not None and press.kind == "slap" and racer.next_look is None


def test_at_move_a_claimed_base_is_left_for_the_second_choice() -> None:
    view = sight()
    planned = steady(view).plan
    assert planned is not None and planned.aims[MOVE].arg == 0
    press = first(steady(view), MOVE, seen(view, s3=(0,)))
    assert press.arg == planned.aims[MOVE].others[0] and press.reason.id == "bot.slap_taken"


def test_at_move_a_hand_that_has_to_go_anyway_blocks_nothing_unless_it_is_strict() -> None:
    hands = ((0,), (-1,), (2,), (-1,))
    assert first(steady(sight(hands=hands)), MOVE, sight(hands=hands)).arg == 2
    strict = sight(hands=hands, options=SlapOptions(move_blocking="strict"))
    assert first(steady(strict), MOVE, strict).arg == 3
    full = sight(hands=((0,), (1,), (2,), (3,)), options=SlapOptions(move_blocking="strict"))
    assert first(steady(full), MOVE, full).kind == "cover", "somebody has to make the first step"


def test_a_taken_base_is_noticed_and_another_one_tried() -> None:
    view = sight()
    racer = steady(view)
    press = first(racer, MOVE, view)
    look = racer.next_look
    assert look is not None and look > press.c
    again = racer.look(seen(view, s3=(0,)), look)
    assert again is not None and again.kind == "cover" and again.arg not in (0, press.arg)
    assert again.c >= look + EYES_US
    assert again.c >= press.c + 150_000, "the hand was locked for so long"


def test_a_hand_that_lies_well_has_nothing_more_to_do() -> None:
    view = sight()
    racer = steady(view)
    press = first(racer, MOVE, view)
    assert press.arg is not None and racer.next_look is not None
    assert racer.look(seen(view, s0=(press.arg,)), racer.next_look) is None and racer.next_look is None


def test_a_hand_from_cover_is_waited_for() -> None:
    view = sight(hands=((0,), (-1,), (-1,), (-1,)))
    racer = steady(view)
    press = first(racer, MOVE, view)
    look = racer.next_look
    assert look is not None and look >= press.c + 120_000
    assert racer.look(seen(view, s0=(AIR,)), look) is None and racer.next_look is not None


FAST = paced(300, 500, 500, 500)


def test_a_target_gone_into_cover_is_changed_for_another_a_little_later() -> None:
    view = sight(members=(6, 4, 4, 5))
    racer = steady(view, reactions=FAST)
    assert racer.plan is not None
    aim = racer.plan.aims[IRON]
    assert (aim.kind, aim.arg) == ("slap", 3) or aim.arg is not None
    target = aim.arg
    press = first(racer, IRON, seen(view, **{f"s{target}": (target,)}))  # type: ignore[dict-item]
    assert press.kind == "slap" and press.arg in aim.others
    assert press.c == int((aim.c + racer.plan.doubt) * 1000)


def test_with_everybody_in_cover_it_goes_there_too() -> None:
    view = sight()
    press = first(steady(view, reactions=FAST), IRON, seen(view, s1=(1,), s2=(2,), s3=(3,)))
    assert (press.kind, press.arg) == ("cover", 0)


def test_a_big_gun_does_not_mind_cover() -> None:
    view = sight()
    racer = steady(view)
    planned = racer.plan
    assert planned is not None
    press = first(racer, BIG, seen(view, s1=(1,), s2=(2,), s3=(3,)))
    assert press.arg == planned.aims[BIG].arg


def test_a_flinch_comes_before_the_floor_and_the_real_press_after_the_lock() -> None:
    view = sight()
    racer = steady(view, flinch=40.0)
    press = first(racer, BIG, view)
    assert press.c == 40_000 and press.reason.id == "bot.slap_flinch"
    assert racer.next_look is not None
    late = racer.look(view, racer.next_look)
    assert late is not None and late.kind == "slap" and late.c >= 600_000


def test_somebody_ends_it_when_nobody_moves_but_never_by_a_trap() -> None:
    hands = ((0,), (1,), (2,), (3,))
    view = sight(hands=hands)
    racer = steady(view)
    look = racer.show(IRON)
    assert look is not None and look >= 1_200_000
    press = racer.look(view, look)
    assert press is not None and press.kind == "slap" and press.reason.id == "bot.slap_bored"
    assert press.c >= look + EYES_US
    assert steady(sight(hands=hands, traps=(IRON,))).show(IRON) is None


def test_it_shoots_whoever_is_careless_meanwhile() -> None:
    view = sight(hands=((0,), (1,), (2,), (3,)))
    racer = steady(view)
    press = racer.look(seen(view, s2=(-1,)), racer.show(IRON) or 0)
    assert press is not None and press.arg == 2


SHERIFFS = ("sheriffs", "railroad", "comanche", "poncho")


def test_sheriffs_take_a_second_base_from_somebody_without_cover() -> None:
    view = sight(gangs=SHERIFFS, hands=((0, -1), (-1,), (-1,), (3,)))
    slow = paced(600, 300, 300, 300)
    racer = steady(view, reactions=slow)
    racer.plan = replace(_plan(racer), aims={**_plan(racer).aims, IRON: replace(_plan(racer).aims[IRON], kind="")})
    press = first(racer, IRON, view)
    assert press.kind == "cover2" and press.arg in (1, 2)


def test_but_not_while_they_deal_nor_without_anybody_to_annoy() -> None:
    hands = ((0, -1), (-1,), (-1,), (3,))
    assert not _plan(steady(sight(gangs=SHERIFFS, hands=hands, dealer=0))).blocks
    assert not _plan(steady(sight(gangs=SHERIFFS, hands=hands, duel=True))).blocks
    covered = sight(gangs=SHERIFFS, hands=((0, -1), (1,), (2,), (3,)))
    racer = steady(covered)
    racer.plan = replace(_plan(racer), aims={**_plan(racer).aims, IRON: replace(_plan(racer).aims[IRON], kind="")})
    assert racer.look(covered, racer.show(IRON) or 0) is None


def _plan(racer: Racer) -> Plan:
    assert racer.plan is not None
    return racer.plan


def test_without_a_plan_it_keeps_its_hands_to_itself() -> None:
    racer = Racer(mind("legend", 4), 0)
    assert racer.show(BIG) is None and racer.look(sight(), 300_000) is None


def test_the_same_chance_makes_the_same_plan() -> None:
    one, other = [steady(sight(), "same").plan for _ in range(2)]
    assert one == other
    assert steady(sight(), "one").plan != steady(sight(), "other").plan
    assert luck("a").share() == luck("a").share() != luck("b").share()
