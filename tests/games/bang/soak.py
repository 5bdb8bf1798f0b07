"""Many games of bots in every number of players, the switches combined in every way.

    python tests/games/bang/soak.py [GAMES]

In the project's environment; 1000 games for each number of players unless told otherwise. Every game must come to its
end, with all cards and nuggets where they belong (the arena checks the table after every game).
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from helpers.bang import SWITCHES, options_text
from sixchambers.games.bang.game import BANG
from sixchambers.players.arena import tournament


def main(games: int) -> None:
    began = perf_counter()
    share = -(-games // len(SWITCHES))
    for seats in BANG.seats:
        played = unfinished = 0
        for options in SWITCHES:
            bots = [("deputy", "greenhorn", "deputy")[seat % 3] for seat in range(seats)]
            result = tournament(BANG, bots, share, f"soak {options_text(options)}", options)
            played += result.games
            unfinished += result.unfinished
        print(f"{seats} players: {played} games, {unfinished} without a winner", flush=True)
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
