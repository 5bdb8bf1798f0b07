"""The drawings of BANG! with Gold Rush: emblems, characters, roles, suits, frames, and what lies on the leather."""
