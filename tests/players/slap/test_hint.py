"""Advice for a person: one sentence a card, before it is turned; and one for the card that lies there."""

from __future__ import annotations

import pytest

from helpers.slap_bots import nothing_known, paced, sight
from sixchambers.engine.chance import Chance
from sixchambers.games.slap.box import BIG, CARDS, GOLD, IRON, MOVE
from sixchambers.games.slap.inputs import reaction
from sixchambers.games.slap.options import SlapOptions
from sixchambers.players import find_bot
from sixchambers.players.bot import Advice, Budget
from sixchambers.players.slap.hint import Counsel, counsel
from sixchambers.words.speaker import speaker


def advice(**changes: object) -> dict[str, Counsel]:
    reactions = changes.pop("reactions", None)
    view = sight(**changes)  # type: ignore[arg-type]
    memory = nothing_known(4, **({"reactions": reactions} if reactions else {}))
    return {one.card: one for one in counsel(view, memory, 0)}


def test_there_is_advice_for_each_card_that_may_come() -> None:
    assert list(advice()) == list(CARDS)
    assert GOLD not in advice(options=SlapOptions(game="basic"))


def test_it_names_the_right_thing() -> None:
    told = advice(members=(6, 4, 1, 5), reactions=paced(300, 450, 450, 450))
    assert (told[IRON].kind, told[IRON].arg, told[IRON].say.id) == ("slap", 2, "bot.slap_hint_shoot")
    assert (told[BIG].kind, told[BIG].arg) == ("slap", 2)
    assert (told[GOLD].say.id, told[MOVE].say.id) == ("bot.slap_hint_slap", "bot.slap_hint_cover_own")
    covered = advice(hands=((0,), (-1,), (2,), (-1,)), reactions=paced(600, 300, 300, 300))
    assert (covered[IRON].say.id, covered[MOVE].say.id) == ("bot.slap_hint_stay", "bot.slap_hint_cover")


@pytest.mark.parametrize(
    ("language", "card", "sentence"),
    [("en", BIG, "Big Gun: shoot Cleo"), ("de", BIG, "auf Cleo schießen"), ("de", MOVE, "in die eigene Deckung")],
)
def test_it_is_said_in_both_languages(language: str, card: str, sentence: str) -> None:
    told = advice(members=(6, 4, 1, 5))
    assert sentence in speaker(language).say(told[card].say, ["Anna", "Bert", "Cleo", "Dora"])


def deputy(**changes: object) -> Advice:
    view = sight(**changes)  # type: ignore[arg-type]
    question = reaction(0, 4, 1, "slap.ask_open", 5_000_000)
    return find_bot("slap", "deputy").answer(view, nothing_known(), question, Chance(bytes(16)), Budget(1))


def test_for_an_open_card_a_deputy_says_what_to_press_and_before_it_to_wait() -> None:
    assert deputy(phase="armed").answer is None and deputy(phase="armed").reason.id == "bot.slap_wait_card"
    assert deputy(phase="open", card=GOLD).answer == ("slap", None)
    assert deputy(phase="open", card=MOVE).answer == ("cover", 0)
