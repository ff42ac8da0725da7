// What people say, as it comes: what was not read yet, and what has just been said, for bubbles.

import type { TalkLine } from '../wire';
import type { Game } from './game.svelte';
import { settings } from './settings.svelte';

/** Milliseconds for which a bubble stands. */
export const STANDS = 6000;

export class Talk {
    /** Whether somebody reads it now. */
    #reading = $state(false);
    #read = $state(-1);
    #lines = $state.raw<TalkLine[]>([]);
    #fresh = $state.raw<TalkLine[]>([]);

    /** Lines that were not read; one's own count as read, and so does what was said before one came, or is not heard. */
    unread(own: number[], hearsWatchers = true): number {
        const isHeard = (seat: number): boolean => !own.includes(seat) && (seat >= 0 || hearsWatchers);
        return this.#lines.filter((one) => one.number > this.#read && isHeard(one.seat)).length;
    }

    /** What a seat has just said, if nobody reads the talk: its last line, and its last reaction. */
    said(seat: number): { line?: TalkLine | undefined; reaction?: TalkLine | undefined } {
        if (this.#reading) return {};
        const mine = this.#fresh.filter((one) => one.seat === seat);
        return { line: mine.findLast((one) => one.line), reaction: mine.findLast((one) => one.reaction) };
    }

    set reading(on: boolean) {
        this.#reading = on;
        if (on) this.#read = this.#lines.at(-1)?.number ?? 0;
    }

    /** Somebody points at it: it has been seen. */
    hide(seat: number): void {
        this.#fresh = this.#fresh.filter((one) => one.seat !== seat);
    }

    hear(lines: TalkLine[]): void {
        const last = this.#lines.at(-1)?.number ?? 0;
        const first = this.#read < 0;
        const news = first ? [] : lines.filter((one) => one.number > last);
        this.#lines = lines;
        if (first || this.#reading) this.#read = lines.at(-1)?.number ?? 0;
        if (!news.length) return;
        this.#fresh = [...this.#fresh, ...news];
        setTimeout(() => {
            this.#fresh = this.#fresh.filter((one) => !news.includes(one));
        }, STANDS);
    }
}

/** How many lines the one who looks has not read. */
export const unread = (game: Game): number =>
    game.talk.unread(game.own, settings.like.watchers || game.own.length === 0);
