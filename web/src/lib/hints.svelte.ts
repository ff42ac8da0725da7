// Hints of a bot for the question that is open: fetched when somebody wants them, gone with the question.

import type { Hints, SaidHint } from '../wire';
import { Refused } from './api';
import type { Game } from './game.svelte';

export class Advice {
    hints = $state.raw<SaidHint[]>([]);
    /** Why there are none. */
    problem = $state.raw<SaidHint['label']>();
    thinking = $state(false);
    #asked = '';

    constructor(readonly game: Game) {}

    /** What the hints are for: another question has others. */
    get question(): string {
        const { question, state } = this.game;
        return question?.must ? `${question.seat} ${state.ply} ${state.plies} ${state.language}` : '';
    }

    /** Look for hints, once for every question. */
    async look(): Promise<void> {
        const { question } = this;
        if (question === this.#asked) return;
        this.#asked = question;
        this.hints = [];
        this.problem = undefined;
        this.thinking = question !== '' && this.game.state.hints === true;
        if (!this.thinking) return;
        try {
            const body = { seat: this.game.question?.seat ?? this.game.me, ply: this.game.state.ply };
            const { hints } = await this.game.ask<Hints>('POST', '/hints', { body });
            if (this.#asked === question) this.hints = hints;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            if (this.#asked === question) this.problem = error.problem.text;
        } finally {
            if (this.#asked === question) this.thinking = false;
        }
    }

    /** Forget them, so that the same question may be asked again. */
    drop(): void {
        this.#asked = '';
        this.hints = [];
    }
}

/** Put the ranks of answers on the controls that make them; what had one before loses it. */
export function mark(page: ParentNode, notations: readonly string[]): void {
    for (const old of page.querySelectorAll('[data-hint]')) old.removeAttribute('data-hint');
    for (const control of page.querySelectorAll<HTMLElement | SVGElement>('[data-notation]')) {
        const rank = notations.indexOf(control.dataset.notation ?? '');
        if (rank >= 0) control.dataset.hint = String(rank + 1);
    }
}
