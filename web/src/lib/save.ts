// A game as a file, and a game that goes on from another one.

import type { Created } from '../wire';
import { ask, Refused } from './api';
import type { Game } from './game.svelte';
import { enter, keepMade, keptGame, link, pathOf } from './keys';

/** Whether the record may be had: all is open, or all people are at this screen. */
export function mayRecord({ state }: Game): boolean {
    const persons = state.seats.filter((one) => one.kind === 'person');
    return !state.frozen?.length && (state.open === true || persons.every((one) => state.own.includes(one.seat)));
}

/** Give somebody a text as a file. */
export function saveText(text: string, name: string): void {
    const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Fetch the record, so that it is here when the server is not. */
export async function keepRecord(game: Game): Promise<void> {
    const { plies } = game.state;
    if (!mayRecord(game) || game.record?.plies === plies) return;
    game.record = { plies, text: await game.ask<string>('GET', '/record') };
}

/** Save the game as a file: as it is, or as it was when the server last answered. */
export async function saveRecord(game: Game): Promise<void> {
    await keepRecord(game).catch(() => undefined);
    const { text } = game.record ?? {};
    if (text === undefined) return;
    saveText(text, `${game.state.rules}-${game.id}.areo`);
}

/** A link by which anybody may look at a game that is over: of its watchers if it is known here, else of a copy. */
export async function shareLink(game: Game): Promise<string> {
    const watch = keptGame(game.id)?.made?.watch;
    if (watch) return link(game.id, [watch]);
    await keepRecord(game);
    const made = await ask<Created>('POST', '/api/records', { body: { text: game.record?.text ?? '' } });
    return link(made.id, [made.watch]);
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
