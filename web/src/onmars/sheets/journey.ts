// Who has decided about the journey of this round, and how, read off the log.

import type { LogLine, OnMarsTable } from '../../wire';

export interface Answer {
    seat: number;
    does: 'rides' | 'stays' | 'waits';
}

/** What the others have answered since the shuttle moved, and who is still to answer. */
export function answers(log: LogLine[], table: OnMarsTable, me: number): Answer[] {
    const at = log.findLastIndex((line) => (line.events ?? []).some((event) => event.name === 'om.shuttle'));
    const since = at < 0 ? [] : log.slice(at);
    const rode = new Set(
        since.flatMap((line) =>
            (line.events ?? []).filter((event) => event.name === 'om.travel').map((event) => event.seat),
        ),
    );
    const decided = new Set(since.slice(1).map((line) => line.seat));
    return table.seats
        .map((seat) => seat.seat)
        .filter((seat) => seat !== me)
        .map((seat) => ({ seat, does: rode.has(seat) ? 'rides' : decided.has(seat) ? 'stays' : 'waits' }));
}
