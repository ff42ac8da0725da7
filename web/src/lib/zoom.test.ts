import { expect, test } from 'vitest';
import { scaled } from './zoom.svelte';

test('the bounds of a query grow with the page', () => {
    expect(scaled('(max-width: 700px), (max-height: 560px)', 1.3)).toBe('(max-width: 910px), (max-height: 728px)');
    expect(scaled('(min-width: 1680px) and (min-height: 1020px)', 1)).toBe(
        '(min-width: 1680px) and (min-height: 1020px)',
    );
});

test('what is no size stays', () => {
    expect(scaled('(hover: none)', 1.3)).toBe('(hover: none)');
});
