// How it is with a seat now, in one word: what the game says, and whether somebody is there.

import type { Game } from '../lib/game.svelte';

export type Status = 'turn' | 'next' | 'wait' | 'passed' | 'choose' | 'ready' | 'thinks' | 'away' | 'bot' | 'over';

export function statusOf(game: Game, seat: number): Status {
    const state = game.state.seats[seat];
    const board = game.table.seats[seat];
    const { turn, asked } = game.table;
    if (!state || !board) return 'wait';
    if (game.isNow && game.state.status !== 'open') return 'over';
    if (state.kind === 'person' && state.bot) return 'bot';
    if (state.thinks) return 'thinks';
    if (state.asked) return turn.together || asked.length > 1 ? 'choose' : 'turn';
    if (board.passed) return 'passed';
    if (turn.together) return 'ready';
    if (state.kind === 'person' && state.here === false && game.own.length && !game.own.includes(seat)) return 'away';
    return turn.next === seat ? 'next' : 'wait';
}
