"""The load test: many games at once over real sockets, on this machine, and what the server did with them."""

from areopolis.server.loadtest.plan import Plan
from areopolis.server.loadtest.report import Report
from areopolis.server.loadtest.run import Progress, run

__all__ = ["Plan", "Progress", "Report", "run"]
