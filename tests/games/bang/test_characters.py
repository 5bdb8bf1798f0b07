"""Every character by itself."""

from __future__ import annotations

import pytest

from helpers.bang import fact, refused, say, set_table
from sixchambers.engine.scenario import Running


def draw_phase(character: str, deck: str, **more: str) -> Running:
    return set_table(phase="draw", turn="A", A_character=character, deck=deck, **more)


# --- the sixteen -----------------------------------------------------------------------------------------------------


def test_bart_cassidy_draws_for_every_wound() -> None:
    running = set_table(A_hand="bang duel", B_character="bart_cassidy", deck="gatling")
    say(running, "A plays bang on B")
    assert fact(running, "B.hand") == ["gatling"]


@pytest.mark.parametrize(("second", "cards"), [("beer-6h", 3), ("bang-5d", 3), ("missed-2s", 2), ("bang-2c", 2)])
def test_black_jack_draws_a_third_for_red(second: str, cards: int) -> None:
    running = draw_phase("black_jack", f"gatling {second} duel saloon")
    assert fact(running, "A.cards") == cards
    assert "bang.log_showed" in fact(running, "nobody.heard")


def test_black_jack_is_no_draw_check() -> None:
    running = draw_phase("black_jack", "gatling beer-6h duel saloon", A_equipment="horseshoe")
    assert fact(running, "A.hand") == ["gatling", "beer", "duel"]


def test_calamity_janet_dodges_with_bang() -> None:
    running = set_table(A_hand="bang duel", B_character="calamity_janet", B_hand="bang beer")
    say(running, "A plays bang on B")
    assert fact(running, "B.may") == ["bang"]
    say(running, "B dodges with bang")
    assert fact(running, "B.life") == 4


def test_calamity_janet_sends_missed_against_indians() -> None:
    running = set_table(A_hand="indians duel", B_character="calamity_janet", B_hand="missed")
    say(running, "A plays indians", "B answers with missed")
    assert fact(running, "B.life") == 4


def test_calamity_janet_mixes_against_slab() -> None:
    running = set_table(
        A_character="slab_the_killer", A_hand="bang duel", B_character="calamity_janet", B_hand="bang missed"
    )
    say(running, "A plays bang on B", "B dodges with bang", "B dodges with missed")
    assert fact(running, "B.life") == 4


def test_el_gringo_gets_nothing_for_dynamite_or_his_own_duel() -> None:
    running = set_table(turn="B", B_character="el_gringo", B_hand="duel missed", C_hand="bang gatling")
    say(running, "B plays duel on C", "C answers with bang", "B passes")
    assert fact(running, "B.life") == 2 and fact(running, "C.hand") == ["gatling"]
    running = set_table(
        phase="start",
        turn="B",
        B_character="el_gringo",
        B_in_play="dynamite",
        B_hand="beer",
        A_hand="duel",
        deck="missed-7s",
    )
    say(running, "B drinks beer")
    assert fact(running, "B.life") == 1 and fact(running, "A.hand") == ["duel"]


def test_jesse_jones_draws_from_the_pile_if_he_likes() -> None:
    running = draw_phase("jesse_jones", "bang missed", B_hand="duel")
    say(running, "A draws from deck")
    assert fact(running, "A.hand") == ["bang", "missed"] and fact(running, "B.hand") == ["duel"]


def test_jesse_jones_with_pickaxe() -> None:
    running = draw_phase("jesse_jones", "bang missed", B_hand="duel", A_equipment="pickaxe")
    say(running, "A draws from B")
    assert fact(running, "A.hand") == ["duel", "bang", "missed"]


def test_jourdonnais_has_a_barrel() -> None:
    running = set_table(A_hand="bang duel", B_character="jourdonnais", deck="beer-6h")
    say(running, "A plays bang on B")
    assert fact(running, "B.may") == ["jourdonnais"]
    say(running, "B tries jourdonnais")
    assert fact(running, "B.life") == 4


