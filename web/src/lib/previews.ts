// What choices would bring, as the server tells it beforehand; asked for once as long as nothing happens.

import type { Changes, SaidQuestion } from '../wire';
import type { Game } from './game.svelte';
import { written } from './question';

export class Previews {
    readonly #tries = new Map<string, Promise<Changes>>();
    // Of the tries those that are answered.
    readonly #known = new Map<string, Changes>();

    constructor(readonly game: Game) {}

    /** What some answers, one after the other, would change. */
    ask(question: SaidQuestion, notations: string[]): Promise<Changes> {
        const { body, name } = this.#try(question, notations);
        const asked = this.#tries.get(name);
        if (asked) return asked;
        const told = this.game.ask<Changes>('POST', '/tries', { body }).then(
            (changes) => {
                if (this.#tries.get(name) === told) this.#known.set(name, changes);
                return changes;
            },
            () => ({ certain: false }),
        );
        this.#tries.set(name, told);
        return told;
    }

    /** The same, if it was told already. */
    known(question: SaidQuestion, notations: string[]): Changes | undefined {
        return this.#known.get(this.#try(question, notations).name);
    }

    /** Something happened: all is to be asked anew. */
    forget(): void {
        this.#tries.clear();
        this.#known.clear();
    }

    /** Some answers as they are tried. */
    #try(
        question: SaidQuestion,
        [first, ...rest]: string[],
    ): { name: string; body: { seat: number; ply: number; choices: string[] } } {
        const choices = [written(question, first === undefined ? [] : [first]), ...rest];
        const { seat } = question;
        const { ply } = this.game.state;
        return { name: `${seat} ${ply} ${choices.join('\n')}`, body: { seat, ply, choices } };
    }
}
