"""How bots judge positions of Terraforming Mars: by declarations alone, no card by name."""
