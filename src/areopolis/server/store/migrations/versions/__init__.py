"""One module for every step. The number of the last one is the version of the store."""
