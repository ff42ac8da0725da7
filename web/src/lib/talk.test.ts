import { expect, test, vi } from 'vitest';
import type { TalkLine } from '../wire';
import { STANDS, Talk } from './talk.svelte';

const line = (number: number, seat: number, said: Partial<TalkLine> = { line: 'Hello' }): TalkLine => ({
    number,
    seat,
    at: number,
    ...said,
});

test('what was said before one came is read, and so is what one says oneself', () => {
    const talk = new Talk();
    talk.hear([line(3, 1)]);
    expect([talk.unread([0]), talk.said(1).line]).toEqual([0, undefined]);
    talk.hear([line(3, 1), line(4, 1), line(5, 0)]);
    expect(talk.unread([0])).toBe(1);
    talk.reading = true;
    talk.reading = false;
    expect(talk.unread([0])).toBe(0);
});

test('what those say who only watch need not be heard', () => {
    const talk = new Talk();
    talk.hear([]);
    talk.hear([line(1, -1), line(2, 1)]);
    expect([talk.unread([0]), talk.unread([0], false)]).toEqual([2, 1]);
});

test('a bubble stands for six seconds, unless somebody points at it or reads', () => {
    vi.useFakeTimers();
    const talk = new Talk();
    talk.hear([]);
    talk.hear([line(1, 1), line(2, 2, { reaction: 'nice' })]);
    expect([talk.said(1).line?.line, talk.said(2).reaction?.reaction]).toEqual(['Hello', 'nice']);
    talk.hide(2);
    expect(talk.said(2).reaction).toBeUndefined();
    talk.reading = true;
    expect(talk.said(1).line).toBeUndefined();
    talk.reading = false;
    vi.advanceTimersByTime(STANDS + 1);
    expect(talk.said(1).line).toBeUndefined();
    vi.useRealTimers();
});
