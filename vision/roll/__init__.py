"""The state machine over frames: what is a roll, and what is not."""
