"""The server: games that several people play over the network, and that nothing can lose."""
