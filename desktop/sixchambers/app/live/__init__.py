"""Games in which milliseconds count: a sitting that never waits, its bots, and what people press."""