def test_kit_carlson_puts_the_third_back() -> None:
    running = draw_phase("kit_carlson", "bang missed beer duel")
    assert refused(running, "A keeps bang") == "engine.too_few"
    say(running, "A keeps missed beer")
    assert fact(running, "A.hand") == ["missed", "beer"] and fact(running, "deck")[:2] == ["bang", "duel"]


def test_kit_carlson_finds_the_bottom() -> None:
    """Two cards are all there is: he takes them without a question."""
    running = set_table(turn="E", E_hand="missed", A_character="kit_carlson")
    state = running.table.play.state
    state.hands[1], state.deck = tuple(state.deck[:-2]), state.deck[-2:]
    running.totals = running.talk.totals(state)
    state.life[4] = state.most[4]
    say(running, "E ends")
    assert fact(running, "A.cards") == 2 and fact(running, "A.question") == "bang.ask_play"


def test_lucky_duke_turns_over_two() -> None:
    running = set_table(phase="start", turn="B", B_character="lucky_duke", B_in_play="jail", deck="missed-2s beer-6h")
    assert fact(running, "B.question") == "bang.ask_flip"
    say(running, "B counts beer")
    assert fact(running, "turn") == "B" and fact(running, "discard_faces")[1:] == ["beer-6h", "missed-2s"]


def test_lucky_duke_may_choose_the_worse() -> None:
    running = set_table(phase="start", turn="B", B_character="lucky_duke", B_in_play="jail", deck="missed-2s beer-6h")
    say(running, "B counts missed")
    assert fact(running, "turn") == "C"


def test_paul_regret_and_rose_doolan_change_distance() -> None:
    running = set_table(A_character="rose_doolan", B_character="paul_regret")
    assert fact(running, "A.distance") == {"B": 1, "C": 1, "D": 1, "E": 1}
    assert fact(running, "C.distance.B") == 2 and fact(running, "B.distance.C") == 1


def test_pedro_ramirez_leaves_the_discard_pile_alone_if_he_likes() -> None:
    running = draw_phase("pedro_ramirez", "bang missed", discard="duel")
    say(running, "A draws from deck")
    assert fact(running, "A.hand") == ["bang", "missed"] and fact(running, "discard") == ["duel"]


def test_sid_ketchum_in_his_turn() -> None:
    running = set_table(A_character="sid_ketchum", A_life=2, A_hand="bang missed beer duel saloon")
    say(running, "A uses sid_ketchum", "A discards bang duel", "A uses sid_ketchum", "A discards missed saloon")
    assert fact(running, "A.life") == 4 and fact(running, "A.hand") == ["beer"]
    assert refused(running, "A uses sid_ketchum") == "bang.no_two_cards"


def test_sid_ketchum_while_others_discard() -> None:
    running = set_table(A_hand="bang missed duel", A_life=2, C_character="sid_ketchum", C_life=1, C_hand="beer saloon")
    say(running, "A ends", "C heals with beer saloon", "A discards bang")
    assert fact(running, "C.life") == 2 and fact(running, "turn") == "B"


def test_sid_ketchum_while_another_is_dying() -> None:
    running = set_table(
        A_hand="bang duel", B_life=1, B_hand="beer", C_character="sid_ketchum", C_life=1, C_hand="saloon gatling"
    )
    say(running, "A plays bang on B", "B passes")
    assert fact(running, "C.offers") == ["bang.ask_sid"] and fact(running, "A.offers") == []
    say(running, "C heals with saloon gatling", "B drinks beer")
    assert fact(running, "C.life") == 2 and fact(running, "B.life") == 1


def test_sid_ketchum_in_his_own_discard_phase() -> None:
    """Two cards less and a life point more: there may be nothing left to discard."""
    running = set_table(A_character="sid_ketchum", A_life=2, A_hand="bang missed duel")
    say(running, "A ends", "A heals with bang missed")
    assert fact(running, "A.life") == 3 and fact(running, "A.hand") == ["duel"] and fact(running, "turn") == "B"


