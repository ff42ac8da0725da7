import { describe, expect, it } from 'vitest';
import type { OnMarsHex, OnMarsTable, SaidOption } from '../wire';
import { option, question, state } from '../lib/testing';
import { Game } from '../lib/game.svelte';
import { Desk } from './desk.svelte';
import { beside, centre, outline, topOf, viewOf } from './hexes';
import { buildingOf, marksOf, ownerOf, stepsTaken, wayOf } from './marks';

const hex = (name: string, q: number, r: number, change: Partial<OnMarsHex> = {}): OnMarsHex => ({
    hex: name,
    q,
    r,
    building: null,
    owner: null,
    complex: null,
    size: 0,
    pieces: [],
    lies: null,
    ...change,
});

function deskWith(options: SaidOption[], kind: string, table: Partial<OnMarsTable> = {}): Desk {
    const game = new Game('abcdefgh', ['k'.repeat(30)]);
    const seats = [0, 1].map((seat) => ({ seat, total: seat ? 5 : 9, research: [], plans: [], rover: 'G5' }));
    const whole = { map: [hex('G5', 0, 0)], zone: [], builds: [], seats, order: [], turn: { moves: null }, ...table };
    game.heard(
        state({
            rules: 'onmars',
            table: whole as unknown as OnMarsTable,
            question: question(options, { kind }),
            log: [],
        }),
    );
    return new Desk(game);
}

const SITE = { legal: true, joins: 0, far: 2, techs: [], crystals: [], moves: [], destroys: null };
const BUILD = {
    building: 'mine',
    cost: {},
    colonists: 1,
    gives: 'mineral',
    left: 3,
    first: true,
    best: 1,
    room: 3,
    affordable: true,
};

describe('the map', () => {
    it('draws the line round hexes only where it leads out of them', () => {
        const lines = (hexes: { q: number; r: number }[]): number => outline(hexes, 1).split('M').length - 1;
        expect(lines([{ q: 0, r: 0 }])).toBe(6);
        expect(
            lines([
                { q: 0, r: 0 },
                { q: 0, r: 1 },
            ]),
        ).toBe(10);
        expect(beside({ q: 0, r: 0 }, 'NE')).toBe('1,-1');
    });
    it('knows the hex at the top, and shows hexes with room round them', () => {
        const all = [hex('G5', 0, 0), hex('G4', 0, -1)];
        expect(topOf(all)?.hex).toBe('G4');
        const [x, y, width, height] = viewOf(all, 0.8);
        for (const at of all.map(centre)) {
            expect(at.x).toBeGreaterThan(x + 30);
            expect(at.x).toBeLessThan(x + width - 30);
            expect(at.y).toBeGreaterThan(y + 30);
            expect(at.y).toBeLessThan(y + height - 30);
        }
    });
});

describe('what hexes answer', () => {
    const builds = [
        {
            ...BUILD,
            sites: [
                { ...SITE, hex: 'G4' },
                { ...SITE, hex: 'G6', legal: false, far: 4 },
                { ...SITE, hex: 'H5', legal: false, joins: 3 },
            ],
        },
    ];
    const mine = option('construct mine G4', ['building', 'mine'], ['hex', 'G4']);

    it('shows what a building would bring, or shortly why not', () => {
        const desk = deskWith([mine], 'construct', { builds });
        expect(buildingOf(desk)).toBe('mine');
        const [first, second, third] = marksOf(desk);
        expect(first).toMatchObject({ hex: 'G4', text: '+1', options: [mine] });
        expect(second?.options).toEqual([]);
        expect(second?.no).toBeTruthy();
        expect(third?.no).not.toBe(second?.no);
    });
    it('asks for the kind first where several may be built', () => {
        const desk = deskWith(
            [mine, option('construct generator G4', ['building', 'generator'], ['hex', 'G4'])],
            'construct',
            {
                builds,
            },
        );
        expect(buildingOf(desk)).toBeUndefined();
        expect(marksOf(desk)).toMatchObject([{ hex: 'G4', text: '2' }]);
        desk.building = 'mine';
        expect(marksOf(desk)).toHaveLength(3);
    });
    it('shows hexes of a kind that is pointed at before anything is asked', () => {
        const desk = deskWith([option('act construct', ['action', 'construct'])], 'turn', { builds });
        expect(marksOf(desk)).toEqual([]);
        desk.hovered = 'mine';
        expect(marksOf(desk).map((mark) => !mark.no)).toEqual([true, false, false]);
    });
    it('keeps the hexes that are asked about while somebody points at a stack of buildings', () => {
        const tile = option('discover 4 G4', ['discovery', '4'], ['hex', 'G4']);
        const desk = deskWith([tile], 'discover', { builds });
        desk.hovered = 'mine';
        expect(buildingOf(desk)).toBeUndefined();
        expect(marksOf(desk)).toMatchObject([{ hex: 'G4', options: [tile] }]);
    });
    it('uses the own technology, else the lowest that suffices; somebody may wish for another', () => {
        const desk = deskWith([], 'construct');
        const techs = [
            { seat: 1, level: 2, colonists: 0 },
            { seat: 0, level: 4, colonists: 0 },
        ];
        expect(ownerOf(desk, { ...SITE, hex: 'G4', techs })?.seat).toBe(0);
        expect(ownerOf(desk, { ...SITE, hex: 'G4', techs: techs.slice(0, 1) })?.seat).toBe(1);
        expect(ownerOf(desk, { ...SITE, hex: 'G4', techs: [{ seat: 0, level: 1, colonists: 1 }] })).toBeUndefined();
        desk.owner = 1;
        expect(ownerOf(desk, { ...SITE, hex: 'G4', techs })?.seat).toBe(1);
    });
    it('shows the ends of the piece that moves, and steps onto others', () => {
        const ways = [
            { piece: 'rover', start: 'G5', points: 2, level: 0, ends: [{ hex: 'G3', crystals: 0, way: ['G4', 'G3'] }] },
            { piece: 'bot', start: 'C3', points: 0, level: 0, ends: [] },
        ];
        const step = option('rover G4', ['rover', '0'], ['hex', 'G4']);
        const desk = deskWith([step], 'move', {
            turn: { moves: { bots: 0, rover: 2, ways } },
        } as unknown as OnMarsTable);
        expect(wayOf(desk)?.piece).toBe('rover');
        expect(marksOf(desk)).toMatchObject([
            { hex: 'G3', text: '2', options: [] },
            { hex: 'G4', text: '1', options: [step] },
        ]);
        expect(stepsTaken(desk)).toEqual([]);
    });
    it('lists in the bar whatever nothing on the table shows', () => {
        const desk = deskWith([mine, option('done')], 'construct', { builds });
        expect(desk.unseen).toHaveLength(2);
        const forget = desk.shows((one) => one.about.length > 0);
        expect(desk.unseen.map((one) => one.notation)).toEqual(['done']);
        forget();
        expect(desk.unseen).toHaveLength(2);
    });
});
