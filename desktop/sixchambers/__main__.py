"""`python -m sixchambers` and the `sixchambers` command."""

from __future__ import annotations

import sys


def main() -> int:
    if sys.argv[1:2] == ["worker"]:  # a frozen program starts itself for its bots
        from .players.worker import main as worker

        worker()
        return 0
    from .app.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
