// What is said of a blueprint that is not built yet.

import { t } from '../lib/words.svelte';
import type { OnMarsPlan, SaidComponent } from '../wire';

/** Where it could be built, or what it lacks. */
export function planNote(plan: OnMarsPlan, card: SaidComponent | undefined): string {
    const level = Number(card?.facts.level ?? 1);
    if (plan.hexes.length) return t('om.plan.ready', plan.hexes.slice(0, 2).join(', '));
    return plan.size ? t('om.plan.complex', plan.size, level) : t('om.plan.away');
}
