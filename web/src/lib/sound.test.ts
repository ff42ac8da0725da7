import { expect, test } from 'vitest';
import { tuneOf } from './sound';

test('of several news the most important one is heard', () => {
    const none = { over: false, harms: 0, asked: false, moves: 0 };
    expect(tuneOf(none)).toBeUndefined();
    expect(tuneOf({ ...none, moves: 2 })).toBe('move');
    expect(tuneOf({ ...none, moves: 2, asked: true })).toBe('turn');
    expect(tuneOf({ ...none, moves: 2, asked: true, harms: 1 })).toBe('harm');
    expect(tuneOf({ ...none, harms: 1, over: true })).toBe('end');
});
