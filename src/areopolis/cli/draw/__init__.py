"""Games drawn for a terminal: a folder for every game, with functions from a position to things that rich can print."""
