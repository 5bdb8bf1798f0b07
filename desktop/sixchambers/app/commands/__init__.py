"""One module a subcommand of `sixchambers`."""
