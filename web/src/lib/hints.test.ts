import { expect, test } from 'vitest';
import { mark } from './hints.svelte';

test('ranks stand on the controls that make the choice, and nowhere else', () => {
    document.body.innerHTML = `<button data-notation="pass" data-hint="3"></button><button data-notation="play 001"></button>
        <svg><g data-notation="space 12"></g></svg><i data-notation="play 001"></i>`;
    mark(document, ['play 001', 'space 12']);
    const ranks = [...document.querySelectorAll('[data-notation]')].map((one) => one.getAttribute('data-hint'));
    expect(ranks).toEqual([null, '1', '2', '1']);
    mark(document, []);
    expect(document.querySelector('[data-hint]')).toBeNull();
});
