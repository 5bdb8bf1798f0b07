"""Every card by itself: what it does, whom it may aim at, and what it does not do."""

from __future__ import annotations

import pytest

from helpers.bang import fact, refused, say, set_table
from sixchambers.games.bang.box import RANGE

# --- brown -----------------------------------------------------------------------------------------------------------


def test_bang_costs_a_life_point_and_brings_a_nugget() -> None:
    running = set_table(A_hand="bang duel", B_hand="beer")
    say(running, "A plays bang on B")
    assert fact(running, "discard") == ["bang"] and fact(running, "asked") == ["B"]
    say(running, "B passes")
    assert fact(running, "B.life") == 3 and fact(running, "A.nuggets") == 1 and fact(running, "asked") == ["A"]


def test_bang_is_not_for_oneself() -> None:
    running = set_table(A_hand="bang")
    assert refused(running, "A plays bang on A") == "engine.not_offered"


def test_missed_cancels_a_shot() -> None:
    running = set_table(A_hand="bang duel", B_hand="missed")
    say(running, "A plays bang on B", "B dodges with missed")
    assert fact(running, "B.life") == 4 and fact(running, "A.nuggets") == 0
    assert fact(running, "discard") == ["missed", "bang"]


def test_missed_does_not_help_against_a_duel_or_indians() -> None:
    for card, aimed in (("duel", " on B"), ("indians", "")):
        running = set_table(A_hand=f"{card} bang", B_hand="missed")
        say(running, f"A plays {card}{aimed}")
        assert refused(running, "B answers with missed") == "bang.only_bang"


def test_beer_never_goes_above_the_most() -> None:
    running = set_table(A_hand="beer beer", A_life=4)
    say(running, "A drinks beer")
    assert fact(running, "A.life") == 5 and fact(running, "A.warned") == ["bang.warn_full_life"]
    say(running, "A drinks beer")
    assert fact(running, "A.life") == 5


def test_beer_cannot_be_drunk_out_of_turn_but_to_survive() -> None:
    running = set_table(A_hand="bang duel", B_hand="beer", B_life=2)
    assert refused(running, "B drinks beer") == "engine.not_asked"
    say(running, "A plays bang on B")
    assert refused(running, "B dodges with beer") == "bang.only_missed"


def test_panic_takes_an_open_card_or_a_blind_one() -> None:
    running = set_table(A_hand="panic panic", B_hand="beer duel gatling", B_in_play="barrel scope", steal=[1])
    assert fact(running, "A.ways.panic") == ["hand", "barrel", "scope"]
    say(running, "A plays panic on B taking scope", "A plays panic on B taking hand")
    assert fact(running, "A.hand") == ["scope", "duel"] and fact(running, "B.in_play") == ["barrel"]


def test_panic_may_save_somebody_from_jail() -> None:
    running = set_table(A_hand="panic missed", B_in_play="jail")
    say(running, "A plays panic on B taking jail")
    assert fact(running, "A.hand") == ["missed", "jail"] and fact(running, "B.in_play") == []


def test_panic_needs_somebody_who_has_something() -> None:
    running = set_table(A_hand="panic")
    assert refused(running, "A plays panic on B taking hand") == "bang.no_one_at_one"
    running = set_table(A_hand="panic", E_hand="beer")
    assert refused(running, "A plays panic on B taking hand") == "bang.no_cards_there"


def test_cat_balou_reaches_everybody() -> None:
    running = set_table("ABCDEFG", A_hand="cat_balou missed", D_in_play="barrel mustang", C_hand="beer")
    assert fact(running, "A.targets.cat_balou") == ["C", "D"]
    say(running, "A plays cat_balou on D taking mustang")
    assert fact(running, "D.in_play") == ["barrel"] and fact(running, "discard")[0] == "mustang"


def test_cat_balou_on_a_hand_is_blind_and_then_open() -> None:
    running = set_table(A_hand="cat_balou missed", C_hand="beer duel", steal=[1])
    say(running, "A plays cat_balou on C taking hand")
    assert fact(running, "C.hand") == ["beer"] and fact(running, "discard")[0] == "duel"
    assert "bang.log_removed" in fact(running, "nobody.heard")


def test_duel_goes_back_and_forth() -> None:
    running = set_table(A_hand="duel bang bang", C_hand="bang bang")
    say(running, "A plays duel on C", "C answers with bang", "A answers with bang", "C answers with bang")
    assert fact(running, "asked") == ["A"]
    say(running, "A passes")
    assert fact(running, "A.life") == 4 and fact(running, "C.life") == 4 and fact(running, "A.hand") == ["bang"]


def test_stagecoach_and_wells_fargo_draw_two_and_three() -> None:
    running = set_table(A_hand="stagecoach wells_fargo", deck="bang missed beer duel gatling")
    say(running, "A plays stagecoach")
    assert fact(running, "A.hand") == ["wells_fargo", "bang", "missed"]
    say(running, "A plays wells_fargo")
    assert fact(running, "A.hand") == ["bang", "missed", "beer", "duel", "gatling"]


def test_general_store_begins_with_whoever_opens_it() -> None:
    running = set_table(turn="C", C_hand="general_store", deck="bang missed beer duel gatling")
    say(running, "C plays general_store", "C takes duel", "D takes gatling", "E takes beer", "A takes missed")
    assert [fact(running, f"{name}.hand") for name in "ABCDE"] == [
        ["missed"],
        ["bang"],
        ["duel"],
        ["gatling"],
        ["beer"],
    ]


