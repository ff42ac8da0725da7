import { expect, test } from 'vitest';
import type { SaidEvent } from '../wire';
import { plain } from './api';
import { harms, markSeen, seenUpTo, toYou } from './harm';
import { line } from './testing';
import { words } from './words.svelte';

const event = (name: string, seat: number, from?: number): SaidEvent => ({
    name,
    seat,
    text: [],
    parts: from === undefined ? {} : { from: [{ kind: 'seat', id: String(from) }] },
});
const removed = event('remove', 1, 0);
const lowered = event('production.down', 0);
const log = [
    line(1, 1, { events: [removed] }),
    line(2, 0),
    line(3, 1, { events: [removed] }),
    line(4, 2, { events: [lowered] }),
];

test('harm is what others took, the newest first', () => {
    expect(harms(log, 0, -1).map((harm) => harm.ply)).toEqual([4, 3, 1]);
    expect(harms(log, 0, 3).map((harm) => harm.ply)).toEqual([4]);
    expect(harms(log, 1, -1)).toEqual([]);
});

test('what an automa takes after one’s own move is harm, what one lowers oneself is not', () => {
    const played = (seat: number, kind: string): SaidEvent => ({
        ...event('play', seat),
        parts: { card: [{ kind, id: `${seat}` }] },
    });
    const taken = (...kinds: string[]): (string | undefined)[][] =>
        harms(
            [line(2, 0, { events: [played(0, 'card'), lowered, ...kinds.map((one) => played(1, one)), removed] })],
            0,
            1,
        ).map(({ seat, event: { name }, card }) => [`${seat}`, name, card]);
    expect(taken('card'), 'by its card').toEqual([['1', 'remove', '1']]);
    expect(taken('card', 'bonus'), 'by a card of another kind').toEqual([['1', 'remove', undefined]]);
});

test('harm is told with the card that did it', () => {
    const card = (id: string): SaidEvent => ({ ...event('play', 1), parts: { card: [{ kind: 'card', id }] } });
    const turn = [line(1, 2, { events: [card('009')] }), line(2, 1, { events: [card('010')] })];
    const later = line(3, 1, { events: [removed, card('011')] });
    expect(harms([...turn, later], 0, -1).map((harm) => harm.card)).toEqual(['010']);
    expect(harms([line(1, 1, { events: [removed] })], 0, -1).map((harm) => harm.card)).toEqual([undefined]);
});

test('what comes to everybody is nobody’s doing', () => {
    const solar = line(5, 2, { events: [event('rating.down', 0), event('rating.down', 2)] });
    expect(harms([solar], 0, -1)).toEqual([]);
});

test('it stays until it is seen, also when one chose meanwhile or comes back', () => {
    expect(seenUpTo('abcdefgh', log, 0)).toBe(2);
    markSeen('abcdefgh', 0, 3);
    expect(seenUpTo('abcdefgh', [...log, line(9, 0)], 0)).toBe(3);
});

test('it is said to whom it was done, and names them nowhere', () => {
    const phrases = { 'web.harm.steal': '{0} vám krade {1}', 'web.harm.down': '{0} vám snižuje: {1}' };
    words.teach(phrases, 'cs');
    const name = (seat: number, text: string): SaidEvent['text'][number] => ({ ref: 'seat', id: String(seat), text });
    const some = { ref: 'resource', id: 'mc', text: '1 M€', amount: 1 };
    const text = [name(1, 'Boris'), ' krade hráči ', name(0, 'Cid'), ' ', some];
    const stolen = { ply: 1, seat: 1, event: { ...event('steal', 1, 0), text } };
    expect(toYou(stolen, 'Boris')).toEqual([name(1, 'Boris'), ' vám krade ', some]);
    const less = { ...lowered, text: [name(0, 'Cid'), ': produkce M€ −1'] };
    expect(plain(toYou({ ply: 1, seat: 1, event: less }, 'Boris'))).toBe('Boris vám snižuje: produkce M€ −1');
    const other = { ply: 1, seat: 1, event: { ...event('other', 1, 0), text } };
    expect(toYou(other, 'Boris'), 'as it was said to all').toBe(text);
});
