// The order of a hand, and the drawing that goes with a reason.

import type { Icon, SaidComponent, SaidRefusal } from '../wire';
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
export function inOrder<T extends Held>(cards: T[], sort: Sort): T[] {
    const rank: Record<Sort, (held: T) => number | string> = {
        playable: (held) => (held.wasPlayable ? 0 : 1),
        cost: (held) => held.cost,
        kind: (held) => KINDS.indexOf(held.component?.type ?? ''),
        tag: (held) => held.component?.tags[0]?.id ?? '~',
        drawn: () => 0,
    };
    const of = rank[sort];
    return cards.toSorted((one, other) => {
        const [first, second] = [of(one), of(other)];
        return first < second ? -1 : first > second ? 1 : 0;
    });
}

/** The drawing for a reason: of the first thing that it names, else a cross. */
export function whyIcon(refusal: SaidRefusal | undefined): string {
    for (const part of refusal?.why ?? []) {
        if (typeof part !== 'string' && part.ref !== 'seat') return drawing(part.ref, part.id);
        if (typeof part === 'string' && part.includes('M€')) return 'mc';
    }
    return 'x';
}

/** How many drawings a row has, with those in its frames. */
export const drawings = (row: Icon[]): number =>
    row.reduce((sum, { items = [], then = [] }) => sum + 1 + drawings(items) + drawings(then), 0);