def test_general_store_with_too_few_cards() -> None:
    """What can be laid out is laid out, the store itself included; who comes too late gets nothing."""
    running = set_table(A_hand="general_store missed", deck="bang beer")
    state = running.table.play.state
    state.hands[4], state.deck = tuple(state.deck[:-2]), state.deck[-2:]
    say(running, "A plays general_store", "A takes bang", "B takes beer")
    assert fact(running, "A.hand") == ["missed", "bang"] and fact(running, "B.hand") == ["beer"]
    assert fact(running, "C.hand") == ["general_store"] and fact(running, "D.cards") == 0
    assert fact(running, "asked") == ["A"]


def test_indians_ask_everybody_else_in_turn() -> None:
    running = set_table(turn="C", C_hand="indians duel", D_hand="bang", E_hand="beer", A_hand="bang")
    say(running, "C plays indians", "D answers with bang", "E passes", "A passes")
    assert [fact(running, f"{name}.life") for name in "ABCDE"] == [4, 3, 4, 4, 3]
    assert fact(running, "C.nuggets") == 3 and fact(running, "A.hand") == ["bang"]


def test_gatling_knows_no_distance() -> None:
    running = set_table(
        "ABCDEFG", A_hand="gatling duel", D_in_play="mustang", D_character="paul_regret", D_hand="missed"
    )
    say(running, "A plays gatling", "D dodges with missed")
    assert [fact(running, f"{name}.life") for name in "ABCDEFG"] == [5, 3, 3, 3, 3, 3, 3]


def test_saloon_heals_everybody_who_needs_it() -> None:
    running = set_table(A_hand="saloon missed", A_life=2, B_life=4, C_life=1)
    say(running, "A plays saloon")
    assert [fact(running, f"{name}.life") for name in "ABC"] == [3, 4, 2]


def test_saloon_warns_when_nobody_needs_it() -> None:
    running = set_table(A_hand="saloon missed")
    assert fact(running, "A.warned") == ["bang.warn_all_well"]


def test_saloon_does_not_save_the_dying() -> None:
    running = set_table(A_hand="bang duel", B_life=1, B_hand="saloon")
    say(running, "A plays bang on B", "B passes")
    assert fact(running, "B.may") == [] and refused(running, "B drinks saloon") == "bang.only_beer"


# --- blue ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RANGE)
def test_a_weapon_replaces_the_one_before(name: str) -> None:
    old = "schofield" if name != "schofield" else "volcanic"
    running = set_table(A_in_play=f"barrel {old}", A_hand=f"{name} missed")
    say(running, f"A plays {name}")
    assert fact(running, "A.in_play") == ["barrel", name] and fact(running, "discard") == [old]


def test_a_lost_weapon_leaves_the_colt() -> None:
    running = set_table(A_hand="cat_balou missed", C_in_play="winchester")
    assert fact(running, "C.reaches") == ["D", "E", "A", "B"]
    say(running, "A plays cat_balou on C taking winchester")
    assert fact(running, "C.reaches") == ["D", "B"]


def test_barrel_once_a_shot() -> None:
    running = set_table(A_hand="bang duel", B_in_play="barrel", deck="missed-2s")
    say(running, "A plays bang on B")
    assert fact(running, "B.may") == ["barrel"]
    say(running, "B tries barrel")
    assert fact(running, "B.life") == 3 and "bang.log_barrel_fails" in fact(running, "A.heard")


def test_barrel_need_not_be_used() -> None:
    running = set_table(A_hand="bang duel", B_in_play="barrel", deck="beer-6h")
    say(running, "A plays bang on B", "B passes")
    assert fact(running, "B.life") == 3 and fact(running, "deck")[0] == "beer"


def test_barrel_works_against_gatling() -> None:
    running = set_table(A_hand="gatling duel", B_in_play="barrel", deck="beer-6h")
    say(running, "A plays gatling", "B tries barrel")
    assert fact(running, "B.life") == 4


def test_mustang_and_scope_are_laid_down() -> None:
    running = set_table(A_hand="mustang scope missed")
    say(running, "A plays mustang", "A plays scope")
    assert fact(running, "A.in_play") == ["mustang", "scope"] and fact(running, "A.distance.C") == 1
    assert fact(running, "C.distance.A") == 3


def test_jail_opens_for_a_heart() -> None:
    running = set_table(phase="start", turn="B", B_in_play="jail barrel", deck="beer-6h bang missed")
    assert fact(running, "B.in_play") == ["barrel"] and fact(running, "B.hand") == ["bang", "missed"]
    assert fact(running, "discard") == ["jail", "beer"]


def test_a_prisoner_still_defends_himself() -> None:
    running = set_table(A_hand="bang duel", B_in_play="jail", B_hand="missed")
    say(running, "A plays bang on B", "B dodges with missed")
    assert fact(running, "B.life") == 4


def test_dynamite_does_nothing_in_the_turn_it_is_laid() -> None:
    running = set_table(A_hand="dynamite missed", deck="missed-7s")
    say(running, "A plays dynamite", "A ends")
    assert fact(running, "A.life") == 5 and fact(running, "A.in_play") == ["dynamite"] and fact(running, "turn") == "B"


def test_dynamite_goes_round() -> None:
    deck = "beer-6h bang bang missed-10c bang bang"
    running = set_table(phase="start", turn="C", C_in_play="dynamite", deck=deck)
    assert fact(running, "D.in_play") == ["dynamite"]
    say(running, "C ends")
    assert fact(running, "turn") == "D" and fact(running, "E.in_play") == ["dynamite"]


@pytest.mark.parametrize(
    ("face", "blows"), [("missed-2s", True), ("stagecoach-9s", True), ("volcanic-10s", False), ("beer-7h", False)]
)
def test_dynamite_goes_off_on_spades_from_2_to_9(face: str, blows: bool) -> None:
    running = set_table(phase="start", turn="B", B_in_play="dynamite", deck=face)
    assert fact(running, "B.life") == (1 if blows else 4)
    assert ("dynamite" in fact(running, "discard")) == blows
