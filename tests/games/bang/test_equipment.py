"""Every piece of equipment by itself."""

from __future__ import annotations

from helpers.bang import fact, refused, say, set_table
from sixchambers.engine.scenario import Running


def shop(name: str, nuggets: int = 5, **more: object) -> Running:
    others = [other for other in ("shot", "rhum", "boots", "pickaxe") if other != name][:2]
    return set_table(A_nuggets=nuggets, row=f"{name} {' '.join(others)}", **{"A_hand": "missed", **more})


def test_shot_heals_anybody() -> None:
    running = shop("shot", A_life=2, C_life=1)
    assert fact(running, "A.warned") == ["bang.warn_target_full"], "B, D and E are well"
    assert fact(running, "A.targets.buy_shot") == ["A", "B", "C", "D", "E"]
    say(running, "A buys shot on C")
    assert fact(running, "C.life") == 2 and fact(running, "A.nuggets") == 4 and fact(running, "shelf_open") == ["shot"]


def test_bottle_as_panic() -> None:
    running = shop("bottle", B_hand="duel", B_in_play="scope")
    assert fact(running, "A.ways.buy_bottle") == ["beer", "bang", "panic_hand", "panic_scope"]
    say(running, "A buys bottle as panic on B taking scope")
    assert fact(running, "A.hand") == ["missed", "scope"]


def test_bottle_as_bang_needs_range_and_one_missed() -> None:
    running = shop("bottle", B_hand="missed", A_character="slab_the_killer")
    assert refused(running, "A buys bottle as bang on C") == "bang.no_out_of_range"
    say(running, "A buys bottle as bang on B", "B dodges with missed")
    assert fact(running, "B.life") == 4 and fact(running, "bangs") == 0


def test_bottle_as_beer_cannot_be_sold() -> None:
    running = shop("bottle", A_life=2)
    assert refused(running, "A buys bottle as sell") == "engine.not_offered"
    say(running, "A buys bottle as beer")
    assert fact(running, "A.life") == 3


def test_pardner_as_duel_store_and_cat_balou() -> None:
    running = shop("pardner", C_hand="gatling", C_equipment="calumet")
    say(running, "A buys pardner as duel on C", "C passes")
    assert fact(running, "C.life") == 3
    running = shop("pardner", C_in_play="barrel", C_equipment="calumet")
    assert "cat_barrel" in fact(running, "A.ways.buy_pardner")
    say(running, "A buys pardner as cat_balou on C taking barrel")
    assert fact(running, "C.in_play") == [] and fact(running, "C.equipment") == ["calumet"]
    running = shop("pardner", deck="bang beer duel gatling saloon")
    say(running, "A buys pardner as general_store", "A takes beer")
    assert fact(running, "A.hand") == ["missed", "beer"] and fact(running, "asked") == ["B"]


def test_rhum_counts_suits() -> None:
    running = shop("rhum", A_life=1, deck="beer-6h beer-7h beer-8h beer-9h")
    say(running, "A buys rhum")
    assert fact(running, "A.life") == 2 and len(fact(running, "discard")) == 4


def test_union_pacific_draws_four() -> None:
    running = shop("union_pacific", deck="bang beer duel gatling saloon")
    say(running, "A buys union_pacific")
    assert fact(running, "A.hand") == ["missed", "bang", "beer", "duel", "gatling"]


def test_gold_rush_at_full_life_is_just_another_turn() -> None:
    running = shop("gold_rush")
    say(running, "A buys gold_rush")
    assert fact(running, "extra") and fact(running, "A.cards") == 3 and fact(running, "shelf_open") == ["gold_rush"]


def test_boots_draw_but_not_for_the_last() -> None:
    running = set_table(A_hand="bang duel", B_equipment="boots", deck="saloon")
    say(running, "A plays bang on B")
    assert fact(running, "B.hand") == ["saloon"]
    running = set_table(A_hand="bang duel", B_equipment="boots", B_life=1, B_hand="beer", deck="saloon")
    say(running, "A plays bang on B", "B passes", "B drinks beer")
    assert fact(running, "B.hand") == []


def test_wanted_pays_whoever_gets_him() -> None:
    running = set_table(A_hand="bang duel", B_life=1, B_equipment="wanted")
    say(running, "A plays bang on B")
    assert fact(running, "B.role") == "renegade" and fact(running, "A.cards") == 3 and fact(running, "A.nuggets") == 2


def test_wanted_is_not_for_dynamite() -> None:
    running = set_table(phase="start", turn="B", B_in_play="dynamite", B_life=2, B_equipment="wanted", deck="missed-7s")
    assert fact(running, "B.alive") is False and fact(running, "A.cards") == 0 and fact(running, "heap") == 30


def test_wanted_once_a_player_and_bought_for_anybody() -> None:
    running = shop("wanted", C_equipment="wanted")
    assert fact(running, "A.targets.buy_wanted") == ["A", "B", "D", "E"]
    assert refused(running, "A buys wanted on C") == "bang.no_wanted_twice"
    say(running, "A buys wanted on A")
    assert fact(running, "A.equipment") == ["wanted"]


