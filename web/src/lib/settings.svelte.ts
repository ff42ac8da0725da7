// What somebody likes: language, look, speed, warnings. Each change acts at once and is kept in this browser.

import { keep, kept } from './memory';
import { zoom } from './zoom.svelte';

export type Theme = 'light' | 'dark' | 'system';
export type Call = 'nothing' | 'title' | 'notice';
export type When = 'never' | 'left' | 'always';

const LANGUAGES = ['en', 'cs', 'sr'];

const USUAL = {
    theme: 'system' as Theme,
    /** Per cent. */
    size: 100,
    /** Lines and hatches beside the colours of players. */
    patterns: false,
    /** Of the moves of others; 0: at once. */
    speed: 1,
    /** Whether the turn of an automa, and the colony status update, go on only by hand. */
    stepwise: false,
    confirmPass: 'left' as When,
    /** Whether the end of a turn is asked about once more. */
    confirmEnd: false,
    /** Whether heat is converted without asking once more. */
    heatAtOnce: false,
    call: 'title' as Call,
    bubbles: true,
    sound: false,
    /** Whether one hears what those say who only watch. */
    watchers: true,
    /** Whether hints can be asked for. */
    hint: true,
    /** What is on another key than usual, by what it does. */
    keys: {} as Record<string, string>,
};
export type Likes = typeof USUAL;

const known = Object.keys(USUAL) as (keyof Likes)[];

/** What was kept, as far as it is of the right kind. */
function likes(): Likes {
    const found = kept().settings ?? {};
    const fitting = known.filter((name) => typeof found[name] === typeof USUAL[name]);
    return { ...USUAL, ...Object.fromEntries(fitting.map((name) => [name, found[name]])) };
}

export class Settings {
    language = $state(
        kept().language ??
            navigator.languages.map((code) => code.slice(0, 2)).find((code) => LANGUAGES.includes(code)) ??
            'en',
    );
    like = $state<Likes>(likes());
    #night = $state(false);

    constructor() {
        const night = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
        this.#night = night?.matches ?? false;
        night?.addEventListener('change', (event) => {
            this.#night = event.matches;
            this.show();
        });
    }

    get isDark(): boolean {
        return this.like.theme === 'system' ? this.#night : this.like.theme === 'dark';
    }

    set<K extends keyof Likes>(name: K, value: Likes[K]): void {
        this.like[name] = value;
        keep({ settings: $state.snapshot(this.like) });
        this.show();
    }

    setLanguage(code: string): void {
        this.language = code;
        keep({ language: code });
    }

    /** Let the page look as it is liked. */
    show(): void {
        const root = document.documentElement;
        root.dataset.theme = this.isDark ? 'dark' : 'light';
        root.dataset.patterns = String(this.like.patterns);
        zoom.set(this.like.size / 100);
    }
}

export const settings = new Settings();
