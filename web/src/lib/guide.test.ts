import { expect, test } from 'vitest';
import { Game } from './game.svelte';
import { guide, guided, isGuided, type Step } from './guide.svelte';
import { state } from './testing';

const steps: Step[] = [
    { say: 'first', where: ['#nowhere', 'body'], done: (game, began) => game.state.ply > began.ply },
    { say: 'second', where: [], done: (game) => game.state.plies > 5, bar: true },
    { say: 'third', where: [], done: () => false, look: true },
];

test('a guide goes on by doing, and is where it was left when one comes back', () => {
    const game = new Game('guide001', ['k'.repeat(32)]);
    expect(isGuided(game.id)).toBe(false);
    guided(game.id);
    expect(isGuided(game.id)).toBe(true);
    game.heard(state({ ply: 1 }));
    guide.start(game, steps);
    guide.look();
    expect([guide.at, guide.step?.say, guide.keepsBar]).toEqual([0, 'first', false]);
    game.heard(state({ ply: 2, plies: 2, number: 2 }));
    guide.look();
    expect([guide.at, guide.keepsBar]).toEqual([1, true]);
    game.heard(state({ ply: 6, plies: 6, number: 6 }));
    guide.look();
    expect(guide.at).toBe(2);
    guide.start(game, steps);
    expect(guide.at).toBe(2);
    guide.back();
    expect(guide.at).toBe(1);
    guide.skip();
    expect([guide.step, guide.at]).toEqual([undefined, 3]);
});
