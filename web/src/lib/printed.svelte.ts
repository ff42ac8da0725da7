// What is printed on the things of a game, in one language at a time.

import type { Components, SaidComponent, SaidDoubt } from '../wire';
import type { Game } from './game.svelte';

export class Printed {
    #components = $state.raw(new Map<string, SaidComponent>());
    /** Which figures are not certain. */
    doubts = $state.raw<SaidDoubt[]>([]);
    #language = '';

    constructor(readonly game: Pick<Game, 'ask'>) {}

    on(kind: string, id: string): SaidComponent | undefined {
        return this.#components.get(`${kind} ${id}`);
    }

    /** Learn it in a language; if that fails, it is asked for again the next time. */
    learn(language: string): void {
        if (this.#language === language) return;
        this.#language = language;
        this.game.ask<Components>('GET', '/components', { query: { language } }).then(
            ({ components, doubts = [] }) => {
                if (this.#language !== language) return;
                this.#components = new Map(components.map((one) => [`${one.kind} ${one.id}`, one]));
                this.doubts = doubts;
            },
            () => {
                this.#language = '';
            },
        );
    }
}
