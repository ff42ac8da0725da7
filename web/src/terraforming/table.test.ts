import { describe, expect, it } from 'vitest';
import type { Icon, LogLine, SaidComponent, SaidOption, SaidRefusal } from '../wire';
import { amountOf, drawing, signed } from '../ui/drawing';
import { harms } from './harm';
import { beginnings } from './history';
import { inShort, lastDeeds } from './deeds';
import { drawings, inOrder, whyIcon, type Held } from './hand';
import { middle, neighbour, rowLength } from './hexes';
import { amountIn, resourcesIn, stepped } from './payment';
import { scale } from './seats';
import { cardPrice, startMoney } from './setup';

const way = (amounts: Record<string, number>): SaidOption => ({
    notation: `pay ${JSON.stringify(amounts)}`,
    label: [],
    about: Object.entries(amounts).map(([id, amount]) => ({ kind: 'resource', id, amount })),
});

describe('paying', () => {
    const ways = [way({ mc: 1, steel: 5 }), way({ steel: 6 }), way({ mc: 3, steel: 4 }), way({ mc: 11 })];

    it('steps to the next way with more or less of a metal', () => {
        const [natural, most, less, none] = ways;
        expect(natural && stepped(ways, natural, 'steel', 1)).toBe(most);
        expect(natural && stepped(ways, natural, 'steel', -1)).toBe(less);
        expect(less && stepped(ways, less, 'steel', -1)).toBe(none);
        expect(none && stepped(ways, none, 'steel', -1)).toBeUndefined();
    });

    it('keeps the other metal as it is, where it can', () => {
        const both = [way({ mc: 2, steel: 1, heat: 1 }), way({ mc: 1, steel: 2 }), way({ steel: 2, heat: 1 })];
        expect(both[0] && stepped(both, both[0], 'steel', 1)).toBe(both[2]);
    });

    it('names every resource once, money last', () => {
        expect(resourcesIn(ways)).toEqual(['steel', 'mc']);
        expect(amountIn(way({ steel: 6 }), 'mc')).toBe(0);
    });
});

describe('the hand', () => {
    const held = (card: string, cost: number, wasPlayable: boolean): Held => ({
        card,
        cost,
        wasPlayable,
        component: undefined,
    });
    const cards = [held('a', 5, false), held('b', 9, true), held('c', 5, true)];
    const ids = (found: Held[]): string => found.map((one) => one.card).join('');

    it('has what can be played first, and stays as drawn otherwise', () => {
        expect(ids(inOrder(cards, 'playable'))).toBe('bca');
        expect(ids(inOrder(cards, 'cost'))).toBe('acb');
        expect(ids(inOrder(cards, 'drawn'))).toBe('abc');
    });

    it('counts drawings with those in frames', () => {
        expect(drawings([{ icon: 'production', items: [{ icon: 'resource', id: 'mc' }] }, { icon: 'card' }])).toBe(3);
    });

    it('draws a reason by the first thing that it names', () => {
        const why = (parts: SaidRefusal['why']): SaidRefusal => ({ notation: '', about: [], label: [], why: parts });
        expect(whyIcon(why(['Needs 3 ', { ref: 'tag', id: 'science', text: 'science' }, ' tags']))).toBe('t-science');
        expect(whyIcon(why(['8 M€ short of 23 M€']))).toBe('mc');
        expect(whyIcon(undefined)).toBe('x');
    });
});

describe('the map', () => {
    it('has nine rows of five to nine spaces round its middle', () => {
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(rowLength)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5]);
        expect(middle(5, 5)).toEqual({ x: 380, y: 300 });
        expect(middle(1, 3).x).toBeCloseTo(380);
    });

    it('is walked with arrows', () => {
        const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((row) =>
            Array.from({ length: rowLength(row) }, (_, at) => ({ id: `${row}.${at + 1}`, at: middle(row, at + 1) })),
        );
        expect(neighbour(middle(5, 5), spaces, 'ArrowRight')).toBe('5.6');
        expect(neighbour(middle(5, 5), spaces, 'ArrowUp')).toMatch(/^4\.[45]$/);
        expect(neighbour(middle(5, 5), spaces, 'ArrowDown')).toMatch(/^6\.[45]$/);
        expect(neighbour(middle(5, 9), spaces, 'ArrowRight')).toBeUndefined();
    });
});

