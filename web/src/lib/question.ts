// A question of the server: which options are about which things, and how an answer is written.

import type { RefForm, SaidQuestion } from '../wire';

interface AboutThings {
    about: RefForm[];
}

const nameOf = (kind: string, id: string): string => `${kind} ${id}`;

/** Options or refusals by the things that they are about. */
export class ByThing<T extends AboutThings> {
    readonly #found = new Map<string, T[]>();

    constructor(all: T[]) {
        for (const one of all) {
            for (const name of new Set(one.about.map((ref) => nameOf(ref.kind, ref.id)))) {
                const list = this.#found.get(name);
                if (list) list.push(one);
                else this.#found.set(name, [one]);
            }
        }
    }

    about(kind: string, id: string): T[] {
        return this.#found.get(nameOf(kind, id)) ?? [];
    }
}

export const NONE = 'none';

/** Whether several options may be chosen together. */
export const isSubset = (question: SaidQuestion): boolean =>
    question.verb !== '' && !(question.least <= 1 && question.most === 1);

/** Whether it is an answer to choose nothing. */
export const mayChooseNone = (question: SaidQuestion): boolean => question.verb !== '' && question.least === 0;

/** Options of a question as the answer that the server reads; an answer that is already written stays as it is. */
export function written(question: SaidQuestion, notations: string[]): string {
    const [only] = notations;
    const isOption = (notation: string): boolean => question.options.some((option) => option.notation === notation);
    if (question.verb === '') return only ?? '';
    if (notations.length === 1 && only !== undefined && only !== NONE && !isOption(only)) return only;
    const chosen = question.options.map((option) => option.notation).filter((notation) => notations.includes(notation));
    return [question.verb, ...(chosen.length ? chosen : [NONE])].join(' ');
}

/** Whether an answer is one to a question, and not to another that was asked before. */
export const answers = (question: SaidQuestion, answer: string): boolean =>
    question.options.some(({ notation }) => notation === answer) ||
    (answer === NONE && mayChooseNone(question)) ||
    (question.verb !== '' && answer.startsWith(`${question.verb} `));
