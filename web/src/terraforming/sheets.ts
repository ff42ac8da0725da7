// Which questions have a sheet over Mars.

import type { Desk } from './desk.svelte';

export type QuestionSheet = 'setup' | 'draft' | 'cards';

/** The sheet of the question, if it has one: cards to choose that are not in the hand. */
export function sheetOf(desk: Desk): QuestionSheet | undefined {
    const { question } = desk.game;
    if (!question) return undefined;
    if (question.kind === 'corporation' || question.kind === 'start') return 'setup';
    if (question.kind === 'draft') return 'draft';
    if (question.verb && !desk.choosesInHand) return 'cards';
    return undefined;
}
