"""The server: tables of people and bots over the network."""
