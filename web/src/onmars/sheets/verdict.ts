// Who won and by what: the step of the rules that decided, and the part of the score sheet that made the difference.

import type { OnMarsTable } from '../../wire';

export const PARTS = [
    'track',
    'progress',
    'ships',
    'colonists',
    'techs',
    'blueprints',
    'scientists',
    'contracts',
] as const;
export type Part = (typeof PARTS)[number];

export interface Verdict {
    /** Points, or the step by which a tie was broken; nothing at all for a tie. */
    by: 'points' | 'crystals' | 'buildings' | 'cubes' | 'tie';
    /** The part in which the winner is farthest ahead of the second. */
    part: Part | undefined;
}

/** What decided between the first two of some seats in their order. */
export function decidedBy(table: OnMarsTable, order: number[]): Verdict {
    const [first, second] = [table.seats[order[0] ?? -1], table.seats[order[1] ?? -1]];
    if (!first || !second) return { by: 'points', part: undefined };
    const ahead = (part: Part): number => (first.points[part] ?? 0) - (second.points[part] ?? 0);
    // What brought points, if anything did: to have lost less is not named.
    const brought = PARTS.filter((one) => (first.points[one] ?? 0) > 0);
    const part = (brought.length ? brought : [...PARTS]).toSorted((one, other) => ahead(other) - ahead(one))[0];
    if (first.total !== second.total) return { by: 'points', part };
    const steps = [
        ['crystals', first.crystals + first.crystals_waiting - second.crystals - second.crystals_waiting],
        ['buildings', first.built.length - second.built.length],
        ['cubes', first.progress.length - second.progress.length],
    ] as const;
    return { by: steps.find(([, by]) => by !== 0)?.[0] ?? 'tie', part };
}

/** Somebody with their points, and these line by line. */
export interface Ranked {
    seat: number;
    score: number;
    sheet: Record<string, number>;
}

/** The colours of the parts. */
export const TONES: Record<string, string> = {
    track: '#a9512b',
    progress: '#e0b13a',
    ships: '#6b7583',
    colonists: '#35709c',
    techs: '#3c4655',
    blueprints: '#2c5f95',
    scientists: '#5d4a7a',
    contracts: '#2f7a45',
};
