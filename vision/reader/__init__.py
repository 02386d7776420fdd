"""Frame to Reading: where the dice are, which faces they show, or why that cannot be said."""
