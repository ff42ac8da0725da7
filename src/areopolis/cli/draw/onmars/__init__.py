"""On Mars drawn for a terminal."""
