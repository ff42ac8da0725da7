// The order of a hand, and the drawing that goes with a reason.

import type { SaidComponent, SaidRefusal } from '../wire';
import { drawing } from '../ui/drawing';
import type { Sort } from './desk.svelte';

export interface Held {
    card: string;
    cost: number;
    component: SaidComponent | undefined;
    /** At the last turn, so that cards stay where they are while something else is asked. */
    wasPlayable: boolean;
}

const KINDS = ['automated', 'active', 'event'];

/** Cards in an order; equals stay as they were drawn. */
export function inOrder<T extends Held>(cards: T[], sort: Sort, own: string[] = []): T[] {
    const rank: Record<Sort, (held: T) => number | string> = {
        playable: (held) => (held.wasPlayable ? 0 : 1),
        cost: (held) => held.cost,
        kind: (held) => KINDS.indexOf(held.component?.type ?? ''),
        tag: (held) => held.component?.tags[0]?.id ?? '~',
        drawn: () => 0,
        own: (held) => (own.includes(held.card) ? own.indexOf(held.card) : own.length),
    };
    const of = rank[sort];
    return cards.toSorted((one, other) => {
        const [first, second] = [of(one), of(other)];
        return first < second ? -1 : first > second ? 1 : 0;
    });
}

/** Drawings of reasons that name no thing, by how their names begin. */
const SIGNS: Record<string, string> = {
    money: 'mc',
    space: 'special',
    greenery: 'greenery',
    cities: 'city',
    hand: 'card',
    line: 'wifi',
};

/** The drawing for a reason: of the first thing that it names, or of the thing that its name ends with; else a cross. */
export function whyIcon(refusal: SaidRefusal | undefined): string {
    if (!refusal) return 'x';
    for (const part of refusal.why) {
        if (typeof part !== 'string' && part.ref !== 'seat') return drawing(part.ref, part.id);
    }
    const [first = '', ...rest] = refusal.reason.split('.');
    const last = rest.at(-1) ?? '';
    if (first === 'least' || first === 'most') return drawing('parameter', last);
    if (['production', 'stock', 'here', 'holder', 'target'].includes(first)) return drawing('resource', last);
    return SIGNS[first] ?? 'x';
}

/** Whether a reason is a requirement of the card, not its price or its effect. */
export const isUnmet = (refusal: SaidRefusal | undefined): boolean =>
    /^(least|most|tags|greenery|cities|party|leader|chairman)\b/.test(refusal?.reason ?? '');
