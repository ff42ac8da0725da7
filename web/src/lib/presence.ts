// Who is there: how long somebody is gone, and how much time they have left.

import type { Game } from './game.svelte';

/** Seconds after which somebody counts as away, and after which a bot may be proposed for them. */
export const AWAY = 60;
export const LONG_AWAY = 300;

/** Seconds for which a person is gone; nothing if they are there, or never came. */
export function goneFor(game: Game, seat: number, now: number): number | undefined {
    const one = game.state.seats[seat];
    if (one?.kind !== 'person' || one.bot || one.here || !one.gone) return undefined;
    return Math.max(0, now + game.skew - one.gone);
}

/** Whether those who play see that somebody is away. */
export const isAway = (game: Game, seat: number, now: number): boolean =>
    game.own.length > 0 && (goneFor(game, seat, now) ?? 0) > AWAY;

/** Seconds on the clock of a seat; nothing if the table has no clocks. */
export function leftOf(game: Game, seat: number, now: number): number | undefined {
    const one = game.state.seats[seat];
    if (one?.left === undefined || one.left === null) return undefined;
    return Math.max(0, one.left - (one.runs ? now + game.skew - game.state.at : 0));
}
