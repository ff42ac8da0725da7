// The guide through a first game: one step after the other, and on by doing. A game gives the list of its steps.

import type { Game } from './game.svelte';
import { keep, kept } from './memory';

export interface Step {
    /** What to do, and why: the phrases `guide.…` and `guide.why.…` with this name. */
    say: string;
    /** The one place that is meant: what is first seen of these selectors. */
    where: string[] | ((game: Game) => string[]);
    /** Whether it is done, by what is on the table now and was when the step began. */
    done: (game: Game, began: Game['state']) => boolean;
    /** Whether there is nothing to do but to look, or it cannot be done now: then a button goes on too. */
    look?: boolean | ((game: Game) => boolean);
    /** Whether the bar of the decision is needed for it; else the guide stands in its place. */
    bar?: boolean | ((game: Game) => boolean);
}

class Guide {
    #steps = $state.raw<Step[]>([]);
    #game: Game | undefined;
    #began: Game['state'] | undefined;
    at = $state(0);

    get step(): Step | undefined {
        return this.#steps[this.at];
    }

    get length(): number {
        return this.#steps.length;
    }

    /** Whether a button goes on. */
    get looks(): boolean {
        const look = this.step?.look ?? false;
        return typeof look === 'function' ? this.#game !== undefined && look(this.#game) : look;
    }

    /** Whether the bar stays beside the guide. */
    get keepsBar(): boolean {
        const bar = this.step?.bar ?? false;
        return typeof bar === 'function' ? this.#game !== undefined && bar(this.#game) : bar;
    }

    /** The place that is meant, if it is on the page. */
    get place(): Element | undefined {
        const where = this.step?.where ?? [];
        const selectors = typeof where === 'function' ? (this.#game ? where(this.#game) : []) : where;
        for (const selector of selectors) {
            const all = [...document.querySelectorAll(selector)];
            const found = all.find((one) => one.getBoundingClientRect().width > 0);
            if (found) return found;
        }
        return undefined;
    }

    /** Go through the steps of a game from where it was left. */
    start(game: Game, steps: Step[]): void {
        this.#game = game;
        this.#steps = steps;
        this.#go(Math.min(kept().guides?.[game.id] ?? 0, steps.length));
    }

    /** Something happened: go on as far as it is done. */
    look(): void {
        for (let most = this.length; most > 0 && this.#isDone(); most--) this.#go(this.at + 1);
    }

    next(): void {
        this.#go(this.at + 1);
    }

    back(): void {
        this.#go(Math.max(0, this.at - 1));
    }

    skip(): void {
        this.#go(this.length);
    }

    #isDone(): boolean {
        return !!this.#game && !!this.#began && (this.step?.done(this.#game, this.#began) ?? false);
    }

    #go(to: number): void {
        this.at = to;
        this.#began = this.#game?.state;
        if (this.#game) keep({ guides: { ...kept().guides, [this.#game.id]: to } });
    }
}

export const guide = new Guide();

/** Whether a game is a first one, with a guide. */
export const isGuided = (id: string): boolean => kept().guides?.[id] !== undefined;
/** Let a game be a first one. */
export const guided = (id: string): void => keep({ guides: { ...kept().guides, [id]: 0 } });
