// What somebody is about to answer in a sheet: one option is chosen first and done after it, or at once by a second press.

import type { RefForm, SaidOption, SaidRefusal } from '../../wire';
import { plain } from '../../lib/api';
import { t } from '../../lib/words.svelte';
import type { Desk } from '../desk.svelte';

/** What may be done between the steps of anything: it does not answer the question. */
const FREE = new Set(['deliver', 'complete', 'pledge']);

/** By kind of question: what has happened when one of several things was taken. */
const TAKEN: Record<string, string[]> = {
    blueprint: ['om.obtain'],
    develop: ['om.develop'],
    hire: ['om.hire', 'om.accept'],
    learn: ['om.learn'],
    pick: ['om.gain'],
    supply: ['om.gain'],
    welcome: ['om.welcome'],
};

export const wordOf = (option: { notation: string }): string => option.notation.split(' ')[0] ?? '';
export const isFree = (option: { notation: string }): boolean => FREE.has(wordOf(option));

export const refOf = (about: RefForm[], kind: string): RefForm | undefined => about.find((ref) => ref.kind === kind);
export const idOf = (about: RefForm[], kind: string): string => refOf(about, kind)?.id ?? '';

/** What an option costs: goods and colonists that are counted. */
export const priceOf = (about: RefForm[]): RefForm[] =>
    about.filter(
        (ref) =>
            ref.amount !== undefined && (ref.kind === 'resource' || (ref.kind === 'colonist' && ref.id === 'quarters')),
    );

/** Whether an option sends a colonist to work or pays a crystal for one more. */
export const isBoost = (about: RefForm[]): boolean =>
    about.some((ref) => ref.kind === 'colonist' && ref.id === 'quarters');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Choice {
    /** The notation of the chosen option. */
    chosen = $state<string>();

    constructor(readonly desk: Desk) {}

    get options(): SaidOption[] {
        return this.desk.options.filter((option) => !isFree(option));
    }

    /** The way to leave it at that, if there is one. */
    get done(): SaidOption | undefined {
        return this.options.find((option) => option.notation === 'done');
    }

    /** Whether something was taken already, which one may leave at that. */
    get isBegun(): boolean {
        if (this.options.some((option) => isBoost(option.about))) return true;
        const taken = TAKEN[this.desk.kind] ?? [];
        return this.desk.game.state.log
            .slice(-2)
            .some(({ events }) => events?.some(({ name }) => taken.includes(name)));
    }

    /** The button for that, as sheets have it. */
    get enough(): { label: string; sign: string; notation: string; do: () => void }[] {
        const { done } = this;
        if (!done) return [];
        const { notation } = done;
        return [
            {
                label: t(this.isBegun ? 'om.enough' : 'om.space.without'),
                sign: 'pass',
                notation,
                do: () => this.do(notation),
            },
        ];
    }

    optionOf(kind: string, id: string | number): SaidOption | undefined {
        return this.desk.optionsAbout(kind, id).find((option) => !isFree(option));
    }

    /** Why nothing about a thing can be chosen; nothing if something can. */
    whyNot(kind: string, id: string | number): string {
        if (this.optionOf(kind, id)) return '';
        return this.why(this.desk.refusalsAbout(kind, id));
    }

    why(refusals: SaidRefusal[]): string {
        return plain(refusals[0]?.why ?? []);
    }

    /** The first press chooses, the second one does it. */
    pick(notation: string | undefined): void {
        if (notation === undefined) return;
        if (this.chosen === notation) this.do(notation);
        else {
            this.chosen = notation;
            this.desk.point([notation]);
        }
    }

    /** Point at an option, or only at what is chosen. */
    point(notation: string | undefined): void {
        const shown = notation ?? this.chosen;
        this.desk.point(shown === undefined ? [] : [shown]);
    }

    do(...notations: string[]): void {
        this.chosen = undefined;
        void this.desk.choose(...notations);
    }
}
