// A turn order space that somebody chose together with the journey, before it is asked about.

import type { Desk } from '../desk.svelte';

/** A journey: it is of a game, a round and a seat. */
const journeyOf = ({ game, table, seat }: Desk): string => `${game.id} ${table.round} ${seat}`;

class Wish {
    #of = '';
    #space: number | undefined;

    keep(desk: Desk, space: number | undefined): void {
        this.#of = journeyOf(desk);
        this.#space = space;
    }

    /** The space, once. */
    take(desk: Desk): number | undefined {
        const space = this.#of === journeyOf(desk) ? this.#space : undefined;
        this.#space = undefined;
        return space;
    }
}

export const wish = new Wish();
