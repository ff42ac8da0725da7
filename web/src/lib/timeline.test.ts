import { expect, test } from 'vitest';
import type { Mark } from '../wire';
import { byRound, byTurn, stages } from './timeline.svelte';

const marks: Mark[] = [
    [0, 1],
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
    [1, 2],
].map(([seat = 0, round = 0]) => ({ seat, round }));

test('rounds are stretches of choices', () => {
    expect(stages(marks)).toEqual([
        { round: 1, first: 0, moves: 3 },
        { round: 2, first: 3, moves: 3 },
    ]);
});

test('one goes on and back by turns', () => {
    expect([0, 1, 2, 4, 6].map((ply) => byTurn(marks, ply, 1))).toEqual([2, 2, 3, 6, 6]);
    expect([6, 4, 3, 1, 0].map((ply) => byTurn(marks, ply, -1))).toEqual([4, 3, 2, 0, 0]);
});

test('one goes on and back by rounds', () => {
    expect([0, 3, 5].map((ply) => byRound(marks, ply, 1))).toEqual([3, 6, 6]);
    expect([6, 3, 0].map((ply) => byRound(marks, ply, -1))).toEqual([3, 0, 0]);
});
