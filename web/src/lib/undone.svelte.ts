// What would be taken back if everybody agreed to a proposal: how the table would differ.

import type { Change, Moment } from '../wire';
import { differences } from './foresight';
import type { Game } from './game.svelte';

export class Undone {
    changes = $state.raw<Change[]>();
    #to: number | undefined;

    constructor(readonly game: Game) {}

    /** Look at what the open proposal would take back; at nothing if it is about something else: `$effect(() => …)`. */
    look(): void {
        const { matter } = this.game.state;
        const ply = matter?.what.kind === 'take-back' && this.game.isNow ? matter.what.ply : undefined;
        if (this.#to === ply) return;
        this.#to = ply;
        this.changes = undefined;
        if (ply !== undefined) void this.#fetch(ply);
    }

    async #fetch(ply: number): Promise<void> {
        const { seat, table } = this.game.state;
        const moment = await this.game.ask<Moment>('GET', `/plies/${ply}`, { query: { seat } });
        if (this.#to === ply) this.changes = differences(table, moment.table);
    }
}
