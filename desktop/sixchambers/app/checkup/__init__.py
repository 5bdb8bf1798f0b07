"""Does everything work here? `sixchambers checkup` tries it out, the way a person would, and tells."""
