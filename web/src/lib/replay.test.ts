import { expect, test } from 'vitest';
import type { Game } from './game.svelte';
import { Replay } from './replay.svelte';
import { line } from './testing';

const replayOf = (log: Game['state']['log']): Replay => new Replay({ own: [0], state: { log } } as unknown as Game);

test('what a bot played for somebody is behind the note that it plays on', () => {
    const note = [{ ref: 'seat', id: '0', text: 'Ana' }, ' is away: a bot plays on'];
    const log = [line(1, 0), line(2, 1), line(2, -1, { note }), line(3, 0), line(4, 1)];
    expect(replayOf(log).sinceBot(0)).toBe(2);
    expect(replayOf(log).sinceMine()).toBe(3);
});
