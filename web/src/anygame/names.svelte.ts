// What the things and fields of any game are called. A field that is called like a kind of things holds such things.

import type { Names } from '../wire';
import { ask } from '../lib/api';
import { t } from '../lib/words.svelte';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const readable = (word: string): string => capital(word.replace(/(?<=\w)[_-](?=\w)/g, ' '));
const single = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

export class Namer {
    #names = $state.raw<Names>();
    #known = '';

    async learn(game: string, language: string): Promise<void> {
        if (this.#known === `${game} ${language}`) return;
        this.#known = `${game} ${language}`;
        this.#names = await ask<Names>('GET', `/api/rules/${game}/names`);
    }

    thing(kind: string, id: string | number): string | undefined {
        const things = this.#names?.things ?? {};
        return things[kind]?.[id] ?? things[single(kind)]?.[id];
    }

    field(name: string): string {
        return capital(this.#names?.fields[name] ?? this.thing('resource', name) ?? readable(name));
    }

    line(name: string): string {
        return capital(this.#names?.sheet[name] ?? readable(name));
    }

    /** A value of a field: the thing that it names, else a word that is known anywhere, else itself. */
    value(field: string, value: string | number): string {
        const named = this.thing(field, value);
        if (named !== undefined || typeof value === 'number') return named ?? String(value).replace(/^-/, '−');
        if (value === 'yes' || value === 'no') return t(value);
        if (!/^[a-z][a-z_-]+$/.test(value)) return value;
        const kinds = Object.values(this.#names?.things ?? {});
        const kind = kinds.find((things) => Object.hasOwn(things, value));
        return kind?.[value] ?? this.#names?.fields[value] ?? this.#names?.sheet[value] ?? readable(value);
    }
}
