// Figures of a seat in the order of the board.

import type { TerraformingMarsSeat } from '../wire';

export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TAGS = [
    'building',
    'space',
    'power',
    'science',
    'jovian',
    'earth',
    'plant',
    'microbe',
    'animal',
    'city',
] as const;

/** The tags that a seat has, with how many. */
export function tagsOf(seat: TerraformingMarsSeat): [string, number][] {
    const found: [string, number][] = TAGS.filter((tag) => seat.tags[tag]).map((tag) => [tag, seat.tags[tag] ?? 0]);
    return seat.wild_tags ? [...found, ['wild', seat.wild_tags]] : found;
}

/** The ends of a scale that holds all numbers, with some room, and its marks. */
export function scale(numbers: number[]): { least: number; most: number; marks: number[] } {
    const lowest = Math.min(...numbers);
    const highest = Math.max(...numbers);
    const step = highest - lowest > 24 ? 10 : highest - lowest > 10 ? 5 : 2;
    const least = Math.floor((lowest - 1) / step) * step;
    let most = Math.ceil((highest + 1) / step) * step;
    while ((most - least) / step < 5) most += step;
    return { least, most, marks: Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step) };
}
