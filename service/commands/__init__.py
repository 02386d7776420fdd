"""What the `referee` command does, one module a subcommand."""
