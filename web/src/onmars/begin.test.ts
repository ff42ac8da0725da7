import { expect, test } from 'vitest';
import { begin } from './begin';
import type { Desk } from './desk.svelte';

interface Seen {
    popped?: string;
    building?: string;
    hex?: string;
    sheet?: object;
}

function begun(notation: string, ...about: { kind: string; id: string }[]): Seen & { could: boolean } {
    const seen: Seen = { sheet: { is: 'log' } };
    const desk = Object.assign(seen, {
        options: [{ notation, label: [], about }],
        pop: (action: string) => (seen.popped = action),
    });
    const could = begin(desk as unknown as Desk, notation);
    const { popped, building, hex, sheet } = seen;
    return { could, ...(popped && { popped }), ...(building && { building, hex: hex ?? '' }), ...(sheet && { sheet }) };
}

test('an action is looked at, and not taken', () => {
    expect(begun('act learn')).toMatchObject({ could: true, popped: 'learn' });
});

test('a building stands where it would', () => {
    const at = { kind: 'hex', id: 'G6' };
    expect(begun('construct mine G6', at)).toEqual({ could: true, building: 'mine', hex: 'G6' });
});

test('what lies in a sheet opens it', () => {
    expect(begun('executive 3')).toEqual({ could: true, sheet: { is: 'executive' } });
    const sheet = { is: 'contract', contract: 5 };
    expect(begun('deliver 5 water', { kind: 'contract', id: '5' })).toEqual({ could: true, sheet });
});

test('what is done by one click is only pointed at', () => {
    expect(begun('end')).toEqual({ could: false });
});
