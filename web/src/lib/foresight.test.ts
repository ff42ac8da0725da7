import { expect, test } from 'vitest';
import { applied, differences } from './foresight';

const table = { seats: [{ stock: { mc: 10, heat: 3 }, hand: ['001', '002'] }, { stock: { mc: 4 } }], over: false };

test('a table after some changes has them, and is otherwise the same', () => {
    const then = applied(table, [
        { path: ['seats', 0, 'stock', 'mc'], now: 10, then: 4 },
        { path: ['seats', 0, 'hand'], now: ['001', '002'], then: ['002'] },
    ]);
    expect(then.seats[0]).toEqual({ stock: { mc: 4, heat: 3 }, hand: ['002'] });
    expect(then.seats[1]).toBe(table.seats[1]);
    expect(table.seats[0]?.stock.mc).toBe(10);
});

test('what is not there yet comes with its change', () => {
    expect(applied({ map: [{ tile: null }] }, [{ path: ['map', 0, 'tile'], now: null, then: 'city' }])).toEqual({
        map: [{ tile: 'city' }],
    });
    expect(applied<Record<string, unknown>>({}, [{ path: ['a', 'b'], now: null, then: 1 }])).toEqual({});
});

test('without changes it is the same table', () => {
    expect(applied(table, [])).toBe(table);
});

test('what differs between two tables is what turns one into the other', () => {
    const then = { seats: [{ stock: { mc: 7, heat: 3 }, hand: ['002'] }, { stock: { mc: 4 } }], over: true };
    const found = differences(table, then);
    expect(found.map((one) => one.path.join('/'))).toEqual(['seats/0/stock/mc', 'seats/0/hand', 'over']);
    expect(applied<unknown>(table, found)).toEqual(then);
    expect(differences(table, structuredClone(table))).toEqual([]);
});
