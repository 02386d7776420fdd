"""The one loop and its desks: whatever comes in goes through here, one input at a time."""
