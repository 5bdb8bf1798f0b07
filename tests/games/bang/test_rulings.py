"""Rulings and rules that are no story of their own."""

from __future__ import annotations

from helpers.bang import fact, say, set_table
from sixchambers.engine.scenario import Running
from sixchambers.games.bang.box import DYNAMITE


def emptied(running: Running, seat: int) -> None:
    """Both piles are empty: all their cards are in one big hand."""
    state = running.table.play.state
    state.hands[seat] += (*state.deck, *state.discard)
    state.deck.clear()
    state.discard.clear()


def test_ruling_4_a_barrel_without_a_card_fails() -> None:
    running = set_table(A_hand="bang duel", B_in_play="barrel")
    emptied(running, 4)
    say(running, "A plays bang on B")
    running.table.play.state.hands[4] += (running.table.play.state.discard.pop(),)
    say(running, "B tries barrel")
    assert fact(running, "B.life") == 3


def test_ruling_4_jail_without_a_card_holds() -> None:
    running = set_table(turn="E", E_hand="missed", A_role="outlaw", B_role="sheriff", A_in_play="jail")
    emptied(running, 3)
    say(running, "E ends")
    assert fact(running, "turn") == "B" and fact(running, "A.in_play") == []


def test_ruling_4_dynamite_without_a_card_goes_on() -> None:
    running = set_table(turn="E", E_hand="missed", A_hand="missed", A_in_play="dynamite")
    emptied(running, 3)
    say(running, "E ends")
    assert DYNAMITE in running.table.play.state.in_play[1] and fact(running, "A.life") == 5


def test_ruling_4_don_bell_without_a_card_has_no_bell() -> None:
    running = set_table(A_character="don_bell", A_hand="missed", B_hand="missed")
    emptied(running, 3)
    say(running, "A ends")
    assert fact(running, "turn") == "B"


def test_ruling_4_drawing_from_nothing_brings_nothing() -> None:
    running = set_table(A_hand="missed", B_character="suzy_lafayette", B_hand="scope", C_hand="missed")
    emptied(running, 3)
    say(running, "A ends")
    assert fact(running, "turn") == "B" and fact(running, "B.cards") == 1
    say(running, "B plays scope")
    assert fact(running, "turn") == "C" and fact(running, "B.cards") == 0, "Suzy has nothing left to do"


def test_a_revealed_card_is_not_reshuffled() -> None:
    """What lies in the General Store is not in the discard pile when the draw pile runs out."""
    running = set_table(A_hand="general_store missed", deck="bang beer", deck_size=2)
    say(running, "A plays general_store")
    assert len(fact(running, "aside")) == 5 and fact(running, "shuffles") == 1
    assert not set(fact(running, "aside")) & set(fact(running, "discard_faces"))


def test_several_victims_of_one_card_are_eliminated_in_order() -> None:
    running = set_table(A_hand="gatling", B_life=1, C_life=1, D_life=1, options={"shadows": False})
    say(running, "A plays gatling")
    heard = [line for line in fact(running, "nobody.heard") if line == "bang.log_eliminated_by"]
    assert len(heard) == 3 and fact(running, "over") and fact(running, "outcome.winners") == ["A", "E"]


def test_the_turn_limit_ends_a_game_without_a_winner() -> None:
    running = set_table(A_hand="missed", turns=1000)
    say(running, "A ends")
    assert (
        fact(running, "over")
        and fact(running, "outcome.winners") == []
        and fact(running, "outcome.why") == "bang.end_limit"
    )


def test_a_player_with_nothing_to_do_is_not_asked() -> None:
    """No hand, no gold: everybody can see it. With a hand he is asked, whatever it is."""
    running = set_table(A_hand="scope", B_hand="missed")
    say(running, "A plays scope")
    assert fact(running, "turn") == "B"
    running = set_table(A_hand="scope missed")
    say(running, "A plays scope")
    assert fact(running, "asked") == ["A"] and fact(running, "A.may") == []
