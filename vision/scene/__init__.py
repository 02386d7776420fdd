"""Renders dice in a tray: the fake camera's pictures."""
