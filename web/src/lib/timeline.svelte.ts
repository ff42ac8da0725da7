// How a game went: a mark for every choice. And the way along it: by moves, turns, rounds.

import type { Mark, Marks } from '../wire';
import type { Game } from './game.svelte';

/** A round of the game, from one choice to another. */
export interface Stage {
    round: number;
    first: number;
    moves: number;
}

export const stages = (marks: Mark[]): Stage[] => {
    const found: Stage[] = [];
    marks.forEach((mark, at) => {
        const last = found.at(-1);
        if (last?.round === mark.round) last.moves++;
        else found.push({ round: mark.round, first: at, moves: 1 });
    });
    return found;
};

/** The ply at which the next stretch begins, or the one at which this or the last one did. */
function step(firsts: number[], ply: number, by: 1 | -1, end: number): number {
    if (by > 0) return firsts.find((first) => first > ply) ?? end;
    return firsts.findLast((first) => first < ply) ?? 0;
}

/** One turn on or back: choices of one seat behind each other. */
export const byTurn = (marks: Mark[], ply: number, by: 1 | -1): number =>
    step(
        marks.flatMap((mark, at) => (mark.seat === marks[at - 1]?.seat ? [] : [at])),
        ply,
        by,
        marks.length,
    );

/** One round on or back. */
export const byRound = (marks: Mark[], ply: number, by: 1 | -1): number =>
    step(
        stages(marks).map((stage) => stage.first),
        ply,
        by,
        marks.length,
    );

export class Timeline {
    marks = $state.raw<Mark[]>([]);
    #asked = '';

    constructor(readonly game: Game) {}

    /** Find out what happened since. */
    async learn(): Promise<void> {
        const { plies, number } = this.game.state;
        const asked = `${plies} ${number}`;
        if (this.#asked === asked) return;
        this.#asked = asked;
        try {
            const { marks } = await this.game.ask<Marks>('GET', '/timeline');
            if (this.#asked === asked) this.marks = marks;
        } catch {
            this.#asked = '';
        }
    }
}
