// What is on its way to the server: answers one after the other, what is shown of them ahead, and taking back.

import type { Changes, Done, Problem, SaidQuestion, State } from '../wire';
import { Refused } from './api';
import type { Foresight } from './foresight';
import { written } from './question';
import type { Deed } from './socket';

// The mark in the developer tools from which the time of a choice is taken.
const CHOSEN = 'chosen';

/** Whoever sends. */
interface Sender {
    readonly ready: boolean;
    readonly state: State;
    /** The question that the server asks. */
    readonly asked: SaidQuestion | undefined;
    /** Let the server do something; undefined without a line. */
    carry(deed: Deed): Promise<Done> | undefined;
    /** What some answers will bring, if that was told before. */
    foretold(question: SaidQuestion, notations: string[]): Changes | undefined;
    readonly chosen: string[];
    /** Nothing is chosen any more. */
    anew(): void;
    /** What was chosen may be chosen again. */
    giveBack(chosen: string[]): void;
}

export class Sending {
    /** The answer or the deed that is on its way. */
    deed = $state<string>();
    /** The answer that is on its way: it is marked as made. */
    made = $state<string>();
    /** Why the last thing was not done, until it is seen. */
    problem = $state.raw<Problem>();
    /** What is shown instead of the table meanwhile. */
    foreseen = $state.raw<Foresight>();
    // Whoever waits until what was sent is shown, and wants to know whether it was done.
    #waiting: ((done: boolean) => void) | undefined;
    // The entry up to which the server has to tell before the next choice.
    #until = 0;
    // How many deeds are on their way; whether one is chosen after the other, and whether choices are taken back.
    #open = 0;
    #choosing = $state(false);
    #undoing = false;
    // Whoever waits until nothing is on its way any more.
    readonly #calm: (() => void)[] = [];

    constructor(readonly sender: Sender) {}

    /** Whether nothing is on its way. */
    get isFree(): boolean {
        return this.deed === undefined && !this.foreseen;
    }

    /** Whether something is on its way, or about to be. */
    get isBusy(): boolean {
        return this.deed !== undefined || this.#choosing;
    }

    /** Answer a question by one option, or by an answer that is already written; and on, as was said before. */
    async choose(first: SaidQuestion, notations: string[]): Promise<void> {
        let question: SaidQuestion | undefined = first;
        performance.mark(CHOSEN);
        this.#choosing = true;
        this.#foresee(first, notations);
        for (const notation of notations) {
            if (!question || !(await this.#choose(question, notation))) break;
            question = this.sender.asked;
        }
        this.#choosing = false;
        this.foreseen = undefined;
        this.#rest();
    }

    /** Answer a question; whether that was done. */
    #choose(question: SaidQuestion, notation: string): Promise<boolean> {
        this.deed = notation;
        this.made = notation;
        const choice = written(question, [notation]);
        const shown = new Promise<boolean>((done) => (this.#waiting = done));
        void this.do({ kind: 'choice', seat: question.seat, ply: this.sender.state.ply, choice });
        return shown;
    }

    /** Show at once what some choices will bring, as far as it was told before. */
    #foresee(question: SaidQuestion, notations: string[]): void {
        const told = this.sender.foretold(question, notations);
        if (!told?.certain) return;
        const { changes = [], asks } = told;
        const { state, chosen } = this.sender;
        const waits = state.seats.some((one) => one.asked && one.seat !== question.seat);
        this.foreseen = { changes, asks: asks ?? undefined, chosen, left: notations.length, waits };
        this.sender.anew();
    }

    /** Wait until nothing is on its way. */
    async calm(): Promise<void> {
        while (this.isBusy) await new Promise<void>((done) => this.#calm.push(done));
    }

    /**
     * Take choices back, when whatever is on its way is there; pressed twice in a hurry, it is done once.
     * What has shown something hidden meanwhile can no longer be taken back: then nothing is sent.
     */
    async undo(seat: number, choices: number): Promise<void> {
        if (this.#undoing) return;
        this.#undoing = true;
        await this.calm();
        const { ply, undo = 0 } = this.sender.state;
        if (undo >= choices) await this.do({ kind: 'undo', seat, ply, choices });
        this.#undoing = false;
    }

    /** Do something; why it is refused is in `problem`. */
    async do(deed: Deed): Promise<void> {
        this.problem = undefined;
        this.deed ??= deed.kind;
        this.#open++;
        try {
            const done = await this.sender.carry(deed);
            this.#until = Math.max(this.#until, done?.number ?? 0);
        } catch (error) {
            // What was shown ahead of it is shown no more, and may be chosen again.
            if (this.foreseen) this.sender.giveBack(this.foreseen.chosen);
            this.foreseen = undefined;
            this.#leave(false);
            if (error instanceof Refused) this.problem = error.problem;
        }
        this.#open--;
        this.arrive();
    }

    /** Once what was sent is there, more may be; how long that took can be read in the developer tools. */
    arrive(): void {
        const number = this.sender.ready ? this.sender.state.number : 0;
        if (this.deed === undefined || this.#open > 0 || number < this.#until) return;
        this.#leave(true);
        if (!performance.getEntriesByName(CHOSEN).length) return;
        performance.measure('choice', CHOSEN);
        performance.clearMarks(CHOSEN);
    }

    /** Nothing is on its way any more. */
    #leave(done: boolean): void {
        this.deed = undefined;
        this.made = undefined;
        if (this.foreseen && --this.foreseen.left === 0) this.foreseen = undefined;
        this.#waiting?.(done);
        this.#waiting = undefined;
        this.#rest();
    }

    /** Something is done: whoever waits until nothing is on its way looks again. */
    #rest(): void {
        for (const done of this.#calm.splice(0)) done();
    }
}
