// What the things of the game are called, in the language of the reader; the names come from the server.

import type { Names } from '../wire';
import { ask } from '../lib/api';

class Called {
    #names = $state.raw<Names['things']>({});
    #sheet = $state.raw<Names['sheet']>({});
    #learnt = '';

    thing(kind: string, id: string): string {
        return this.#names[kind]?.[id] ?? id;
    }

    line(id: string): string {
        return this.#sheet[id] ?? id;
    }

    async learn(language: string): Promise<void> {
        if (this.#learnt === language) return;
        this.#learnt = language;
        const found = await ask<Names>('GET', '/api/rules/terraforming/names', { query: { language } });
        if (this.#learnt !== language) return;
        this.#names = found.things;
        this.#sheet = found.sheet;
    }
}

export const called = new Called();
/** The name of a thing, such as a resource, a tag, a party. */
export const thing = (kind: string, id: string): string => called.thing(kind, id);
/** The name of a thing at the beginning of a line. */
export const Thing = (kind: string, id: string): string => {
    const name = thing(kind, id);
    return name.charAt(0).toUpperCase() + name.slice(1);
};
/** The name of a line of the score sheet. */
export const sheetLine = (id: string): string => called.line(id);
