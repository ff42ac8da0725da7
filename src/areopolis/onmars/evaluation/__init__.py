"""What a position of On Mars promises a seat, term by term, for strong bots and their reasons."""
