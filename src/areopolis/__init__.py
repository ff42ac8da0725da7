"""Areopolis: Terraforming Mars and On Mars, exactly by their rulebooks."""

__version__ = "0.1.0"
