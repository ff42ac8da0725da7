// What is to be said when a table has changed: what happened, and what became of a proposal.

import type { State } from '../wire';
import { plain, type Segment } from './api';

const MOST = 5;

/** What happened last, in sentences, for those who listen. */
export function newsOf(before: State, told: State, nameOf: (seat: number) => string): string {
    const fresh = told.log.filter((line) => line.ply > before.plies || (line.number ?? 0) > before.number);
    const lines = fresh.flatMap((line) => [...(line.events ?? []).map((event) => event.text), line.note ?? []]);
    const talk = told.talk.flatMap((line) => (line.line ? [`${nameOf(line.seat)}: ${line.line}`] : []));
    const asks = told.ply !== before.ply && told.question ? [plain(told.question.text)] : [];
    return [...lines.map(plain).filter(Boolean).slice(-MOST), ...talk, ...asks].join('. ');
}

/** Whether a proposal of one's own is gone. */
export const isSettled = (before: State, state: State): boolean =>
    !!before.matter && state.matter?.number !== before.matter.number && state.own.includes(before.matter.seat);

/** Who refused a proposal that is gone; nothing if it was agreed to. */
export function refusalOf(before: State, state: State): Segment[] | undefined {
    const isDone =
        state.plies < before.plies ||
        state.status !== before.status ||
        state.follower !== before.follower ||
        state.seats.some((one, seat) => one.bot !== before.seats[seat]?.bot);
    const note = state.log.findLast((line) => line.note?.length && (line.number ?? 0) > before.number);
    return isDone ? undefined : note?.note;
}