describe('figures', () => {
    it('have true signs, bounds and units', () => {
        const icon = (rest: Partial<Icon>): Icon => ({ icon: 'resource', id: 'mc', ...rest });
        expect(signed(-3)).toBe('−3');
        expect(amountOf(icon({ amount: 3 }), false)).toBe('+3');
        expect(amountOf(icon({ amount: 3 }), true)).toBe('3');
        expect(amountOf({ icon: 'parameter', id: 'temperature', amount: -4, bound: 'least' }, true)).toBe(
            '≥\u202f−4\u202f°C',
        );
        expect(amountOf({ icon: 'tag', id: 'science', amount: 2 }, true)).toBe('2');
        expect(amountOf({ icon: 'tile', id: 'city', amount: 1 }, false)).toBe('');
    });

    it('have a drawing for every kind of thing', () => {
        expect(drawing('tag', 'earth')).toBe('t-earth');
        expect(drawing('party', 'mars_first')).toBe('pa-marsfirst');
        expect(drawing('tile', 'mohole_area')).toBe('tile-mohole_area');
        expect(drawing('parameter', 'oceans')).toBe('ocean');
    });

    it('fit on a scale with room at both ends', () => {
        const { least, most, marks } = scale([20, 22, 27]);
        expect(least).toBeLessThan(20);
        expect(most).toBeGreaterThan(27);
        expect(marks.length).toBeGreaterThanOrEqual(6);
    });
});

describe('the first hand', () => {
    const corporation = (parts: { section: string; icons: Icon[] }[]): SaidComponent =>
        ({ parts: parts.map((part) => ({ ...part, heading: '', text: [] })) }) as unknown as SaidComponent;
    const money = (amount: number): Icon => ({ icon: 'resource', id: 'mc', amount });

    it('reads money and the price of cards off the corporation', () => {
        const usual = corporation([{ section: 'start', icons: [money(40)] }]);
        const cheap = corporation([
            {
                section: 'lasting',
                icons: [{ icon: 'effect', items: [{ icon: 'card', id: 'bought' }], then: [money(1)] }],
            },
            { section: 'start', icons: [money(14)] },
        ]);
        expect([startMoney(usual), cardPrice(usual)]).toEqual([40, undefined]);
        expect([startMoney(cheap), cardPrice(cheap)]).toEqual([14, 1]);
    });
});

describe('the last deeds of a seat', () => {
    const event = (name: string, seat: number, text: string): NonNullable<LogLine['events']>[number] => ({
        name,
        seat,
        text: [{ ref: 'seat', id: String(seat), text: 'Ann' }, text],
        parts: {},
    });

    it('are found among the choices of others, and said without the name', () => {
        const log: LogLine[] = [
            { ply: 1, seat: 1, at: 0, events: [event('play', 1, ' plays Comet'), event('pay', 1, ' pays 9')] },
            { ply: 2, seat: 0, at: 0, events: [event('turn', 0, ' acts'), event('pay', 1, ' pays 2')] },
        ];
        const deeds = lastDeeds(log, 1);
        expect(deeds?.ply).toBe(1);
        expect(inShort(deeds?.events ?? [])).toBe('plays Comet');
        expect(lastDeeds(log, 2)).toBeUndefined();
        log.push({ ply: 3, seat: 0, at: 0, events: [event('play', 1, ' plays Trees')] });
        expect(lastDeeds(log, 1)?.ply).toBe(1);
        expect(lastDeeds(log, 1, true)?.ply).toBe(3);
    });
});

describe('what others did', () => {
    const line = (ply: number, seat: number, events: LogLine['events']): LogLine => ({
        ply,
        seat,
        at: 0,
        events: events ?? [],
    });
    const removed = { name: 'remove', seat: 1, text: [], parts: { from: [{ kind: 'seat', id: '0' }] } };
    const lowered = { name: 'production.down', seat: 0, text: [], parts: {} };

    it('is kept until one chose or has seen it, the newest first', () => {
        const log = [line(1, 1, [removed]), line(2, 0, []), line(3, 1, [removed]), line(4, 2, [lowered])];
        expect(harms(log, 0, -1).map((harm) => harm.ply)).toEqual([4, 3]);
        expect(harms(log, 0, 3).map((harm) => harm.ply)).toEqual([4]);
        expect(harms(log, 1, -1)).toEqual([]);
    });

    it('is told by generations, as far as the log tells where they begin', () => {
        const begins = (generation: number) => ({ name: 'generation', seat: -1, text: [], parts: { generation } });
        expect(beginnings([line(0, -1, [begins(1)]), line(7, 0, [begins(2)])])).toEqual([{ ply: 7, generation: 2 }]);
    });
});
