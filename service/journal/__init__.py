"""What is on disk: the journal, saved games, pictures."""
