import { describe, expect, test } from 'vitest';
import type { LogLine, OnMarsSeat, OnMarsTable, RefForm, SaidEvent } from '../../wire';
import { beginnings, counts, timeline } from './history';
import { answers } from './journey';
import { landed, stepsDone, storiesOf } from './telling';
import { decidedBy } from './verdict';

const event = (name: string, seat = -1, parts: SaidEvent['parts'] = {}): SaidEvent => ({
    name,
    seat,
    text: [name],
    parts,
});
const line = (ply: number, seat: number, ...events: SaidEvent[]): LogLine => ({ ply, seat, at: 0, events });
const ref = (kind: string, id: string, amount?: number): RefForm[] => [
    amount === undefined ? { kind, id } : { kind, id, amount },
];

describe('the stories of the log', () => {
    const turn = line(
        7,
        0,
        event('om.turn', 1),
        event('om.lacerda.card', 1, { action: ref('action', 'construct'), mission: 'C' }),
        event('om.pay', 1, { amounts: ref('resource', 'crystal', 1) }),
        event('om.place', 1, { action: ref('action', 'construct') }),
        event('om.lacerda.skips', 1, { building: ref('building', 'mine') }),
        event('om.lacerda.builds', 1, { building: ref('building', 'condenser') }),
        event('om.lacerda.complex', 1),
        event('om.lacerda.why', 1),
        event('om.lacerda.chance', 1, { number: 2 }),
        event('om.lacerda.otherwise', 1, { others: ref('hex', 'J3') }),
        event('om.lacerda.site', 1, { hex: ref('hex', 'K4') }),
        event('om.lacerda.why', 1),
        event('om.usetech.own', 1, { tech: ref('tech', 'condenser') }),
        event('om.construct', 1, { building: ref('building', 'condenser'), hex: ref('hex', 'K4') }),
        event('om.track', -1, { building: ref('building', 'condenser'), row: 4 }),
        event('om.round', -1, { round: 4 }),
        event('om.turn', 0),
        event('om.rover', 1, { hex: ref('hex', 'A1') }),
    );

    test('tells Lacerda’s turn in steps, with reasons before what they explain', () => {
        const [story] = storiesOf([turn], 6, 1);
        expect(story?.is).toBe('lacerda');
        expect(story?.steps.map((step) => step.name)).toEqual(['place', 'building', 'complex', 'where', 'tech', 'lss']);
        expect(story?.steps[0]?.results.map((one) => one.name)).toEqual(['om.pay', 'om.place']);
        expect(story?.steps[3]?.why.map((one) => one.name)).toEqual([
            'om.lacerda.why',
            'om.lacerda.chance',
            'om.lacerda.otherwise',
        ]);
        expect(story?.steps[3]?.results.map((one) => one.name)).toEqual(['om.lacerda.site', 'om.construct']);
        expect(story?.steps[3]?.hexes).toEqual(['K4']);
        expect(story?.steps[4]?.why.map((one) => one.name)).toEqual(['om.lacerda.why']);
    });

    test('tells nothing twice', () => {
        expect(storiesOf([turn], 7, 1)).toEqual([]);
    });

    test('tells his journey, which has no card, and nobody else’s', () => {
        const journey = line(9, 0, event('om.travel', 0), event('om.travel', 1), event('om.space', 1, { space: 2 }));
        const stories = storiesOf([journey], 8, 1);
        expect(stories.map((story) => story.steps.map((step) => step.name))).toEqual([['travel', 'space']]);
        expect(storiesOf([journey], 8, undefined)).toEqual([]);
    });

    test('tells a colony status update in six steps, with those in which nothing happens', () => {
        const update = line(
            3,
            2,
            event('om.score', 2, { points: 4 }),
            event('om.level', -1, { level: 2 }),
            event('om.plans.gone'),
            event('om.plans'),
            event('om.warehouse'),
            event('om.score', 0, { points: 1 }),
            event('om.score', 2, { points: 4 }),
            event('om.turn', 3),
            event('om.score', 3, { points: 9 }),
        );
        const [story] = storiesOf([update], 2, undefined);
        expect(story?.steps.map((step) => [step.name, step.results.length])).toEqual([
            ['level', 1],
            ['plans', 2],
            ['grid', 0],
            ['warehouse', 1],
            ['progress', 2],
            ['missions', 0],
        ]);
    });
});

