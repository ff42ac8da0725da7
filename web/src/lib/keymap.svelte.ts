// The keys of the tables, declared once: what they do, and which key somebody likes instead.
//
// Tables listen for the usual keys. Whoever likes another one presses that, and the page passes on the usual one; so it
// does on keyboards that have letters where others have numbers.

import { isOurs } from './keyboard';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export type Group = 'play' | 'look' | 'time';

export interface Key {
    /** What it does; said as `keys.` with this name. */
    name: string;
    group: Group;
    /** As the browser calls it, letters small; several of one kind stand behind each other. */
    usual: string[];
    /** Of these games only. */
    rules?: string[];
    /** It cannot be another one. */
    fixed?: boolean;
}

const key = (group: Group, name: string, usual: string, more: Partial<Key> = {}): Key => ({
    name,
    group,
    usual: usual.split(' '),
    ...more,
});
const FIXED = { fixed: true };
const TERRAFORMING = { rules: ['terraforming'] };
const ONMARS = { rules: ['onmars'] };
const BOTH = { rules: ['terraforming', 'onmars'] };

export const KEYS: Key[] = [
    key('play', 'number', '1 … 9', { ...ONMARS, ...FIXED }),
    key('play', 'card', '1 … 9 0', { ...TERRAFORMING, ...FIXED }),
    key('play', 'confirm', 'Enter', FIXED),
    key('play', 'back', 'Escape', FIXED),
    key('play', 'undo', 'z'),
    key('play', 'end', 'e'),
    key('play', 'pass', 'p'),
    key('play', 'actions', 'a', TERRAFORMING),
    key('play', 'projects', 's', TERRAFORMING),
    key('play', 'executive', 'x', ONMARS),
    key('play', 'owner', 't', ONMARS),
    key('play', 'step', 'Space', { ...ONMARS, ...FIXED }),
    key('look', 'mars', 'm', BOTH),
    key('look', 'legal', 'Shift ArrowLeft ArrowRight', { ...TERRAFORMING, ...FIXED }),
    key('look', 'orbit', 'o', ONMARS),
    key('look', 'colony', 'c', ONMARS),
    key('look', 'lab', 'b', ONMARS),
    key('look', 'cards', 'k', ONMARS),
    key('look', 'hand', 'c', TERRAFORMING),
    key('look', 'search', '/', TERRAFORMING),
    key('look', 'goals', 'g', BOTH),
    key('look', 'parliament', 't', TERRAFORMING),
    key('look', 'boards', 'F1 … F5', { ...TERRAFORMING, ...FIXED }),
    key('look', 'companies', 'F1 … F4', { ...ONMARS, ...FIXED }),
    key('look', 'log', 'l'),
    key('look', 'chat', 'k', TERRAFORMING),
    key('look', 'hint', 'h'),
    key('look', 'what', '?'),
    key('look', 'settings', ','),
    key('time', 'replay', 'r'),
    key('time', 'move', 'ArrowLeft ArrowRight', FIXED),
    key('time', 'turn', 'Shift ArrowLeft ArrowRight', FIXED),
    key('time', 'round', 'PageUp PageDown', FIXED),
    key('time', 'run', 'Space', FIXED),
];

const SIGNS: Record<string, string> = {
    Enter: '↵',
    Escape: 'Esc',
    Shift: '⇧',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
};

/** A key as it is called here. */
export const calledKey = (pressed: string): string => (pressed.length === 1 ? pressed.toLowerCase() : pressed);

/** A key as it is written on it. */
export const written = (pressed: string): string =>
    pressed === ' ' || pressed === 'Space'
        ? t('keys.space')
        : (SIGNS[pressed] ?? (pressed.length === 1 ? pressed.toUpperCase() : pressed));

class Keymap {
    /** The game whose keys they are; of none, the lobby shows those of all games. */
    rules = $state<string>();
    readonly #passed = new WeakSet<Event>();

    get all(): Key[] {
        return KEYS.filter((one) => !one.rules || !this.rules || one.rules.includes(this.rules));
    }

    /** The key that does something, as somebody likes it. */
    of(name: string): string[] {
        const found = KEYS.find((one) => one.name === name);
        const own = settings.like.keys[name];
        return own && found && !found.fixed ? [own] : (found?.usual ?? []);
    }

    /** Whether something may be on a key: a letter or a sign that stands for nothing fixed. */
    may(pressed: string): boolean {
        return pressed.length === 1 && !/[\d\s]/.test(pressed);
    }

    /** Put something on a key; what was there goes to the key that becomes free. */
    put(name: string, pressed: string): void {
        const wanted = calledKey(pressed);
        const free = this.of(name)[0];
        const found = KEYS.find((one) => one.name === name);
        if (!this.may(wanted) || !free) return;
        const together = (one: Key): boolean =>
            !one.rules || !found?.rules || one.rules.some((rules) => found.rules?.includes(rules));
        const other = this.all.find(
            (one) => !one.fixed && one.name !== name && together(one) && this.of(one.name)[0] === wanted,
        );
        const next = { ...settings.like.keys, [name]: wanted, ...(other ? { [other.name]: free } : {}) };
        const changed = Object.entries(next).filter(([one, at]) => KEYS.find((k) => k.name === one)?.usual[0] !== at);
        settings.set('keys', Object.fromEntries(changed));
    }

    reset(): void {
        settings.set('keys', {});
    }

    /** The usual key for what is pressed; nothing if that means nothing any more. */
    usualOf(pressed: string): string | undefined {
        const called = calledKey(pressed);
        const movable = this.all.filter((one) => !one.fixed);
        const bound = movable.find((one) => this.of(one.name)[0] === called);
        if (bound) return bound.usual[0];
        return movable.some((one) => one.usual[0] === called) ? undefined : called;
    }

    /**
     * The usual key for what is pressed on this keyboard: the upper row is numbers, whatever else is printed there,
     * and letters are the same when capitals are locked.
     */
    #meant({ key, code, shiftKey }: KeyboardEvent): string | undefined {
        const called = shiftKey ? key : calledKey(key);
        const usual = this.usualOf(key);
        if (usual !== calledKey(key)) return usual;
        return (shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1]) ?? called;
    }

    /** Pass on the usual key instead of the one that is pressed. To be the first listener of the window. */
    translate = (event: KeyboardEvent): void => {
        if (this.#passed.has(event) || !isOurs(event)) return;
        const usual = this.#meant(event);
        if (usual === event.key) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        if (usual === undefined) return;
        const { shiftKey, repeat } = event;
        const passed = new KeyboardEvent('keydown', { key: usual, shiftKey, repeat, bubbles: true, cancelable: true });
        this.#passed.add(passed);
        event.target?.dispatchEvent(passed);
    };
}

export const keymap = new Keymap();
