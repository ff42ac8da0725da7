"""The vocabulary: what components and actions do, and what they ask for."""
