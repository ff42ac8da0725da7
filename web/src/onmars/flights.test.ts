import { expect, test } from 'vitest';
import type { LogLine, SaidEvent } from '../wire';
import { flightsOf } from './flights';

const event = (name: string, seat: number, parts: SaidEvent['parts'] = {}): SaidEvent => ({
    name,
    seat,
    text: [name],
    parts,
});
const LOG: LogLine[] = [
    {
        ply: 1,
        seat: 0,
        at: 0,
        events: [
            event('om.turn', 0),
            event('om.construct', 0, {
                building: [{ kind: 'building', id: 'mine' }],
                hex: [{ kind: 'hex', id: 'K4' }],
            }),
            event('om.contribute', 0, { mission: [{ kind: 'mission', id: 'bots' }] }),
        ],
    },
    {
        ply: 2,
        seat: 1,
        at: 0,
        events: [event('om.gain', 1, { amount: [{ kind: 'resource', id: 'oxygen', amount: 1 }] })],
    },
];

test('crystals of a mission and the oxygen of a technology fly to whom they belong', () => {
    const own = flightsOf(LOG, 0, 1);
    expect(own.map(({ from, to }) => [from, to])).toEqual([
        ['.mars [data-what="mission bots"] em svg', '.others [data-seat="0"] [data-what="resource crystal"] svg'],
        ['.mars [data-cell="K4"]', '.own [data-what="resource oxygen"] svg'],
    ]);
});

test('what was seen already does not fly, nor what whoever is on turn gains, or who travels', () => {
    expect(flightsOf(LOG, 2, 0)).toEqual([]);
    expect(flightsOf(LOG, 1, 0).map(({ to }) => to)).toEqual([
        '.others [data-seat="1"] [data-what="resource oxygen"] svg',
    ]);
    const [built, gained] = LOG;
    if (!built || !gained) throw new Error('no log');
    const turn = { ...built, events: [event('om.turn', 1)] };
    const shuttle = { ...built, events: [event('om.shuttle', -1)] };
    expect(flightsOf([built, turn, gained], 1, 0)).toEqual([]);
    expect(flightsOf([built, shuttle, gained], 1, 0)).toEqual([]);
});
