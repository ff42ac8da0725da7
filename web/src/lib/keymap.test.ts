import { beforeEach, expect, test } from 'vitest';
import { KEYS, keymap } from './keymap.svelte';
import { settings } from './settings.svelte';

beforeEach(() => {
    settings.like.keys = {};
    keymap.rules = 'terraforming';
});

test('every key does one thing in a game', () => {
    for (const rules of ['terraforming', 'onmars']) {
        keymap.rules = rules;
        const movable = keymap.all.filter((one) => !one.fixed).map((one) => one.usual[0]);
        expect(new Set(movable).size).toBe(movable.length);
    }
    expect(new Set(KEYS.map((one) => one.name)).size).toBe(KEYS.length);
});

test('a key that is liked passes on the usual one, and what was there takes its place', () => {
    keymap.put('undo', 'A');
    expect(keymap.of('undo')).toEqual(['a']);
    expect(keymap.of('actions')).toEqual(['z']);
    expect([keymap.usualOf('a'), keymap.usualOf('z'), keymap.usualOf('e')]).toEqual(['z', 'a', 'e']);
});

test('a key that was left means nothing any more', () => {
    keymap.put('undo', 'u');
    expect([keymap.usualOf('u'), keymap.usualOf('z'), keymap.usualOf('Enter')]).toEqual(['z', undefined, 'Enter']);
    keymap.put('undo', 'z');
    expect(settings.like.keys).toEqual({});
});

test('numbers and keys with a fixed meaning are not given away', () => {
    keymap.put('undo', '1');
    keymap.put('undo', 'Enter');
    keymap.put('confirm', 'x');
    expect([keymap.of('undo'), keymap.of('confirm')]).toEqual([['z'], ['Enter']]);
});

/** What the window hears of what is pressed. */
function heard(...pressed: KeyboardEventInit[]): string[] {
    const keys: string[] = [];
    const listen = (event: KeyboardEvent): void => void keys.push(event.key);
    addEventListener('keydown', keymap.translate, true);
    addEventListener('keydown', listen);
    for (const one of pressed) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...one, bubbles: true, cancelable: true }));
    }
    removeEventListener('keydown', keymap.translate, true);
    removeEventListener('keydown', listen);
    return keys;
}

test('the window hears the usual key', () => {
    keymap.put('undo', 'u');
    expect(heard({ key: 'u' }, { key: 'z' }, { key: 'e' })).toEqual(['z', 'e']);
});

test('numbers are where they are on every keyboard, and locked capitals are letters', () => {
    const czech = { key: 'ě', code: 'Digit2' };
    expect(heard(czech, { key: '1', code: 'Digit1', shiftKey: true })).toEqual(['2', '1']);
    expect(heard({ key: '!', code: 'Digit1', shiftKey: true }, { key: 'Z', code: 'KeyZ' })).toEqual(['!', 'z']);
    keymap.put('undo', 'ě');
    expect(heard(czech)).toEqual(['z']);
});
