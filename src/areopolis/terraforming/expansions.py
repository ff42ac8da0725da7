"""The expansions that there are. This is the one place that switches them on; everybody else asks `EXPANSIONS`."""

from __future__ import annotations

from areopolis.terraforming.cases_part import PARTS
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.marsbot.cases import MarsBotCases
from areopolis.terraforming.marsbot.expansion import MARSBOT
from areopolis.terraforming.turmoil.cases import TurmoilCases
from areopolis.terraforming.turmoil.expansion import TURMOIL

# Records write the options in this order.
EXPANSIONS.extend([TURMOIL, MARSBOT])
PARTS.extend([TurmoilCases(TURMOIL.name), MarsBotCases(MARSBOT.name)])
