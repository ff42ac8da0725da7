// Moves one after the other on the real table, as they happened.

import type { Segment } from './api';
import type { Game } from './game.svelte';
import { turns } from './log';
import { settings } from './settings.svelte';

// Milliseconds for a move at the usual speed.
const STEP = 600;

export class Replay {
    playing = $state(false);
    #run = 0;

    constructor(readonly game: Game) {}

    /** The ply after the last choice of the viewer. */
    sinceMine(): number {
        const mine = turns(this.game.state.log).findLast((turn) => this.game.own.includes(turn.seat));
        return mine?.last ?? 0;
    }

    /** The ply after which a bot plays a seat: that of the last note on that seat. */
    sinceBot(seat: number): number {
        const isOn = (part: Segment): boolean =>
            typeof part === 'object' && part.ref === 'seat' && part.id === String(seat);
        return this.game.state.log.findLast((line) => line.note?.some(isOn))?.ply ?? this.sinceMine();
    }

    /** Show the moves behind a ply, up to a last one, or to the present. */
    async from(ply: number, last = Infinity): Promise<void> {
        const run = ++this.#run;
        const speed = settings.like.speed || 3;
        this.playing = true;
        for (let at = ply; at <= last && at < this.game.state.plies && run === this.#run; at++) {
            await this.game.go(at);
            await new Promise((done) => setTimeout(done, STEP / speed));
        }
        if (run !== this.#run) return;
        this.game.now();
        this.playing = false;
    }

    /** Look at a ply, and stay there. */
    look(ply: number): void {
        this.pause();
        void this.game.go(Math.max(0, Math.min(this.game.state.plies, ply)));
    }

    /** Play on from what is shown, at the end all of it; or stay where it is. */
    toggle(): void {
        const { past, state } = this.game;
        if (this.playing) this.pause();
        else void this.from(past && past.ply < state.plies ? past.ply : 0);
    }

    /** Stay where it is. */
    pause(): void {
        this.#run++;
        this.playing = false;
    }

    /** Back to the present. */
    stop(): void {
        this.pause();
        this.game.now();
    }
}
