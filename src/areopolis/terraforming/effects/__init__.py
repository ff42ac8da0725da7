"""The vocabulary of cards: one class per word, one file per family."""
