"""Write the golden playthroughs anew: `python tests/golden/regenerate.py`, in the project's environment.

Do so after a change that is meant to change how games go (bots, rules) or how they are told (words), and read the
difference before keeping it. If journals change though no bot has, the rules have: raise the game's rules version.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from golden.playthroughs import PLAYTHROUGHS, journal_file, played, retold, text_file


def main() -> None:
    for name, through in PLAYTHROUGHS.items():
        journal = played(name)
        journal_file(name).write_bytes(journal)
        text_file(name).write_text(retold(journal, through.language), encoding="utf-8")
        print(text_file(name).name)


if __name__ == "__main__":
    main()
