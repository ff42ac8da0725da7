// Who has decided about the journey of this round, and how, read off the log; who is still to decide, the server tells.

import type { LogLine, OnMarsTable } from '../../wire';

export interface Answer {
    seat: number;
    does: 'rides' | 'stays' | 'waits' | 'cannot';
}

/** Whoever stays does nothing that the log would tell of, but for Lacerda. */
function answered(line: LogLine): Answer[] {
    const events = line.events ?? [];
    const told = events.flatMap(({ name, seat }): Answer[] => {
        if (name === 'om.travel') return [{ seat, does: 'rides' }];
        return name === 'om.lacerda.stays' ? [{ seat, does: 'stays' }] : [];
    });
    const silent = events.every((event) => event.seat !== line.seat);
    return silent ? [{ seat: line.seat, does: 'stays' }, ...told] : told;
}

/** What everybody has answered since the shuttle moved, in the order of answers, and who is still to answer; then who cannot travel. */
export function answers(log: LogLine[], table: OnMarsTable): Answer[] {
    const at = log.findLastIndex((line) => (line.events ?? []).some((event) => event.name === 'om.shuttle'));
    const [moved, ...since] = at < 0 ? [] : log.slice(at);
    const first = (moved ? answered(moved) : []).filter(({ seat }) => seat !== moved?.seat);
    const { undecided } = table.shuttle;
    const open = new Set(undecided);
    const decided = [...first, ...since.flatMap(answered)].filter(
        ({ seat }, number, all) => !open.has(seat) && all.findIndex((one) => one.seat === seat) === number,
    );
    const known = new Set([...decided.map(({ seat }) => seat), ...undecided]);
    return [
        ...decided,
        ...undecided.map((seat): Answer => ({ seat, does: 'waits' })),
        ...table.seats.filter(({ seat }) => !known.has(seat)).map(({ seat }): Answer => ({ seat, does: 'cannot' })),
    ];
}
