import { describe, expect, it } from 'vitest';
import type { Icon, LogLine, SaidOption, SaidRefusal } from '../wire';
import { amountOf, drawing, signed } from '../ui/drawing';
import { losses } from './losses';
import { lastSession } from './solar';
import { beginnings, course, decisive, ranks } from './history';
import { inShort, lastDeeds } from './deeds';
import { inOrder, isUnmet, whyIcon, type Held } from './hand';
import { middle, neighbour, rowLength } from './hexes';
import { amountIn, resourcesIn, stepped, wasted } from './payment';
import { endsTurn, isElsewhere } from './elsewhere';
import { pictureOf } from './pictures';
import { scale } from './seats';
import { statusOf } from './status';
import type { Game } from '../lib/game.svelte';

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

    it('says what is worth more than the price, by what the server says a piece is worth', () => {
        const worth = (id: string): number => (id === 'steel' ? 2 : 1);
        expect(ways.map((one) => wasted(one, 11, worth))).toEqual([0, 1, 0, 0]);
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

    it('draws a reason by the thing that it names or is named after', () => {
        const why = (reason: string, ...parts: SaidRefusal['why']): SaidRefusal => ({
            notation: '',
            about: [],
            label: [],
            why: parts,
            reason,
            short: [],
        });
        const science = { ref: 'tag', id: 'science', text: 'science' };
        expect(whyIcon(why('tags', 'Needs 3 ', science, ' tags'))).toBe('t-science');
        expect(whyIcon(why('money', '8 M€ short of 23 M€'))).toBe('mc');
        expect(whyIcon(why('least.oceans'))).toBe('ocean');
        expect(whyIcon(why('target.production.heat'))).toBe('heat');
        expect(whyIcon(undefined)).toBe('x');
        expect([why('least.oxygen'), why('money'), undefined].map(isUnmet)).toEqual([true, false, false]);
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

describe('a seat', () => {
    const game = (turn: object, asked = false, passed = false, status = 'open'): Game =>
        ({
            isNow: true,
            state: { status, seats: [{ seat: 0, kind: 'person', asked }] },
            table: { turn: { together: false, next: null, ...turn }, asked: [], seats: [{ passed }] },
            own: [],
        }) as unknown as Game;

    it('is called by what the game says', () => {
        expect(statusOf(game({ next: 0 }), 0)).toBe('next');
        expect(statusOf(game({}), 0)).toBe('wait');
        expect(statusOf(game({}, true), 0)).toBe('turn');
        expect(statusOf(game({ together: true }, true), 0)).toBe('choose');
        expect(statusOf(game({ together: true }), 0)).toBe('ready');
        expect(statusOf(game({}, false, true), 0)).toBe('passed');
        expect(statusOf(game({ next: 0 }, false, false, 'cancelled'), 0)).toBe('over');
    });
});

describe('an option of a turn', () => {
    const option = (notation: string, kind?: string): SaidOption => ({
        notation,
        label: [],
        about: kind ? [{ kind, id: 'x' }] : [],
    });

    it('is clicked where its thing lies, or has a button', () => {
        expect(isElsewhere(option('convert heat', 'resource'))).toBe(true);
        expect(isElsewhere(option('play 009', 'card'))).toBe(true);
        expect(isElsewhere(option('first action'))).toBe(false);
        expect([option('pass'), option('end'), option('first action')].map(endsTurn)).toEqual([true, true, false]);
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
        const species = event('marsbot.species', 0, ' loses a resource from Ants');
        log.push({
            ply: 4,
            seat: 0,
            at: 0,
            events: [event('pass', 0, ' passes'), event('gain', 1, ' gains'), species],
        });
        expect(lastDeeds(log, 1, true)?.events.map((one) => one.name)).toEqual(['gain', 'marsbot.species']);
    });
});

describe('what others did', () => {
    const line = (ply: number, seat: number, events: LogLine['events']): LogLine => ({
        ply,
        seat,
        at: 0,
        events: events ?? [],
    });
    it('is told by generations, as far as the log tells where they begin', () => {
        const begins = (generation: number) => ({ name: 'generation', seat: -1, text: [], parts: { generation } });
        const claim = {
            name: 'milestone',
            seat: 1,
            text: [],
            parts: { milestone: [{ kind: 'milestone', id: 'mayor' }] },
        };
        const city = { name: 'place.city', seat: 0, text: [], parts: {} };
        const told = course([line(0, -1, [begins(1)]), line(7, 0, [begins(2), city, claim, city])], []);
        expect(told.map(({ kind, id, seat, generation, ply }) => [kind, id, seat, generation, ply])).toEqual([
            ['first', '', 0, 2, 7],
            ['milestone', 'mayor', 1, 2, 7],
        ]);
        const planet = (name: string, now?: number) => ({ name, seat: 0, text: [], parts: now ? { now } : {} });
        const water = planet('place.ocean');
        const ends = [planet('oxygen', 13), water, planet('dry'), water, planet('oxygen', 14), water];
        const goals = [
            { parameter: 'oxygen', most: 14 },
            { parameter: 'oceans', most: 2 },
        ];
        const stand = (generation: number, ...total: number[]) => ({
            ...{ generation, ply: generation * 9, total, rating: [], income: [], cards: [] },
        });
        const stands = [stand(1, 20, 20), stand(2, 22, 21), stand(3, 25, 23), stand(4, 26, 30)];
        expect(course([line(0, 0, ends)], goals, stands).map((feat) => [feat.kind, feat.id, feat.seat])).toEqual([
            ['parameter', 'oxygen', 0],
            ['parameter', 'oceans', 0],
            ['ready', '', 0],
            ['lead', '', 0],
            ['lead', '', 1],
        ]);
        expect(beginnings([line(0, -1, [begins(1)]), line(7, 0, [begins(2)])])).toEqual([{ ply: 7, generation: 2 }]);
    });
});

describe('the drawing of an answer', () => {
    const answer = (notation: string, kind = '', id = ''): SaidOption => ({
        notation,
        label: [],
        about: kind ? [{ kind, id }] : [],
    });
    it('is that of what it is about, else of what it does', () => {
        const answers = [
            answer('play 009', 'card', '009'),
            answer('project aquifer', 'project', 'aquifer'),
            answer('convert plants', 'resource', 'plants'),
            answer('milestone mayor', 'milestone', 'mayor'),
            answer('lobby greens', 'party', 'greens'),
            answer('target 2', 'seat', '2'),
            answer('pass'),
        ];
        const drawn = ['card', 'ocean', 'greenery', 'trophy', 'pa-greens', 'p-2', 'pass'];
        expect(answers.map(pictureOf)).toEqual(drawn);
        expect(pictureOf(answer('other'))).toBeUndefined();
        expect(pictureOf(undefined)).toBeUndefined();
    });
});

describe('the end', () => {
    it('ranks by points, and names what decided', () => {
        const sheet = [
            { tr: 20, cards: 3 },
            { tr: 22, cards: 9 },
        ];
        const ranked = ranks({ winners: [1], scores: [23, 31], sheet });
        expect(ranked.map((one) => one.seat)).toEqual([1, 0]);
        expect(decisive(ranked, ['tr', 'cards'])).toEqual({ line: 'cards', by: 6 });
        expect(decisive(ranked.slice(0, 1), [])).toBeUndefined();
    });
});

describe('what was lost', () => {
    it('is summed up where it stood', () => {
        const took = (amount: number) => ({
            name: 'remove',
            seat: 1,
            text: [],
            parts: { from: [{ kind: 'seat', id: '0' }], amount: [{ kind: 'resource', id: 'plants', amount }] },
        });
        const lowered = {
            name: 'production.down',
            seat: 0,
            text: [],
            parts: { production: [{ kind: 'production', id: 'energy' }], steps: 2 },
        };
        const list = [took(3), took(1), lowered].map((event) => ({ ply: 1, seat: 1, event }));
        expect([...losses(list)]).toEqual([
            ['stock/plants', -4],
            ['production/energy', -2],
        ]);
    });
});

describe('the parliament', () => {
    const names = (events: { name: string }[]): string => events.map((one) => one.name).join(' ');
    const event = (name: string): NonNullable<LogLine['events']>[number] => ({ name, seat: -1, text: [], parts: {} });
    const line = (ply: number, ...all: string[]): LogLine => ({ ply, seat: 0, at: 0, events: all.map(event) });

    it('has met in five steps, also where questions stood between them', () => {
        const session = lastSession([
            line(1, 'play'),
            line(2, 'pass', 'production', 'produce', 'produce', 'rating.down', 'global'),
            line(
                3,
                'lose',
                'government',
                'gain',
                'gain',
                'chairman',
                'rating',
                'delegate.neutral',
                'event.distant',
                'generation',
                'look',
            ),
            line(4, 'buy'),
        ]);
        expect(session?.ply).toBe(3);
        expect(names(session?.steps.revision ?? [])).toBe('rating.down');
        expect(names(session?.steps.event ?? [])).toBe('global lose');
        expect(names(session?.steps.government ?? [])).toBe('government chairman rating');
        expect(names(session?.steps.bonus ?? [])).toBe('gain gain');
        expect(names(session?.steps.times ?? [])).toBe('delegate.neutral event.distant');
        expect(lastSession([line(1, 'play')])).toBeUndefined();
    });
});
