"""One game at the table, pure: the fold of its journal, decisions, takebacks."""
