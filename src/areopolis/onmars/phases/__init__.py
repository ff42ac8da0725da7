"""The course of a game: set-up, turns, the shuttle, the end."""
