"""Terraforming Mars: base game, Corporate Era, draft and solo variants."""
