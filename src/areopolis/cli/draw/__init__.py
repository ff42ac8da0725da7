"""Terraforming Mars drawn for a terminal: functions from a position to things that rich can print."""