def test_wanted_when_everybody_is() -> None:
    gone = {f"{name}_alive": False for name in "CDE"}
    running = set_table(
        A_hand="missed",
        A_nuggets=3,
        A_equipment="wanted",
        B_equipment="wanted",
        row="wanted shot rhum",
        options={"shadows": False},
        **gone,
    )
    assert refused(running, "A buys wanted on B") == "bang.no_one_unwanted"


def test_gold_pan_twice_a_turn_and_again_in_the_next() -> None:
    running = set_table(A_hand="missed", A_equipment="gold_pan", A_nuggets=4)
    say(running, "A uses gold_pan", "A uses gold_pan")
    assert fact(running, "A.cards") == 3 and fact(running, "heap") == 26, "two lie on the pan"
    say(running, "A ends", "B ends", "C ends", "D ends", "E ends", "A uses gold_pan")
    assert fact(running, "A.nuggets") == 1


def test_horseshoe_turns_over_one_more() -> None:
    running = set_table(A_hand="bang duel", B_in_play="barrel", B_equipment="horseshoe", deck="missed-2s beer-6h")
    say(running, "A plays bang on B", "B tries barrel", "B counts beer")
    assert fact(running, "B.life") == 4


def test_lucky_charm_pays_but_not_for_the_last() -> None:
    running = set_table(A_hand="bang duel", B_equipment="lucky_charm")
    say(running, "A plays bang on B")
    assert fact(running, "B.nuggets") == 1
    running = set_table(A_hand="bang duel", B_equipment="lucky_charm", B_life=1)
    say(running, "A plays bang on B")
    assert fact(running, "heap") == 29, "only A was paid"


def test_rucksack_in_the_play_phase() -> None:
    running = set_table(A_hand="missed", A_equipment="rucksack", A_nuggets=5, A_life=3)
    say(running, "A uses rucksack", "A uses rucksack")
    assert fact(running, "A.life") == 5 and fact(running, "A.nuggets") == 1
    assert refused(running, "A uses rucksack") == "bang.no_full_life"


def test_rucksack_saves_a_life_with_two_players_left() -> None:
    gone = {f"{name}_alive": False for name in "CDE"}
    running = set_table(
        A_hand="bang duel", B_equipment="rucksack", B_nuggets=2, B_life=1, options={"shadows": False}, **gone
    )
    say(running, "A plays bang on B")
    assert fact(running, "B.may") == ["rucksack"]
    say(running, "B uses rucksack")
    assert fact(running, "B.life") == 1 and fact(running, "over") is False


def test_calumet_stops_diamonds_only() -> None:
    for card, aimed in (("panic-8d", " on B taking hand"), ("cat_balou-9d", " on B taking hand")):
        running = set_table(A_hand=f"{card} missed", B_hand="duel", B_equipment="calumet")
        say(running, f"A plays {card}{aimed}")
        assert fact(running, "B.hand") == ["duel"] and fact(running, "A.hand") == ["missed"]
    running = set_table(A_hand="bang-2c duel", B_equipment="calumet")
    say(running, "A plays bang on B")
    assert fact(running, "B.life") == 3


def test_calumet_does_not_stop_ones_own_diamonds() -> None:
    running = set_table(A_hand="cat_balou-9d missed", A_in_play="scope", A_equipment="calumet")
    say(running, "A plays cat_balou on A taking scope")
    assert fact(running, "A.in_play") == []


def test_calumet_does_not_stop_gatling() -> None:
    running = set_table(A_hand="gatling duel", B_equipment="calumet")
    say(running, "A plays gatling")
    assert fact(running, "B.life") == 3


def test_gun_belt_is_a_limit_of_eight() -> None:
    running = set_table(A_life=1, A_equipment="gun_belt", A_hand="bang missed beer duel")
    say(running, "A ends")
    assert fact(running, "A.cards") == 4 and fact(running, "turn") == "B"


def test_pickaxe_draws_one_more() -> None:
    running = set_table(phase="draw", turn="A", A_equipment="pickaxe", deck="bang beer duel saloon")
    assert fact(running, "A.hand") == ["bang", "beer", "duel"]


# --- the deck --------------------------------------------------------------------------------------------------------


def test_the_row_is_not_refreshed_otherwise() -> None:
    running = set_table(A_hand="missed", row="shot boots rhum")
    say(running, "A ends", "B ends")
    assert fact(running, "row") == ["shot", "boots", "rhum"]


def test_equipment_of_the_dead_goes_under_the_deck_face_up() -> None:
    running = set_table(A_hand="bang duel", B_life=1, B_equipment="boots calumet")
    say(running, "A plays bang on B")
    assert sorted(fact(running, "shelf_open")) == ["boots", "calumet"]
    assert fact(running, "nobody.view.shelf_open") == fact(running, "shelf_open")
