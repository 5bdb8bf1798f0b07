"""Many random games in every number of players, with every switch away from its usual place at least once.

    python tests/games/slap/soak.py [GAMES]

In the project's environment; 1000 games of each configuration unless told otherwise. The same checks as in
test_properties, where only a few games of each configuration are played.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from helpers.slap import SOME, slap_play, text, whole_game
from sixchambers.games.slap.game import SLAP


def main(games: int) -> None:
    whole = Counter[str]()
    began = perf_counter()
    for options in SOME:
        for seats in SLAP.seats:
            ends = Counter[str]()
            rounds = 0
            for number in range(games):
                play = slap_play(seats, options, number)
                ends[whole_game(play, Random(number)).removeprefix("slap.end_")] += 1
                rounds += play.state.round
            whole += ends
            told = ", ".join(f"{why} {count}" for why, count in ends.most_common())
            print(f"{seats} seats, {text(options)}: {rounds / games:.1f} rounds a game; {told}", flush=True)
    print(f"{whole.total()} games in {perf_counter() - began:.0f} s: {dict(whole)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
