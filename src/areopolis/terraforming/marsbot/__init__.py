"""MarsBot: an opponent that needs no person and no search, only its cards and its board of tracks."""
