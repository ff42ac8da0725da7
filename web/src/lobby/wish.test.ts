import { expect, test } from 'vitest';
import type { Rules } from '../wire';
import { HERE, LINK, Wish } from './wish.svelte';

const option = (name: string, usual: string) => ({ name, usual, kind: 'switch' as const, title: [name], text: [] });
const rules: Rules = {
    games: [
        {
            name: 'mars',
            rules: 1,
            title: ['Mars'],
            options: [
                { ...option('players', '2'), kind: 'number', least: 1, most: 3 },
                { ...option('draft', 'no'), title: ['Cards are passed'] },
                { ...option('goal', 'no'), alone: true },
            ],
        },
    ],
    bots: [{ name: 'greedy', text: [] }],
    languages: { en: 'English' },
    version: '1',
};

function wish(...who: string[]): Wish {
    const made = new Wish(() => rules);
    made.take('mars');
    made.seats = who.map((one) => ({ who: one, name: '' }));
    return made;
}

test('only what is unusual is asked for', () => {
    const made = wish(HERE, LINK);
    made.set('draft', 'no');
    expect(made.request.options).toEqual({});
    made.set('draft', 'yes');
    made.add();
    expect(made.request.options).toEqual({ players: '3', draft: 'yes' });
});

test('what is for one alone is asked of one alone', () => {
    const made = wish(HERE);
    made.set('goal', 'yes');
    expect(made.request.options).toEqual({ players: '1', goal: 'yes' });
    made.add();
    expect(made.others.map((one) => one.name)).toEqual(['draft']);
    expect(made.request.options).toEqual({});
});

test('an automa needs no link', () => {
    const made = wish(HERE, LINK, LINK, 'greedy');
    expect([made.people, made.links]).toEqual([3, 2]);
    made.why = { possible: true, automas: ['', 'MarsBot'] };
    expect(made.links).toBe(1);
});

test('bots get names of their own', () => {
    const made = wish(HERE, 'greedy', 'greedy');
    made.seats[0] = { who: HERE, name: 'Greedy' };
    expect(made.request.seats?.map((seat) => [seat.kind, seat.name])).toEqual([
        ['person', 'Greedy'],
        ['bot', 'Greedy 2'],
        ['bot', 'Greedy 3'],
    ]);
});

test('a clock and a seed go along only if they are given', () => {
    const made = wish(HERE);
    expect(made.request).not.toHaveProperty('clock');
    made.minutes = 20;
    made.seed = '7';
    expect(made.request).toMatchObject({ clock: { budget: 1200, increment: 0 }, seed: 7 });
    made.seed = 'seven';
    expect(made.request).not.toHaveProperty('seed');
});

test('a reason calls an option by its title', () => {
    const made = wish(HERE);
    made.why = { possible: false, why: ['Draft=yes: there is nobody to pass cards to.'] };
    expect(made.reason).toEqual(['Cards are passed: there is nobody to pass cards to.']);
    made.why = { possible: false, why: ['Two things: both wrong.'] };
    expect(made.reason).toEqual(['Two things: both wrong.']);
});

test('another game has as many seats as it allows', () => {
    const made = wish(HERE, LINK, LINK, LINK, LINK);
    made.take('mars');
    expect(made.seats).toHaveLength(3);
});
