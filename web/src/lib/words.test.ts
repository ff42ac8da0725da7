import { expect, test } from 'vitest';
import { fill, Words } from './words.svelte';

test('parts stand in their places', () => {
    expect(fill('en', 'Waiting for {0}, since {1}', ['Ana', '14:32'])).toBe('Waiting for Ana, since 14:32');
});

test('English has two forms', () => {
    expect([1, 2, 5].map((n) => fill('en', '{0} {0|move|moves}', [n]))).toEqual(['1 move', '2 moves', '5 moves']);
});

test('Czech has three forms', () => {
    const said = [1, 2, 4, 5, 22].map((n) => fill('cs', '{0} {0|tah|tahy|tahů}', [n]));
    expect(said).toEqual(['1 tah', '2 tahy', '4 tahy', '5 tahů', '22 tahů']);
});

test('Serbian counts by the last digit', () => {
    const said = [1, 2, 5, 11, 21, 22].map((n) => fill('sr', '{0} {0|potez|poteza|poteza-mn}', [n]));
    expect(said).toEqual(['1 potez', '2 poteza', '5 poteza-mn', '11 poteza-mn', '21 potez', '22 poteza']);
});

test('a phrase of the web goes before one that all pages have', () => {
    const words = new Words();
    words.teach({ 'web.undo': 'Undo', undo: 'Take back', yes: 'yes' }, 'en');
    expect([words.say('undo'), words.say('yes'), words.say('nobody knows')]).toEqual(['Undo', 'yes', 'nobody knows']);
});
