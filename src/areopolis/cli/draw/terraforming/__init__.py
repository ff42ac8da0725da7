"""Terraforming Mars drawn for a terminal."""
