// How it is with a seat now, in one word.

import type { Game } from '../lib/game.svelte';

export type Status = 'turn' | 'next' | 'wait' | 'passed' | 'choose' | 'ready' | 'thinks' | 'away' | 'bot';

/** Phases in which everybody chooses at the same time. */
const TOGETHER = new Set(['research', 'draft', 'start', 'setup', 'corporations']);

export function statusOf(game: Game, seat: number): Status {
    const state = game.state.seats[seat];
    const board = game.table.seats[seat];
    if (!state || !board) return 'wait';
    if (state.kind === 'person' && state.bot) return 'bot';
    if (state.thinks) return 'thinks';
    if (state.asked) return game.state.table.asked.length > 1 || TOGETHER.has(game.table.phase) ? 'choose' : 'turn';
    if (board.passed) return 'passed';
    if (TOGETHER.has(game.table.phase)) return 'ready';
    if (state.kind === 'person' && state.here === false && game.own.length && !game.own.includes(seat)) return 'away';
    return isNext(game, seat) ? 'next' : 'wait';
}

/** Whether a seat is the next one that has not passed. */
function isNext(game: Game, seat: number): boolean {
    const { seats, turn } = game.table;
    if (turn.active === null) return false;
    for (let step = 1; step < seats.length; step++) {
        const other = seats[(turn.active + step) % seats.length];
        if (other && !other.passed) return other.seat === seat;
    }
    return false;
}
