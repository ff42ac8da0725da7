import { expect, test } from 'vitest';
import { begin } from './begin';
import type { Desk } from './desk.svelte';

interface Seen {
    popped?: string;
    building?: string;
    hex?: string;
    sheet?: object;
    listed?: unknown;
    pointed?: string[];
}

function begun(notation: string, ...about: { kind: string; id: string }[]): Seen & { could: boolean } {
    const seen: Seen = { sheet: { is: 'log' } };
    const desk = Object.assign(seen, {
        options: [{ notation, label: [], about }],
        pop: (action: string) => (seen.popped = action),
        offer: (listed: unknown) => (seen.listed = listed),
        point: (pointed: string[]) => (seen.pointed = pointed),
    });
    const could = begin(desk as unknown as Desk, notation);
    const { popped, building, hex, sheet, listed, pointed } = seen;
    if (listed) return { could, listed, ...(pointed && { pointed }) };
    return { could, ...(popped && { popped }), ...(building && { building, hex: hex ?? '' }), ...(sheet && { sheet }) };
}

test('an action is looked at, and not taken', () => {
    expect(begun('act learn')).toMatchObject({ could: true, popped: 'learn' });
});

test('a building stands where it would', () => {
    const at = { kind: 'hex', id: 'G6' };
    expect(begun('construct mine G6', at)).toEqual({ could: true, building: 'mine', hex: 'G6' });
});

test('an executive action stands in the bar', () => {
    expect(begun('executive 3')).toMatchObject({ could: true, listed: 'all', pointed: ['executive 3'] });
});

test('what lies in a sheet opens it', () => {
    const sheet = { is: 'contract', contract: 5 };
    expect(begun('deliver 5 water', { kind: 'contract', id: '5' })).toEqual({ could: true, sheet });
});

test('what is done by one click is only pointed at', () => {
    expect(begun('end')).toEqual({ could: false });
});
