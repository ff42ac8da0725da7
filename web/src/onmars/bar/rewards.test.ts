import { expect, test } from 'vitest';
import { option } from '../../lib/testing';
import type { OnMarsSeat } from '../../wire';
import { byUse } from './rewards';

const BRINGS: Record<string, string> = { '1': 'steps', '2': 'crystal', '3': 'mineral', '4': 'recall' };
const options = ['1', '2', '3', '4'].map((id) => option(`reward ${id}`, ['reward', id]));
const order = (quarters: number, mineral: number): string =>
    byUse(options, { quarters, goods: { mineral } } as unknown as OnMarsSeat, (id) => BRINGS[id] ?? '')
        .map(({ notation }) => notation.slice(-1))
        .join('');

test('whoever has hardly anybody at home is first offered a colonist', () => {
    expect(order(1, 2)).toBe('4231');
});

test('whoever has people but no mineral is first offered one', () => {
    expect(order(3, 0)).toBe('3241');
});
