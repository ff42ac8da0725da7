import { describe, expect, it } from 'vitest';
import type { SaidOption } from '../wire';
import shared from '../ui/icons.svg?raw';
import sprite from './icons.svg?raw';
import { amount, drawing, drawn, pictureOf } from './drawing';

const BUILDINGS = ['mine', 'generator', 'extractor', 'greenhouse', 'condenser', 'shelter'];
const KINDS: Record<string, string[]> = {
    resource: ['mineral', 'battery', 'water', 'plant', 'oxygen', 'crystal', 'any', 'same'],
    building: [...BUILDINGS, 'any'],
    tech: [...BUILDINGS, 'rover', 'upgrade', 'ship', ''],
    piece: ['colonist', 'bot'],
    side: ['orbit', 'colony', 'other'],
    steps: ['bot', 'rover', ''],
    level: ['colony', 'tech', ''],
    task: ['blueprint', 'develop', 'develop-twice', 'discovery', 'hire', 'learn', 'shelter', 'ship'],
    action: 'blueprint develop construct upgrade hire landing learn resupply control welcome'.split(' '),
    mission: 'research blueprints upgrades bots discoveries techs progress scientists contracts'.split(' '),
};
const PLAIN =
    'blueprint bot colonist complex contract depot develop discovery goal lab marker order points produce progress'.split(
        ' ',
    );
const MORE = 'research reward reward_tile rover row scientist ship slots upgrade working colonist_a colonist_b'.split(
    ' ',
);

describe('drawings of On Mars', () => {
    const has = (name: string): boolean => [shared, sprite].some((one) => one.includes(`id="i-${name}"`));

    it('are there for whatever the server names', () => {
        const named = Object.entries(KINDS).flatMap(([kind, ids]) => ids.map((id) => [kind, id] as const));
        const missing = [...named, ...[...PLAIN, ...MORE].map((kind) => [kind, ''] as const)].filter(
            ([kind, id]) => !has(drawing(kind, id)),
        );
        expect(missing).toEqual([]);
    });

    it('are in one sprite only', () => {
        const ids = (text: string): string[] => [...text.matchAll(/id="(i-[^"]+)"/g)].map((match) => match[1] ?? '');
        expect(ids(sprite).filter((id) => ids(shared).includes(id))).toEqual([]);
    });

    it('tell an upgrade to be made from an advanced building', () => {
        expect(drawn({ icon: 'upgrade', amount: 1 })).toBe('upgrade');
        expect(drawn({ icon: 'upgrade', amount: 3, bound: 'least' })).toBe('ab');
        expect(drawn({ icon: 'upgrade' })).toBe('ab');
    });

    it('tell what an answer is about', () => {
        const answer = (kind: string, id: string): SaidOption => ({
            notation: '',
            label: [],
            about: [
                { kind: 'hex', id: 'G5' },
                { kind, id },
            ],
        });
        const told = [
            ['action', 'hire'],
            ['depot', '3'],
            ['blueprint', '5'],
            ['building', 'mine'],
        ].map(([kind = '', id = '']) => pictureOf(answer(kind, id)));
        expect(told).toEqual(['scientist', 'exec', 'blueprint', 'b-mine']);
        expect(pictureOf(answer('side', 'orbit'))).toBeUndefined();
        expect(pictureOf(undefined)).toBeUndefined();
    });

    it('bear their numbers', () => {
        expect(amount({ icon: 'resource', id: 'water', amount: 1 })).toBe('1');
        expect(amount({ icon: 'resource', id: 'water', amount: 1 }, true)).toBe('');
        expect(amount({ icon: 'resource', id: 'water', amount: 3 }, false, true)).toBe('+3');
        expect(amount({ icon: 'points', amount: -4 })).toBe('−4');
        expect(amount({ icon: 'complex', amount: 4, bound: 'least' })).toBe('≥\u202f4');
    });
});
