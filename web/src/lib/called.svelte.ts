// What the things of a game are called, in the language of the reader; the names come from the server.

import type { Names } from '../wire';
import { ask } from './api';

export class Called {
    #names = $state.raw<Names['things']>({});
    #sheet = $state.raw<Names['sheet']>({});
    #learnt = '';

    static readonly #all = new Map<string, Called>();

    private constructor(readonly rules: string) {}

    /** The names of a game; they are fetched once, whoever asks for them. */
    static of(rules: string): Called {
        const known = Called.#all.get(rules) ?? new Called(rules);
        Called.#all.set(rules, known);
        return known;
    }

    thing(kind: string, id: string): string {
        return this.#names[kind]?.[id] ?? id;
    }

    /** A name at the beginning of a line. */
    capital(kind: string, id: string): string {
        const name = this.thing(kind, id);
        return name.charAt(0).toUpperCase() + name.slice(1);
    }

    line(id: string): string {
        return this.#sheet[id] ?? id;
    }

    async learn(language: string): Promise<void> {
        if (this.#learnt === language) return;
        this.#learnt = language;
        try {
            const found = await ask<Names>('GET', `/api/rules/${this.rules}/names`, { query: { language } });
            if (this.#learnt !== language) return;
            this.#names = found.things;
            this.#sheet = found.sheet;
        } catch {
            // It is asked for again with the next table.
            this.#learnt = '';
        }
    }
}
