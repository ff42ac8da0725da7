import { expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { nameOf, piecesOf } from './glossary';

const stems = new Map([
    ['crystal', 'crystal'],
    ['level', 'colony level|level'],
    ['blueprint', 'stavební plán|stavebního plán'],
    ['plan', 'plán'],
    ['bot', 'bot$|bots$'],
]);
const terms = (sentence: string): [string, string | undefined][] =>
    piecesOf(sentence, stems).map(({ text, term }) => [text, term]);

test('terms are found by the beginnings of their words, the longest first, and once', () => {
    expect(terms('Crystals for a colony level, or crystals.')).toEqual([
        ['Crystals', 'crystal'],
        [' for a ', undefined],
        ['colony level', 'level'],
        [', or crystals.', undefined],
    ]);
    expect(terms('bez stavebního plánu')).toEqual([
        ['bez ', undefined],
        ['stavebního plánu', 'blueprint'],
    ]);
});

test('a whole word is no beginning', () => {
    expect(terms('both bots')).toEqual([
        ['both ', undefined],
        ['bots', 'bot'],
    ]);
});

test('the end of another word is no term', () => {
    expect(terms('microcrystal')).toEqual([['microcrystal', undefined]]);
});

test('a term is called as such, not as one thing of its kind', () => {
    words.teach({ 'web.om.term.tech': 'Technology', 'web.what.onmars.tech.name': '{0}' }, 'en');
    expect(nameOf('tech')).toBe('Technology');
    words.teach({ 'web.what.onmars.hangar.name': 'Hangar' }, 'en');
    expect(nameOf('hangar')).toBe('Hangar');
});
