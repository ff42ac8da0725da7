import { expect, it } from 'vitest';
import { moved, WHOLE } from './pinch';

const SIZE = { x: 300, y: 300 };

it('two fingers make a drawing larger, around what is between them', () => {
    const from = [
        { x: 40, y: 0 },
        { x: 60, y: 0 },
    ];
    const to = [
        { x: 30, y: 0 },
        { x: 70, y: 0 },
    ];
    expect(moved(WHOLE, from, to, SIZE)).toEqual({ scale: 2, x: -50, y: 0 });
    expect(moved({ scale: 2, x: -50, y: 0 }, to, from, SIZE)).toEqual(WHOLE);
});

it('one finger moves it, and nothing is seen beside it', () => {
    const shown = { scale: 2, x: 0, y: 0 };
    expect(moved(shown, [{ x: 0, y: 0 }], [{ x: 30, y: -20 }], SIZE)).toEqual({ scale: 2, x: 30, y: -20 });
    expect(moved(shown, [{ x: 0, y: 0 }], [{ x: 900, y: 0 }], SIZE).x).toBe(150);
    expect(moved(WHOLE, [{ x: 0, y: 0 }], [{ x: 30, y: 0 }], SIZE).x).toBe(0);
});

it('it never grows beyond what is read', () => {
    const from = [
        { x: -1, y: 0 },
        { x: 1, y: 0 },
    ];
    const to = [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
    ];
    expect(moved(WHOLE, from, to, SIZE).scale).toBe(4);
});
