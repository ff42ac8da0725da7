// Questions of how many: the options are figures of one thing.

import type { SaidOption, SaidQuestion } from '../wire';

// With fewer there is nothing to slide along.
const LEAST = 3;

const figureOf = (option: SaidOption): number => option.about.find((ref) => ref.amount !== undefined)?.amount ?? 0;

/** Whether a question asks how many, with enough options for a slider. */
export const asksAmount = (question: SaidQuestion | undefined): boolean =>
    question?.kind === 'amount' && question.options.length >= LEAST;

/** The options from the least to the most. */
export const byAmount = (options: SaidOption[]): SaidOption[] =>
    options.toSorted((one, other) => figureOf(one) - figureOf(other));
