// A story while it is told: which of its steps, whether it goes on by itself, and whether it is folded to the bar.

import { settings } from '../../lib/settings.svelte';
import type { Step, Story } from './telling';

/** Milliseconds for a step, at the usual speed. */
const PACE = { update: 500, lacerda: 700 };
/** So fast for whoever wants no movement: all of it is there at once. */
const AT_ONCE = 99;

export class Telling {
    #at = $state(settings.like.speed || settings.like.stepwise ? 0 : AT_ONCE);
    running = $state(!settings.like.stepwise);
    folded = $state(false);

    constructor(
        readonly story: Story,
        readonly end: () => void,
    ) {}

    get last(): number {
        return this.story.steps.length - 1;
    }

    get now(): number {
        return Math.min(this.#at, this.last);
    }

    get step(): Step | undefined {
        return this.story.steps[this.now];
    }

    get isLacerda(): boolean {
        return this.story.is === 'lacerda';
    }

    /** Go on, or back; behind the last step it ends. */
    go(by: number): void {
        this.running = false;
        if (this.now + by > this.last) this.end();
        else this.#at = Math.max(0, this.now + by);
    }

    /** Let it go on by itself from here; gives back what stops that. A step with a reason takes longer to read. */
    run(): (() => void) | undefined {
        if (!this.running || this.now >= this.last) return undefined;
        const pace = PACE[this.story.is] / (settings.like.speed || 3);
        const timer = setTimeout(() => (this.#at = this.now + 1), pace * (1 + (this.step?.why.length ?? 0)));
        return () => clearTimeout(timer);
    }
}
