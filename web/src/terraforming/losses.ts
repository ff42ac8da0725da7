// What others took, where its numbers live.

import type { Harm } from '../lib/harm';

/** What was taken of a resource or lowered of its production, by `stock/plants` or `production/energy`. */
export function losses(list: Harm[]): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { event } of list) {
        const steps = typeof event.parts.steps === 'number' ? event.parts.steps : 1;
        for (const part of Object.values(event.parts)) {
            if (!Array.isArray(part)) continue;
            for (const ref of part) {
                if (ref.kind !== 'resource' && ref.kind !== 'production') continue;
                const place = `${ref.kind === 'resource' ? 'stock' : 'production'}/${ref.id}`;
                sums.set(place, (sums.get(place) ?? 0) - (ref.amount ?? steps));
            }
        }
    }
    return sums;
}
