// The keys of this browser: they come in the fragment of a link, leave the address bar at once, and stay in the browser.

import type { Created } from '../wire';
import { keep, kept, type KeptGame } from './memory';

const KEY = /^[A-Za-z0-9_-]{20,64}$/;
const MOST_GAMES = 200;

/** Whether a name leads nowhere but to the machine on which it is said. */
export const isOwn = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The last opened first. */
export const games = (): KeptGame[] => kept().games ?? [];
export const keptGame = (id: string): KeptGame | undefined => games().find((found) => found.id === id);

/** By which rules a game is played; of one that was never opened here, those of the last one, if there was one. */
export const rulesOf = (id: string): string =>
    keptGame(id)?.rules ?? games().find((one) => one.rules !== undefined)?.rules ?? '';
/** Note by which rules a game is played. */
export function played(id: string, rules: string): void {
    if (keptGame(id)?.rules === rules) return;
    keep({ games: games().map((found) => (found.id === id ? { ...found, rules } : found)) });
}

export function remember(id: string, keys: string[], made?: KeptGame['made']): void {
    const before = keptGame(id);
    const all = [...new Set([...(before?.keys ?? []), ...keys])];
    const links = made ?? before?.made;
    const rules = before?.rules;
    const now: KeptGame = { id, keys: all, ...(links ? { made: links } : {}), ...(rules ? { rules } : {}) };
    keep({ games: [now, ...games().filter((found) => found.id !== id)].slice(0, MOST_GAMES) });
}

export function forget(id: string): void {
    keep({ games: games().filter((found) => found.id !== id) });
}

/** Keep the keys of a new game: those who play from this browser, by default its only person. */
export function keepMade({ id, seats, watch }: Created, here?: number[]): void {
    const mine = seats.filter((one) => (here ? here.includes(one.seat) : seats.length === 1));
    remember(
        id,
        mine.map((one) => one.key),
        { seats, watch },
    );
}

export const keysIn = (fragment: string): string[] =>
    fragment
        .replace(/^#/, '')
        .split('.')
        .filter((key) => KEY.test(key));

/** The keys for a game in this tab: those of the address, which are taken out of it, else those that are kept. */
export function keysFor(id: string): string[] {
    let keys = keysIn(location.hash);
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
    if (keys.length) enter(id, keys);
    else keys = keysIn(sessionStorage.getItem(id) ?? '');
    return keys.length ? keys : (keptGame(id)?.keys ?? []);
}

/** Use these keys for a game in this tab from now on. */
export function enter(id: string, keys: string[]): void {
    remember(id, keys);
    sessionStorage.setItem(id, keys.join('.'));
}

export const pathOf = (id: string): string => `/t/${id}`;
export const link = (id: string, keys: string[]): string => `${location.origin}${pathOf(id)}#${keys.join('.')}`;

/** The game and the keys that a link leads to. */
export function readLink(address: string): { id: string; keys: string[] } | undefined {
    const found = /\/([A-Za-z0-9_-]{8,32})\/?#(.+)$/.exec(address.trim());
    const keys = keysIn(found?.[2] ?? '');
    return found?.[1] && keys.length ? { id: found[1], keys } : undefined;
}
