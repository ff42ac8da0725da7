import { describe, expect, test } from 'vitest';
import { answers, ByThing, isSubset, mayChooseNone, NONE, written } from './question';
import { option, question } from './testing';

describe('options by reference', () => {
    const place = option('place city 26', ['tile', 'city'], ['space', '26']);
    const play = option('play 009', ['card', '009']);
    const found = new ByThing([place, play, option('pass')]);

    test('an option is found at everything that it names', () => {
        expect(found.about('space', '26')).toEqual([place]);
        expect(found.about('tile', 'city')).toEqual([place]);
        expect(found.about('card', '009')).toEqual([play]);
    });

    test('and nowhere else', () => {
        expect(found.about('card', '26')).toEqual([]);
        expect(found.about('space', '2')).toEqual([]);
    });

    test('once, even if it names a thing twice', () => {
        const twice = option('swap', ['seat', '1'], ['seat', '1']);
        expect(new ByThing([twice]).about('seat', '1')).toEqual([twice]);
    });
});

describe('an answer', () => {
    const cards = [option('001'), option('002'), option('003')];

    test('is the notation where there is no verb', () => {
        expect(written(question(cards), ['002'])).toBe('002');
    });

    test('is the verb and the chosen options in their order', () => {
        const buy = question(cards, { verb: 'buy', least: 0, most: 3 });
        expect(isSubset(buy)).toBe(true);
        expect(written(buy, ['003', '001'])).toBe('buy 001 003');
        expect(written(buy, [])).toBe('buy none');
    });

    test('is left alone if it is written already', () => {
        const buy = question(cards, { verb: 'buy', least: 0, most: 3 });
        expect(written(buy, ['buy 001 003'])).toBe('buy 001 003');
    });

    test('may be one option behind a verb, or none', () => {
        const keep = question(cards, { verb: 'keep', least: 0, most: 1 });
        expect(isSubset(keep)).toBe(false);
        expect(mayChooseNone(keep)).toBe(true);
        expect(written(keep, ['002'])).toBe('keep 002');
        expect(written(keep, ['none'])).toBe('keep none');
    });
});

test('an answer belongs to the question that offers it', () => {
    const turn = question([option('pass'), option('play 009')]);
    expect(['pass', 'play 009', 'pay mc=3', 'buy 001'].map((one) => answers(turn, one))).toEqual([
        true,
        true,
        false,
        false,
    ]);
    const cards = question([option('001'), option('002')], { kind: 'research', verb: 'buy', least: 0, most: 2 });
    expect(['001', 'buy 001 002', NONE, 'pass'].map((one) => answers(cards, one))).toEqual([true, true, true, false]);
});
