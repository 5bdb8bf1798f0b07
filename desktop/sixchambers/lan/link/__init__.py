"""A secured, framed link between two programs: TLS, a proof of the join code, frames, a pulse. Knows no game."""
