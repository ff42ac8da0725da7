import { expect, test } from 'vitest';
import type { SaidJudgement } from '../wire';
import { apart, bestPart, moments, summary } from './review.svelte';

const option = (notation: string): SaidJudgement['played'] => ({ notation, label: [], about: [] });
const judged = (ply: number, missed: number, best = `best${ply}`, ahead = 0): SaidJudgement => ({
    ply,
    played: option(missed ? `played${ply}` : best),
    best: option(best),
    missed,
    ahead,
    reasons: [],
});

test('moments are the costliest choices in the order of play, and the best one', () => {
    const found = moments([
        judged(1, 2),
        judged(2, 9),
        judged(3, 0, 'a', 4),
        judged(4, 0, 'b', 6),
        judged(5, 1.5),
        judged(6, 3),
        judged(7, 0.4),
        judged(8, 5),
    ]);
    expect(found.map((one) => [one.ply, one.isBest])).toEqual([
        [1, false],
        [2, false],
        [4, true],
        [6, false],
        [8, false],
    ]);
});

test('advice that was not followed again and again is one moment', () => {
    const found = moments([judged(1, 3, 'play 009'), judged(2, 5, 'play 009'), judged(3, 2)]);
    expect(found.map((one) => one.ply)).toEqual([2, 3]);
});

test('a flawless game has no moments, and misses nothing', () => {
    const game = [judged(1, 0, 'a', 0.2), judged(2, 0.3)];
    expect(moments(game)).toEqual([]);
    expect(summary(game)).toEqual({ nearly: 1, missed: 0 });
});

test('the summary counts what was nearly best, and every missed chance once', () => {
    const game = [judged(1, 4, 'a'), judged(2, 6, 'a'), judged(3, 0), judged(4, 1, 'b')];
    expect(summary(game)).toEqual({ nearly: 0.25, missed: 7 });
    expect(summary([])).toEqual({ nearly: 1, missed: 0 });
});

test('pins that would meet stand side by side, within the chart', () => {
    expect(apart([10, 11, 50], 3, 100)).toEqual([10, 13, 50]);
    expect(apart([97, 98, 99], 3, 100)).toEqual([94, 97, 100]);
});

test('the best part of a game is what one has most ahead of the others, not what brings most to all', () => {
    const sheet = [
        { rating: 40, cities: 12, cards: 3 },
        { rating: 44, cities: 2, cards: 1 },
        { rating: 39, cities: 5, cards: 8 },
    ];
    expect([0, 1, 2].map((seat) => bestPart(sheet, seat))).toEqual(['cities', 'rating', 'cards']);
    expect(bestPart([{ rating: 30, cards: 4 }], 0)).toBe('rating');
    expect(bestPart([{ rating: 1 }, { rating: 1 }], 0)).toBeUndefined();
});
