"""Many random games in every number of players: none, each single and all modules.

    python tests/games/dice/soak.py [GAMES]

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

from helpers.dice import SOME, configurations, dice_play, text, whole_game


def main(games: int) -> None:
    whole = Counter[str]()
    began = perf_counter()
    for seats, options in configurations(SOME):
        ends = Counter[str]()
        turns = 0
        for number in range(games):
            play = dice_play(seats, options, number)
            ends[whole_game(play, Random(number)).removeprefix("dice.end_")] += 1
            turns += play.state.turn
        whole += ends
        told = ", ".join(f"{why} {count}" for why, count in ends.most_common())
        print(f"{seats} seats, {text(options)}: {turns / games:.1f} turns a game; {told}", flush=True)
    print(f"{whole.total()} games in {perf_counter() - began:.0f} s: {dict(whole)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
