import { expect, test } from 'vitest';
import type { TerraformingMarsBrought as Brought } from '../wire';
import { besides } from './sum';

const part = (what: string, amount: number, more: Partial<Brought> = {}): Brought => ({
    seat: 0,
    by: 'printed',
    what,
    amount,
    production: false,
    ...more,
});

test('what is told with its source is not told once more', () => {
    const parts = [part('plants', 2), part('mc', 4, { by: 'oceans', oceans: 2 }), part('mc', 2, { seat: 1 })];
    const changes: Record<string, number> = { plants: 2, mc: 1, steel: 3 };
    expect(besides(parts, 0, 'stock', (id) => changes[id] ?? 0)).toEqual([
        { id: 'mc', by: -3 },
        { id: 'steel', by: 3 },
    ]);
});

test('production is apart from what is in stock', () => {
    const parts = [part('mc', 3, { by: 'card', card: 'R31' }), part('mc', 1, { by: 'card', production: true })];
    expect(besides(parts, 0, 'production', (id) => (id === 'mc' ? 2 : 0))).toEqual([{ id: 'mc', by: 1 }]);
});
