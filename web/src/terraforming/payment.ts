// Ways to pay: which other way is one step of a resource away.

import type { SaidOption } from '../wire';

/** How much of a resource a way to pay takes. */
export const amountIn = (way: SaidOption, resource: string): number =>
    way.about.find((ref) => ref.id === resource)?.amount ?? 0;

/** The resources that some ways to pay take, money last. */
export function resourcesIn(ways: SaidOption[]): string[] {
    const all = new Set(ways.flatMap((way) => way.about.map((ref) => ref.id)));
    const others = [...all].filter((id) => id !== 'mc');
    return all.has('mc') || !others.length ? [...others, 'mc'] : others;
}

/** The way to pay with the next more (or less) of a resource, and as much as possible of the others as before. */
export function stepped(ways: SaidOption[], now: SaidOption, resource: string, by: 1 | -1): SaidOption | undefined {
    const have = amountIn(now, resource);
    const others = resourcesIn(ways).filter((id) => id !== resource && id !== 'mc');
    const apart = (way: SaidOption): number =>
        others.reduce((sum, id) => sum + Math.abs(amountIn(way, id) - amountIn(now, id)), 0);
    return ways
        .filter((way) => (amountIn(way, resource) - have) * by > 0)
        .toSorted(
            (one, other) =>
                Math.abs(amountIn(one, resource) - have) - Math.abs(amountIn(other, resource) - have) ||
                apart(one) - apart(other),
        )[0];
}

/** By how much a way to pay is worth more than the price, by what a piece of every resource is worth. */
export const wasted = (way: SaidOption, price: number, worth: (resource: string) => number): number =>
    Math.max(0, way.about.reduce((sum, { id, amount = 0 }) => sum + amount * worth(id), 0) - price);
