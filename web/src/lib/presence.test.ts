import { expect, test } from 'vitest';
import { Game } from './game.svelte';
import { AWAY, goneFor, isAway, leftOf } from './presence';
import { state } from './testing';

const now = Date.now() / 1000;
const seats = [
    { seat: 0, name: 'Ana', kind: 'person' as const, here: true, gone: now - 50, left: 90, runs: true },
    { seat: 1, name: 'Boris', kind: 'person' as const, gone: now - 50, left: 90 },
    { seat: 2, name: 'Cyril', kind: 'person' as const },
    { seat: 3, name: 'Greedy', kind: 'bot' as const, gone: now - 50 },
];

function game(own = [0]): Game {
    const made = new Game('abcdefgh', ['k'.repeat(32)]);
    made.heard(state({ seats, at: now, own }));
    made.skew = 0;
    return made;
}

test('gone is who was there and is not; a bot never is', () => {
    const found = [0, 1, 2, 3].map((seat) => goneFor(game(), seat, now));
    expect(found).toEqual([undefined, 50, undefined, undefined]);
});

test('away is who is gone for a while, and those who only watch are not told', () => {
    const later = now + AWAY;
    const found = [isAway(game(), 1, now), isAway(game(), 1, later), isAway(game(), 0, later)];
    expect(found).toEqual([false, true, false]);
    expect(isAway(game([]), 1, later)).toBe(false);
});

test('a clock that runs goes on between two messages, and not below nothing', () => {
    expect([leftOf(game(), 0, now + 30), leftOf(game(), 1, now + 30), leftOf(game(), 2, now)]).toEqual([
        60,
        90,
        undefined,
    ]);
    expect(leftOf(game(), 0, now + 100)).toBe(0);
});
