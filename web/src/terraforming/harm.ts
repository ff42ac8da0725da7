// What others did to a seat since it last chose: whatever was taken from it, or lowered.

import type { LogLine, SaidEvent } from '../wire';

export interface Harm {
    ply: number;
    seat: number;
    event: SaidEvent;
}

/** Whether an event takes something from a seat. */
function takesFrom(event: SaidEvent, seat: number): boolean {
    const { from } = event.parts;
    if (Array.isArray(from))
        return event.seat !== seat && from.some((ref) => ref.kind === 'seat' && ref.id === String(seat));
    return event.seat === seat && event.name.endsWith('.down');
}

/** The newest first; only what came after a ply, and after the last choice of the seat. */
export function harms(log: LogLine[], seat: number, after: number): Harm[] {
    const mine = log.findLast((line) => line.seat === seat)?.ply ?? -1;
    return log
        .filter((line) => line.ply > Math.max(mine, after) && line.seat !== seat && line.seat >= 0)
        .flatMap((line) =>
            (line.events ?? [])
                .filter((event) => takesFrom(event, seat))
                .map((event) => ({ ply: line.ply, seat: line.seat, event })),
        )
        .reverse();
}
