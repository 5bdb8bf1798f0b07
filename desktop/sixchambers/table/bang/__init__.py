"""BANG! with Gold Rush on the table: fanned hands, a shop on a plank, gold, and a lot of lead."""