def test_slab_the_killer_asks_twice_only_for_cards() -> None:
    running = set_table(
        A_character="slab_the_killer", A_nuggets=2, A_hand="missed", row="bottle shot rhum", B_hand="missed"
    )
    say(running, "A buys bottle as bang on B")
    assert fact(running, "B.question") == "bang.ask_dodge"


def test_suzy_lafayette_draws_for_an_empty_hand() -> None:
    running = set_table(A_character="suzy_lafayette", A_hand="mustang", deck="beer duel")
    say(running, "A plays mustang")
    assert fact(running, "A.hand") == ["beer"]
    say(running, "A sells beer")
    assert fact(running, "A.hand") == ["duel"]


def test_suzy_lafayette_after_jesse_took_her_last() -> None:
    running = draw_phase("jesse_jones", "bang beer", B_character="suzy_lafayette", B_hand="duel")
    say(running, "A draws from B")
    assert fact(running, "A.hand") == ["duel", "bang"] and fact(running, "B.hand") == ["beer"]


def test_vulture_sam_does_not_inherit_from_himself() -> None:
    running = set_table(A_hand="bang duel", B_character="vulture_sam", B_life=1, B_hand="saloon")
    say(running, "A plays bang on B", "B passes", "B passes")
    assert fact(running, "B.cards") == 0 and fact(running, "discard")[0] == "saloon"


def test_vulture_sam_who_is_lost_too_gets_nothing() -> None:
    running = set_table(A_hand="gatling duel", B_life=1, B_in_play="scope", C_character="vulture_sam", C_life=1)
    say(running, "A plays gatling")
    assert fact(running, "C.alive") is False and "scope" in fact(running, "discard")


def test_willy_the_kid_never_stops() -> None:
    running = set_table(A_character="willy_the_kid", A_hand="bang bang bang duel")
    say(running, "A plays bang on B", "A plays bang on B", "A plays bang on E")
    assert fact(running, "bangs") == 3 and fact(running, "B.life") == 2 and fact(running, "E.life") == 3


# --- Gold Rush -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "again"), [("beer-6h", True), ("bang-5d", True), ("missed-2s", False), ("bang-2c", False)]
)
def test_don_bell_listens_for_red(face: str, again: bool) -> None:
    running = set_table(A_character="don_bell", A_hand="missed", deck=face)
    say(running, "A ends")
    assert fact(running, "turn") == ("A" if again else "B") and fact(running, "extra") is again


def test_don_bell_with_gold_rush_may_have_two_more_turns() -> None:
    running = set_table(A_character="don_bell", A_nuggets=5, row="gold_rush shot rhum", A_hand="missed", deck="beer-6h")
    say(running, "A buys gold_rush")
    assert fact(running, "turn") == "A" and running.table.play.state.more == 1
    say(running, "A ends")
    assert fact(running, "turn") == "A" and running.table.play.state.more == 0
    hand = fact(running, "A.faces")
    assert len(hand) == 5
    say(running, "A ends")
    assert fact(running, "turn") == "B"


def test_dutch_will_turns_a_card_into_gold() -> None:
    running = draw_phase("dutch_will", "bang missed")
    say(running, "A discards bang")
    assert fact(running, "A.hand") == ["missed"] and fact(running, "A.nuggets") == 1


def test_jacky_murieta_shoots_for_two_nuggets() -> None:
    running = set_table(A_character="jacky_murieta", A_nuggets=4, A_hand="bang", B_hand="missed", B_equipment="calumet")
    assert fact(running, "A.targets.jacky_murieta") == ["B", "E"]
    say(running, "A plays bang on E", "A uses jacky_murieta on B", "B dodges with missed")
    assert fact(running, "A.nuggets") == 3 and fact(running, "bangs") == 1
    say(running, "A uses jacky_murieta on B")
    assert fact(running, "B.life") == 3 and fact(running, "A.nuggets") == 2
    assert refused(running, "A uses jacky_murieta on C") == "bang.no_out_of_range"


