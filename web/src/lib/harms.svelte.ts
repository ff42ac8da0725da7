// What others did to each of one's seats, until it is seen.

import type { LogLine } from '../wire';
import type { Game } from './game.svelte';
import { harms, markSeen, seenUpTo, type Harm } from './harm';

export class Harms {
    // Up to which ply each of one's seats has seen it.
    #seen = $state.raw(new Map<number, number>());

    constructor(readonly game: Pick<Game, 'id' | 'me' | 'ready' | 'state'>) {}

    /** What the viewer has not seen yet, the newest first. */
    readonly news = $derived.by<Harm[]>(() => {
        if (!this.game.ready || this.game.me < 0) return [];
        const { me, state } = this.game;
        return harms(state.log, me, this.#seen.get(me) ?? state.plies);
    });

    /** All of it is seen. */
    see(): void {
        const { id, me, state } = this.game;
        this.#upTo(state.plies);
        markSeen(id, me, state.plies);
    }

    /** Whoever looks for the first time has seen what this browser knows of. */
    begin(log: LogLine[]): void {
        const { id, me } = this.game;
        if (me >= 0 && !this.#seen.has(me)) this.#upTo(seenUpTo(id, log, me));
    }

    #upTo(ply: number): void {
        this.#seen = new Map(this.#seen).set(this.game.me, ply);
    }
}
