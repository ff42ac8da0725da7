// What is proposed to everybody at the table, and what becomes of it.

import type { Proposed, State } from '../wire';
import type { Segment } from './api';
import type { Game } from './game.svelte';
import { isSettled, refusalOf } from './news';

export class Agreement {
    #withdrawn = false;

    /** What became of a proposal of ours that was not agreed to, until it is seen. */
    outcome = $state.raw<Segment[]>();

    constructor(readonly game: Pick<Game, 'do' | 'me' | 'ready' | 'state'>) {}

    /** Whether a proposal is open about which somebody here has a say: the game waits for it. */
    get isDue(): boolean {
        if (!this.game.ready) return false;
        const { matter, own } = this.game.state;
        return own.some((seat) => matter?.voters.includes(seat));
    }

    propose(what: Proposed['what']): Promise<void> {
        return this.game.do({ kind: 'proposal', what });
    }

    answer(agrees: boolean, seat = this.game.me): Promise<void> {
        const { matter } = this.game.state;
        this.#withdrawn = !agrees && seat === matter?.seat;
        return matter ? this.game.do({ kind: 'answer', seat, proposal: matter.number, agrees }) : Promise.resolve();
    }

    /** A proposal of ours is gone, and nothing came of it: say who refused. */
    conclude(before: State, state: State): void {
        if (!isSettled(before, state)) return;
        if (!this.#withdrawn) this.outcome = refusalOf(before, state) ?? this.outcome;
        this.#withdrawn = false;
    }
}
