// How it is with a seat in the round, in one word.

import type { Desk } from './desk.svelte';

export type Status = 'turn' | 'thinks' | 'choose' | 'next' | 'done' | 'wait' | 'away' | 'bot';

export function statusOf(desk: Desk, seat: number): Status {
    const state = desk.game.state.seats[seat];
    const { turn, order } = desk.table;
    if (state?.kind === 'person' && state.bot) return 'bot';
    if (state?.thinks) return 'thinks';
    if (turn.active === seat) return 'turn';
    if (state?.asked) return 'choose';
    if (state?.kind === 'person' && state.here === false && desk.game.own.length > 0 && !desk.game.own.includes(seat))
        return 'away';
    // Spaces are in the order of turns.
    const waiting = order.filter((space) => space.seat !== null && !space.acted && space.seat !== turn.active);
    if (waiting[0]?.seat === seat && turn.active !== null) return 'next';
    // Whoever has no place yet waits for one.
    const done = order.some((space) => space.seat === seat && space.acted);
    return done && !waiting.some((space) => space.seat === seat) ? 'done' : 'wait';
}
