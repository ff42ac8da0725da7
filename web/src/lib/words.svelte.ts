// What the pages say, in the language of the reader. The phrases come from the server.

import type { Words as Phrases } from '../wire';
import { ask } from './api';
import { settings } from './settings.svelte';

export type Part = string | number;

const SLOT = /\{(\d)(\|[^}]*)?\}/g;
const HEAD = 'web.';

/** The rules of each language; to make them takes as long as to say a hundred phrases. */
const RULES = new Map<string, Intl.PluralRules>();
function rulesOf(language: string): Intl.PluralRules {
    const known = RULES.get(language) ?? new Intl.PluralRules(language);
    RULES.set(language, known);
    return known;
}

/** Which of some forms goes with a number: one, few where there are three, the rest. */
export function form(language: string, number: number, forms: string[]): string {
    const rule = rulesOf(language).select(number);
    const at = rule === 'one' ? 0 : rule === 'few' && forms.length > 2 ? 1 : forms.length - 1;
    return forms[at] ?? '';
}

/** A phrase with parts in its places: `{0}` is the first, `{0|card|cards}` the form that fits its number. */
export function fill(language: string, phrase: string, parts: Part[]): string {
    return phrase.replace(SLOT, (_slot, index: string, forms: string | undefined) => {
        const part = parts[Number(index)] ?? '';
        return forms === undefined ? String(part) : form(language, Number(part), forms.slice(1).split('|'));
    });
}

export class Words {
    #phrases = $state.raw<Record<string, string>>({});
    language = $state('en');

    /** What the page says under a name. */
    say(name: string, ...parts: Part[]): string {
        const phrase = this.#phrases[HEAD + name] ?? this.#phrases[name];
        return phrase === undefined ? name : fill(this.language, phrase, parts);
    }

    knows(name: string): boolean {
        return HEAD + name in this.#phrases || name in this.#phrases;
    }

    teach(phrases: Record<string, string>, language: string): void {
        this.#phrases = phrases;
        this.language = language;
    }

    /** Speak a language from now on. */
    async learn(code: string): Promise<void> {
        settings.setLanguage(code);
        const found = await ask<Phrases>('GET', '/api/words');
        this.teach(found.words, found.language);
        document.documentElement.lang = found.language === 'sr' ? 'sr-Latn' : found.language;
    }
}

export const words = new Words();
/** What the page says under a name, with parts in their places. */
export const t = (name: string, ...parts: Part[]): string => words.say(name, ...parts);

/** A text that begins as a sentence does. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** A number as it is written in the language of the reader, with so many digits behind the point; with its sign, if wanted. */
export function number(of: number, digits: number, signed = false): string {
    const size = Math.abs(of).toLocaleString(words.language, {
        maximumFractionDigits: digits,
        minimumFractionDigits: digits,
    });
    return `${of < 0 ? '\u2212' : signed ? '+' : ''}${size}`;
}
