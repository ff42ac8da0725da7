// For tests: states as a server tells them.

import type { LogLine, SaidOption, SaidQuestion, State } from '../wire';

export const option = (notation: string, ...about: [kind: string, id: string][]): SaidOption => ({
    notation,
    label: [notation],
    about: about.map(([kind, id]) => ({ kind, id })),
});

export const question = (options: SaidOption[], change: Partial<SaidQuestion> = {}): SaidQuestion => ({
    seat: 0,
    kind: 'turn',
    text: ['What do you do?'],
    must: true,
    because: [],
    verb: '',
    least: 1,
    most: 1,
    options,
    ...change,
});

export const line = (ply: number, seat: number, change: Partial<LogLine> = {}): LogLine => ({
    ply,
    seat,
    at: ply,
    ...change,
});

export const state = (change: Partial<State> = {}): State => ({
    type: 'state',
    game: 'abcdefgh',
    rules: 'terraforming',
    name: '',
    number: 1,
    ply: 1,
    plies: 1,
    seat: 0,
    own: [0],
    language: 'en',
    at: 0,
    status: 'open',
    seats: [
        { seat: 0, name: 'Ana', kind: 'person', asked: true },
        { seat: 1, name: 'Boris', kind: 'person' },
    ],
    table: {} as State['table'],
    log_from: 0,
    log: [],
    talk_from: 0,
    talk: [],
    ...change,
});
