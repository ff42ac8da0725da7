"""The rules as functions over a position."""
