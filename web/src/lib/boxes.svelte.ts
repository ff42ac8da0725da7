// Files of an owner's components, by game: new games are set up with them. They stay in this browser.

import { keep, kept } from './memory';

class Boxes {
    #texts = $state.raw<Record<string, string>>(kept().boxes ?? {});

    /** The file for a game; empty if none was given. */
    of(game: string): string {
        return this.#texts[game] ?? '';
    }

    /** Use a file from now on; an empty one takes it back. */
    give(game: string, text: string): void {
        this.#texts = { ...this.#texts, [game]: text.trim() && text };
        keep({ boxes: this.#texts });
    }
}

export const boxes = new Boxes();
