// What may be done in a turn: main actions of the own side, executive actions, and how it ends.

import type { Icon, SaidOption } from '../../wire';
import { t } from '../../lib/words.svelte';
import type { Desk, Side } from '../desk.svelte';
import { wordOf } from '../marks';

/** A main action, with the option that takes it or why it cannot be taken. */
export interface Main {
    action: string;
    option: SaidOption | undefined;
    why: string;
}

const EXECUTIVE = new Set(['executive', 'building', 'scientist']);

/** The main actions of a side, in the order in which they stand there. */
export const ACTIONS: Record<Side, readonly string[]> = {
    orbit: ['landing', 'blueprint', 'learn', 'develop', 'resupply'],
    colony: ['control', 'construct', 'upgrade', 'welcome', 'hire'],
};

/** The main actions of the own side; none any more after one was taken. */
export const mainActions = (desk: Desk): Main[] =>
    (desk.table.turn.main_done ? [] : ACTIONS[desk.side]).map((action) => ({
        action,
        option: desk.optionsAbout('action', action).find((one) => wordOf(one) === 'act'),
        why: desk.why(desk.refusalsAbout('action', action)[0]),
    }));

export const isExecutive = (option: { notation: string }): boolean => EXECUTIVE.has(wordOf(option));

/** What the first sign of a row stands for, in a word or two. */
export function brieflyOf([sign]: Icon[]): string {
    if (!sign) return '';
    if (sign.icon === 'resource') return t(`om.good.${sign.id}`);
    return t(sign.icon === 'steps' ? `om.does.steps.${sign.id}` : `om.does.${sign.icon}`);
}

/** The way on from a turn, or from steps that may be left at that. */
export const endOf = (options: SaidOption[]): SaidOption | undefined =>
    options.find(({ notation }) => notation === 'end') ?? options.find(({ notation }) => notation === 'done');
