import { expect, test } from 'vitest';
import { line } from '../lib/testing';
import type { SaidEvent } from '../wire';
import { lastDeeds } from './deeds';
import type { Desk } from './desk.svelte';

const event = (name: string, words: string): SaidEvent => ({
    name,
    seat: 1,
    parts: {},
    text: [{ ref: 'seat', id: '1', text: 'Boris' }, words],
});
const told = (...log: ReturnType<typeof line>[]): string[] => lastDeeds({ game: { told: log } } as unknown as Desk, 1);

test('what weighs most in a turn is said first, without the name', () => {
    const turn = line(1, 1, {
        events: [event('om.pay', ' pays 1 crystal'), event('om.construct', ' constructs a mine')],
    });
    expect(told(turn)).toEqual(['Constructs a mine', 'Pays 1 crystal']);
});

test('a turn is told although its end was an answer after another one', () => {
    const turn = line(1, 1, { events: [event('om.construct', ' constructs a mine')] });
    expect(told(turn, line(2, 0), line(3, 1))).toEqual(['Constructs a mine']);
});
