import { describe, expect, test } from 'vitest';
import type { LogLine } from '../wire';
import { joinLog, joinTalk, sift, took, turns } from './log';
import { line, state } from './testing';

describe('the log', () => {
    test('goes on from a ply: what was known of it and later ones is void', () => {
        const known = [line(0, -1), line(1, 0), line(2, 1), line(3, 0)];
        const joined = joinLog(known, state({ log_from: 2, log: [line(2, 1, { at: 9 })] }));
        expect(joined.map(({ ply, at }) => [ply, at])).toEqual([
            [0, 0],
            [1, 1],
            [2, 9],
        ]);
    });

    test('is told anew from 0', () => {
        expect(joinLog([line(1, 0)], state({ log_from: 0, log: [line(0, -1)] }))).toEqual([line(0, -1)]);
    });

    test('has turns: choices of one seat behind each other, notes aside', () => {
        const note = line(2, 0, { note: ['Ana took back'], number: 4 });
        const found = turns([line(0, -1), line(1, 0), note, line(2, 0), line(3, 1), line(4, 0)]);
        expect(found.map(({ seat, first, last }) => [seat, first, last])).toEqual([
            [0, 1, 2],
            [1, 3, 3],
            [0, 4, 4],
        ]);
    });
});

test('the talk goes on behind a number', () => {
    const said = (number: number, text: string) => ({ number, seat: 0, at: 0, line: text });
    const joined = joinTalk([said(3, 'a'), said(5, 'b')], state({ talk_from: 3, talk: [said(7, 'c')] }));
    expect(joined.map((one) => one.line)).toEqual(['a', 'c']);
});

test('a log is sifted by who and by words', () => {
    const said = (seat: number, text: string): NonNullable<LogLine['events']> => [
        { name: 'play', seat, text: [text], parts: {} },
    ];
    const log = [
        line(1, 0, { events: said(0, 'Ana plays Comet') }),
        line(2, 1, { events: said(1, 'Boris plays Birds') }),
        line(3, 1, { events: said(0, 'Ana loses plants') }),
        line(4, -1, { note: ['Boris is called Bora'] }),
    ];
    const plies = (...by: [number | undefined, string]): number[] => sift(log, ...by).map((one) => one.ply);
    expect(plies(undefined, '')).toEqual([1, 2, 3, 4]);
    expect(plies(0, '')).toEqual([1, 3]);
    expect(plies(undefined, 'comet')).toEqual([1]);
    expect(plies(undefined, 'bora')).toEqual([4]);
    expect(plies(1, 'comet')).toEqual([]);
});

test('a game took from its first choice to its last, however long its notes were written', () => {
    const log = [line(0, -1, { at: 0 }), line(1, 0, { at: 600 }), line(2, 1, { at: 4230 })];
    expect(took([...log, line(2, -1, { at: 9000, note: ['Ana asks for another game'] })])).toBe(61);
    expect(took([])).toBe(0);
});
