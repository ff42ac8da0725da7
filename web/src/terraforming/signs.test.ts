import { describe, expect, it } from 'vitest';
import type { LogLine, SaidEvent } from '../wire';
import { rows, withoutSeat } from '../lib/log';
import { line } from '../lib/testing';
import { inShort, lastDeeds } from './deeds';
import { signsOf } from './signs';

const event = (name: string, seat: number, text: string, parts: SaidEvent['parts'] = {}): SaidEvent => ({
    name,
    seat,
    text: seat < 0 ? [text] : [{ ref: 'seat', id: String(seat), text: 'Ann' }, ` ${text}`],
    parts,
});
const pay = event('pay', 0, 'pays 9 M€', { amounts: [{ kind: 'resource', id: 'mc', amount: 9 }] });
const warm = event('temperature', -1, 'The temperature rises', { now: -12 });
const rate = event('rating', 0, ': rating +1', { steps: 1, now: 21 });
const more = event('production.down', 0, ': energy production −1', {
    production: [{ kind: 'production', id: 'energy' }],
    steps: 1,
});

describe('the signs of events', () => {
    it('are figures with their drawing, production in a frame', () => {
        expect([pay, warm, rate, more].flatMap(signsOf)).toEqual([
            { icon: 'mc', text: '−9' },
            { icon: 'temperature', text: '−12\u202f°C' },
            { icon: 'tr', text: '+1' },
            { icon: 'energy', text: '−1', framed: true },
        ]);
        expect(signsOf(event('play', 0, 'plays Comet'))).toEqual([]);
    });

    it('stand behind what they go with; who did it is said once', () => {
        const events = [event('play', 0, 'plays Comet'), pay, warm, event('pass', 0, 'passes'), { ...pay, seat: 1 }];
        const found = rows(events, -1, signsOf);
        expect(found.map(({ seat, named, signs }) => [seat, named, signs.length])).toEqual([
            [0, true, 2],
            [0, false, 0],
            [1, true, 1],
        ]);
        expect(found.map((row) => row.event && withoutSeat(row.event))).toEqual([
            ['plays Comet'],
            ['passes'],
            undefined,
        ]);
        expect(rows([pay], 0, signsOf)[0]?.named, 'behind lines of the same seat').toBe(false);
    });
});

describe('the last turn in short', () => {
    const log: LogLine[] = [
        line(1, 0, { events: [event('play', 0, 'plays Comet'), pay] }),
        line(2, 0, { events: [event('place.ocean', 0, 'places an ocean')] }),
        line(3, 1, { events: [event('pass', 1, 'passes'), rate] }),
    ];

    it('is all choices of it, without figures and what befell others meanwhile', () => {
        const deeds = lastDeeds(log, 0);
        expect([deeds?.first, deeds?.ply]).toEqual([1, 2]);
        expect(inShort(deeds?.events ?? [])).toBe('plays Comet, places an ocean');
    });

    it('is what was decided on, if that is enough', () => {
        const two = [...log.slice(0, 2), line(3, 0, { events: [event('action', 0, 'uses Ants')] })];
        expect(inShort(lastDeeds(two, 0)?.events ?? [])).toBe('plays Comet, uses Ants');
    });

    it('goes with the turn before, if there was only passing in it', () => {
        const pass = line(5, 0, { events: [event('pass', 0, 'passes')] });
        const deeds = lastDeeds([...log, pass], 0);
        expect([deeds?.first, deeds?.ply]).toEqual([1, 5]);
        expect(inShort(deeds?.events ?? [])).toBe('plays Comet, passes');
        const next = [...log, line(4, 1, { events: [event('generation', -1, 'Generation 2')] }), pass];
        expect(inShort(lastDeeds(next, 0)?.events ?? []), 'not over generations').toBe('passes');
    });
});
