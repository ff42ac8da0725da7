"""A game in the terminal: reading what a person types, and the loop around it."""
