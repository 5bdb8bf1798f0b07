#!/usr/bin/env python3
"""Freeze Six Chambers for the system this runs on, pack it, and try it out. `packaging/dev.py build` is the way in.

build              freeze, pack into dist/, try out what was packed, write the checksums
build --measure    also measure size and first frame, as ratios; fails if they are over their limits
build --quick      pack with little compression: for trying out, not for giving away
build --licences   also renew packaging/licences from what was really bundled
build --no-smoke   do not try it out
build --pack-only  pack what was frozen before: after signing (see freeze/SIGNING.md)
build --checksums  only write the checksums of dist/ again
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from freeze.command import build

if __name__ == "__main__":
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__, formatter_class=form)
    for flag in ("--measure", "--quick", "--licences", "--no-smoke", "--pack-only", "--checksums"):
        parser.add_argument(flag, action="store_true")
    sys.exit(build(parser.parse_args()))
