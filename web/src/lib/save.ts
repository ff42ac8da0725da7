// A game as a file, and a game that goes on from another one.

import type { Created } from '../wire';
import { Refused } from './api';
import type { Game } from './game.svelte';
import { enter, keepMade, pathOf } from './keys';

/** Whether the record may be had: all is open, or all people are at this screen. */
export function mayRecord({ state }: Game): boolean {
    const persons = state.seats.filter((one) => one.kind === 'person');
    return !state.frozen?.length && (state.open === true || persons.every((one) => state.own.includes(one.seat)));
}

export async function saveRecord(game: Game): Promise<void> {
    const text = await game.ask<string>('GET', '/record');
    const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = href;
    link.download = `${game.state.rules}-${game.id}.areo`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Whether one may play on from a moment: of a game that is open, or that one plays alone. */
export function mayBranch({ state }: Game): boolean {
    const persons = state.seats.filter((one) => one.kind === 'person');
    const alone = persons.length === 1 && state.own.length > 0;
    return !state.frozen?.length && state.plies > 0 && (state.open === true || alone);
}

/** Play on from what is shown: a new game. */
export async function playOn(game: Game): Promise<void> {
    try {
        const body = { ply: game.past?.ply ?? game.state.plies };
        const made = await game.ask<Created>('POST', '/branches', { body });
        keepMade(made);
        enter(made.id, made.seats.length ? made.seats.map((one) => one.key) : [made.watch]);
        location.assign(pathOf(made.id));
    } catch (error) {
        if (error instanceof Refused) game.problem = error.problem;
    }
}
