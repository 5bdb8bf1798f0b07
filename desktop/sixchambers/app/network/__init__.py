"""Playing across a LAN: the pages and tables of host and guest."""
