import { expect, test } from 'vitest';
import type { Changes } from '../wire';
import { bestAfter, figuresOf } from './figures';
import type { Desk } from './desk.svelte';

const changed = (...figures: [string, number, number][]): Changes =>
    ({ changes: figures.map(([path, now, then]) => ({ path: path.split('/'), now, then })) }) as unknown as Changes;

test('crystals that come into the depot with the next turn are neither won nor lost', () => {
    const figures = figuresOf(changed(['seats/0/crystals', 0, 3], ['seats/0/crystals_waiting', 2, 0]), 0);
    expect(figures.map(({ icon, by, sub }) => [icon, by, sub])).toEqual([['crystal', 1, '']]);
});

/** A desk whose server foretells by the last choice. */
const desk = (foretold: Record<string, unknown>): Desk =>
    ({
        seat: 0,
        game: { component: () => undefined },
        preview: (...notations: string[]) => Promise.resolve(foretold[notations.at(-1) ?? ''] as Changes),
    }) as unknown as Desk;
const option = (notation: string): object => ({ notation, label: [notation], about: [] });

test('what an action leads to is compared with its price, however that is paid', async () => {
    const pays = { kind: 'pay', verb: '', options: [option('pay oxygen=2'), option('pay mineral=2')] };
    const [best] = await bestAfter(
        desk({
            'act hire': { asks: { kind: 'hire', verb: '', options: [option('hire systems')] } },
            'hire systems': { ...changed(['seats/0/quarters', 3, 2]), asks: pays },
            'pay oxygen=2': changed(['seats/0/quarters', 3, 2], ['seats/0/goods/oxygen', 2, 0]),
        }),
        'act hire',
    );
    expect(best?.figures.map(({ icon, by }) => [icon, by])).toEqual([
        ['oxygen', -2],
        ['colonist', -1],
    ]);
});

test('where the turn goes on at once nothing of it is the best of the action', async () => {
    const asks = { kind: 'turn', verb: '', options: [option('executive 3')] };
    const found = await bestAfter(
        desk({ 'act upgrade': { asks }, 'executive 3': changed(['seats/0/crystals', 3, 1]) }),
        'act upgrade',
    );
    expect(found).toEqual([]);
});