describe('the turn that goes on', () => {
    const log = [
        line(1, 0, event('om.turn', 0), event('om.develop', 0, { tech: ref('tech', 'mine'), lab: ref('lab', '2t') })),
        line(2, 0, event('om.turn', 0)),
        line(3, 0, event('om.act', 0, { action: ref('action', 'landing') })),
        line(4, 0, event('om.develop', 0, { tech: ref('tech', 'ship'), lab: ref('lab', '3b') })),
        line(5, 1, event('om.develop', 1, { tech: ref('tech', 'rover'), lab: ref('lab', '3t') })),
    ];

    test('has steps of its own only', () => {
        expect(stepsDone(log, 0, 'om.develop')).toEqual([{ tech: 'ship', lab: '3b', ply: 4 }]);
    });

    test('knows who is landing', () => {
        expect(landed(log, 0)).toBe(true);
        expect(landed(log, 1)).toBe(false);
    });
});

describe('how a game went', () => {
    const log = [
        line(0, -1, event('om.round', -1, { round: 1 })),
        line(
            4,
            0,
            event('om.construct', 0),
            event('om.learn', 1),
            event('om.pay', 1, { amounts: ref('resource', 'crystal', 2) }),
        ),
        line(
            9,
            1,
            event('om.round', -1, { round: 2 }),
            event('om.pay', 1, { amounts: [...ref('resource', 'water', 1), ...ref('resource', 'crystal', 3)] }),
        ),
        line(12, 0, event('om.level', -1, { level: 2 }), event('om.upgrade', 0), event('om.develop', 1)),
    ];

    test('begins rounds', () => {
        expect(beginnings(log)).toEqual([
            { ply: 0, round: 1 },
            { ply: 9, round: 2 },
        ]);
    });

    test('counts what everybody did', () => {
        expect(counts(log, 2)).toEqual({ buildings: [1, 0], upgrades: [1, 0], steps: [0, 2], crystals: [0, 5] });
    });

    test('names what stands out in its round', () => {
        expect(timeline(log).map(({ round, name }) => [round, name])).toEqual([[2, 'om.level']]);
    });
});

describe('who decided about the journey', () => {
    test('reads it off the log', () => {
        const table = {
            seats: [0, 1, 2, 3, 4].map((seat) => ({ seat })),
            shuttle: { undecided: [0, 3] },
        } as unknown as OnMarsTable;
        const log = [
            line(5, 3, event('om.shuttle')),
            line(6, 2, event('om.travel', 2)),
            line(7, 2, event('om.space', 2)),
            line(8, 4, event('om.deliver', 4)),
            line(9, 1),
        ];
        expect(answers(log, table)).toEqual([
            { seat: 2, does: 'rides' },
            { seat: 1, does: 'stays' },
            { seat: 0, does: 'waits' },
            { seat: 3, does: 'waits' },
            { seat: 4, does: 'cannot' },
        ]);
    });
});

describe('the verdict', () => {
    const seat = (total: number, crystals: number, built: number, cubes: number, points = {}): OnMarsSeat =>
        ({
            total,
            crystals,
            crystals_waiting: 0,
            built: Array<number>(built).fill(1),
            progress: Array<string>(cubes).fill('mine'),
            points,
        }) as unknown as OnMarsSeat;
    const by = (...seats: OnMarsSeat[]): ReturnType<typeof decidedBy> => decidedBy({ seats } as OnMarsTable, [0, 1]);

    test('is the points, and the part that made the difference', () => {
        expect(by(seat(9, 0, 0, 0, { track: 2, ships: 7 }), seat(5, 0, 0, 0, { track: 3, ships: 2 }))).toEqual({
            by: 'points',
            part: 'ships',
        });
    });

    test('names the step that broke a tie', () => {
        expect(by(seat(5, 2, 0, 0), seat(5, 1, 9, 9)).by).toBe('crystals');
        expect(by(seat(5, 2, 3, 0), seat(5, 2, 1, 9)).by).toBe('buildings');
        expect(by(seat(5, 2, 3, 2), seat(5, 2, 3, 1)).by).toBe('cubes');
        expect(by(seat(5, 2, 3, 2), seat(5, 2, 3, 2)).by).toBe('tie');
    });
});
