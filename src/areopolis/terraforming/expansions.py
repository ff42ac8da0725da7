"""The expansions that there are. This is the one place that switches them on; everybody else asks `EXPANSIONS`."""

from __future__ import annotations

from areopolis.terraforming import events_form
from areopolis.terraforming.cases_part import PARTS
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.marsbot import events_form as of_marsbot
from areopolis.terraforming.marsbot.cases import MarsBotCases
from areopolis.terraforming.marsbot.expansion import MARSBOT
from areopolis.terraforming.sets import SETS
from areopolis.terraforming.turmoil import events_form as of_turmoil
from areopolis.terraforming.turmoil.cases import TurmoilCases
from areopolis.terraforming.turmoil.expansion import TURMOIL

# Records write the options in this order.
EXPANSIONS.extend([TURMOIL, MARSBOT, SETS])
PARTS.extend([TurmoilCases(TURMOIL.name), MarsBotCases(MARSBOT.name)])
for _forms in (of_turmoil.EVENT_FORMS, of_marsbot.EVENT_FORMS):
    events_form.EVENT_FORMS.update(_forms)
for _phrases in (of_turmoil.PHRASES, of_marsbot.PHRASES):
    events_form.PHRASES.update(_phrases)
