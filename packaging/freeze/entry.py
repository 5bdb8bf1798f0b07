"""Where a frozen program begins."""

import sys

from sixchambers.__main__ import main

sys.exit(main())
