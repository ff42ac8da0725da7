// What a question offers to take from others.

import type { SaidQuestion, TerraformingMarsPossibleLoss } from '../wire';

export type Threat = TerraformingMarsPossibleLoss;

/** What may be taken, and from whom, where it is asked. */
export const offered = (question: SaidQuestion): Threat[] =>
    question.options.flatMap(({ about }) => {
        const seat = about.find((ref) => ref.kind === 'seat');
        const what = about.find((ref) => ref.kind === 'resource' || ref.kind === 'production');
        if (!seat || what?.amount === undefined) return [];
        const of = what.kind === 'resource' ? 'stock' : 'production';
        return [{ seat: Number(seat.id), of, resource: what.id, number: what.amount }];
    });
