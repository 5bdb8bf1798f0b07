"""Worked examples: small tables that play themselves. Their sentences and facts are those of scenario files."""
