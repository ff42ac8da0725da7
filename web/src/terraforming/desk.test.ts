import { expect, test } from 'vitest';
import { Game } from '../lib/game.svelte';
import { option, question, state } from '../lib/testing';
import type { State } from '../wire';
import { Desk } from './desk.svelte';

/** A table of three with a card in the hand of the first, which may take plants from the third. */
function desk(): Desk {
    const takes = [{ seat: 2, of: 'stock', resource: 'plants', number: 3 }];
    const cards = [{ card: '010', cost: 21, printed: 21, now: [], takes }];
    const stock = { mc: 30, steel: 0, titanium: 0, plants: 5, energy: 0, heat: 0 };
    const seats = [0, 1, 2].map((seat) => ({ seat, stock, production: stock, hand: { number: 1, cards } }));
    const table = { seats, map: [], turn: { active: 0 } } as unknown as State['table'];
    const game = new Game('threat01', ['k'.repeat(32)]);
    game.heard(state({ table, question: question([option('play 010', ['card', '010'])]) }));
    return new Desk(game);
}

test('a card that is pointed at threatens whom the server names, and nobody else who has some', () => {
    const table = desk();
    expect(table.threat(2, 'stock', 'plants')).toBeUndefined();
    table.hovered = '010';
    expect(table.threat(2, 'stock', 'plants')).toEqual({ now: 5, then: 2 });
    expect(table.threat(1, 'stock', 'plants'), 'protected').toBeUndefined();
    expect(table.threat(2, 'production', 'plants')).toBeUndefined();
    expect(table.threat(2, 'stock', 'mc')).toBeUndefined();
});
