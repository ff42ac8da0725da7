// What this browser keeps: games with their keys, the language, the settings. The plain pages keep theirs in the same place.

const PLACE = 'areopolis';

/** A game that was opened here, and by which rules; `made` are the keys of one that was set up here. */
export interface KeptGame {
    id: string;
    keys: string[];
    rules?: string;
    made?: { seats: { seat: number; name: string; key: string }[]; watch: string };
}

export interface Kept {
    language?: string;
    games?: KeptGame[];
    settings?: Record<string, unknown>;
    /** Up to which ply it was seen what others did, by game and seat. */
    seen?: Record<string, number>;
    /** How far the guide of a game is. */
    guides?: Record<string, number>;
    /** Files of own components, by game. */
    boxes?: Record<string, string>;
}

export function kept(): Kept {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
        return typeof found === 'object' && found !== null ? found : {};
    } catch {
        return {};
    }
}

export function keep(change: Kept): void {
    try {
        localStorage.setItem(PLACE, JSON.stringify({ ...kept(), ...change }));
    } catch {
        // A browser that keeps nothing plays as long as the page is open.
    }
}
