import { beforeEach, expect, it } from 'vitest';
import { Wish } from '../lobby/wish.svelte';
import { boxes } from './boxes.svelte';
import { kept } from './memory';

beforeEach(() => localStorage.clear());

it('an owner’s file is kept, and new games are set up with it until it is taken back', () => {
    const wish = new Wish(() => undefined);
    boxes.give('onmars', '[order.7]\n');
    expect(kept().boxes).toEqual({ onmars: '[order.7]\n' });
    wish.take('onmars');
    expect(wish.options).toEqual({ components: '[order.7]\n' });
    wish.take('terraforming');
    expect(wish.options).toEqual({});
    boxes.give('onmars', '  ');
    wish.take('onmars');
    expect(wish.options).toEqual({});
});
