"""The rules of On Mars, a module for every chapter."""
