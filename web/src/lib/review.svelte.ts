// The review of a game that is over: a strong bot judges the choices of one seat, part by part.

import type { Chances, Review as Part, SaidJudgement, SaidRefusal } from '../wire';
import { Refused } from './api';
import type { Game } from './game.svelte';

// So many moments are shown; a choice is one of them if it cost so many points; nearly the best if less than this.
const MOST = 5;
const COSTLY = 1;
const NEARLY = 0.5;

/** A moment that mattered: something better was there, or it was the best choice of the game. */
export interface Moment extends SaidJudgement {
    isBest: boolean;
}

/** What was missed: advice that was given again and again counts once, where it was worth most. */
function costliest(judged: readonly SaidJudgement[]): SaidJudgement[] {
    const by = new Map<string, SaidJudgement>();
    for (const one of judged) {
        const known = by.get(one.best.notation);
        if (one.missed > 0 && (!known || known.missed < one.missed)) by.set(one.best.notation, one);
    }
    return [...by.values()].sort((one, other) => other.missed - one.missed);
}

/** The moments that mattered most, in the order of play: what was missed, and one choice that nothing came near to. */
export function moments(judged: readonly SaidJudgement[]): Moment[] {
    const best = judged
        .filter((one) => one.missed === 0 && one.ahead >= COSTLY)
        .reduce<SaidJudgement | undefined>((one, next) => (one && one.ahead >= next.ahead ? one : next), undefined);
    const missed = costliest(judged)
        .filter((one) => one.missed >= COSTLY)
        .slice(0, MOST - (best ? 1 : 0))
        .map((one) => ({ ...one, isBest: false }));
    return [...missed, ...(best ? [{ ...best, isBest: true }] : [])].sort((one, other) => one.ply - other.ply);
}

/** The share of choices that were the best or nearly so, and the points that were missed. */
export function summary(judged: readonly SaidJudgement[]): { nearly: number; missed: number } {
    const good = judged.filter((one) => one.missed < NEARLY).length;
    const missed = costliest(judged).filter((one) => one.missed >= NEARLY);
    return {
        nearly: judged.length ? good / judged.length : 1,
        missed: missed.reduce((sum, one) => sum + one.missed, 0),
    };
}

/** The line of the score in which a seat is furthest ahead of the others, as they are on average; none if of none. */
export function bestPart(sheet: readonly Record<string, number>[], seat: number): string | undefined {
    const others = sheet.filter((_, other) => other !== seat);
    const mean = (line: string): number =>
        others.reduce((sum, one) => sum + (one[line] ?? 0), 0) / Math.max(1, others.length);
    const leads = Object.entries(sheet[seat] ?? {}).map(([line, points]) => ({ line, by: points - mean(line) }));
    const [best] = leads.filter(({ by }) => by > 0).sort((one, other) => other.by - one.by);
    return best?.line;
}

/** Places in their order, moved apart by a gap where they would meet, and none beyond the end. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
    const moved: number[] = [];
    for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
    return moved.map((place, at) => Math.min(place, end - (moved.length - 1 - at) * gap));
}

/** The places of the map that a choice is about. */
const places = (one: SaidJudgement['played']): string[] =>
    one.about.filter((ref) => ref.kind === 'space' || ref.kind === 'hex').map((ref) => ref.id);

export class Review {
    /** Whose choices are judged; nobody's yet. */
    seat = $state<number>();
    judged = $state.raw<SaidJudgement[]>([]);
    chances = $state.raw<Chances[]>([]);
    /** The ply up to which it has come. */
    then = $state(0);
    problem = $state.raw<SaidRefusal['why']>();
    /** The moment that is looked at. */
    at = $state.raw<Moment>();
    readonly moments = $derived(moments(this.judged));
    readonly summary = $derived(summary(this.judged));
    #run = 0;
    #spoken = '';

    constructor(readonly game: Game) {}

    /** Whether somebody looks at it. */
    get isOpen(): boolean {
        return this.game.aside === 'review' && this.game.state.status !== 'open';
    }

    /** Whether the chances stand under the timeline. */
    get isDrawn(): boolean {
        return this.isOpen && this.chances.length > 1;
    }

    get isDone(): boolean {
        return this.seat !== undefined && this.then >= this.game.state.plies;
    }

    /** Judge the choices of a seat; once for each language that they are told in. */
    async look(seat: number): Promise<void> {
        const { language } = this.game.state;
        if (this.seat === seat && this.#spoken === language && !this.problem) return;
        const run = ++this.#run;
        Object.assign(this, { seat, judged: [], chances: [], then: 0, problem: undefined, at: undefined });
        this.#spoken = language;
        try {
            while (this.then < this.game.state.plies) {
                const part = await this.game.ask<Part>('POST', '/review', { body: { seat, ply: this.then } });
                if (run !== this.#run) return;
                this.judged = [...this.judged, ...part.judged];
                this.chances = [...this.chances, ...part.chances];
                this.then = part.then;
            }
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            if (run === this.#run) this.problem = error.problem.text;
        }
    }

    /** The moment that the table shows. */
    get shown(): Moment | undefined {
        return this.at && this.game.past?.ply === this.at.ply ? this.at : undefined;
    }

    /** Where on the map was played, and where would have been better, at the moment that is shown. */
    get places(): { is: 'played' | 'better'; places: string[] }[] {
        if (!this.shown) return [];
        const { played, best, isBest } = this.shown;
        return [
            { is: 'played', places: places(played) },
            ...(isBest ? [] : [{ is: 'better' as const, places: places(best) }]),
        ];
    }

    /** Show a moment on the table, as it was before the choice. */
    async show(moment: Moment): Promise<void> {
        this.at = moment;
        await this.game.go(moment.ply);
    }

    /** The moment before or behind the one that is looked at. */
    step(by: 1 | -1): void {
        const next = this.moments[this.moments.findIndex((one) => one.ply === this.at?.ply) + by];
        if (next) void this.show(next);
    }
}
