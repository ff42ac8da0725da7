"""The Turmoil expansion: parties, delegates, policies and global events."""
