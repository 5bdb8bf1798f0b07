"""The modules of packaging/freeze can be imported here."""

from __future__ import annotations

import sys

from helpers.sources import PROJECT

sys.path.append(str(PROJECT / "packaging"))