def test_jacky_murieta_needs_two() -> None:
    running = set_table(A_character="jacky_murieta", A_nuggets=1, A_hand="bang")
    assert refused(running, "A uses jacky_murieta on B") == "bang.no_nuggets_for"


def test_josh_mccloud_uses_what_he_draws() -> None:
    running = set_table(A_character="josh_mccloud", A_nuggets=6, A_hand="missed", shelf="pickaxe bottle shot")
    say(running, "A uses josh_mccloud")
    assert fact(running, "A.equipment") == ["pickaxe"] and fact(running, "A.question") == "bang.ask_play"
    say(running, "A uses josh_mccloud")
    assert fact(running, "A.question") == "bang.ask_equipment" and fact(running, "A.ways.bottle") == ["beer", "bang"]
    say(running, "A uses bottle as bang on B")
    assert (
        fact(running, "B.life") == 3 and fact(running, "shelf_open") == ["bottle"] and fact(running, "A.nuggets") == 3
    )


def test_josh_mccloud_leaves_the_row_alone() -> None:
    running = set_table(
        A_character="josh_mccloud", A_nuggets=2, A_hand="missed", row="boots shot rhum", shelf="union_pacific"
    )
    say(running, "A uses josh_mccloud")
    assert fact(running, "row") == ["boots", "shot", "rhum"] and fact(running, "A.cards") == 5


def test_madam_yto_draws_for_every_beer_card() -> None:
    running = set_table(A_hand="beer beer saloon", A_life=3, C_character="madam_yto")
    say(running, "A drinks beer", "A sells beer", "A plays saloon")
    assert fact(running, "C.cards") == 2


def test_madam_yto_draws_for_her_own() -> None:
    running = set_table(A_character="madam_yto", A_hand="beer missed", deck="duel")
    say(running, "A sells beer")
    assert fact(running, "A.hand") == ["missed", "duel"]


def test_discarded_beer_is_no_beer_to_madam_yto() -> None:
    running = set_table(A_hand="beer beer", A_life=1, C_character="madam_yto")
    say(running, "A ends", "A discards beer")
    assert fact(running, "C.cards") == 0


def test_pretty_luzena_saves_once_a_turn() -> None:
    running = set_table(
        A_character="pretty_luzena", A_nuggets=2, A_hand="missed", row="horseshoe gun_belt shot", B_equipment="boots"
    )
    say(running, "A buys horseshoe cheaply")
    assert fact(running, "A.nuggets") == 1 and refused(running, "A buys gun_belt cheaply") == "engine.not_offered"
    assert refused(running, "A buys gun_belt") == "bang.no_nuggets"


def test_pretty_luzena_pays_the_full_price_to_force() -> None:
    running = set_table(A_character="pretty_luzena", A_nuggets=3, A_hand="missed", B_equipment="boots")
    assert refused(running, "A forces boots off B") == "bang.no_nuggets"


def test_raddie_snake_draws_twice() -> None:
    running = set_table(A_character="raddie_snake", A_nuggets=3, A_hand="missed", deck="bang beer duel")
    say(running, "A uses raddie_snake", "A uses raddie_snake")
    assert fact(running, "A.hand") == ["missed", "bang", "beer"] and fact(running, "A.nuggets") == 1
    assert refused(running, "A uses raddie_snake") == "bang.no_twice"


def test_simeon_picos_is_paid_for_pain() -> None:
    running = set_table(A_hand="bang duel", B_character="simeon_picos")
    say(running, "A plays bang on B")
    assert fact(running, "B.nuggets") == 1 and fact(running, "A.nuggets") == 1


def test_simeon_picos_and_the_dynamite() -> None:
    running = set_table(phase="start", turn="B", B_character="simeon_picos", B_in_play="dynamite", deck="missed-7s")
    assert fact(running, "B.nuggets") == 3 and fact(running, "B.life") == 1
