"""Makes programs people can install: frozen, packed, tried out. `packaging/build.py` is its command."""
